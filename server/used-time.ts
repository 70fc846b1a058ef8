const mostRemembered = 10_000

/** Remembers how much of the server's time each person has used lately. After each half-life, half of it is forgotten. */
export class UsedTime {
  readonly #halfLifeMilliseconds: number
  readonly #used = new Map<string, { readonly milliseconds: number; readonly at: number }>()

  constructor(halfLifeMilliseconds = 60_000) {
    this.#halfLifeMilliseconds = halfLifeMilliseconds
  }

  spend(person: string, milliseconds: number): void {
    const total = this.usedBy(person) + milliseconds
    this.#used.delete(person) // So that the map stays in the order of the last use.
    this.#used.set(person, { milliseconds: total, at: performance.now() })
    for (const oldest of this.#used.keys()) {
      if (this.#used.size <= mostRemembered) return
      this.#used.delete(oldest)
    }
  }

  usedBy(person: string): number {
    const { milliseconds, at } = this.#used.get(person) ?? { milliseconds: 0, at: 0 }
    return milliseconds * 0.5 ** ((performance.now() - at) / this.#halfLifeMilliseconds)
  }

  /** The first entry of the person who has used the least. */
  next<T extends { readonly personId: string }>(waiting: readonly T[]): T | undefined {
    let next: { readonly one: T; readonly used: number } | undefined
    for (const one of waiting) {
      const used = this.usedBy(one.personId)
      if (!next || used < next.used) next = { one, used }
    }
    return next?.one
  }
}
