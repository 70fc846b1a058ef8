import type { ByteRange } from '../objects/objects.ts'

/**
 * The part that a Range header asks for (RFC 9110): all of it where there is none, or one that is not understood or has
 * several parts; `unsatisfiable` where it begins behind the end.
 */
export function readRange(
  header: string | undefined,
  bytes: number,
): ByteRange | undefined | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length > 0 ? { first: bytes - length, last: bytes - 1 } : 'unsatisfiable'
  }
  const range = { first: Number(first), last: Math.min(last === '' ? bytes - 1 : Number(last), bytes - 1) }
  if (last !== '' && Number(last) < range.first) return undefined
  return range.first < bytes ? range : 'unsatisfiable'
}
