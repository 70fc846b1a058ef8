import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Login } from './logins.ts'
import { inTime, leave, openSession, refuseReadOnly, streamOf } from './reaching/connecting.ts'
import { findProcess } from './reaching/pooler.ts'

/** Another server holds the lock and has not released it. */
export class LockedElsewhere extends Error {}
/** Newer work has taken over the lock. */
export class TakenOver extends Error {}
/** The connection that held the lock was lost, or this server is stopping. */
export class LockLost extends Error {}

interface Holder {
  readonly controller: AbortController
  readonly ended: Promise<unknown>
}

const settings = ['statement_timeout=10s']
const channel = 'learn_locks'
const longestWaitMilliseconds = 3_000
const pauseMilliseconds = 50
const longestConnecting = 15_000
const longestProof = 5_000

/**
 * Named locks across all servers, without a transaction. A server that crashes loses its connection, and with it all its
 * locks. Newer work takes over the lock, and the older work is aborted.
 */
export class AdvisoryLocks {
  readonly #login: Login
  readonly #holders = new Map<string, Holder>()
  readonly #listeners: ((name?: string) => void)[] = []
  #client: Promise<Session> | undefined
  #closed = false

  constructor(login: Login) {
    this.#login = login
  }

  /** Takes the lock; the work starts when its previous holder has ended. The signal aborts when the lock is lost. */
  async takeOver<T>(name: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const before = this.#holders.get(name)
    before?.controller.abort(new TakenOver('newer work has taken over the lock'))
    return await this.#hold(name, before?.ended, longestWaitMilliseconds, work)
  }

  /** Does the work if nobody holds the lock, here or elsewhere; otherwise returns false. */
  async runIfFree(name: string, work: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> {
    if (this.#holders.has(name)) return false
    return await this.#hold(name, undefined, 0, work).then(
      () => true,
      error => {
        if (error instanceof LockedElsewhere) return false
        throw error
      },
    )
  }

  /**
   * Takes or releases slots of this name until this server has `wanted` of all `most`. Returns how many it has, which is fewer if
   * other servers have the rest. Callers take turns, and ask again after the connection was lost: then all slots are free.
   */
  async keepSlots(name: string, wanted: number, most: number): Promise<number> {
    // A server that is stopping still gives its slots to others.
    const session = await (this.#closed && this.#client ? this.#client : this.#session())
    return await session.keepSlots(name, wanted, most)
  }

  /** Aborts the holder on this server. */
  abortHolder(name: string): void {
    this.#holders.get(name)?.controller.abort(new TakenOver('the work was taken over or given up elsewhere'))
  }

  /** Aborts the holder on any other server, and notifies the listeners there. */
  async notifyOthers(name: string): Promise<void> {
    if (!this.#closed) await notify(await this.#session(), name)
  }

  /** Calls the listener with each name that another server announces, or without one if some may have been missed. */
  listen(listener: (name?: string) => void): void {
    this.#listeners.push(listener)
  }

  /**
   * Closes the connection if its server can't write any more, or is silent: another server may have taken its place, where others
   * can hold the same locks.
   */
  prove(): void {
    this.#client?.then(session => session.prove()).catch(() => undefined) // The `end` event of the connection is handled.
  }

  /** Aborts all holders. */
  stop(): void {
    this.#closed = true
    this.#abortAll('the server is stopping')
  }

  async close(): Promise<void> {
    this.stop()
    this.prove() // The end of the work waits for the connection too.
    await Promise.all([...this.#holders.values()].map(({ ended }) => ended))
    await this.#client?.then(session => session.end()).catch(() => undefined)
  }

  async #hold<T>(
    name: string,
    before: Promise<unknown> | undefined,
    wait: number,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const controller = new AbortController()
    const running = this.#run({ name, before, wait, signal: controller.signal, work })
    const holder = { controller, ended: running.catch(() => undefined) }
    this.#holders.set(name, holder)
    try {
      return await running
    } finally {
      if (this.#holders.get(name) === holder) this.#holders.delete(name)
    }
  }

  async #run<T>(turn: {
    name: string
    before: Promise<unknown> | undefined
    wait: number
    signal: AbortSignal
    work: (signal: AbortSignal) => Promise<T>
  }): Promise<T> {
    const { name, before, wait, signal, work } = turn
    await before
    signal.throwIfAborted()
    const session = await this.#session()
    await lock(session, name, wait)
    try {
      signal.throwIfAborted()
      return await work(signal)
    } finally {
      await session.ask(unlockText, [name]).catch(() => undefined) // Losing the connection releases the lock too.
    }
  }

  async #session(): Promise<Session> {
    if (this.#closed) throw new LockLost('the server is stopping')
    this.#client ??= this.#connect()
    return await this.#client
  }

  async #connect(): Promise<Session> {
    const onLost = () => {
      this.#client = undefined
      this.#abortAll('the connection to the database was lost')
      for (const listener of this.#listeners) listener()
    }
    const opening = openSession(this.#login, settings, {
      application_name: 'learn locks',
      connectionTimeoutMillis: longestConnecting,
    }).then(async client => {
      client.once('end', onLost)
      await this.#listen(client).catch(error => {
        streamOf(client).destroy()
        throw error
      })
      return new Session(client)
    })
    opening.catch(() => {
      this.#client = undefined
    })
    return await opening
  }

  async #listen(client: pg.Client): Promise<void> {
    const own = await findProcess(client)
    client.on('notification', ({ processId, payload = '' }) => {
      if (processId === own) return
      this.abortHolder(payload)
      for (const listener of this.#listeners) listener(payload)
    })
    await client.query(`listen ${channel}`)
  }

  #abortAll(why: string): void {
    for (const { controller } of this.#holders.values()) controller.abort(new LockLost(why))
  }
}

/** One connection for all locks, which runs one query at a time. */
class Session {
  readonly #client: pg.Client
  #last: Promise<unknown> = Promise.resolve()
  readonly #slots = new Map<string, Set<number>>()

  constructor(client: pg.Client) {
    this.#client = client
  }

  async ask<Row extends pg.QueryResultRow>(text: string, values: string[]): Promise<Row[]> {
    const asked = this.#last.then(() => this.#client.query<Row>(text, values))
    this.#last = asked.catch(() => undefined)
    return (await asked).rows
  }

  async keepSlots(name: string, wanted: number, most: number): Promise<number> {
    const slots = this.#slots.get(name) ?? new Set()
    const more = wanted - slots.size
    if (more > 0) {
      const values = [name, `{${[...slots]}}`, String(most), String(more)]
      for (const { slot } of await this.ask<{ slot: number }>(takeSlotsText, values)) slots.add(slot)
    } else if (more < 0) {
      const spare = [...slots].slice(more)
      await this.ask(freeSlotsText, [name, `{${spare}}`])
      for (const slot of spare) slots.delete(slot)
    }
    if (slots.size === 0) this.#slots.delete(name)
    else this.#slots.set(name, slots)
    return slots.size
  }

  async prove(): Promise<void> {
    const client = this.#client
    await inTime(client, longestProof, () => refuseReadOnly(client)).catch(() => streamOf(client).destroy())
  }

  async end(): Promise<void> {
    await this.#last
    await leave(this.#client)
  }
}

const lockText = `select pg_try_advisory_lock(hashtextextended('hold ' || $1, 0)) as held`
const unlockText = `select pg_advisory_unlock(hashtextextended('hold ' || $1, 0))`

/** A session can take its own locks again, so its own slots must not even be tried. */
const takeSlotsText = `select slot from generate_series(1, $3::int) as slot
  where case when slot = any ($2::int[]) then false
    else pg_try_advisory_lock(hashtextextended('slot ' || slot || ' ' || $1, 0)) end limit $4::int`
const freeSlotsText = `select pg_advisory_unlock(hashtextextended('slot ' || slot || ' ' || $1, 0)) from unnest($2::int[]) as slot`

/** Asks the other server to release the lock and waits, so that a client that reconnects elsewhere need not retry. */
async function lock(session: Session, name: string, wait: number): Promise<void> {
  for (let waited = 0; ; waited += pauseMilliseconds) {
    const [row] = await session.ask<{ held: boolean }>(lockText, [name])
    if (row?.held) return
    if (waited >= wait) throw new LockedElsewhere('another server holds the lock')
    if (waited === 0) await notify(session, name)
    await sleep(pauseMilliseconds)
  }
}

const notify = (session: Session, name: string) => session.ask('select pg_notify($1, $2)', [channel, name])
