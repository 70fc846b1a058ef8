import type { MediaItem } from '@learn/contract/media/item'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

export interface UploadRow
  extends Pick<
    MediaItem,
    'id' | 'organizationId' | 'mediaType' | 'uploadedSha256' | 'status' | 'reason' | 'deletedAt'
  > {
  /** As declared. */
  readonly uploadedBytes: number
  /** Null once everything has arrived. */
  readonly expiresAt: string | null
}

const columns = `i.id, i.organization_id as "organizationId", i.media_type as "mediaType", i.uploaded_sha256 as "uploadedSha256",
  i.status, i.reason, i.deleted_at as "deletedAt", i.uploaded_bytes as "uploadedBytes"`

const uploadFind = statement<UploadRow>(
  'media_upload_find',
  `select ${columns}, u.expires_at as "expiresAt"
  from media_items i left join media_uploads u on u.item_id = i.id where i.id = $1`,
)
const uploadFindToChange = statement<UploadRow>(
  'media_upload_find_to_change',
  `${uploadFind.text} for no key update of i`,
)

export async function findUpload(
  db: Queries,
  id: string,
  purpose: 'read' | 'change',
): Promise<UploadRow | undefined> {
  const [found] = await db.query(purpose === 'read' ? uploadFind : uploadFindToChange, [id])
  return found
}

const uploadArrive = statement<UploadRow>(
  'media_upload_arrive',
  `with upload as (update media_uploads set expires_at = null, try_at = $2 where item_id = $1)
  update media_items i set status = 'scanning', sha256 = uploaded_sha256, updated_at = greatest(updated_at, $2)
  where id = $1 and status = 'uploading' returning ${columns}, null as "expiresAt"`,
)

/** Marks the upload as complete. Undefined if it no longer exists. */
export async function completeUpload(db: Queries, id: string, now: Date): Promise<UploadRow | undefined> {
  const [arrived] = await db.query(uploadArrive, [id, now])
  return arrived
}

const uploadFail = statement<{ id: string }>(
  'media_upload_fail',
  `with upload as (delete from media_uploads where item_id = $1)
  update media_items set status = 'failed', reason = $2, updated_at = greatest(updated_at, $3)
  where id = $1 and status = 'uploading' returning id`,
)

/** False if the upload no longer exists. */
export async function failUpload(db: Queries, id: string, reason: string, now: Date): Promise<boolean> {
  return (await db.query(uploadFail, [id, reason, now])).length === 1
}
