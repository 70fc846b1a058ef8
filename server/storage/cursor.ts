import { type KeyObject, timingSafeEqual } from 'node:crypto'
import { sign } from '../secrets.ts'

/** A place in a sorted list, and the way to go from there. */
export interface Position {
  readonly direction: 'forwards' | 'backwards'
  /** The value of the sort field, and the id, of the item next to which the page begins. */
  readonly key: string
  readonly id: string
}

const macLength = 16

/**
 * An opaque cursor: the position and a code over it and `binding`, which names the list that the position is
 * in. A cursor of another list, sort, filter or caller is as false as an invented one.
 */
export function encodeCursor(secret: KeyObject, binding: string, position: Position): string {
  const payload = JSON.stringify([position.direction === 'forwards' ? 1 : -1, position.key, position.id])
  return Buffer.concat([mac(secret, binding, payload), Buffer.from(payload)]).toString('base64url')
}

export function decodeCursor(secret: KeyObject, binding: string, cursor: string): Position | undefined {
  const bytes = Buffer.from(cursor, 'base64url')
  // Decoding skips what is not base64url; a cursor must be exactly what was given out.
  if (bytes.length <= macLength || bytes.toString('base64url') !== cursor) return undefined
  const payload = bytes.toString('utf8', macLength)
  if (!timingSafeEqual(bytes.subarray(0, macLength), mac(secret, binding, payload))) return undefined
  const [direction, key, id] = JSON.parse(payload) as [1 | -1, string, string]
  return { direction: direction === 1 ? 'forwards' : 'backwards', key, id }
}

const mac = (secret: KeyObject, binding: string, payload: string) =>
  sign(secret, `${binding}\n${payload}`).subarray(0, macLength)
