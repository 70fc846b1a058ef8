import { heavyMilliseconds, Turns } from '../turns.ts'

/** Changes to one organization wait for each other in the database, and each one that waits keeps a connection busy. */
const mostAtOnce = 3
/** If a client repeats a request, the second must find out that the first is still in progress. */
const mostOfPerson = 2
const mostWaiting = 100
const longestWaitMilliseconds = 30_000

/**
 * Limits the concurrent changes to one organization, so that a busy tenant leaves connections for the others. The rest
 * wait here, where waiting costs nothing, and people take turns: a parent must not keep their tutor from working.
 */
export class FairQueue {
  readonly #turns = turnsOf(mostAtOnce)
  readonly #ofPerson = turnsOf(mostOfPerson)

  run<T>(at: string, work: () => Promise<T>, person?: string): Promise<T> {
    return this.#turns.run({ organization: at, person: person && `${at} ${person}` }, work)
  }

  /**
   * For changes that concern no organization yet. They change the same rows of the person, so more of them at once would only
   * wait for each other in the database, which costs more than the change.
   */
  runOfPerson<T>(person: string, work: () => Promise<T>): Promise<T> {
    return this.#ofPerson.run({ person }, work)
  }
}

const turnsOf = (each: number) =>
  new Turns({
    each,
    waiting: mostWaiting,
    milliseconds: longestWaitMilliseconds,
    heavyMilliseconds,
    what: 'changes',
  })
