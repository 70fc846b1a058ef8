import { chosenActions, type KnownCandidates } from './catalogue.ts'
import type { ReplayReward } from './outcome.ts'
import { candidateHash, type WeighedReader } from './weighed.ts'

/** What a child answered, in the order of time. All have the same length. */
export interface ChildAttempts {
  readonly topicIds: readonly string[]
  readonly right: readonly boolean[]
  /** In milliseconds. */
  readonly at: readonly number[]
  /** The mastery of its topic that each led to. */
  readonly after: readonly number[]
}

const day = 24 * 60 * 60 * 1_000
const week = 7 * day

/** Between which a reward always lies. */
export const rewardRanges: Readonly<Record<ReplayReward, { readonly least: number; readonly most: number }>> =
  {
    next_attempt: { least: 0, most: 1 },
    mastery_gain: { least: -1, most: 1 },
  }

/** The attempts on one topic: when, and their places among all. */
interface OnTopic {
  readonly at: number[]
  readonly places: number[]
}

/** What came of a child's decisions. */
export class ChildRewards {
  readonly #attempts: ChildAttempts
  readonly #seenUntil: number
  readonly #byTopic = new Map<string, OnTopic>()
  readonly #known: KnownCandidates
  /** By candidate, topics that the child has answered on and that are no longer taught. */
  readonly #strays = new Map<number, OnTopic>()

  /** `seenUntil`: what was answered after that moment is not among the attempts. */
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

  #on(topicId: string): OnTopic {
    const found = this.#byTopic.get(topicId)
    if (found) return found
    const made: OnTopic = { at: [], places: [] }
    this.#byTopic.set(topicId, made)
    if (!this.#known.isTaught(topicId))
      for (const action of chosenActions) this.#strays.set(candidateHash(`${action}:${topicId}`), made)
    return made
  }

  /** Of what was chosen; not a number where it is not known. */
  of({ hashes, masteries, selected, at }: WeighedReader, reward: ReplayReward): number {
    const hash = hashes[selected] ?? 0
    const known = this.#known.find(hash)
    const topic = known ? this.#byTopic.get(known.targetId) : this.#strays.get(hash)
    if (!topic) return Number.NaN
    return reward === 'next_attempt'
      ? this.#nextAttempt(topic, at)
      : this.#masteryGain(topic, at, masteries[selected] ?? Number.NaN)
  }

  /** Whether the first answer on the topic, a day later or more, is right. */
  #nextAttempt({ at, places }: OnTopic, decidedAt: number): number {
    const place = places[countBefore(at, decidedAt + day)]
    return place === undefined ? Number.NaN : Number(this.#attempts.right[place] ?? false)
  }

  /** How far the last answer on the topic within seven days brought it from what it was, once they are over. */
  #masteryGain({ at, places }: OnTopic, decidedAt: number, mastery: number): number {
    if (decidedAt + week > this.#seenUntil) return Number.NaN
    const last = countUntil(at, decidedAt + week) - 1
    const place = places[last]
    if (place === undefined || (at[last] ?? 0) < decidedAt) return Number.NaN
    return (this.#attempts.after[place] ?? Number.NaN) - mastery
  }
}

/** How many of ascending times are before this one. */
const countBefore = (times: readonly number[], time: number) => countWhere(times, each => each < time)
const countUntil = (times: readonly number[], time: number) => countWhere(times, each => each <= time)

/** How many are so, of which all come before those that are not. */
function countWhere(times: readonly number[], isSo: (time: number) => boolean): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isSo(times[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}
