import type { UploadKey } from '../objects/objects.ts'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

interface OpenUpload {
  readonly id: string
  readonly organizationId: string
  readonly mediaType: string
  readonly uploadedBytes: number
  readonly uploadedSha256: string
  readonly expiresAt: string
}

const expiredFind = statement<{ id: string }>(
  'media_uploads_expired',
  'select id from find_expired_media_uploads($1, $2) as id',
)

export async function findExpired(db: Queries, now: Date, atMost: number): Promise<string[]> {
  return (await db.query(expiredFind, [now, atMost])).map(({ id }) => id)
}

const underWayFind = statement<OpenUpload>(
  'media_upload_under_way',
  `select id, organization_id as "organizationId", media_type as "mediaType", uploaded_bytes as "uploadedBytes",
    uploaded_sha256 as "uploadedSha256", expires_at as "expiresAt"
  from find_media_upload($1)`,
)

/** Undefined if the upload has ended. */
export async function findUpload(db: Queries, id: string): Promise<OpenUpload | undefined> {
  const [upload] = await db.query(underWayFind, [id])
  return upload
}

const uploadEnd = statement<never>('media_upload_end', 'select end_media_upload($1, $2, $3)')

/** With a reason, the upload has failed; without one, it is complete. */
export async function endUpload(db: Queries, id: string, reason: string | null, now: Date): Promise<void> {
  await db.query(uploadEnd, [id, reason, now])
}

const uploadKnown = statement<{ known: boolean }>(
  'media_upload_known',
  'select is_media_upload($1, $2) as known',
)

export async function isUpload(db: Queries, { organizationId, uploadId }: UploadKey): Promise<boolean> {
  const [row] = await db.query(uploadKnown, [organizationId, uploadId])
  return row?.known ?? false
}

const failedRemove = statement<{ count: number }>(
  'media_items_remove_failed',
  'select remove_failed_media($1, $2, $3) as count',
)

const failedMilliseconds = 7 * 24 * 60 * 60 * 1000

/** Deletes failed items that were shown for long enough, and returns their number. */
export async function removeFailedMedia(db: Queries, now: Date, atMost: number): Promise<number> {
  const since = new Date(now.getTime() - failedMilliseconds)
  const [row] = await db.query(failedRemove, [since, now, atMost])
  return row?.count ?? 0
}
