import type { LearnEntitlement } from '@learn/contract/learn/entitlements'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

const columns = `plan, status, starts_at as "startsAt", ends_at as "endsAt", subject_ids as "subjectIds"`

const entitlementFind = statement<LearnEntitlement>(
  'entitlement_find',
  `select ${columns} from entitlements where student_id = $1`,
)

export async function findEntitlement(db: Queries, studentId: string): Promise<LearnEntitlement | undefined> {
  const [found] = await db.query(entitlementFind, [studentId])
  return found
}

const entitlementHold = statement<LearnEntitlement>(
  'entitlement_hold',
  `select ${columns} from entitlements where student_id = $1 for no key update`,
)

/** Locks the entitlement until the end of the transaction. */
export async function lockEntitlement(db: Queries, studentId: string): Promise<LearnEntitlement | undefined> {
  const [found] = await db.query(entitlementHold, [studentId])
  return found
}

const ownFamilyFind = statement<never>(
  'organization_find_own_family',
  'select from families where organization_id = $1 and owner_user_id is not null limit 1',
)

/** Whether the organization was created for a family, by a parent's own onboarding. */
export async function isOfOneFamily(db: Queries, organizationId: string): Promise<boolean> {
  return (await db.query(ownFamilyFind, [organizationId])).length > 0
}

const entitlementSave = statement<never>(
  'entitlement_save',
  `update entitlements set plan = $2, status = $3, starts_at = $4, ends_at = $5, subject_ids = $6,
    updated_at = greatest(updated_at, $7) where student_id = $1`,
)

export async function saveEntitlement(
  db: Queries,
  studentId: string,
  { plan, status, startsAt, endsAt, subjectIds }: LearnEntitlement,
  now: Date,
): Promise<void> {
  await db.query(entitlementSave, [studentId, plan, status, startsAt, endsAt, subjectIds, now])
}
