import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type RawRow, runCopy } from './copy-query.ts'
import type { Value } from './parameter.ts'
import { beginStatement, commitStatement, runPrepared } from './prepared-query.ts'
import {
  enterStatement,
  organizationsLiteral,
  refuseStale,
  type Scope,
  StaleAccess,
  scopeStatement,
} from './scope.ts'
import { type Statement, statement } from './statement.ts'

export interface Queries {
  query<Row>(statement: Statement<Row>, values: readonly Value[]): Promise<Row[]>
}

export interface Reads extends Queries {
  /** The same for what is large: rows of PostgreSQL's own bytes. */
  copy(statement: Statement<RawRow>, values: readonly Value[]): Promise<RawRow[]>
}

interface Finishing {
  /** Whether it has been committed. */
  readonly finished: boolean
}

export interface Transaction extends Queries, Finishing {
  /** The one organization of the scope, if it is one: it was held as the transaction began. */
  readonly holds: string | undefined
  /** Runs a last statement and commits, in one round trip. After it there is no other. */
  finish<Row>(statement: Statement<Row>, values: readonly Value[]): Promise<Row[]>
  /** Replaces the organizations of the transaction's context. */
  rescope(organizations: readonly string[]): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly role: DatabaseRole
  readonly connections: number
  readonly onIdleError: (error: Error) => void
}

/** The role of whoever answers operations, of sign-in and OAuth, and of what happens behind requests; each may do only its own. */
export type DatabaseRole = 'learn_app' | 'learn_identity' | 'learn_worker'

const settings = [
  'timezone=UTC',
  'datestyle=ISO',
  'search_path=public',
  'statement_timeout=10s',
  'lock_timeout=5s',
  'idle_in_transaction_session_timeout=15s',
  // Every statement is written so that one plan serves all values; planning again for each costs more.
  'plan_cache_mode=force_generic_plan',
]

const session = (role: DatabaseRole) =>
  [`role=${role}`, ...settings].map(setting => `-c ${setting}`).join(' ')

const probe = statement('probe', 'select')

const longestBorrowedMilliseconds = 30_000
const mostAttempts = 5

/** @types/pg leaves the client's connection out. */
const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream

/** A pool of connections, all of one role. Those that answer operations are learn_app, bound by row-level security. */
export class Database {
  readonly pool: pg.Pool
  readonly #borrowed = new Map<pg.PoolClient, number>()
  readonly #watch = setInterval(() => this.#cutOffSilent(), 1_000).unref()

  constructor({ url, role, connections, onIdleError }: DatabaseOptions) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: connections,
      options: session(role),
      application_name: 'learn',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      idleTimeoutMillis: 60_000,
      ...(role === 'learn_app' && { onConnect: prepareScope }),
    })
    this.pool.on('error', onIdleError)
    // A connection that is lost while it serves also says so by an event, which would end the process if nobody
    // heard it. The query that was under way tells the caller.
    this.pool.on('connect', client => client.on('error', () => undefined))
  }

  /** For what has no tenant: looking up a credential, sweeping. Row-level security shows it no tenant's row. */
  readonly system: Queries = {
    query: (statement, values) => this.#one(client => runPrepared(client, statement, values)),
  }

  /** Reads, each in the scope: context and statement travel together and cost one round trip. */
  scoped(scope: Scope): Reads {
    return {
      query: (statement, values) => this.#one(client => runPrepared(client, statement, values, scope)),
      copy: (statement, values) => this.#one(client => runCopy(client, statement, values, scope)),
    }
  }

  /** All or nothing, in the scope. */
  async transaction<T>(scope: Scope, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return await this.#transaction(client => enter(client, scope), work)
  }

  /** All or nothing, for what has no tenant. */
  async systemTransaction<T>(work: (transaction: Queries) => Promise<T>): Promise<T> {
    const begin = async (client: pg.PoolClient): Promise<Queries & Finishing> => {
      await client.query('begin')
      return { query: (statement, values) => runPrepared(client, statement, values), finished: false }
    }
    return await this.#transaction(begin, work)
  }

  /** Where two transactions wait for each other, PostgreSQL ends one of them. That one has done nothing, and begins again. */
  async #transaction<Db extends Finishing, T>(
    begin: (client: pg.PoolClient) => Promise<Db>,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(begin, work)
      } catch (error) {
        if (attempt === mostAttempts || !isDeadlock(error)) throw error
      }
    }
  }

  async #attempt<Db extends Finishing, T>(
    begin: (client: pg.PoolClient) => Promise<Db>,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    const client = await this.#borrow()
    let broken = true
    try {
      const db = await begin(client)
      const done = await work(db)
      if (!db.finished) await client.query('commit')
      broken = false
      return done
    } catch (error) {
      await client.query('rollback').then(
        () => (broken = false),
        () => undefined, // The connection itself is what failed: it is thrown away, and the first error told.
      )
      throw error
    } finally {
      this.#giveBack(client, broken)
    }
  }

  /** Rejects when the database is away, or silent. */
  async probe(): Promise<void> {
    const silence = sleep(2_000, undefined, { ref: false }).then(() => {
      throw new Error('the database is silent')
    })
    await Promise.race([this.system.query(probe, []), silence])
  }

  async close(): Promise<void> {
    clearInterval(this.#watch)
    await this.pool.end()
  }

  async #borrow(): Promise<pg.PoolClient> {
    const client = await this.pool.connect()
    this.#borrowed.set(client, Date.now())
    return client
  }

  #giveBack(client: pg.PoolClient, broken: boolean): void {
    this.#borrowed.delete(client)
    client.release(broken)
  }

  /** PostgreSQL ends what takes too long, unless it has fallen silent itself: then the connection is cut off here. */
  #cutOffSilent(): void {
    const longAgo = Date.now() - longestBorrowedMilliseconds
    for (const [client, since] of this.#borrowed) if (since < longAgo) streamOf(client).destroy()
  }

  async #one<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#borrow()
    let broken = true
    try {
      const done = await work(client)
      broken = false
      return done
    } catch (error) {
      broken = !(error instanceof StaleAccess) && !isRefusal(error)
      throw error
    } finally {
      this.#giveBack(client, broken)
    }
  }
}

/** Every statement in a scope and every transaction begins with these, so they are there before the first. */
async function prepareScope(client: pg.ClientBase): Promise<void> {
  await client.query({ name: beginStatement.name, text: beginStatement.text })
  await client.query({ name: scopeStatement.name, text: scopeStatement.text, values: [null, ''] })
  await client.query({ name: commitStatement.name, text: commitStatement.text })
}

/** The server refused the statement, and the connection is as good as before. */
const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR'

const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === '40P01'

/** Begins, sets the scope and holds its organization, if it is one, in one round trip. */
async function enter(client: pg.PoolClient, scope: Scope): Promise<Transaction> {
  const { principalId, organizations, only } = scope
  const [row] = only
    ? await runPrepared(client, enterStatement, [principalId, organizations, only], 'begin')
    : await runPrepared(client, scopeStatement, [principalId, organizations], 'begin')
  refuseStale(scope, row?.credential ?? null, row?.membership ?? null)
  const transaction = {
    holds: row && 'held' in row && row.held ? only : undefined,
    finished: false,
    query: <Row>(statement: Statement<Row>, values: readonly Value[]) =>
      runPrepared(client, statement, values),
    finish: async <Row>(statement: Statement<Row>, values: readonly Value[]) => {
      const rows = await runPrepared(client, statement, values, undefined, 'commit')
      transaction.finished = true
      return rows
    },
    rescope: async (others: readonly string[]) => {
      await runPrepared(client, scopeStatement, [principalId, organizationsLiteral(others)])
    },
  }
  return transaction
}
