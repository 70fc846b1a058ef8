import { hash, timingSafeEqual } from 'node:crypto'

/** A place in a sorted list, and the way to go from there. */
export interface Position {
  readonly direction: 'forwards' | 'backwards'
  /** The value of the sort field, and the id, of the item next to which the page begins. */
  readonly key: string
  readonly id: string
}

const codeLength = 22

/**
 * An opaque cursor: the position, behind a code over it and `binding`, which names the list that the position is in.
 * A cursor of another list, sort, filter or caller is as false as an invented one.
 */
export function encodeCursor(secret: string, binding: string, position: Position): string {
  const payload = JSON.stringify([position.direction === 'forwards' ? 1 : -1, position.key, position.id])
  return codeOf(secret, binding, payload) + Buffer.from(payload).toString('base64url')
}

export function decodeCursor(secret: string, binding: string, cursor: string): Position | undefined {
  const encoded = cursor.slice(codeLength)
  const bytes = Buffer.from(encoded, 'base64url')
  // Decoding skips what is not base64url; a cursor must be exactly what was given out.
  if (bytes.length === 0 || bytes.toString('base64url') !== encoded) return undefined
  const payload = bytes.toString('utf8')
  if (!isSame(cursor.slice(0, codeLength), codeOf(secret, binding, payload))) return undefined
  const [direction, key, id] = JSON.parse(payload) as [1 | -1, string, string]
  return { direction: direction === 1 ? 'forwards' : 'backwards', key, id }
}

/**
 * SHA-512/256 with the secret before the text: what it gives is cut from a larger state, so that nobody can go on from
 * it. In one call it costs a third of an HMAC object, and a page needs it three times.
 */
const codeOf = (secret: string, binding: string, payload: string) =>
  hash('sha512-256', `${secret}${binding}\n${payload}`, 'base64url').slice(0, codeLength)

function isSame(given: string, right: string): boolean {
  const bytes = Buffer.from(given)
  return bytes.length === codeLength && timingSafeEqual(bytes, Buffer.from(right))
}
