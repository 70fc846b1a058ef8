import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Group, Pick } from '../../parts/field.tsx'

export const readerWords = (isShared: boolean) =>
  isShared ? 'Parents can read this' : 'Only teachers can read this'

interface NoteFormProps {
  readonly id: string
  readonly label: string
  readonly button: string
  readonly text: string
  /** Nothing until the writer has chosen: there is no default. */
  readonly isShared: boolean | undefined
  readonly onCancel?: () => void
  /** Returns what went wrong, or an empty text. */
  readonly save: (written: { text: string; sharedWithGuardians: boolean }) => Promise<string>
}

/** The text of a note and who can read it. */
export function NoteForm({ id, label, button, onCancel, save, ...given }: NoteFormProps) {
  const text = useSignal(given.text)
  const isShared = useSignal(given.isShared)
  const trouble = useSignal('')
  const isBusy = useSignal(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (onCancel) field.current?.focus()
  }, [])
  const send = async () => {
    if (isBusy.value) return
    trouble.value = text.value.trim() === '' ? 'Write the note first.' : ''
    if (!trouble.value && isShared.value === undefined) trouble.value = 'Choose who can read it.'
    if (trouble.value || isShared.value === undefined) return
    isBusy.value = true
    trouble.value = await save({ text: text.value, sharedWithGuardians: isShared.value })
    isBusy.value = false
  }
  return (
    <form
      class="settings"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <div class="field">
        <label for={id}>{label}</label>
        <textarea
          id={id}
          ref={field}
          rows={3}
          maxLength={2000}
          value={text.value}
          onInput={event => {
            text.value = event.currentTarget.value
          }}
        />
      </div>
      <Group name={`${id}-readers`} legend="Who can read it">
        {[false, true].map(value => (
          <Pick
            key={value}
            type="radio"
            name={`${id}-readers`}
            value={`${value}`}
            isChosen={isShared.value === value}
            isInvalid={false}
            onChoose={() => {
              isShared.value = value
            }}
          >
            {readerWords(value)}
          </Pick>
        ))}
      </Group>
      <p class="problem" role="alert" hidden={!trouble.value}>
        {trouble}
      </p>
      <div class="buttons answer">
        {onCancel && (
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
        <button type="submit" aria-disabled={isBusy.value || undefined}>
          {button}
        </button>
      </div>
    </form>
  )
}
