import { Refusal } from './failures.ts'

export interface Answer {
  readonly requestId: string
  readonly status: number
  readonly body: string
}

interface Use {
  readonly fingerprint: string
  readonly at: number
  answer?: Answer
}

const dayInSeconds = 24 * 60 * 60

/** The idempotency keys, with their calls and responses. */
export class IdempotencyKeys {
  readonly #uses = new Map<string, Use>()

  /** Returns the earlier response to this call. Without one, the key is in use from now on. */
  begin(key: string, fingerprint: string, seconds: number): Answer | undefined {
    const use = this.#uses.get(key)
    if (!use || seconds - use.at > dayInSeconds) {
      this.#uses.set(key, { fingerprint, at: seconds })
      return undefined
    }
    if (use.fingerprint !== fingerprint) {
      const message = `The idempotency key '${key}' was first used for another call or with other parameters.`
      throw new Refusal(400, { type: 'idempotency_error', message })
    }
    if (!use.answer) {
      const message = `The idempotency key '${key}' is in use by a call that is still running.`
      throw new Refusal(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message })
    }
    return use.answer
  }

  /** A call refused before any work was done is not kept: its key is free again. */
  end(key: string, answer?: Answer): void {
    const use = this.#uses.get(key)
    if (use && answer) use.answer = answer
    else this.#uses.delete(key)
  }

  /** The client has gone: without a response, the key is free again. */
  release(key: string): void {
    if (!this.#uses.get(key)?.answer) this.#uses.delete(key)
  }
}
