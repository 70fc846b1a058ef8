import { backups } from './backup-settings.ts'
import { database } from './database-settings.ts'
import * as kinds from './kinds.ts'
import { monitoring } from './monitoring.ts'
import { payments } from './payment-settings.ts'
import type { Setting, Theme } from './setting.ts'

const listening = {
  HOST: {
    kind: kinds.anyText,
    default: '127.0.0.1',
    meaning: 'The address to listen on; use `0.0.0.0` to accept connections from other machines.',
  },
  PORT: {
    kind: kinds.wholeNumber(0, 65_535),
    default: '4000',
    meaning: 'The port to listen on; 0 picks a free one.',
  },
  LEARN_PUBLIC_URL: {
    kind: kinds.origin('https://learn.example.org'),
    unset: 'it is `http://` with the host and port above',
    meaning: 'The address that people use; links in email, OAuth, passkeys and secure cookies depend on it.',
  },
  LEARN_TRUSTED_PROXIES: {
    kind: kinds.networks,
    unset: 'no proxy is trusted',
    meaning: 'The proxies whose `X-Forwarded-For` header is trusted.',
  },
  LEARN_PROCESSES: {
    kind: kinds.processCount,
    default: '1',
    meaning:
      'The number of processes that answer requests; `auto` is one for each processor. With [more than one](running.md#several-processes), two further processes supervise them and do the background work.',
  },
  LEARN_DRAIN_SECONDS: {
    kind: kinds.wholeNumber(0, 600),
    default: '0',
    meaning:
      'How long the server keeps answering after it is asked to stop, while `/readyz` says that it is not ready. With [several servers](upgrading.md#restart-servers-one-after-another), choose longer than the load balancer takes to notice. Whatever stops the server must wait 150 seconds longer; [our service and `compose.yaml`](running.md#stop) wait long enough for any value.',
  },
} as const satisfies Theme['settings']

const security = {
  LEARN_SECRET: {
    kind: kinds.textMatching(/^.{32,}$/s, 'at least 32 characters long'),
    secret: true,
    unset: 'the first start generates one and stores it in the data directory',
    meaning: 'The secret that opens all keys in the database; all servers on one database must share it.',
  },
  LEARN_SECRET_PREVIOUS: {
    kind: kinds.textMatching(/^(.{32,}|lost)$/s, 'at least 32 characters long, or lost'),
    secret: true,
    unset: 'the secret is not being replaced',
    meaning:
      'The secret that `LEARN_SECRET` replaces, until the [rotation](rotating-the-secret.md) is complete; `lost` if nobody has it any more.',
  },
  LEARN_RATE_LIMIT: {
    kind: kinds.wholeNumber(0, 1_000_000_000),
    default: '1200',
    meaning: 'Requests per minute for each credential, and for each address without one; 0 for no limit.',
  },
  LEARN_ORGANIZATION_RATE_LIMIT: {
    kind: kinds.wholeNumber(0, 1_000_000_000),
    unset: 'five times LEARN_RATE_LIMIT',
    meaning:
      'Requests per minute for all API keys of an organization together, and for all programs that act for one person; 0 for no limit.',
  },
  LEARN_ALLOWED_ORIGINS: {
    kind: kinds.origins('https://app.example.org, https://school.example.org'),
    unset: 'only programs and our own pages can call the API',
    meaning:
      'The sites whose pages may call the API from a browser, with a bearer token and never with cookies.',
  },
  LEARN_PRIVATE_CLIENTS: {
    kind: kinds.yesOrNo,
    default: 'no',
    meaning: "Whether an OAuth client's metadata may be fetched from a private network address.",
  },
} as const satisfies Theme['settings']

const firstStart = {
  LEARN_BOOTSTRAP_EMAIL: {
    kind: kinds.account,
    default: 'admin@localhost',
    meaning: 'The administrator of the first organization.',
  },
  LEARN_BOOTSTRAP_API_KEY: {
    kind: kinds.apiKey,
    secret: true,
    unset: 'the first start creates a key and prints it',
    meaning: "The first organization's API key, for containers and tests.",
  },
} as const satisfies Theme['settings']

const mail = {
  LEARN_SMTP_URL: {
    kind: kinds.url('smtp:', 'smtps:'),
    secret: true,
    unset: 'every email is saved as a file in `outbox/` in the data directory',
    meaning: 'The mail server, such as `smtps://user:password@mail.example.org`.',
  },
  LEARN_MAIL_FROM: {
    kind: kinds.sender,
    unset: 'it is `learn@` with the host name of the public address',
    meaning: 'The sender of every email.',
  },
} as const satisfies Theme['settings']

const files = {
  LEARN_MEDIA_QUOTA: {
    kind: kinds.wholeNumber(0, Number.MAX_SAFE_INTEGER),
    default: '10737418240',
    meaning:
      'The bytes that an organization may store, unless the operator sets a quota for it; the default is 10 GiB.',
  },
  LEARN_CLAMD: {
    kind: kinds.clamdAddress,
    unset: 'files are not scanned for viruses',
    meaning: 'The ClamAV daemon that scans every file.',
  },
} as const satisfies Theme['settings']

const bucket = {
  LEARN_S3_BUCKET: {
    kind: kinds.textMatching(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'a bucket name: 3 to 63 lowercase letters, digits, dots and hyphens',
    ),
    unset: 'files are stored in `media/` in the data directory',
    meaning: 'The bucket for files.',
  },
  LEARN_S3_ENDPOINT: {
    kind: kinds.origin('https://s3.example.org'),
    unset: 'the bucket is at AWS',
    meaning: 'The address of an S3 service other than AWS.',
  },
  LEARN_S3_REGION: {
    kind: kinds.textMatching(/^[a-z0-9-]{1,64}$/, 'a region name such as eu-west-2'),
    default: 'us-east-1',
    meaning: "The bucket's region.",
  },
  LEARN_S3_PREFIX: {
    kind: kinds.prefix,
    unset: 'names start at the top of the bucket',
    meaning: 'A prefix for the name of every object.',
  },
  LEARN_S3_ACCESS_KEY_ID: {
    kind: kinds.anyText,
    unset: "the machine's own AWS credentials are used",
    meaning: 'The access key; set it together with `LEARN_S3_SECRET_ACCESS_KEY`.',
  },
  LEARN_S3_SECRET_ACCESS_KEY: {
    kind: kinds.anyText,
    secret: true,
    unset: "the machine's own AWS credentials are used",
    meaning: 'The secret of the access key.',
  },
  LEARN_S3_ENCRYPTION: {
    kind: kinds.oneOf('AES256', 'aws:kms'),
    unset: "the bucket's own default applies",
    meaning: 'The encryption to request for stored objects.',
  },
  LEARN_S3_KMS_KEY: {
    kind: kinds.anyText,
    unset: "the bucket's default key is used",
    meaning: 'The KMS key to encrypt with; needs `LEARN_S3_ENCRYPTION=aws:kms`.',
  },
  LEARN_S3_DOWNLOADS: {
    kind: kinds.oneOf('presigned', 'streamed'),
    default: 'presigned',
    meaning: 'Whether browsers download from the bucket with signed URLs, or through the server.',
  },
  LEARN_NEW_FILES: {
    kind: kinds.oneOf('disk', 'bucket'),
    unset: 'all files are in one storage',
    meaning:
      'Where new files are stored while files [move](moving.md#files-to-a-bucket-and-back) between the disk and the bucket. Files are read from both.',
  },
} as const satisfies Theme['settings']

const trials = {
  LEARN_SIGNUP_CREDITS: {
    kind: kinds.wholeNumber(0, 1_000_000),
    default: '0',
    meaning: "The credits that a person's first organization starts with.",
  },
  LEARN_TRIAL_DAYS: {
    kind: kinds.wholeNumber(1, 3_650),
    unset: 'a trial has no end',
    meaning: "The length of a new family's free trial, in days.",
  },
} as const satisfies Theme['settings']

const privacy = {
  LEARN_OPERATOR: {
    kind: kinds.textMatching(/^[^\p{Cc}]{1,300}$/u, 'one line of at most 300 characters'),
    unset: 'the page says that the operator has not given a name',
    meaning:
      'The name and contact address of the people who run this server, for the privacy page, such as `Ashgrove Tutors, privacy@ashgrove.example`.',
  },
} as const satisfies Theme['settings']

/** Every variable that the server reads, in the order of the documentation. */
export const themes: readonly Theme[] = [
  {
    title: 'Listening address',
    about: 'See [Behind a proxy](running.md#behind-a-proxy).',
    settings: listening,
  },
  {
    title: 'Data and database',
    about: 'See [Your own PostgreSQL](running.md#your-own-postgresql).',
    settings: database,
  },
  { title: 'Security', settings: security },
  {
    title: 'First start',
    about: 'These only matter the first time the server starts.',
    settings: firstStart,
  },
  { title: 'Email', settings: mail },
  {
    title: 'Files',
    about: 'See [Files and scanning](running.md#files-and-scanning).',
    settings: files,
  },
  {
    title: 'Files in an S3 bucket',
    about:
      'These need `LEARN_S3_BUCKET`, or backups in a bucket. See [Several servers](running.md#several-servers).',
    settings: bucket,
  },
  { title: 'Backups', about: 'See [Backups](backup.md).', settings: backups },
  { title: 'Credits and trials', settings: trials },
  {
    title: 'Payments with Stripe',
    about: 'See [Payments](running.md#payments) for the events that the webhook needs.',
    settings: payments,
  },
  { title: 'Privacy', about: 'See [Privacy](running.md#privacy).', settings: privacy },
  {
    title: 'Metrics, logs and traces',
    about: 'See [Monitoring](monitoring.md).',
    settings: monitoring,
  },
]

export const settings = {
  ...listening,
  ...database,
  ...security,
  ...firstStart,
  ...mail,
  ...files,
  ...bucket,
  ...backups,
  ...trials,
  ...payments,
  ...privacy,
  ...monitoring,
} as const satisfies Readonly<Record<string, Setting>>

export type SettingName = keyof typeof settings

// The names are exactly the keys above.
export const settingNames = Object.keys(settings) as readonly SettingName[]
