import { Fault } from './fault.ts'

/** Whom some work is done for. Without either, it is the server's own. */
export interface Share {
  /** The person, or the creator of the key. */
  readonly person?: string | undefined
  readonly organization?: string | undefined
}

interface Limits {
  /** At the same time for one person, and for one organization. */
  readonly each: number
  /** At the same time for everybody. */
  readonly all?: number
  /** How many of these are only for the server itself. */
  readonly reserved?: number
  /** How many may wait of one person. All people of an organization together may have five times as many. */
  readonly waiting: number
  /** How long they may wait. */
  readonly milliseconds: number
  /** Completes "Too many … at the same time". */
  readonly what: string
}

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
  /** Who waits, by person. The person whose turn is next comes first. */
  readonly #lines = new Map<string, Waiter[]>()
  /** Those whose turn it is, but who have not begun yet. */
  readonly #beginning: (() => void)[] = []
  #running = 0
  #waiting = 0

  constructor(limits: Limits) {
    this.#limits = { all: Number.POSITIVE_INFINITY, reserved: 0, ...limits }
  }

  get waiting(): number {
    return this.#waiting
  }

  async run<T>(share: Share, work: () => Promise<T>): Promise<T> {
    const turn = this.enter(share)
    if (turn) await turn
    try {
      return await work()
    } finally {
      this.leave(share)
    }
  }

  /** Takes a turn, which `leave` ends. Returns a promise only if there is none at the moment. */
  enter(share: Share): Promise<void> | undefined {
    const tallies = this.#talliesOf(share)
    if (!this.#isFree(tallies)) return this.#wait(share, tallies)
    this.#count(tallies)
    return undefined
  }

  leave(share: Share): void {
    this.#running--
    for (const tally of this.#talliesOf(share)) tally.running--
    this.#forget(share)
    if (this.#waiting > 0) this.#admitWaiting()
  }

  #talliesOf({ person, organization }: Share): Tally[] {
    const tallies: Tally[] = []
    if (person !== undefined) tallies.push(tallyOf(this.#people, person))
    if (organization !== undefined) tallies.push(tallyOf(this.#organizations, organization))
    return tallies
  }

  #isFree(tallies: readonly Tally[]): boolean {
    const { each, all, reserved } = this.#limits
    if (tallies.length === 0) return this.#running < all
    return this.#running < all - reserved && tallies.every(({ running }) => running < each)
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
    const name = share.person ?? share.organization ?? ''
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

  /** One at a time, and after whatever has arrived from others meanwhile. */
  #beginSoon(begin: () => void): void {
    this.#beginning.push(begin)
    if (this.#beginning.length === 1) setImmediate(this.#beginNext)
  }

  readonly #beginNext = (): void => {
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
      const next = line.find(({ share }) => this.#isFree(this.#talliesOf(share)))
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
