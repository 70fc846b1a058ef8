import { largestPicture, largestSvg, type MediaItem } from '@learn/contract/media/item'
import { mediaTypes } from '@learn/contract/media/types'
import type { createMediaUpload } from '@learn/contract/media/uploads'
import type { Input } from '@learn/contract/operation'
import { type Context, organizationIdOf } from '../context.ts'
import { translateViolations } from '../storage/rule.ts'
import { readAltText, readFileName, readFolder, readTags } from './file-names.ts'
import * as store from './media-item.store.ts'
import { canRunCode } from './media-type.ts'

/** Validates the details of a new file, however its bytes are sent. */
export async function readDetails(
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

/** Adds the item, unless a rule of the database forbids it. */
export async function addItem(
  ctx: Context<'NotFound' | 'Conflict'>,
  item: store.NewMediaItem,
): Promise<MediaItem> {
  return await translateViolations(store.insertMediaItem(ctx.db, item), {
    media_quota: ({ detail }) => overQuotaFault(ctx, item.bytes, roomIn(detail)),
    media_items_belong_to_a_team: () => noTeamFault(ctx),
  })
}

/** Pictures are processed in memory as a whole. */
export function refuseTooLarge(ctx: Context<'BadRequest'>, mediaType: string, bytes: number): void {
  if (mediaTypes[mediaType] !== 'image') return
  const most = canRunCode(mediaType) ? largestSvg : largestPicture
  if (bytes > most)
    throw ctx.fault(
      'BadRequest',
      `A file of type ${mediaType} can have at most ${most} bytes; this one has ${bytes}.`,
    )
}

/** The bytes that a request carries. */
export function readBase64(ctx: Context<'BadRequest'>, data: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > 0 && isBase64Of(bytes, data)) return bytes
  throw ctx.fault('BadRequest', 'data must be the bytes in base64, with padding and without line breaks.')
}

/**
 * Whether encoding the bytes gives this text. Decoding skips whatever is not base64, so there are then too few bytes.
 * Counting them is quicker than encoding a megabyte while everybody else waits.
 */
export function isBase64Of(bytes: Buffer, text: string): boolean {
  const rest = bytes.length % 3
  return (
    text.length === 4 * Math.ceil(bytes.length / 3) &&
    !/[-_]/.test(text) &&
    text.endsWith(bytes.subarray(bytes.length - (rest === 0 ? 3 : rest)).toString('base64'))
  )
}

/** The team that a file is for: the caller must see its files. A client must choose one of their teams. */
export async function readTeam(
  ctx: Context<'BadRequest' | 'NotFound'>,
  teamId: string | null,
): Promise<string | null> {
  const organizationId = organizationIdOf(ctx)
  if (teamId === null) {
    if (!ctx.clientOf.has(organizationId)) return null
    throw ctx.fault('BadRequest', 'As a client member you must set teamId to one of your teams.')
  }
  if (!(await store.canSeeFilesOf(ctx.db, teamId, organizationId))) throw noTeamFault(ctx)
  return teamId.toLowerCase()
}

export const noTeamFault = (ctx: Context<'NotFound'>) =>
  ctx.fault('NotFound', 'Team not found, or you are not in it.')

export const noRoomFault = (ctx: Context<'InternalError'>) =>
  ctx.fault(
    'InternalError',
    'The server has no space left for files. Nothing was saved. Try again when the operator has freed some space.',
  )

/** Checked before bytes are stored for nothing. The database enforces the quota, even for concurrent uploads. */
export async function refuseOverQuota(ctx: Context<'Conflict'>, bytes: number): Promise<void> {
  const [room] = await store.findRoom(ctx.db, organizationIdOf(ctx))
  if (!room) return
  const taken = room.used + room.reserved
  if (taken + bytes > room.quota) throw overQuotaFault(ctx, bytes, { taken, quota: room.quota })
}

/** Clients are not shown how full the library is. */
function overQuotaFault(ctx: Context<'Conflict'>, bytes: number, { taken, quota }: Room) {
  if (ctx.clientOf.has(organizationIdOf(ctx)))
    return ctx.fault(
      'Conflict',
      'The organization’s media library is full. Ask an administrator to free some space.',
    )
  return ctx.fault(
    'Conflict',
    `The organization’s files use ${taken} of ${quota} bytes, and this one has ${bytes}. Purge files you don’t need, or ask the operator for more space.`,
  )
}

interface Room {
  readonly taken: number
  readonly quota: number
}

/** The details of the database's refusal. */
const roomIn = (detail = '{"taken":0,"quota":0}'): Room => JSON.parse(detail) as Room // The database's rule writes exactly this.
