import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mountDisk, unmountDisk } from '../disk.ts'
import { Wire } from '../platform/wire.ts'
import { childrenOf, signal } from '../process-tree.ts'
import { killProgram, ownFolder, type Place, startProgram } from './place.ts'
import { steadyPort } from './port.ts'
import { reference } from './reference.ts'

const reach = { host: '127.0.0.1' }

/** The passwords in the reference file. */
export const superuser = { user: 'postgres', password: 'choose-a-password-for-postgres' }
const patroniLogin = `Basic ${Buffer.from('patroni:choose-a-password-for-patroni').toString('base64')}`

/** A machine with PostgreSQL and Patroni. The other nodes reach its PostgreSQL through a network that can be cut. */
export class Node {
  readonly name: string
  /** PostgreSQL's, for haproxy, and Patroni's. */
  readonly port: number
  readonly apiPort: number
  readonly wire: Wire
  /** Whether its disk is small, so that it can be filled. */
  readonly hasOwnDisk: boolean
  readonly folder: string
  readonly #place: Place
  readonly #config: string
  #patroni: ChildProcess | undefined
  #isAbandoned = false

  private constructor(
    fixed: Pick<Node, 'name' | 'port' | 'apiPort' | 'wire' | 'hasOwnDisk' | 'folder'>,
    place: Place,
    config: string,
  ) {
    this.name = fixed.name
    this.port = fixed.port
    this.apiPort = fixed.apiPort
    this.wire = fixed.wire
    this.hasOwnDisk = fixed.hasOwnDisk
    this.folder = fixed.folder
    this.#place = place
    this.#config = config
  }

  static async make(
    place: Place,
    number: number,
    etcd: Readonly<Record<string, string>>,
    diskBytes: number,
  ): Promise<Node> {
    const name = `node${number}`
    const folder = await ownFolder(place, name)
    const hasOwnDisk = mountDisk(folder, diskBytes)
    if (hasOwnDisk) await ownFolder(place, name) // A new mount belongs to root at first.
    const [port, apiPort] = [await steadyPort(), await steadyPort()]
    const wire = await Wire.lay({ ...reach, port })
    const config = join(place.folder, `${name}.yml`)
    const text = reference('patroni.yml', {
      ...etcd,
      'name: node1': `name: ${name}`,
      'listen: 0.0.0.0:8008': `listen: 127.0.0.1:${apiPort}`,
      'connect_address: 10.0.0.11:8008': `connect_address: 127.0.0.1:${apiPort}`,
      'listen: 0.0.0.0:5432': `listen: 127.0.0.1:${port}`,
      'connect_address: 10.0.0.11:5432': `connect_address: 127.0.0.1:${wire.port}`,
      '/var/lib/postgresql/15/learn': join(folder, 'data'),
      '/var/lib/postgresql/patroni.pgpass': join(folder, 'pgpass'),
      '/var/run/postgresql': folder,
      '/dev/watchdog': join(folder, 'no-watchdog'),
      '10.0.0.0/24': '127.0.0.1/32',
      // Three nodes share this machine with everything else.
      'shared_buffers: 1GB': 'shared_buffers: 64MB',
    })
    await writeFile(config, text, { mode: 0o644 })
    return new Node({ name, port, apiPort, wire, hasOwnDisk, folder }, place, config)
  }

  get url(): string {
    return `postgres://${superuser.user}:${superuser.password}@127.0.0.1:${this.port}/postgres`
  }

  start(): void {
    if (this.#patroni) return
    const patroni = startProgram(this.#place, this.name, ['/usr/bin/patroni', this.#config])
    this.#patroni = patroni
    // If it ends by itself, it is started again, as by its service.
    patroni.once('exit', () => {
      if (this.#patroni !== patroni) return
      this.#patroni = undefined
      setTimeout(() => !this.#isAbandoned && this.start(), 1_000).unref()
    })
  }

  /** Kills Patroni and every process of PostgreSQL at once, as when a machine is lost. */
  async kill(): Promise<void> {
    const patroni = this.#patroni
    this.#patroni = undefined
    patroni?.kill('SIGKILL')
    this.#toPostgres('SIGKILL')
    await killProgram(patroni)
  }

  /** Stops all its processes for a while, as on a machine that swaps. */
  freeze(): void {
    this.#patroni?.kill('SIGSTOP')
    this.#toPostgres('SIGSTOP')
  }

  thaw(): void {
    this.#toPostgres('SIGCONT')
    this.#patroni?.kill('SIGCONT')
  }

  /** Freezes Patroni alone: PostgreSQL keeps its role. */
  freezePatroni(): void {
    this.#patroni?.kill('SIGSTOP')
  }

  /** Runs a program of PostgreSQL on its data. */
  control(words: readonly string[]): ChildProcess {
    const command = ['/usr/lib/postgresql/15/bin/pg_ctl', ...words, '-D', join(this.folder, 'data')]
    return startProgram(this.#place, this.name, command)
  }

  /** Patroni's answer to a question, or undefined if it has none. */
  async ask<T>(path: string): Promise<{ status: number; body: T } | undefined> {
    return await this.#send(path, {})
  }

  /** Tells Patroni to do something. */
  async tell(method: 'POST' | 'PATCH', path: string, body: object) {
    const headers = { 'content-type': 'application/json', authorization: patroniLogin }
    return await this.#send<string>(path, { method, headers, body: JSON.stringify(body) }, 60_000)
  }

  async #send<T>(path: string, init: RequestInit, patience = 2_000) {
    try {
      const signal = AbortSignal.timeout(patience)
      const response = await fetch(`http://127.0.0.1:${this.apiPort}${path}`, { ...init, signal })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T } // As Patroni documents it.
    } catch {
      return undefined
    }
  }

  #toPostgres(name: NodeJS.Signals): void {
    const postmaster = postmasterIn(join(this.folder, 'data'))
    if (postmaster === undefined) return
    const all = [postmaster, ...childrenOf(postmaster)]
    for (const pid of all) signal(pid, name)
  }

  /** Ends the node. PostgreSQL must stop by itself to remove its shared memory. */
  async stop(): Promise<void> {
    const patroni = this.#patroni
    this.#patroni = undefined
    this.thaw()
    await killProgram(patroni)
    const postmaster = postmasterIn(join(this.folder, 'data'))
    if (postmaster !== undefined) signal(postmaster, 'SIGQUIT')
    for (let waited = 0; waited < 10_000 && postmasterIn(join(this.folder, 'data')); waited += 50)
      await sleep(50)
    this.abandon()
  }

  /** Leaves nothing running, however this process ends. */
  readonly abandon = (): void => {
    const patroni = this.#patroni
    this.#patroni = undefined
    patroni?.kill('SIGKILL')
    this.#toPostgres('SIGKILL')
    if (this.#isAbandoned) return
    this.#isAbandoned = true
    this.wire.close()
    if (this.hasOwnDisk) unmountDisk(this.folder)
  }
}

/** Undefined if it has ended: its file may still be there, and its number belong to another process. */
function postmasterIn(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? pid : undefined
  } catch {
    return undefined
  }
}
