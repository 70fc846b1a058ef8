import type { Queries } from './database.ts'
import { statement } from './statement.ts'

const organizationHold = statement<never>(
  'organization_hold',
  'select from organizations where id = $1 for no key update',
)

/**
 * Others who hold the organization wait until the end of the transaction. The rules of the database take its row too,
 * so whoever changes invitations, of which counts are kept, holds it first: in two orders, two would wait for each other.
 */
export async function holdOrganization(db: Queries, id: string): Promise<void> {
  await db.query(organizationHold, [id])
}
