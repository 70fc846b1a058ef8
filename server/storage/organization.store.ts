import type { Queries } from './database.ts'
import { statement } from './statement.ts'

const organizationHold = statement<{ id: string }>(
  'organization_hold',
  'select id from organizations where id = $1 for key share',
)

/** Whether the organization exists. If so, it can't be deleted until this transaction ends. */
export async function holdOrganization(db: Queries, id: string): Promise<boolean> {
  return (await db.query(organizationHold, [id])).length === 1
}

const turnTake = statement<never>(
  'organization_take_turn',
  'select from organizations where id = $1 for no key update',
)

/**
 * Locks the organization's row until the end of this transaction. Triggers lock it too, so take it before changing
 * invitations, whose counts are locked as well: in a different order, two transactions could deadlock.
 */
export async function takeTurn(db: Queries, id: string): Promise<void> {
  await db.query(turnTake, [id])
}
