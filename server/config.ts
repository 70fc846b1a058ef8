import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { isWellFormedApiKey } from './identity/api-key.ts'
import { normalizeEmail } from './identity/email.ts'
import type { S3Config } from './objects/s3-bucket.ts'
import { OperatorError } from './operator-error.ts'
import type { ClamdAddress } from './scanning/clamd.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** The server's origin as seen from outside. Defaults to the address it listens on. */
  readonly publicUrl: string | undefined
  readonly dataDir: string
  /** An external PostgreSQL. Without it the server starts an embedded one. */
  readonly databaseUrl: string | undefined
  readonly databaseConnections: number
  readonly secret: string | undefined
  readonly bootstrapEmail: string
  readonly bootstrapApiKey: string | undefined
  readonly requestsPerMinute: number
  /** The credits that a person's first organization starts with. */
  readonly signupCredits: number
  /** The length of a new family's free trial; null for no limit. */
  readonly trialDays: number | null
  /** The bytes of files that an organization may store, unless the operator has set its own quota. */
  readonly mediaQuota: number
  /** A bucket for files. Without it they are stored in the data directory. */
  readonly s3: S3Config | undefined
  /** The address of clamd. Without it, files are not scanned for viruses. */
  readonly clamd: ClamdAddress | undefined
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  /** A mail server. Without it every email is saved as a file in the data directory. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** Whether OAuth client documents may be fetched from private network addresses. */
  readonly privateClients: boolean
  /** Without it the server takes no payments. */
  readonly stripe: StripeConfig | undefined
}

/** How payments are taken. Amounts are in the currency's minor units. */
export interface StripeConfig {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Replaces Stripe's own address. */
  readonly apiBase: string | undefined
  readonly currency: string
  readonly creditPrice: number
  /** The Stripe price id of each plan. */
  readonly plans: Readonly<Record<string, string>>
}

/** An invalid setting. The message names the variable and the expected value. */
export class ConfigError extends OperatorError {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads and checks every variable. Nothing else reads the environment. */
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
      : refuse(name, `a whole number from ${least} to ${most}, not "${value}"`)
  }
  const url = (name: string, protocols: string[]) => {
    const value = text(name)
    if (value !== undefined && !protocols.includes(URL.parse(value)?.protocol ?? '')) {
      refuse(name, `a URL that starts with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`)
    }
    return value
  }

  const host = text('HOST') ?? '127.0.0.1'
  const port = whole('PORT', 4000, 0, 65_535)
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const secret = text('LEARN_SECRET')
  if (secret !== undefined && secret.length < 32) refuse('LEARN_SECRET', 'at least 32 characters')
  if (databaseUrl && !secret)
    refuse('LEARN_SECRET', 'set when DATABASE_URL is set. Use at least 32 random characters')
  const bootstrapEmail =
    normalizeEmail(text('LEARN_BOOTSTRAP_EMAIL') ?? 'admin@localhost') ??
    refuse('LEARN_BOOTSTRAP_EMAIL', 'an email address such as sam@example.org')
  const bootstrapApiKey = text('LEARN_BOOTSTRAP_API_KEY')
  if (bootstrapApiKey && !isWellFormedApiKey(bootstrapApiKey)) {
    refuse('LEARN_BOOTSTRAP_API_KEY', 'a valid API key. Create one with npm run admin -- new-key')
  }
  const logLevel = text('LEARN_LOG_LEVEL') ?? 'info'
  if (!logLevels.includes(logLevel))
    refuse('LEARN_LOG_LEVEL', `one of ${logLevels.join(', ')}, not "${logLevel}"`)

  const givenUrl = url('LEARN_PUBLIC_URL', ['http:', 'https:'])
  const publicUrl = givenUrl && new URL(givenUrl).origin // As browsers write it, because they compare it exactly.
  if (givenUrl && new URL(givenUrl).href.replace(/\/+$/, '') !== publicUrl) {
    refuse('LEARN_PUBLIC_URL', 'an origin without a path, such as https://learn.example.org')
  }
  const mailFrom = text('LEARN_MAIL_FROM')
  if (mailFrom !== undefined && !normalizeEmail(mailFrom))
    refuse('LEARN_MAIL_FROM', 'an email address such as learn@example.org')

  const privateClients = text('LEARN_PRIVATE_CLIENTS') ?? 'no'
  if (!['yes', 'no'].includes(privateClients))
    refuse('LEARN_PRIVATE_CLIENTS', `yes or no, not "${privateClients}"`)

  const trustedProxies =
    text('LEARN_TRUSTED_PROXIES')
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? []
  if (!trustedProxies.every(isNetwork)) {
    refuse('LEARN_TRUSTED_PROXIES', 'a list of IP addresses or networks, such as 10.0.0.0/8, ::1')
  }

  const stripe = readStripe({ text, refuse, whole, url })

  return {
    host,
    port,
    publicUrl,
    dataDir: resolve(text('LEARN_DATA_DIR') ?? '.learn'),
    databaseUrl,
    // The embedded database accepts 200 connections, and the operator needs some of them.
    databaseConnections: whole('LEARN_DATABASE_CONNECTIONS', 10, 1, databaseUrl ? 1_000 : 150),
    secret,
    bootstrapEmail,
    bootstrapApiKey,
    signupCredits: whole('LEARN_SIGNUP_CREDITS', 0, 0, 1_000_000),
    trialDays: text('LEARN_TRIAL_DAYS') === undefined ? null : whole('LEARN_TRIAL_DAYS', 0, 1, 3_650),
    mediaQuota: whole('LEARN_MEDIA_QUOTA', 10 * 1024 ** 3, 0, Number.MAX_SAFE_INTEGER),
    s3: readS3({ text, refuse, url }),
    clamd: readClamd({ text, refuse }),
    requestsPerMinute: whole('LEARN_RATE_LIMIT', 1_200, 0, 1_000_000_000),
    trustedProxies,
    logLevel,
    smtpUrl: url('LEARN_SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom,
    privateClients: privateClients === 'yes',
    stripe,
  }
}

interface Readers {
  readonly text: (name: string) => string | undefined
  readonly refuse: (name: string, expected: string) => never
  readonly whole: (name: string, fallback: number, least: number, most: number) => number
  readonly url: (name: string, protocols: string[]) => string | undefined
}

const s3Names = [
  'ENDPOINT',
  'REGION',
  'ACCESS_KEY_ID',
  'SECRET_ACCESS_KEY',
  'ENCRYPTION',
  'KMS_KEY',
  'PREFIX',
  'DOWNLOADS',
]

function readS3({ text, refuse, url }: Omit<Readers, 'whole'>): S3Config | undefined {
  const bucket = text('LEARN_S3_BUCKET')
  if (bucket === undefined) {
    const given = s3Names.find(name => text(`LEARN_S3_${name}`))
    if (given)
      refuse(
        'LEARN_S3_BUCKET',
        `set when LEARN_S3_${given} is set. Without a bucket, files are stored on disk`,
      )
    return undefined
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    refuse('LEARN_S3_BUCKET', 'a bucket name: 3 to 63 lowercase letters, digits, dots and hyphens')
  const endpoint = url('LEARN_S3_ENDPOINT', ['http:', 'https:'])
  if (endpoint && new URL(endpoint).href.replace(/\/+$/, '') !== new URL(endpoint).origin)
    refuse('LEARN_S3_ENDPOINT', 'an origin without a path, such as https://s3.example.org')
  const region = text('LEARN_S3_REGION') ?? 'us-east-1'
  if (!/^[a-z0-9-]{1,64}$/.test(region)) refuse('LEARN_S3_REGION', 'a region name such as eu-west-2')
  const accessKeyId = text('LEARN_S3_ACCESS_KEY_ID')
  const secretAccessKey = text('LEARN_S3_SECRET_ACCESS_KEY')
  if (accessKeyId && !secretAccessKey)
    refuse('LEARN_S3_SECRET_ACCESS_KEY', 'set when LEARN_S3_ACCESS_KEY_ID is set')
  if (secretAccessKey && !accessKeyId)
    refuse('LEARN_S3_ACCESS_KEY_ID', 'set when LEARN_S3_SECRET_ACCESS_KEY is set')
  const encryption = text('LEARN_S3_ENCRYPTION')
  if (encryption !== undefined && encryption !== 'AES256' && encryption !== 'aws:kms')
    return refuse('LEARN_S3_ENCRYPTION', 'AES256 or aws:kms')
  const kmsKey = text('LEARN_S3_KMS_KEY')
  if (kmsKey && encryption !== 'aws:kms')
    refuse('LEARN_S3_ENCRYPTION', 'aws:kms when LEARN_S3_KMS_KEY is set')
  const prefix = text('LEARN_S3_PREFIX')?.replace(/\/$/, '')
  if (prefix && !/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(prefix))
    refuse('LEARN_S3_PREFIX', 'a path of letters, digits, dots, hyphens and underscores, such as learn/media')
  const downloads = text('LEARN_S3_DOWNLOADS') ?? 'presigned'
  if (!['presigned', 'streamed'].includes(downloads)) refuse('LEARN_S3_DOWNLOADS', 'presigned or streamed')
  return {
    bucket,
    endpoint: endpoint && new URL(endpoint).origin,
    region,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    encryption: encryption && { ServerSideEncryption: encryption, ...(kmsKey && { SSEKMSKeyId: kmsKey }) },
    prefix: prefix ? `${prefix}/` : '',
    presigned: downloads === 'presigned',
  }
}

function readClamd({ text, refuse }: Pick<Readers, 'text' | 'refuse'>): ClamdAddress | undefined {
  const value = text('LEARN_CLAMD')
  if (value === undefined) return undefined
  const [, path] = /^unix:(\/.+)$/.exec(value) ?? []
  if (path !== undefined) return { path }
  const [, v6, name, digits] = /^(?:\[([^\]]+)\]|([^:/\s]+)):(\d{1,5})$/.exec(value) ?? []
  const host = v6 ?? name
  const port = Number(digits)
  if (host === undefined || (v6 !== undefined && isIP(v6) !== 6) || port < 1 || port > 65_535)
    return refuse(
      'LEARN_CLAMD',
      'the address of clamd: unix:/run/clamav/clamd.ctl, or a host and port such as 127.0.0.1:3310',
    )
  return { host, port }
}

function readStripe({ text, refuse, whole, url }: Readers): StripeConfig | undefined {
  const secretKey = text('STRIPE_SECRET_KEY')
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET')
  if (secretKey && !/^[sr]k_\w+$/.test(secretKey))
    refuse('STRIPE_SECRET_KEY', 'a secret or restricted key that starts with sk_ or rk_')
  if (webhookSecret && !/^whsec_\S+$/.test(webhookSecret))
    refuse('STRIPE_WEBHOOK_SECRET', "the webhook's signing secret, which starts with whsec_")
  if (secretKey && !webhookSecret)
    refuse(
      'STRIPE_WEBHOOK_SECRET',
      "set when STRIPE_SECRET_KEY is set. Without it, payments can't be confirmed",
    )
  if (webhookSecret && !secretKey) refuse('STRIPE_SECRET_KEY', 'set when STRIPE_WEBHOOK_SECRET is set')
  const apiBase = url('STRIPE_API_BASE', ['http:', 'https:'])
  if (apiBase && new URL(apiBase).href.replace(/\/+$/, '') !== new URL(apiBase).origin)
    refuse('STRIPE_API_BASE', 'an origin without a path, such as https://api.stripe.com')
  const currency = text('STRIPE_CURRENCY') ?? 'gbp'
  if (!/^[a-z]{3}$/.test(currency))
    refuse('STRIPE_CURRENCY', 'a three-letter currency code in lowercase, such as gbp')
  const creditPrice = whole('STRIPE_CREDIT_PRICE', 10, 1, 100_000)
  const plans = Object.fromEntries(
    (text('STRIPE_PLANS') ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(plan => plan.split('=')),
  )
  const isPlan = ([name, price]: [string, unknown]) =>
    /^[a-z][a-z0-9_-]{0,31}$/.test(name) && typeof price === 'string' && /^price_\w+$/.test(price)
  if (!Object.entries(plans).every(isPlan))
    refuse(
      'STRIPE_PLANS',
      'a list of plan names and Stripe prices, such as starter=price_123,school=price_456',
    )
  if (!secretKey || !webhookSecret) return undefined
  return { secretKey, webhookSecret, apiBase, currency, creditPrice, plans }
}

/** The URL of a server on this machine, given the host and port it listens on. */
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
