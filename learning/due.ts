import { logit, type Model } from './model.ts'
import { day, halfLifeOf, type TopicState } from './state.ts'

/**
 * When the score of a practised topic falls to this level without more practice, in milliseconds since 1970. Null if it
 * never does: then the student's prior, or a guess, is already as high. A score already below was due at the last practice.
 */
export function dueAt(model: Model, topic: TopicState, level: number, guess = 0): number | null {
  const { score, prior, lastPractisedAt } = topic
  const limit = logit(level)
  if (guess >= level) return null
  if (score <= limit) return lastPractisedAt ?? 0
  if (prior >= limit || lastPractisedAt === null) return null
  const halfLives = Math.log2((score - prior) / (limit - prior))
  return lastPractisedAt + halfLives * halfLifeOf(model, topic) * day
}
