import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localUrl, readConfig } from './config.ts'
import { makeApiKey } from './identity/api-key.ts'
import { ConfigError } from './settings/setting.ts'
import { settingNames, settings, themes } from './settings/settings.ts'

test('nothing has to be set', () => {
  const config = readConfig({})
  assert.equal(config.publicUrl, undefined)
  assert.equal(localUrl(config.host, config.port), 'http://127.0.0.1:4000')
  assert.equal(config.requestsPerMinute, 1200)
  assert.equal(config.databaseUrl, undefined)
  assert(config.dataDir.endsWith('/.learn'))
})

test('every setting is read, and nothing else', () => {
  const names = new Set<string>()
  const environment = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get(_, name) {
        names.add(String(name))
        return name === 'LEARN_S3_BUCKET' ? 'files' : undefined
      },
    },
  )
  readConfig(environment)
  const expected = settingNames.flatMap(name =>
    'secret' in settings[name] ? [name, `${name}_FILE`] : [name],
  )
  assert.deepEqual([...names].sort(), expected.toSorted())
})

test('every setting belongs to one theme, so that it is documented', () => {
  const themed = themes.flatMap(theme => Object.keys(theme.settings))
  assert.deepEqual(themed, settingNames)
})

test('a setting that may hold a password is never printed', () => {
  const secrets = settingNames.filter(name => 'secret' in settings[name])
  assert(secrets.length > 5)
  for (const name of secrets) {
    if (settings[name].kind.parse('hunter2') !== undefined) continue
    const isSafe = (error: Error) =>
      error instanceof ConfigError && error.message.startsWith(name) && !error.message.includes('hunter2')
    assert.throws(() => readConfig({ [name]: 'hunter2' }), isSafe, name)
  }
  const withPassword = { LEARN_PUBLIC_URL: 'https://me:hunter2@learn.example' }
  assert.throws(() => readConfig(withPassword), /not "https:\/\/…@learn\.example"\.$/)
})

test('the secret before must be another one, or lost', () => {
  const [secret, other] = ['a'.repeat(32), 'b'.repeat(32)]
  const read = (LEARN_SECRET_PREVIOUS: string) =>
    readConfig({ LEARN_SECRET: secret, LEARN_SECRET_PREVIOUS }).previousSecret
  assert.deepEqual([read(other), read('lost'), read('')], [other, 'lost', undefined])
  assert.throws(() => read(secret), /LEARN_SECRET_PREVIOUS .* they are the same\.$/)
  assert.throws(() => read('short'), /LEARN_SECRET_PREVIOUS must be at least 32 characters long, or lost\.$/)
})

test('an empty variable counts as not set', () => {
  assert.equal(readConfig({ PORT: '', DATABASE_URL: ' ' }).port, 4000)
})

test('URLs are printed in a form that can be pasted into a browser', () => {
  assert.equal(localUrl('::1', 80), 'http://[::1]:80')
  assert.equal(localUrl('0.0.0.0', 4000), 'http://127.0.0.1:4000')
  assert.equal(readConfig({ LEARN_PUBLIC_URL: 'https://learn.example/' }).publicUrl, 'https://learn.example')
  assert.equal(
    readConfig({ LEARN_PUBLIC_URL: 'https://Learn.Example:443' }).publicUrl,
    'https://learn.example',
  )
})

test('trusted proxies are a list of addresses and networks', () => {
  const { trustedProxies } = readConfig({ LEARN_TRUSTED_PROXIES: '10.0.0.0/8, ::1 192.168.1.1,' })
  assert.deepEqual(trustedProxies, ['10.0.0.0/8', '::1', '192.168.1.1'])
})

test('allowed origins are a list, spelt as browsers spell them', () => {
  const { allowedOrigins } = readConfig({
    LEARN_ALLOWED_ORIGINS: 'https://A.example:443/ http://localhost:3000',
  })
  assert.deepEqual(allowedOrigins, ['https://a.example', 'http://localhost:3000'])
})

test('a trial is unlimited unless LEARN_TRIAL_DAYS is set', () => {
  assert.equal(readConfig({}).trialDays, null)
  assert.equal(readConfig({}).archiveDays, null)
  assert.equal(readConfig({ LEARN_ARCHIVE_DAYS: '400' }).archiveDays, 400)
  assert.equal(readConfig({ LEARN_TRIAL_DAYS: '14' }).trialDays, 14)
})

test('files are stored in a bucket if one is configured, and on disk otherwise', () => {
  assert.equal(readConfig({}).s3, undefined)
  assert.deepEqual(readConfig({ LEARN_S3_BUCKET: 'files' }).s3, {
    bucket: 'files',
    endpoint: undefined,
    region: 'us-east-1',
    credentials: undefined,
    encryption: undefined,
    prefix: '',
    presigned: true,
  })
  const all = {
    LEARN_S3_BUCKET: 'files.example',
    LEARN_S3_ENDPOINT: 'https://S3.example.org/',
    LEARN_S3_REGION: 'eu-west-2',
    LEARN_S3_ACCESS_KEY_ID: 'id',
    LEARN_S3_SECRET_ACCESS_KEY: 'secret',
    LEARN_S3_ENCRYPTION: 'aws:kms',
    LEARN_S3_KMS_KEY: 'arn:aws:kms:eu-west-2:1:key/2',
    LEARN_S3_PREFIX: 'learn/media/',
    LEARN_S3_DOWNLOADS: 'streamed',
  }
  assert.deepEqual(readConfig(all).s3, {
    bucket: 'files.example',
    endpoint: 'https://s3.example.org',
    region: 'eu-west-2',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    encryption: { ServerSideEncryption: 'aws:kms', SSEKMSKeyId: 'arn:aws:kms:eu-west-2:1:key/2' },
    prefix: 'learn/media/',
    presigned: false,
  })
})

test('clamd can listen on a socket or a port', () => {
  assert.equal(readConfig({}).clamd, undefined)
  const read = (LEARN_CLAMD: string) => readConfig({ LEARN_CLAMD }).clamd
  assert.deepEqual(read('unix:/run/clamav/clamd.ctl'), { path: '/run/clamav/clamd.ctl' })
  assert.deepEqual(read('scanner.internal:3310'), { host: 'scanner.internal', port: 3310 })
  assert.deepEqual(read('[::1]:3310'), { host: '::1', port: 3310 })
})

test('payments are taken if Stripe is configured, with its own prices', () => {
  assert.equal(readConfig({}).stripe, undefined)
  assert.equal(readConfig({ STRIPE_CURRENCY: 'eur', STRIPE_PLANS: 'starter=price_1' }).stripe, undefined)
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  assert.deepEqual(readConfig(keys).stripe, {
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiBase: undefined,
    currency: 'gbp',
    creditPrice: 10,
    plans: {},
  })
  const plans = 'starter=price_1, school=price_2'
  assert.deepEqual(readConfig({ ...keys, STRIPE_PLANS: plans }).stripe?.plans, {
    starter: 'price_1',
    school: 'price_2',
  })
})

const secret = 's'.repeat(32)
const files = { LEARN_S3_BUCKET: 'files' }
const bad: [Record<string, string>, RegExp][] = [
  [{ PORT: 'http' }, /^PORT must be a whole number from 0 to 65535, not "http"\.$/],
  [{ PORT: '65536' }, /^PORT /],
  [{ PORT: '-1' }, /^PORT /],
  [{ PORT: '4000.5' }, /^PORT /],
  [{ DATABASE_URL: 'mysql://localhost/x', LEARN_SECRET: secret }, /^DATABASE_URL must be .*postgres:\/\//],
  [{ DATABASE_URL: 'localhost', LEARN_SECRET: secret }, /^DATABASE_URL /],
  [{ DATABASE_URL: 'postgres://localhost/x' }, /^LEARN_SECRET must be set when DATABASE_URL is set/],
  [{ LEARN_SECRET: 'short' }, /^LEARN_SECRET must be at least 32 characters/],
  [{ LEARN_PUBLIC_URL: 'learn.example' }, /^LEARN_PUBLIC_URL must be .*https?:\/\//],
  [{ LEARN_PUBLIC_URL: 'https://learn.example/path' }, /^LEARN_PUBLIC_URL must be an origin without a path/],
  [{ LEARN_ALLOWED_ORIGINS: '*' }, /^LEARN_ALLOWED_ORIGINS must be a list of origins .*, not "\*"\.$/],
  [{ LEARN_ALLOWED_ORIGINS: 'https://a.example, https://b.example/path' }, /^LEARN_ALLOWED_ORIGINS must be /],
  [{ LEARN_SMTP_URL: 'mail.example' }, /^LEARN_SMTP_URL must be .*smtp:\/\/ or smtps:\/\/\.$/],
  [{ LEARN_MAIL_FROM: 'nobody' }, /^LEARN_MAIL_FROM must be an email address .*, not "nobody"\.$/],
  [{ LEARN_PRIVATE_CLIENTS: 'true' }, /^LEARN_PRIVATE_CLIENTS must be yes or no/],
  [{ LEARN_BOOTSTRAP_EMAIL: 'nobody' }, /^LEARN_BOOTSTRAP_EMAIL must be an email address/],
  [
    { LEARN_BOOTSTRAP_API_KEY: 'learn_sk_short' },
    /^LEARN_BOOTSTRAP_API_KEY must be a valid API key\. Create one with/,
  ],
  [{ LEARN_BOOTSTRAP_API_KEY: `${makeApiKey().slice(0, -8)}00000000` }, /^LEARN_BOOTSTRAP_API_KEY /],
  [{ LEARN_TRIAL_DAYS: '0' }, /^LEARN_TRIAL_DAYS must be a whole number from 1 to 3650, not "0"\.$/],
  [{ LEARN_TRIAL_DAYS: 'none' }, /^LEARN_TRIAL_DAYS must be a whole number/],
  [{ LEARN_MEDIA_QUOTA: '10 GB' }, /^LEARN_MEDIA_QUOTA must be a whole number from 0/],
  [
    { LEARN_S3_REGION: 'eu-west-2' },
    /^LEARN_S3_BUCKET must be set when LEARN_S3_REGION is set\. Without a bucket, files are/,
  ],
  [
    { LEARN_NEW_FILES: 'bucket' },
    /^LEARN_S3_BUCKET must be set when LEARN_NEW_FILES is set\. Files are read from both/,
  ],
  [{ ...files, LEARN_NEW_FILES: 'both' }, /^LEARN_NEW_FILES must be disk or bucket/],
  [{ LEARN_S3_BUCKET: 'My Bucket' }, /^LEARN_S3_BUCKET must be a bucket name: 3 to 63 lowercase letters/],
  [{ ...files, LEARN_S3_ENDPOINT: 's3.example.org' }, /^LEARN_S3_ENDPOINT must be .*https?:\/\//],
  [{ ...files, LEARN_S3_ENDPOINT: 'https://s3.example.org/files' }, /^LEARN_S3_ENDPOINT must be an origin/],
  [
    { ...files, LEARN_S3_ENDPOINT: 'https://id:secret@s3.example.org' },
    /^LEARN_S3_ENDPOINT must be an origin/,
  ],
  [{ ...files, LEARN_S3_REGION: 'London, UK' }, /^LEARN_S3_REGION must be a region name/],
  [{ ...files, LEARN_S3_ACCESS_KEY_ID: 'id' }, /^LEARN_S3_SECRET_ACCESS_KEY must be set when LEARN_S3_ACC/],
  [{ ...files, LEARN_S3_SECRET_ACCESS_KEY: 'a' }, /^LEARN_S3_ACCESS_KEY_ID must be set when LEARN_S3_SEC/],
  [{ ...files, LEARN_S3_ENCRYPTION: 'yes' }, /^LEARN_S3_ENCRYPTION must be AES256 or aws:kms, not "yes"\.$/],
  [{ ...files, LEARN_S3_KMS_KEY: 'a' }, /^LEARN_S3_ENCRYPTION must be aws:kms when LEARN_S3_KMS_KEY is set/],
  [{ ...files, LEARN_S3_PREFIX: '../other' }, /^LEARN_S3_PREFIX must be a path of letters/],
  [{ ...files, LEARN_S3_PREFIX: '/media' }, /^LEARN_S3_PREFIX /],
  [{ ...files, LEARN_S3_DOWNLOADS: 'yes' }, /^LEARN_S3_DOWNLOADS must be presigned or streamed/],
  [{ LEARN_CLAMD: 'yes' }, /^LEARN_CLAMD must be the address of clamd: unix:\/run\/clamav\/clamd\.ctl, or/],
  [{ LEARN_CLAMD: 'unix:clamd.ctl' }, /^LEARN_CLAMD /],
  [{ LEARN_CLAMD: '127.0.0.1:0' }, /^LEARN_CLAMD /],
  [{ LEARN_CLAMD: '::1:3310' }, /^LEARN_CLAMD /],
  [{ LEARN_CLAMD: 'tcp://127.0.0.1:3310' }, /^LEARN_CLAMD /],
  [{ LEARN_SIGNUP_CREDITS: '1.5' }, /^LEARN_SIGNUP_CREDITS must be a whole number/],
  [{ LEARN_RATE_LIMIT: 'many' }, /^LEARN_RATE_LIMIT must be a whole number/],
  [{ LEARN_LOG_LEVEL: 'loud' }, /^LEARN_LOG_LEVEL must be one of fatal.*, not "loud"/],
  [
    { LEARN_DATABASE_CONNECTIONS: '151' },
    /^LEARN_DATABASE_CONNECTIONS must be a whole number from 1 to 150 .*, not "151"/,
  ],
  [{ LEARN_TRUSTED_PROXIES: 'foo' }, /^LEARN_TRUSTED_PROXIES must be a list of IP addresses or networks/],
  [{ LEARN_TRUSTED_PROXIES: '10.0.0.0/99' }, /^LEARN_TRUSTED_PROXIES /],
  [{ LEARN_DATABASE_CONNECTIONS: '0' }, /^LEARN_DATABASE_CONNECTIONS /],
  [{ LEARN_PROCESSES: '0' }, /^LEARN_PROCESSES must be auto, or a whole number from 1 to 128, not "0"\.$/],
  [{ LEARN_PROCESSES: 'all' }, /^LEARN_PROCESSES must be auto, or .*, not "all"\.$/],
  [
    { LEARN_PROCESSES: '8' },
    /^LEARN_PROCESSES must be at most 6 with the embedded database and LEARN_DATABASE_CONNECTIONS 10, not "8"\.$/,
  ],
  [
    { LEARN_PROCESSES: '2', LEARN_DATABASE_CONNECTIONS: '100' },
    /^LEARN_PROCESSES must be 1 with the embedded database and LEARN_DATABASE_CONNECTIONS 100, not "2"\.$/,
  ],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is set/],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is set/],
  [{ STRIPE_SECRET_KEY: 'pk_test_1' }, /^STRIPE_SECRET_KEY must be .* sk_ or rk_/],
  [{ STRIPE_WEBHOOK_SECRET: 'secret' }, /^STRIPE_WEBHOOK_SECRET must be .* whsec_/],
  [{ STRIPE_API_BASE: 'api.stripe.com' }, /^STRIPE_API_BASE must be .*https?:\/\//],
  [{ STRIPE_API_BASE: 'https://api.stripe.com/v1' }, /^STRIPE_API_BASE must be an origin without a path/],
  [{ STRIPE_CURRENCY: 'GBP' }, /^STRIPE_CURRENCY must be a three-letter currency code in lowercase/],
  [{ STRIPE_CREDIT_PRICE: '0.5' }, /^STRIPE_CREDIT_PRICE must be a whole number from 1 to 100000/],
  [{ STRIPE_PLANS: 'starter' }, /^STRIPE_PLANS must be a list of plan names and Stripe prices/],
  [{ STRIPE_PLANS: 'starter=prod_1' }, /^STRIPE_PLANS /],
]
for (const [env, message] of bad) {
  test(`${JSON.stringify(env).slice(0, 70)} is refused with its name and the expected value`, () => {
    assert.throws(
      () => readConfig(env),
      (error: Error) => error instanceof ConfigError && message.test(error.message),
    )
  })
}
