import { type LearnError, Unauthorized } from './errors.ts'
import { aborted, isPassing, pause, unlessAborted, waitFor } from './retry.ts'
import type { Tokens } from './tokens.ts'

/** How long and how often a call is tried. */
export interface Limits {
  readonly timeoutMilliseconds: number
  readonly totalMilliseconds: number
  readonly retries: number
  readonly signal: AbortSignal | undefined
}

/** What a call does about its failures: another token, a pause, or an end. */
export class Persistence {
  readonly #tokens: Tokens
  readonly #limits: Limits
  readonly #requestId: string
  readonly #until: number
  #failures = 0
  #mayAsk = true
  #token: string | undefined

  constructor(tokens: Tokens, limits: Limits, requestId: string) {
    this.#tokens = tokens
    this.#limits = limits
    this.#requestId = requestId
    this.#until = performance.now() + limits.totalMilliseconds
  }

  /** What the next attempt may take. */
  get milliseconds(): number {
    return Math.min(this.#limits.timeoutMilliseconds, this.#until - performance.now())
  }

  get token(): string | undefined {
    return this.#token
  }

  /** To be awaited before the first attempt, where there is something to wait for. */
  begin(): Promise<void> | undefined {
    const { signal } = this.#limits
    if (signal?.aborted) throw aborted(signal, this.#requestId)
    const token = this.#tokens.current()
    if (!(token instanceof Promise)) {
      this.#token = token
      return undefined
    }
    return unlessAborted(token, signal, this.#requestId).then(given => {
      this.#token = given
    })
  }

  /** Resolves when it is time for another attempt; throws where there is none. */
  async after(error: LearnError): Promise<void> {
    const { retries, signal } = this.#limits
    if (error instanceof Unauthorized && this.#token && this.#mayAsk) {
      const other = await unlessAborted(this.#tokens.replace(this.#token), signal, this.#requestId)
      if (!other) throw error
      this.#token = other.token
      this.#mayAsk = !other.fresh
      return
    }
    const wait = waitFor(error, this.#failures)
    const isOver = this.#failures >= retries || performance.now() + wait >= this.#until
    if (isOver || !isPassing(error, this.#failures)) throw error
    this.#failures++
    await pause(wait, signal, this.#requestId)
  }
}
