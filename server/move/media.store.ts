import type pg from 'pg'
import type { ObjectKey } from '../objects/objects.ts'

/** Runs as the owner, outside row-level security, for the admin tool only. */

export interface KnownObject extends ObjectKey {
  readonly bytes: number
}

const lock = `hashtextextended('learn moves files', 0)`

/** False if another process is moving files. The lock ends with the connection. */
export async function lockMove(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lock}) as taken`)
  return rows[0]?.taken ?? false
}

/** The number of connections whose name ends like this, from servers on this database. */
export async function countConnections(client: pg.ClientBase, ending: string): Promise<number> {
  const { rows } = await client.query(
    'select from pg_stat_activity where datname = current_database() and application_name like $1',
    [`%, ${ending}`],
  )
  return rows.length
}

/** The objects among these that the database knows, used or not. */
export async function findKnown(
  client: pg.ClientBase,
  organizationId: string,
  hashes: readonly string[],
): Promise<KnownObject[]> {
  return await ask(
    client,
    'select organization_id as "organizationId", sha256, bytes from media_objects where organization_id = $1 and sha256 = any($2)',
    [organizationId, hashes],
  )
}

/** Like `findKnown`, but also keeps the objects from being removed for an hour. Waits for a removal in progress. */
export async function wantKnown(
  client: pg.ClientBase,
  organizationId: string,
  hashes: readonly string[],
): Promise<KnownObject[]> {
  return await ask(
    client,
    `update media_objects set wanted_at = greatest(wanted_at, now()) where organization_id = $1 and sha256 = any($2)
    returning organization_id as "organizationId", sha256, bytes`,
    [organizationId, hashes],
  )
}

async function ask(client: pg.ClientBase, text: string, values: unknown[]): Promise<KnownObject[]> {
  const { rows } = await client.query<Omit<KnownObject, 'bytes'> & { bytes: string }>(text, values)
  return rows.map(row => ({ ...row, bytes: Number(row.bytes) }))
}

/** Whether an organization was deleted but can still be restored, with its files. */
export async function isRestorable(client: pg.ClientBase, organizationId: string): Promise<boolean> {
  const { rows } = await client.query('select from deleted_organizations where id = $1', [organizationId])
  return rows.length === 1
}
