import { largestPicture, largestSvg, type MediaItem } from '@learn/contract/media-item'
import { mediaTypes } from '@learn/contract/media-types'
import type { createMediaUpload } from '@learn/contract/media-uploads'
import type { Input } from '@learn/contract/operation'
import { type Context, theOrganization } from '../context.ts'
import { underRules } from '../storage/rule.ts'
import { readAltText, readFileName, readFolder, readTags } from './file-names.ts'
import * as store from './media.store.ts'
import { couldRun } from './media-type.ts'

/** What is said of a new file, whichever way its bytes come. */
export async function readAbout(
  ctx: Context<'BadRequest' | 'NotFound'>,
  {
    teamId = null,
    name,
    folder = '',
    tags = [],
    altText = '',
  }: Pick<Input<typeof createMediaUpload>, 'teamId' | 'name' | 'folder' | 'tags' | 'altText'>,
) {
  return {
    teamId: await readTeam(ctx, teamId),
    name: readFileName(ctx, name),
    folder: readFolder(ctx, folder),
    tags: readTags(ctx, tags),
    altText: readAltText(ctx, altText),
  }
}

/** The item, unless a rule of the database is against it. */
export async function addItem(
  ctx: Context<'NotFound' | 'Conflict'>,
  item: store.NewMediaItem,
): Promise<MediaItem> {
  return await underRules(store.insertMediaItem(ctx.db, item), {
    media_quota: ({ detail }) => overQuota(ctx, item.bytes, roomIn(detail)),
    media_items_belong_to_a_team: () => noTeam(ctx),
  })
}

/** Pictures are looked at as a whole, which takes memory. */
export function refuseTooLarge(ctx: Context<'BadRequest'>, mediaType: string, bytes: number): void {
  if (mediaTypes[mediaType] !== 'image') return
  const most = couldRun(mediaType) ? largestSvg : largestPicture
  if (bytes > most)
    throw ctx.fault(
      'BadRequest',
      `A file of the type ${mediaType} may have ${most} bytes; this one has ${bytes}.`,
    )
}

/** The bytes that stand in a request. */
export function readBase64(ctx: Context<'BadRequest'>, data: string): Buffer {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > 0 && bytes.toString('base64') === data) return bytes
  throw ctx.fault('BadRequest', 'data must be the bytes in base64, with padding and without line ends.')
}

/** The team that is to have a file: one of which the caller sees the files. A client has nothing outside of its teams. */
export async function readTeam(
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

export function noItem(ctx: Context<'NotFound'>): never {
  throw ctx.fault('NotFound', 'There is no such file in the media library.')
}

export const noTeam = (ctx: Context<'NotFound'>) =>
  ctx.fault('NotFound', 'There is no such team, or you are not in it.')

export const noRoom = (ctx: Context<'InternalError'>) =>
  ctx.fault(
    'InternalError',
    'The server has no room left for files. Nothing was kept; try again when its operator has made room.',
  )

/** Before the bytes are kept for nothing. That it holds, whoever else comes at once, is the database's to say. */
export async function refuseOverQuota(ctx: Context<'Conflict'>, bytes: number): Promise<void> {
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
