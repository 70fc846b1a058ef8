import type { Queries } from './database.ts'
import { statement } from './statement.ts'

const organizationKeep = statement<{ id: string }>(
  'organization_keep',
  'select id from organizations where id = $1 and not has_moved(suspended_reason) for key share',
)

/** Whether the organization exists and has not moved. If so, it is neither deleted nor moved before this transaction ends. */
export async function keepOrganization(db: Queries, id: string): Promise<boolean> {
  return (await db.query(organizationKeep, [id])).length === 1
}

const organizationLock = statement<never>(
  'organization_lock',
  'select from organizations where id = $1 for no key update',
)

/**
 * Locks the organization's row until the end of this transaction. Triggers lock it too, so take it before changing
 * invitations, whose counts are locked as well: in a different order, two transactions could deadlock.
 */
export async function lockOrganization(db: Queries, id: string): Promise<void> {
  await db.query(organizationLock, [id])
}
