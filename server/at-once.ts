import { Fault } from './fault.ts'

/** How many of something are under way, by whose they are: nobody takes all that the server can hold open. */
export class AtOnce {
  readonly #most: number
  readonly #underWay = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** One more, until what is returned is called; refused where it is one too many. */
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
