import type { Decision } from '../policy.ts'
import { type ScorePart, sessionTypes } from '../record.ts'
import type { View } from '../view.ts'
import { components } from './judged-policy.ts'

/**
 * What was weighed in a decision by chance, as bytes that a million decisions can be judged from: of each candidate that
 * could be chosen its chance, how well its topic was known, and the parts of its score that are not 0.
 * All numbers have the lowest byte first. Such records follow each other without anything between.
 */
const format = 1
const headBytes = 18
const candidateBytes = 22

/** Nothing that is later, or as much earlier than 1970, is a moment. */
const latest = 8.64e15

/** Which part of a score is at which place. */
const placeOf: ReadonlyMap<string, number> = new Map(components.map((name, place) => [name, place]))

export interface Circumstances {
  readonly view: View
  /** How many could have been chosen, also those that were not weighed. */
  readonly eligible: number
  /** When it was decided, in milliseconds. */
  readonly at: number
}

/** As many as the count of one byte allows. */
const most = 255
/** Where a record is written before its size is known. */
const draft = new DataView(new ArrayBuffer(headBytes + most * (candidateBytes + 8 * components.length)))

export function packWeighed(decision: Decision, { view, eligible, at }: Circumstances): Uint8Array {
  let count = 0
  let to = headBytes
  for (const [place, candidate] of decision.candidates.entries()) {
    const score = decision.candidateScores[place]
    if (!candidate.eligible || !score) continue
    if (candidate.candidateId === decision.selectedCandidateId) draft.setUint8(2, count)
    count++
    draft.setInt32(to, candidateHash(candidate.candidateId), true)
    draft.setFloat64(to + 4, score.propensity, true)
    draft.setFloat64(to + 12, masteryOf(candidate.targetId, view), true)
    to = packParts(score.scoreBreakdown, to + 20)
  }
  draft.setUint8(0, format)
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

/** A bit for each part, and their values, in the order of the components: out of it, a score would add up otherwise. */
function packParts(parts: readonly ScorePart[], from: number): number {
  let mask = 0
  let to = from + 2
  for (const { component, value } of parts) {
    if (value === 0) continue
    const bit = 1 << (placeOf.get(component) ?? components.length)
    if (bit <= mask || bit >= 1 << components.length)
      throw new Error(`the part ${component} of a score is unknown or out of order`)
    mask |= bit
    draft.setFloat64(to, value, true)
    to += 8
  }
  draft.setUint16(from, mask, true)
  return to
}

/** A candidate in four bytes (FNV-1a), with a sign, so that a number is all it takes to look it up. No two of what is taught have the same, which a test holds. */
export function candidateHash(candidateId: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < candidateId.length; at++)
    hash = Math.imul(hash ^ candidateId.charCodeAt(at), 0x01000193)
  return hash
}

/** What was written down of a decision can't be read. */
export class DamagedDecision extends Error {
  /** When the one before it was made, in milliseconds; 0 where it is the first. One that was cut off may be read as whole by what follows. */
  readonly after: number

  constructor(after: number, why: string) {
    super(`a weighed decision is damaged: ${why}`)
    this.after = after
  }
}

/** Reads one decision after the other into the same arrays, which `next` overwrites. */
export class WeighedReader {
  count = 0
  /** The place of what was chosen. */
  selected = 0
  /** Its place among the types of sessions. */
  sessionType = 0
  eligible = 0
  seed = 0
  at = 0
  readonly hashes = new Int32Array(most)
  readonly propensities = new Float64Array(most)
  /** Not a number where a candidate is of no topic. */
  readonly masteries = new Float64Array(most)
  /** Which parts each has; their values follow each other in `parts`. */
  readonly masks = new Uint16Array(most)
  readonly parts = new Float64Array(most * components.length)
  #view: DataView = new DataView(new ArrayBuffer(0))
  #from = 0

  open(bytes: Uint8Array): void {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#from = 0
    this.at = 0
  }

  /** Whether there was one more. */
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

  /** What is wrong with it, if something is. */
  #read(): string | undefined {
    const view = this.#view
    let from = this.#from
    if (view.getUint8(from) !== format) return 'it has an unknown format'
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
    if (this.selected >= this.count || !(chance > 0 && chance <= 1)) return 'what was chosen had no chance'
    if (!Number.isFinite(scores) || !(Math.abs(this.at) <= latest)) return 'a number is none'
    return undefined
  }
}
