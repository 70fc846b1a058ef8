import type { Connection } from '@learn/sdk'
import { openDoor } from './door.ts'

const door = '/web/child'

/** A child's way to the operations. */
export const connection: Connection = openDoor(door)

/** A refusal of the sign-in, with the seconds to wait if there are any. */
export interface Refusal {
  readonly kind: string
  readonly waitSeconds: number | undefined
}

/** Asks one of the addresses that are not operations. Returns what went wrong, if anything. */
async function post(path: string, body: object): Promise<Refusal | undefined> {
  try {
    const response = await fetch(`${door}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return undefined
    const wait = Number(response.headers.get('retry-after')) || undefined
    const { _tag: kind = 'InternalError' } = await response.json()
    return { kind, waitSeconds: wait }
  } catch {
    return { kind: 'NetworkError', waitSeconds: undefined }
  }
}

export const signIn = (username: string, pin: string) => post('/sign-in', { username, pin })
export const signOut = () => post('/sign-out', {})
