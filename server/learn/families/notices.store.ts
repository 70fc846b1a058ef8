import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

const guardiansFind = statement<{
  userId: string
  email: string
  organizationName: string
  isFamily: boolean
}>(
  'guardians_find_addresses',
  `select g.user_id as "userId", g.email, o.name as "organizationName", g.is_family as "isFamily"
    from guardian_addresses($2) g cross join organizations o where o.id = $1`,
)

/** The guardians of a team's children, in their family or as a group, whether or not they are still members of the organization. */
export async function findGuardians(db: Queries, organizationId: string, teamId: string) {
  return await db.query(guardiansFind, [organizationId, teamId])
}

const memberEmailFind = statement<{ email: string }>(
  'member_find_email',
  'select u.email from memberships m join users u on u.id = m.principal_id where m.id = $1',
)

/** The address of a member; undefined for a key. */
export async function findMemberEmail(db: Queries, memberId: string): Promise<string | undefined> {
  const [member] = await db.query(memberEmailFind, [memberId])
  return member?.email
}
