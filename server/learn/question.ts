import { makeQuestion, parseQuestionId } from '@learn/content'
import type { LearnQuestion } from '@learn/contract/learn/content'

/** A question as it was once asked, with its answer; null where it can't be made any more. */
export function askedQuestion(questionId: string): LearnQuestion | null {
  const reference = parseQuestionId(questionId)
  const question = reference && makeQuestion(reference)
  if (!question) return null
  const { topicId, mode, stem, passage = null, picture = null, step, seconds, answer, explanation } = question
  return {
    questionId,
    questionVersionId: `${question.templateId}@${question.version}`,
    topicId,
    mode,
    stem,
    passage,
    picture,
    options:
      question.mode === 'options'
        ? question.options.map(({ letter, text, picture = null }) => ({ letter, text, picture }))
        : [],
    step,
    seconds,
    answer,
    explanation,
  }
}
