import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { choosePlaces, exists, type Places } from './places.ts'
import { postgresUser, type SystemUser } from './postgres-user.ts'

const run = promisify(execFile)

/** Another server is at work on this data directory. */
export class DataDirectoryInUse extends Error {}

export interface EmbeddedPostgres {
  /** Connects as the owner of everything. */
  readonly url: string
  readonly notice: string | undefined
  stop(): Promise<void>
}

const owner = 'learn'

/**
 * Starts the PostgreSQL of a data directory, or takes over one that a crashed server left running. It is no child
 * of this process: a Ctrl-C in the terminal or a crash here never cuts it off in the middle of its work.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedPostgres> {
  const user = await postgresUser()
  const places = await choosePlaces(dataDir, user)
  if (!(await exists(join(places.data, 'PG_VERSION')))) await initialize(places, user)
  if (!(await runningPort(places.data))) await start(places, user)
  const url = await urlOf(places.data)
  const lease = await takeLease(url, dataDir)
  return {
    url,
    notice: places.notice,
    stop: async () => {
      await lease.end()
      await control(places, user, ['stop', '-m', 'fast', '-w', '-t', '60'])
    },
  }
}

/** The owner's address of a database that is running, for the operator's tool beside a server. */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const elsewhere = await readFile(join(dataDir, 'postgres-is-in'), 'utf8').catch(() => undefined)
  const data = elsewhere?.trim() ?? join(dataDir, 'postgres')
  return (await runningPort(data)) === undefined ? undefined : await urlOf(data)
}

/** Made beside its place and moved into it: an interrupted one leaves nothing that looks finished. */
async function initialize({ binaries, data }: Places, user: SystemUser | undefined) {
  const beside = `${data}.${process.pid}`
  const password = randomBytes(24).toString('base64url')
  await rm(beside, { recursive: true, force: true })
  await mkdir(beside, { recursive: true, mode: 0o700 })
  const passwordFile = `${beside}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) await Promise.all([beside, passwordFile].map(path => chown(path, user.uid, user.gid)))
  try {
    await run(
      join(binaries, 'bin', 'initdb'),
      [
        '-D',
        beside,
        '-U',
        owner,
        '-A',
        'scram-sha-256',
        '--pwfile',
        passwordFile,
        '-E',
        'UTF8',
        '--locale=C',
        '--no-instructions',
      ],
      { ...user, cwd: '/', env: environment },
    )
    await rename(passwordFile, join(beside, 'learn.password'))
    await rename(beside, data)
  } catch (error) {
    await rm(beside, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
    if (!(await exists(join(data, 'PG_VERSION')))) throw error // Otherwise another server was faster.
  }
}

async function start(places: Places, user: SystemUser | undefined) {
  await removeStaleLock(places.data)
  const settings = [
    `port=${await freePort()}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=128MB',
    'logging_collector=off',
  ]
  const options = settings.map(setting => `-c ${setting}`).join(' ')
  const log = join(places.data, 'server.log')
  try {
    await control(places, user, ['start', '-w', '-t', '60', '-l', log, '-o', options])
  } catch (error) {
    if (await runningPort(places.data)) return // Another server was faster; the lease will tell.
    const tail = await readFile(log, 'utf8').then(text => text.trim().split('\n').slice(-5).join('\n'))
    throw new Error(`PostgreSQL did not start. The end of ${log} says:\n${tail}`, { cause: error })
  }
}

/**
 * PostgreSQL removes the lock of a process that is gone. It does not dare where the number belongs to some other
 * program by now, as happens in containers, where numbers begin anew.
 */
async function removeStaleLock(data: string) {
  const lock = await readLock(data)
  if (lock && !(await isPostgres(lock.pid, data))) await rm(join(data, lockFile), { force: true })
}

/** The port of the PostgreSQL that runs on this directory, if one does. */
async function runningPort(data: string): Promise<number | undefined> {
  const lock = await readLock(data)
  return lock && (await isPostgres(lock.pid, data)) ? lock.port : undefined
}

const lockFile = 'postmaster.pid'

async function readLock(data: string): Promise<{ pid: number; port: number } | undefined> {
  const text = await readFile(join(data, lockFile), 'utf8').catch(() => '')
  const [pid, , , port] = text.split('\n').map(Number)
  return pid && port ? { pid, port } : undefined
}

async function isPostgres(pid: number, data: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(async () =>
    (await exists('/proc/self')) ? '' : (await run('ps', ['-o', 'command=', '-p', String(pid)])).stdout,
  )
  return /^\S*postgres\b/.test(command) && command.includes(data)
}

/**
 * One server for each data directory: a lock that the database itself holds for as long as the connection lives,
 * so that it can't be stale and needs no clean-up. A killed server's connection may take a moment to go.
 */
async function takeLease(url: string, dataDir: string): Promise<pg.Client> {
  const client = await connect(url)
  for (let tries = 0; tries < 10; tries++) {
    const { rows } = await client.query<{ leased: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('learn server', 0)) as leased`,
    )
    if (rows[0]?.leased) return client
    await sleep(100)
  }
  await client.end()
  throw new DataDirectoryInUse(
    `Another Learn server is running on ${dataDir}. Stop it first, or give this one its own LEARN_DATA_DIR.`,
  )
}

/** Waits for a database that is still recovering from a crash. */
async function connect(url: string): Promise<pg.Client> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url, application_name: 'learn lease' })
    client.on('error', () => undefined) // Lost only together with the database; the pool tells of that.
    try {
      await client.connect()
      return client
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(100)
    }
  }
}

async function urlOf(data: string): Promise<string> {
  const password = (await readFile(join(data, 'learn.password'), 'utf8')).trim()
  return `postgres://${owner}:${password}@127.0.0.1:${await runningPort(data)}/postgres`
}

/** The programs' messages are shown to people as they are; they must not depend on the machine's language. */
const environment = { LC_ALL: 'C', TZ: 'UTC' }

async function control({ binaries, data }: Places, user: SystemUser | undefined, args: string[]) {
  await run(join(binaries, 'bin', 'pg_ctl'), ['-D', data, ...args], { ...user, cwd: '/', env: environment })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()))
    })
  })
}
