import { type Alarm, clearAlarm, setAlarm } from './alarm.ts'
import { type LearnError, NetworkError, TimeoutError } from './errors.ts'
import { aborted } from './retry.ts'

/** A response whose body has not been read yet. The caller must close its line. */
export interface Opened {
  readonly response: Response
  readonly line: Line
  readonly requestId: string
}

/** Ends one attempt when its time is up, including the time for its body, or when the caller's signal aborts. */
export class Line implements Alarm {
  readonly #controller = new AbortController()
  readonly #server: string
  readonly #requestId: string
  readonly #caller: AbortSignal | undefined
  #milliseconds: number
  due: number

  constructor(server: string, requestId: string, milliseconds: number, caller: AbortSignal | undefined) {
    this.#server = server
    this.#requestId = requestId
    this.#caller = caller
    this.#milliseconds = milliseconds
    this.due = performance.now() + milliseconds
    setAlarm(this)
    caller?.addEventListener('abort', this)
    if (caller?.aborted) this.ring()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Drops whatever the server would still send. */
  ring(): void {
    this.#controller.abort()
  }

  handleEvent(): void {
    this.ring()
  }

  /** Data has arrived, so the time starts again. */
  extend(milliseconds: number): void {
    this.#milliseconds = milliseconds
    this.due = performance.now() + milliseconds
    setAlarm(this)
  }

  close(): void {
    clearAlarm(this)
    this.#caller?.removeEventListener('abort', this)
  }

  hangUp(): void {
    this.close()
    this.ring()
  }

  /** The reason why the attempt failed. */
  explain(cause: unknown): LearnError {
    if (this.#caller?.aborted) return aborted(this.#caller, this.#requestId)
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
