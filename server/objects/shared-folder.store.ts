import type pg from 'pg'
import type { ObjectKey } from './objects.ts'

/** Runs as the owner, while a server starts or in the operator's tool. */

export interface NewestObject extends ObjectKey {
  readonly bytes: number
}

/** Locks until the end of the transaction, so that one server at a time reads and writes the list of starts. */
export async function lockFolder(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('learn shared folder', 0))`)
}

export async function findLastStart(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>('select last_start as id from shared_folder')
  return rows[0]?.id
}

export async function saveLastStart(client: pg.ClientBase, id: string): Promise<void> {
  await client.query(
    'insert into shared_folder (last_start) values ($1) on conflict (single) do update set last_start = excluded.last_start',
    [id],
  )
}

/** Restored rows don't prove which folder is the right one. Backups of older versions lack the table. */
export async function forgetFolder(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select from pg_class where oid = to_regclass('public.shared_folder')`)
  if (rows.length > 0) await client.query('delete from shared_folder')
}

/** The newest files that are ready. */
export async function findNewestObjects(client: pg.ClientBase, atMost: number): Promise<NewestObject[]> {
  const { rows } = await client.query<Omit<NewestObject, 'bytes'> & { bytes: string }>(
    `select o.organization_id as "organizationId", o.sha256, o.bytes
      from (select id, organization_id, sha256 from media_items where status = 'ready' order by id desc limit $1) i
        join media_objects o using (organization_id, sha256)`,
    [atMost],
  )
  return rows.map(row => ({ ...row, bytes: Number(row.bytes) }))
}
