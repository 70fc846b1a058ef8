import { createHash } from 'node:crypto'
import * as contract from '@learn/contract/media'
import { mediaTypes } from '@learn/contract/media-types'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, gone, type MutationContext, theOrganization } from '../context.ts'
import { NoRoom } from '../objects/objects.ts'
import { readPage, toPage } from '../storage/page.ts'
import { underRules } from '../storage/rule.ts'
import { readAltText, readFileName, readFolder, readTags } from './file-names.ts'
import * as store from './media.store.ts'
import { couldRun, readMediaType } from './media-type.ts'
import { ticketFor } from './ticket.ts'

const day = 24 * 60 * 60 * 1000
const binMilliseconds = 30 * day
const downloadMilliseconds = 5 * 60 * 1000

export async function listMediaItems(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listMediaItems>,
): Promise<Output<typeof contract.listMediaItems>> {
  const request = readPage(ctx, contract.listMediaItems.listing, input)
  const { teamId, kind, tag, folder, state, search, bin } = request.filters
  const lower = (text: string | undefined) => text?.normalize('NFC').toLowerCase()
  const values = [teamId, kind, lower(tag), folder, state, lower(search)].map(value => value ?? null)
  const find = bin ? store.findBinnedMediaItems : store.findMediaItems
  return toPage(ctx, request, await find(ctx.db, ctx.reach, request, values))
}

export async function createMediaItem(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict' | 'InternalError'>,
  input: Input<typeof contract.createMediaItem>,
): Promise<Output<typeof contract.createMediaItem>> {
  const organizationId = theOrganization(ctx)
  const about = {
    teamId: await readTeam(ctx, input.teamId ?? null),
    name: readFileName(ctx, input.name),
    folder: readFolder(ctx, input.folder ?? ''),
    tags: readTags(ctx, input.tags ?? []),
    altText: readAltText(ctx, input.altText ?? ''),
  }
  const bytes = readBytes(ctx, input)
  const { sha256 } = input
  const mediaType = await readMediaType(ctx, input.mediaType, bytes)
  await refuseOverQuota(ctx, bytes.length)
  await ctx.objects.put({ organizationId, sha256 }, bytes, ctx.now).catch(error => {
    throw error instanceof NoRoom ? noRoom(ctx) : error
  })
  const id = ctx.newId()
  const kind = mediaTypes[mediaType] ?? 'document'
  const made = store.insertMediaItem(ctx.db, {
    ...about,
    id,
    organizationId,
    kind,
    mediaType,
    bytes: bytes.length,
    sha256,
    createdBy: ctx.actor.principalId,
    now: ctx.now,
  })
  const item = await underRules(made, {
    media_quota: ({ detail }) => overQuota(ctx, bytes.length, roomIn(detail)),
    media_items_belong_to_a_team: () => noTeam(ctx),
  })
  ctx.audit(organizationId, id)
  return item
}

export async function getMediaItem(
  ctx: Context<'NotFound'>,
  { mediaItemId }: Input<typeof contract.getMediaItem>,
): Promise<Output<typeof contract.getMediaItem>> {
  return (await store.findMediaItem(ctx.db, mediaItemId, 'read')) ?? noItem(ctx)
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
  const saved = await underRules(store.saveMediaItem(ctx.db, id, change, ctx.now), {
    media_items_belong_to_a_team: () => noTeam(ctx),
  })
  ctx.audit(theOrganization(ctx), id)
  return saved ?? noItem(ctx)
}

export async function deleteMediaItem(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { mediaItemId: id }: Input<typeof contract.deleteMediaItem>,
): Promise<Output<typeof contract.deleteMediaItem>> {
  await toChange(ctx, id)
  const bin = { deletedAt: ctx.now, purgeAt: new Date(ctx.now.getTime() + binMilliseconds) }
  const saved = await store.binMediaItem(ctx.db, id, bin, ctx.now)
  ctx.audit(theOrganization(ctx), id)
  return saved ?? noItem(ctx)
}

export async function restoreMediaItem(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { mediaItemId: id }: Input<typeof contract.restoreMediaItem>,
): Promise<Output<typeof contract.restoreMediaItem>> {
  const item = (await store.findMediaItem(ctx.db, id, 'change')) ?? noItem(ctx)
  if (item.deletedAt === null) throw ctx.fault('Conflict', 'This file is not in the bin.')
  const saved = await store.binMediaItem(ctx.db, id, undefined, ctx.now)
  ctx.audit(theOrganization(ctx), id)
  return saved ?? noItem(ctx)
}

export async function purgeMediaItem(
  ctx: MutationContext<'NotFound'>,
  { mediaItemId: id }: Input<typeof contract.purgeMediaItem>,
): Promise<Output<typeof contract.purgeMediaItem>> {
  if (!(await store.findMediaItem(ctx.db, id, 'change'))) return noItem(ctx)
  await store.deleteMediaItem(ctx.db, id)
  ctx.audit(theOrganization(ctx), id)
  return { id, deletedAt: ctx.now.toISOString() }
}

export async function createMediaDownload(
  ctx: Context<'NotFound' | 'Conflict'>,
  { mediaItemId, disposition = 'attachment' }: Input<typeof contract.createMediaDownload>,
): Promise<Output<typeof contract.createMediaDownload>> {
  const item = (await store.findMediaItem(ctx.db, mediaItemId, 'read')) ?? noItem(ctx)
  if (item.deletedAt !== null) throw inBin(ctx)
  if (item.state !== 'ready')
    throw ctx.fault('Conflict', `This file can’t be downloaded: it is ${item.state}.`)
  const expiresAt = new Date(ctx.now.getTime() + downloadMilliseconds)
  const ticket = ticketFor(ctx.secrets.download, {
    principalId: ctx.actor.principalId,
    organizationId: item.organizationId,
    mediaItemId: item.id,
    sha256: item.sha256,
    inline: disposition === 'inline' && !couldRun(item.mediaType),
    expiresAt,
  })
  return { url: `${ctx.publicUrl}/files/${ticket}`, expiresAt: expiresAt.toISOString() }
}

export async function getMediaUsage(
  ctx: Context<'NotFound'>,
): Promise<Output<typeof contract.getMediaUsage>> {
  const organizationId = theOrganization(ctx)
  const rows = await store.findRoom(ctx.db, organizationId)
  const [{ used: usedBytes, reserved: reservedBytes, quota: quotaBytes } = gone(ctx)] = rows
  const byKind = rows.flatMap(({ kind, items, bytes }) => (kind && items > 0 ? [{ kind, items, bytes }] : []))
  const items = byKind.reduce((sum, kind) => sum + kind.items, 0)
  return { organizationId, usedBytes, reservedBytes, quotaBytes, items, byKind }
}

/** The team that is to have a file: one of which the caller sees the files. A client has nothing outside of its teams. */
async function readTeam(
  ctx: Context<'BadRequest' | 'NotFound'>,
  teamId: string | null,
): Promise<string | null> {
  const organizationId = theOrganization(ctx)
  if (teamId === null) {
    if (!ctx.clientOf.has(organizationId)) return null
    throw ctx.fault('BadRequest', 'A client of the organization must say by teamId for which of its teams.')
  }
  if (!(await store.seesFilesOf(ctx.db, teamId, organizationId))) throw noTeam(ctx)
  return teamId.toLowerCase()
}

/** The bytes of the request, if they are those that it declares. */
function readBytes(
  ctx: Context<'BadRequest'>,
  { data, sha256 }: Pick<Input<typeof contract.createMediaItem>, 'data' | 'sha256'>,
): Buffer {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length === 0 || bytes.toString('base64') !== data)
    throw ctx.fault('BadRequest', 'data must be the bytes in base64, with padding and without line ends.')
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw ctx.fault(
      'BadRequest',
      'The bytes that came do not have this sha256. Nothing was kept: send them again.',
    )
  return bytes
}

/** The file, held so that nobody else changes it, if it is not in the bin. */
async function toChange(ctx: Context<'NotFound' | 'Conflict'>, id: string) {
  const item = (await store.findMediaItem(ctx.db, id, 'change')) ?? noItem(ctx)
  if (item.deletedAt !== null) throw inBin(ctx)
  return item
}

function noItem(ctx: Context<'NotFound'>): never {
  throw ctx.fault('NotFound', 'There is no such file in the media library.')
}

const inBin = (ctx: Context<'Conflict'>) =>
  ctx.fault('Conflict', 'This file is in the bin. media.restoreMediaItem takes it out.')

const noTeam = (ctx: Context<'NotFound'>) =>
  ctx.fault('NotFound', 'There is no such team, or you are not in it.')

const noRoom = (ctx: Context<'InternalError'>) =>
  ctx.fault(
    'InternalError',
    'The server has no room left for files. Nothing was kept; try again when its operator has made room.',
  )

/** Before the bytes are kept for nothing. That it holds, whoever else comes at once, is the database's to say. */
async function refuseOverQuota(ctx: Context<'Conflict'>, bytes: number): Promise<void> {
  const [room] = await store.findRoom(ctx.db, theOrganization(ctx))
  if (!room) return
  const taken = room.used + room.reserved
  if (taken + bytes > room.quota) throw overQuota(ctx, bytes, { taken, quota: room.quota })
}

/** How full the library is, is nothing for a client. */
function overQuota(ctx: Context<'Conflict'>, bytes: number, { taken, quota }: Room) {
  if (ctx.clientOf.has(theOrganization(ctx)))
    return ctx.fault('Conflict', 'The organization’s library is full. Ask its administrators for room.')
  return ctx.fault(
    'Conflict',
    `The organization’s files take ${taken} of ${quota} bytes, and this one has ${bytes}. Purge what is not needed, or ask the operator for more.`,
  )
}

interface Room {
  readonly taken: number
  readonly quota: number
}

/** What the database says with its refusal. */
const roomIn = (detail = '{"taken":0,"quota":0}'): Room => JSON.parse(detail) as Room // Its rule writes exactly this.
