import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Share, Turns } from '../turns.ts'
import { type RawRow, runCopy } from './copy-query.ts'
import type { Login } from './logins.ts'
import { begin, type Pace, prepareOpenings, scopeOpening, transactionOpening } from './opening.ts'
import type { Value } from './parameter.ts'
import { runPrepared } from './prepared-query.ts'
import { type Scope, StaleAccess } from './scope.ts'
import { optionsOf, proveSession } from './session.ts'
import { type Statement, statement } from './statement.ts'
import { OpenTransaction } from './transaction.ts'

export interface Queries {
  query<Row>(statement: Statement<Row>, values: readonly Value[]): Promise<Row[]>
}

export interface Reads extends Queries {
  /** The same for large results, as binary rows. */
  copy(statement: Statement<RawRow>, values: readonly Value[]): Promise<RawRow[]>
}

export interface Transaction extends Queries {
  /** Whether it has been committed. */
  readonly finished: boolean
  /** Runs the last statement and commits in one round trip. */
  finish<Row>(statement: Statement<Row>, values: readonly Value[]): Promise<Row[]>
  /** Replaces the organizations of the transaction's context. */
  rescope(organizations: readonly string[]): Promise<void>
}

export interface DatabaseOptions {
  readonly login: Login
  readonly connections: number
  readonly onIdleError: (error: Error) => void
  /** Multiplies every time limit, for tests on a busy machine. */
  readonly patience?: number | undefined
  /** What PostgreSQL shows as the application's name. */
  readonly name?: string
}

/** A time as PostgreSQL shows it. */
const seconds = (count: number) => (count % 60 === 0 ? `${count / 60}min` : `${count}s`)

const settingsFor = (patience: number) => [
  'timezone=UTC',
  'datestyle=ISO,MDY',
  'search_path=public',
  `statement_timeout=${seconds(10 * patience)}`,
  // For reads that somebody is waiting for.
  `learn.brief_timeout=${seconds(3 * patience)}`,
  `lock_timeout=${seconds(5 * patience)}`,
  `idle_in_transaction_session_timeout=${seconds(15 * patience)}`,
  // One plan suits all values of every statement, and replanning would cost more.
  'plan_cache_mode=force_generic_plan',
]

const probe = statement('probe', 'select')

const longestBorrowedMilliseconds = 30_000
/** How long a statement or transaction waits for a connection, and how many of one person may wait. */
const longestWaitMilliseconds = 5_000
const mostWaiting = 500
const mostAttempts = 5

/** @types/pg omits the client's connection. */
const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream

/** A pool of connections of one user. Operations use learn_app, which is subject to row-level security. */
export class Database {
  readonly pool: pg.Pool
  readonly login: Login
  readonly #patience: number
  readonly #turns: Turns
  /** Since when each has been in use, or had its last answer. */
  readonly #borrowed = new Map<pg.PoolClient, number>()
  readonly #watch = setInterval(() => this.#closeSilent(), 1_000).unref()

  constructor({ login, connections, onIdleError, patience = 1, name = 'learn' }: DatabaseOptions) {
    this.login = login
    this.#patience = patience
    this.#turns = new Turns({
      each: tenantShare(connections),
      all: connections,
      reserved: connections > 4 ? 1 : 0,
      waiting: mostWaiting,
      milliseconds: longestWaitMilliseconds * patience,
      what: 'requests',
    })
    const settings = settingsFor(patience)
    this.pool = new pg.Pool({
      connectionString: login.url,
      max: connections,
      options: optionsOf(settings),
      application_name: name,
      connectionTimeoutMillis: 5_000 * patience,
      keepAlive: true,
      idleTimeoutMillis: 60_000,
      onConnect: async client => {
        await proveSession(client, login, settings)
        await prepareOpenings(client, login.role)
      },
    })
    this.pool.on('error', onIdleError)
    // A connection lost during a query also emits an event, which would end the process if unhandled. The query itself
    // reports the error.
    this.pool.on('connect', client => client.on('error', () => undefined))
  }

  /** For statements without a tenant, such as credential lookups and sweeps. They see no tenant's rows. */
  readonly system: Queries = {
    query: (statement, values) =>
      this.#withClient(ownShare, client => runPrepared(client, statement, values)),
  }

  /** The number of statements and transactions that wait for a connection. */
  get waiting(): number {
    return this.#turns.waiting
  }

  /** For reads in a scope: context and statement share one round trip. */
  scoped(scope: Scope, pace: Pace = 'brief'): Reads {
    const share = shareOf(scope)
    const before = scopeOpening(scope, pace)
    return {
      query: (statement, values) =>
        this.#withClient(share, client => runPrepared(client, statement, values, before)),
      copy: (statement, values) =>
        this.#withClient(share, client => runCopy(client, statement, values, before)),
    }
  }

  /** Runs a transaction in the scope. It fails with `lost` if the scope has one organization, and that is gone. */
  async transaction<T>(
    scope: Scope,
    work: (transaction: Transaction) => Promise<T>,
    lost?: () => Error,
  ): Promise<T> {
    const open = (client: pg.PoolClient) =>
      new OpenTransaction(client, transactionOpening(scope, lost), this.#noteAnswer, scope.principalId)
    return await this.#transaction(shareOf(scope), open, work)
  }

  /** Runs a transaction without a tenant. */
  async systemTransaction<T>(work: (transaction: Queries) => Promise<T>): Promise<T> {
    const open = (client: pg.PoolClient) => new OpenTransaction(client, begin, this.#noteAnswer)
    return await this.#transaction(ownShare, open, work)
  }

  /** A long transaction whose statements are answered is not silent. */
  readonly #noteAnswer = (client: pg.PoolClient) => this.#borrowed.set(client, Date.now())

  /** PostgreSQL aborts one of two deadlocked transactions. Nothing of it remains, so it is retried. */
  async #transaction<T>(
    share: Share,
    open: (client: pg.PoolClient) => OpenTransaction,
    work: (db: Transaction) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(share, open, work)
      } catch (error) {
        if (attempt === mostAttempts || !isDeadlock(error)) throw error
      }
    }
  }

  async #attempt<T>(
    share: Share,
    open: (client: pg.PoolClient) => OpenTransaction,
    work: (db: Transaction) => Promise<T>,
  ): Promise<T> {
    const client = await this.#borrow(share)
    let broken = true
    try {
      const db = open(client)
      // A caller whose access has ended learns that first, also if the work refuses before its first statement.
      const done = await work(db).finally(() => db.open())
      if (!db.finished) await client.query('commit')
      broken = false
      return done
    } catch (error) {
      await client.query('rollback').then(
        () => (broken = false),
        () => undefined, // The connection failed: it is discarded, and the first error is thrown.
      )
      throw error
    } finally {
      this.#release(client, share, broken)
    }
  }

  /** Rejects if the database is unreachable or does not answer. */
  async probe(): Promise<void> {
    const silence = sleep(2_000, undefined, { ref: false }).then(() => {
      throw new Error('the database does not answer')
    })
    await Promise.race([this.system.query(probe, []), silence])
  }

  async close(): Promise<void> {
    clearInterval(this.#watch)
    await this.pool.end()
  }

  async #borrow(share: Share): Promise<pg.PoolClient> {
    const turn = this.#turns.enter(share)
    if (turn) await turn
    try {
      const client = await this.pool.connect()
      this.#borrowed.set(client, Date.now())
      return client
    } catch (error) {
      this.#turns.leave(share)
      throw error
    }
  }

  #release(client: pg.PoolClient, share: Share, broken: boolean): void {
    this.#borrowed.delete(client)
    client.release(broken)
    this.#turns.leave(share)
  }

  /** PostgreSQL ends long statements itself. If it stops answering, the connection is closed here. */
  #closeSilent(): void {
    const longAgo = Date.now() - longestBorrowedMilliseconds * this.#patience
    for (const [client, since] of this.#borrowed) if (since < longAgo) streamOf(client).destroy()
  }

  async #withClient<T>(share: Share, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#borrow(share)
    let broken = true
    try {
      const done = await work(client)
      broken = false
      return done
    } catch (error) {
      broken = !(error instanceof StaleAccess) && !isRefusal(error)
      throw error
    } finally {
      this.#release(client, share, broken)
    }
  }
}

/** Four of ten connections, so that one tenant can't use them all. */
export const tenantShare = (connections: number) =>
  Math.min(connections, Math.max(2, Math.floor(connections * 0.4)))

/** For the server's own statements. */
const ownShare: Share = {}

const shareOf = ({ share, principalId, only }: Scope): Share =>
  share ?? { person: principalId, organization: only }

/** PostgreSQL rejected the statement, but the connection is still usable. */
const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR'

const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === '40P01'
