import type { MediaItem } from '@learn/contract/media/item'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'
import { downloadable, type Requester } from './download.store.ts'
import { columns } from './media-item.store.ts'

const itemsHold = statement<MediaItem>(
  'media_items_hold_to_give',
  `select ${columns} from media_items where id = any ($1::uuid[]) order by id for share`,
)

/** The files among these that the caller can see. Locks them until the end of the transaction. */
export async function lockItems(db: Queries, ids: readonly string[]): Promise<MediaItem[]> {
  return await db.query(itemsHold, [ids])
}

export interface AssignmentItem extends MediaItem {
  readonly available: boolean
}

const given = `(
  select available, (item).* from media_given(array[$1::uuid]) where media_item_id = $2 and (item).id is not null
) given`

const givenFind = statement<AssignmentItem>(
  'media_item_find_given',
  `select ${columns}, available from ${given}`,
)

/** The file, if it came with an assignment that the caller can see. */
export async function findAssignmentItem(
  db: Queries,
  assignmentId: string,
  mediaItemId: string,
): Promise<AssignmentItem | undefined> {
  const [found] = await db.query(givenFind, [assignmentId, mediaItemId])
  return found
}

const givenFindToDownload = statement<MediaItem>(
  'media_item_find_given_to_download',
  `select ${columns} from ${given} where available and ${downloadable('$3', '$4')}`,
)

/** The same, if the caller could still ask for a download URL. */
export async function findAssignmentItemToDownload(
  db: Queries,
  assignmentId: string,
  mediaItemId: string,
  { secretId, now }: Requester,
): Promise<MediaItem | undefined> {
  const [found] = await db.query(givenFindToDownload, [assignmentId, mediaItemId, secretId, now])
  return found
}
