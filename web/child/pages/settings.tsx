import { call, type LearnPreferences, type LearnStudent } from '@learn/sdk'
import { updateLearnPreferences } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { connection } from '../../api/api.ts'
import { Icon } from '../../drawing/icons.tsx'
import { canSpeak } from '../../parts/speaker.tsx'
import { child } from '../child.ts'

/** How pages look and sound. Each choice shows at once, and is kept for every device. */
export function Settings({ student }: { student: LearnStudent }) {
  const { preferences } = student
  const trouble = useSignal('')
  useEffect(() => {
    document.title = 'How it looks · Learn'
  }, [])

  const choose = async (change: Partial<LearnPreferences>) => {
    child.value = { ...student, preferences: { ...preferences, ...change } }
    const saved = await call(connection, updateLearnPreferences, {
      studentId: student.id,
      ...change,
    }).attempt()
    trouble.value = saved.ok ? '' : 'We could not keep that. It stays like this until you close the page.'
  }

  return (
    <main class="settings">
      <h1>How it looks</h1>
      <p class="problem" role="alert">
        {trouble}
      </p>
      <Choice
        title="Size of the words"
        name="textSize"
        chosen={preferences.textSize}
        choices={{ normal: 'Normal', large: 'Large', largest: 'Largest' }}
        onChoose={textSize => void choose({ textSize })}
      />
      <Choice
        title="Space between the words"
        name="spacing"
        chosen={preferences.spacing}
        choices={{ normal: 'Normal', wide: 'Wide' }}
        onChoose={spacing => void choose({ spacing })}
      />
      <Choice
        title="Colours"
        name="theme"
        chosen={preferences.theme}
        choices={{ system: 'Like my device', light: 'Light', dark: 'Dark' }}
        onChoose={theme => void choose({ theme })}
      />
      <Choice
        title="Contrast"
        name="contrast"
        chosen={preferences.contrast}
        choices={{ normal: 'Normal', more: 'Strong' }}
        onChoose={contrast => void choose({ contrast })}
      />
      <fieldset class="card">
        <legend>And also</legend>
        {canSpeak && (
          <Switch
            text="Read each question to me"
            isOn={preferences.readAloud}
            onChange={readAloud => void choose({ readAloud })}
          />
        )}
        <Switch
          text="Nothing moves"
          isOn={preferences.reduceMotion}
          onChange={reduceMotion => void choose({ reduceMotion })}
        />
        <Switch
          text="Hide the clock in tests"
          isOn={preferences.hideClock}
          onChange={hideClock => void choose({ hideClock })}
        />
      </fieldset>
      <p>
        <a class="button" href="/learn">
          <Icon name="tick" /> Done
        </a>
      </p>
    </main>
  )
}

interface ChoiceProps<Value extends string> {
  readonly title: string
  readonly name: string
  readonly chosen: Value
  readonly choices: Readonly<Record<Value, string>>
  readonly onChoose: (value: Value) => void
}

function Choice<Value extends string>({ title, name, chosen, choices, onChoose }: ChoiceProps<Value>) {
  // Object.keys loses the type of the keys.
  const values = Object.keys(choices) as Value[]
  return (
    <fieldset class="card">
      <legend>{title}</legend>
      <div class="choices">
        {values.map(value => (
          <label class="option">
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {choices[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const Switch = (props: { text: string; isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <label class="choice">
    <input
      type="checkbox"
      checked={props.isOn}
      onChange={event => props.onChange(event.currentTarget.checked)}
    />
    {props.text}
  </label>
)
