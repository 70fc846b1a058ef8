import type { FileWindow } from './file-window.ts'
import { damagedError, incompleteError } from './unplayable.ts'

/** A box of an MP4 file: its name, where it starts, and where its content does. */
export interface Box {
  readonly name: string
  readonly begin: number
  readonly content: number
  readonly end: number
}

/** A box has at least a length and a name. */
export const shortestBox = 8

/** The consecutive boxes between two positions. A few bytes may be left at the end, too few for a box. */
export async function* boxesIn(file: FileWindow, from: number, to: number): AsyncGenerator<Box> {
  for (let begin = from; begin + shortestBox <= to; ) {
    const head = await file.take(begin, Math.min(16, to - begin))
    const short = head.readUInt32BE(0)
    const long = short === 1
    if (long && head.length < 16) throw damagedError()
    const size = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - begin : short
    const content = begin + (long ? 16 : shortestBox)
    const end = begin + size
    if (end > to) throw to === file.bytes ? incompleteError() : damagedError()
    if (end < content) throw damagedError()
    yield { name: head.toString('latin1', 4, 8), begin, content, end }
    begin = end
  }
}
