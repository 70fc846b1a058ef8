import type { MediaItem } from '@learn/contract/media/item'
import { type MediaKind, mediaTypes } from '@learn/contract/media/types'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

export const columns = `id, organization_id as "organizationId", team_id as "teamId", name, alt_text as "altText", tags, folder,
  kind, media_type as "mediaType", bytes, coalesce(sha256, uploaded_sha256) as sha256,
  uploaded_sha256 as "uploadedSha256", status, reason, width, height, preview, created_by as "createdBy",
  created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt", purge_at as "purgeAt"`

const itemFind = statement<MediaItem>('media_item_find', `select ${columns} from media_items where id = $1`)
const itemFindToChange = statement<MediaItem>(
  'media_item_find_to_change',
  `${itemFind.text} for no key update`,
)

export async function findMediaItem(
  db: Queries,
  id: string,
  purpose: 'read' | 'change',
): Promise<MediaItem | undefined> {
  const [found] = await db.query(purpose === 'read' ? itemFind : itemFindToChange, [id])
  return found
}

export interface NewMediaItem
  extends Pick<
    MediaItem,
    | 'id'
    | 'organizationId'
    | 'teamId'
    | 'name'
    | 'altText'
    | 'tags'
    | 'folder'
    | 'mediaType'
    | 'bytes'
    | 'sha256'
    | 'status'
    | 'createdBy'
  > {
  readonly now: Date
}

/** The text that a search looks in. */
export const searchTextOf = ({ name, tags }: Pick<MediaItem, 'name' | 'tags'>) =>
  [name.toLowerCase(), ...tags].join('\n')

const itemInsert = statement<MediaItem>(
  'media_item_insert',
  `insert into media_items (id, organization_id, team_id, name, alt_text, tags, folder, searched, kind, media_type, bytes,
    uploaded_bytes, sha256, uploaded_sha256, status, created_by, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13, $14, $15, $16, $16) returning ${columns}`,
)

export async function insertMediaItem(db: Queries, item: NewMediaItem): Promise<MediaItem> {
  const { id, organizationId, teamId, name, altText, tags, folder } = item
  const { mediaType, bytes, sha256, status, createdBy, now } = item
  const about = [id, organizationId, teamId, name, altText, tags, folder, searchTextOf(item)]
  const kind = mediaTypes[mediaType] ?? 'document'
  const kept = status === 'uploading' ? null : sha256
  const content = [kind, mediaType, bytes, kept, sha256, status]
  const [made] = await db.query(itemInsert, [...about, ...content, createdBy, now])
  if (!made) throw new Error('the new media item was not returned')
  return made
}

const itemDelete = statement<never>('media_item_delete', 'delete from media_items where id = $1')

export async function deleteMediaItem(db: Queries, id: string): Promise<void> {
  await db.query(itemDelete, [id])
}

const teamSeen = statement<{ seen: boolean }>(
  'media_team_seen',
  `select id = any (own_teams()) or organization_id = any (administered_organizations()) as seen
  from teams where id = $1 and organization_id = $2`,
)

/** Whether the caller can see the files of this team. */
export async function canSeeFilesOf(db: Queries, teamId: string, organizationId: string): Promise<boolean> {
  const [team] = await db.query(teamSeen, [teamId, organizationId])
  return team?.seen ?? false
}

export interface RoomRow {
  readonly used: number
  readonly reserved: number
  readonly quota: number
  readonly kind: MediaKind | null
  readonly items: number
  readonly bytes: number
}

const roomFind = statement<RoomRow>(
  'media_room_find',
  'select used, reserved, quota, kind, items, bytes from media_room($1) order by kind',
)

/** One row for each kind; a single row without a kind if there are no files. */
export async function findRoom(db: Queries, organizationId: string): Promise<RoomRow[]> {
  return await db.query(roomFind, [organizationId])
}

const uploadInsert = statement<never>(
  'media_upload_insert',
  'insert into media_uploads (item_id, organization_id, person_id, expires_at, try_at) values ($1, $2, $3, $4, $5)',
)

/** Records that bytes may arrive until then, or that all have arrived, and which person waits for them. */
export async function insertUpload(
  db: Queries,
  { id, organizationId }: Pick<MediaItem, 'id' | 'organizationId'>,
  personId: string,
  when: { expiresAt: Date } | { tryAt: Date },
): Promise<void> {
  const [expiresAt, tryAt] = 'expiresAt' in when ? [when.expiresAt, null] : [null, when.tryAt]
  await db.query(uploadInsert, [id, organizationId, personId, expiresAt, tryAt])
}
