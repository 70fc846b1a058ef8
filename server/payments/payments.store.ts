import { priorities } from '../storage/credits.store.ts'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'
import type { SubscriptionState } from './provider.ts'

const subjectLock = statement<never>(
  'payment_subject_lock',
  `select pg_advisory_xact_lock(hashtextextended('payments ' || $1, 0))`,
)

/** Locks an object of the provider until the end of this transaction. */
export async function lockSubject(db: Queries, name: string): Promise<void> {
  await db.query(subjectLock, [name])
}

const eventFind = statement<{ id: string }>(
  'payment_event_find',
  'select id from payment_events where id = $1',
)

export async function isSeen(db: Queries, eventId: string): Promise<boolean> {
  return (await db.query(eventFind, [eventId])).length > 0
}

const eventInsert = statement<never>(
  'payment_event_insert',
  'insert into payment_events (id, type, received_at) values ($1, $2, $3) on conflict (id) do nothing',
)

export async function insertEvent(
  db: Queries,
  event: { id: string; type: string; now: Date },
): Promise<void> {
  await db.query(eventInsert, [event.id, event.type, event.now])
}

const eventsForget = statement<{ id: string }>(
  'payment_events_forget',
  `delete from payment_events where id in (
    select id from payment_events where received_at <= $1::timestamptz - interval '90 days' limit $2
  ) returning id`,
)

/** The provider resends unanswered events for three days, so older ones are no longer needed. */
export async function forgetEvents(db: Queries, now: Date, atMost: number): Promise<number> {
  return (await db.query(eventsForget, [now, atMost])).length
}

const ownerFind = statement<{ id: string }>(
  'payment_owner_find',
  'select id from organizations where provider_customer_id = $1',
)

/** The organization of a customer at the provider. */
export async function findOwner(db: Queries, customerId: string): Promise<string | undefined> {
  const [found] = await db.query(ownerFind, [customerId])
  return found?.id
}

const deletionFind = statement<{ id: string }>(
  'organization_deletion_find',
  'select id from organization_deletions where id = $1',
)

export async function isDeleted(db: Queries, organizationId: string): Promise<boolean> {
  return (await db.query(deletionFind, [organizationId])).length > 0
}

export interface RecordedPayment {
  readonly organizationId: string
  readonly grantId: string
  readonly credits: number
  readonly amount: number
  readonly disputedCredits: number
}

const paymentFind = statement<RecordedPayment>(
  'payment_find',
  `select organization_id as "organizationId", grant_id as "grantId", credits, amount,
    disputed_credits as "disputedCredits" from payments where id = $1`,
)

export async function findPayment(db: Queries, id: string): Promise<RecordedPayment | undefined> {
  const [found] = await db.query(paymentFind, [id])
  return found
}

export interface NewPayment {
  readonly id: string
  readonly organizationId: string
  readonly kind: 'purchase' | 'plan'
  readonly amount: number
  readonly currency: string
  readonly credits: number
  readonly grantId: string
  readonly expiresAt: Date | null
}

const paymentRecord = statement<{ recorded: boolean }>(
  'payment_record',
  'select record_payment($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as recorded',
)

/** False if the payment was already recorded, so that nothing is granted twice. */
export async function recordPayment(db: Queries, payment: NewPayment, now: Date): Promise<boolean> {
  const { id, organizationId, kind, amount, currency, credits, grantId, expiresAt } = payment
  const values = [
    id,
    organizationId,
    kind,
    amount,
    currency,
    credits,
    grantId,
    priorities[kind],
    expiresAt,
    now,
  ]
  const [row] = await db.query(paymentRecord, values)
  return row?.recorded ?? false
}

const paymentSettle = statement<{ changed: boolean | null }>(
  'payment_settle',
  'select settle_payment($1, $2, $3, $4, $5) as changed',
)

/** Sets how many of its credits are refunded and disputed. Returns whether that changed anything. */
export async function settlePayment(
  db: Queries,
  id: string,
  { refunded, disputed }: { refunded: number; disputed: number },
  newGrantId: string,
  now: Date,
): Promise<boolean> {
  const [row] = await db.query(paymentSettle, [id, refunded, disputed, newGrantId, now])
  return row?.changed ?? false
}

const methodSave = statement<{ id: string }>(
  'organization_save_payment_method',
  `update organizations set provider_payment_method_id = $2, updated_at = greatest(updated_at, $3)
    where id = $1 and provider_payment_method_id is distinct from $2 returning id`,
)

/** Returns whether it changed. */
export async function savePaymentMethod(
  db: Queries,
  organizationId: string,
  paymentMethodId: string | null,
  now: Date,
): Promise<boolean> {
  return (await db.query(methodSave, [organizationId, paymentMethodId, now])).length > 0
}

const subscriptionSave = statement<{ id: string }>(
  'organization_save_subscription',
  `update organizations set provider_subscription_id = $2, subscription_status = $3, is_subscribed = $4,
    subscription_plan = $5, subscription_started_at = $6, subscription_ends_at = $7, subscription_current_period_end = $8,
    provider_metered_subscription_item_id = $9, updated_at = greatest(updated_at, $10)
  where id = $1 and (provider_subscription_id, subscription_status, is_subscribed, subscription_plan,
      subscription_started_at, subscription_ends_at, subscription_current_period_end, provider_metered_subscription_item_id)
    is distinct from ($2::text, $3::text, $4::boolean, $5::text, $6::timestamptz, $7::timestamptz, $8::timestamptz, $9::text)
  returning id`,
)

/** Returns whether it changed. */
export async function saveSubscription(
  db: Queries,
  organizationId: string,
  subscription: SubscriptionState & { isSubscribed: boolean },
  now: Date,
): Promise<boolean> {
  const { id, status, isSubscribed, plan, startedAt, endsAt, currentPeriodEnd, meteredItemId } = subscription
  const state = [id, status, isSubscribed, plan, startedAt, endsAt, currentPeriodEnd, meteredItemId]
  return (await db.query(subscriptionSave, [organizationId, ...state, now])).length > 0
}

const rechargeStop = statement<{ id: string }>(
  'organization_stop_recharge',
  `update organizations set auto_recharge_enabled = false, updated_at = greatest(updated_at, $2)
    where id = $1 and auto_recharge_enabled returning id`,
)

/** Returns whether it changed. */
export async function stopAutoRecharge(db: Queries, organizationId: string, now: Date): Promise<boolean> {
  return (await db.query(rechargeStop, [organizationId, now])).length > 0
}

const addressesFind = statement<{ address: string; name: string }>(
  'billing_addresses_find',
  `select b.address, o.name from organizations o cross join lateral billing_addresses(o.id) b where o.id = $1`,
)

/** The addresses that get emails about an organization's payments, with its name. */
export async function findBillingAddresses(db: Queries, organizationId: string) {
  return await db.query(addressesFind, [organizationId])
}
