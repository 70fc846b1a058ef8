import type { LearnAttempt, LearnQuestion } from '@learn/sdk'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { AnswerFields } from '../../parts/answer-fields.tsx'
import { withUnit } from '../../parts/answer-keys.ts'
import { canSpeak } from '../../parts/speaker.tsx'
import { Asked } from './asked.tsx'
import { Told } from './told.tsx'

interface QuestionProps {
  readonly question: LearnQuestion
  /** Once there is one, the page tells what came of it. */
  readonly attempt: LearnAttempt | undefined
  readonly onAnswer: (answer: string | null) => void
  readonly why: () => Promise<string | undefined>
  readonly onNext: () => void
}

/**
 * One question and its answer, by touch, mouse or keyboard. What was asked stays on the page with what came of the
 * answer, so that a slow tablet doesn't read and draw it twice.
 */
export function Question({ question, attempt, onAnswer, why, onNext }: QuestionProps) {
  const chosen = useSignal('')
  const sent = useSignal(false)
  const heading = useRef<HTMLDivElement>(null)
  const asked = useMemo(
    () => <Asked question={question} heading={heading} isNew={!attempt} />,
    [question.questionId],
  )
  const give = (answer: string | null) => {
    if (sent.value || answer?.trim() === '') return
    sent.value = true
    if (canSpeak) speechSynthesis.cancel()
    onAnswer(answer)
  }
  const check = () => give(withUnit(chosen.value, question.answerForm))
  useEffect(() => {
    if (attempt) return
    heading.current?.focus()
    if (question.options.length === 0) return
    const choose = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || sent.value) return
      const place = '12345'.indexOf(event.key)
      const letter = place >= 0 ? question.options[place]?.letter : event.key.toUpperCase()
      if (question.options.some(option => option.letter === letter)) chosen.value = letter ?? ''
      else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) check()
    }
    addEventListener('keydown', choose)
    return () => removeEventListener('keydown', choose)
  }, [question.questionId])

  return (
    <form
      class="question"
      data-told={attempt && 'yes'}
      onSubmit={event => {
        event.preventDefault()
        check()
      }}
    >
      {asked}
      {attempt ? (
        <Told key={attempt.id} question={question} attempt={attempt} why={why} onNext={onNext} />
      ) : (
        <>
          <AnswerFields question={question} chosen={chosen} isSent={sent} />
          <footer>
            <button type="button" class="quiet" onClick={() => give(null)}>
              I don’t know
            </button>
            <button type="submit" class="first" aria-disabled={chosen.value.trim() === '' || sent.value}>
              {sent.value ? 'Checking …' : 'Check'}
            </button>
          </footer>
        </>
      )}
    </form>
  )
}
