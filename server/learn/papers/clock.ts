import type { ExamFamily, Question } from '@learn/content'

const minute = 60_000

/**
 * When the time for these questions is up: the time that each needs, at the pace of the exam, in whole minutes.
 * With extra time, a child has so much longer.
 */
export function endOf(
  startedAt: Date,
  questions: readonly Pick<Question, 'seconds'>[],
  { pace }: Pick<ExamFamily, 'pace'>,
  extraTimePercent: number,
): Date {
  const needed = questions.reduce((sum, question) => sum + question.seconds, 0) * pace
  const seconds = (needed * (100 + extraTimePercent)) / 100
  return new Date(startedAt.getTime() + Math.max(1, Math.ceil(seconds / 60)) * minute)
}
