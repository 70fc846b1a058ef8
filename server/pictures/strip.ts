import { stripGif } from './gif.ts'
import { stripHeif } from './heif.ts'
import { stripJpeg } from './jpeg.ts'
import { stripPng } from './png.ts'
import { stripSvg } from './svg.ts'
import { brokenOff } from './unreadable.ts'
import { stripWebp } from './webp.ts'

const strippers: Readonly<Record<string, (bytes: Buffer) => Buffer[]>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
  'image/avif': stripHeif,
  'image/heic': stripHeif,
  'image/svg+xml': bytes => stripSvg(bytes, strip),
}

/**
 * A picture without what it says beside what it shows: where it was taken, when, by whom and with what. It is not encoded
 * again, so that it looks as it did to the last bit. In parts that are to be written one behind the other.
 */
export function strip(type: string, bytes: Buffer): Buffer[] {
  const stripper = strippers[type]
  if (!stripper) throw new Error(`${type} is no type of a picture`)
  try {
    return stripper(bytes)
  } catch (error) {
    // It was read beyond its end.
    throw error instanceof RangeError ? brokenOff() : error
  }
}
