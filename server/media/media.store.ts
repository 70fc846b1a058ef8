import type { MediaItem } from '@learn/contract/media/item'
import { type MediaKind, mediaTypes } from '@learn/contract/media/types'
import type { Queries } from '../storage/database.ts'
import { organizationList } from '../storage/list.ts'
import { statement } from '../storage/statement.ts'

export const columns = `id, organization_id as "organizationId", team_id as "teamId", name, alt_text as "altText", tags, folder,
  kind, media_type as "mediaType", bytes, coalesce(sha256, uploaded_sha256) as sha256,
  uploaded_sha256 as "uploadedSha256", state, reason, width, height, preview, created_by as "createdBy",
  created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt", purge_at as "purgeAt"`

/** $2 to $8: team, kind, tag, folder, state, search text, and the hash of the bytes as uploaded. */
const filters = (place: string) => [
  `${place} and ($2::uuid is null or team_id = $2)`,
  '($3::text is null or kind = $3)',
  '($4::text is null or $4 = any (tags))',
  '($5::text is null or folder = $5)',
  '($6::text is null or state = $6)',
  '($7::text is null or strpos(searched, $7) > 0)',
  '($8::text is null or uploaded_sha256 = $8)',
]

const keptTotal = (place: string) =>
  `select coalesce(sum(items), 0)::bigint from media_counts where organization_id = any ($1::uuid[]) and ${place}`

const list = {
  table: 'media_items',
  columns,
  sorts: {
    createdAt: { column: 'created_at', type: 'timestamptz' },
    name: { column: 'name collate "C"', type: 'text' },
    bytes: { column: 'bytes', type: 'bigint' },
  },
}

export const findMediaItems = organizationList<MediaItem>({
  ...list,
  entity: 'media_items',
  filters: filters('deleted_at is null'),
  keptTotal: keptTotal('not in_bin'),
})

export const findBinnedMediaItems = organizationList<MediaItem>({
  ...list,
  entity: 'media_items_in_bin',
  filters: filters('deleted_at is not null'),
  keptTotal: keptTotal('in_bin'),
})

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

/** The file is ready, and the caller could still ask for it: their key may be revoked by now, or the organization suspended. */
export const downloadable = `state = 'ready' and deleted_at is null
  and exists (
    select from organizations o where o.id = organization_id
      and (o.suspended_reason is null or o.id = any (administered_organizations()))
  ) and not exists (select from api_keys where id = current_principal() and revoked_at is not null)`

const itemFindToDownload = statement<MediaItem>(
  'media_item_find_to_download',
  `${itemFind.text} and ${downloadable}`,
)

export async function findToDownload(db: Queries, id: string): Promise<MediaItem | undefined> {
  const [found] = await db.query(itemFindToDownload, [id])
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
    | 'state'
    | 'createdBy'
  > {
  readonly now: Date
}

/** The text that a search looks in. */
const searched = ({ name, tags }: Pick<MediaItem, 'name' | 'tags'>) =>
  [name.toLowerCase(), ...tags].join('\n')

const itemInsert = statement<MediaItem>(
  'media_item_insert',
  `insert into media_items (id, organization_id, team_id, name, alt_text, tags, folder, searched, kind, media_type, bytes,
    uploaded_bytes, sha256, uploaded_sha256, state, created_by, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13, $14, $15, $16, $16) returning ${columns}`,
)

export async function insertMediaItem(db: Queries, item: NewMediaItem): Promise<MediaItem> {
  const { id, organizationId, teamId, name, altText, tags, folder } = item
  const { mediaType, bytes, sha256, state, createdBy, now } = item
  const about = [id, organizationId, teamId, name, altText, tags, folder, searched(item)]
  const kind = mediaTypes[mediaType] ?? 'document'
  const kept = state === 'uploading' ? null : sha256
  const content = [kind, mediaType, bytes, kept, sha256, state]
  const [made] = await db.query(itemInsert, [...about, ...content, createdBy, now])
  if (!made) throw new Error('the new media item was not returned')
  return made
}

export type MediaItemChange = Pick<MediaItem, 'name' | 'altText' | 'tags' | 'folder' | 'teamId'>

const itemSave = statement<MediaItem>(
  'media_item_save',
  `update media_items set name = $2, alt_text = $3, tags = $4, folder = $5, team_id = $6, searched = $7,
    updated_at = greatest(updated_at, $8)
  where id = $1 returning ${columns}`,
)

export async function saveMediaItem(
  db: Queries,
  id: string,
  change: MediaItemChange,
  now: Date,
): Promise<MediaItem | undefined> {
  const { name, altText, tags, folder, teamId } = change
  const [saved] = await db.query(itemSave, [id, name, altText, tags, folder, teamId, searched(change), now])
  return saved
}

const itemBin = statement<MediaItem>(
  'media_item_bin',
  `update media_items set deleted_at = $2, purge_at = $3, updated_at = greatest(updated_at, $4)
  where id = $1 returning ${columns}`,
)

/** Moves the item into the bin, or out of it. */
export async function binMediaItem(
  db: Queries,
  id: string,
  bin: { deletedAt: Date; purgeAt: Date } | undefined,
  now: Date,
): Promise<MediaItem | undefined> {
  const [saved] = await db.query(itemBin, [id, bin?.deletedAt ?? null, bin?.purgeAt ?? null, now])
  return saved
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
export async function seesFilesOf(db: Queries, teamId: string, organizationId: string): Promise<boolean> {
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

const dueItemsPurge = statement<{ count: number }>(
  'media_items_purge_due',
  'select purge_due_media($1, $2) as count',
)

/** Deletes up to `atMost` items whose time in the bin is over, and returns their number. */
export async function purgeDueMedia(db: Queries, now: Date, atMost: number): Promise<number> {
  const [row] = await db.query(dueItemsPurge, [now, atMost])
  return row?.count ?? 0
}
