import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Another server holds it, and has not let go. */
export class HeldElsewhere extends Error {}
/** Somebody newer holds it from here on. */
export class TakenOver extends Error {}
/** The connection by which it was held is gone, or this server stops. */
export class HoldLost extends Error {}

interface Holder {
  readonly controller: AbortController
  readonly ended: Promise<unknown>
}

const channel = 'learn_holds'
const longestWaitMilliseconds = 3_000
const pauseMilliseconds = 50

/**
 * One at a time holds a name, on all servers together, for as long as it takes and in no transaction. A server that is
 * lost loses its connection, and with it at once all that it holds. Newer work takes over from older: that is told to end.
 */
export class Holds {
  readonly #url: string
  readonly #holders = new Map<string, Holder>()
  readonly #listeners: ((name?: string) => void)[] = []
  #client: Promise<Session> | undefined
  #closed = false

  constructor(url: string) {
    this.#url = url
  }

  /** The signal tells that it is held no longer. Who held it before has ended when the work begins. */
  async takeOver<T>(name: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const before = this.#holders.get(name)
    before?.controller.abort(new TakenOver('somebody else goes on with it'))
    return await this.#hold(name, before?.ended, longestWaitMilliseconds, work)
  }

  /** Does nothing, and says so, where it is held, here or elsewhere. */
  async ifFree(name: string, work: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> {
    if (this.#holders.has(name)) return false
    return await this.#hold(name, undefined, 0, work).then(
      () => true,
      error => {
        if (error instanceof HeldElsewhere) return false
        throw error
      },
    )
  }

  /** Whoever holds it here is told to end. */
  breakOff(name: string): void {
    this.#holders.get(name)?.controller.abort(new TakenOver('somebody else has it, or has given it up'))
  }

  /** Whoever holds it on another server is told to end; those who listen there hear of it. */
  async tellOthers(name: string): Promise<void> {
    if (!this.#closed) await notify(await this.#session(), name)
  }

  /** Hears of each name that another server tells of; of none where it may have been any. */
  listen(listener: (name?: string) => void): void {
    this.#listeners.push(listener)
  }

  /** Everybody is told to end. */
  stop(): void {
    this.#closed = true
    this.#loseAll('the server is stopping')
  }

  async close(): Promise<void> {
    this.stop()
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
      await session.ask(unlockText, [name]).catch(() => undefined) // Without the connection there is no lock.
    }
  }

  async #session(): Promise<Session> {
    if (this.#closed) throw new HoldLost('the server is stopping')
    this.#client ??= this.#connect()
    return await this.#client
  }

  async #connect(): Promise<Session> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'learn holds',
      options: '-c role=learn_worker -c statement_timeout=10s',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    const lost = () => {
      this.#client = undefined
      this.#loseAll('the connection to the database was lost')
      for (const listener of this.#listeners) listener()
    }
    client.on('error', () => undefined) // It ends as well.
    try {
      await client.connect()
      client.on('notification', ({ processId, payload = '' }) => {
        if (processId === ownProcessId(client)) return
        this.breakOff(payload)
        for (const listener of this.#listeners) listener(payload)
      })
      await client.query(`listen ${channel}`)
    } catch (error) {
      this.#client = undefined
      await client.end().catch(() => undefined)
      throw error
    }
    client.on('end', lost)
    return new Session(client)
  }

  #loseAll(why: string): void {
    for (const { controller } of this.#holders.values()) controller.abort(new HoldLost(why))
  }
}

/** One connection for all; what is asked on it is asked in turn. */
class Session {
  readonly #client: pg.Client
  #last: Promise<unknown> = Promise.resolve()

  constructor(client: pg.Client) {
    this.#client = client
  }

  async ask<Row extends pg.QueryResultRow>(text: string, values: string[]): Promise<Row[]> {
    const asked = this.#last.then(() => this.#client.query<Row>(text, values))
    this.#last = asked.catch(() => undefined)
    return (await asked).rows
  }

  async end(): Promise<void> {
    await this.#last
    await this.#client.end()
  }
}

const lockText = `select pg_try_advisory_lock(hashtextextended('hold ' || $1, 0)) as held`
const unlockText = `select pg_advisory_unlock(hashtextextended('hold ' || $1, 0))`

/** Another server is asked to let go, and waited for: a client that comes back by another way need not try again. */
async function lock(session: Session, name: string, wait: number): Promise<void> {
  for (let waited = 0; ; waited += pauseMilliseconds) {
    const [row] = await session.ask<{ held: boolean }>(lockText, [name])
    if (row?.held) return
    if (waited >= wait) throw new HeldElsewhere('another server holds it')
    if (waited === 0) await notify(session, name)
    await sleep(pauseMilliseconds)
  }
}

const notify = (session: Session, name: string) => session.ask('select pg_notify($1, $2)', [channel, name])

/** @types/pg leaves it out. */
const ownProcessId = (client: pg.Client) => (client as unknown as { processID: number }).processID
