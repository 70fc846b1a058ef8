import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { isWellFormedApiKey } from './identity/api-key.ts'
import { normalizeEmail } from './identity/email.ts'
import { OperatorError } from './operator-error.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** How it is reached from outside, as an origin; without it, where it listens. */
  readonly publicUrl: string | undefined
  readonly dataDir: string
  /** An external PostgreSQL; without it the server brings its own. */
  readonly databaseUrl: string | undefined
  readonly databaseConnections: number
  readonly secret: string | undefined
  readonly bootstrapEmail: string
  readonly bootstrapApiKey: string | undefined
  readonly requestsPerMinute: number
  /** What somebody's first organization starts with. */
  readonly signupCredits: number
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  /** A mail server; without it every mail is a file in the data directory. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** Whether a client's document may be fetched from this network itself: for a network of one's own. */
  readonly privateClients: boolean
}

/** A value that can't be used: the message names the variable and what was expected. */
export class ConfigError extends OperatorError {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads and checks every variable; the only place that knows the environment. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const text = (name: string) => env[name]?.trim() || undefined
  const refuse = (name: string, expected: string): never => {
    throw new ConfigError(`${name} must be ${expected}.`)
  }
  const whole = (name: string, fallback: number, least: number, most: number) => {
    const value = text(name)
    if (value === undefined) return fallback
    const number = /^[0-9]+$/.test(value) ? Number(value) : Number.NaN
    return number >= least && number <= most
      ? number
      : refuse(name, `a whole number from ${least} to ${most}`)
  }
  const url = (name: string, protocols: string[]) => {
    const value = text(name)
    if (value !== undefined && !protocols.includes(URL.parse(value)?.protocol ?? '')) {
      refuse(name, `an address that begins with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`)
    }
    return value
  }

  const host = text('HOST') ?? '127.0.0.1'
  const port = whole('PORT', 4000, 0, 65_535)
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const secret = text('LEARN_SECRET')
  if (secret !== undefined && secret.length < 32) refuse('LEARN_SECRET', 'at least 32 characters')
  if (databaseUrl && !secret)
    refuse('LEARN_SECRET', 'set where DATABASE_URL is: at least 32 random characters')
  const bootstrapEmail =
    normalizeEmail(text('LEARN_BOOTSTRAP_EMAIL') ?? 'admin@localhost') ??
    refuse('LEARN_BOOTSTRAP_EMAIL', 'an email address')
  const bootstrapApiKey = text('LEARN_BOOTSTRAP_API_KEY')
  if (bootstrapApiKey && !isWellFormedApiKey(bootstrapApiKey)) {
    refuse(
      'LEARN_BOOTSTRAP_API_KEY',
      'learn_sk_, 43 characters of base64url and the CRC-32 of all that in 8 hex digits',
    )
  }
  const logLevel = text('LEARN_LOG_LEVEL') ?? 'info'
  if (!logLevels.includes(logLevel)) refuse('LEARN_LOG_LEVEL', `one of ${logLevels.join(', ')}`)

  const givenUrl = url('LEARN_PUBLIC_URL', ['http:', 'https:'])
  const publicUrl = givenUrl && new URL(givenUrl).origin // As browsers write it: they compare it letter by letter.
  if (givenUrl && new URL(givenUrl).href.replace(/\/+$/, '') !== publicUrl) {
    refuse('LEARN_PUBLIC_URL', 'an origin without a path, such as https://learn.example.org')
  }
  const mailFrom = text('LEARN_MAIL_FROM')
  if (mailFrom !== undefined && !normalizeEmail(mailFrom)) refuse('LEARN_MAIL_FROM', 'an email address')

  const privateClients = text('LEARN_PRIVATE_CLIENTS') ?? 'no'
  if (!['yes', 'no'].includes(privateClients)) refuse('LEARN_PRIVATE_CLIENTS', 'yes or no')

  const trustedProxies =
    text('LEARN_TRUSTED_PROXIES')
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? []
  if (!trustedProxies.every(isNetwork)) {
    refuse('LEARN_TRUSTED_PROXIES', 'a list of addresses or networks, such as 10.0.0.0/8, ::1')
  }

  return {
    host,
    port,
    publicUrl,
    dataDir: resolve(text('LEARN_DATA_DIR') ?? '.learn'),
    databaseUrl,
    // The embedded database takes 200 connections; some are the operator's.
    databaseConnections: whole('LEARN_DATABASE_CONNECTIONS', 10, 1, databaseUrl ? 1_000 : 150),
    secret,
    bootstrapEmail,
    bootstrapApiKey,
    signupCredits: whole('LEARN_SIGNUP_CREDITS', 0, 0, 1_000_000),
    requestsPerMinute: whole('LEARN_RATE_LIMIT', 1_200, 0, 1_000_000_000),
    trustedProxies,
    logLevel,
    smtpUrl: url('LEARN_SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom,
    privateClients: privateClients === 'yes',
  }
}

/** How a server that listens there is reached from the same machine. */
export function localUrl(host: string, port: number): string {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${isIP(reached) === 6 ? `[${reached}]` : reached}:${port}`
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const longest = isIP(address) === 6 ? 128 : 32
  const lengthFits = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= longest)
  return isIP(address) !== 0 && lengthFits && rest.length === 0
}
