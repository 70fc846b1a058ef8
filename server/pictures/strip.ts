import { stripGif } from './gif.ts'
import { stripHeif } from './heif.ts'
import { stripJpeg } from './jpeg.ts'
import { stripPng } from './png.ts'
import { stripSvg } from './svg.ts'
import { incompleteError } from './unreadable.ts'
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
 * Removes a picture's metadata: where, when, by whom and with what it was taken. Nothing is encoded again, so it looks the
 * same to the last bit. Returns parts that are to be written one after another.
 */
export function strip(type: string, bytes: Buffer): Buffer[] {
  const stripper = strippers[type]
  if (!stripper) throw new Error(`${type} is not a picture type`)
  try {
    return stripper(bytes)
  } catch (error) {
    // Something was read beyond the end.
    throw error instanceof RangeError ? incompleteError() : error
  }
}
