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

const turnTake = statement<never>(
  'organization_take_turn',
  'select from organizations where id = $1 for no key update',
)

/**
 * Others who take a turn at the organization wait until the end of this transaction. The rules of the database take its
 * row too, so whoever changes invitations, of which counts are kept, takes it first: in two orders, two would wait for
 * each other.
 */
export async function takeTurn(db: Queries, id: string): Promise<void> {
  await db.query(turnTake, [id])
}
