import type * as contract from '@learn/contract/media-renditions'
import type { Input, Output } from '@learn/contract/operation'
import type { Context, MutationContext } from '../context.ts'
import { noItem } from './library.ts'
import * as media from './media.store.ts'
import { readRendition } from './rendition-work.ts'
import * as store from './renditions.store.ts'

/** More than anybody needs of one picture, and few enough for one page. */
const mostOfOne = 100

export async function createMediaRendition(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  input: Input<typeof contract.createMediaRendition>,
): Promise<Output<typeof contract.createMediaRendition>> {
  const { mediaItemId } = input
  const rendition = readRendition(ctx, input)
  const item = (await media.findMediaItem(ctx.db, mediaItemId, 'read')) ?? noItem(ctx)
  if (item.kind !== 'image')
    throw ctx.fault('Conflict', 'Only of pictures renditions can be made, and this file is none.')
  if (item.mediaType === 'image/heic')
    throw ctx.fault('Conflict', 'HEIC can’t be drawn here. Upload the picture as JPEG for that.')
  if (item.deletedAt !== null || item.state !== 'ready')
    throw ctx.fault(
      'Conflict',
      `Renditions are made of files that are ready; this one is ${item.deletedAt === null ? item.state : 'in the bin'}.`,
    )
  const known = await store.findRenditions(ctx.db, mediaItemId)
  if (known.length >= mostOfOne && !(await store.findRendition(ctx.db, mediaItemId, rendition)))
    throw ctx.fault(
      'Conflict',
      `There are ${known.length} renditions of this picture already, which is all that one can have.`,
    )
  return await ctx.startJob({ mediaItemId, rendition })
}

export async function listMediaRenditions(
  ctx: Context<'NotFound'>,
  { mediaItemId }: Input<typeof contract.listMediaRenditions>,
): Promise<Output<typeof contract.listMediaRenditions>> {
  if (!(await media.findMediaItem(ctx.db, mediaItemId, 'read'))) return noItem(ctx)
  const data = await store.findRenditions(ctx.db, mediaItemId)
  return { data, total: data.length, nextCursor: null, prevCursor: null }
}
