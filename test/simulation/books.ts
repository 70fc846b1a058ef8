import { Ledger } from './model.ts'

export interface Job {
  readonly organizationId: string
  readonly reservationId: string | null
  readonly credits: number
  state: 'queued' | 'running' | 'ended'
  attempts: number
}

/** What is committed, as it ought to be. */
export class Books {
  readonly ledgers = new Map<string, Ledger>()
  readonly jobs = new Map<string, Job>()
  /** Which organization a reservation is of. */
  readonly reservations = new Map<string, string>()

  constructor(organizations: readonly string[]) {
    for (const id of organizations) this.ledgers.set(id, new Ledger())
  }

  ledger(id: string): Ledger {
    const ledger = this.ledgers.get(id)
    if (!ledger) throw new Error(`the model has no organization ${id}`)
    return ledger
  }
}

/** What one transaction sees: what is committed, with its own changes. Of what it changes it holds the lock. */
export class View {
  readonly books: Books
  readonly #ledgers = new Map<string, Ledger>()
  readonly #jobs = new Map<string, Job>()

  constructor(books: Books) {
    this.books = books
  }

  ledger(id: string): Ledger {
    const own = this.#ledgers.get(id) ?? this.books.ledger(id).copy()
    this.#ledgers.set(id, own)
    return own
  }

  /** To look at, not to change. */
  look(id: string): Ledger {
    return this.#ledgers.get(id) ?? this.books.ledger(id)
  }

  /** To look at, not to change. */
  job(id: string): Job | undefined {
    return this.#jobs.get(id) ?? this.books.jobs.get(id)
  }

  writeJob(id: string, job: Job): void {
    this.#jobs.set(id, job)
  }

  /** Whether work that is still to be done holds the reservation. */
  isHeldByJob(reservationId: string): boolean {
    const all = new Map([...this.books.jobs, ...this.#jobs])
    return [...all.values()].some(job => job.reservationId === reservationId && job.state !== 'ended')
  }

  commit(): void {
    for (const [id, ledger] of this.#ledgers) {
      this.books.ledgers.set(id, ledger)
      for (const reservation of ledger.reservations.keys()) this.books.reservations.set(reservation, id)
    }
    for (const [id, job] of this.#jobs) this.books.jobs.set(id, job)
  }
}
