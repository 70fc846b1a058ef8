import type { MediaItem } from '@learn/contract/media/item'
import type { MediaRendition } from '@learn/contract/media/renditions'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'
import { columns } from './media-item.store.ts'
import { columns as renditionColumns } from './rendition-columns.store.ts'

/** The credential with which a URL was requested, and the time at which it is used. */
export interface Requester {
  readonly secretId: string
  readonly now: Date
}

/** The file is ready, the caller's credential is still valid, and no suspension keeps the caller out. */
export const downloadable = (secret: string, now: string) => `status = 'ready' and deleted_at is null
  and exists (
    select from organizations o where o.id = organization_id
      and (o.suspended_reason is null or o.id = any (administered_organizations()))
  ) and is_still_valid(${secret}, ${now})`

const itemFindToDownload = statement<MediaItem>(
  'media_item_find_to_download',
  `select ${columns} from media_items where id = $1 and ${downloadable('$2', '$3')}`,
)

export async function findToDownload(
  db: Queries,
  id: string,
  { secretId, now }: Requester,
): Promise<MediaItem | undefined> {
  const [found] = await db.query(itemFindToDownload, [id, secretId, now])
  return found
}

const renditionFindNamed = statement<MediaRendition>(
  'media_rendition_find_named',
  `select ${renditionColumns} from media_renditions
  where item_id = $1 and (id::text = $2 or (purpose = 'thumbnail' and 'thumbnail-' || requested_width = $2))`,
)

/** Finds it by id, or by a name such as `thumbnail-256`. */
export async function findNamedRendition(
  db: Queries,
  itemId: string,
  name: string,
): Promise<MediaRendition | undefined> {
  const [found] = await db.query(renditionFindNamed, [itemId, name.toLowerCase()])
  return found
}

const renditionFindOf = statement<MediaRendition>(
  'media_rendition_find_of_bytes',
  `select ${renditionColumns} from media_renditions where item_id = $1 and sha256 = $2 limit 1`,
)

/** A rendition with these bytes. */
export async function findRenditionOf(
  db: Queries,
  itemId: string,
  sha256: string,
): Promise<MediaRendition | undefined> {
  const [found] = await db.query(renditionFindOf, [itemId, sha256])
  return found
}
