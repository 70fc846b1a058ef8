import { setTimeout as sleep } from 'node:timers/promises'
import { count } from '../../monitoring/count.ts'
import type { Database, Reads } from '../database.ts'
import type { Pace } from '../opening.ts'
import type { Scope } from '../scope.ts'
import type { Statement } from '../statement.ts'
import { concernsAll, type Reason, reasonToGoBack } from './going-back.ts'
import { beginEra, findPosition } from './position.store.ts'
import { Positions } from './positions.ts'
import type { Standby } from './standby.ts'
import type { Lag } from './watch.store.ts'

const lookMilliseconds = 1_000

type Outcome = Reason | 'left_out'

/** How a call reads. */
interface Manner {
  readonly scope: Scope
  readonly pace: Pace
  readonly primary: Reads
  readonly positions: Positions
}

/**
 * Reads from standbys what they have in time, and everything else from the primary. Each statement first asks the primary
 * whether the caller still has access and what is committed. A standby answers only with all of that.
 */
export class Standbys {
  readonly #primary: Database
  readonly #worker: Database
  readonly #standbys: readonly Standby[]
  readonly #stopping = new AbortController()
  #watching: Promise<void> | undefined
  /** Statements of reads that also write, such as what hands in a paper whose time is up. */
  readonly #writing = new WeakSet<Statement<unknown>>()
  #turn = 0

  constructor(primary: Database, worker: Database, standbys: readonly Standby[]) {
    this.#primary = primary
    this.#worker = worker
    this.#standbys = standbys
  }

  /** Looks at each of them once, and from then on every second. */
  async start(): Promise<void> {
    if (this.#standbys.length === 0) return
    await this.#look()
    this.#watching = this.#watch()
  }

  /** For long reads. They see every commit that was acknowledged before they began. */
  scoped(scope: Scope, pace: Pace): Reads {
    const primary = this.#primary.scoped(scope, pace)
    if (this.#standbys.length === 0) return primary
    const manner = { scope, pace, primary, positions: new Positions(this.#primary.scoped(scope)) }
    return {
      query: (statement, values) => this.#read(manner, statement, db => db.query(statement, values)),
      copy: (statement, values) => this.#read(manner, statement, db => db.copy(statement, values)),
    }
  }

  /** How far each that answers is behind. */
  get lags(): readonly Lag[] {
    return this.#standbys.flatMap(({ lag }) => lag ?? [])
  }

  /** How many of them are used. */
  get usable(): number {
    return this.#standbys.filter(({ isUsable }) => isUsable).length
  }

  get all(): number {
    return this.#standbys.length
  }

  async close(): Promise<void> {
    this.#stopping.abort()
    await this.#watching
    await Promise.all(this.#standbys.map(standby => standby.close()))
  }

  async #read<T>(
    { scope, pace, primary, positions }: Manner,
    statement: Statement<unknown>,
    ask: (db: Reads) => Promise<T>,
  ): Promise<T> {
    const askPrimary = (outcome: Outcome) => {
      count('learn_standby_reads_total', { outcome })
      // It may write, and the next statement must see that.
      return ask(primary).finally(() => positions.forget())
    }
    if (this.#writing.has(statement)) return await askPrimary('writes')
    const standby = this.#next()
    const position = standby && (await positions.find())
    if (!standby || position?.era == null) return await askPrimary('left_out')
    try {
      const found = await ask(standby.scoped(scope, pace, position))
      count('learn_standby_reads_total', { outcome: 'answered' })
      return found
    } catch (error) {
      const reason = reasonToGoBack(error)
      if (reason === undefined) throw error
      if (concernsAll(error, reason)) standby.leaveOut(error instanceof Error ? error.message : reason)
      if (reason === 'writes') this.#writing.add(statement)
      return await askPrimary(reason)
    }
  }

  /** They take turns. */
  #next(): Standby | undefined {
    for (let tried = 0; tried < this.#standbys.length; tried++) {
      this.#turn = (this.#turn + 1) % this.#standbys.length
      const standby = this.#standbys[this.#turn]
      if (standby?.isUsable) return standby
    }
    return undefined
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await sleep(lookMilliseconds, undefined, { signal, ref: false }).catch(() => undefined)
      if (!signal.aborted) await this.#look().catch(() => undefined) // The primary is away, so there is nothing to compare with.
    }
  }

  async #look(): Promise<void> {
    let position = await findPosition(this.#worker.system)
    if (position.era === null) {
      await beginEra(this.#worker.system)
      position = await findPosition(this.#worker.system)
    }
    await Promise.all(this.#standbys.map(standby => standby.look(position)))
  }
}
