export interface Longest {
  readonly milliseconds: number
  readonly statement: string
}

export interface Load {
  /** The longest that anything took which was running between these two moments, and what it was. */
  longest(from: number, to: number): Longest
  readonly statements: number
  /** Resolves to what failed. */
  stop(): Promise<readonly string[]>
}

/** Takes the time of everything that a load does. */
export class Stopwatch {
  readonly failures = new Set<string>()
  readonly #taken: { began: number; ended: number; name: string }[] = []

  /** Rejects if the work fails, which is remembered. */
  async time<T>(name: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    try {
      return await work()
    } catch (error) {
      this.failures.add(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      throw error
    } finally {
      this.#taken.push({ began, ended: performance.now(), name })
    }
  }

  get count(): number {
    return this.#taken.length
  }

  longest(from: number, to: number): Longest {
    let slowest = { milliseconds: 0, statement: 'none' }
    for (const { began, ended, name } of this.#taken)
      if (began < to && ended > from && ended - began > slowest.milliseconds)
        slowest = { milliseconds: ended - began, statement: name }
    return { ...slowest, milliseconds: Math.round(slowest.milliseconds) }
  }
}
