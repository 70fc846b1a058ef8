import { Fault } from '../fault.ts'

/** Uploads, and downloads, that one person may have in progress. */
export const mostTransfers = 100
export const tooManyTransfers = `You already have ${mostTransfers} transfers in progress. Try again when one has finished.`

interface Limits {
  /** For one person or key. */
  readonly each: number
  /** For everybody together. */
  readonly all?: number
  readonly sentence: string
}

/** Limits how much one caller has in progress, so that nobody uses up the server's connections. */
export class ConcurrencyLimit {
  readonly #limits: Limits
  readonly #underWay = new Map<string, number>()
  #total = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Counts one more until the returned function is called, or throws if that is too many. */
  enter(who: string): () => void {
    const before = this.#underWay.get(who) ?? 0
    const { each, all = Number.POSITIVE_INFINITY, sentence } = this.#limits
    if (before >= each || this.#total >= all)
      throw new Fault('TooManyRequests', sentence, { retryAfterSeconds: 5 })
    this.#underWay.set(who, before + 1)
    this.#total++
    return () => this.#leave(who)
  }

  #leave(who: string): void {
    this.#total--
    const others = (this.#underWay.get(who) ?? 1) - 1
    if (others === 0) this.#underWay.delete(who)
    else this.#underWay.set(who, others)
  }
}
