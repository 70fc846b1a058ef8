import { execFile, execFileSync } from 'node:child_process'
import { appendFile, chown, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../../bench/processes.ts'
import { placeForCluster, stopAtOnce } from '../../../server/storage/embedded/postgres.ts'
import type { SystemUser } from '../../../server/system-user.ts'
import { temporaryDirectory } from '../processes.ts'

const run = promisify(execFile)
export const password = 'a password for tests'
/** Nothing here needs to survive a power cut, and flushing would only slow the tests down. */
const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
max_connections = 100
wal_sender_timeout = 3s
`

interface Place {
  readonly folder: string
  readonly data: string
  readonly binaries: string
  readonly user: SystemUser | undefined
}

/** A test's own PostgreSQL, which can be stopped, frozen and replaced. */
export class Cluster {
  readonly port: number
  readonly data: string
  readonly #place: Place

  private constructor(place: Place, port: number) {
    this.#place = place
    this.data = place.data
    this.port = port
  }

  static async create(): Promise<Cluster> {
    const { path: folder } = await temporaryDirectory()
    const place = { folder, ...(await placeForCluster(folder)) }
    const passwordFile = join(await mkdtemp(join(tmpdir(), 'learn-password-')), 'password')
    await writeFile(passwordFile, password)
    const { user } = place
    if (user)
      for (const path of [passwordFile, join(passwordFile, '..'), folder])
        await chown(path, user.uid, user.gid)
    const words = ['-D', place.data, '-U', 'learn', '-A', 'scram-sha-256', '--pwfile', passwordFile]
    await run(join(place.binaries, 'bin', 'initdb'), [...words, '-E', 'UTF8', '--locale=C', '-N'], {
      ...user,
      cwd: '/',
    })
    await rm(join(passwordFile, '..'), { recursive: true })
    const cluster = new Cluster(place, await freePort())
    await appendFile(join(place.data, 'postgresql.conf'), settings)
    return cluster
  }

  /** A standby of this one, which must be stopped while it is copied. */
  async copy(): Promise<Cluster> {
    const { path: folder } = await temporaryDirectory()
    const place = { folder, ...(await placeForCluster(folder)) }
    const { user } = place
    if (user) await chown(folder, user.uid, user.gid)
    await cp(this.data, place.data, { recursive: true, preserveTimestamps: true })
    const standby = new Cluster(place, await freePort())
    const from = `host=127.0.0.1 port=${this.port} user=learn password='${password}'`
    await appendFile(
      join(place.data, 'postgresql.conf'),
      `primary_conninfo = '${from.replaceAll("'", "''")}'\n`,
    )
    await writeFile(join(place.data, 'standby.signal'), '')
    if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, place.data])
    return standby
  }

  get url(): string {
    return urlOf(`127.0.0.1:${this.port}`)
  }

  /** The user that its processes belong to, if it is not our own. */
  get user(): SystemUser | undefined {
    return this.#place.user
  }

  async start(): Promise<void> {
    const log = join(this.data, 'server.log')
    await this.#control('start', '-l', log, '-o', `-p ${this.port}`)
  }

  async stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    await this.#control('stop', '-m', mode)
  }

  async promote(): Promise<void> {
    await this.#control('promote')
  }

  /** Stops all of its processes without their noticing, as if the machine hung. */
  async freeze(): Promise<void> {
    await this.#signal('SIGSTOP')
  }

  async resume(): Promise<void> {
    await this.#signal('SIGCONT')
  }

  async connect(database = 'postgres'): Promise<pg.Client> {
    const url = new URL(this.url)
    url.pathname = `/${database}`
    const client = new pg.Client({ connectionString: url.href })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  async ask<Row extends pg.QueryResultRow>(text: string, database?: string): Promise<Row[]> {
    const client = await this.connect(database)
    return await client
      .query<Row>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }

  async remove(): Promise<void> {
    await this.resume().catch(() => undefined)
    await stopAtOnce(this.#place.folder).catch(() => undefined)
    await rm(this.#place.folder, { recursive: true, force: true })
    await rm(this.data, { recursive: true, force: true })
  }

  async #signal(signal: NodeJS.Signals): Promise<void> {
    const [postmaster = ''] = (await readFile(join(this.data, 'postmaster.pid'), 'utf8')).split('\n')
    const send = (pids: string[]) => {
      for (const pid of pids) {
        try {
          process.kill(Number(pid), signal)
        } catch {} // It has ended meanwhile.
      }
    }
    send([postmaster]) // First, so that it starts no more children.
    const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', postmaster]).catch(() => ({ stdout: '' }))
    send(stdout.trim().split(/\s+/).filter(Boolean))
  }

  async #control(...words: string[]): Promise<void> {
    const { binaries, user } = this.#place
    await run(join(binaries, 'bin', 'pg_ctl'), ['-D', this.data, '-w', '-t', '60', ...words], {
      ...user,
      cwd: '/',
    })
  }
}

/** The URL of the test's owner at one host or several. */
export const urlOf = (hosts: string, parameters = ''): string =>
  `postgres://learn:${encodeURIComponent(password)}@${hosts}/postgres${parameters}`
