/** Takes bytes as they come, and gives their hash in hex. `node:crypto` has the same. */
export interface Hash {
  update(bytes: Uint8Array): unknown
  digest(form: 'hex'): string
}

/** SHA-256 (FIPS 180-4) of what comes in pieces: a browser has it for whole buffers alone, and only where the page came by https. */
export class Sha256 implements Hash {
  readonly #state: Int32Array
  readonly #constants: Int32Array
  readonly #words = new Int32Array(64)
  /** The bytes of a block that is not whole yet. */
  readonly #block = new Uint8Array(64)
  #filled = 0
  #length = 0

  constructor() {
    const primes = firstPrimes(64)
    this.#state = fractions(primes.slice(0, 8), 1 / 2)
    this.#constants = fractions(primes, 1 / 3)
  }

  update(bytes: Uint8Array): this {
    this.#length += bytes.length
    let taken = 0
    if (this.#filled > 0) {
      taken = Math.min(64 - this.#filled, bytes.length)
      this.#block.set(bytes.subarray(0, taken), this.#filled)
      this.#filled += taken
      if (this.#filled < 64) return this
      this.#mix(viewOf(this.#block), 0)
    }
    const view = viewOf(bytes)
    for (; taken + 64 <= bytes.length; taken += 64) this.#mix(view, taken)
    this.#block.set(bytes.subarray(taken))
    this.#filled = bytes.length - taken
    return this
  }

  digest(_form: 'hex' = 'hex'): string {
    this.update(paddingOf(this.#length))
    return Array.from(this.#state, word => (word >>> 0).toString(16).padStart(8, '0')).join('')
  }

  #mix(bytes: DataView, start: number): void {
    const words = this.#words
    const state = this.#state
    const constants = this.#constants
    schedule(words, bytes, start)
    // Written out, here and below: to walk over the state costs more than all that is done with it.
    let a = at(state, 0)
    let b = at(state, 1)
    let c = at(state, 2)
    let d = at(state, 3)
    let e = at(state, 4)
    let f = at(state, 5)
    let g = at(state, 6)
    let h = at(state, 7)
    for (let round = 0; round < 64; round++) {
      const choice = (e & f) ^ (~e & g)
      const majority = (a & b) ^ (a & c) ^ (b & c)
      const mixed = (h + turn(e, 6, 11, 25) + choice + at(constants, round) + at(words, round)) | 0
      const added = (turn(a, 2, 13, 22) + majority) | 0
      h = g
      g = f
      f = e
      e = (d + mixed) | 0
      d = c
      c = b
      b = a
      a = (mixed + added) | 0
    }
    state[0] = at(state, 0) + a
    state[1] = at(state, 1) + b
    state[2] = at(state, 2) + c
    state[3] = at(state, 3) + d
    state[4] = at(state, 4) + e
    state[5] = at(state, 5) + f
    state[6] = at(state, 6) + g
    state[7] = at(state, 7) + h
  }
}

/** What fills the last block: a bit, zeros, and how many bits came before. */
export function paddingOf(length: number): Uint8Array {
  const padding = new Uint8Array(64 - ((length + 8) % 64) + 8)
  padding[0] = 0x80
  const bits = viewOf(padding)
  bits.setUint32(padding.length - 8, Math.floor(length / 2 ** 29))
  bits.setUint32(padding.length - 4, (length * 8) % 2 ** 32)
  return padding
}

const viewOf = ({ buffer, byteOffset, length }: Uint8Array) => new DataView(buffer, byteOffset, length)

function schedule(words: Int32Array, bytes: DataView, start: number): void {
  for (let place = 0; place < 16; place++) words[place] = bytes.getInt32(start + place * 4)
  for (let place = 16; place < 64; place++) {
    const near = at(words, place - 15)
    const last = at(words, place - 2)
    const first = rotated(near, 7) ^ rotated(near, 18) ^ (near >>> 3)
    const second = rotated(last, 17) ^ rotated(last, 19) ^ (last >>> 10)
    words[place] = (at(words, place - 16) + first + at(words, place - 7) + second) | 0
  }
}

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const turn = (word: number, one: number, two: number, three: number) =>
  rotated(word, one) ^ rotated(word, two) ^ rotated(word, three)

/** Every place that is asked for is within: the zero is for the type alone. */
const at = (words: Int32Array, place: number): number => words[place] ?? 0

/** The first 32 bits behind the point of each root: what the standard takes for its constants. */
const fractions = (primes: readonly number[], power: number): Int32Array =>
  Int32Array.from(primes, prime => ((prime ** power % 1) * 2 ** 32) | 0)

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number++)
    if (primes.every(prime => number % prime !== 0)) primes.push(number)
  return primes
}
