import { Readable } from 'node:stream'
import type * as contract from '@learn/contract/media/uploads'
import type { MediaUpload } from '@learn/contract/media/uploads'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, theOrganization, type UploadContext } from '../context.ts'
import type { Fault } from '../fault.ts'
import { missing } from '../missing.ts'
import { BrokenOff, type ByteSource, TooManyBytes, uploadMilliseconds } from '../objects/incoming.ts'
import { NoRoom } from '../objects/objects.ts'
import { HeldElsewhere, HoldLost, TakenOver } from '../storage/holds.ts'
import { examine, keyOf } from './arrival.ts'
import { addItem, readAbout, readBase64, refuseTooLarge } from './library.ts'
import { deleteMediaItem } from './media.store.ts'
import { readDeclaredType } from './media-type.ts'
import * as store from './uploads.store.ts'

type Uploading = UploadContext<'BadRequest' | 'NotFound' | 'Conflict' | 'InternalError'>

export async function createMediaUpload(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  input: Input<typeof contract.createMediaUpload>,
): Promise<Output<typeof contract.createMediaUpload>> {
  const organizationId = theOrganization(ctx)
  const about = await readAbout(ctx, input)
  const { bytes, sha256 } = input
  const mediaType = readDeclaredType(ctx, input.mediaType)
  refuseTooLarge(ctx, mediaType, bytes)
  const id = ctx.newId()
  const createdBy = ctx.actor.principalId
  const content = { organizationId, mediaType, bytes, sha256, state: 'uploading' as const }
  const item = await addItem(ctx, { ...about, ...content, id, createdBy, now: ctx.now })
  const expiresAt = new Date(ctx.now.getTime() + uploadMilliseconds)
  await store.insertUpload(ctx.db, item, { expiresAt })
  ctx.audit(organizationId, id)
  return uploadOf(ctx, { ...item, uploadedBytes: bytes, expiresAt: expiresAt.toISOString() }, 0)
}

export async function getMediaUpload(
  ctx: Context<'NotFound'>,
  { mediaItemId }: Input<typeof contract.getMediaUpload>,
): Promise<Output<typeof contract.getMediaUpload>> {
  const upload = (await store.findUpload(ctx.db, mediaItemId, 'read')) ?? missing(ctx, 'mediaItemId')
  const offset = upload.state === 'uploading' ? await ctx.incoming.arrived(keyOf(upload)) : endOf(upload)
  // Its last byte came, and the server was lost before it could say so. Whoever asks will send no more.
  if (upload.state === 'uploading' && offset === upload.uploadedBytes) ctx.processing.endUpload(upload.id)
  return uploadOf(ctx, upload, offset)
}

export async function appendMediaUpload(
  ctx: Uploading,
  { mediaItemId, offset, data }: Input<typeof contract.appendMediaUpload>,
): Promise<Output<typeof contract.appendMediaUpload>> {
  const source = ctx.source ?? inOnePiece(readBase64(ctx, data))
  // By its own id, not as the caller spells it: under two spellings, two could write at once.
  const key = keyOf(await findUploading(ctx, mediaItemId))
  try {
    return await ctx.incoming.alone(key, async signal => {
      const upload = await findUploading(ctx, mediaItemId) // Whoever held it before may have ended it.
      const arrived = await ctx.incoming.arrived(key)
      if (arrived !== offset)
        throw ctx.fault(
          'Conflict',
          `${arrived} bytes have arrived, so the next piece begins at ${arrived}, not at ${offset}.`,
        )
      if (source.length !== undefined && offset + source.length > upload.uploadedBytes)
        throw ctx.fault(
          'BadRequest',
          `${source.length} bytes at ${offset} are more than the ${upload.uploadedBytes} that were declared.`,
        )
      const now = await add(ctx, upload, source, { offset, signal })
      return now.offset < upload.uploadedBytes ? now : await end(ctx, upload)
    })
  } catch (error) {
    throw refusalOf(ctx, error)
  }
}

export async function cancelMediaUpload(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { mediaItemId: id }: Input<typeof contract.cancelMediaUpload>,
): Promise<Output<typeof contract.cancelMediaUpload>> {
  const upload = (await store.findUpload(ctx.db, id, 'change')) ?? missing(ctx, 'mediaItemId')
  if (upload.state !== 'uploading') throw notUploading(ctx, upload)
  await deleteMediaItem(ctx.db, id)
  await ctx.incoming.giveUp(keyOf(upload)) // Where this is not committed after all, it goes on from the start.
  ctx.audit(theOrganization(ctx), id)
  return { id, deletedAt: ctx.now.toISOString() }
}

const inOnePiece = (bytes: Buffer): ByteSource =>
  Object.assign(Readable.from([bytes]), { length: bytes.length })

/** Where an upload is that takes no more: at its end, or nowhere. */
const endOf = ({ state, uploadedBytes }: store.UploadRow) => (state === 'failed' ? 0 : uploadedBytes)

type Shown = Pick<
  store.UploadRow,
  'id' | 'organizationId' | 'uploadedBytes' | 'state' | 'reason' | 'expiresAt'
>

const uploadOf = ({ publicUrl }: Context, upload: Shown, offset: number): MediaUpload => ({
  mediaItemId: upload.id,
  organizationId: upload.organizationId,
  bytes: upload.uploadedBytes,
  offset,
  state: upload.state,
  reason: upload.reason,
  expiresAt: upload.expiresAt,
  url: `${publicUrl}/v1/media/uploads/${upload.id}`,
})

async function findUploading(ctx: Context<'NotFound' | 'Conflict'>, id: string) {
  const upload = (await store.findUpload(ctx.db, id, 'read')) ?? missing(ctx, 'mediaItemId')
  if (upload.state !== 'uploading') throw notUploading(ctx, upload)
  return upload
}

function notUploading(ctx: Context<'Conflict'>, { state, reason }: store.UploadRow) {
  const because = reason ? ` ${reason}` : ''
  return ctx.fault('Conflict', `This file is not being uploaded any more: it is ${state}.${because}`)
}

/** Adds what comes. Whatever did is there to stay, and gives the upload time again. */
async function add(
  ctx: Uploading,
  upload: store.UploadRow,
  source: ByteSource,
  { offset, signal }: { offset: number; signal: AbortSignal },
): Promise<MediaUpload> {
  const key = keyOf(upload)
  const place = { offset, most: upload.uploadedBytes - offset }
  const extended = async (arrived: number) =>
    arrived > offset ? (await ctx.incoming.extend(key)).toISOString() : upload.expiresAt
  try {
    const arrived = await ctx.incoming.append(key, place, source, signal)
    return uploadOf(ctx, { ...upload, expiresAt: await extended(arrived) }, arrived)
  } catch (error) {
    if (!(error instanceof TooManyBytes)) {
      await extended(await ctx.incoming.arrived(key))
      throw error
    }
    await ctx.incoming.abandon(key)
    throw await fail(ctx, upload, `More bytes came than the ${upload.uploadedBytes} that were declared.`)
  }
}

async function end(ctx: Uploading, upload: store.UploadRow): Promise<MediaUpload> {
  const wrong = await examine(ctx, upload, ctx.clock())
  if (wrong) throw await fail(ctx, upload, wrong)
  return await ctx.commit(async own => {
    const arrived = (await store.arriveUpload(own.db, upload.id, own.now)) ?? missing(own, 'mediaItemId')
    own.audit(upload.organizationId, upload.id)
    own.afterCommit(ctx.processing.kick)
    return uploadOf(own, arrived, upload.uploadedBytes)
  })
}

/** Nothing of it is kept, and its room is given back. */
async function fail(ctx: Uploading, upload: store.UploadRow, reason: string): Promise<Fault> {
  await ctx.commit(async own => {
    if (!(await store.failUpload(own.db, upload.id, reason, own.now))) missing(own, 'mediaItemId')
    own.audit(upload.organizationId, upload.id)
  })
  return ctx.fault('BadRequest', `${reason} Nothing was kept: mend that, then begin again.`)
}

/** What ends an upload for now, in a sentence. */
function refusalOf(ctx: Uploading, error: unknown): unknown {
  if (error instanceof TakenOver || error instanceof HeldElsewhere)
    return ctx.fault(
      'Conflict',
      'Another request goes on with this upload. media.getMediaUpload says how far it is.',
    )
  if (error instanceof HoldLost)
    return ctx.fault('InternalError', 'The upload was interrupted. It goes on from what has arrived.')
  if (error instanceof BrokenOff)
    return ctx.fault('BadRequest', 'The request broke off. The upload goes on from what has arrived.')
  if (error instanceof NoRoom)
    return ctx.fault(
      'InternalError',
      'The server has no room left for files. What has arrived stays: go on when its operator has made room, or give the upload up.',
    )
  return error
}
