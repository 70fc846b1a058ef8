import type { MediaItem } from '@learn/contract/media/item'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

export interface ItemToProcess
  extends Pick<MediaItem, 'id' | 'organizationId' | 'name' | 'mediaType' | 'bytes' | 'sha256'> {
  /** The person who waits for it. */
  readonly personId: string
  /** How often processing has started, including this time. */
  readonly attempts: number
  /** Whether it took longer than a first try may. */
  readonly isSlow: boolean
}

export type DueItem = Pick<ItemToProcess, 'id' | 'personId'>

/** The final status of an item. */
export interface ItemEnd
  extends Partial<Pick<MediaItem, 'reason' | 'sha256' | 'width' | 'height' | 'preview'>> {
  readonly status: 'ready' | 'quarantined' | 'failed'
  /** Set if they are not those that were uploaded. */
  readonly bytes?: number
}

const dueFind = statement<DueItem>(
  'media_to_process',
  'select item_id as id, person_id as "personId" from find_media_to_process($1, $2, $3, $4)',
)

/** A few files of each of many people. */
export async function findDue(
  db: Queries,
  now: Date,
  areSlow: boolean,
  { ofEach, atMost }: { ofEach: number; atMost: number },
): Promise<DueItem[]> {
  return await db.query(dueFind, [now, areSlow, ofEach, atMost])
}

const processingBegin = statement<ItemToProcess>(
  'media_processing_begin',
  `select id, organization_id as "organizationId", person_id as "personId", name, media_type as "mediaType", bytes, sha256,
    attempts, slow as "isSlow"
  from begin_media_processing($1)`,
)

/** Undefined if processing has ended meanwhile. */
export async function begin(db: Queries, id: string): Promise<ItemToProcess | undefined> {
  const [item] = await db.query(processingBegin, [id])
  return item
}

const processingPostpone = statement<never>(
  'media_processing_postpone',
  'select postpone_media_processing($1, $2, $3, $4)',
)

export async function postpone(
  db: Queries,
  id: string,
  until: Date,
  { counts, isSlow }: { counts: boolean; isSlow: boolean },
): Promise<void> {
  await db.query(processingPostpone, [id, until, counts, isSlow])
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
