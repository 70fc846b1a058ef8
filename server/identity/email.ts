import { domainToASCII } from 'node:url'
import type { Context } from '../context.ts'

const longest = 254
/** Letters and digits of any script. Of what else a URL could hold, `domainToASCII` would drop some without a word. */
const international = /^[\p{L}\p{M}\p{N}.-]+$/u
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** No label is empty, and the last begins with a letter: neither an IP address nor a second spelling with a dot at its end. */
const domain = new RegExp(`^(?:${label}\\.)*(?=[a-z])${label}$`)
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/

/**
 * The one spelling of an address: one person, one account. Capitals and full-width letters are folded, an international
 * domain is written in its ASCII form. A name before the `@` with other letters than ASCII is no address here: mail
 * seldom reaches it, and it may look exactly like somebody else's.
 */
export function normalizeEmail(text: string): string | undefined {
  const parts = text.trim().normalize('NFKC').toLowerCase().split('@')
  const [name = '', written = ''] = parts
  const host = international.test(written) ? domainToASCII(written) : ''
  const email = `${name}@${host}`
  const fits = parts.length === 2 && local.test(name) && domain.test(host) && email.length <= longest
  return fits ? email : undefined
}

/** An address that mail can reach from here, or `BadRequest`. */
export function readEmail(ctx: Context<'BadRequest'>, field: string, text: string): string {
  const email = normalizeEmail(text)
  if (email?.includes('.', email.indexOf('@'))) return email
  throw ctx.fault(
    'BadRequest',
    `${field} must be an email address such as sam@example.org, with only ASCII characters before the @.`,
  )
}
