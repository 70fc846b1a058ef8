import type { Value } from '../../server/storage/parameter.ts'
import type { Job, View } from './books.ts'
import type { Reservation } from './model.ts'

/** The parts of the run that a statement can use. */
export interface Surroundings {
  readonly view: View
  /** The request or job it belongs to. */
  readonly purpose: string
  /** Locks the row of an organization, unless another transaction has locked it. */
  readonly takeIfFree: (organizationId: string) => boolean
  readonly nextPlaceholder: () => string
  /** What the database returned. */
  readonly rows: readonly unknown[]
}

/** What a statement should do. A statement not listed here changes nothing in the model. */
export interface Meaning {
  /** The row that it locks, waiting if another transaction has locked it. */
  readonly takes?: (view: View, given: Given) => string | undefined
  /** Applies it to the model, and returns the rows the database should return, or undefined if any will do. */
  readonly does: (given: Given, surroundings: Surroundings) => readonly object[] | undefined
}

/** The values of a statement, numbered from 1 as in its text. */
export class Given {
  readonly #values: readonly Value[]

  constructor(values: readonly Value[]) {
    this.#values = values
  }

  text(number: number): string {
    return String(this.#values[number - 1])
  }

  number(number: number): number {
    return Number(this.#values[number - 1])
  }

  moment(number: number): number {
    return time(this.#values[number - 1] ?? null)
  }

  optional<T>(number: number, read: (value: Value) => T): T | null {
    const value = this.#values[number - 1]
    return value === null || value === undefined ? null : read(value)
  }
}

const time = (value: Value) => (value instanceof Date ? value.getTime() : Number.NaN)
const hex = (value: Value) => (Buffer.isBuffer(value) ? value.toString('hex') : String(value))

const organizationOf = (view: View, given: Given) => view.books.reservations.get(given.text(1))

/** About a reservation: locks its organization's row, if the reservation exists. */
const ofReservation = (
  does: (given: Given, organizationId: string, around: Surroundings) => readonly object[],
  otherwise: readonly object[],
): Meaning => ({
  takes: organizationOf,
  does: (given, around) => {
    const organizationId = organizationOf(around.view, given)
    return organizationId ? does(given, organizationId, around) : otherwise
  },
})

/** About a job: locks its row, if the job is one that the statement applies to. */
const ofJob = (isMeant: (job: Job, given: Given) => boolean, does: (job: Job) => Partial<Job>): Meaning => ({
  takes: (view, given) => {
    const job = view.job(given.text(1))
    return job && isMeant(job, given) ? `job ${given.text(1)}` : undefined
  },
  does: (given, { view }) => {
    const job = view.job(given.text(1))
    if (!job || !isMeant(job, given)) return []
    view.writeJob(given.text(1), { ...job, ...does(job) })
    return undefined
  },
})

const isOpen = (job: Job) => job.status !== 'ended'
const isOfAttempt = (job: Job, given: Given) => job.status === 'running' && job.attempts === given.number(2)

export const meanings: Readonly<Record<string, Meaning>> = {
  credits_reserve: {
    takes: (_, given) => given.text(5),
    does: (given, { view, purpose }) => {
      const ledger = view.ledger(given.text(5))
      const found = ledger.reserve({
        id: given.text(4),
        operation: given.text(6),
        request: given.optional(7, hex),
        credits: given.number(8),
        at: given.moment(9),
        until: given.moment(10),
        purpose,
      })
      return [{ ...reserved(found), balance: ledger.balance, reserved: ledger.reserved, owed: ledger.owed }]
    },
  },
  credits_post: ofReservation((given, organizationId, { view }) => {
    const posted = view.ledger(organizationId).post(given.text(1), given.number(2), given.moment(3))
    return [{ status: posted?.status, postedCredits: posted?.posted }]
  }, []),
  credits_void: ofReservation(
    (given, organizationId, { view }) => {
      const ledger = view.ledger(organizationId)
      const known = ledger.reservations.get(given.text(1))
      if (!view.isHeldByJob(given.text(1))) ledger.void(given.text(1), given.moment(2))
      return [{ status: known?.status }]
    },
    [{ status: null }],
  ),
  credits_extend: ofReservation(
    (given, organizationId, { view }) => [
      {
        extended: view.ledger(organizationId).extend(given.text(1), given.moment(2), given.moment(3)),
      },
    ],
    [{ extended: false }],
  ),
  credits_settle: {
    does: (given, { view, takeIfFree }) => {
      const settled = [...view.books.ledgers]
        .filter(([id, ledger]) => ledger.isDue(given.moment(1)) && takeIfFree(id))
        .map(([id]) => view.ledger(id).settle(given.moment(1)))
      return [{ count: settled.reduce((sum, count) => sum + count, 0) }]
    },
  },
  credits_grant: {
    takes: (_, given) => given.text(2),
    does: (given, { view }) => {
      const wanted = {
        kind: given.text(3),
        priority: given.number(4),
        credits: given.number(5),
        expiresAt: given.optional(7, time),
      }
      return [{ granted: view.ledger(given.text(2)).grant(given.text(1), wanted, given.moment(8)) }]
    },
  },
  organization_lock: { takes: (_, given) => given.text(1), does: () => undefined },
  simulated_payment_record: {
    takes: (_, given) => given.text(2),
    does: (given, { view }) => {
      const wanted = {
        kind: given.text(3),
        credits: given.number(4),
        priority: given.number(6),
        expiresAt: given.optional(7, time),
      }
      const ledger = view.ledger(given.text(2))
      return [{ recorded: ledger.pay(given.text(1), given.text(5), wanted, given.moment(8)) }]
    },
  },
  simulated_payment_settle: {
    takes: (view, given) => organizationOfPayment(view, given.text(1)),
    does: (given, { view, nextPlaceholder }) => {
      const organizationId = organizationOfPayment(view, given.text(1))
      if (!organizationId) return [{ changed: null }]
      const grants = [given.text(4), nextPlaceholder()]
      const changed = view
        .ledger(organizationId)
        .settlePayment(given.text(1), given.number(2), given.number(3), grants, given.moment(5))
      return [{ changed }]
    },
  },
  simulated_payment_grants: {
    does: (given, { view, rows }) => {
      // Safe: its statement declares these rows.
      view.ledger(given.text(1).slice(0, 36)).nameGrants(rows as { id: string; credits: number }[])
      return undefined
    },
  },
  job_insert: {
    does: (given, { view }) => {
      view.writeJob(given.text(1), {
        organizationId: given.text(2),
        reservationId: given.optional(5, String),
        credits: given.number(6),
        status: 'queued',
        attempts: 0,
      })
      return undefined
    },
  },
  job_deliver: {
    takes: (view, given) => {
      const job = view.job(given.text(1))
      return job?.reservationId ? job.organizationId : undefined
    },
    does: (given, { view }) => {
      const job = view.job(given.text(1))
      if (!job?.reservationId) return [{ delivered: true }]
      const ledger = view.ledger(job.organizationId)
      const delivered = ledger.extend(job.reservationId, given.moment(2), given.moment(3))
      if (delivered) ledger.forgetRequest(job.reservationId)
      return [{ delivered }]
    },
  },
  job_take: ofJob(isOpen, job => ({ status: 'running', attempts: job.attempts + 1 })),
  job_beat: ofJob(isOfAttempt, () => ({})),
  job_hold: ofJob(isOfAttempt, () => ({})),
  job_succeed: ofJob(isOfAttempt, () => ({ status: 'ended' })),
  job_fail: ofJob(isOfAttempt, () => ({ status: 'ended' })),
  job_put_back: ofJob(isOfAttempt, () => ({ status: 'queued' })),
  job_cancel: ofJob(isOpen, () => ({ status: 'ended' })),
}

const reserved = (found: Reservation | undefined) => ({
  id: found?.id ?? null,
  status: found?.status ?? null,
  credits: found?.credits ?? null,
  postedCredits: found?.posted ?? null,
})

/**
 * The organization of a payment, which the transaction itself may have recorded. The payment's id starts with the
 * organization's.
 */
function organizationOfPayment(view: View, payment: string): string | undefined {
  const organizationId = payment.slice(0, 36)
  return view.look(organizationId).payments.has(payment) ? organizationId : undefined
}
