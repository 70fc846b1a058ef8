/** Parts of a picture, in their order. What stands side by side is one part: a file may consist of millions of tiny pieces. */
export class Slices {
  readonly #bytes: Buffer
  readonly #parts: Buffer[] = []
  #from = 0
  #to = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** From the picture itself; where the last part ended there, it grows. */
  keep(from: number, to: number): void {
    if (from !== this.#to) {
      this.#flush()
      this.#from = from
    }
    this.#to = to
  }

  /** What was not in it. */
  add(part: Buffer): void {
    this.#flush()
    this.#from = this.#to
    this.#parts.push(part)
  }

  all(): Buffer[] {
    this.#flush()
    return this.#parts
  }

  #flush(): void {
    if (this.#to > this.#from) this.#parts.push(this.#bytes.subarray(this.#from, this.#to))
    this.#from = this.#to
  }
}
