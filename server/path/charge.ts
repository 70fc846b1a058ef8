import { creditWords } from '@learn/contract/documents/preview'
import type { Operation } from '@learn/contract/operation'
import type { Logger } from 'pino'
import type { Parts } from '../context.ts'
import { Fault } from '../fault.ts'
import type { Reach } from '../identity/reach.ts'
import { uuidv7 } from '../ids.ts'
import { count } from '../monitoring/count.ts'
import { postReservation, type Reserved, reserveCredits, voidReservation } from '../storage/credits.store.ts'
import type { Database, Queries } from '../storage/database.ts'
import { StillRunning } from '../storage/idempotency.ts'
import { withoutComparison } from '../storage/scope.ts'
import type { FairQueue } from './fair-queue.ts'

/** What reserving and releasing credits takes. */
interface ChargeParts {
  readonly database: Database
  readonly fairQueue: FairQueue
  /** How long the credits of a call stay reserved. */
  readonly reservationMilliseconds: number
  readonly parts: Pick<Parts, 'desk'>
  readonly log: Logger
  readonly now: () => Date
}

/** Credits reserved for a call. */
export interface Charge {
  readonly reservationId: string
  readonly credits: number
}

interface Wanted {
  readonly credits: number
  /** The name of the request, if it can be repeated. */
  readonly request: Buffer | null
  readonly now: Date
}

/** Reserves the credits for a call, or refuses it. */
export async function reserve(
  till: ChargeParts,
  operation: Operation,
  reach: Reach,
  wanted: Wanted,
): Promise<Charge> {
  const db = till.database.scoped(withoutComparison(reach.scope), 'long')
  const charge = await till.fairQueue
    .run(
      reach.organizations[0] ?? '',
      () => reserveIn(db, till, operation, reach, wanted),
      reach.scope.share?.person,
    )
    .catch(error => {
      if (error instanceof Fault && error.kind === 'PaymentRequired') count('learn_credits_refused_total', {})
      throw error
    })
  count('learn_credits_total', { step: 'reserved' }, charge.credits)
  return charge
}

/** The same, as part of a transaction. */
export async function reserveIn(
  db: Queries,
  till: Pick<ChargeParts, 'reservationMilliseconds' | 'parts'>,
  operation: Operation,
  { scope, organizations }: Reach,
  { credits, request, now }: Wanted,
): Promise<Charge> {
  const reserved = await reserveCredits(db, scope, {
    id: uuidv7(now),
    organizationId: organizations[0] ?? '',
    operation: operation.id,
    request,
    credits,
    now,
    expiresAt: new Date(now.getTime() + till.reservationMilliseconds),
  })
  if (reserved.id === null) throw tooFewCreditsFault(till.parts, credits, reserved)
  // The reservation belongs to another request that uses the same key with a different body.
  if (reserved.credits !== credits) throw new StillRunning()
  return { reservationId: reserved.id, credits }
}

function tooFewCreditsFault(
  { desk }: ChargeParts['parts'],
  required: number,
  { balance, reserved, owed }: Reserved,
) {
  const held = reserved > 0 ? ` Calls in progress have reserved ${creditWords(reserved)}.` : ''
  const debt = owed > 0 ? ` The organization owes ${creditWords(owed)}.` : ''
  const next = desk.terms ? 'Buy more with billing.createTopUp.' : 'Ask this server’s operator for more.'
  return new Fault(
    'PaymentRequired',
    `This costs ${creditWords(required)}, but the balance is ${balance}.${held}${debt} ${next}`,
    {
      requiredCredits: required,
      availableCredits: balance,
      reservedCredits: reserved,
      shortfall: required - balance,
    },
  )
}

/** Charges the whole reservation. If it is no longer pending, the surrounding transaction fails. */
export async function chargeAll(db: Queries, { reservationId, credits }: Charge, now: Date): Promise<void> {
  const posted = await postReservation(db, reservationId, credits, now)
  if (posted?.status !== 'posted') throw new ReservationEnded(posted?.status)
}

/** The credits reserved for a call were released before it finished. */
export class ReservationEnded extends Error {
  constructor(status = 'gone') {
    super(`the reservation is no longer pending: ${status}`)
  }
}

/**
 * Releases the credits of a failed call. Another call for the same request may be about to use them; it then starts
 * again. If the release fails too, the reservation expires.
 */
export async function release(
  { database, log, now }: Pick<ChargeParts, 'database' | 'log' | 'now'>,
  { scope }: Reach,
  { reservationId, credits }: Charge,
): Promise<void> {
  try {
    await voidReservation(database.scoped(withoutComparison(scope), 'long'), reservationId, now())
    count('learn_credits_total', { step: 'released' }, credits)
  } catch (error) {
    log.warn({ err: error, reservationId }, 'credits could not be released; their reservation will expire')
  }
}
