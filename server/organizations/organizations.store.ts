import type { Organization } from '@learn/contract/organizations'
import type { Queries } from '../storage/database.ts'
import { listStatements, type PageRequest, positionValues } from '../storage/page.ts'
import { statement } from '../storage/statement.ts'

const columns = `id, name, billing_email as "billingEmail", onboarding_data as "onboardingData",
  provider_customer_id as "providerCustomerId", provider_subscription_id as "providerSubscriptionId",
  provider_payment_method_id as "providerPaymentMethodId",
  provider_metered_subscription_item_id as "providerMeteredSubscriptionItemId",
  credits_balance as "creditsBalance", reserved_credits as "reservedCredits",
  auto_recharge_enabled as "autoRechargeEnabled", auto_recharge_threshold as "autoRechargeThreshold",
  auto_recharge_amount as "autoRechargeAmount", is_subscribed as "isSubscribed",
  subscription_status as "subscriptionStatus", subscription_plan as "subscriptionPlan",
  subscription_started_at as "subscriptionStartedAt", subscription_ends_at as "subscriptionEndsAt",
  subscription_current_period_end as "subscriptionCurrentPeriodEnd",
  created_at as "createdAt", updated_at as "updatedAt"`

const organizationsList = listStatements<Organization>(
  'organizations',
  {
    createdAt: { column: 'created_at', type: 'timestamptz' },
    updatedAt: { column: 'updated_at', type: 'timestamptz' },
    name: { column: 'name collate "C"', type: 'text' },
  },
  2,
  ({ after, notAfter, orderBy }) => `
    select ${columns},
      exists (select from organizations where id = any ($1::uuid[]) and ${notAfter}) as beyond
    from organizations
    where id = any ($1::uuid[]) and ${after}
    order by ${orderBy} limit $2`,
)

export async function findOrganizations(
  db: Queries,
  organizations: readonly string[],
  reach: Buffer,
  request: PageRequest,
) {
  const items = await db.query(organizationsList.find(request), [
    reach,
    request.limit + 1,
    ...positionValues(request),
  ])
  const total = organizations.length
  // Where there is nothing on this side of the cursor, whatever there is lies on the other.
  const beyond = items[0] ? items[0].beyond : request.position !== undefined && total > 0
  return { items, beyond, total }
}

const organizationInsert = statement<Organization>(
  'organization_insert',
  `insert into organizations (id, name, created_at, updated_at) values ($1, $2, $3, $3) returning ${columns}`,
)

export async function insertOrganization(db: Queries, organization: { id: string; name: string; now: Date }) {
  const { id, name, now } = organization
  const [inserted] = await db.query(organizationInsert, [id, name, now])
  if (!inserted) throw new Error('the insert returned no row')
  return inserted
}

const administratorsInsert = statement<never>(
  'administrators_insert',
  `insert into memberships (principal_id, organization_id, role, created_at)
    select distinct unnest($1::uuid[]), $2::uuid, 'admin', $3::timestamptz order by 1`,
)

export async function insertAdministrators(
  db: Queries,
  principalIds: readonly string[],
  organizationId: string,
  now: Date,
) {
  await db.query(administratorsInsert, [principalIds, organizationId, now])
}
