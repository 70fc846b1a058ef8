import { scoreComponents, sessionTypes } from '@learn/contract/learn/words'
import { hashOf } from '../hash.ts'
import { type Decision, policyVersion } from '../policy.ts'
import type { ScorePart } from '../record.ts'
import type { View } from '../view.ts'

/**
 * The weighed candidates of a drawn decision as bytes, compact enough to judge a million decisions: each candidate's
 * propensity, the mastery of its topic, and the parts of its score that are not 0. Little-endian, without separators.
 * The first byte is the version of the policy that decided.
 */
const latestVersion = Number(policyVersion)
const headBytes = 18
const candidateBytes = 22

/** The largest time that a Date can have, in milliseconds. */
const latest = 8.64e15

/** The index of each part of a score. */
const placeOf: ReadonlyMap<string, number> = new Map(scoreComponents.map((name, place) => [name, place]))

export interface DecisionFacts {
  readonly view: View
  /** How many candidates were eligible, including those not weighed. */
  readonly eligible: number
  /** The time of the decision, in milliseconds. */
  readonly at: number
}

/** The count is one byte. */
const most = 255
/** A buffer for a record whose size is not known yet. */
const draft = new DataView(new ArrayBuffer(headBytes + most * (candidateBytes + 8 * scoreComponents.length)))

export function packWeighed(decision: Decision, { view, eligible, at }: DecisionFacts): Uint8Array {
  let count = 0
  let to = headBytes
  for (const [place, candidate] of decision.candidates.entries()) {
    const score = decision.candidateScores[place]
    if (!candidate.eligible || !score) continue
    if (candidate.candidateId === decision.selectedCandidateId) draft.setUint8(2, count)
    count++
    draft.setInt32(to, hashOf(candidate.candidateId), true)
    draft.setFloat64(to + 4, score.propensity, true)
    draft.setFloat64(to + 12, masteryOf(candidate.targetId, view), true)
    to = packParts(score.scoreBreakdown, to + 20)
  }
  draft.setUint8(0, Number(decision.algorithmVersion))
  draft.setUint8(1, count)
  draft.setUint8(3, sessionTypes.indexOf(view.session.type))
  draft.setUint16(4, eligible, true)
  draft.setUint32(6, decision.seed, true)
  draft.setFloat64(10, at, true)
  return new Uint8Array(draft.buffer.slice(0, to))
}

function masteryOf(target: string, { topics }: View): number {
  for (const { topicId, score } of topics) if (topicId === target) return score
  return Number.NaN
}

/** A bit for each part, then the values in the order of `scoreComponents`: another order would change the sum's last bits. */
function packParts(parts: readonly ScorePart[], from: number): number {
  let mask = 0
  let to = from + 2
  for (const { component, value } of parts) {
    if (value === 0) continue
    const bit = 1 << (placeOf.get(component) ?? scoreComponents.length)
    if (bit <= mask || bit >= 1 << scoreComponents.length)
      throw new Error(`the score part ${component} is unknown or out of order`)
    mask |= bit
    draft.setFloat64(to, value, true)
    to += 8
  }
  draft.setUint16(from, mask, true)
  return to
}

/** A packed decision can't be read. */
export class DamagedDecision extends Error {
  /** The time of the decision before it, in milliseconds; 0 for the first. The previous one may be the damaged one. */
  readonly after: number

  constructor(after: number, why: string) {
    super(`damaged weighed decision: ${why}`)
    this.after = after
  }
}

/** Reads one decision after the other into the same arrays, which `next` overwrites. */
export class WeighedReader {
  /** The version of the policy that decided. */
  version = 0
  count = 0
  /** The index of the chosen candidate. */
  selected = 0
  /** An index of `sessionTypes`. */
  sessionType = 0
  eligible = 0
  seed = 0
  at = 0
  readonly hashes = new Int32Array(most)
  readonly propensities = new Float64Array(most)
  /** NaN for a candidate without a topic. */
  readonly masteries = new Float64Array(most)
  /** Which parts each candidate has. Their values follow each other in `parts`. */
  readonly masks = new Uint16Array(most)
  readonly parts = new Float64Array(most * scoreComponents.length)
  #view: DataView = new DataView(new ArrayBuffer(0))
  #from = 0

  open(bytes: Uint8Array): void {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#from = 0
    this.at = 0
  }

  /** Reads the next decision. False at the end. */
  next(): boolean {
    if (this.#from === this.#view.byteLength) return false
    const after = this.at
    try {
      const fault = this.#read()
      if (fault) throw new DamagedDecision(after, fault)
    } catch (error) {
      throw error instanceof RangeError ? new DamagedDecision(after, 'it ends too early') : error
    }
    return true
  }

  /** Returns what is wrong with the record, if anything. */
  #read(): string | undefined {
    const view = this.#view
    let from = this.#from
    this.version = view.getUint8(from)
    if (this.version < 1 || this.version > latestVersion) return 'it is of an unknown version'
    this.count = view.getUint8(from + 1)
    this.selected = view.getUint8(from + 2)
    this.sessionType = view.getUint8(from + 3)
    this.eligible = view.getUint16(from + 4, true)
    this.seed = view.getUint32(from + 6, true)
    this.at = view.getFloat64(from + 10, true)
    from += headBytes
    let part = 0
    let scores = 0
    for (let place = 0; place < this.count; place++) {
      this.hashes[place] = view.getInt32(from, true)
      this.propensities[place] = view.getFloat64(from + 4, true)
      this.masteries[place] = view.getFloat64(from + 12, true)
      const mask = view.getUint16(from + 20, true)
      this.masks[place] = mask
      from += candidateBytes
      for (let left = mask; left !== 0; left &= left - 1, from += 8) {
        const value = view.getFloat64(from, true)
        this.parts[part++] = value
        scores += value
      }
    }
    this.#from = from
    const chance = this.propensities[this.selected] ?? 0
    if (this.selected >= this.count || !(chance > 0 && chance <= 1))
      return 'the chosen candidate had no chance'
    if (!Number.isFinite(scores) || !(Math.abs(this.at) <= latest)) return 'a number is not finite'
    return undefined
  }
}
