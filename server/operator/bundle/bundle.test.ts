import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { type PopulatedTenant, populate, traces } from '../../../test/support/populated-tenant.ts'
import { finish } from '../../../test/support/processes.ts'
import { testSecret, World } from '../../../test/support/world.ts'

const world = await World.create()
const folder = await mkdtemp(join(tmpdir(), 'learn-bundle-'))
after(async () => {
  await rm(folder, { recursive: true })
  await world.close()
})

/** Every setting that could give something away, with a value that can be recognized. */
const environment = {
  DATABASE_URL: world.databaseUrl,
  LEARN_SECRET: testSecret,
  LEARN_DATA_DIR: world.dataDir,
  LEARN_PUBLIC_URL: 'https://secret-school.invalid',
  LEARN_BACKUP_PASSPHRASE: 'a passphrase for the tests',
  LEARN_BOOTSTRAP_EMAIL: 'headteacher@secret-school.invalid',
  LEARN_SMTP_URL: 'smtp://mail-user:mail-password@secret-school.invalid',
  LEARN_MAIL_FROM: 'learn@secret-school.invalid',
  LEARN_OPERATOR: 'Secret School, 12 Hidden Lane',
  LEARN_TRUSTED_PROXIES: '10.11.12.13',
  LEARN_ALLOWED_ORIGINS: 'https://app.secret-school.invalid',
  LEARN_CLAMD: 'scanner.secret-school.invalid:3310',
  LEARN_S3_BUCKET: 'hidden-bucket',
  LEARN_S3_ENDPOINT: 'https://s3.secret-school.invalid',
  LEARN_S3_ACCESS_KEY_ID: 'hidden-key-id',
  LEARN_S3_SECRET_ACCESS_KEY: 'hidden-secret-key',
  LEARN_S3_PREFIX: 'hidden-prefix',
  LEARN_S3_ENCRYPTION: 'aws:kms',
  LEARN_S3_KMS_KEY: 'hidden-kms-key',
  STRIPE_SECRET_KEY: 'sk_test_hidden',
  STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
  STRIPE_PLANS: 'family=price_hidden',
  LEARN_LOG_LEVEL: 'debug',
  LEARN_RATE_LIMIT: '4321',
}

const bundle = (path: string, others: Record<string, string> = {}) =>
  finish('server/admin.ts', { ...environment, ...others }, ['support-bundle', path])

async function readAll(path: string): Promise<Map<string, string>> {
  const names = await readdir(path)
  return new Map(
    await Promise.all(
      names.map(async name => [name, await readFile(join(path, name), 'utf8')] as [string, string]),
    ),
  )
}

/** Names, addresses, usernames, keys, tokens and PINs of everybody in a tenant. */
async function tracesOf(tenant: PopulatedTenant): Promise<string[]> {
  const { rows: people } = await world.owner.query<{ email: string }>('select email from users')
  const { rows: children } = await world.owner.query<{ name: string }>(
    'select display_name as name from students',
  )
  return [
    ...traces.everything(tenant),
    ...people.map(({ email }) => email),
    ...children.map(({ name }) => name),
    tenant.name,
  ]
}

const ofSettings = [
  'secret-school',
  'Hidden Lane',
  'hidden',
  'mail-user',
  'mail-password',
  '10.11.12.13',
  testSecret,
  'a passphrase for the tests',
  world.dataDir,
  new URL(world.databaseUrl).pathname.slice(1),
  `/${userInfo().username}/`,
]

test('a bundle has nothing of anybody, and no secret', async () => {
  const tenant = await populate(world)
  await world.call('learn.createLearnNote', tenant.key, {
    studentId: tenant.student.studentId,
    text: 'Robin likes trains.',
    sharedWithGuardians: true,
  })
  const path = join(folder, 'whole')
  const { code, output } = await bundle(path)
  assert.equal(code, 0, output)
  const files = await readAll(path)
  assert.deepEqual([...files.keys()].sort(), [
    'README.txt',
    'check.json',
    'database.json',
    'settings.json',
    'versions.json',
  ])
  const all = [...files.values()].join('\n').toLowerCase()
  const known = [...(await tracesOf(tenant)), ...ofSettings, 'Robin likes trains']
  assert(known.length > 60)
  for (const trace of known) {
    assert(trace.length > 3, `"${trace}" is too short to look for`)
    assert(!all.includes(trace.toLowerCase()), `the bundle contains ${trace}`)
  }
  assert.doesNotMatch(all, /\b4071\b/, 'the PIN of every child in the tests')
})

test('a bundle says what helps: versions, settings, findings, migrations, sizes, jobs', async () => {
  const path = join(folder, 'useful')
  await bundle(path)
  const files = await readAll(path)
  const read = (name: string) => JSON.parse(files.get(name) ?? '')
  const settings = read('settings.json')
  assert.equal(settings.LEARN_RATE_LIMIT, '4321')
  assert.equal(settings.LEARN_LOG_LEVEL, 'debug')
  assert.equal(settings.LEARN_S3_ENCRYPTION, 'aws:kms')
  assert.equal(settings.LEARN_PUBLIC_URL, 'set, with https')
  assert.equal(settings.LEARN_SECRET, 'set')
  assert.equal(settings.LEARN_TRIAL_DAYS, 'not set here')
  assert.match(files.get('README.txt') ?? '', /set in the terminal that made this bundle/)
  assert.equal(read('versions.json').node, process.version)
  const { postgres, migrations, tables, jobs, operationsOfLastDay } = read('database.json')
  assert.match(postgres.version, /^\d+/)
  assert.equal(migrations[0], '0001_identity.sql')
  const users = await world.owner.query('select count(*)::int from users')
  assert.equal(tables.find(({ name }: { name: string }) => name === 'users').rows, users.rows[0].count)
  assert.equal(jobs[0].what, 'trial.createBook queued')
  assert(operationsOfLastDay.some(({ what }: { what: string }) => what === 'teams.createTeam'))
  const findings: { part: string; state: string; code: string }[] = read('check.json')
  assert.deepEqual(findings[0], { part: 'settings', state: 'ok', code: 'ok' })
  assert(findings.some(({ part, code }) => part === 'mail' && code === 'mail-host'))
})

test('a bundle can be made when the database is down or a setting is wrong', async () => {
  const down = join(folder, 'down')
  const url = 'postgres://secret-user:secret-password@127.0.0.1:1/none'
  assert.equal((await bundle(down, { DATABASE_URL: url })).code, 0)
  const files = await readAll(down)
  assert.match(files.get('database.json') ?? '', /"error": "OperatorError/)
  assert.doesNotMatch([...files.values()].join(), /secret-user|secret-password/)
  const wrong = join(folder, 'wrong')
  assert.equal((await bundle(wrong, { PORT: 'my secret port' })).code, 0)
  const settings = (await readAll(wrong)).get('settings.json') ?? ''
  assert.match(settings, /"PORT": "set to something invalid"/)
})

test('a bundle can be one file that tar reads, for its owner only, and nothing is overwritten', async () => {
  const path = join(folder, 'bundle.tar.gz')
  assert.equal((await bundle(path)).code, 0)
  assert.equal((await stat(path)).mode & 0o777, 0o600)
  const { stdout } = await promisify(execFile)('tar', [
    '-xzvf',
    path,
    '-C',
    await mkdtemp(join(folder, 'x-')),
  ])
  assert.match(stdout, /^README\.txt\nversions\.json\n/)
  assert.deepEqual(await bundle(path), {
    code: 1,
    output: `${path} already exists, and nothing is overwritten. Choose another name.\n`,
  })
  const usage = await finish('server/admin.ts', environment, ['support-bundle'])
  assert.equal(usage.code, 2)
})
