import type { Queries } from './database.ts'
import { statement } from './statement.ts'

const invitingOrganizationFind = statement<{ id: string }>(
  'inviting_organization_find',
  'select organization_id as id from look_up_invitation($1)',
)

/** The organization whose invitation has this seed. */
export async function findInvitingOrganization(db: Queries, tokenSeed: string): Promise<string | undefined> {
  const [row] = await db.query(invitingOrganizationFind, [tokenSeed])
  return row?.id
}
