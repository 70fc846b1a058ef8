import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../bench/processes.ts'
import { temporaryDirectory } from '../processes.ts'
import { type Cluster, password, urlOf } from './cluster.ts'

/** Why tests with PgBouncer must be skipped, or false. */
export const skipBouncer: false | string = (() => {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' })
    return false
  } catch {
    return 'PgBouncer is not installed (Debian: apt-get install pgbouncer)'
  }
})()

/** PgBouncer in front of a cluster, as in docs/operating/poolers.md, except for `changed` and a superuser's `auth_query`. */
export class Bouncer {
  readonly url: string
  readonly #process: ChildProcess
  readonly #removeFolder: () => Promise<void>

  private constructor(port: number, process: ChildProcess, removeFolder: () => Promise<void>) {
    this.url = urlOf(`127.0.0.1:${port}`)
    this.#process = process
    this.#removeFolder = removeFolder
  }

  static async start(cluster: Cluster, changed: Readonly<Record<string, string>> = {}): Promise<Bouncer> {
    const folder = await temporaryDirectory()
    const port = await freePort()
    const settings = {
      listen_addr: '127.0.0.1',
      listen_port: String(port),
      unix_socket_dir: '',
      auth_type: 'scram-sha-256',
      auth_file: join(folder.path, 'users.txt'),
      auth_user: 'learn',
      auth_query: 'select usename, passwd from pg_shadow where usename = $1',
      pool_mode: 'session',
      max_client_conn: '200',
      default_pool_size: '40',
      ...changed,
    }
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
    const config = join(folder.path, 'pgbouncer.ini')
    await writeFile(
      config,
      `[databases]\n* = host=127.0.0.1 port=${cluster.port}\n[pgbouncer]\n${lines.join('')}`,
    )
    await writeFile(settings.auth_file, `"learn" "${password}"\n`)
    const { user } = cluster
    if (user) for (const path of [config, settings.auth_file]) await chown(path, user.uid, user.gid)
    const child = spawn('pgbouncer', [config], { ...user, cwd: '/', stdio: 'ignore' }) // It refuses to run as root.
    await untilItListens(port, child)
    return new Bouncer(port, child, folder.remove)
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit')
    this.#process.kill('SIGKILL')
    await ended
    await this.#removeFolder()
  }
}

async function untilItListens(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise(resolve => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    if (child.exitCode !== null) throw new Error('PgBouncer has ended')
    await sleep(20)
  }
}
