import type { LearnAttempt, LearnQuestion } from '@learn/sdk'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../drawing/icons.tsx'
import { Markdown, MarkdownLine, Picture } from '../../text/markdown-view.tsx'
import { Asked } from './asked.tsx'

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
  useEffect(() => {
    panel.current?.focus()
    reason.value = ''
  }, [attempt.id])
  const isOptions = question.options.length > 0
  const option = (letter: string) => question.options.find(one => one.letter === letter)
  const show = (answer: string) => {
    const found = option(answer)
    if (!isOptions) return <MarkdownLine text={answer} />
    return (
      <>
        <span class="letter">{answer}</span>
        {found?.picture ? <Picture {...found.picture} /> : <MarkdownLine text={found?.text ?? ''} />}
      </>
    )
  }
  const title = attempt.correct ? 'Yes' : attempt.answer === null ? 'Here is the way' : 'Not this time'
  return (
    <div class="question">
      <Asked question={question} />
      <section class="told" data-right={attempt.correct} ref={panel} tabIndex={-1} aria-label={title}>
        <h2>
          <Icon name={attempt.correct ? 'tick' : 'bulb'} /> {title}
        </h2>
        {attempt.slip && <p>{attempt.slip}</p>}
        <div class="answers">
          {!attempt.correct && attempt.answer !== null && (
            <p class="answer" data-right={false}>
              {show(attempt.answer)}
              <small>Your answer</small>
            </p>
          )}
          <p class="answer" data-right={true}>
            {show(attempt.rightAnswer)}
            <small>{attempt.correct ? 'Your answer' : 'Right answer'}</small>
          </p>
        </div>
        <Markdown text={attempt.explanation} />
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
    </div>
  )
}
