/** Pseudo-random numbers, the same for the same seed and the same name. */
export class Chance {
  #state: number

  /** Each of several actors at work together needs a name, so that none depends on what the others draw. */
  constructor(seed: number, actor = '') {
    this.#state = seed >>> 0
    for (const letter of actor)
      this.#state = Math.imul(this.#state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }

  /** Others, for somebody who draws an unknown number of them. */
  fork(): Chance {
    return new Chance(this.whole(0, 2 ** 31))
  }

  /** From 0 to less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  happens(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(values: readonly [T, ...T[]]): T {
    return values[this.whole(0, values.length - 1)] ?? values[0]
  }
}
