import type { ReplayReward } from '@learn/contract/learn/words'
import { hashOf } from '../hash.ts'
import { chosenActions, type KnownCandidates } from './catalogue.ts'
import type { WeighedReader } from './weighed.ts'

/** A child's answers in order of time. All arrays have the same length. */
export interface ChildAttempts {
  readonly topicIds: readonly string[]
  readonly right: readonly boolean[]
  /** In milliseconds. */
  readonly at: readonly number[]
  /** The mastery of the topic after each answer. */
  readonly after: readonly number[]
}

const day = 24 * 60 * 60 * 1_000
const week = 7 * day

/** The range of each reward. */
export const rewardRanges: Readonly<Record<ReplayReward, { readonly least: number; readonly most: number }>> =
  {
    next_attempt: { least: 0, most: 1 },
    mastery_gain: { least: -1, most: 1 },
  }

/** The attempts on one topic: their times, and their indexes among all attempts. */
interface TopicAttempts {
  readonly at: number[]
  readonly places: number[]
}

/** The rewards of a child's decisions. */
export class ChildRewards {
  readonly #attempts: ChildAttempts
  readonly #seenUntil: number
  readonly #byTopic = new Map<string, TopicAttempts>()
  readonly #known: KnownCandidates
  /** By candidate hash, topics that the child practised and that are no longer taught. */
  readonly #strays = new Map<number, TopicAttempts>()

  /** Answers after `seenUntil` are not among the attempts. */
  constructor(attempts: ChildAttempts, known: KnownCandidates, seenUntil: number) {
    this.#attempts = attempts
    this.#seenUntil = seenUntil
    this.#known = known
    for (const [place, topicId] of attempts.topicIds.entries()) {
      const { at, places } = this.#on(topicId)
      at.push(attempts.at[place] ?? 0)
      places.push(place)
    }
  }

  #on(topicId: string): TopicAttempts {
    const found = this.#byTopic.get(topicId)
    if (found) return found
    const added: TopicAttempts = { at: [], places: [] }
    this.#byTopic.set(topicId, added)
    if (!this.#known.isTaught(topicId))
      for (const action of chosenActions) this.#strays.set(hashOf(`${action}:${topicId}`), added)
    return added
  }

  /** The reward of the choice; NaN if it is unknown. */
  of({ hashes, masteries, selected, at }: WeighedReader, reward: ReplayReward): number {
    const hash = hashes[selected] ?? 0
    const known = this.#known.find(hash)
    const topic = known ? this.#byTopic.get(known.targetId) : this.#strays.get(hash)
    if (!topic) return Number.NaN
    return reward === 'next_attempt'
      ? this.#nextAttempt(topic, at)
      : this.#masteryGain(topic, at, masteries[selected] ?? Number.NaN)
  }

  /** Whether the first answer on the topic, at least a day later, is right. */
  #nextAttempt({ at, places }: TopicAttempts, decidedAt: number): number {
    const place = places[countBefore(at, decidedAt + day)]
    return place === undefined ? Number.NaN : Number(this.#attempts.right[place] ?? false)
  }

  /** The change in mastery up to the last answer within seven days; unknown until they have passed. */
  #masteryGain({ at, places }: TopicAttempts, decidedAt: number, mastery: number): number {
    if (decidedAt + week > this.#seenUntil) return Number.NaN
    const last = countUntil(at, decidedAt + week) - 1
    const place = places[last]
    if (place === undefined || (at[last] ?? 0) < decidedAt) return Number.NaN
    return (this.#attempts.after[place] ?? Number.NaN) - mastery
  }
}

/** How many of the sorted times are before this one. */
const countBefore = (times: readonly number[], time: number) => countWhere(times, each => each < time)
const countUntil = (times: readonly number[], time: number) => countWhere(times, each => each <= time)

/** Binary search: how many times match. All that match come first. */
function countWhere(times: readonly number[], matches: (time: number) => boolean): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (matches(times[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}
