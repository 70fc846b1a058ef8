import type { Organization, OrganizationOnboardingData } from '@learn/contract/organizations'
import type { Queries } from '../storage/database.ts'
import { listStatements, positionValues } from '../storage/list.ts'
import type { PageRequest } from '../storage/page.ts'
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
  // If nothing is on this side of the cursor, everything is on the other.
  const beyond = items[0] ? items[0].beyond : request.position !== undefined && total > 0
  return { items, beyond, total }
}

const organizationInsert = statement<never>(
  'organization_insert',
  'insert into organizations (id, name, created_at, updated_at) values ($1, $2, $3, $3)',
)

export async function insertOrganization(db: Queries, organization: { id: string; name: string; now: Date }) {
  const { id, name, now } = organization
  await db.query(organizationInsert, [id, name, now])
}

const administratorsInsert = statement<never>(
  'administrators_insert',
  `insert into memberships (id, principal_id, organization_id, role, created_at)
    select new.id, new.principal_id, $3::uuid, 'admin', $4::timestamptz
    from unnest($1::uuid[], $2::uuid[]) as new (id, principal_id) order by 2`,
)

export async function insertAdministrators(
  db: Queries,
  administrators: readonly { id: string; principalId: string }[],
  organizationId: string,
  now: Date,
) {
  const ids = administrators.map(({ id }) => id)
  const principalIds = administrators.map(({ principalId }) => principalId)
  await db.query(administratorsInsert, [ids, principalIds, organizationId, now])
}

const organizationFind = statement<Organization>(
  'organization_find',
  `select ${columns} from organizations where id = $1`,
)
const organizationFindToChange = statement<Organization>(
  'organization_find_to_change',
  `${organizationFind.text} for no key update`,
)
const organizationFindToDelete = statement<Organization>(
  'organization_find_to_delete',
  `${organizationFind.text} for update`,
)
const finds = { read: organizationFind, change: organizationFindToChange, delete: organizationFindToDelete }

/** Finds the organization, with the lock that the purpose needs. */
export async function findOrganization(
  db: Queries,
  id: string,
  purpose: keyof typeof finds,
): Promise<Organization | undefined> {
  const [found] = await db.query(finds[purpose], [id])
  return found
}

const organizationSave = statement<Organization>(
  'organization_save',
  `update organizations set name = coalesce($2, name), updated_at = greatest(updated_at, $5),
    billing_email = case when $4::boolean then $3 else billing_email end
  where id = $1 returning ${columns}`,
)

export async function saveOrganization(
  db: Queries,
  changes: {
    id: string
    name: string | null
    billingEmail: string | null
    changesBillingEmail: boolean
    now: Date
  },
): Promise<Organization | undefined> {
  const { id, name, billingEmail, changesBillingEmail, now } = changes
  const [saved] = await db.query(organizationSave, [id, name, billingEmail, changesBillingEmail, now])
  return saved
}

const onboardingSave = statement<Organization>(
  'organization_save_onboarding',
  `update organizations set onboarding_data = $2, updated_at = greatest(updated_at, $3)
  where id = $1 returning ${columns}`,
)

export async function saveOnboarding(
  db: Queries,
  id: string,
  data: OrganizationOnboardingData,
  now: Date,
): Promise<Organization | undefined> {
  const [saved] = await db.query(onboardingSave, [id, JSON.stringify(data), now])
  return saved
}

const organizationDelete = statement<never>('organization_delete', 'delete from organizations where id = $1')

export async function deleteOrganization(db: Queries, id: string): Promise<void> {
  await db.query(organizationDelete, [id])
}

const organizationKeep = statement<never>(
  'organization_keep_deleted',
  'select keep_deleted_organization($1, $2)',
)

/** Copies an organization that is about to be deleted, so that the operator can restore it. */
export async function keepDeleted(db: Queries, id: string, now: Date): Promise<void> {
  await db.query(organizationKeep, [id, now])
}

const deletedForget = statement<{ count: number }>(
  'organizations_forget_deleted',
  'select forget_deleted_organizations($1, $2) as count',
)

/** Forgets organizations that were deleted 30 days ago, up to a limit, and returns how many there were. */
export async function forgetDeleted(db: Queries, now: Date, atMost: number): Promise<number> {
  const [row] = await db.query(deletedForget, [now, atMost])
  return row?.count ?? 0
}
