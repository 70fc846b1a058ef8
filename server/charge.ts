import type { Operation } from '@learn/contract/operation'
import type { Application } from './application.ts'
import { Fault } from './fault.ts'
import type { Reach } from './identity/authorize.ts'
import { uuidv7 } from './ids.ts'
import {
  extendReservation,
  postReservation,
  type Reserved,
  reserveCredits,
  voidReservation,
} from './storage/credits.store.ts'
import type { Queries } from './storage/database.ts'
import { withoutComparison } from './storage/scope.ts'

/** How long credits are held for a call, or for a job that gives no sign of life. */
export const heldMilliseconds = 15 * 60 * 1000

/** Credits that are held for a call. */
export interface Charge {
  readonly reservationId: string
  readonly credits: number
  /** Held by an earlier call for the same request, which may still be at work. */
  readonly isAnothers: boolean
}

/** Holds the credits of a call, or refuses it. */
export async function hold(
  app: Application,
  operation: Operation,
  { scope, organizations }: Reach,
  { credits, request, now }: { credits: number; request: Buffer | null; now: Date },
): Promise<Charge> {
  const organizationId = organizations[0] ?? ''
  const id = uuidv7(now)
  const reserved = await app.turns.take(organizationId, () =>
    reserveCredits(app.database.scoped(withoutComparison(scope)), scope, {
      id,
      organizationId,
      operation: operation.id,
      request,
      credits,
      now,
      expiresAt: new Date(now.getTime() + heldMilliseconds),
    }),
  )
  if (reserved.id === null) throw tooFewCredits(credits, reserved)
  return { reservationId: reserved.id, credits: reserved.credits ?? credits, isAnothers: reserved.id !== id }
}

function tooFewCredits(required: number, { balance, reserved, owed }: Reserved) {
  const held = reserved > 0 ? ` ${reserved} more are held by calls under way.` : ''
  const debt = owed > 0 ? ` ${owed} are owed.` : ''
  return new Fault(
    'PaymentRequired',
    `This costs ${required} credits, and ${balance} can be spent.${held}${debt} billing.createTopUp buys more; billing.getBalance shows what there is.`,
    {
      requiredCredits: required,
      availableCredits: balance,
      reservedCredits: reserved,
      shortfall: required - balance,
    },
  )
}

/** Charges all that is held. Who comes too late has done nothing: the transaction that this is part of fails. */
export async function postAll(db: Queries, { reservationId, credits }: Charge, now: Date): Promise<void> {
  const posted = await postReservation(db, reservationId, credits, now)
  if (posted?.state !== 'posted') throw new Error(`the reservation is ${posted?.state ?? 'gone'}`)
}

/**
 * Hands all that is held to the job that was begun. From here on nobody else can give it back; who did so before, because
 * the same request was repeated, has kept the job from being begun.
 */
export async function keepHeld(db: Queries, { reservationId }: Charge, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + heldMilliseconds)
  if (!(await extendReservation(db, reservationId, now, expiresAt)))
    throw new Error('the reservation is held no more')
}

/**
 * Gives back what a call held that came to nothing. Where even that fails, the reservation expires by itself; so does one
 * that an earlier call has left behind, for nobody can tell whether that is still at work.
 */
export async function release(
  { database, log, now }: Pick<Application, 'database' | 'log' | 'now'>,
  { scope }: Reach,
  { reservationId, isAnothers }: Charge,
): Promise<void> {
  if (isAnothers) return
  try {
    await voidReservation(database.scoped(withoutComparison(scope)), reservationId, now())
  } catch (error) {
    log.warn({ err: error, reservationId }, 'credits stay held until their reservation expires')
  }
}
