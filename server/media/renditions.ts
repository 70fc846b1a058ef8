import type * as contract from '@learn/contract/media/renditions'
import type { Input, Output } from '@learn/contract/operation'
import type { Context, MutationContext } from '../context.ts'
import { throwNotFound } from '../not-found.ts'
import * as media from './media-item.store.ts'
import { readRendition } from './rendition-work.ts'
import * as store from './renditions.store.ts'

/** More than one picture ever needs, and few enough for one page. */
const mostOfOne = 100

export async function createMediaRendition(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  input: Input<typeof contract.createMediaRendition>,
): Promise<Output<typeof contract.createMediaRendition>> {
  const { mediaItemId } = input
  const rendition = readRendition(ctx, input)
  const item = (await media.findMediaItem(ctx.db, mediaItemId, 'read')) ?? throwNotFound(ctx, 'mediaItemId')
  if (item.kind !== 'image')
    throw ctx.fault('Conflict', 'Renditions can only be made from images, and this file is not an image.')
  if (item.mediaType === 'image/heic')
    throw ctx.fault(
      'Conflict',
      'Renditions can’t be made from HEIC images. Upload the image as JPEG instead.',
    )
  if (item.deletedAt !== null || item.status !== 'ready')
    throw ctx.fault(
      'Conflict',
      `Renditions can only be made from files that are ready, and this one is ${item.deletedAt === null ? item.status : 'in the bin'}.`,
    )
  const known = await store.findRenditions(ctx.db, mediaItemId)
  if (known.length >= mostOfOne && !(await store.findRendition(ctx.db, mediaItemId, rendition)))
    throw ctx.fault('Conflict', `This image already has ${known.length} renditions, which is the maximum.`)
  return await ctx.startJob({ mediaItemId, rendition })
}

export async function listMediaRenditions(
  ctx: Context<'NotFound'>,
  { mediaItemId }: Input<typeof contract.listMediaRenditions>,
): Promise<Output<typeof contract.listMediaRenditions>> {
  if (!(await media.findMediaItem(ctx.db, mediaItemId, 'read'))) return throwNotFound(ctx, 'mediaItemId')
  const data = await store.findRenditions(ctx.db, mediaItemId)
  return { data, total: data.length, nextCursor: null, prevCursor: null }
}
