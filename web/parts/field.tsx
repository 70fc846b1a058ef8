import type { ComponentChildren } from 'preact'

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** What is wrong with it. */
  readonly trouble?: string | undefined
  readonly value: string
  readonly isEmail?: boolean
  readonly maxLength: number
  /** What browsers may fill in, such as `name`. */
  readonly autocomplete: string
  /** A name or a PIN that must be spelled as it was typed. */
  readonly isExact?: boolean
  readonly look?: string
  readonly onValue: (value: string) => void
}

/** A line of text with its label, a hint and, if need be, what is wrong with it. */
export function Field({
  name,
  label,
  hint,
  trouble,
  isEmail = false,
  isExact = false,
  look = '',
  onValue,
  ...input
}: FieldProps) {
  const described = [hint && `${name}-hint`, trouble && `${name}-trouble`].filter(Boolean).join(' ')
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="text"
        inputMode={isEmail ? 'email' : 'text'}
        class={look}
        autocapitalize={isExact ? 'none' : 'words'}
        spellcheck={!isExact}
        aria-invalid={trouble ? true : undefined}
        aria-describedby={described || undefined}
        onInput={event => onValue(event.currentTarget.value)}
        {...input}
      />
      {hint && (
        <p class="note" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <Trouble name={name} text={trouble} />
    </div>
  )
}

export const Trouble = ({ name, text }: { name: string; text: string | undefined }) =>
  text ? (
    <p class="problem" id={`${name}-trouble`}>
      {text}
    </p>
  ) : null

interface ChoiceProps {
  readonly name: string
  readonly legend: string
  readonly trouble?: string | undefined
  readonly look?: string
  readonly children: ComponentChildren
}

/** A group of radio buttons or boxes. */
export const Group = ({ name, legend, trouble, look = 'choices', children }: ChoiceProps) => (
  <fieldset class="field" aria-describedby={trouble ? `${name}-trouble` : undefined}>
    <legend>{legend}</legend>
    <div class={look}>{children}</div>
    <Trouble name={name} text={trouble} />
  </fieldset>
)

interface PickProps {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly isInvalid: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly children: ComponentChildren
}

/** One of a group: the whole card can be pressed. */
export const Pick = ({ type, name, value, isChosen, isInvalid, onChoose, children }: PickProps) => (
  <label class="pick">
    <input
      type={type}
      name={name}
      value={value}
      checked={isChosen}
      aria-invalid={isInvalid || undefined}
      onChange={event => onChoose(event.currentTarget.checked)}
    />
    <span>{children}</span>
  </label>
)
