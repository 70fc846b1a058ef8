/** Reproducible random numbers: the same name gives the same draws on every machine, for ever. */
export class Random {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(name: string) {
    ;[this.#a, this.#b, this.#c] = scramble(name)
    for (let round = 0; round < 12; round++) this.#draw()
  }

  /** sfc32: 32 random bits. */
  #draw(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum >>> 0
  }

  /** From 0 to just below 1. */
  next(): number {
    return this.#draw() / 2 ** 32
  }

  /** A whole number between the two, inclusive. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }

  shuffle<T>(items: readonly T[]): T[] {
    const mixed = [...items]
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.int(0, last)
      const kept = mixed[last] as T
      mixed[last] = mixed[other] as T
      mixed[other] = kept
    }
    return mixed
  }

  /** Different items in random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    if (count > items.length) throw new Error(`Can't pick ${count} of ${items.length} items`)
    return this.shuffle(items).slice(0, count)
  }
}

/** Three numbers from a name (FNV-1a with three starting values). */
function scramble(name: string): [number, number, number] {
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  let c = 0x85ebca6b
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ (code + a), 0x85ebca77)
    c = Math.imul(c ^ (code + b), 0xc2b2ae3d)
  }
  return [a ^ (a >>> 15), b ^ (b >>> 13), c ^ (c >>> 16)]
}
