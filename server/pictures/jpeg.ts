import { exifOf, orientationIn } from './exif.ts'
import { Slices } from './slices.ts'
import { incompleteError, Unreadable } from './unreadable.ts'

const startOfScan = 0xda
const endOfImage = 0xd9
const app = (number: number) => 0xe0 + number

/** Frames, their tables and their scans. 0xc8 is reserved and never used. */
const isOfPicture = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= startOfScan && marker <= 0xdf)

const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/**
 * Removes Exif, XMP, comments, previews and whatever else programs write into a JPEG or after it. The colour information
 * and the orientation stay.
 */
export function stripJpeg(bytes: Buffer): Buffer[] {
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new Unreadable('This file is not a JPEG.')
  const kept = new Slices(bytes)
  let jfif: Buffer | undefined
  let exif: Buffer | undefined
  let at = 2
  for (;;) {
    const begin = at
    const marker = markerAt(bytes, at)
    at = marker.end
    if (marker.code === endOfImage) break
    if (isAlone(marker.code)) {
      kept.keep(begin, at)
      continue
    }
    const end = at + lengthAt(bytes, at)
    const content = bytes.subarray(at + 2, end)
    at = marker.code === startOfScan ? endOfScan(bytes, end) : end
    if (isJfif(marker.code, content)) jfif ??= withoutThumbnail(content)
    else if (isExif(marker.code, content)) exif ??= exifOf(orientationIn(content))
    else if (isAdobe(marker.code, content)) kept.add(segment(app(14), content.subarray(0, adobeLength)))
    else if (isKept(marker.code, content)) kept.keep(begin, at)
  }
  const first: Buffer[] = [Buffer.from([0xff, 0xd8])]
  if (jfif) first.push(segment(app(0), jfif))
  if (exif) first.push(segment(app(1), Buffer.concat([Buffer.from('Exif\0\0'), exif])))
  return [...first, ...kept.all(), Buffer.from([0xff, endOfImage])]
}

/** A marker may be preceded by any number of 0xff. */
function markerAt(bytes: Buffer, at: number): { code: number; end: number } {
  if (at >= bytes.length) throw incompleteError()
  if (bytes[at] !== 0xff) throw new Unreadable('This JPEG is damaged.')
  let end = at
  while (bytes[end] === 0xff) end++
  const code = bytes[end]
  if (code === undefined) throw incompleteError()
  return { code, end: end + 1 }
}

function lengthAt(bytes: Buffer, at: number): number {
  if (at + 2 > bytes.length) throw incompleteError()
  const length = bytes.readUInt16BE(at)
  if (length < 2) throw new Unreadable('This JPEG is damaged.')
  if (at + length > bytes.length) throw incompleteError()
  return length
}

/** The position of the next marker that is not part of the scan. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue
    const code = bytes[at + 1] ?? 0
    if (code !== 0x00 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return at
  }
  throw incompleteError()
}

const startsWith = (content: Buffer, text: string) => content.toString('latin1', 0, text.length) === text

const isJfif = (code: number, content: Buffer) =>
  code === app(0) && startsWith(content, 'JFIF\0') && content.length >= 14
const isExif = (code: number, content: Buffer) => code === app(1) && startsWith(content, 'Exif\0\0')

/** The colour space, if JFIF does not give it. Other data may be attached. */
const isAdobe = (code: number, content: Buffer) =>
  code === app(14) && startsWith(content, 'Adobe') && content.length >= adobeLength
const adobeLength = 12

function isKept(code: number, content: Buffer): boolean {
  if (code === app(2)) return startsWith(content, 'ICC_PROFILE\0')
  return isOfPicture(code)
}

/** The thumbnail in it may show the picture as it was before it was edited. */
const withoutThumbnail = (jfif: Buffer) => Buffer.concat([jfif.subarray(0, 12), Buffer.alloc(2)])

function segment(code: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
