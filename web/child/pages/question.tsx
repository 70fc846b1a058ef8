import type { LearnQuestion } from '@learn/sdk'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { AnswerFields } from '../../parts/answer-fields.tsx'
import { withUnit } from '../../parts/answer-keys.ts'
import { Asked } from './asked.tsx'

interface QuestionProps {
  readonly question: LearnQuestion
  readonly onAnswer: (answer: string | null) => void
}

/** One question and its answer, by touch, mouse or keyboard. */
export function Question({ question, onAnswer }: QuestionProps) {
  const chosen = useSignal('')
  const sent = useSignal(false)
  const heading = useRef<HTMLDivElement>(null)
  const give = (answer: string | null) => {
    if (sent.value || answer?.trim() === '') return
    sent.value = true
    onAnswer(answer)
  }
  const check = () => give(withUnit(chosen.value, question.answerForm))
  useEffect(() => {
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
      onSubmit={event => {
        event.preventDefault()
        check()
      }}
    >
      <Asked question={question} heading={heading} />
      <AnswerFields question={question} chosen={chosen} isSent={sent} />
      <footer>
        <button type="button" class="quiet" onClick={() => give(null)}>
          I don’t know
        </button>
        <button type="submit" class="first" aria-disabled={chosen.value.trim() === '' || sent.value}>
          {sent.value ? 'Checking …' : 'Check'}
        </button>
      </footer>
    </form>
  )
}
