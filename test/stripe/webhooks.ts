import { createHmac } from 'node:crypto'
import type { Event } from './objects.ts'

export interface Signing {
  readonly secret: string
  /** Seconds since 1970. */
  readonly timestamp: number
}

/** A signed event, as posted. */
export interface Delivery {
  readonly body: string
  readonly headers: Record<string, string>
}

export function sign(event: Event, { secret, timestamp }: Signing): Delivery {
  // With line breaks, as Stripe sends it: parsing and serializing it again breaks the signature.
  const body = JSON.stringify(event, null, 2)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': `t=${timestamp},v1=${signature}`,
  }
  return { body, headers }
}

export const post = (url: string, { body, headers }: Delivery): Promise<Response> =>
  fetch(url, { method: 'POST', headers, body })
