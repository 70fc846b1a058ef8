/** Parts of a picture, in order. Adjacent parts are merged, because a file may consist of millions of tiny pieces. */
export class Slices {
  readonly #bytes: Buffer
  readonly #parts: Buffer[] = []
  #from = 0
  #to = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** Keeps a part of the picture. If the last part ended where it starts, that part grows. */
  keep(from: number, to: number): void {
    if (from !== this.#to) {
      this.#flush()
      this.#from = from
    }
    this.#to = to
  }

  /** Adds bytes that were not in the picture. */
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
