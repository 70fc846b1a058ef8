import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../bench/processes.ts'
import { placeForCluster } from '../../../server/storage/embedded/postgres.ts'
import { fillDisk, mountDisk, unmountDisk } from '../disk.ts'
import { childrenOf, signal } from '../process-tree.ts'
import type { SlowDisk } from './slow-disk.ts'

const diskBytes = 700 * 1024 * 1024

/** A PostgreSQL on its own small disk, which can be killed, frozen, slowed down and filled. */
export class FaultyDatabase {
  readonly url: string
  readonly port: number
  readonly folder: string
  /** Whether its disk has a limit: only root can give it one. */
  readonly hasOwnDisk: boolean
  readonly #start: () => ChildProcess
  #process: ChildProcess

  private constructor(
    fixed: Pick<FaultyDatabase, 'url' | 'port' | 'folder' | 'hasOwnDisk'>,
    start: () => ChildProcess,
  ) {
    this.url = fixed.url
    this.port = fixed.port
    this.folder = fixed.folder
    this.hasOwnDisk = fixed.hasOwnDisk
    this.#start = start
    this.#process = start()
  }

  /** Starts PostgreSQL on a copy of a cluster. */
  static async start(cluster: string, slowDisk: SlowDisk | undefined): Promise<FaultyDatabase> {
    const folder = await mkdtemp(join(tmpdir(), 'learn-platform-'))
    const hasOwnDisk = mountDisk(folder, diskBytes)
    await chmod(folder, 0o711) // PostgreSQL's own user must be able to enter.
    const { data, binaries, user } = await placeForCluster(folder)
    execFileSync('cp', ['-a', cluster, data])
    const password = (await readFile(join(data, 'learn.password'), 'utf8')).trim()
    const port = await freePort()
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      'unix_socket_directories=',
      'max_connections=200',
      'shared_buffers=64MB',
      'max_wal_size=128MB',
      'restart_after_crash=on',
      'logging_collector=off',
    ]
    const start = () => {
      const log = openSync(join(data, 'server.log'), 'a')
      try {
        return spawn(
          join(binaries, 'bin', 'postgres'),
          ['-D', data, ...settings.flatMap(setting => ['-c', setting])],
          {
            ...user,
            cwd: '/',
            stdio: ['ignore', log, log],
            env: { LC_ALL: 'C', TZ: 'UTC', ...slowDisk?.env },
          },
        )
      } finally {
        closeSync(log)
      }
    }
    const url = `postgres://learn:${password}@127.0.0.1:${port}/postgres`
    const database = new FaultyDatabase({ url, port, folder, hasOwnDisk }, start)
    process.prependOnceListener('exit', database.#abandon)
    await database.untilItAnswers()
    return database
  }

  async untilItAnswers(): Promise<void> {
    for (let waited = 0; waited < 60_000; waited += 100) {
      if (await this.#answers()) return
      if (this.#process.exitCode !== null || this.#process.signalCode !== null) this.#process = this.#start()
      await sleep(100)
    }
    throw new Error('the database does not answer again')
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /** Kills the postmaster without warning, and starts it again. */
  async kill(): Promise<void> {
    const child = this.#process
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    await this.untilItAnswers()
  }

  /** Kills one of its processes, after which PostgreSQL restarts them all. */
  async killOneProcess(pick: (pids: readonly number[]) => number | undefined): Promise<void> {
    const pid = pick(this.#children())
    if (pid !== undefined) signal(pid, 'SIGKILL')
    await this.untilItAnswers()
  }

  /** Stops all its processes for a while, as on a machine that swaps. */
  async freeze(milliseconds: number): Promise<void> {
    const pids = [this.#process.pid ?? 0, ...this.#children()]
    for (const pid of pids) signal(pid, 'SIGSTOP')
    await sleep(milliseconds)
    for (const pid of pids) signal(pid, 'SIGCONT')
  }

  /** Fills its disk to the last byte for a while. */
  async fill(milliseconds: number): Promise<void> {
    const empty = await fillDisk(this.folder)
    await sleep(milliseconds)
    await empty()
    await this.untilItAnswers()
  }

  #children(): number[] {
    return childrenOf(this.#process.pid ?? 0)
  }

  async stop(): Promise<void> {
    this.#process.kill('SIGINT')
    await Promise.race([once(this.#process, 'exit'), sleep(20_000)])
    process.off('exit', this.#abandon)
    this.#abandon()
  }

  /** Removes its processes and its mount, however we end. */
  readonly #abandon = (): void => {
    this.#process.kill('SIGKILL')
    if (this.hasOwnDisk) unmountDisk(this.folder)
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
