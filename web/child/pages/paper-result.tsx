import type { LearnPaper } from '@learn/sdk'
import { useEffect, useRef } from 'preact/hooks'
import { go } from '../../api/router.ts'
import { Icon } from '../../drawing/icons.tsx'
import { AnswerShown } from '../../parts/answer-shown.tsx'
import { Markdown } from '../../text/markdown-view.tsx'
import { subjectNames } from '../words.ts'
import { Asked } from './asked.tsx'

/** How a test went: by subject, and each question with the way to its answer. */
export function PaperResult({ paper }: { paper: LearnPaper }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { result, questions } = paper
  return (
    <article class="result">
      <h1 ref={heading} tabIndex={-1}>
        You got {result?.rightAnswers} of {questions.length} right
      </h1>
      <ul class="card practised">
        {result?.subjects.map(({ subjectId, rightAnswers, questionCount }) => (
          <li>
            <strong>{subjectNames[subjectId] ?? subjectId}</strong>
            <span>
              {rightAnswers} of {questionCount}
            </span>
          </li>
        ))}
      </ul>
      <h2>See the way to each answer</h2>
      {questions.map(({ position, question, answer, marked }) => (
        <details class="card">
          <summary>
            <Icon name={marked?.correct ? 'tick' : 'bulb'} /> Question {position}:{' '}
            {marked?.correct ? 'yes' : answer === null ? 'no answer' : 'not this time'}
          </summary>
          <Asked question={question} />
          {marked?.slip && <p>{marked.slip}</p>}
          <div class="answers">
            {answer !== null && !marked?.correct && (
              <AnswerShown question={question} answer={answer} isRight={false} words="Your answer" />
            )}
            <AnswerShown
              question={question}
              answer={question.answer ?? ''}
              isRight
              words={marked?.correct ? 'Your answer' : 'Right answer'}
            />
          </div>
          <Markdown text={question.explanation ?? ''} />
        </details>
      ))}
      <footer>
        <button type="button" class="first" onClick={() => go('/learn', { replace: true })}>
          Finish
        </button>
      </footer>
    </article>
  )
}
