/** What happens to a statement, and to the process that sends it. */
export const fates = ['goes', 'crashes before', 'crashes after', 'is lost before', 'is lost after'] as const
export type Fate = (typeof fates)[number]

/** The connection is lost. The process continues, without knowing whether the statement was executed. */
export class Lost extends Error {}

/** The process is gone, and does nothing more. */
export class Crashed extends Error {}

/** Where an actor has stopped: before a statement. */
export interface Step {
  readonly what: string
  /** The row that it will lock. */
  readonly takes?: () => string | undefined
  /** Whether its effect can outlive a lost response. */
  readonly lasts: boolean
  /** The scheduler lets nothing go wrong here. */
  readonly safe?: boolean
}

/** One process, with its own clock. */
export interface Process {
  readonly name: string
  readonly skew: number
}

/**
 * A request, job, webhook or sweep in a process. It stops before each statement until the scheduler lets it continue.
 * The scheduler continues when the actor has stopped again, has ended, or waits for a row.
 */
export class Actor {
  readonly name: string
  readonly process: Process
  readonly purpose: string
  step: Step | undefined
  ended = false
  /** The row that it waits for in the database. */
  waitsFor: string | undefined
  dead = false
  #goOn: (fate: Fate) => void = () => undefined
  #stopped = Promise.withResolvers<void>()
  #free = Promise.withResolvers<void>()

  constructor(name: string, process: Process, purpose: string) {
    this.name = name
    this.process = process
    this.purpose = purpose
  }

  /** Starts the work. Resolves when it first stops. */
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

  /** Stops until the scheduler lets it continue. */
  async stop(step: Step): Promise<Fate> {
    if (this.dead) throw new Crashed()
    const going = Promise.withResolvers<Fate>()
    this.#goOn = going.resolve
    this.step = step
    this.#stopped.resolve()
    return await going.promise
  }

  /** Lets it continue. Resolves when it stops again. */
  async release(fate: Fate): Promise<void> {
    this.step = undefined
    this.#stopped = Promise.withResolvers<void>()
    this.#goOn(fate)
    await this.#stopped.promise
  }

  /** It waits in the database, while others continue, until its statement is done and the scheduler resumes it. */
  async wait(takes: string, sent: Promise<unknown>): Promise<void> {
    this.waitsFor = takes
    const before = this.#stopped
    this.#stopped = Promise.withResolvers<void>()
    this.#free = Promise.withResolvers<void>()
    before.resolve()
    await Promise.allSettled([sent, this.#free.promise])
    this.waitsFor = undefined
  }

  /** Lets it continue after waiting, once its row is free. Resolves when it stops again. */
  async resume(): Promise<void> {
    this.#free.resolve()
    await this.#stopped.promise
  }
}
