import type { AutoRecharge } from '@learn/contract/payments'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

/** The organization's ids at the payment provider, and its subscription. */
export interface Account {
  readonly customerId: string | null
  readonly paymentMethodId: string | null
  readonly subscriptionId: string | null
  readonly subscriptionStatus: string
}

const accountFind = statement<Account>(
  'payment_account_find',
  `select provider_customer_id as "customerId", provider_payment_method_id as "paymentMethodId",
    provider_subscription_id as "subscriptionId", subscription_status as "subscriptionStatus"
  from organizations where id = $1`,
)

export async function findAccount(db: Queries, organizationId: string): Promise<Account | undefined> {
  const [found] = await db.query(accountFind, [organizationId])
  return found
}

const customerClaim = statement<{ claimed: boolean }>(
  'payment_customer_claim',
  `select pg_try_advisory_xact_lock(hashtextextended('customer of ' || $1, 0)) as claimed`,
)

/** Tries to lock the creation of the organization's customer at the provider. */
export async function claimCustomer(db: Queries, organizationId: string): Promise<boolean> {
  const [row] = await db.query(customerClaim, [organizationId])
  return row?.claimed ?? false
}

const customerSave = statement<never>(
  'organization_save_customer',
  `update organizations set provider_customer_id = $2, updated_at = greatest(updated_at, $3)
    where id = $1 and provider_customer_id is distinct from $2`,
)

export async function saveCustomer(
  db: Queries,
  organizationId: string,
  customerId: string,
  now: Date,
): Promise<void> {
  await db.query(customerSave, [organizationId, customerId, now])
}

const rechargeColumns = `id as "organizationId", auto_recharge_enabled as enabled, auto_recharge_threshold as threshold,
  auto_recharge_amount as amount, auto_recharge_daily_limit as "dailyLimit", auto_recharge_failures as failures`

const rechargeFind = statement<AutoRecharge & { hasCard: boolean }>(
  'auto_recharge_find',
  `select ${rechargeColumns}, provider_payment_method_id is not null as "hasCard"
    from organizations where id = $1 for no key update`,
)

/** The auto-recharge settings, locked until this transaction ends. */
export async function lockAutoRecharge(db: Queries, organizationId: string) {
  const [found] = await db.query(rechargeFind, [organizationId])
  return found
}

// Always sets auto_recharge_enabled, so that the trigger immediately checks whether a recharge is due.
const rechargeSave = statement<AutoRecharge>(
  'auto_recharge_save',
  `update organizations set auto_recharge_enabled = $2, auto_recharge_threshold = $3, auto_recharge_amount = $4,
    auto_recharge_daily_limit = $5, auto_recharge_failures = $6, updated_at = greatest(updated_at, $7)
  where id = $1 returning ${rechargeColumns}`,
)

export async function saveAutoRecharge(
  db: Queries,
  { organizationId, enabled, threshold, amount, dailyLimit, failures }: AutoRecharge,
  now: Date,
): Promise<AutoRecharge | undefined> {
  const values = [organizationId, enabled, threshold, amount, dailyLimit, failures, now]
  const [saved] = await db.query(rechargeSave, values)
  return saved
}
