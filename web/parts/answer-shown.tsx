import type { LearnQuestion } from '@learn/sdk'
import { MarkdownLine, Picture } from '../text/markdown-view.tsx'

interface AnswerShownProps {
  readonly question: LearnQuestion
  readonly answer: string
  readonly isRight: boolean
  readonly words: string
}

/** An answer with what it stands for: the text or picture of its option. */
export function AnswerShown({ question, answer, isRight, words }: AnswerShownProps) {
  const option = question.options.find(({ letter }) => letter === answer)
  return (
    <p class="answer" data-right={isRight}>
      {question.options.length > 0 && <span class="letter">{answer}</span>}
      {option?.picture ? <Picture {...option.picture} /> : <MarkdownLine text={option?.text ?? answer} />}
      <small>{words}</small>
    </p>
  )
}
