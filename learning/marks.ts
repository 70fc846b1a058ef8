import { hashOf } from './hash.ts'
import { logit, type Model, sigmoid } from './model.ts'
import { enoughEvidence } from './policies/drafts.ts'
import { masteredFrom } from './policies/overview.ts'
import type { Projection } from './state.ts'
import { day, halfLifeOf } from './state.ts'

/**
 * A projection in brief, for a page about hundreds of children: a tenth of the bytes, and read without making objects.
 * Little-endian, 16 bytes for each topic in the projection's order: hash of the topic id (4), last practised in minutes
 * since 1970 (4), score and what it fades to in thousandths of logits (2 each), attempts (1), right or wrong answers in a
 * row (1), best score in percent (1), and half-life (1).
 */
const recordBytes = 16
const minute = 60_000
const thousandths = 1_000
/** Half-lives are stored as 16ths of powers of two of an hour: from one hour to seven years, to within 2%. */
const halfLifeSteps = 16
const hour = 3_600_000

/** What a child's marks say about each topic of a list, at some time. */
export interface Marks {
  /** The chance of a right answer to an average question, in percent. `tooFew` if there are too few answers to know. */
  readonly scores: Uint8Array
  /** The sum of `signs`. */
  readonly signs: Uint8Array
}

export const tooFew = 255
export const signs = { due: 1, falling: 2, stuck: 4 } as const

export function packMarks(model: Model, { state, best }: Projection): Uint8Array {
  const bytes = new Uint8Array(state.topics.length * recordBytes)
  const view = new DataView(bytes.buffer)
  for (const [place, topic] of state.topics.entries()) {
    const at = place * recordBytes
    const steps = Math.log2((halfLifeOf(model, topic) * day) / hour) * halfLifeSteps
    view.setInt32(at, hashOf(topic.topicId), true)
    view.setUint32(at + 4, Math.floor((topic.lastPractisedAt ?? 0) / minute), true)
    view.setInt16(at + 8, Math.round(topic.score * thousandths), true)
    view.setInt16(at + 10, Math.round(topic.prior * thousandths), true)
    view.setUint8(at + 12, Math.min(255, topic.attempts))
    view.setInt8(at + 13, Math.max(-128, Math.min(127, Math.round(topic.streak))))
    view.setUint8(at + 14, Math.round((best[place] ?? 0) * 100))
    view.setUint8(at + 15, Math.max(0, Math.min(255, Math.round(steps))))
  }
  return bytes
}

/** The topics of a list, prepared for reading the marks of many children. */
export class MarkReader {
  readonly #places: ReadonlyMap<number, number>
  readonly #guesses: Float64Array
  readonly #now: number

  constructor(topics: readonly { readonly topicId: string; readonly guess: number }[], now: number) {
    this.#places = new Map(topics.map(({ topicId }, place) => [hashOf(topicId), place]))
    this.#guesses = Float64Array.from(topics, ({ guess }) => logit(guess))
    this.#now = now / minute
  }

  /** Compares in logits, and with tables, which take 2.7 ms for 300 children and 140 topics instead of 6.5. */
  read(bytes: Uint8Array): Marks {
    const scores = new Uint8Array(this.#guesses.length).fill(tooFew)
    const found = new Uint8Array(this.#guesses.length)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let at = 0; at + recordBytes <= bytes.length; at += recordBytes) {
      const place = this.#places.get(view.getInt32(at, true))
      if (place === undefined) continue
      const practised = view.getUint32(at + 4, true)
      // Without a last time, nothing has faded.
      const elapsed = practised === 0 ? 0 : this.#now - practised
      const last = view.getInt16(at + 8, true)
      const prior = view.getInt16(at + 10, true)
      const attempts = view.getUint8(at + 12)
      const streak = view.getInt8(at + 13)
      const best = view.getUint8(at + 14)
      const faded = prior + (last - prior) * keptAfter(elapsed / (halfLives[view.getUint8(at + 15)] ?? 1))
      const score = Math.max(faded / thousandths, this.#guesses[place] ?? 0)
      if (attempts >= enoughEvidence) scores[place] = percentOf(score)
      found[place] =
        (isDue(score, best, attempts) ? signs.due : 0) |
        (isStuck(streak, attempts, last) ? signs.stuck : isFalling(attempts, best, last) ? signs.falling : 0)
    }
    return { scores, signs: found }
  }
}

/** In minutes, by their code. */
const halfLives = Float64Array.from(
  { length: 256 },
  (_, code) => (hour / minute) * 2 ** (code / halfLifeSteps),
)

const keptSteps = 64
const mostHalfLives = 16
const kept = Float64Array.from({ length: keptSteps * mostHalfLives }, (_, n) => 2 ** -((n + 0.5) / keptSteps))

/** The share that is left, to within 1%. */
const keptAfter = (count: number) => (count <= 0 ? 1 : (kept[Math.floor(count * keptSteps)] ?? 0))

const farthest = 8
const percentSteps = 100
const percents = Uint8Array.from({ length: 2 * farthest * percentSteps + 1 }, (_, n) =>
  Math.round(100 * sigmoid(n / percentSteps - farthest)),
)

function percentOf(logits: number): number {
  const inside = Math.max(-farthest, Math.min(farthest, logits))
  return percents[Math.round((inside + farthest) * percentSteps)] ?? 0
}

/** The logits and percent that a topic needs to be mastered, by the number of answers. */
const masteredLogits = Float64Array.from({ length: 256 }, (_, attempts) => masteredFrom(attempts))
const masteredPercents = masteredLogits.map(logits => 100 * sigmoid(logits))

const isDue = (score: number, best: number, attempts: number) =>
  score < (masteredLogits[attempts] ?? 0) && best >= (masteredPercents[attempts] ?? 0)

/** As the policy sees it: after three wrong answers in a row it no longer asks for more of the same. */
const isStuck = (streak: number, attempts: number, last: number) =>
  streak <= -3 || (attempts >= 12 && last < 0)

/** Fifteen percentage points below the best. */
const isFalling = (attempts: number, best: number, last: number) =>
  attempts >= enoughEvidence && best - percentOf(last / thousandths) >= 15
