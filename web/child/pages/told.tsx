import type { LearnAttempt, LearnQuestion } from '@learn/sdk'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../drawing/icons.tsx'
import { AnswerShown } from '../../parts/answer-shown.tsx'
import { Markdown } from '../../text/markdown-view.tsx'

/** What the child hears about an answer: whether it was right, and the way to it. */
export function Told({
  question,
  attempt,
  why,
  onNext,
}: {
  question: LearnQuestion
  attempt: LearnAttempt
  why: () => Promise<string | undefined>
  onNext: () => void
}) {
  const panel = useRef<HTMLElement>(null)
  const reason = useSignal('')
  // A slow tablet shows at once whether it was right, and the way to it in the next frame.
  const isPainted = useSignal(false)
  useEffect(() => {
    panel.current?.focus()
    isPainted.value = true
  }, [])
  const title = attempt.correct ? 'Yes' : attempt.answer === null ? 'Here is the way' : 'Not this time'
  return (
    <>
      <section class="told" data-right={attempt.correct} ref={panel} tabIndex={-1} aria-label={title}>
        <h2>
          <Icon name={attempt.correct ? 'tick' : 'bulb'} /> {title}
        </h2>
        {attempt.slip && <p>{attempt.slip}</p>}
        <div class="answers">
          {!attempt.correct && attempt.answer !== null && (
            <AnswerShown question={question} answer={attempt.answer} isRight={false} words="Your answer" />
          )}
          <AnswerShown
            question={question}
            answer={attempt.rightAnswer}
            isRight
            words={attempt.correct ? 'Your answer' : 'Right answer'}
          />
        </div>
        {isPainted.value && <Markdown text={attempt.explanation} />}
        <details
          onToggle={event => {
            if (event.currentTarget.open && !reason.value)
              void why().then(told => {
                reason.value = told ?? 'Here is a good one to try.'
              })
          }}
        >
          <summary>Why did I get this question?</summary>
          <p>{reason}</p>
        </details>
      </section>
      <footer>
        <button type="button" class="first" onClick={onNext}>
          Next <Icon name="next" />
        </button>
      </footer>
    </>
  )
}
