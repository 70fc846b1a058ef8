import { averageDifficulty, type Mode, modesOf, topicById, topics } from '@learn/content'
import { type Model, openModel, predict } from '@learn/learning'
import type { Projection } from '@learn/learning/projection'
import { currentVersion } from '@learn/learning/versions'

/** The model of students' mastery, prepared for all topics. */
export const model: Model = openModel(
  currentVersion,
  topics.map(topic => [topic.id, { difficulty: averageDifficulty(topic) }]),
)

/** The chance that this student answers a question on the topic, with this difficulty, correctly. */
export type ChanceOf = (topicId: string, difficulty: number) => number

export const chances =
  ({ state }: Projection, now: number): ChanceOf =>
  (topicId, difficulty) =>
    predict(model, state, { topicId, difficulty }, now)

const luckOfFive = 0.2

/** The chance of a right answer to such a question by guessing. */
export const guessIn = (mode: Mode): number => (mode === 'options' ? luckOfFive : 0)

/** The chance of a right answer on the topic by guessing. */
export function guessOf(topicId: string): number {
  const topic = topicById(topicId)
  return topic && !modesOf(topic).includes('typed') ? luckOfFive : 0
}
