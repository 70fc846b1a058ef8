import { type LearnError, NetworkError, TimeoutError } from './errors.ts'
import { abortedError } from './retry.ts'

/** A response whose body has not been read yet. The caller must close its line. */
export interface OpenResponse {
  readonly response: Response
  readonly line: Line
  readonly requestId: string
}

/** A longer delay would make a timer fire immediately. */
const longestTimer = 2 ** 31 - 1

/** Ends one attempt when its time is up, including the time for its body, or when the caller's signal aborts. */
export class Line {
  readonly #controller = new AbortController()
  readonly #server: string
  readonly #requestId: string
  readonly #caller: AbortSignal | undefined
  #milliseconds = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(server: string, requestId: string, milliseconds: number, caller: AbortSignal | undefined) {
    this.#server = server
    this.#requestId = requestId
    this.#caller = caller
    this.extend(milliseconds)
    caller?.addEventListener('abort', this)
    if (caller?.aborted) this.handleEvent()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** The caller's signal has aborted. */
  handleEvent(): void {
    this.#controller.abort()
  }

  /** Starts the time again, because data has arrived. */
  extend(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#milliseconds = milliseconds
    this.#timer = setTimeout(
      () => this.#controller.abort(),
      Math.min(longestTimer, Math.max(0, milliseconds)),
    )
    // The request keeps a program alive, not its timeout. In a browser a timer is a number.
    this.#timer.unref?.()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#caller?.removeEventListener('abort', this)
  }

  /** Closes the line, and drops whatever the server would still send. */
  hangUp(): void {
    this.close()
    this.#controller.abort()
  }

  /** The reason why the attempt failed. */
  explain(cause: unknown): LearnError {
    if (this.#caller?.aborted) return abortedError(this.#caller, this.#requestId)
    if (this.#controller.signal.aborted)
      return new TimeoutError(
        `The server at ${this.#server} did not answer within ${Math.round(this.#milliseconds) / 1_000} s. Try again, or set a longer timeoutMilliseconds.`,
        this.#requestId,
      )
    return new NetworkError(
      `Could not reach the server at ${this.#server}${reasonOf(cause)}. Check the address, and that the server is running.`,
      this.#requestId,
      cause,
    )
  }
}

/** Such as ECONNREFUSED, if the platform says. */
function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error ? cause.cause : undefined
  return inner instanceof Error && 'code' in inner ? ` (${inner.code})` : ''
}
