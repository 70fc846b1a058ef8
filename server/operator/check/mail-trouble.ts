import { codeOf } from '../../error-code.ts'
import { reasonOf } from '../../operator-error.ts'

interface Trouble {
  readonly code: string
  readonly found: string
  readonly advice: string
}

/** Like the server's own, but with less patience. */
export async function testTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 6_000 })
}

const troubles: readonly { matches: (facts: Facts) => boolean; code: string; advice: string }[] = [
  {
    matches: ({ code }) => code === 'EAUTH' || code === 'ENOAUTH',
    code: 'mail-password',
    advice:
      'The mail server refuses the user name or password. Check both in LEARN_SMTP_URL; characters such as @ and / must be percent-encoded. Some providers need a separate password for this purpose.',
  },
  {
    matches: ({ command, response }) => command === 'MAIL FROM' || /sender|from address/i.test(response),
    code: 'mail-sender',
    advice:
      'The mail server refuses the sender. Set LEARN_MAIL_FROM to an address that this user may send from.',
  },
  {
    matches: ({ command }) => command === 'RCPT TO',
    code: 'mail-recipient',
    advice:
      'The mail server refuses this recipient. Try another address; if it refuses them all, it does not relay emails for this server: put a user and password in LEARN_SMTP_URL.',
  },
  {
    matches: ({ code, reason }) =>
      code === 'ETLS' || /certificate|wrong version number|ssl|tls|altname/i.test(reason),
    code: 'mail-tls',
    advice:
      'The connection can’t be encrypted. Use smtps:// for port 465 and smtp:// for port 587, and the host name in the mail server’s certificate.',
  },
  {
    matches: ({ code, reason }) => code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(reason),
    code: 'mail-host',
    advice: 'There is no host with this name. Check LEARN_SMTP_URL.',
  },
  {
    matches: ({ code }) => ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT'].includes(code),
    code: 'mail-unreachable',
    advice:
      'The mail server can’t be reached. Check the host and port in LEARN_SMTP_URL. Many hosting providers block port 25: use 465 or 587.',
  },
  {
    matches: ({ code }) => code === 'EMESSAGE',
    code: 'mail-refused',
    advice: 'The mail server refuses the email itself. Its response says why.',
  },
]

interface Facts {
  readonly code: string
  readonly command: string
  readonly response: string
  readonly reason: string
}

/** What a mail server's error means, and what to do. */
export function explainMailError(error: unknown): Trouble {
  const text = (name: string) =>
    error instanceof Error && name in error ? String(Reflect.get(error, name) ?? '') : ''
  const response = text('response')
  const reason = reasonOf(error).replaceAll(/\s+/g, ' ').slice(0, 300)
  const facts = { code: String(codeOf(error) ?? ''), command: text('command'), response, reason }
  const found = response
    ? `The mail server says: ${response.replaceAll(/\s+/g, ' ').slice(0, 300)}`
    : `${reason}.`
  const known = troubles.find(({ matches }) => matches(facts))
  return known
    ? { code: known.code, found, advice: known.advice }
    : { code: 'mail-trouble', found, advice: 'Check LEARN_SMTP_URL, and the mail server’s log.' }
}
