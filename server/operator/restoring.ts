import pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import { inTransaction, recordAsOperator } from './operator.ts'
import * as store from './restoring.store.ts'
import { alignColumns, dayOr } from './table.ts'

const restorableDays = 30

/** Brings back an organization that was deleted less than 30 days ago. Returns how many people and children it has. */
export async function restoreOrganization(client: pg.Client, id: string, now = new Date()) {
  return await inTransaction(client, async () => {
    const deleted = await store.lockDeletedOrganization(client, id)
    if (!deleted)
      throw new OperatorError(
        `There is no deleted organization ${id} to restore. See npm run admin -- list-organizations --deleted. After ${restorableDays} days, or if it was deleted with the account of its only member, an organization can't be restored.`,
      )
    await store.withoutTriggers(client, client.user)
    await store.insertKeptRows(client, id).catch(refuseTaken)
    await store.removeDangling(client, id)
    await store.withTriggers(client)
    const { administrators, ...counts } = await store.countRestored(client, id)
    if (administrators === 0)
      throw new OperatorError(
        `None of the administrators of "${deleted.name}" has an account any more, so nobody could manage it. Nothing was restored.`,
      )
    await store.finishRestoring(client, id)
    await recordAsOperator(client, 'operator.restoreOrganization', id, id, now)
    return { ...deleted, ...counts }
  })
}

/** Since the deletion, somebody has taken a name that must be unique. */
function refuseTaken(error: unknown): never {
  if (!(error instanceof pg.DatabaseError && error.code === '23505')) throw error
  throw new OperatorError(
    `Somebody else now uses a name of this organization that must be unique, such as a child's username (${error.constraint}). Nothing was restored.`,
  )
}

export function deletedTable(found: readonly store.DeletedOrganization[], search: string): string {
  if (found.length === 0)
    return search
      ? `No deleted organization has "${search}" in its name or id.`
      : `No organization was deleted in the last ${restorableDays} days.`
  return alignColumns([
    ['id', 'deleted', 'name'],
    ...found.map(({ id, deletedAt, name }) => [id, dayOr(deletedAt, ''), name]),
  ])
}
