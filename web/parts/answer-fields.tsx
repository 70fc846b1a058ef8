import type { LearnQuestion } from '@learn/sdk'
import type { Signal } from '@preact/signals'
import { MarkdownLine, Picture } from '../text/markdown-view.tsx'
import { TypedAnswer } from './typed-answer.tsx'

interface AnswerFieldsProps {
  readonly question: LearnQuestion
  /** The letter of an option, or the typed text. */
  readonly chosen: Signal<string>
  readonly isSent: Signal<boolean>
}

/** Five options to choose from, or a field to type in. */
export const AnswerFields = ({ question, chosen, isSent }: AnswerFieldsProps) =>
  question.answerForm ? (
    <TypedAnswer form={question.answerForm} value={chosen} isSent={isSent} />
  ) : (
    <fieldset class="options">
      <legend class="hidden">Your answer</legend>
      {question.options.map(({ letter, text, picture }) => (
        <label class="option" data-picture={picture !== null}>
          <input
            type="radio"
            name="option"
            value={letter}
            checked={chosen.value === letter}
            disabled={isSent}
            onChange={() => {
              chosen.value = letter
            }}
          />
          <span class="letter">{letter}</span>
          {picture ? <Picture {...picture} /> : <MarkdownLine text={text} />}
        </label>
      ))}
    </fieldset>
  )
