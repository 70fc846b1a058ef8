import type * as contract from '@learn/contract/media/uploads'
import type { MediaUpload } from '@learn/contract/media/uploads'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf, type UploadContext } from '../context.ts'
import type { Fault } from '../fault.ts'
import { count } from '../monitoring/count.ts'
import { notFoundMessage, throwNotFound } from '../not-found.ts'
import { type ByteSource, SenderGone, TooManyBytes, uploadMilliseconds } from '../objects/incoming.ts'
import { NoRoom, NoSuchObject } from '../objects/objects.ts'
import { LockedElsewhere, LockLost, TakenOver } from '../storage/advisory-locks.ts'
import { translateViolations } from '../storage/rule.ts'
import { examine, keyOf } from './arrival.ts'
import { addItem, readBase64, readDetails, refuseTooLarge } from './library.ts'
import { deleteMediaItem, insertUpload } from './media-item.store.ts'
import { readDeclaredType } from './media-type.ts'
import * as store from './uploads.store.ts'

type UploadCallContext = UploadContext<'BadRequest' | 'NotFound' | 'Conflict' | 'InternalError'>

export async function createMediaUpload(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  input: Input<typeof contract.createMediaUpload>,
): Promise<Output<typeof contract.createMediaUpload>> {
  const organizationId = organizationIdOf(ctx)
  const details = await readDetails(ctx, input)
  const { bytes, sha256 } = input
  const mediaType = readDeclaredType(ctx, input.mediaType)
  refuseTooLarge(ctx, mediaType, bytes)
  const id = ctx.newId()
  const createdBy = ctx.actor.principalId
  const content = { organizationId, mediaType, bytes, sha256, status: 'uploading' as const }
  const item = await addItem(ctx, { ...details, ...content, id, createdBy, now: ctx.now })
  const expiresAt = new Date(ctx.now.getTime() + uploadMilliseconds)
  await insertUpload(ctx.db, item, ctx.actor.userId, { expiresAt })
  ctx.audit(organizationId, id)
  return uploadOf(ctx, { ...item, uploadedBytes: bytes, expiresAt: expiresAt.toISOString() }, 0)
}

export async function getMediaUpload(
  ctx: Context<'NotFound'>,
  { mediaItemId }: Input<typeof contract.getMediaUpload>,
): Promise<Output<typeof contract.getMediaUpload>> {
  const upload = (await store.findUpload(ctx.db, mediaItemId, 'read')) ?? throwNotFound(ctx, 'mediaItemId')
  const offset =
    upload.status === 'uploading' ? await ctx.parts.incoming.countArrived(keyOf(upload)) : endOf(upload)
  // The last byte arrived, and the server was lost before it could say so. The client will send nothing more.
  if (upload.status === 'uploading' && offset === upload.uploadedBytes)
    ctx.parts.processing.endUpload(upload.id)
  return uploadOf(ctx, upload, offset)
}

export async function appendMediaUpload(
  ctx: UploadCallContext,
  { mediaItemId, offset, data }: Input<typeof contract.appendMediaUpload>,
): Promise<Output<typeof contract.appendMediaUpload>> {
  const source = ctx.source ?? toByteSource(readBase64(ctx, data))
  // Locked by its own id, not the caller's spelling of it: with two spellings, two requests could write at the same time.
  const key = keyOf(await findUploading(ctx, mediaItemId))
  try {
    return await ctx.parts.incoming.runAlone(key, async signal => {
      const upload = await findUploading(ctx, mediaItemId) // The request before this one may have ended it.
      const arrived = await ctx.parts.incoming.countArrived(key)
      if (arrived !== offset)
        throw ctx.fault(
          'Conflict',
          `${arrived} bytes have arrived, so the next piece must start at ${arrived}, not at ${offset}.`,
        )
      if (source.length !== undefined && offset + source.length > upload.uploadedBytes)
        throw ctx.fault(
          'BadRequest',
          `${source.length} bytes at offset ${offset} exceed the declared size of ${upload.uploadedBytes} bytes.`,
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
  const upload = (await store.findUpload(ctx.db, id, 'change')) ?? throwNotFound(ctx, 'mediaItemId')
  if (upload.status !== 'uploading') throw notUploadingFault(ctx, upload)
  await deleteMediaItem(ctx.db, id)
  // If this is not committed after all, the upload starts again from zero.
  await ctx.outside(({ incoming }) => incoming.giveUp(keyOf(upload)), undefined)
  ctx.audit(organizationIdOf(ctx), id)
  return { id, deletedAt: ctx.now.toISOString() }
}

/** Not a stream: if that were destroyed while nobody reads it, it would raise an error that nobody catches. */
function toByteSource(bytes: Buffer): ByteSource {
  let ended: Error | undefined
  return {
    length: bytes.length,
    destroy: reason => {
      ended = reason
    },
    async *[Symbol.asyncIterator]() {
      if (ended) throw ended
      yield bytes
    },
  }
}

/** The offset of an upload that takes no more bytes. */
const endOf = ({ status, uploadedBytes }: store.UploadRow) => (status === 'failed' ? 0 : uploadedBytes)

type UploadFields = Pick<
  store.UploadRow,
  'id' | 'organizationId' | 'uploadedBytes' | 'status' | 'reason' | 'expiresAt'
>

const uploadOf = ({ publicUrl }: Context, upload: UploadFields, offset: number): MediaUpload => ({
  mediaItemId: upload.id,
  organizationId: upload.organizationId,
  bytes: upload.uploadedBytes,
  offset,
  status: upload.status,
  reason: upload.reason,
  expiresAt: upload.expiresAt,
  url: `${publicUrl}/v1/media/uploads/${upload.id}`,
})

async function findUploading(ctx: Context<'NotFound' | 'Conflict'>, id: string) {
  const upload = (await store.findUpload(ctx.db, id, 'read')) ?? throwNotFound(ctx, 'mediaItemId')
  if (upload.status !== 'uploading') throw notUploadingFault(ctx, upload)
  return upload
}

function notUploadingFault(ctx: Context<'Conflict'>, { status, reason }: store.UploadRow) {
  const because = reason ? ` ${reason}` : ''
  return ctx.fault('Conflict', `This file is no longer being uploaded: it is ${status}.${because}`)
}

/** Adds bytes as they arrive. They stay even if the request fails, and postpone the upload's expiry. */
async function add(
  ctx: UploadCallContext,
  upload: store.UploadRow,
  source: ByteSource,
  { offset, signal }: { offset: number; signal: AbortSignal },
): Promise<MediaUpload> {
  const key = keyOf(upload)
  const place = { offset, most: upload.uploadedBytes - offset }
  const extendExpiry = async (arrived: number) =>
    arrived > offset ? (await ctx.parts.incoming.extend(key)).toISOString() : upload.expiresAt
  try {
    const arrived = await ctx.parts.incoming.append(key, place, source, signal)
    return uploadOf(ctx, { ...upload, expiresAt: await extendExpiry(arrived) }, arrived)
  } catch (error) {
    if (!(error instanceof TooManyBytes)) {
      await extendExpiry(await ctx.parts.incoming.countArrived(key))
      throw error
    }
    await ctx.parts.incoming.abandon(key)
    throw await fail(ctx, upload, `More bytes arrived than the declared ${upload.uploadedBytes}.`)
  }
}

async function end(ctx: UploadCallContext, upload: store.UploadRow): Promise<MediaUpload> {
  const wrong = await translateViolations(examine(ctx.parts, upload, ctx.clock()), {
    media_objects_organization_id_fkey: () => ctx.fault('NotFound', notFoundMessage('mediaItemId')),
  })
  if (wrong) throw await fail(ctx, upload, wrong)
  return await ctx.commit(async own => {
    const arrived =
      (await store.completeUpload(own.db, upload.id, own.now)) ?? throwNotFound(own, 'mediaItemId')
    own.audit(upload.organizationId, upload.id)
    own.afterCommit(ctx.parts.processing.kick)
    own.afterCommit(() => count('learn_uploads_total', { outcome: 'arrived' }))
    return uploadOf(own, arrived, upload.uploadedBytes)
  })
}

/** Marks the upload as failed. Nothing of it is kept, and its space is released. */
async function fail(ctx: UploadCallContext, upload: store.UploadRow, reason: string): Promise<Fault> {
  await ctx.commit(async own => {
    if (!(await store.failUpload(own.db, upload.id, reason, own.now))) throwNotFound(own, 'mediaItemId')
    own.audit(upload.organizationId, upload.id)
    own.afterCommit(() => count('learn_uploads_total', { outcome: 'failed' }))
  })
  return ctx.fault('BadRequest', `${reason} Nothing was saved. Fix this and start a new upload.`)
}

/** The error that ended the request, as a fault where we know its cause. */
function refusalOf(ctx: UploadCallContext, error: unknown): unknown {
  if (error instanceof TakenOver || error instanceof LockedElsewhere)
    return ctx.fault(
      'Conflict',
      'Another request has taken over this upload. media.getMediaUpload shows how far it has got.',
    )
  // When an upload ends, its bytes are removed before the upload itself.
  if (error instanceof NoSuchObject)
    return ctx.fault('Conflict', 'This upload was ended while its bytes were arriving. Nothing was saved.')
  if (error instanceof LockLost)
    return ctx.fault(
      'InternalError',
      'The upload was interrupted. Continue from the offset that media.getMediaUpload shows.',
    )
  if (error instanceof SenderGone)
    return ctx.fault(
      'BadRequest',
      'The request was cut off. Continue from the offset that media.getMediaUpload shows.',
    )
  if (error instanceof NoRoom)
    return ctx.fault(
      'InternalError',
      'The server has no space left for files. The bytes that arrived are kept. Continue when the operator has freed some space, or cancel the upload.',
    )
  return error
}
