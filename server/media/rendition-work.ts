import { createReadStream } from 'node:fs'
import type { MediaItem } from '@learn/contract/media/item'
import type { createMediaRendition, MediaRendition } from '@learn/contract/media/renditions'
import type { Input } from '@learn/contract/operation'
import type { Context } from '../context.ts'
import { LimitExceeded, NoDecoder } from '../pictures/process.ts'
import { type Rendition, scaleOf, usualQuality } from '../pictures/rendition.ts'
import { Unreadable } from '../pictures/unreadable.ts'
import type { Units, Work, WorkContext } from '../surface.ts'
import * as media from './media-item.store.ts'
import * as store from './renditions.store.ts'

/** The requested rendition, normalized for drawing and comparing. */
export function readRendition(
  ctx: Context<'BadRequest'>,
  { width, height, fit = 'inside', format = 'webp', quality }: Input<typeof createMediaRendition>,
): Rendition {
  if (width === undefined && height === undefined)
    throw ctx.fault('BadRequest', 'Give the maximum size as width, height or both.')
  if (fit !== 'inside' && (width === undefined || height === undefined))
    throw ctx.fault('BadRequest', `The fit ${fit} needs both width and height.`)
  if (format === 'png' && quality !== undefined)
    throw ctx.fault('BadRequest', 'quality does not apply to png, which is lossless. Leave it out.')
  return {
    width: width ?? null,
    height: height ?? null,
    fit,
    format,
    quality: quality ?? usualQuality[format],
  }
}

/** A rendition that already exists costs nothing. One that is impossible is refused before credits are reserved. */
export const countNewRenditions: Units<typeof createMediaRendition> = async (ctx, input) => {
  const rendition = readRendition(ctx, input)
  if (await store.findRendition(ctx.db, input.mediaItemId, rendition)) return 0
  const item = await media.findMediaItem(ctx.db, input.mediaItemId, 'read')
  if (item) refuseLarger(ctx, item, rendition)
  return 1
}

/** An SVG has no pixels, so its rendition can be larger. A picture that could not be measured has no size to compare with. */
function refuseLarger(
  ctx: Context<'BadRequest'>,
  { width, height, mediaType }: MediaItem,
  rendition: Rendition,
): void {
  if (width === null || height === null || mediaType === 'image/svg+xml') return
  if (scaleOf({ width, height }, rendition) > 1)
    throw ctx.fault(
      'BadRequest',
      `This image is ${width} × ${height} pixels, and a rendition can’t be larger. Ask for at most ${width} × ${height}.`,
    )
}

interface RenditionRequest {
  readonly mediaItemId: string
  readonly rendition: Rendition
}

/** Draws the rendition, unless it exists by now. Of two concurrent jobs, one is kept and charged; the other finds it. */
export const makeRendition: Work = async (ctx, data) => {
  const { mediaItemId, rendition } = data as RenditionRequest // As `createMediaRendition` passed it to the job.
  const found = await store.findRendition(ctx.db, mediaItemId, rendition)
  if (found) return { units: 0, commit: async () => found }
  const drawn = await draw(ctx, mediaItemId, rendition)
  let made: MediaRendition | undefined
  return {
    get units() {
      return made ? 1 : 0
    },
    commit: async commit => {
      const { db, now } = commit
      made = await store.insertRendition(db, {
        id: commit.newId(),
        itemId: mediaItemId,
        rendition,
        drawn,
        now,
      })
      return made ?? (await store.findRendition(db, mediaItemId, rendition)) ?? throwImageGone(commit)
    },
  }
}

async function draw(ctx: WorkContext, mediaItemId: string, rendition: Rendition) {
  const item = await media.findMediaItem(ctx.db, mediaItemId, 'read')
  if (item?.status !== 'ready') return throwImageGone(ctx)
  const { organizationId, sha256 } = item
  const wanted = {
    type: item.mediaType,
    source: await ctx.parts.objects.read({ organizationId, sha256 }),
    personId: ctx.actor.userId,
    signal: ctx.signal,
  }
  const drawn = ctx.parts.pictures.render(wanted, rendition, async ({ path, ...file }) => {
    const key = { organizationId, sha256: file.sha256 }
    await ctx.parts.objects.putFrom(key, createReadStream(path), file.bytes, ctx.now)
    return file
  })
  return await drawn.catch(error => {
    if (error instanceof LimitExceeded)
      throw ctx.fault(
        'Conflict',
        'This rendition takes too much time or memory to draw. Ask for a smaller one or another format. Nothing was charged.',
      )
    if (error instanceof Unreadable) throw ctx.fault('Conflict', `${error.message} Nothing was charged.`)
    if (error instanceof NoDecoder)
      throw ctx.fault(
        'Conflict',
        'This server can’t open images. Ask its operator to check the log. Nothing was charged.',
      )
    throw error
  })
}

function throwImageGone(ctx: Pick<WorkContext, 'fault'>): never {
  throw ctx.fault('NotFound', 'The image no longer exists. Nothing was charged.')
}
