import { Fault } from '../fault.ts'

/** Changes to one organization wait for each other in the database, and each one that waits keeps a connection busy. */
const mostAtOnce = 3
const mostWaiting = 100

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Limits the concurrent changes to one organization, so that a busy tenant leaves connections for the others. The rest
 * wait here in order, where waiting costs nothing.
 */
export class FairQueue {
  readonly #queues = new Map<string, Queue>()

  async run<T>(at: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(at) ?? { running: 0, waiting: [] }
    this.#queues.set(at, queue)
    if (queue.running < mostAtOnce) queue.running++
    else await this.#wait(queue)
    try {
      return await work()
    } finally {
      const next = queue.waiting.shift()
      if (next) next()
      else if (--queue.running === 0) this.#queues.delete(at)
    }
  }

  async #wait({ waiting }: Queue): Promise<void> {
    if (waiting.length >= mostWaiting) {
      throw new Fault('TooManyRequests', 'Too many changes at the same time. Try again in a second.', {
        retryAfterSeconds: 1,
      })
    }
    await new Promise<void>(resolve => waiting.push(resolve))
  }
}
