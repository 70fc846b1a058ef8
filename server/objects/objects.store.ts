import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'
import type { ObjectKey } from './objects.ts'

/** Who backs up takes it shared. */
export const removalLock = `hashtextextended('learn removes files', 0)`

const removalLockTry = statement<{ taken: boolean }>(
  'media_removal_lock',
  `select pg_try_advisory_xact_lock(${removalLock}) as taken`,
)

/** False while a backup is being made, which needs the files that the database had when it began. */
export async function mayRemove(db: Queries): Promise<boolean> {
  const [row] = await db.query(removalLockTry, [])
  return row?.taken ?? false
}

const objectWant = statement<never>('media_object_want', 'select want_media_object($1, $2, $3, $4)')

/** Records the object. Nobody removes it for an hour from now. */
export async function insertExpectedObject(
  db: Queries,
  { organizationId, sha256 }: ObjectKey,
  bytes: number,
  now: Date,
): Promise<void> {
  await db.query(objectWant, [organizationId, sha256, bytes, now])
}

const uploadExtend = statement<never>('media_upload_extend', 'select media_upload_goes_on($1, $2)')

export async function extendUpload(db: Queries, uploadId: string, until: Date): Promise<void> {
  await db.query(uploadExtend, [uploadId, until])
}

const unusedTake = statement<ObjectKey>(
  'media_objects_take_unused',
  'select organization_id as "organizationId", sha256 from take_unused_media_objects($1, $2)',
)

/** Objects that no item refers to and nobody has wanted since. Their rows are deleted when the transaction commits. */
export async function takeUnused(db: Queries, since: Date, atMost: number): Promise<ObjectKey[]> {
  return await db.query(unusedTake, [since, atMost])
}

const deletedFind = statement<{ id: string }>(
  'organizations_deleted_with_media',
  'select id from find_deleted_with_media($1) as id',
)

/** Deleted organizations whose bytes may still be stored. */
export async function findDeletedOrganizations(db: Queries, atMost: number): Promise<string[]> {
  return (await db.query(deletedFind, [atMost])).map(({ id }) => id)
}

const deletedNote = statement<never>(
  'organization_deleted_without_media',
  'select media_of_deleted_is_removed($1, $2)',
)

export async function noteRemoved(db: Queries, organizationId: string, now: Date): Promise<void> {
  await db.query(deletedNote, [organizationId, now])
}
