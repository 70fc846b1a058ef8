import { type LearnError, Unauthorized } from './errors.ts'
import { isPassing, pause, retriesAfter, unlessAborted, waitFor } from './retry.ts'
import type { Tokens } from './tokens.ts'

/** How long and how often a call is attempted. */
export interface Limits {
  readonly timeoutMilliseconds: number
  readonly retries: number
  /** In the time of `performance.now()`. */
  readonly until: number
  readonly signal: AbortSignal | undefined
}

/** Decides what to do after a failed attempt: get another token, wait, or give up. */
export class Persistence {
  readonly #tokens: Tokens
  readonly #limits: Limits
  readonly #requestId: string
  #failures = 0
  #mayAsk = true

  constructor(tokens: Tokens, limits: Limits, requestId: string) {
    this.#tokens = tokens
    this.#limits = limits
    this.#requestId = requestId
  }

  /** Resolves to the token for the next attempt when it is time. Throws the error if there should be no next attempt. */
  async waitForRetry(error: LearnError, token: string | undefined): Promise<string | undefined> {
    const { retries, signal, until } = this.#limits
    if (error instanceof Unauthorized && token && this.#mayAsk) {
      const other = await unlessAborted(this.#tokens.replace(token), signal, this.#requestId)
      if (!other) throw error
      this.#mayAsk = !other.fresh
      return other.token
    }
    const wait = waitFor(error, this.#failures)
    const isOver = this.#failures >= retriesAfter(error, retries) || performance.now() + wait >= until
    if (isOver || !isPassing(error, this.#failures)) throw error
    this.#failures++
    await pause(wait, signal, this.#requestId)
    return token
  }
}
