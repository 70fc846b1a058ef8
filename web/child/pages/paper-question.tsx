import type { LearnQuestion } from '@learn/sdk'
import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../drawing/icons.tsx'
import { AnswerFields } from '../../parts/answer-fields.tsx'
import { withUnit } from '../../parts/answer-keys.ts'
import type { Note } from '../sitting.ts'
import { Asked } from './asked.tsx'

interface PaperQuestionProps {
  readonly question: LearnQuestion
  readonly note: Note
  readonly onNote: (note: Note) => void
  readonly onNext: () => void
  readonly onBack?: () => void
}

/** How long a child may go on typing before the answer is put down. */
const typingMilliseconds = 600

export function PaperQuestion({ question, note, onNote, onNext, onBack }: PaperQuestionProps) {
  const chosen = useSignal(note.answer ?? '')
  const flagged = useSignal(note.flagged)
  const isSent = useSignal(false)
  const heading = useRef<HTMLDivElement>(null)
  const put = () => {
    const text = withUnit(chosen.value, question.answerForm)
    onNote({ answer: text === '' ? null : text, flagged: flagged.value })
  }
  useEffect(() => heading.current?.focus(), [])
  useSignalEffect(() => {
    const typed = chosen.value // Read here, so that a change of it is noticed.
    if (question.answerForm === null) return typed === '' ? undefined : put()
    const timer = setTimeout(put, typingMilliseconds)
    return () => clearTimeout(timer)
  })
  const leave = (next: () => void) => {
    put()
    next()
  }
  return (
    <form
      class="question"
      onSubmit={event => {
        event.preventDefault()
        leave(onNext)
      }}
    >
      <Asked question={question} heading={heading} />
      <AnswerFields question={question} chosen={chosen} isSent={isSent} />
      <footer>
        {onBack && (
          <button type="button" onClick={() => leave(onBack)}>
            Back
          </button>
        )}
        <button
          type="button"
          class="flag"
          aria-pressed={flagged}
          onClick={() => {
            flagged.value = !flagged.value
            put()
          }}
        >
          <Icon name="flag" /> Look again later
        </button>
        <button type="submit" class="first">
          Next <Icon name="next" />
        </button>
      </footer>
    </form>
  )
}
