import type { MediaItem } from '@learn/contract/media/item'
import type { Context } from '../context.ts'
import { refusing } from '../fault.ts'
import { lacksScope } from '../identity/scope-words.ts'
import * as store from './assignment-files.store.ts'

/** The files with these ids, locked, in order and without duplicates. The caller must see them all, and they must be ready. */
export async function requireAttachable(
  ctx: Context<'Forbidden' | 'NotFound' | 'Conflict'>,
  ids: readonly string[],
): Promise<MediaItem[]> {
  if (ids.length === 0) return []
  if (!ctx.scopes.has('media:read'))
    throw refusing(
      ctx.fault('Forbidden', `${lacksScope(ctx.actor.kind, 'media:read')} You need it to attach files.`),
      { error: 'insufficient_scope', scope: 'media:read' },
    )
  const wanted = [...new Set(ids.map(id => id.toLowerCase()))]
  const seen = new Map((await store.lockItems(ctx.db, wanted)).map(item => [item.id, item]))
  return wanted.map(id => {
    const item = seen.get(id)
    if (!item) throw ctx.fault('NotFound', `File ${id} was not found in the media library.`)
    if (item.deletedAt !== null)
      throw ctx.fault('Conflict', `File ${id} is in the bin. Restore it with media.restoreMediaItem first.`)
    if (item.status !== 'ready')
      throw ctx.fault('Conflict', `File ${id} can’t be attached because it is ${item.status}, not ready.`)
    return item
  })
}

/** A file that came with an assignment, if it is available. The caller need not have access to the library. */
export async function requireAssignmentFile(
  ctx: Context<'NotFound' | 'Conflict'>,
  assignmentId: string,
  mediaItemId: string,
): Promise<MediaItem> {
  const item = await store.findAssignmentItem(ctx.db, assignmentId, mediaItemId)
  if (!item)
    throw ctx.fault('NotFound', 'This file does not belong to the assignment, or it was permanently deleted.')
  if (item.available) return item
  const isThere = item.deletedAt === null && item.status === 'ready'
  throw ctx.fault(
    'Conflict',
    isThere
      ? 'This assignment was canceled, so its files are no longer available.'
      : 'This file is currently not available. Ask the person who set the assignment to attach it again.',
  )
}
