import { type Connection, connect } from '@learn/sdk'

/** The door of our own pages: the browser's cookie says who is calling, and scripts never see it. */
const door = '/web/child'

/** The SDK calls `/v1/…`; our pages come in by their own door. */
const send: typeof fetch = (address, init) => {
  const { origin } = location
  const path = String(address).slice(origin.length)
  return fetch(`${origin}${door}${path}`, {
    ...init,
    headers: { ...(init?.headers as Record<string, string>), 'Learn-Web': '1' }, // The SDK sends a plain object.
    credentials: 'same-origin',
  })
}

export const connection: Connection = connect({
  baseUrl: location.origin,
  fetch: send,
  timeoutMilliseconds: 15_000,
  totalMilliseconds: 20_000,
  retries: 2,
})

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
