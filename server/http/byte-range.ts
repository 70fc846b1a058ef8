import type { ByteRange } from '../objects/objects.ts'

/**
 * The part of a file that a Range header asks for (RFC 9110). Undefined means the whole file: there is no header, it is
 * malformed, or it has several ranges. `unsatisfiable` means that the range starts after the end.
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
