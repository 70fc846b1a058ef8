import { Fault } from '../fault.ts'
import type { Share } from '../turns.ts'

interface Limits {
  /** For one person or key. */
  readonly person: number
  readonly organization: number
  /** For everybody together. */
  readonly all: number
  readonly sentence: string
}

/** For uploads in progress, and separately for downloads. */
export const transferLimits: Limits = {
  person: 100,
  organization: 500,
  all: 2_000,
  sentence: 'Too many transfers are in progress. Try again when one has finished.',
}

/** Limits how much one caller and one organization have in progress, so that nobody uses up the server's connections. */
export class ConcurrencyLimit {
  readonly #limits: Limits
  readonly #underWay = { person: new Map<string, number>(), organization: new Map<string, number>() }
  #total = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Counts one more until the returned function is called, or throws if that is too many. */
  enter(share: Share): () => void {
    const { all, sentence } = this.#limits
    if (this.#total >= all || sides.some(side => this.#countOf(side, share) >= this.#limits[side]))
      throw new Fault('TooManyRequests', sentence, { retryAfterSeconds: 5 })
    this.#add(share, 1)
    return () => this.#add(share, -1)
  }

  #countOf(side: Side, share: Share): number {
    return this.#underWay[side].get(share[side] ?? '') ?? 0
  }

  #add(share: Share, step: 1 | -1): void {
    this.#total += step
    for (const side of sides) {
      const name = share[side]
      if (name === undefined) continue
      const count = this.#countOf(side, share) + step
      if (count === 0) this.#underWay[side].delete(name)
      else this.#underWay[side].set(name, count)
    }
  }
}

const sides = ['person', 'organization'] as const
type Side = (typeof sides)[number]
