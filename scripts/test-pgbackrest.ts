import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Learn } from '@learn/sdk'
import { launch, stopAll } from '../test/support/processes.ts'

/** `npm run test:pgbackrest` runs the commands of the guide, on a cluster of its own, while a server writes. */
const page = 'docs/operating/pgbackrest.md'
const version = '15'
const runFile = promisify(execFile)
const needed = [
  '/usr/bin/pgbackrest',
  '/usr/bin/pg_createcluster',
  `/usr/lib/postgresql/${version}/bin/postgres`,
]
const missing = needed.filter(path => !existsSync(path))

if (process.getuid?.() !== 0) stop('Run this as root: it runs a database as the user postgres.')
if (missing.length > 0)
  stop(
    `${missing.join(', ')} not found. On Debian: apt-get install --no-install-recommends postgresql-${version} pgbackrest`,
  )

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const folder = await mkdtemp(join(tmpdir(), 'learn-pgbackrest-'))
await chmod(folder, 0o755)
const port = String(await freePort())
const places = ['etc', 'data', 'repository', 'log', 'lock', 'spool', 'socket']
const home = (name: string) => join(folder, name)

/** What tells Debian's tools and pgBackRest to stay in the folder. */
const surroundings = {
  PATH: '/usr/sbin:/usr/bin:/bin',
  LANG: 'C.UTF-8',
  PG_CLUSTER_CONF_ROOT: home('etc'),
  PGHOST: home('socket'),
  PGPORT: port,
  PGBACKREST_CONFIG: home('pgbackrest.conf'),
  PGBACKREST_LOG_PATH: home('log'),
  PGBACKREST_LOCK_PATH: home('lock'),
  PGBACKREST_SPOOL_PATH: home('spool'),
  PGBACKREST_PG1_PORT: port,
  PGBACKREST_PG1_SOCKET_PATH: home('socket'),
}

/** The page's own paths, and where they are here. */
const moved: [string, string][] = [
  ['/etc/pgbackrest.conf', home('pgbackrest.conf')],
  [`/var/lib/postgresql/${version}`, home('data')],
  ['/var/lib/pgbackrest', home('repository')],
]

const blocks = [...(await readFile(page, 'utf8')).matchAll(/^```text\n([\s\S]*?)^```$/gm)].map(
  ([, commands = '']) => moved.reduce((text, [from, to]) => text.replaceAll(from, to), commands),
)
const [
  configuring = '',
  archiving = '',
  creating = '',
  full = '',
  incremental = '',
  checking = '',
  ...restoring
] = blocks
assert.equal(restoring.length, 2, `${page} has other blocks than this test expects`)

/** Runs commands as the user postgres, as the page says. */
async function run(commands: string): Promise<void> {
  const words = ['-u', 'postgres', '--', 'bash', '-euc', commands]
  await runFile('runuser', words, { env: surroundings, cwd: '/' }).catch(error => {
    throw new Error(`${error.message}\n${error.stdout}${error.stderr}`)
  })
}

/** A write that was acknowledged: when its request was sent, and when it was answered. */
interface Write {
  readonly name: string
  readonly sent: number
  readonly answered: number
}

async function prepare(): Promise<string> {
  const password = randomBytes(12).toString('hex')
  spawnSync('install', ['-d', '-o', 'postgres', '-m', '700', ...places.map(home)])
  await chmod(folder, 0o777)
  await run(`pg_createcluster ${version} main -d ${home('data')}/main -s ${home('socket')} -p ${port} -l ${home('log')}/postgresql.log \
    -- --no-sync`)
  const variables = Object.entries(surroundings).filter(([name]) => name.startsWith('PGBACKREST'))
  const lines = variables.map(([name, value]) => `${name} = '${value}'`).join('\n')
  await run(
    `echo "${lines}" > ${home('etc')}/${version}/main/environment; pg_ctlcluster ${version} main start`,
  )
  await run(
    `psql -qc "create role learn_owner login createrole password '${password}'" -c "create database learn owner learn_owner"`,
  )
  return `postgres://learn_owner:${password}@127.0.0.1:${port}/learn`
}

/** Adds teams one after another, until stopped. */
async function startWriting(learn: Learn) {
  const { data } = await learn.organizations.list({})
  const organizationId = data[0]?.id ?? assert.fail('no organization')
  const writes: Write[] = []
  let isStopped = false
  const running = (async () => {
    for (let number = 1; !isStopped; number++) {
      const [name, sent] = [`Write ${number}`, Date.now()]
      await learn.teams.create({ organizationId, name })
      writes.push({ name, sent, answered: Date.now() })
    }
  })()
  const stopWriting = async () => {
    isStopped = true
    await running
  }
  return { writes, stopWriting }
}

async function readNames(learn: Learn): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const { name } of learn.teams.list({})) names.add(name)
  return names
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return address !== null && typeof address === 'object' ? address.port : 0
}

async function test(): Promise<void> {
  const env = {
    DATABASE_URL: await prepare(),
    LEARN_SECRET: randomBytes(32).toString('hex'),
    LEARN_DATA_DIR: home('learn'),
  }
  const server = await launch(env)
  const [token] = /learn_sk_\S+/.exec(server.output()) ?? assert.fail(server.output())
  await server.stop('SIGTERM')
  for (const block of [configuring, archiving, creating]) await run(block)
  const first = await launch(env)
  const { writes, stopWriting } = await startWriting(new Learn({ baseUrl: first.url, token }))
  await run(full)
  const begin = Date.now()
  for (const block of [incremental, checking]) await run(block)
  await sleep(8_000)
  await stopWriting()
  await first.stop('SIGTERM')
  const moment = new Date(randomInt(begin, Date.now() - 1_000))
  const started = performance.now()
  for (const block of restoring)
    await run(
      block.replace(/^MOMENT=.*$/m, `MOMENT='${moment.toISOString().replace('T', ' ').replace('Z', '+00')}'`),
    )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const second = await launch(env)
  const names = await readNames(new Learn({ baseUrl: second.url, token }))
  const before = writes.filter(({ answered }) => answered < moment.getTime())
  const after = writes.filter(({ sent }) => sent > moment.getTime())
  assert(before.length > 0 && after.length > 0, 'too few writes to show anything')
  assert.deepEqual(
    before.filter(({ name }) => !names.has(name)),
    [],
    'lost',
  )
  assert.deepEqual(
    after.filter(({ name }) => names.has(name)),
    [],
    'too many',
  )
  console.log(
    `Restored to ${moment.toISOString()} in ${seconds} s. All ${before.length} writes acknowledged before it are there, and none of the ${after.length} sent after it.`,
  )
}

try {
  await test()
} finally {
  await stopAll()
  spawnSync('pg_ctlcluster', [version, 'main', 'stop', '-m', 'immediate'], { env: surroundings })
  await rm(folder, { recursive: true, force: true })
}
