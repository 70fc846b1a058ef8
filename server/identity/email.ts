import { domainToASCII } from 'node:url'
import type { Context } from '../context.ts'

const longest = 254
/** Letters and digits of any script. `domainToASCII` would silently drop some other characters. */
const international = /^[\p{L}\p{M}\p{N}.-]+$/u
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** No empty label, and the last starts with a letter. That excludes IP addresses and spellings with a trailing dot. */
const domain = new RegExp(`^(?:${label}\\.)*(?=[a-z])${label}$`)
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/

/**
 * The one spelling of an address, so that one person has one account: folded to lowercase, with the domain in ASCII.
 * Anything but ASCII before the `@` is refused: mail seldom arrives there, and it can look like another address.
 */
export function normalizeEmail(text: string): string | undefined {
  const parts = text.trim().normalize('NFKC').toLowerCase().split('@')
  const [name = '', written = ''] = parts
  const host = international.test(written) ? domainToASCII(written) : ''
  const email = `${name}@${host}`
  const fits = parts.length === 2 && local.test(name) && domain.test(host) && email.length <= longest
  return fits ? email : undefined
}

/** Like `normalizeEmail`, but undefined as well if mail can't reach the address. */
export function reachableEmail(text: string): string | undefined {
  const email = normalizeEmail(text)
  return email?.includes('.', email.indexOf('@')) ? email : undefined
}

/** Returns an address that mail can reach, or throws `BadRequest`. */
export function readEmail(ctx: Context<'BadRequest'>, field: string, text: string): string {
  const email = reachableEmail(text)
  if (email) return email
  throw notAnEmail(ctx, field)
}

export const notAnEmail = (ctx: Context<'BadRequest'>, field: string) =>
  ctx.fault(
    'BadRequest',
    `${field} must be an email address such as sam@example.org, with only ASCII characters before the @.`,
  )
