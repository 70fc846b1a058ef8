import { hashOf } from './hash.ts'
import { type Model, sigmoid } from './model.ts'
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

/** What the marks say about a topic at some time. */
export interface Mark {
  /** The chance of a right answer to an average question, faded to that time; 0 to 1. */
  readonly score: number
  /** The same just after the last answer, and at its highest. */
  readonly lastScore: number
  readonly best: number
  /** At most 255. */
  readonly attempts: number
  /** Right answers in a row, or wrong ones as a negative number. */
  readonly streak: number
}

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

/** Calls `visit` for every topic, with the place that `places` gives for its hash. Topics without a place are left out. */
export function readMarks(
  bytes: Uint8Array,
  places: ReadonlyMap<number, number>,
  now: number,
  visit: (place: number, mark: Mark) => void,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + recordBytes <= bytes.length; at += recordBytes) {
    const place = places.get(view.getInt32(at, true))
    if (place === undefined) continue
    const last = view.getUint32(at + 4, true) * minute
    const score = view.getInt16(at + 8, true) / thousandths
    const prior = view.getInt16(at + 10, true) / thousandths
    const halfLife = hour * 2 ** (view.getUint8(at + 15) / halfLifeSteps)
    const kept = last === 0 || now <= last ? 1 : 2 ** -((now - last) / halfLife)
    visit(place, {
      score: sigmoid(prior + (score - prior) * kept),
      lastScore: sigmoid(score),
      best: view.getUint8(at + 14) / 100,
      attempts: view.getUint8(at + 12),
      streak: view.getInt8(at + 13),
    })
  }
}
