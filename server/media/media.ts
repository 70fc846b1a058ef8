import { webcrypto } from 'node:crypto'
import { Readable } from 'node:stream'
import type { MediaItem } from '@learn/contract/media/item'
import * as contract from '@learn/contract/media/items'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../context.ts'
import { count } from '../monitoring/count.ts'
import { throwNotFound } from '../not-found.ts'
import { NoRoom } from '../objects/objects.ts'
import { listPage } from '../storage/page.ts'
import { translateViolations } from '../storage/rule.ts'
import { keyOf } from './arrival.ts'
import { findNamedRendition } from './download.store.ts'
import { addressOf } from './download.ts'
import { readAltText, readFileName, readFolder, readTags } from './file-names.ts'
import {
  addItem,
  noRoomFault,
  noTeamFault,
  readBase64,
  readDetails,
  readTeam,
  refuseOverQuota,
  refuseTooLarge,
} from './library.ts'
import * as store from './media.store.ts'
import * as rows from './media-item.store.ts'
import { findContradiction, readDeclaredType } from './media-type.ts'

const day = 24 * 60 * 60 * 1000
const binMilliseconds = 30 * day

export async function listMediaItems(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listMediaItems>,
): Promise<Output<typeof contract.listMediaItems>> {
  return await listPage(ctx, contract.listMediaItems, input, async request => {
    const { teamId, kind, tag, folder, status, uploadedSha256, search, bin } = request.filters
    const lower = (text: string | undefined) => text?.normalize('NFC').toLowerCase()
    const text = lower(search)
    const found = text === undefined ? undefined : await store.searchMediaItems(ctx.db, ctx.reach, text)
    const values = [teamId, kind, lower(tag), folder, status, found ?? text, lower(uploadedSha256)]
    const [inBin, outside] = found
      ? [store.findFoundBinnedMediaItems, store.findFoundMediaItems]
      : [store.findBinnedMediaItems, store.findMediaItems]
    return await (bin ? inBin : outside)(
      ctx.db,
      ctx.reach,
      request,
      values.map(value => value ?? null),
    )
  })
}

export async function createMediaItem(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict' | 'InternalError'>,
  input: Input<typeof contract.createMediaItem>,
): Promise<Output<typeof contract.createMediaItem>> {
  const organizationId = organizationIdOf(ctx)
  const details = await readDetails(ctx, input)
  const bytes = await readBytes(ctx, input)
  const { sha256 } = input
  const mediaType = readDeclaredType(ctx, input.mediaType)
  refuseTooLarge(ctx, mediaType, bytes.length)
  const wrong = await findContradiction(mediaType, async () => Readable.from([bytes]))
  if (wrong) throw ctx.fault('BadRequest', `${wrong} Nothing was saved.`)
  await refuseOverQuota(ctx, bytes.length)
  const stored = ctx.outside(
    ({ objects }) => objects.put({ organizationId, sha256 }, bytes, ctx.now),
    undefined,
  )
  await stored.catch(error => {
    throw error instanceof NoRoom ? noRoomFault(ctx) : error
  })
  const id = ctx.newId()
  const status = ctx.parts.processing.isNeeded(mediaType) ? 'scanning' : 'ready'
  const item = await addItem(ctx, {
    ...details,
    id,
    organizationId,
    mediaType,
    bytes: bytes.length,
    sha256,
    status,
    createdBy: ctx.actor.principalId,
    now: ctx.now,
  })
  if (status === 'scanning') {
    await rows.insertUpload(ctx.db, item, ctx.actor.userId, { tryAt: ctx.now })
    ctx.afterCommit(ctx.parts.processing.kick)
  }
  ctx.audit(organizationId, id)
  ctx.afterCommit(() => count('learn_uploads_total', { outcome: 'arrived' }))
  return item
}

export async function getMediaItem(
  ctx: Context<'NotFound'>,
  { mediaItemId }: Input<typeof contract.getMediaItem>,
): Promise<Output<typeof contract.getMediaItem>> {
  return (await rows.findMediaItem(ctx.db, mediaItemId, 'read')) ?? throwNotFound(ctx, 'mediaItemId')
}

export async function updateMediaItem(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  input: Input<typeof contract.updateMediaItem>,
): Promise<Output<typeof contract.updateMediaItem>> {
  const { mediaItemId: id, name, altText, tags, folder, teamId } = input
  const before = await toChange(ctx, id)
  const change = {
    name: name === undefined ? before.name : readFileName(ctx, name),
    altText: altText === undefined ? before.altText : readAltText(ctx, altText),
    tags: tags === undefined ? before.tags : readTags(ctx, tags),
    folder: folder === undefined ? before.folder : readFolder(ctx, folder),
    teamId: teamId === undefined ? before.teamId : await readTeam(ctx, teamId),
  }
  const saved = await translateViolations(store.saveMediaItem(ctx.db, id, change, ctx.now), {
    media_items_belong_to_a_team: () => noTeamFault(ctx),
  })
  ctx.audit(organizationIdOf(ctx), id)
  return saved ?? throwNotFound(ctx, 'mediaItemId')
}

export async function deleteMediaItem(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { mediaItemId: id }: Input<typeof contract.deleteMediaItem>,
): Promise<Output<typeof contract.deleteMediaItem>> {
  const { status } = await toChange(ctx, id)
  if (status === 'uploading')
    throw ctx.fault(
      'Conflict',
      'This file is still being uploaded. Cancel the upload with media.cancelMediaUpload.',
    )
  const bin = { deletedAt: ctx.now, purgeAt: new Date(ctx.now.getTime() + binMilliseconds) }
  const saved = await store.binMediaItem(ctx.db, id, bin, ctx.now)
  ctx.audit(organizationIdOf(ctx), id)
  return saved ?? throwNotFound(ctx, 'mediaItemId')
}

export async function restoreMediaItem(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { mediaItemId: id }: Input<typeof contract.restoreMediaItem>,
): Promise<Output<typeof contract.restoreMediaItem>> {
  const item = (await rows.findMediaItem(ctx.db, id, 'change')) ?? throwNotFound(ctx, 'mediaItemId')
  if (item.deletedAt === null) throw ctx.fault('Conflict', 'This file is not in the bin.')
  const saved = await store.binMediaItem(ctx.db, id, undefined, ctx.now)
  ctx.audit(organizationIdOf(ctx), id)
  return saved ?? throwNotFound(ctx, 'mediaItemId')
}

export async function purgeMediaItem(
  ctx: MutationContext<'NotFound'>,
  { mediaItemId: id }: Input<typeof contract.purgeMediaItem>,
): Promise<Output<typeof contract.purgeMediaItem>> {
  const item = (await rows.findMediaItem(ctx.db, id, 'change')) ?? throwNotFound(ctx, 'mediaItemId')
  await rows.deleteMediaItem(ctx.db, id)
  if (item.status === 'uploading' || item.status === 'scanning')
    await ctx.outside(({ incoming }) => incoming.giveUp(keyOf(item)), undefined)
  ctx.audit(organizationIdOf(ctx), id)
  return { id, deletedAt: ctx.now.toISOString() }
}

export async function createMediaDownload(
  ctx: Context<'NotFound' | 'Conflict'>,
  { mediaItemId, disposition, rendition }: Input<typeof contract.createMediaDownload>,
): Promise<Output<typeof contract.createMediaDownload>> {
  const item = (await rows.findMediaItem(ctx.db, mediaItemId, 'read')) ?? throwNotFound(ctx, 'mediaItemId')
  if (item.deletedAt !== null) throw inBinFault(ctx)
  if (item.status !== 'ready')
    throw ctx.fault('Conflict', `This file can’t be downloaded because it is ${item.status}.`)
  const made = rendition === undefined ? {} : await toRendition(ctx, item, rendition)
  return addressOf(ctx, { ...item, ...made }, { disposition })
}

export async function getMediaUsage(
  ctx: Context<'NotFound'>,
): Promise<Output<typeof contract.getMediaUsage>> {
  const organizationId = organizationIdOf(ctx)
  const room = await rows.findRoom(ctx.db, organizationId)
  const [
    { used: usedBytes, reserved: reservedBytes, quota: quotaBytes } = throwNotFound(ctx, 'organizationId'),
  ] = room
  const byKind = room.flatMap(({ kind, items, bytes }) => (kind && items > 0 ? [{ kind, items, bytes }] : []))
  const items = byKind.reduce((sum, kind) => sum + kind.items, 0)
  return { organizationId, usedBytes, reservedBytes, quotaBytes, items, byKind }
}

/** The bytes of the request, if they match the declared hash. */
async function readBytes(
  ctx: Context<'BadRequest'>,
  { data, sha256 }: Pick<Input<typeof contract.createMediaItem>, 'data' | 'sha256'>,
): Promise<Buffer<ArrayBuffer>> {
  const bytes = readBase64(ctx, data)
  const hash = await webcrypto.subtle.digest('SHA-256', bytes) // In another thread: a megabyte takes a while.
  if (Buffer.from(hash).toString('hex') === sha256) return bytes
  throw ctx.fault(
    'BadRequest',
    'The SHA-256 of the bytes does not match the declared one. Nothing was saved. Send them again.',
  )
}

/** The file, locked against other changes. Refuses files in the bin. */
async function toChange(ctx: Context<'NotFound' | 'Conflict'>, id: string) {
  const item = (await rows.findMediaItem(ctx.db, id, 'change')) ?? throwNotFound(ctx, 'mediaItemId')
  if (item.deletedAt !== null) throw inBinFault(ctx)
  return item
}

async function toRendition(ctx: Context<'NotFound'>, { id }: MediaItem, name: string) {
  const found = await findNamedRendition(ctx.db, id, name)
  if (!found)
    throw ctx.fault(
      'NotFound',
      'This rendition does not exist. media.listMediaRenditions lists the renditions of a file.',
    )
  return { sha256: found.sha256, mediaType: `image/${found.format}` }
}

const inBinFault = (ctx: Context<'Conflict'>) =>
  ctx.fault('Conflict', 'This file is in the bin. Restore it with media.restoreMediaItem first.')
