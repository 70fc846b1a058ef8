import { type Connection, connect } from '@learn/sdk'

/** The doors of our own pages: the browser's cookie says who is calling, and scripts never see it. */
type Door = '/web' | '/web/child'

/** The SDK calls `/v1/…`; our pages come in by their own door. */
const sendThrough =
  (door: Door): typeof fetch =>
  (address, init) => {
    const { origin } = location
    const path = String(address).slice(origin.length)
    return fetch(`${origin}${door}${path}`, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), 'Learn-Web': '1' }, // The SDK sends a plain object.
      credentials: 'same-origin',
    })
  }

export const openDoor = (door: Door): Connection =>
  connect({
    baseUrl: location.origin,
    fetch: sendThrough(door),
    timeoutMilliseconds: 15_000,
    totalMilliseconds: 20_000,
    retries: 2,
  })
