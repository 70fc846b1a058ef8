import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'yaml'
import { readConfig } from '../server/config.ts'
import { settingNames, settings } from '../server/settings/settings.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const deployed = [
  'Dockerfile',
  'compose.yaml',
  'deploy/learn.service',
  'deploy/Caddyfile',
  'deploy/nginx.conf',
  'deploy/cluster/learn.env',
]
const pages = [
  'docs/operating/install.md',
  'docs/operating/many-servers.md',
  'docs/operating/running.md',
  'README.md',
]
/** Node's own, and the system's. */
const others = ['NODE_COMPILE_CACHE', 'TMPDIR']
const isKnown = (name: string) => others.includes(name) || settingNames.some(setting => setting === name)

test('every variable in the files for operators is a setting', () => {
  const named = [...deployed, ...pages].flatMap(file =>
    [...read(file).matchAll(/\b(?:LEARN|STRIPE)_[A-Z0-9_]+|\bDATABASE_URL\b/g)].map(([name]) => name),
  )
  assert(new Set(named).size > 15)
  // The terminals in which the pages' examples run have these.
  assert.deepEqual(new Set(named.filter(name => !isKnown(name))), new Set(['LEARN_URL', 'LEARN_TOKEN']))
  const [, inImage = ''] = /^ENV (.*)$/m.exec(read('Dockerfile')) ?? []
  const [, inUnit = ''] = /^Environment=(.*)$/m.exec(read('deploy/learn.service')) ?? []
  const set = [...`${inImage} ${inUnit}`.matchAll(/(\w+)=/g)].map(([, name = '']) => name)
  assert(set.length >= 6)
  assert.deepEqual(
    set.filter(name => !isKnown(name)),
    [],
  )
})

test('the command for the admin tool next to the service gives it all settings of the service', () => {
  const unit = read('deploy/learn.service')
  const [command = ''] = /^systemd-run (?:.*\\\n)*.*$/m.exec(read('docs/operating/install.md')) ?? []
  assert.match(command, / sh \/opt\/learn\/scripts\/admin\.sh /)
  const [, file] = /^EnvironmentFile=-(.*)$/m.exec(unit) ?? []
  assert(command.includes(` -p EnvironmentFile=${file} `), command)
  for (const name of ['LEARN_DATA_DIR', 'TMPDIR']) {
    const [assignment = ''] = new RegExp(`\\b${name}=\\S+`).exec(unit) ?? []
    assert(command.includes(` -E ${assignment} `), assignment)
  }
})

interface Service {
  readonly profiles?: readonly string[]
  readonly read_only?: boolean
  readonly environment?: Readonly<Record<string, string>>
}

/** What Compose does with `${NAME:-default}` and `${NAME:?message}`. */
const fillIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)\}/g,
    (_, name, otherwise = '') => values[name] ?? otherwise,
  )

test('the server accepts the settings of the compose project, with all profiles and with none', () => {
  const { services }: { services: Record<string, Service> } = parse(read('compose.yaml'))
  const environmentWith = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(services.server?.environment ?? {}).map(([name, text]) => [name, fillIn(text, values)]),
    )
  const required = { POSTGRES_PASSWORD: 'pass', LEARN_SECRET: 's'.repeat(32) }
  assert.equal(readConfig(environmentWith(required)).databaseUrl, 'postgres://learn:pass@postgres/learn')
  const all = {
    ...required,
    LEARN_SECRET_PREVIOUS: 'p'.repeat(32),
    LEARN_DRAIN_SECONDS: '20',
    LEARN_BACKUP_PLACE: '/backups',
    LEARN_BACKUP_PASSPHRASE: 'correct horse battery staple',
    LEARN_BACKUP_PLAN: 'every 6 hours, keep 14 days, verify',
    LEARN_METRICS_TOKEN: 't'.repeat(32),
    LEARN_METRICS_PORT: '9464',
    LEARN_CLAMD: 'clamav:3310',
    LEARN_S3_BUCKET: 'learn',
    LEARN_S3_ENDPOINT: 'http://s3:9000',
    LEARN_S3_DOWNLOADS: 'streamed',
    LEARN_S3_ACCESS_KEY_ID: 'learn',
    LEARN_S3_SECRET_ACCESS_KEY: 'a secret key',
  }
  const config = readConfig(environmentWith(all))
  assert.deepEqual(
    [config.previousSecret, config.drainSeconds, config.metricsPort],
    [all.LEARN_SECRET_PREVIOUS, 20, 9464],
  )
  assert.deepEqual(
    [config.backups.place, config.backups.passphrase, config.backups.plan.everyHours],
    ['/backups', all.LEARN_BACKUP_PASSPHRASE, 6],
  )
  for (const name of ['server', 'make-bucket'])
    assert.deepEqual(
      Object.keys(services[name]?.environment ?? {}).filter(setting => !isKnown(setting)),
      [],
    )
  const profiles = Object.entries(services).map(([name, service]) => [name, service.profiles?.join()])
  assert.deepEqual(Object.fromEntries(profiles), {
    server: undefined,
    postgres: undefined,
    clamav: 'clamav',
    s3: 's3',
    'make-bucket': 's3',
  })
  assert.equal(services.server?.read_only, true)
})

const findIn = (file: string, pattern: RegExp) =>
  pattern.exec(read(file))?.[1] ?? assert.fail(`${file} has no ${pattern}`)

test('a trial of a backup is on a disk, and backups are where the server may write', () => {
  assert.match(findIn('compose.yaml', /tmpfs: \["(.*)"\]/), /^\/tmp:size=\d+m$/)
  const temporary = findIn('Dockerfile', /^ENV .*\bTMPDIR=(\S+)/m)
  assert(temporary.startsWith(`${findIn('Dockerfile', /^VOLUME (\S+)/m)}/`))
  assert.match(findIn('Dockerfile', /install -d -o learn -g learn -m 0700 (.*)/), /^\/data \/backups\b/)
  assert.equal(findIn('deploy/learn.service', /^Environment=.*\bTMPDIR=(\S+)/m), '/var/tmp')
  const example = findIn('docs/operating/backup.md', /`LEARN_BACKUP_PLACE` +\| `([^`]+)`/)
  assert.equal(findIn('deploy/learn.service', /^ReadWritePaths=-(\S+)$/m), example)
})

test('whatever stops the server waits for the longest stop', () => {
  const { kind, meaning } = settings.LEARN_DRAIN_SECONDS
  const longest = Array.from({ length: 2_000 }, (_, seconds) => seconds).findLast(seconds =>
    kind.parse(`${seconds}`),
  )
  const more = Number(/must wait (\d+) seconds longer/.exec(meaning)?.[1])
  // Requests are given 30 seconds, jobs 10 and the database 60.
  assert(longest && more > 30 + 10 + 60)
  for (const [file, pattern] of [
    ['deploy/learn.service', /^TimeoutStopSec=(\d+)$/m],
    ['compose.yaml', /stop_grace_period: (\d+)s/],
  ] as const)
    assert.equal(Number(findIn(file, pattern)), longest + more, file)
})

/** Whichever is installed. All of them read the same file. */
const compose = [['docker', 'compose'], ['docker-compose'], ['podman-compose']].find(
  ([command = '', ...words]) => spawnSync(command, [...words, 'version']).status === 0,
)
const withoutCompose =
  !compose && 'neither docker compose nor podman-compose is installed: apt-get install podman-compose'
test('Compose accepts the project, and names the settings that are missing', { skip: withoutCompose }, () => {
  const [command = '', ...words] = compose ?? []
  const config = (env: Readonly<Record<string, string>>) =>
    spawnSync(
      command,
      [...words, '--file', 'compose.yaml', '--profile', 'clamav', '--profile', 's3', 'config'],
      {
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
        encoding: 'utf8',
      },
    )
  const refused = config({})
  assert.notEqual(refused.status, 0)
  assert.match(refused.stdout + refused.stderr, /Set POSTGRES_PASSWORD in \.env/)
  const given = {
    POSTGRES_PASSWORD: 'pass',
    LEARN_SECRET: 's'.repeat(32),
    BACKUP_FOLDER: '/mnt/backups/learn',
  }
  const { status, stdout, stderr } = config(given)
  assert.equal(status, 0, stderr)
  const { services } = parse(stdout)
  assert.match(JSON.stringify(services.server.volumes), /\/mnt\/backups\/learn.*\/backups/)
  assert.equal(services.server.environment.DATABASE_URL, 'postgres://learn:pass@postgres/learn')
})

const withoutSystemd = spawnSync('systemd-analyze', ['--version']).error && 'systemd is not installed'
test('systemd accepts the unit, and rates it as well protected', { skip: withoutSystemd }, () => {
  const analyze = (...words: string[]) =>
    execFileSync('systemd-analyze', [...words, 'deploy/learn.service'], { encoding: 'utf8', stdio: 'pipe' })
  analyze('verify')
  analyze('security', '--offline=true', '--threshold=20')
})
