import type { MediaItem } from '@learn/contract/media/item'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

export interface ItemToProcess
  extends Pick<MediaItem, 'id' | 'organizationId' | 'name' | 'mediaType' | 'bytes' | 'sha256'> {
  /** How often processing has started, including this time. */
  readonly attempts: number
}

/** The final status of an item. */
export interface ItemEnd
  extends Partial<Pick<MediaItem, 'reason' | 'sha256' | 'width' | 'height' | 'preview'>> {
  readonly status: 'ready' | 'quarantined' | 'failed'
  /** Set if they are not those that were uploaded. */
  readonly bytes?: number
}

const dueFind = statement<{ id: string }>(
  'media_to_process',
  'select id from find_media_to_process($1, $2) as id',
)

export async function findDue(db: Queries, now: Date, atMost: number): Promise<string[]> {
  return (await db.query(dueFind, [now, atMost])).map(({ id }) => id)
}

const processingBegin = statement<ItemToProcess>(
  'media_processing_begin',
  `select id, organization_id as "organizationId", name, media_type as "mediaType", bytes, sha256, attempts
  from begin_media_processing($1)`,
)

/** Undefined if processing has ended meanwhile. */
export async function begin(db: Queries, id: string): Promise<ItemToProcess | undefined> {
  const [item] = await db.query(processingBegin, [id])
  return item
}

const processingPostpone = statement<never>(
  'media_processing_postpone',
  'select postpone_media_processing($1, $2, $3)',
)

export async function postpone(db: Queries, id: string, until: Date, counts: boolean): Promise<void> {
  await db.query(processingPostpone, [id, until, counts])
}

const processingEnd = statement<{ ended: boolean }>(
  'media_processing_end',
  'select end_media_processing($1, $2, $3, $4, $5, $6, $7, $8, $9) as ended',
)

/** False if the item was purged meanwhile. */
export async function end(db: Queries, id: string, item: ItemEnd, now: Date): Promise<boolean> {
  const { status, reason = null, sha256 = null, bytes = null } = item
  const { width = null, height = null, preview = null } = item
  const values = [id, status, reason, sha256, bytes, width, height, preview, now]
  const [row] = await db.query(processingEnd, values)
  return row?.ended ?? false
}
