import { incompleteError, Unreadable } from './unreadable.ts'

/** A box of an AVIF or HEIC file: its name, where it starts, and where its content does. */
export interface Box {
  readonly name: string
  readonly begin: number
  readonly content: number
  readonly end: number
}

/** The consecutive boxes between two positions. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const found: Box[] = []
  for (let begin = from; begin + 8 <= to; ) {
    const short = bytes.readUInt32BE(begin)
    const long = short === 1
    const size = long ? Number(bytes.readBigUInt64BE(begin + 8)) : short === 0 ? to - begin : short
    const content = begin + (long ? 16 : 8)
    const end = begin + size
    if (end > to) throw incompleteError()
    if (end < content) throw new Unreadable('This image is damaged.')
    found.push({ name: bytes.toString('latin1', begin + 4, begin + 8), begin, content, end })
    begin = end
  }
  return found
}

/** A full box has a version and flags before its content. */
const head = 4

export interface Extent {
  readonly from: number
  readonly to: number
}

/** Where the bytes of one item are: in the file, or in the box `idat`. */
export interface Place {
  readonly id: number
  readonly within: 'file' | 'idat'
  readonly extents: readonly Extent[]
}

/** The types of items by their number: `av01` and `hvc1` are pictures, `Exif` and `mime` are not. */
export function itemTypes(bytes: Buffer, { content, end }: Box): Map<number, string> {
  const first = content + head + (bytes[content] === 0 ? 2 : 4)
  const entries = boxesIn(bytes, first, end).filter(({ name }) => name === 'infe')
  return new Map(
    entries.map(entry => {
      const version = bytes[entry.content] ?? 0
      if (version < 2) return [bytes.readUInt16BE(entry.content + head), 'old']
      const id =
        version === 2 ? bytes.readUInt16BE(entry.content + head) : bytes.readUInt32BE(entry.content + head)
      const type = entry.content + head + (version === 2 ? 4 : 6)
      return [id, bytes.toString('latin1', type, type + 4)]
    }),
  )
}

/** Where each item is. */
export function itemPlaces(bytes: Buffer, { content, end }: Box): Place[] {
  const version = bytes[content] ?? 0
  let at = content + head
  const read = (size: number) => {
    if (at + size > end) throw incompleteError()
    let value = 0
    for (const stop = at + size; at < stop; at++) value = value * 256 + (bytes[at] ?? 0)
    return value
  }
  const sizes = read(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  return Array.from({ length: read(version < 2 ? 2 : 4) }, () => {
    const id = read(version < 2 ? 2 : 4)
    const method = version === 0 ? 0 : read(2) & 15
    if (method > 1) throw new Unreadable('The structure of this image is not supported. Convert it to JPEG.')
    read(2) // The data reference: always the file itself.
    const base = read(baseSize)
    const extents = Array.from({ length: read(2) }, () => {
      read(indexSize)
      const from = base + read(offsetSize)
      const length = read(lengthSize)
      return { from, to: length === 0 ? Number.POSITIVE_INFINITY : from + length }
    })
    return { id, within: method === 0 ? 'file' : 'idat', extents }
  })
}
