import { withHyphens } from '../../server/ids.ts'

/** Repeatable random numbers: the same seed gives the same numbers. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 to just below 1: mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number between the two, inclusive. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(likelihood: number): boolean {
    return this.next() < likelihood
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[Math.floor(this.next() * from.length)]
    if (picked === undefined) throw new Error('nothing to pick from')
    return picked
  }

  /** One of the names, with a probability according to its weight. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    // Safe: the parameter's type has these names, but Object.entries loses it.
    const entries = Object.entries(weights) as [Name, number][]
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [name, weight] of entries) {
      left -= weight
      if (left < 0) return name
    }
    throw new Error('nothing to choose from')
  }

  id(): string {
    const digits = Array.from({ length: 32 }, () => this.whole(0, 15).toString(16))
    digits[12] = '4'
    digits[16] = '8'
    return withHyphens(digits.join(''))
  }
}
