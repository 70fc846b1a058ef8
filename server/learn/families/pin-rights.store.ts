import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

/** Viewers only read, so they are not among those who teach. */
const rightsFind = statement<{ studentId: string; teamId: string; isGuardian: boolean; isAllowed: boolean }>(
  'pin_rights_find',
  `select s.id as "studentId", s.team_id as "teamId", g.is_guardian as "isGuardian",
    g.is_guardian or (
      exists (select from memberships where organization_id = s.organization_id and principal_id = $2 and role <> 'viewer')
      and (
        s.staff_pin_resets
        or exists (select from learn_settings where organization_id = s.organization_id and staff_pin_resets)
        or not exists (select from guardians where student_id = s.id and user_id is not null)
      )
    ) as "isAllowed"
  from students s
  cross join lateral (
    select exists (select from guardians where student_id = s.id and user_id = $2) as is_guardian
  ) g
  where s.organization_id = $3 and s.id = any ($1::uuid[])`,
)

/** The students of this organization whom the caller sees, and whether this person may give them a new PIN. */
export async function findPinRights(
  db: Queries,
  organizationId: string,
  studentIds: readonly string[],
  userId: string,
) {
  return await db.query(rightsFind, [[...studentIds], userId, organizationId])
}
