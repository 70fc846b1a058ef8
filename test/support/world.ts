import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Contract, OperationId } from '@learn/contract'
import type { Input, Operation } from '@learn/contract/operation'
import type pg from 'pg'
import { type Config, readConfig } from '../../server/config.ts'
import { createLog } from '../../server/log.ts'
import type { Mail } from '../../server/mail/mail.ts'
import { type RunningServer, start } from '../../server/start.ts'
import type { StartOptions } from '../../server/start-options.ts'
import { type Answer, callOperation, request } from './client.ts'
import { Clock } from './clock.ts'
import { createMigratedDatabase, type TestDatabase } from './database.ts'
import { Rows } from './rows.ts'

export type { Person, Tenant } from './rows.ts'

export const testSecret = 'a secret for the tests, long enough to be one'

/** How a test's server differs from the product: its own operations, and shorter intervals. */
export type TestOptions = Pick<
  StartOptions,
  | 'surface'
  | 'jobTimes'
  | 'sweepTimes'
  | 'reservationMilliseconds'
  | 'paymentTimes'
  | 'processingTimes'
  | 'httpTimes'
  | 'scanner'
  | 'databasePatience'
  | 'previousSecret'
  | 'rotationTimes'
  | 'selfCheckMilliseconds'
> &
  Partial<Pick<StartOptions, 'secret'>>

export type SentMail = Omit<Mail, 'urgent'>

/** A server in this process with its own database, and the methods to fill and call it. */
export class World extends Rows {
  readonly server: RunningServer
  readonly databaseUrl: string
  readonly log: string[]
  /** The clock of every server here that is not given another. */
  readonly clock: Clock
  readonly #drop: () => Promise<void>
  readonly dataDir: string
  readonly #others = new Set<RunningServer>()

  private constructor(
    server: RunningServer,
    database: TestDatabase,
    dataDir: string,
    log: string[],
    clock: Clock,
  ) {
    super(database.url)
    this.server = server
    this.dataDir = dataDir
    this.databaseUrl = database.url
    this.log = log
    this.clock = clock
    this.#drop = database.drop
  }

  static async create(
    overrides: Partial<Config> = {},
    now?: () => Date,
    unusual: TestOptions = {},
  ): Promise<World> {
    const database = await createMigratedDatabase()
    const log: string[] = []
    const clock = new Clock()
    const dataDir = await mkdtemp(join(tmpdir(), 'learn-world-'))
    const config = { dataDir, ...overrides }
    const server = await startServer(database.url, log, config, now ?? clock.now, unusual)
    return new World(server, database, dataDir, log, clock)
  }

  /** Another server on the same database, as if behind a load balancer. Closing the world closes it too. */
  async startAnotherServer(
    overrides: Partial<Config> = {},
    now: () => Date = this.clock.now,
    unusual: TestOptions = {},
  ): Promise<RunningServer> {
    const config = { dataDir: this.dataDir, ...overrides }
    const server = await startServer(this.databaseUrl, this.log, config, now, unusual)
    this.#others.add(server)
    return server
  }

  async close(): Promise<void> {
    const others = [...this.#others].map(other => other.close().catch(() => undefined)) // A test has left them in any state.
    await Promise.all([this.server.close(), ...others])
    await this.owner.end()
    await this.#drop()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  /** Runs what the operator's tool runs, on its own connection. */
  async runAsOperator<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await this.owner.connect()
    return await work(client).finally(() => client.release())
  }

  /**
   * Runs two calls concurrently, in a known order: both wait for the locks that a statement takes, the first call ahead
   * of the second, and continue when those locks are released.
   */
  async callInOrder<A, B>(
    locking: string,
    id: string,
    first: () => Promise<A>,
    second: () => Promise<B>,
  ): Promise<[A, B]> {
    return await this.#hold(locking, [id], async release => {
      const one = first()
      await this.#waitForLocks(1)
      const other = second()
      await this.#waitForLocks(2)
      await release()
      return await Promise.all([one, other])
    })
  }

  /** Starts a call and stops it at the locks that a statement takes, until something else has happened. */
  async callAround<T>(
    locking: string,
    call: () => Promise<T>,
    meanwhile: () => Promise<unknown>,
  ): Promise<T> {
    return await this.#hold(locking, [], async release => {
      const result = call()
      await this.#waitForLocks(1)
      await meanwhile()
      await release()
      return await result
    })
  }

  async #hold<T>(
    locking: string,
    values: readonly string[],
    work: (release: () => Promise<unknown>) => Promise<T>,
  ): Promise<T> {
    const holding = await this.owner.connect()
    try {
      await holding.query('begin')
      await holding.query(locking, locking.includes('$1') ? [...values] : [])
      return await work(() => holding.query('commit'))
    } finally {
      holding.release(true)
    }
  }

  async #waitForLocks(count: number): Promise<void> {
    const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    for (let waited = 0; waited < 30_000; waited += 20) {
      if ((await this.owner.query(text)).rows.length >= count) return
      await sleep(20)
    }
    throw new Error(`fewer than ${count} statements are waiting for a lock`)
  }

  /** The emails to an address with such a subject, oldest first. Waits until there are at least this many. */
  async waitForMails(address: string, atLeast = 1, subject = /^/): Promise<SentMail[]> {
    const directory = join(this.dataDir, 'outbox')
    for (let waited = 0; waited < 60_000; waited += 20) {
      const names = (await readdir(directory).catch(() => [])).filter(name => name.endsWith('.json')).sort()
      const mails = await Promise.all(
        names.map(async name => JSON.parse(await readFile(join(directory, name), 'utf8')) as SentMail),
      )
      const found = mails.filter(mail => mail.to === address && subject.test(mail.subject))
      if (found.length >= atLeast) return found
      await sleep(20)
    }
    throw new Error(`fewer than ${atLeast} emails were sent to ${address}`)
  }

  /** The same for emails with a sign-in code. */
  async waitForCodes(address: string, atLeast = 1): Promise<SentMail[]> {
    return await this.waitForMails(address, atLeast, /is your Learn code$/)
  }

  /** Calls an operation over HTTP, on this world's server or on another. */
  async call<Id extends OperationId>(
    id: Id,
    token: string | undefined,
    input: Input<Contract[Id]>,
    options: { headers?: Record<string, string>; url?: string } = {},
  ) {
    const { url = this.server.url, headers = {} } = options
    return await callOperation(url, id, token, input, headers)
  }

  async request<Body>(path: string, init: RequestInit = {}, operation?: Operation): Promise<Answer<Body>> {
    return await request<Body>(this.server.url, path, init, operation)
  }
}

async function startServer(
  databaseUrl: string,
  log: string[],
  overrides: Partial<Config>,
  now: () => Date,
  unusual: TestOptions,
): Promise<RunningServer> {
  const server = await start({
    secret: testSecret,
    databasePatience: 6, // A busy machine must not make the server refuse anything.
    ...unusual,
    config: { ...readConfig({}), port: 0, requestsPerMinute: 0, ...overrides },
    databaseUrl,
    log: createLog('info', { write: line => remember(log, line) }),
    now,
  })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= server.close()
    return closed
  }
  return { ...server, close }
}

/** LEARN_TEST_LOG=1 npm test prints the servers' logs while the tests run. */
function remember(log: string[], line: string): void {
  log.push(line)
  if (process.env.LEARN_TEST_LOG) process.stderr.write(line)
}
