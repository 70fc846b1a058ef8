import { type Alarm, clearAlarm, setAlarm } from './alarm.ts'
import { type LearnError, NetworkError, TimeoutError } from './errors.ts'
import { aborted } from './retry.ts'

/** What ends one attempt: its time, which goes on while the body comes, and the caller's signal. */
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

  /** Lets go of whatever the server would still send. */
  ring(): void {
    this.#controller.abort()
  }

  handleEvent(): void {
    this.ring()
  }

  /** Something has come: from now on there is so much time again. */
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

  /** Why nothing more came. */
  explain(cause: unknown): LearnError {
    if (this.#caller?.aborted) return aborted(this.#caller, this.#requestId)
    if (this.#controller.signal.aborted)
      return new TimeoutError(
        `The server at ${this.#server} did not answer within ${Math.round(this.#milliseconds) / 1_000} s. Try again, or give the call more time.`,
        this.#requestId,
      )
    return new NetworkError(
      `The server at ${this.#server} was not reached${reasonOf(cause)}. Check the address, and that the server runs.`,
      this.#requestId,
      cause,
    )
  }
}

/** Such as ECONNREFUSED, where the platform tells. */
function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error ? cause.cause : undefined
  return inner instanceof Error && 'code' in inner ? ` (${inner.code})` : ''
}
