import { setTimeout as sleep } from 'node:timers/promises'
import { createBook, createWord } from '../../support/trial.ts'
import { Load, type Payer } from '../load.ts'
import type { Strike } from '../platform/faults.ts'
import { Mailbox } from '../platform/mailbox.ts'
import { School } from '../platform/school.ts'
import { Uploads } from '../uploads.ts'
import type { Installation } from './installation.ts'
import { Pulse } from './pulse.ts'

const pulseMilliseconds = 200

/** People who work while things break, and all changes that were acknowledged to them. */
export class Day {
  readonly pulse: Pulse
  readonly load: Load
  readonly payers: readonly Payer[]
  readonly uploads: Uploads
  readonly school: School
  readonly mailbox: Mailbox
  readonly strikes: Strike[] = []
  readonly #installation: Installation
  readonly #people: Promise<string[]>
  #isOpen = true

  constructor(installation: Installation, seed: number) {
    const { people, balancer, stripe, mail } = installation
    const { tenant, library, office, pupils } = people
    const { url } = balancer
    const where = async () => url
    this.#installation = installation
    this.mailbox = new Mailbox(mail.received)
    this.payers = people.payers
    this.load = new Load({ payers: people.payers, seed, where })
    this.uploads = new Uploads({ tenant: library, seed, where })
    this.school = new School({ tenant, pupils, stripe, mailbox: this.mailbox, seed, where })
    this.pulse = new Pulse({ url, tenant: office, everyMilliseconds: pulseMilliseconds })
    this.load.start(3)
    this.#people = Promise.all([this.school.run(), this.#upload()]).then(refused => refused.flat())
  }

  /** Uploads a file now and then. */
  async #upload(): Promise<string[]> {
    try {
      for (; this.#isOpen; await sleep(3_000)) await this.uploads.bring(1)
      return []
    } catch (error) {
      return [String(error)]
    }
  }

  /** Ends when everybody has their answer. Returns the refusals. */
  async end(): Promise<string[]> {
    this.#isOpen = false
    this.school.close()
    await this.pulse.stop()
    await this.load.stop()
    return await this.#people
  }

  /** The changes acknowledged so far, by table. */
  acknowledged(): Record<string, readonly string[]> {
    const done = this.load.wishes.filter(({ outcome }) => outcome === 'done')
    const idsOf = (operation: typeof createWord | typeof createBook) =>
      done.filter(wish => wish.operation === operation).map(({ answer }) => (answer as { id: string }).id)
    return {
      teams: this.pulse.writes.map(({ id }) => id),
      trial_words: idsOf(createWord),
      jobs: idsOf(createBook),
      learn_attempts: [...this.school.answered.values()].flat(),
      media_items: this.uploads.brought.map(({ id }) => id),
    }
  }

  /** Notes a fault, and how long it took. */
  async strike<T>(name: string, work: () => Promise<T>): Promise<T> {
    const begun = Date.now()
    return await work().finally(() => this.strikes.push({ name, begun, ended: Date.now() }))
  }

  get installation(): Installation {
    return this.#installation
  }
}
