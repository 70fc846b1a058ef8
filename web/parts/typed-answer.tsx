import type { Signal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Icon } from '../drawing/icons.tsx'
import { type AnswerForm, keysFor, marksOf } from './answer-keys.ts'

/** On a tablet our own keys stand beside the question, and the device's keyboard must not cover it. */
const isTouch = matchMedia('(pointer: coarse)').matches

interface TypedAnswerProps {
  readonly form: AnswerForm
  readonly value: Signal<string>
  readonly isSent: Signal<boolean>
}

export function TypedAnswer({ form, value, isSent }: TypedAnswerProps) {
  const field = useRef<HTMLInputElement>(null)
  const keys = isTouch ? keysFor(form) : []
  const { before, after } = marksOf(form)
  const press = (types: string) => {
    if (!isSent.value) value.value += types
  }
  return (
    <div class="typed">
      <label for="answer">Your answer</label>
      <p class="field">
        {before && <span aria-hidden="true">{before}</span>}
        <input
          id="answer"
          ref={field}
          inputMode={keys.length > 0 ? 'none' : 'text'}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          maxLength={180}
          readOnly={isSent}
          value={value}
          aria-describedby={after ? 'unit' : undefined}
          onInput={event => {
            value.value = event.currentTarget.value
          }}
        />
        {after && <span id="unit">{after}</span>}
      </p>
      {keys.length > 0 && (
        <div class="pad">
          {keys.map(({ types, label, words }) => (
            <button type="button" aria-label={words} onClick={() => press(types)}>
              {label}
            </button>
          ))}
          <button
            type="button"
            aria-label="Take the last one away"
            onClick={() => {
              if (!isSent.value) value.value = value.value.slice(0, -1)
            }}
          >
            <Icon name="back" />
          </button>
        </div>
      )}
    </div>
  )
}
