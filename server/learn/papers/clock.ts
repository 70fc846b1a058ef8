import type { ExamFamily, Question } from '@learn/content'

const minute = 60_000

/**
 * When the time for these questions is up: the time that each needs, at the pace of the exam, in whole minutes.
 * `extraTime` is the share by which a child gets longer, such as 0.25.
 */
export function endOf(
  startedAt: Date,
  questions: readonly Pick<Question, 'seconds'>[],
  { pace }: Pick<ExamFamily, 'pace'>,
  extraTime = 0,
): Date {
  const seconds = questions.reduce((sum, question) => sum + question.seconds, 0) * pace * (1 + extraTime)
  return new Date(startedAt.getTime() + Math.max(1, Math.ceil(seconds / 60)) * minute)
}
