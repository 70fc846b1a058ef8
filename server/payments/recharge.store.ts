import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'
import type { Terms } from './provider.ts'

/** A recharge that is due. Every attempt charges the same. */
export interface DueRecharge {
  readonly id: string
  readonly organizationId: string
  readonly credits: number
  readonly amount: number
  readonly currency: string
  readonly customerId: string | null
  readonly paymentMethodId: string | null
  readonly attempts: number
  readonly createdAt: string
  /** Whether auto-recharge is still on. */
  readonly isWanted: boolean
}

// Taking a recharge postpones its next attempt: other processes leave it alone, and it is retried if this one crashes.
const rechargesTake = statement<DueRecharge>(
  'recharges_take',
  `update recharges r set attempts = r.attempts + 1,
    try_at = $1::timestamptz + least(interval '1 minute' * 4 ^ r.attempts, interval '1 hour'),
    customer_id = coalesce(r.customer_id, o.provider_customer_id),
    payment_method_id = coalesce(r.payment_method_id, o.provider_payment_method_id),
    amount = coalesce(r.amount, r.credits * $3), currency = coalesce(r.currency, $4)
  from organizations o
  where o.id = r.organization_id and r.id in (
    select id from recharges where state = 'pending' and try_at <= $1::timestamptz order by try_at limit $2 for update skip locked)
  returning r.id, r.organization_id as "organizationId", r.credits, r.amount, r.currency, r.customer_id as "customerId",
    r.payment_method_id as "paymentMethodId", r.attempts, r.created_at as "createdAt", o.auto_recharge_enabled as "isWanted"`,
)

export async function takeDueRecharges(
  db: Queries,
  { creditPrice, currency }: Terms,
  now: Date,
  atMost: number,
): Promise<DueRecharge[]> {
  return await db.query(rechargesTake, [now, atMost, creditPrice, currency])
}

const rechargeEnd = statement<{ organizationId: string }>(
  'recharge_end',
  `update recharges set state = $2, payment_id = $3, ended_at = $4 where id = $1 and state = 'pending'
    returning organization_id as "organizationId"`,
)
const failuresForget = statement<never>(
  'organization_forget_recharge_failures',
  'update organizations set auto_recharge_failures = 0 where id = $1 and auto_recharge_failures > 0',
)

/** Marks a recharge as paid and resets the failure count. Does nothing if it has already ended. */
export async function succeedRecharge(db: Queries, id: string, paymentId: string, now: Date): Promise<void> {
  const [ended] = await db.query(rechargeEnd, [id, 'succeeded', paymentId, now])
  if (ended) await db.query(failuresForget, [ended.organizationId])
}

/** Returns whether it was still pending. */
export async function failRecharge(db: Queries, id: string, now: Date): Promise<boolean> {
  return (await db.query(rechargeEnd, [id, 'failed', null, now])).length > 0
}

const failureCount = statement<{ failures: number }>(
  'organization_count_recharge_failure',
  `update organizations set auto_recharge_failures = auto_recharge_failures + 1, updated_at = greatest(updated_at, $2)
    where id = $1 returning auto_recharge_failures as failures`,
)

/** Counts a failure and returns the number of failures in a row. */
export async function countFailure(db: Queries, organizationId: string, now: Date): Promise<number> {
  const [row] = await db.query(failureCount, [organizationId, now])
  return row?.failures ?? 0
}
