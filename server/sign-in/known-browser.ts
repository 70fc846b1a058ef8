import { type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Secrets, sign } from '../secrets.ts'

/** How many accounts a browser is remembered for: those it signed in to last. */
const mostAccounts = 8

/**
 * A cookie that says which accounts a browser has signed in to before: the browser's own random id, then a signature for
 * each account, latest first. It opens nothing: the browser only gets limits of its own, and isn't reported as new.
 */
interface KnownBrowser {
  readonly id: string
  readonly marks: readonly string[]
}

const markOf = (key: KeyObject, id: string, email: string) =>
  sign(key, `${id} ${email}`).subarray(0, 16).toString('base64url')

function parse(cookie: string | undefined): KnownBrowser | undefined {
  const [id = '', ...marks] = cookie?.slice(0, 400).split('.') ?? []
  return /^[\w-]{22}$/.test(id) ? { id, marks: marks.slice(0, mostAccounts) } : undefined
}

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The id of a browser that has signed in to this account before. Undefined for any other browser. */
export function findKnownBrowser(
  secrets: Secrets,
  cookie: string | undefined,
  email: string,
): string | undefined {
  const browser = parse(cookie)
  if (!browser) return undefined
  const marks = secrets.knownBrowser.accepted.map(key => markOf(key, browser.id, email))
  return browser.marks.some(given => marks.some(mark => isEqual(given, mark))) ? browser.id : undefined
}

/** The value of the cookie after this browser has signed in to an account. */
export function rememberBrowser(secrets: Secrets, cookie: string | undefined, email: string): string {
  const { id, marks } = parse(cookie) ?? { id: randomBytes(16).toString('base64url'), marks: [] }
  const mark = markOf(secrets.knownBrowser.current, id, email)
  const former = secrets.knownBrowser.accepted.map(key => markOf(key, id, email))
  return [id, mark, ...marks.filter(other => !former.includes(other))].slice(0, mostAccounts + 1).join('.')
}
