import { Actor, type Fate, type Process } from './actor.ts'
import { callPart, choosePart, webhookPart } from './actors.ts'
import { Books } from './books.ts'
import { Checker } from './check.ts'
import { checkEnd } from './check-end.ts'
import { GatedDatabase } from './gated-database.ts'
import type { Lane } from './lane.ts'
import type { WrongWebhook } from './mutations.ts'
import type { OpenTransaction } from './open-transaction.ts'
import type { Request } from './operations.ts'
import type { Part } from './part.ts'
import { Provider } from './provider.ts'
import { Random } from './random.ts'
import type { RunState } from './run-state.ts'
import { Trace } from './trace.ts'

/** Ten minutes before midnight, so that the day changes for one process before the other. */
const beginning = Date.parse('2026-03-01T23:50:00Z')
/** Stored responses are kept for a day, and no run takes that long. */
const longest = 20 * 3_600_000

const longestSilence = 15_000

export interface RunOptions {
  readonly wrongWebhook?: WrongWebhook | undefined
}

/** One seed: who does what, in which order, and what goes wrong. */
export class Run implements RunState {
  readonly name: string
  readonly lane: Lane
  readonly random: Random
  readonly organizations: readonly string[]
  readonly principalId: string
  readonly books: Books
  readonly provider: Provider
  readonly requests: Request[] = []
  /** The version of each payment that was recorded last. */
  readonly written = new Map<string, number>()
  readonly locks = new Map<string, OpenTransaction>()
  readonly wrongWebhook: WrongWebhook | undefined
  readonly trace: Trace
  steps = 0
  checks = 0
  waits = 0
  #clock = beginning
  #actors: Actor[] = []
  #count = 0
  #placeholders = 0
  #changed = false
  #failure: unknown
  readonly #processes: readonly Process[]
  readonly #checker: Checker
  /** How likely each statement is to go wrong. */
  #trouble: number

  constructor(lane: Lane, seed: number, { wrongWebhook }: RunOptions = {}) {
    this.name = `seed ${seed}`
    this.lane = lane
    this.random = new Random(seed)
    this.wrongWebhook = wrongWebhook
    this.organizations = Array.from({ length: this.random.whole(1, 3) }, () => this.random.id())
    this.principalId = this.random.id()
    this.books = new Books(this.organizations)
    this.provider = new Provider(this.random, this.organizations)
    this.trace = new Trace(this.organizations)
    this.#processes = Array.from({ length: this.random.whole(2, 4) }, (_, index) => ({
      name: `server ${index + 1}`,
      skew: this.random.whole(-5_000, 5_000),
    }))
    this.#trouble = this.random.pick([0, 0.02, 0.05, 0.12])
    this.#checker = new Checker(this)
  }

  /** Runs to the end. Throws if the database and the model differ, or if nothing happens any more. */
  async play(): Promise<void> {
    const stuck = Promise.withResolvers<never>()
    let before = -1
    const watch = setInterval(() => {
      if (this.steps === before) stuck.reject(new Error('a statement waits although it should not'))
      before = this.steps
    }, longestSilence)
    await Promise.race([this.#play(), stuck.promise]).finally(() => clearInterval(watch))
  }

  async #play(): Promise<void> {
    await this.lane.owner.query(
      `with people as (insert into principals (id, kind) values ($1, 'user'))
      insert into organizations (id, name, created_at, updated_at) select id, 'Simulated', $3, $3 from unnest($2::uuid[]) id`,
      [this.principalId, this.organizations, new Date(beginning)],
    )
    const atOnce = this.random.whole(2, 5)
    for (let begun = 0; begun < 26; ) {
      if (this.random.chance(0.1)) this.tell(undefined, this.provider.act())
      const present = this.#actors.length
      if (present === 0 || (present < atOnce && this.random.chance(0.3))) begun += await this.#begin()
      else await this.#step()
    }
    while (this.#actors.length > 0) await this.#step()
    await this.#calm()
    await checkEnd(this, this.#checker, part => this.#playLast(part))
  }

  /** Nothing goes wrong any more, so that every promise is kept. */
  async #calm(): Promise<void> {
    this.#trouble = 0
    this.tell(undefined, 'calm')
    const parts = [
      ...this.provider.unacknowledged.map(event => webhookPart(this, event)),
      ...this.requests.filter(({ key, answers }) => key && answers.length === 0).map(callPart),
    ]
    for (const part of parts) {
      await this.#start(part)
      while (this.#actors.length > 0) await this.#step()
    }
  }

  /** Runs one actor alone, at a time when everything else has expired. */
  async #playLast(part: Part): Promise<void> {
    this.#clock += 10 * longest
    await this.#start(part)
    while (this.#actors.length > 0) await this.#step()
  }

  async #begin(): Promise<number> {
    const part = choosePart(this)
    if (!part || !this.lane.hasIdle(part.role)) return 0
    await this.#start(part)
    return 1
  }

  async #start({ name, role, purpose, work }: Part): Promise<void> {
    const process = this.random.pick(this.#processes)
    const actor = new Actor(`${name} ${++this.#count} (${process.name})`, process, purpose)
    const session = this.lane.borrow(role)
    const now = () => new Date(this.#clock + process.skew)
    this.#actors.push(actor)
    this.tell(actor, `starts for ${this.describe([purpose])}`)
    await actor.start(
      async () => {
        await work({ run: this, db: new GatedDatabase(this, actor, session), actor, now }).finally(() =>
          this.lane.giveBack(session),
        )
      },
      error => this.fail(error),
    )
    await this.#settle([])
  }

  async #step(): Promise<void> {
    const ready = this.#actors.filter(actor => this.#isReady(actor))
    if (ready.length === 0) throw new Error('no actor can continue')
    const actor = this.random.pick(ready)
    const waiting = this.#actors.flatMap(other => (other.waitsFor ? [{ other, takes: other.waitsFor }] : []))
    const fate = this.#fate(actor)
    this.pass(this.#passing())
    this.steps++
    this.tell(actor, `${actor.step?.what ?? ''}${fate === 'goes' ? '' : ` — ${fate}`}`)
    await actor.release(fate)
    if (actor.waitsFor) this.waits++
    await this.#settle(waiting)
  }

  /** Actors whose row is free again continue one by one, so that a seed always gives the same run. Then everything is compared. */
  async #settle(waiting: readonly { other: Actor; takes: string }[]): Promise<void> {
    for (const { other, takes } of waiting) {
      const holder = this.locks.get(takes)
      if (!holder || holder.actor === other) await other.resume()
    }
    this.#actors = this.#actors.filter(({ ended }) => !ended)
    if (this.#failure !== undefined) throw this.#failure
    if (!this.#changed) return
    this.#changed = false
    this.checks++
    await this.#checker.check()
  }

  /** PostgreSQL's own queue never has more than one waiting, so that its order is known. */
  #isReady(actor: Actor): boolean {
    if (!actor.step || actor.waitsFor) return false
    const takes = actor.step.takes?.()
    const holder = takes === undefined ? undefined : this.locks.get(takes)
    if (!holder || holder.actor === actor) return true
    return this.#actors.every(other => other.waitsFor !== takes)
  }

  #fate({ step }: Actor): Fate {
    if (step?.safe || !this.random.chance(this.#trouble)) return 'goes'
    return this.random.pick(
      step?.lasts
        ? ['crashes before', 'crashes after', 'is lost before', 'is lost after']
        : ['crashes before', 'is lost before'],
    )
  }

  #passing(): number {
    const { random } = this
    const most = random.weighted({ 200: 880, 30000: 100, 480000: 16, 1200000: 4 })
    return random.whole(0, Number(most))
  }

  pass(milliseconds: number): void {
    if (this.#clock + milliseconds < beginning + longest) this.#clock += milliseconds
  }

  end(transaction: OpenTransaction): void {
    for (const [takes, holder] of this.locks) if (holder === transaction) this.locks.delete(takes)
    this.#changed = true
  }

  fail(error: unknown): void {
    this.#failure ??= error
  }

  expect(assertion: () => void): void {
    try {
      assertion()
    } catch (error) {
      this.fail(error)
    }
  }

  get entries(): number {
    return this.#checker.entries
  }

  nextPlaceholder(): string {
    return `placeholder ${++this.#placeholders}`
  }

  tell(actor: Actor | undefined, what: string): void {
    this.trace.add(this.steps, this.#clock - beginning, actor?.name ?? 'provider', what)
  }

  describe(values: readonly unknown[]): string {
    return this.trace.describe(values)
  }
}
