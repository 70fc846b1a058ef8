import type pg from 'pg'
import type { ObjectKey } from '../objects/objects.ts'

/** Runs as the owner, outside row-level security, for the admin tool only. */

export interface ExpectedObject extends ObjectKey {
  readonly bytes: number
  /** The names of the files that use it. */
  readonly items: readonly string[]
  /** The ids of files among them that are uploaded but may not be in their final place yet. */
  readonly arriving: readonly string[]
}

/** The next objects that must exist, ordered by organization and hash. */
export async function findExpectedObjects(
  client: pg.ClientBase,
  organizationId: string | undefined,
  after: ObjectKey | undefined,
  atMost: number,
): Promise<ExpectedObject[]> {
  const { rows } = await client.query<Omit<ExpectedObject, 'bytes'> & { bytes: string }>(
    `select o.organization_id as "organizationId", o.sha256, o.bytes, array_agg(i.name || ' (' || i.id || i.part || ')' order by i.id) as items,
      coalesce(array_agg(i.id) filter (where i.status = 'scanning'), '{}') as arriving
    from media_objects o cross join lateral (
      select id, name, status, '' as part from media_items
        where organization_id = o.organization_id and sha256 = o.sha256 and status not in ('uploading', 'failed')
      union all
      select m.id, m.name, m.status, ', ' || r.purpose || ' ' || r.id from media_renditions r join media_items m on m.id = r.item_id
        where r.organization_id = o.organization_id and r.sha256 = o.sha256
    ) i
    where ($1::uuid is null or o.organization_id = $1)
      and ($2::uuid is null or (o.organization_id, o.sha256) > ($2::uuid, $3::text))
    group by o.organization_id, o.sha256, o.bytes order by o.organization_id, o.sha256 limit $4`,
    [organizationId, after?.organizationId, after?.sha256, atMost],
  )
  return rows.map(row => ({ ...row, bytes: Number(row.bytes) }))
}

/** Whether the database knows an object, used or not. */
export async function isKnown(
  client: pg.ClientBase,
  { organizationId, sha256 }: ObjectKey,
): Promise<boolean> {
  const { rows } = await client.query(
    'select from media_objects where organization_id = $1 and sha256 = $2',
    [organizationId, sha256],
  )
  return rows.length === 1
}

/** Whether an upload with this id is in progress. */
export async function isUpload(client: pg.ClientBase, uploadId: string): Promise<boolean> {
  const { rows } = await client.query('select from media_uploads where item_id = $1', [uploadId])
  return rows.length === 1
}
