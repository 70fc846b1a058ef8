import type { ByteRange } from '../objects/objects.ts'
import { incompleteError } from './unplayable.ts'

export type ReadRange = (range?: ByteRange) => Promise<AsyncIterable<Uint8Array>>

const usualBytes = 64 * 1024

/** A file of any length, of which little is in memory: the part that was last read, and some of what follows it. */
export class FileWindow {
  readonly bytes: number
  readonly #read: ReadRange
  #from = 0
  #held = Buffer.alloc(0)

  constructor(read: ReadRange, bytes: number) {
    this.#read = read
    this.bytes = bytes
  }

  /** Valid until the next call. */
  async take(from: number, length: number): Promise<Buffer> {
    if (from + length > this.bytes) throw incompleteError()
    const isHeld = from >= this.#from && from + length <= this.#from + this.#held.length
    if (!isHeld) await this.#move(from, Math.min(Math.max(length, usualBytes), this.bytes - from))
    return this.#held.subarray(from - this.#from, from - this.#from + length)
  }

  async #move(from: number, length: number): Promise<void> {
    const held = Buffer.alloc(length)
    let filled = 0
    for await (const chunk of await this.#read({ first: from, last: from + length - 1 })) {
      held.set(chunk, filled)
      filled += chunk.length
    }
    if (filled < length) throw new Error('the object is shorter than recorded')
    this.#held = held
    this.#from = from
  }
}
