import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Login } from '../logins.ts'
import { DatabaseAway, isAway, isFull } from './away.ts'
import { inTime, leave, openSession, refuseReadOnly, streamOf } from './connecting.ts'
import { refuseSharedSession } from './pooler.ts'

export interface PresenceTimes {
  /** How long calls wait after the database was lost. */
  readonly waitMilliseconds: number
  /** How long the database may take to answer. */
  readonly answerMilliseconds: number
  /** How long an answer is remembered. */
  readonly freshMilliseconds: number
}

const usualTimes: PresenceTimes = {
  waitMilliseconds: 5_000,
  answerMilliseconds: 6_000,
  freshMilliseconds: 1_000,
}
/** /readyz gets an answer by this time. */
const readyMilliseconds = 2_000
const pollMilliseconds = 250
/** The pause before a retry while the database is available. */
const pauseMilliseconds = 100
const mostWaiting = 1_000
const settings = ['statement_timeout=10s']

/**
 * Knows whether the database is available and can write, from its own connection that no request can keep busy. During an
 * outage, one check at a time is enough for all who wait.
 */
export class Presence {
  readonly #login: Login
  readonly #log: Logger
  readonly #times: PresenceTimes
  #client: pg.Client | undefined
  #looking: Promise<void> | undefined
  #seen: { at: number; failure: unknown } = { at: Number.NEGATIVE_INFINITY, failure: undefined }
  /** When the outage was first suspected, in the time of `performance.now()`. */
  #suspectedAt: number | undefined
  #suspicion: unknown
  #away: PromiseWithResolvers<void> | undefined
  #absences = 0
  #waiting = 0
  #closed = false
  readonly #returned: (() => void)[] = []

  constructor(login: Login, log: Logger, patience = 1, times: Partial<PresenceTimes> = {}) {
    this.#login = login
    this.#log = log
    const answerMilliseconds = usualTimes.answerMilliseconds * patience
    this.#times = { ...usualTimes, answerMilliseconds, ...times }
  }

  get isAway(): boolean {
    return this.#away !== undefined
  }

  /** The number of outages so far. Connections from before the last one may lead to a former primary. */
  get absences(): number {
    return this.#absences
  }

  /** Connects for the first time, and refuses a set-up that can never work. */
  async start(): Promise<void> {
    this.#client = await this.#connect()
    await refuseSharedSession(this.#client, () => this.#connect())
  }

  /** Rejects if the database can't be reached or can't write. Checks at most once a second. */
  async probe(): Promise<void> {
    const silence = sleep(readyMilliseconds, undefined, { ref: false }).then(() => {
      throw new DatabaseAway(new Error('the database does not answer'))
    })
    await Promise.race([this.look(), silence])
    if (this.#seen.failure !== undefined) throw this.#seen.failure
  }

  /** Returns a promise if calls must wait for the database. It rejects once the outage has lasted too long. */
  wait(): Promise<void> | undefined {
    return this.#away && this.#waitFor(this.#away.promise)
  }

  /** Waits until a failed call can be retried. Throws if it failed for another reason, or if the wait is too long. */
  async recover(error: unknown, beganAt: number): Promise<void> {
    if (!isAway(error)) throw error
    this.#suspect(error)
    const before = this.#absences
    if (!this.#away) await this.look(true)
    await this.wait()
    if (this.#closed || performance.now() - beganAt > this.#times.waitMilliseconds * 2)
      throw isFull(error) || error instanceof DatabaseAway ? error : new DatabaseAway(error)
    if (this.#absences === before) await sleep(pauseMilliseconds)
  }

  /** Checks whether the database is available, unless it did so a moment ago. */
  async look(atOnce = false): Promise<void> {
    const isFresh = performance.now() - this.#seen.at < this.#times.freshMilliseconds
    if (this.#closed || (isFresh && !atOnce)) return
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    await this.#looking
  }

  /** An idle connection was lost, so the database may be too. */
  noteLost(error: unknown): void {
    this.#suspect(error)
    if (!this.#away) void this.look(true)
  }

  /** Calls the listener at the end of each outage. */
  onReturn(listener: () => void): void {
    this.#returned.push(listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#away?.resolve()
    await this.#looking
    if (this.#client) await leave(this.#client)
  }

  async #waitFor(back: Promise<void>): Promise<void> {
    const left = (this.#suspectedAt ?? 0) + this.#times.waitMilliseconds - performance.now()
    const failure = () => new DatabaseAway(this.#seen.failure)
    if (left <= 0 || this.#waiting >= mostWaiting) throw failure()
    this.#waiting++
    const ended = new AbortController()
    const tooLong = sleep(left, undefined, { ref: false, signal: ended.signal }).then(() => {
      throw failure()
    })
    try {
      await Promise.race([back, tooLong])
    } finally {
      ended.abort()
      tooLong.catch(() => undefined)
      this.#waiting--
    }
  }

  #suspect(error: unknown): void {
    this.#suspectedAt ??= performance.now()
    this.#suspicion ??= error
  }

  async #look(): Promise<void> {
    const failure = await this.#ask().then(
      () => undefined,
      error => error,
    )
    if (this.#closed) return
    const before = this.#seen.failure
    this.#seen = { at: performance.now(), failure }
    if (failure === undefined) this.#noteThere()
    else if (isAway(failure)) this.#noteAway(failure)
    else if (before === undefined) this.#log.error({ err: failure }, 'the database refuses connections')
  }

  #noteThere(): void {
    const seconds = Math.round((performance.now() - (this.#suspectedAt ?? 0)) / 1_000)
    if (this.#away) this.#log.warn({ seconds }, 'the database is available again')
    else if (this.#suspicion) this.#log.warn({ err: this.#suspicion }, 'a database connection was lost')
    const away = this.#away
    this.#away = undefined
    this.#suspectedAt = undefined
    this.#suspicion = undefined
    away?.resolve()
    if (away) for (const listener of this.#returned) listener()
  }

  #noteAway(failure: unknown): void {
    if (this.#away) return
    this.#suspectedAt ??= performance.now()
    this.#away = Promise.withResolvers()
    this.#absences++
    this.#log.warn(
      { err: failure },
      'the database is unavailable; calls wait for it, or get 429 with Retry-After',
    )
    void this.#watch()
  }

  async #watch(): Promise<void> {
    while (this.#away && !this.#closed) {
      await sleep(pollMilliseconds, undefined, { ref: false })
      await this.look(true)
    }
  }

  /** Rejects if the database is unavailable or can't write. */
  async #ask(): Promise<void> {
    const last = this.#client
    try {
      if (last) return await this.#askOn(last)
    } catch {
      this.#drop(last)
    }
    try {
      const client = await this.#connect()
      this.#client = client
      await this.#askOn(client)
    } catch (error) {
      // A full server is available, and existing connections can use it.
      if (!isFull(error)) throw error
    }
  }

  #drop(client: pg.Client | undefined): void {
    if (client) streamOf(client).destroy()
    this.#client = undefined
  }

  #connect(): Promise<pg.Client> {
    return openSession(this.#login, settings, {
      application_name: 'learn presence',
      connectionTimeoutMillis: this.#times.answerMilliseconds,
    })
  }

  /** A server that is silent for too long counts as lost. */
  async #askOn(client: pg.Client): Promise<void> {
    await inTime(client, this.#times.answerMilliseconds, () => refuseReadOnly(client))
  }
}
