import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import type { LogFormat } from './log.ts'
import type { TracesConfig } from './monitoring/otlp.ts'
import type { S3Config } from './objects/s3-bucket.ts'
import type { ClamdAddress } from './scanning/clamd.ts'
import { missingSettingError, type ReadSetting } from './settings/reading.ts'
import { redactSettings } from './settings/redacted.ts'
import { ConfigError, isSet, readSetting, refuse, type ValueOf } from './settings/setting.ts'
import { settings } from './settings/settings.ts'
import { type BackupConfig, readBackups, readNewFiles, readS3 } from './settings/storage.ts'
import { findUnknown, tellMistyped, type UnknownSetting } from './settings/unknown.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** The server's origin as seen from outside. Defaults to the address it listens on. */
  readonly publicUrl: string | undefined
  readonly metricsHost: string
  /** Undefined if metrics are not served. */
  readonly metricsPort: number | undefined
  /** What /metrics asks for. Undefined if it asks for nothing. */
  readonly metricsToken: string | undefined
  readonly dataDir: string
  /** An external PostgreSQL. Without it the server starts an embedded one. */
  readonly databaseUrl: string | undefined
  /** Its hot standbys, from which some of the operations may be read. */
  readonly databaseReplicaUrl: string | undefined
  readonly newDatabaseUrl: string | undefined
  /** For the requests of each process. */
  readonly databaseConnections: number
  /** How many processes answer requests. If there are several, one more does the background work. */
  readonly processes: number
  readonly secret: string | undefined
  /** The secret before, during a rotation. */
  readonly previousSecret: string | undefined
  readonly bootstrapEmail: string
  readonly bootstrapApiKey: string | undefined
  readonly requestsPerMinute: number
  /** For all keys of an organization together; undefined for five times the limit of one. */
  readonly togetherPerMinute: number | undefined
  /** The credits that a person's first organization starts with. */
  readonly signupCredits: number
  /** The length of a new family's free trial; null for no limit. */
  readonly trialDays: number | null
  /** The records of older decisions move into the archive; null if none do. */
  readonly archiveDays: number | null
  /** The bytes of files that an organization may store, unless the operator has set its own quota. */
  readonly mediaQuota: number
  /** A bucket for files. Without it they are stored in the data directory. */
  readonly s3: S3Config | undefined
  /** Where new files are stored while files move; undefined if they are all in one storage. */
  readonly newFiles: 'disk' | 'bucket' | undefined
  /** The address of clamd. Without it, files are not scanned for viruses. */
  readonly clamd: ClamdAddress | undefined
  readonly trustedProxies: readonly string[]
  /** How long it serves on after it was asked to stop. */
  readonly drainSeconds: number
  /** The origins whose pages may call the API with a bearer token. */
  readonly allowedOrigins: readonly string[]
  /** Who runs the server, as the privacy page shows it. */
  readonly operator: string | undefined
  readonly logLevel: string
  readonly backups: BackupConfig
  /** Undefined for text in a terminal and JSON elsewhere. */
  readonly logFormat: LogFormat | undefined
  /** Without it no traces are made. */
  readonly traces: TracesConfig | undefined
  /** A mail server. Without it every email is saved as a file in the data directory. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** Whether OAuth client documents may be fetched from private network addresses. */
  readonly privateClients: boolean
  /** Without it the server takes no payments. */
  readonly stripe: StripeConfig | undefined
  /** Variables that look like settings, but are not. */
  readonly unknownSettings: readonly UnknownSetting[]
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

/** Reads and checks every setting. Nothing else reads the environment. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  try {
    return readAll(environment)
  } catch (error) {
    const unknown = tellMistyped(findUnknown(environment))
    if (!(error instanceof ConfigError) || unknown.length === 0) throw error
    throw new ConfigError([error.message, ...unknown].join('\n')) // A mistyped name may be the cause.
  }
}

function readAll(environment: NodeJS.ProcessEnv): Config {
  // Each value has the type that its setting's kind parses to.
  const read: ReadSetting = name =>
    readSetting(name, settings[name], environment) as ValueOf<(typeof settings)[typeof name]>
  const databaseUrl = read('DATABASE_URL')
  const secret = read('LEARN_SECRET')
  if (databaseUrl && !secret)
    throw missingSettingError('LEARN_SECRET', 'DATABASE_URL', 'Use at least 32 random characters.')
  const databaseReplicaUrl = read('DATABASE_REPLICA_URL')
  if (databaseReplicaUrl && !databaseUrl) throw missingSettingError('DATABASE_URL', 'DATABASE_REPLICA_URL')
  return {
    host: read('HOST'),
    port: read('PORT'),
    publicUrl: read('LEARN_PUBLIC_URL'),
    metricsHost: read('LEARN_METRICS_HOST'),
    metricsPort: read('LEARN_METRICS_PORT'),
    metricsToken: read('LEARN_METRICS_TOKEN'),
    dataDir: read('LEARN_DATA_DIR'),
    databaseUrl,
    databaseReplicaUrl,
    newDatabaseUrl: read('LEARN_NEW_DATABASE_URL'),
    databaseConnections: readConnections(read),
    processes: readProcesses(read),
    secret,
    previousSecret: readPrevious(read),
    bootstrapEmail: read('LEARN_BOOTSTRAP_EMAIL'),
    bootstrapApiKey: read('LEARN_BOOTSTRAP_API_KEY'),
    signupCredits: read('LEARN_SIGNUP_CREDITS'),
    trialDays: read('LEARN_TRIAL_DAYS') ?? null,
    archiveDays: read('LEARN_ARCHIVE_DAYS') ?? null,
    mediaQuota: read('LEARN_MEDIA_QUOTA'),
    s3: readS3(read, name => isSet(name, environment)),
    newFiles: readNewFiles(read),
    clamd: read('LEARN_CLAMD'),
    requestsPerMinute: read('LEARN_RATE_LIMIT'),
    togetherPerMinute: read('LEARN_ORGANIZATION_RATE_LIMIT'),
    trustedProxies: read('LEARN_TRUSTED_PROXIES') ?? [],
    drainSeconds: read('LEARN_DRAIN_SECONDS'),
    allowedOrigins: read('LEARN_ALLOWED_ORIGINS') ?? [],
    operator: read('LEARN_OPERATOR'),
    logLevel: read('LEARN_LOG_LEVEL'),
    backups: readBackups(read),
    logFormat: read('LEARN_LOG_FORMAT'),
    traces: readTraces(read),
    smtpUrl: read('LEARN_SMTP_URL'),
    mailFrom: read('LEARN_MAIL_FROM'),
    privateClients: read('LEARN_PRIVATE_CLIENTS'),
    stripe: readStripe(read),
    unknownSettings: findUnknown(environment),
  }
}

/** If both were the same, the operator would believe that the secret has been replaced. */
function readPrevious(read: ReadSetting): string | undefined {
  const previous = read('LEARN_SECRET_PREVIOUS')
  if (previous !== undefined && previous === read('LEARN_SECRET'))
    throw new ConfigError(
      'LEARN_SECRET_PREVIOUS must be the secret before LEARN_SECRET, but they are the same.',
    )
  return previous
}

/** The embedded database accepts 200 connections, and the operator needs some of them. */
function readConnections(read: ReadSetting): number {
  const name = 'LEARN_DATABASE_CONNECTIONS'
  const connections = read(name)
  if (connections > 150 && !read('DATABASE_URL')) {
    const allowed = 'a whole number from 1 to 150 with the embedded database'
    refuse(name, settings[name], `${connections}`, allowed)
  }
  return connections
}

/** The connections of a process in addition to those for requests: for sign-in, jobs, payments, uploads, limits and readiness. */
export const otherConnections = 14
/** Leaves the operator some of the embedded database's 200, as the limit of 150 for requests does with one process. */
const connectionsOfProcesses = 180

/** Each process has its own connections, including the background process. */
function readProcesses(read: ReadSetting): number {
  const name = 'LEARN_PROCESSES'
  const asked = read(name)
  const wanted = asked === 'auto' ? availableParallelism() : asked
  if (wanted === 1 || read('DATABASE_URL')) return wanted
  const connections = read('LEARN_DATABASE_CONNECTIONS')
  const most = Math.max(1, Math.floor(connectionsOfProcesses / (connections + otherConnections)) - 1)
  if (wanted <= most) return wanted
  if (asked === 'auto') return most
  const allowed = `${most === 1 ? '' : 'at most '}${most} with the embedded database and LEARN_DATABASE_CONNECTIONS ${connections}`
  return refuse(name, settings[name], `${asked}`, allowed)
}

function readStripe(read: ReadSetting): StripeConfig | undefined {
  const secretKey = read('STRIPE_SECRET_KEY')
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET')
  if (secretKey && !webhookSecret)
    throw missingSettingError(
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_SECRET_KEY',
      "Without it, payments can't be confirmed.",
    )
  if (webhookSecret && !secretKey) throw missingSettingError('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  // All of them are read, so that a wrong value is found before the keys are set.
  const rest = {
    apiBase: read('STRIPE_API_BASE'),
    currency: read('STRIPE_CURRENCY'),
    creditPrice: read('STRIPE_CREDIT_PRICE'),
    plans: read('STRIPE_PLANS') ?? {},
  }
  return secretKey && webhookSecret ? { secretKey, webhookSecret, ...rest } : undefined
}

function readTraces(read: ReadSetting): TracesConfig | undefined {
  // All of them are read, so that a wrong value is found before the endpoint is set.
  const rest = {
    headers: read('OTEL_EXPORTER_OTLP_HEADERS') ?? {},
    serviceName: read('OTEL_SERVICE_NAME'),
  }
  const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT')
  return endpoint === undefined ? undefined : { endpoint, ...rest }
}

/** The URL of a server on this machine, given the host and port it listens on. */
export function localUrl(host: string, port: number): string {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${isIP(reached) === 6 ? `[${reached}]` : reached}:${port}`
}

/** The settings for a support bundle, without secrets, names and addresses. */
export const describeSettings = (environment: NodeJS.ProcessEnv = process.env) => redactSettings(environment)

/** Sentences about mistyped settings, which may be why something failed. */
export const describeMistyped = (environment: NodeJS.ProcessEnv = process.env) =>
  tellMistyped(findUnknown(environment))
