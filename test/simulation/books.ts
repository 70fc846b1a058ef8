import { Ledger } from './model.ts'

export interface Job {
  readonly organizationId: string
  readonly reservationId: string | null
  readonly credits: number
  status: 'queued' | 'running' | 'ended'
  attempts: number
}

/** What is committed, according to the model. */
export class Books {
  readonly ledgers = new Map<string, Ledger>()
  readonly jobs = new Map<string, Job>()
  /** The organization of each reservation. */
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

/** What one transaction sees: committed data with its own changes. It has locked everything it changes. */
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

  /** Read-only. */
  look(id: string): Ledger {
    return this.#ledgers.get(id) ?? this.books.ledger(id)
  }

  /** Read-only. */
  job(id: string): Job | undefined {
    return this.#jobs.get(id) ?? this.books.jobs.get(id)
  }

  writeJob(id: string, job: Job): void {
    this.#jobs.set(id, job)
  }

  /** Whether an unfinished job uses the reservation. */
  isHeldByJob(reservationId: string): boolean {
    const all = new Map([...this.books.jobs, ...this.#jobs])
    return [...all.values()].some(job => job.reservationId === reservationId && job.status !== 'ended')
  }

  commit(): void {
    for (const [id, ledger] of this.#ledgers) {
      this.books.ledgers.set(id, ledger)
      for (const reservation of ledger.reservations.keys()) this.books.reservations.set(reservation, id)
    }
    for (const [id, job] of this.#jobs) this.books.jobs.set(id, job)
  }
}
