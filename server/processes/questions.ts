import { setTimeout as sleep } from 'node:timers/promises'

/** Questions to another process. A process that has died or is too busy does not answer. */
export class Questions<Answer> {
  readonly #milliseconds: number
  readonly #open = new Map<number, (answer: Answer | undefined) => void>()
  #last = 0

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
  }

  /** Undefined if no answer arrives in time. */
  async ask(send: (id: number) => void): Promise<Answer | undefined> {
    const id = ++this.#last
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
    this.#open.set(id, resolve)
    send(id)
    const tooLate = sleep(this.#milliseconds, undefined, { ref: false })
    return await Promise.race([promise, tooLate]).finally(() => this.#open.delete(id))
  }

  answer(id: number, answer: Answer | undefined): void {
    this.#open.get(id)?.(answer)
  }
}
