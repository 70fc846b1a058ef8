import { crc32 } from 'node:zlib'
import { exifOf, orientationIn } from './exif.ts'
import { Slices } from './slices.ts'
import { incompleteError, Unreadable } from './unreadable.ts'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** The chunks that determine how a PNG looks, including the frames of an animation. */
const looks = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
)

/** Removes texts, times, Exif, unknown chunks and whatever follows the end. The orientation stays. */
export function stripPng(bytes: Buffer): Buffer[] {
  if (!bytes.subarray(0, 8).equals(signature)) throw new Unreadable('This file is not a PNG.')
  const exif = findExif(bytes)
  const kept = new Slices(bytes)
  kept.keep(0, 8)
  for (const { name, begin, end } of chunks(bytes)) {
    if (looks.has(name)) kept.keep(begin, end)
    if (name === 'IHDR' && exif) kept.add(chunk('eXIf', exif))
  }
  return kept.all()
}

interface Chunk {
  readonly name: string
  readonly begin: number
  readonly end: number
}

/** Up to the last one, which must exist. */
function* chunks(bytes: Buffer): Generator<Chunk> {
  for (let begin = 8; ; ) {
    if (begin + 12 > bytes.length) throw incompleteError()
    const end = begin + 12 + bytes.readUInt32BE(begin)
    if (end > bytes.length) throw incompleteError()
    const name = bytes.toString('latin1', begin + 4, begin + 8)
    yield { name, begin, end }
    if (name === 'IEND') return
    begin = end
  }
}

/** It may follow the image data, but is needed before that. */
function findExif(bytes: Buffer): Buffer | undefined {
  for (const { name, begin, end } of chunks(bytes))
    if (name === 'eXIf') return exifOf(orientationIn(bytes.subarray(begin + 8, end - 4)))
  return undefined
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
