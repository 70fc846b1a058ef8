import type { MediaRendition } from '@learn/contract/media/renditions'
import { type Rendition, specOf, thumbnailOf } from '../pictures/rendition.ts'
import type { DrawnPicture } from '../pictures/request.ts'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'
import { columns } from './rendition-columns.store.ts'

const renditionsFind = statement<MediaRendition>(
  'media_renditions_find',
  `select ${columns} from media_renditions where item_id = $1 order by created_at, requested_width, id`,
)

export async function findRenditions(db: Queries, itemId: string): Promise<MediaRendition[]> {
  return await db.query(renditionsFind, [itemId])
}

const renditionFind = statement<MediaRendition>(
  'media_rendition_find',
  `select ${columns} from media_renditions where item_id = $1 and spec = $2`,
)

/** The existing rendition with this specification. */
export async function findRendition(
  db: Queries,
  itemId: string,
  rendition: Rendition,
): Promise<MediaRendition | undefined> {
  const [found] = await db.query(renditionFind, [itemId, specOf(rendition)])
  return found
}

export interface NewRendition {
  readonly id: string
  readonly itemId: string
  readonly rendition: Rendition
  readonly drawn: DrawnPicture
  readonly now: Date
}

const renditionInsert = statement<MediaRendition>(
  'media_rendition_insert',
  `insert into media_renditions (id, organization_id, item_id, purpose, spec, requested_width, requested_height, fit, format,
    quality, width, height, bytes, sha256, created_at)
  select $1, organization_id, id, 'rendition', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
  from media_items where id = $2 and status = 'ready'
  on conflict (item_id, spec) do nothing returning ${columns}`,
)

/** Undefined if the rendition exists by now, or the file is gone. */
export async function insertRendition(
  db: Queries,
  { id, itemId, rendition, drawn, now }: NewRendition,
): Promise<MediaRendition | undefined> {
  const { width, height, fit, format, quality } = rendition
  const asked = [specOf(rendition), width, height, fit, format, quality]
  const drawnValues = [drawn.width, drawn.height, drawn.bytes, drawn.sha256]
  const [made] = await db.query(renditionInsert, [id, itemId, ...asked, ...drawnValues, now])
  return made
}

/** A thumbnail whose bytes are stored. */
export interface StoredThumbnail extends DrawnPicture {
  /** The requested longest side. */
  readonly longest: number
}

const thumbnailRecord = statement<never>(
  'media_thumbnail_record',
  'select record_media_thumbnail($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
)

export async function recordThumbnail(
  db: Queries,
  id: string,
  item: { readonly id: string; readonly organizationId: string },
  { longest, width, height, bytes, sha256 }: StoredThumbnail,
  now: Date,
): Promise<void> {
  const rendition = thumbnailOf(longest)
  const requested = [specOf(rendition), longest, rendition.format, rendition.quality]
  await db.query(thumbnailRecord, [
    id,
    item.organizationId,
    item.id,
    ...requested,
    width,
    height,
    bytes,
    sha256,
    now,
  ])
}
