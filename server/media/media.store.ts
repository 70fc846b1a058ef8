import type { MediaItem } from '@learn/contract/media/item'
import type { Queries } from '../storage/database.ts'
import { organizationList } from '../storage/list.ts'
import { statement } from '../storage/statement.ts'
import { columns, searchTextOf } from './media-item.store.ts'

/** $2 to $8: team, kind, tag, folder, status, search text or found items, and the hash of the bytes as uploaded. */
const filters = (search = '($7::text is null or strpos(searched, $7) > 0)') => [
  '($2::uuid is null or team_id = $2)',
  '($3::text is null or kind = $3)',
  '($4::text is null or $4 = any (tags))',
  '($5::text is null or folder = $5)',
  '($6::text is null or status = $6)',
  search,
  '($8::text is null or uploaded_sha256 = $8)',
]

const isFound = 'id = any ($7::uuid[])'

const totalQuery = (place: string) =>
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
  always: 'deleted_at is null',
  filters: filters(),
  keptTotal: totalQuery('not in_bin'),
})

export const findBinnedMediaItems = organizationList<MediaItem>({
  ...list,
  entity: 'media_items_in_bin',
  always: 'deleted_at is not null',
  filters: filters(),
  keptTotal: totalQuery('in_bin'),
})

/** The same lists, of items that a search has found. */
export const findFoundMediaItems = organizationList<MediaItem>({
  ...list,
  entity: 'media_found',
  always: 'deleted_at is null',
  filters: filters(isFound),
})

export const findFoundBinnedMediaItems = organizationList<MediaItem>({
  ...list,
  entity: 'media_found_in_bin',
  always: 'deleted_at is not null',
  filters: filters(isFound),
})

/** Above this, most pages are found faster in the order of the list. */
const mostFound = 2_000

const itemsSearch = statement<{ ids: string[] | null }>(
  'media_items_search',
  `select search_media($1::uuid[], $2, ${mostFound}) as ids`,
)

/** The ids of the items whose name or tags contain the text, or undefined if there are too many. */
export async function searchMediaItems(
  db: Queries,
  reach: Buffer,
  text: string,
): Promise<string[] | undefined> {
  const [row] = await db.query(itemsSearch, [reach, text])
  return row?.ids ?? undefined
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
  const [saved] = await db.query(itemSave, [
    id,
    name,
    altText,
    tags,
    folder,
    teamId,
    searchTextOf(change),
    now,
  ])
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

const dueItemsPurge = statement<{ count: number }>(
  'media_items_purge_due',
  'select purge_due_media($1, $2) as count',
)

/** Deletes up to `atMost` items whose time in the bin is over, and returns their number. */
export async function purgeDueMedia(db: Queries, now: Date, atMost: number): Promise<number> {
  const [row] = await db.query(dueItemsPurge, [now, atMost])
  return row?.count ?? 0
}
