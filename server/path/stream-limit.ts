import { Fault } from '../fault.ts'
import type { AdvisoryLocks } from '../storage/advisory-locks.ts'
import type { Share } from '../turns.ts'
import { ConcurrencyLimit } from './concurrency-limit.ts'

/** Each stream costs two reads a second. */
const limits = {
  person: 20,
  organization: 40,
  all: 200,
  sentence: 'Too many event streams are open. Close one, or try again in 5 seconds.',
}
const sides = ['person', 'organization'] as const
/** A stream waits no longer for the other servers. */
const patienceMilliseconds = 1_000

/**
 * Limits event streams. Each takes one of the slots of its person and of its organization; a slot is a lock in the database, so a
 * server that crashes gives its slots back. While the database does not answer, streams go on and each server counts alone.
 */
export class StreamLimit {
  readonly #here = new ConcurrencyLimit(limits)
  readonly #locks: Pick<AdvisoryLocks, 'keepSlots'> | undefined
  /** How many streams of each name have a slot, or had one before the database was away. */
  readonly #streams = new Map<string, number>()
  #last: Promise<unknown> = Promise.resolve()

  /** Without `locks`, no other server has streams. */
  constructor(locks: Pick<AdvisoryLocks, 'keepSlots'> | undefined) {
    this.#locks = locks
  }

  /** Counts a stream until the returned function is called, or returns why there can't be another. */
  async enter(share: Share): Promise<(() => void) | Fault> {
    const left: (() => void)[] = []
    const leave = () => {
      for (const end of left.splice(0)) end()
    }
    try {
      left.push(this.#here.enter(share))
      for (const side of sides) {
        const owner = share[side]
        if (owner === undefined) continue
        const name = `event streams of ${side} ${owner}`
        if (!(await this.#take(name, limits[side])))
          throw new Fault('TooManyRequests', limits.sentence, { retryAfterSeconds: 5 })
        left.push(() => void this.#free(name, limits[side]))
      }
      return leave
    } catch (error) {
      leave()
      if (error instanceof Fault) return error
      throw error
    }
  }

  /** Streams from before a loss of the connection get slots again too, so that they count everywhere. */
  async #take(name: string, most: number): Promise<boolean> {
    const locks = this.#locks
    if (!locks) return true
    let isLate = false
    const taken = this.#inTurn(async () => {
      const wanted = (this.#streams.get(name) ?? 0) + 1
      const slots = await locks.keepSlots(name, wanted, most).catch(() => wanted)
      if (slots < wanted && !isLate) return false
      this.#streams.set(name, wanted)
      return true
    })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<true>(resolve => {
      timer = setTimeout(() => {
        isLate = true
        resolve(true)
      }, patienceMilliseconds)
    })
    return await Promise.race([taken, late]).finally(() => clearTimeout(timer))
  }

  async #free(name: string, most: number): Promise<void> {
    await this.#inTurn(async () => {
      const left = (this.#streams.get(name) ?? 1) - 1
      if (left > 0) this.#streams.set(name, left)
      else this.#streams.delete(name)
      await this.#locks?.keepSlots(name, left, most).catch(() => undefined) // Losing the connection frees all slots.
    })
  }

  /** Two at a time could take the same slot. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return await done
  }
}
