import { Trouble } from '../../parts/field.tsx'

interface Props {
  readonly value: string
  readonly trouble: string
  readonly onValue: (value: string) => void
}

export const ExamDate = ({ value, trouble, onValue }: Props) => (
  <div class="field">
    <label for="examDate">Date of the test (optional)</label>
    <input
      id="examDate"
      type="date"
      value={value}
      aria-invalid={trouble ? true : undefined}
      aria-describedby={trouble ? 'examDate-trouble' : undefined}
      onInput={event => onValue(event.currentTarget.value)}
    />
    <Trouble name="examDate" text={trouble} />
  </div>
)
