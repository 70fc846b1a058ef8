import type { Readable } from 'node:stream'
import { tooManyPartsError } from './unplayable.ts'

/** Bytes from one position up to another, counted from 0; the one at `to` is not included. */
export interface Extent {
  readonly from: number
  readonly to: number
}

/** What replaces an extent: a text of the same length, or zeros. */
interface Blank extends Extent {
  readonly text?: string
}

export const mostBlanks = 100_000

/** Places in a file to overwrite. Nothing moves, so positions that the file refers to stay valid. */
export class Blanks {
  readonly #blanks: Blank[] = []

  get size(): number {
    return this.#blanks.length
  }

  clear(from: number, to: number): void {
    if (from < to) this.#add({ from, to })
  }

  write(from: number, text: string): void {
    this.#add({ from, to: from + text.length, text })
  }

  /** Keeps only the first `size` of them. */
  shorten(size: number): void {
    this.#blanks.length = size
  }

  #add(blank: Blank): void {
    if (this.#blanks.length === mostBlanks) throw tooManyPartsError()
    this.#blanks.push(blank)
  }

  /** The file with these places overwritten. It is opened when the first piece is read. */
  async *applyTo(open: () => Promise<Readable>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const blanks = this.#mergeBlanks()
    let [begin, next] = [0, 0]
    let reaching: Blank[] = []
    for await (const chunk of await open()) {
      signal.throwIfAborted()
      const end = begin + chunk.length
      reaching = reaching.filter(({ to }) => to > begin)
      for (let blank = blanks[next]; blank && blank.from < end; blank = blanks[++next]) reaching.push(blank)
      yield reaching.length === 0 ? chunk : overwrite(chunk, begin, reaching)
      begin = end
    }
  }

  /** Merges overlapping zeros: a file may name the same place a hundred thousand times. */
  #mergeBlanks(): Blank[] {
    const joined: Blank[] = []
    let zeros: { from: number; to: number } | undefined
    for (const blank of this.#blanks.toSorted((a, b) => a.from - b.from)) {
      if (blank.text !== undefined) joined.push(blank)
      else if (zeros && blank.from <= zeros.to) zeros.to = Math.max(zeros.to, blank.to)
      else {
        zeros = { ...blank }
        joined.push(zeros)
      }
    }
    return joined
  }
}

/** Zeros first, so that a name inside them remains. */
function overwrite(chunk: Uint8Array, begin: number, blanks: readonly Blank[]): Buffer {
  const copy = Buffer.from(chunk)
  for (const { from, to, text } of blanks)
    if (text === undefined) copy.fill(0, Math.max(0, from - begin), Math.min(copy.length, to - begin))
  for (const { from, text } of blanks)
    if (text !== undefined)
      Buffer.from(text, 'latin1').copy(copy, Math.max(0, from - begin), Math.max(0, begin - from))
  return copy
}
