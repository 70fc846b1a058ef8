import { availableParallelism } from 'node:os'
import { Busyness } from './busyness.ts'
import { Fault } from './fault.ts'
import { UsedTime } from './used-time.ts'

/** Whom some work is done for. Without either, it is the server's own. */
export interface Share {
  /** The person, or the person whom the key acts for. */
  readonly person?: string | undefined
  readonly organization?: string | undefined
}

interface Limits {
  /** At the same time for one person, and for one organization. */
  readonly each: number
  /** At the same time for everybody. */
  readonly all?: number
  /** How many of these are reserved for the server itself. */
  readonly reserved?: number
  /** How many of one person may wait. For all people of an organization together, it is five times as many. */
  readonly waiting: number
  /** How long they may wait. */
  readonly milliseconds: number
  /**
   * A person who has used more than this lately is heavy. While others are present, their turns leave a processor free.
   * While the server is busy too, they have one turn at a time, with a pause after each. Work that owes more than it lasted
   * is always followed by a pause. Using one turn all the time adds up to about 1,400.
   */
  readonly heavyMilliseconds?: number
  /** How many the machine has. */
  readonly processors?: number
  /** Completes "Too many … at the same time". */
  readonly what: string
}

/** One turn in use for half of the time. */
export const heavyMilliseconds = 700
const usedHalfLifeMilliseconds = 1_000
/** A pause lasts as long as the turn before it, but no longer than this. */
const longestPauseMilliseconds = 100
/** While others are being served, it lasts at least this long. */
const pauseMilliseconds = 10
/** How long somebody counts as present after they took a turn. */
const presenceMilliseconds = 1_000
/** How long turns may follow one another directly before other events are handled. */
const directMilliseconds = 5

/** One member, such as a parent at a tutor's, must not take up all the places of their organization. */
const mostFullLines = 5

interface Tally {
  running: number
  waiting: number
}

interface Waiter {
  readonly share: Share
  readonly begin: () => void
}

/**
 * Limits how much one person and one organization have in progress, so that a busy tenant leaves room for the others.
 * Whatever exceeds that waits here, where waiting costs nothing. People take turns, however much each has waiting.
 */
export class Turns {
  readonly #limits: Required<Limits>
  readonly #people = new Map<string, Tally>()
  readonly #organizations = new Map<string, Tally>()
  /** Those who wait, by person. The person whose turn is next comes first. */
  readonly #lines = new Map<string, Waiter[]>()
  /** Those whose turn it is, but who have not begun yet. */
  readonly #beginning: (() => void)[] = []
  readonly #used = new UsedTime(usedHalfLifeMilliseconds)
  #running = 0
  #waiting = 0
  /** Who came last, and when that last changed. */
  #latest: string | undefined
  #othersAt = Number.NEGATIVE_INFINITY
  /** Of heavy people, also of those with nothing in progress. */
  readonly #pausedUntil = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  #directUntil = Number.NEGATIVE_INFINITY
  readonly #busyness: Busyness

  constructor(limits: Limits, busyness = new Busyness()) {
    this.#busyness = busyness
    const never = Number.POSITIVE_INFINITY
    const processors = availableParallelism()
    this.#limits = { all: never, reserved: 0, heavyMilliseconds: never, processors, ...limits }
  }

  get waiting(): number {
    return this.#waiting
  }

  /** Work costs at least so much, if it causes more than it takes itself. */
  async run<T>(share: Share, work: () => Promise<T>, leastMilliseconds = 0): Promise<T> {
    const turn = this.enter(share)
    if (turn) await turn
    const begun = performance.now()
    try {
      return await work()
    } finally {
      const lasted = performance.now() - begun
      const owed = Math.max(0, leastMilliseconds - lasted)
      this.#used.spend(nameIn(share), lasted + owed)
      this.leave(share, lasted, owed)
    }
  }

  /** Takes a turn, which `leave` ends. Returns a promise only if there is none at the moment. */
  enter(share: Share): Promise<void> | undefined {
    const tallies = this.#talliesOf(share)
    this.#notePresence(share)
    if (this.#limits.heavyMilliseconds < Number.POSITIVE_INFINITY) this.#busyness.observe()
    if (!this.#isFree(share, tallies)) return this.#wait(share, tallies)
    this.#count(tallies)
    return undefined
  }

  leave(share: Share, lasted = 0, owed = 0): void {
    this.#running--
    const tallies = this.#talliesOf(share)
    for (const tally of tallies) tally.running--
    // Somebody who waits for each answer before the next request needs no other pause.
    const hasMore = tallies.some(({ running, waiting }) => running > 0 || waiting > 0)
    if (this.#isHeavy(share)) this.#pause(nameIn(share), hasMore && this.#busyness.isBusy ? lasted : 0, owed)
    this.#forget(share)
    if (this.#waiting > 0) this.#admitWaiting()
  }

  #talliesOf({ person, organization }: Share): Tally[] {
    const tallies: Tally[] = []
    if (person !== undefined) tallies.push(tallyOf(this.#people, person))
    if (organization !== undefined) tallies.push(tallyOf(this.#organizations, organization))
    return tallies
  }

  #isFree(share: Share, tallies: readonly Tally[]): boolean {
    const { each, all, reserved, processors } = this.#limits
    if (tallies.length === 0) return this.#running < all
    if (this.#running >= all - reserved) return false
    const most = Math.max(...tallies.map(({ running }) => running))
    if (!this.#isHeavy(share)) return most < each
    const mostOfHeavy = this.#busyness.isBusy ? 1 : Math.max(1, Math.min(each, processors - 1))
    return most < mostOfHeavy && this.#hasPaused(nameIn(share))
  }

  /** Several of such a person's requests at once would make everybody else wait for all of them, again and again. */
  #isHeavy(share: Share): boolean {
    return this.#hasOthers() && this.#used.usedBy(nameIn(share)) > this.#limits.heavyMilliseconds
  }

  #pause(person: string, lasted: number, owed: number): void {
    const now = performance.now()
    for (const [name, until] of this.#pausedUntil) if (until <= now) this.#pausedUntil.delete(name)
    const least = lasted > 0 && this.#running > 0 ? pauseMilliseconds : 0
    const pause = Math.max(least, Math.min(longestPauseMilliseconds, lasted + owed))
    if (pause > 0) this.#pausedUntil.set(person, now + pause)
  }

  #hasPaused(person: string): boolean {
    const left = (this.#pausedUntil.get(person) ?? 0) - performance.now()
    if (left <= 0) return true
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#admitWaiting()
    }, left).unref()
    return false
  }

  /** Whether more than one person has been here lately. */
  #hasOthers(): boolean {
    return performance.now() - this.#othersAt <= presenceMilliseconds
  }

  #notePresence(share: Share): void {
    const name = nameIn(share)
    if (name === '' || name === this.#latest) return
    if (this.#latest !== undefined) this.#othersAt = performance.now()
    this.#latest = name
  }

  #isFull({ person, organization }: Share): boolean {
    const { waiting } = this.#limits
    const ofPerson = (person !== undefined && this.#people.get(person)?.waiting) || 0
    const together = (organization !== undefined && this.#organizations.get(organization)?.waiting) || 0
    return ofPerson >= waiting || together >= (person === undefined ? waiting : waiting * mostFullLines)
  }

  #count(tallies: readonly Tally[]): void {
    this.#running++
    for (const tally of tallies) tally.running++
  }

  async #wait(share: Share, tallies: readonly Tally[]): Promise<void> {
    const { milliseconds } = this.#limits
    if (this.#isFull(share)) throw this.#refusal()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const name = nameIn(share)
    const line = this.#lines.get(name) ?? []
    this.#lines.set(name, line)
    const giveUp = () => {
      this.#leaveLine(name, line, waiter)
      this.#forget(share)
      reject(this.#refusal())
    }
    const timer = setTimeout(giveUp, milliseconds).unref()
    const begin = () => {
      clearTimeout(timer)
      this.#leaveLine(name, line, waiter)
      this.#beginSoon(resolve)
    }
    const waiter = { share, begin }
    line.push(waiter)
    this.#waiting++
    for (const tally of tallies) tally.waiting++
    await promise
  }

  /**
   * One at a time, and after whatever has arrived from others meanwhile. For somebody who has the server to themselves,
   * that costs a tenth of the processor's time and helps nobody, so their turns follow directly.
   */
  #beginSoon(begin: () => void): void {
    if (performance.now() < this.#directUntil && !this.#hasOthers()) begin()
    else if (this.#beginning.push(begin) === 1) setImmediate(this.#beginNext)
  }

  readonly #beginNext = (): void => {
    this.#directUntil = performance.now() + directMilliseconds
    this.#beginning.shift()?.()
    if (this.#beginning.length > 0) setImmediate(this.#beginNext)
  }

  #refusal(): Fault<'TooManyRequests'> {
    const { what } = this.#limits
    return new Fault('TooManyRequests', `Too many ${what} at the same time. Try again in a second.`, {
      retryAfterSeconds: 1,
    })
  }

  /** Begins with everybody who can begin now, in order. Then their line goes to the back. */
  #admitWaiting(): void {
    for (const [name, line] of this.#lines) {
      if (this.#running >= this.#limits.all) return
      const next = line.find(({ share }) => this.#isFree(share, this.#talliesOf(share)))
      if (!next) continue
      this.#count(this.#talliesOf(next.share))
      next.begin()
      if (this.#lines.delete(name)) this.#lines.set(name, line)
    }
  }

  #leaveLine(name: string, line: Waiter[], waiter: Waiter): void {
    line.splice(line.indexOf(waiter), 1)
    if (line.length === 0) this.#lines.delete(name)
    this.#waiting--
    for (const tally of this.#talliesOf(waiter.share)) tally.waiting--
  }

  /** Only those with something in progress are remembered. */
  #forget({ person, organization }: Share): void {
    if (person !== undefined) forgetIdle(this.#people, person)
    if (organization !== undefined) forgetIdle(this.#organizations, organization)
  }
}

/** Whose line it is, and whose time. */
const nameIn = ({ person, organization }: Share) => person ?? organization ?? ''

function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  let tally = tallies.get(name)
  if (tally === undefined) {
    tally = { running: 0, waiting: 0 }
    tallies.set(name, tally)
  }
  return tally
}

function forgetIdle(tallies: Map<string, Tally>, name: string): void {
  const tally = tallies.get(name)
  if (tally && tally.running === 0 && tally.waiting === 0) tallies.delete(name)
}

/** Four of ten connections, so that one tenant can't use them all. */
export const tenantShare = (connections: number) =>
  Math.min(connections, Math.max(2, Math.floor(connections * 0.4)))

/** For the server's own statements. */
export const ownShare: Share = {}
