import { createHash } from 'node:crypto'
import type { PictureFile } from './request.ts'

/** The size and hash of a file that consists of these parts. */
export function fileOf(parts: readonly Buffer[]): PictureFile {
  const hash = createHash('sha256')
  let bytes = 0
  for (const part of parts) {
    hash.update(part)
    bytes += part.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
