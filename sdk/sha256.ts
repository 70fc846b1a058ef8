/** Takes bytes in parts, and returns their hash in hex. The hashes of `node:crypto` have the same methods. */
export interface Hash {
  update(bytes: Uint8Array): unknown
  digest(form: 'hex'): string
}

/** H(0) of FIPS 180-4, 5.3.3. */
const initialState = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]

/** K of FIPS 180-4, 4.2.2. */
const roundConstants = /* @__PURE__ */ new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
])

/** SHA-256 (FIPS 180-4) in parts. Browsers hash only whole buffers, and only on pages served over https. */
export class Sha256 implements Hash {
  readonly #state = Int32Array.from(initialState)
  readonly #words = new Int32Array(64)
  /** The bytes of an incomplete block. */
  readonly #block = new Uint8Array(64)
  #filled = 0
  #length = 0

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
    schedule(words, bytes, start)
    // Written out, here and below: a loop over the state would cost more than the work itself.
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
      const mixed = (h + rotateAll(e, 6, 11, 25) + choice + at(roundConstants, round) + at(words, round)) | 0
      const added = (rotateAll(a, 2, 13, 22) + majority) | 0
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

/** Fills the last block: a bit, zeros, and the length in bits. */
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
    const first = rotate(near, 7) ^ rotate(near, 18) ^ (near >>> 3)
    const second = rotate(last, 17) ^ rotate(last, 19) ^ (last >>> 10)
    words[place] = (at(words, place - 16) + first + at(words, place - 7) + second) | 0
  }
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const rotateAll = (word: number, one: number, two: number, three: number) =>
  rotate(word, one) ^ rotate(word, two) ^ rotate(word, three)

/** The index is always in range: the zero only satisfies the type checker. */
const at = (words: Int32Array, place: number): number => words[place] ?? 0
