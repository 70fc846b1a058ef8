import { Fault } from '../fault.ts'

/** Limits how many transfers one person has in progress, so that nobody uses up the server's connections. */
export class AtOnce {
  readonly #most: number
  readonly #underWay = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Counts one more until the returned function is called, or throws if that is too many. */
  enter(who: string): () => void {
    const before = this.#underWay.get(who) ?? 0
    if (before >= this.#most)
      throw new Fault(
        'TooManyRequests',
        `You already have ${this.#most} transfers in progress. Try again when one has finished.`,
        { retryAfterSeconds: 5 },
      )
    this.#underWay.set(who, before + 1)
    return () => this.#leave(who)
  }

  #leave(who: string): void {
    const others = (this.#underWay.get(who) ?? 1) - 1
    if (others === 0) this.#underWay.delete(who)
    else this.#underWay.set(who, others)
  }
}
