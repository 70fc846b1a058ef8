import { Slices } from './slices.ts'
import { incompleteError, Unreadable } from './unreadable.ts'

const [image, extension, trailer] = [0x2c, 0x21, 0x3b]
const [control, application] = [0xf9, 0xff]

/** Removes comments, XMP, texts, unknown blocks and whatever follows the end. The number of repetitions stays. */
export function stripGif(bytes: Buffer): Buffer[] {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) throw new Unreadable('This file is not a GIF.')
  const byte = (at: number) => bytes[at] ?? end()
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  /** The position after blocks that each start with their length; the last one is empty. */
  const skipBlocks = (from: number) => {
    let at = from
    while (byte(at) !== 0) at += byte(at) + 1
    return at + 1
  }
  const kept = new Slices(bytes)
  let at = 13 + colours(byte(10))
  kept.keep(0, at)
  for (;;) {
    const begin = at
    const kind = bytes[at] ?? trailer // Some files leave it out.
    if (kind === trailer) break
    if (kind === image) {
      at = skipBlocks(at + 11 + colours(byte(at + 9)))
      kept.keep(begin, at)
    } else if (kind === extension) {
      const label = byte(at + 1)
      at = skipBlocks(at + 2)
      const loop = label === application && loopIn(bytes.subarray(begin, at))
      if (label === control) kept.keep(begin, at)
      else if (loop) kept.add(loop)
    } else throw new Unreadable('This GIF is damaged.')
  }
  if (at > bytes.length) throw incompleteError()
  return [...kept.all(), Buffer.from([trailer])]
}

function end(): never {
  throw incompleteError()
}

/** The number of repetitions, written as a new block, because other blocks may be attached to the old one. */
function loopIn(block: Buffer): Buffer | undefined {
  const known = ['NETSCAPE2.0', 'ANIMEXTS1.0'].includes(block.toString('latin1', 3, 14))
  if (!known || block[14] !== 3 || block[15] !== 1) return undefined
  return Buffer.concat([block.subarray(0, 18), Buffer.alloc(1)])
}
