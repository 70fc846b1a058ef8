import pg from 'pg'
import { Fault } from '../fault.ts'
import { ownShare, type Share, Turns, tenantShare } from '../turns.ts'
import { type RawRow, runCopy } from './copy-query.ts'
import type { Login } from './logins.ts'
import { begin, type Pace, prepareOpenings, scopeOpening, transactionOpening } from './opening.ts'
import type { Value } from './parameter.ts'
import { runPrepared } from './prepared-query.ts'
import { DatabaseAway, isAway, isReadOnly, OutcomeUnknown } from './reaching/away.ts'
import { clientsOf, inTime, keptAlive, prepareSession, streamOf } from './reaching/connecting.ts'
import type { Presence } from './reaching/presence.ts'
import { isInTheWay, isRefusal } from './reaching/refusal.ts'
import { settingsFor } from './reaching/session-settings.ts'
import { type Scope, StaleAccess, shareOf } from './scope.ts'
import type { Statement } from './statement.ts'
import { OpenTransaction } from './transaction.ts'

export interface Queries {
  query<Row>(statement: Statement<Row>, values: readonly Value[]): Promise<Row[]>
}

export interface Reads extends Queries {
  /** The same for large results, as binary rows. */
  copy(statement: Statement<RawRow>, values: readonly Value[]): Promise<RawRow[]>
}

export interface Transaction extends Queries {
  /** For a statement without rows: it shares the round trip of the next one, or of the commit. Those fail if it fails. */
  readonly soon: Queries
  /** Sends what waits for the next statement. */
  flush(): Promise<void>
  /** Runs the last statement and commits in one round trip. */
  finish<Row>(statement: Statement<Row>, values: readonly Value[]): Promise<Row[]>
  /** Replaces the organizations of the transaction's context. */
  rescope(organizations: readonly string[]): Promise<void>
}

export interface DatabaseOptions {
  readonly login: Login
  readonly connections: number
  /** Whether the database is available, for all pools together. Without it, nobody waits for an unavailable database. */
  readonly presence?: Presence
  /** Multiplies every time limit, for tests on a busy machine. */
  readonly patience?: number | undefined
  /** What PostgreSQL shows as the application's name. */
  readonly name?: string
}

/**
 * PostgreSQL itself ends a statement after 10 seconds, and an idle transaction after 15. A commit may wait until PostgreSQL
 * gives up on a silent standby.
 */
const longestSilence = { statement: 12_000, commit: 20_000, pause: 30_000 }
/** How long a statement or transaction waits for a connection, and how many of one person may wait. */
const longestWaitMilliseconds = 5_000
const longestConnecting = 5_000
const mostWaiting = 500
const mostAttempts = 5

/** A pool of connections of one user. Operations use learn_app, which is subject to row-level security. */
export class Database {
  readonly pool: pg.Pool
  readonly login: Login
  readonly #patience: number
  readonly #presence: Presence | undefined
  readonly #turns: Turns
  /** How many times the database had been unavailable when each connection was opened. */
  readonly #opened = new WeakMap<pg.ClientBase, number>()
  /** By when each connection in use must answer, or be used again. */
  readonly #borrowed = new Map<pg.PoolClient, number>()
  readonly #watch = setInterval(() => this.#closeSilent(), 1_000).unref()

  constructor({ login, connections, presence, patience = 1, name = 'learn' }: DatabaseOptions) {
    this.login = login
    this.#presence = presence
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
      Client: clientsOf(login, settings),
      max: connections,
      application_name: name,
      connectionTimeoutMillis: longestConnecting * patience,
      ...keptAlive,
      idleTimeoutMillis: 60_000,
      onConnect: async client => {
        this.#opened.set(client, presence?.absences ?? 0)
        await inTime(client, longestConnecting * patience, async () => {
          await prepareSession(client, login, settings)
          await prepareOpenings(client, login.role)
        })
      },
    })
    this.pool.on('error', error => presence?.noteLost(error))
    // A connection lost during a query also emits an event. Unhandled, it would end the process; the query reports it too.
    this.pool.on('connect', client => client.on('error', () => undefined))
  }

  /** For statements without a tenant, such as credential lookups and sweeps. They see no tenant's rows. */
  readonly system: Queries = {
    query: (statement, values) =>
      this.#withClient(ownShare, false, client => runPrepared(client, statement, values)),
  }

  /** For pg-boss, which sends several statements at once: a connection on which that fails is discarded. */
  async runText(text: string, values: unknown[] | undefined): Promise<pg.QueryResult> {
    const beganAt = performance.now()
    try {
      const client = await this.#connect()
      const sent = client.query(text, values)
      const isBroken = await sent.then(() => false).catch(() => true)
      this.#giveBack(client, isBroken)
      return await sent
    } catch (error) {
      await this.#presence?.recover(error, beganAt)
      throw new DatabaseAway(error)
    }
  }

  /** Whether the database is unavailable, so that background work can wait. */
  get isAway(): boolean {
    return this.#presence?.isAway ?? false
  }

  /** The number of statements and transactions that wait for a connection. */
  get waiting(): number {
    return this.#turns.waiting
  }

  /** For reads in a scope: context and statement share one round trip. */
  scoped(scope: Scope, pace: Pace = 'brief'): Reads {
    const share = shareOf(scope)
    const before = scopeOpening(scope, pace)
    // A brief statement only reads, so it can be retried.
    const isRead = pace === 'brief'
    return {
      query: (statement, values) =>
        this.#withClient(share, isRead, client => runPrepared(client, statement, values, before)),
      copy: (statement, values) =>
        this.#withClient(share, isRead, client => runCopy(client, statement, values, before)),
    }
  }

  /** Runs a transaction in the scope. It fails with `lost` if the scope has one organization, and that is gone. */
  async transaction<T>(
    scope: Scope,
    work: (transaction: Transaction) => Promise<T>,
    lost?: () => Error,
  ): Promise<T> {
    const open = (client: pg.PoolClient) =>
      new OpenTransaction(client, transactionOpening(scope, lost), this.#note, scope.principalId)
    return await this.#transaction(shareOf(scope), open, work)
  }

  /** Runs a transaction without a tenant. */
  async systemTransaction<T>(work: (transaction: Queries) => Promise<T>): Promise<T> {
    const open = (client: pg.PoolClient) => new OpenTransaction(client, begin, this.#note)
    return await this.#transaction(ownShare, open, work)
  }

  /** Sets the time by which the connection must answer. */
  readonly #note = (client: pg.PoolClient, next: keyof typeof longestSilence) =>
    this.#borrowed.set(client, Date.now() + longestSilence[next] * this.#patience)

  /** Retries a transaction that another one was in the way of, or that is lost before its commit: nothing of it remains. */
  async #transaction<T>(
    share: Share,
    open: (client: pg.PoolClient) => OpenTransaction,
    work: (db: Transaction) => Promise<T>,
  ): Promise<T> {
    const beganAt = performance.now()
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(share, open, work)
      } catch (error) {
        if (attempt === mostAttempts) throw error
        if (!isInTheWay(error)) await this.#recover(error, beganAt)
      }
    }
  }

  /** Returns once a lost connection can be replaced. Throws for any other failure. */
  async #recover(error: unknown, beganAt: number): Promise<void> {
    if (!(error instanceof DatabaseAway) || !this.#presence) throw error
    await this.#presence.recover(error, beganAt)
  }

  async #attempt<T>(
    share: Share,
    open: (client: pg.PoolClient) => OpenTransaction,
    work: (db: Transaction) => Promise<T>,
  ): Promise<T> {
    const client = await this.#borrow(share)
    let broken = true
    const db = open(client)
    try {
      // A caller whose access has ended learns that first, also if the work refuses before its first statement.
      const done = await work(db).finally(() => db.open())
      await db.commit()
      broken = false
      return done
    } catch (error) {
      broken = isReadOnly(error)
      await db.rollback().catch(() => (broken = true)) // The connection is discarded.
      if (!broken || error instanceof Fault) throw error
      throw db.isCommitting && !isReadOnly(error) ? new OutcomeUnknown(error) : new DatabaseAway(error)
    } finally {
      this.#release(client, share, broken)
    }
  }

  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end()
    clearInterval(this.#watch)
  }

  async #borrow(share: Share): Promise<pg.PoolClient> {
    const beganAt = performance.now()
    for (;;) {
      const back = this.#presence?.wait()
      if (back) await back
      const turn = this.#turns.enter(share)
      if (turn) await turn
      try {
        return await this.#connect()
      } catch (error) {
        this.#turns.leave(share)
        if (!this.#presence) throw error
        await this.#presence.recover(error, beganAt)
      }
    }
  }

  /** A connection from before the last outage may lead to a former primary. */
  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.pool.connect()
      if (!this.#presence || this.#opened.get(client) === this.#presence.absences) {
        this.#note(client, 'pause')
        return client
      }
      client.release(true)
    }
  }

  #giveBack(client: pg.PoolClient, broken: boolean): void {
    this.#borrowed.delete(client)
    client.release(broken)
  }

  #release(client: pg.PoolClient, share: Share, broken: boolean): void {
    this.#giveBack(client, broken)
    this.#turns.leave(share)
  }

  /** PostgreSQL ends long statements itself. If it stops answering, the connection is closed here. */
  #closeSilent(): void {
    for (const [client, until] of this.#borrowed) if (until < Date.now()) streamOf(client).destroy()
  }

  /** Retries a read whose connection is lost. */
  async #withClient<T>(
    share: Share,
    isRead: boolean,
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
    const beganAt = performance.now()
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#ask(share, work)
      } catch (error) {
        if (!isRead || attempt === mostAttempts) throw error
        await this.#recover(error, beganAt)
      }
    }
  }

  async #ask<T>(share: Share, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#borrow(share)
    this.#note(client, 'statement')
    let broken = true
    try {
      const done = await work(client)
      broken = false
      return done
    } catch (error) {
      broken = !(error instanceof StaleAccess) && !isRefusal(error)
      throw broken && isAway(error) ? new DatabaseAway(error) : error
    } finally {
      this.#release(client, share, broken)
    }
  }
}
