import { setTimeout as sleep } from 'node:timers/promises'
import { count } from '../../monitoring/count.ts'
import type { Database, Reads } from '../database.ts'
import type { Pace } from '../opening.ts'
import type { Scope } from '../scope.ts'
import { reasonToGoBack } from './going-back.ts'
import { beginEra, findPosition, type Position } from './position.store.ts'
import type { Standby } from './standby.ts'
import type { Lag } from './watch.ts'

const lookMilliseconds = 1_000
/** A revocation ends a long export this much later at most. */
const sharedMilliseconds = 100

/** How a call reads. */
interface Manner {
  readonly scope: Scope
  readonly pace: Pace
  readonly primary: Reads
  readonly findPosition: () => Promise<Position>
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
    const manner = { scope, pace, primary, findPosition: this.#positions(scope) }
    return {
      query: (statement, values) => this.#read(manner, db => db.query(statement, values)),
      copy: (statement, values) => this.#read(manner, db => db.copy(statement, values)),
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

  /**
   * Finds positions of the primary, which cover all that was acknowledged before they were asked for. The same round trip compares
   * the caller's access. The statements of a call that follow soon share one, because it is from after the call began.
   */
  #positions(scope: Scope): () => Promise<Position> {
    let found: Promise<Position> | undefined
    let askedAt = Number.NEGATIVE_INFINITY
    return () => {
      if (found && performance.now() - askedAt < sharedMilliseconds) return found
      askedAt = performance.now()
      found = findPosition(this.#primary.scoped(scope))
      return found
    }
  }

  async #read<T>({ scope, pace, primary, findPosition }: Manner, ask: (db: Reads) => Promise<T>): Promise<T> {
    const standby = this.#next()
    const position = standby && (await findPosition())
    if (!standby || position?.era == null) {
      count('learn_standby_reads_total', { outcome: 'left_out' })
      return await ask(primary)
    }
    try {
      const found = await ask(standby.scoped(scope, pace, position))
      count('learn_standby_reads_total', { outcome: 'answered' })
      return found
    } catch (error) {
      const reason = reasonToGoBack(error)
      if (reason === undefined) throw error
      // A conflict says nothing about the next read.
      if (reason !== 'conflict') standby.leaveOut(error instanceof Error ? error.message : reason)
      count('learn_standby_reads_total', { outcome: reason })
      return await ask(primary)
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
