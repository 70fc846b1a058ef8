import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Fields } from './invocation.ts'

export const validMilliseconds = 10 * 60_000

/** What a person agrees to: who calls what, in which organization, with which input, at which price. */
export interface Claim {
  readonly caller: string
  readonly organization: string
  readonly operation: string
  readonly input: Fields
  readonly credits: number
}

/**
 * Proves that exactly this call was previewed, without storing anything: it contains its expiry, the price and a digest
 * of the arguments, and is signed. It is also the call's idempotency key, and different each time.
 */
export function makeToken(key: KeyObject, claim: Claim, now: number): string {
  const expires = (now + validMilliseconds).toString(36)
  const nonce = randomBytes(9).toString('base64url')
  const stated = [expires, claim.credits.toString(36), nonce, digestOf(key, claim.input)].join('.')
  return `${stated}.${signatureOf(key, claim, stated)}`
}

/** Whether we made this token for this operation, organization and caller. */
export function isSigned(key: KeyObject, token: string, claim: Claim): boolean {
  const at = token.lastIndexOf('.')
  return isSame(token.slice(at + 1), signatureOf(key, claim, token.slice(0, Math.max(0, at))))
}

/** Why the token is not valid for this call, or undefined if it is. */
export function refusalOf(key: KeyObject, token: string, claim: Claim, now: number): string | undefined {
  const [expires = '', credits = '', , digest = ''] = token.split('.')
  if (!isSigned(key, token, claim))
    return 'This confirmationToken was changed, or belongs to another operation, organization or caller.'
  if (!isSame(digest, digestOf(key, claim.input)))
    return 'The arguments differ from those in the preview of this confirmationToken.'
  if (Number.parseInt(credits, 36) !== claim.credits)
    return `The price has changed since the preview, from ${Number.parseInt(credits, 36)} to ${claim.credits} credits.`
  if (Number.parseInt(expires, 36) <= now)
    return 'This confirmationToken has expired. It is valid for 10 minutes.'
  return undefined
}

/** When a valid token was made. */
export const madeAt = (token: string): number =>
  Number.parseInt(token.slice(0, token.indexOf('.')), 36) - validMilliseconds

export const expiresAt = (token: string): string => new Date(madeAt(token) + validMilliseconds).toISOString()

const signatureOf = (key: KeyObject, { caller, organization, operation }: Claim, stated: string): string =>
  hmac(key, JSON.stringify(['token', caller, organization, operation, stated]))

const digestOf = (key: KeyObject, input: Fields): string =>
  hmac(key, `input ${canonical(input)}`).slice(0, 16)

const hmac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('base64url')

/** The same text for the same value, whatever the order of its fields. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
