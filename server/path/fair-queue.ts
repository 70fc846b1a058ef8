import { Turns } from '../turns.ts'

/** Changes to one organization wait for each other in the database, and each one that waits keeps a connection busy. */
const mostAtOnce = 3
const mostWaiting = 100
const longestWaitMilliseconds = 30_000

/**
 * Limits the concurrent changes to one organization, so that a busy tenant leaves connections for the others. The rest
 * wait here in order, where waiting costs nothing.
 */
export class FairQueue {
  readonly #turns = new Turns({
    each: mostAtOnce,
    waiting: mostWaiting,
    milliseconds: longestWaitMilliseconds,
    what: 'changes',
  })

  run<T>(at: string, work: () => Promise<T>): Promise<T> {
    return this.#turns.run({ organization: at }, work)
  }
}
