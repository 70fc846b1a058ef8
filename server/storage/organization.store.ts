import type { Queries } from './database.ts'
import { statement } from './statement.ts'

const organizationHold = statement<{ id: string }>(
  'organization_hold',
  'select id from organizations where id = $1 for key share',
)

/** Whether it is there. If so it can be changed by others, but not be deleted, until this transaction ends. */
export async function holdOrganization(db: Queries, id: string): Promise<boolean> {
  return (await db.query(organizationHold, [id])).length === 1
}
