import type { MediaItem } from '@learn/contract/media/item'
import type { Context } from '../context.ts'
import * as store from './given.store.ts'

/** The files of these ids, in their order, each once, held as they are: the caller sees them all, and they can be downloaded. */
export async function filesToGive(
  ctx: Context<'Forbidden' | 'NotFound' | 'Conflict'>,
  ids: readonly string[],
): Promise<MediaItem[]> {
  if (ids.length === 0) return []
  if (!ctx.scopes.has('media:read'))
    throw ctx.fault('Forbidden', 'This credential lacks the scope media:read, which giving files needs.')
  const wanted = [...new Set(ids.map(id => id.toLowerCase()))]
  const seen = new Map((await store.holdItems(ctx.db, wanted)).map(item => [item.id, item]))
  return wanted.map(id => {
    const item = seen.get(id)
    if (!item) throw ctx.fault('NotFound', `There is no file ${id} in the media library.`)
    if (item.deletedAt !== null)
      throw ctx.fault('Conflict', `The file ${id} is in the bin. media.restoreMediaItem takes it out.`)
    if (item.state !== 'ready')
      throw ctx.fault('Conflict', `The file ${id} can’t be given: it is ${item.state}.`)
    return item
  })
}

/** A file that was given with an assignment, if it can be had. Whoever asks need not know of the library. */
export async function givenFile(
  ctx: Context<'NotFound' | 'Conflict'>,
  assignmentId: string,
  mediaItemId: string,
): Promise<MediaItem> {
  const item = await store.findGivenItem(ctx.db, assignmentId, mediaItemId)
  if (!item)
    throw ctx.fault('NotFound', 'There is no such file with this assignment, or it was deleted for good.')
  if (item.available) return item
  const isThere = item.deletedAt === null && item.state === 'ready'
  throw ctx.fault(
    'Conflict',
    isThere
      ? 'This assignment was canceled, and its files were taken back with it.'
      : 'This file is not there at present. Ask whoever set it to give it again.',
  )
}
