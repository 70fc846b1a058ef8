import { exifOf, orientationIn } from './exif.ts'
import { incompleteError, Unreadable } from './unreadable.ts'

const looks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const framed = new Set(['VP8 ', 'VP8L', 'ALPH'])
const [exifFlag, xmpFlag] = [0x08, 0x04]
const frameHead = 16

/** Removes Exif, XMP, unknown chunks and whatever follows the end. The orientation stays. */
export function stripWebp(bytes: Buffer): Buffer[] {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    throw new Unreadable('This file is not a WebP.')
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) throw incompleteError()
  const all = [...chunks(bytes.subarray(12, end))]
  const found = all.find(({ name }) => name === 'EXIF')
  const extended = all.some(({ name }) => name === 'VP8X')
  const exif = found && extended ? exifOf(orientationIn(found.content)) : undefined
  const kept = all
    .filter(({ name }) => looks.has(name))
    .flatMap(({ name, content }) => {
      if (name === 'VP8X') return chunk(name, [withFlags(content, exif !== undefined)])
      return chunk(name, name === 'ANMF' ? stripFrame(content) : [content])
    })
  if (exif) kept.push(...chunk('EXIF', [exif]))
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(4 + sum(kept), 4)
  return [head, ...kept]
}

interface Chunk {
  readonly name: string
  readonly content: Buffer
}

function* chunks(bytes: Buffer): Generator<Chunk> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4)
    if (at + 8 + size > bytes.length) throw incompleteError()
    yield {
      name: bytes.toString('latin1', at, at + 4),
      content: bytes.subarray(at + 8, at + 8 + size),
    }
    at += 8 + size + (size % 2)
  }
}

function chunk(name: string, parts: Buffer[]): Buffer[] {
  const size = sum(parts)
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(size, 4)
  return [head, ...parts, ...(size % 2 ? [Buffer.alloc(1)] : [])]
}

const sum = (parts: Buffer[]) => parts.reduce((bytes, part) => bytes + part.length, 0)

function withFlags(content: Buffer, hasExif: boolean): Buffer {
  const flags = (content[0] ?? 0) & ~(exifFlag | xmpFlag)
  return Buffer.concat([Buffer.from([hasExif ? flags | exifFlag : flags]), content.subarray(1)])
}

const stripFrame = (frame: Buffer) => [
  frame.subarray(0, frameHead),
  ...[...chunks(frame.subarray(frameHead))]
    .filter(({ name }) => framed.has(name))
    .flatMap(({ name, content }) => chunk(name, [content])),
]
