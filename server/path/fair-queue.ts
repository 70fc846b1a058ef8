import { heavyMilliseconds, Turns } from '../turns.ts'

/** Changes to one organization wait for each other in the database, and each one that waits keeps a connection busy. */
const mostAtOnce = 3
const mostWaiting = 100
const longestWaitMilliseconds = 30_000

/**
 * Limits the concurrent changes to one organization, so that a busy tenant leaves connections for the others. The rest
 * wait here, where waiting costs nothing, and people take turns: a parent must not keep their tutor from working.
 */
export class FairQueue {
  readonly #turns = new Turns({
    each: mostAtOnce,
    waiting: mostWaiting,
    milliseconds: longestWaitMilliseconds,
    heavyMilliseconds,
    what: 'changes',
  })

  run<T>(at: string, work: () => Promise<T>, person?: string): Promise<T> {
    return this.#turns.run({ organization: at, person: person && `${at} ${person}` }, work)
  }
}
