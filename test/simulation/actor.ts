/** What becomes of a statement, and of the process that sends it. */
export const fates = ['goes', 'crashes before', 'crashes after', 'is lost before', 'is lost after'] as const
export type Fate = (typeof fates)[number]

/** The connection is gone; the process lives on, and knows not whether the statement was done. */
export class Lost extends Error {}

/** The process is gone, and does nothing more. */
export class Crashed extends Error {}

/** Where an actor stands: before a statement. */
export interface Step {
  readonly what: string
  /** The row that it will take. */
  readonly takes?: () => string | undefined
  /** Whether its effect can outlive an answer that is lost. */
  readonly lasts: boolean
  /** Nothing goes wrong here. */
  readonly safe?: boolean
}

/** One process: its clock is its own. */
export interface Process {
  readonly name: string
  readonly skew: number
}

/**
 * Somebody at work in a process: a request, a job, a webhook, a sweep. It stops before each statement until the scheduler
 * lets it go on, and the scheduler goes on when it has stopped again, has ended, or waits for a row.
 */
export class Actor {
  readonly name: string
  readonly process: Process
  readonly purpose: string
  step: Step | undefined
  ended = false
  /** What it waits for in the database. */
  waitsFor: string | undefined
  dead = false
  #goOn: (fate: Fate) => void = () => undefined
  #stopped = Promise.withResolvers<void>()

  constructor(name: string, process: Process, purpose: string) {
    this.name = name
    this.process = process
    this.purpose = purpose
  }

  /** Begins to work; resolves when it first stops. */
  start(work: () => Promise<void>, onError: (error: unknown) => void): Promise<void> {
    void work()
      .catch(error => {
        if (!(error instanceof Crashed || error instanceof Lost)) onError(error)
      })
      .finally(() => {
        this.ended = true
        this.#stopped.resolve()
      })
    return this.#stopped.promise
  }

  /** Stops until it may go on. */
  async stop(step: Step): Promise<Fate> {
    if (this.dead) throw new Crashed()
    const going = Promise.withResolvers<Fate>()
    this.#goOn = going.resolve
    this.step = step
    this.#stopped.resolve()
    return await going.promise
  }

  /** Lets it go on; resolves when it stops again. */
  async release(fate: Fate): Promise<void> {
    this.step = undefined
    this.#stopped = Promise.withResolvers<void>()
    this.#goOn(fate)
    await this.#stopped.promise
  }

  /** It waits in the database: meanwhile others go on. */
  async wait<T>(takes: string, until: Promise<T>): Promise<T> {
    this.waitsFor = takes
    const before = this.#stopped
    this.#stopped = Promise.withResolvers<void>()
    before.resolve()
    return await until.finally(() => {
      this.waitsFor = undefined
    })
  }

  /** Resolves when it has stopped again after it has waited. */
  get stopped(): Promise<void> {
    return this.#stopped.promise
  }
}
