import pg from 'pg'
import type { Logger } from 'pino'
import { type Share, Turns, tenantShare } from '../../turns.ts'
import { runCopy } from '../copy-query.ts'
import type { Reads } from '../database.ts'
import type { Login } from '../logins.ts'
import { type Pace, prepareStandbyOpenings, standbyOpening } from '../opening.ts'
import { runPrepared } from '../prepared-query.ts'
import { hostsOf } from '../reaching/addresses.ts'
import { clientsOf, inTime, keptAlive, prepareSession, streamOf } from '../reaching/connecting.ts'
import { isRefusal } from '../reaching/refusal.ts'
import { settingsFor } from '../reaching/session-settings.ts'
import { type Scope, StaleAccess } from '../scope.ts'
import { StandbyBusy } from './going-back.ts'
import type { Position } from './position.store.ts'
import type { Lag } from './watch.store.ts'
import { StandbyWatch } from './watch.ts'

export interface StandbyOptions {
  /** At one host. */
  readonly login: Login
  readonly connections: number
  readonly log: Logger
  readonly patience?: number | undefined
}

/** How long a read waits for the standby to have what the reader needs. It then costs less to ask the primary. */
export const waitMilliseconds = 200
/** A standby that is gone must not keep anybody waiting. */
const longestConnecting = 1_000
/** A little more than PostgreSQL itself gives a statement. */
const longestSilence = { brief: 4_000, long: 12_000 }
const mostWaiting = 500
/** Reads that wait for replay keep connections busy. The primary has its own limits, and says when there is too much of everything. */
const longestTurnMilliseconds = 500

/** A pool of read-only connections to one standby. */
export class Standby {
  readonly host: string
  readonly #pool: pg.Pool
  readonly #turns: Turns
  readonly #patience: number
  readonly #watch: StandbyWatch
  /** Those that are reading. */
  readonly #borrowed = new Set<pg.PoolClient>()
  /** How often it was lost, and before which loss each connection was opened. */
  #losses = 0
  readonly #opened = new WeakMap<pg.ClientBase, number>()

  constructor({ login, connections, log, patience = 1 }: StandbyOptions) {
    this.host = hostsOf(login.url).trim()
    this.#patience = patience
    this.#turns = new Turns({
      each: tenantShare(connections),
      all: connections,
      waiting: mostWaiting,
      milliseconds: longestTurnMilliseconds,
      what: 'requests',
    })
    const settings = settingsFor(patience)
    this.#pool = new pg.Pool({
      Client: clientsOf(login, settings),
      max: connections,
      application_name: 'learn standby',
      connectionTimeoutMillis: longestConnecting * patience,
      ...keptAlive,
      idleTimeoutMillis: 60_000,
      onConnect: async client => {
        this.#opened.set(client, this.#losses)
        await inTime(client, longestConnecting * patience, async () => {
          await prepareSession(client, login, settings, 'reads')
          await prepareStandbyOpenings(client)
        })
      },
    })
    this.#pool.on('error', () => undefined) // The watch says what is wrong.
    this.#pool.on('connect', client => client.on('error', () => undefined))
    this.#watch = new StandbyWatch({ login, log, host: this.host, patience, onLost: () => this.#drop() })
  }

  get isUsable(): boolean {
    return this.#watch.isUsable
  }

  get lag(): Lag | undefined {
    return this.#watch.lag
  }

  /** Looks whether it has everything up to this position of the primary. */
  async look(position: Position): Promise<void> {
    await this.#watch.look(position)
  }

  /** Not used until the next good look. */
  leaveOut(reason: string): void {
    this.#watch.leaveOut(reason)
  }

  /** Reads in a scope with everything up to a position, if the standby has that soon enough. Otherwise they fail. */
  scoped(scope: Scope, pace: Pace, { position, era }: Position): Reads {
    const before = standbyOpening(scope, pace, [position, era, waitMilliseconds])
    const { share = { person: scope.principalId, organization: scope.only } } = scope
    return {
      query: (statement, values) =>
        this.#read(share, pace, client => runPrepared(client, statement, values, before)),
      copy: (statement, values) =>
        this.#read(share, pace, client => runCopy(client, statement, values, before)),
    }
  }

  async close(): Promise<void> {
    await this.#watch.close()
    if (!this.#pool.ending) await this.#pool.end()
  }

  async #read<T>(share: Share, pace: Pace, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    await this.#enter(share)
    try {
      return await this.#ask(pace, work)
    } finally {
      this.#turns.leave(share)
    }
  }

  async #enter(share: Share): Promise<void> {
    try {
      await this.#turns.enter(share)
    } catch (error) {
      throw new StandbyBusy('all connections to this standby are in use', { cause: error })
    }
  }

  async #ask<T>(pace: Pace, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#connect()
    this.#borrowed.add(client)
    let broken = true
    try {
      const done = await inTime(client, longestSilence[pace] * this.#patience, () => work(client))
      broken = false
      return done
    } catch (error) {
      broken = !(error instanceof StaleAccess) && !isRefusal(error)
      throw error
    } finally {
      this.#borrowed.delete(client)
      client.release(broken)
    }
  }

  /** A connection from before a loss may lead nowhere. */
  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect()
      if (this.#opened.get(client) === this.#losses) return client
      client.release(true)
    }
  }

  /** What is being read there is asked again elsewhere, instead of waiting for an answer that does not come. */
  #drop(): void {
    this.#losses++
    for (const client of this.#borrowed) streamOf(client).destroy()
  }
}
