import { hash, type KeyObject, timingSafeEqual } from 'node:crypto'

/** A place in a sorted list, and the direction to read from there. */
export interface Position {
  readonly direction: 'forwards' | 'backwards'
  /** The sort field's value and the id of the item next to which the page starts. */
  readonly key: string
  readonly id: string
}

const codeLength = 22

/**
 * An opaque cursor: the position and a code that authenticates it together with `binding`, which identifies the list.
 * A cursor of another list, sort, filter or caller is as invalid as an invented one.
 */
export function encodeCursor(secret: KeyObject, binding: string, position: Position): string {
  const payload = JSON.stringify([position.direction === 'forwards' ? 1 : -1, position.key, position.id])
  return codeOf(secret, binding, payload) + Buffer.from(payload).toString('base64url')
}

export function decodeCursor(secret: KeyObject, binding: string, cursor: string): Position | undefined {
  const encoded = cursor.slice(codeLength)
  const bytes = Buffer.from(encoded, 'base64url')
  // Decoding skips invalid characters, but a cursor must be exactly what we issued.
  if (bytes.length === 0 || bytes.toString('base64url') !== encoded) return undefined
  const payload = bytes.toString('utf8')
  if (!isSame(cursor.slice(0, codeLength), codeOf(secret, binding, payload))) return undefined
  const [direction, key, id] = JSON.parse(payload) as [1 | -1, string, string]
  return { direction: direction === 1 ? 'forwards' : 'backwards', key, id }
}

/**
 * SHA-512/256 over the key and the text. Its output is truncated from a larger state, which prevents length extension.
 * It costs a third of an HMAC, and a page needs it three times.
 */
const codeOf = (secret: KeyObject, binding: string, payload: string) =>
  hash('sha512-256', `${textOf(secret)}${binding}\n${payload}`, 'base64url').slice(0, codeLength)

const texts = new WeakMap<KeyObject, string>()

/** Of a fixed length, because it is prepended to the hashed text. */
function textOf(key: KeyObject): string {
  const text = texts.get(key) ?? key.export().toString('hex')
  texts.set(key, text)
  return text
}

function isSame(given: string, right: string): boolean {
  const bytes = Buffer.from(given)
  return bytes.length === codeLength && timingSafeEqual(bytes, Buffer.from(right))
}
