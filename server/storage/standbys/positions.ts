import type { Queries } from '../database.ts'
import { findPosition, type Position } from './position.store.ts'

/** A revocation ends a long export this much later at most. */
const sharedMilliseconds = 100

/**
 * Finds positions of the primary for one call. Each covers all that was acknowledged before it was asked for, and the same round
 * trip compares the caller's access. Statements that follow soon share one, because it is from after the call began.
 */
export class Positions {
  readonly #primary: Queries
  #found: Promise<Position> | undefined
  #askedAt = Number.NEGATIVE_INFINITY

  constructor(primary: Queries) {
    this.#primary = primary
  }

  find(): Promise<Position> {
    if (this.#found && performance.now() - this.#askedAt < sharedMilliseconds) return this.#found
    this.#askedAt = performance.now()
    this.#found = findPosition(this.#primary)
    return this.#found
  }

  /** Asks again for the next statement. */
  forget(): void {
    this.#found = undefined
  }
}
