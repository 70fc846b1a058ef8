import type { MediaItem } from '@learn/contract/media/item'
import type { MediaDownload } from '@learn/contract/media/items'
import type { MediaRendition } from '@learn/contract/media/renditions'
import type { Application } from '../application.ts'
import type { Context } from '../context.ts'
import { fault } from '../fault.ts'
import { notCompared, organizationsLiteral } from '../storage/scope.ts'
import { findAssignmentItemToDownload } from './assignment-files.store.ts'
import { findRenditionOf, findToDownload } from './download.store.ts'
import { canRunCode } from './media-type.ts'
import { readTicket, type Ticket, ticketFor } from './ticket.ts'

const downloadMilliseconds = 5 * 60 * 1000

/** A signed URL of a file for the caller. `assignmentId` is set if they may have the file because of that assignment. */
export function addressOf(
  ctx: Context,
  item: MediaItem,
  { disposition = 'attachment', assignmentId }: { disposition?: string | undefined; assignmentId?: string },
): MediaDownload {
  const expiresAt = new Date(ctx.now.getTime() + downloadMilliseconds)
  const ticket = ticketFor(ctx.secrets.download.current, {
    principalId: ctx.actor.principalId,
    secretId: ctx.actor.secretId,
    organizationId: item.organizationId,
    mediaItemId: item.id,
    assignmentId,
    sha256: item.sha256,
    inline: disposition === 'inline' && !canRunCode(item.mediaType),
    expiresAt,
  })
  return { url: `${ctx.publicUrl}/files/${ticket}`, expiresAt: expiresAt.toISOString() }
}

export interface Download {
  readonly item: MediaItem
  readonly ticket: Ticket
}

/**
 * Resolves a signed file URL. The person who asked for it must still see the file, or the assignment it came with, and
 * their credential must still be valid; the database decides that.
 */
export async function findDownload(
  { database, secrets }: Pick<Application, 'database' | 'secrets'>,
  address: string,
  now: Date,
): Promise<Download> {
  const ticket = secrets.download.find(key => readTicket(key, address))
  if (!ticket)
    throw fault('Forbidden', 'This download URL is not valid. Get a new one with media.createMediaDownload.')
  const { principalId, secretId, organizationId, mediaItemId, assignmentId, expiresAt } = ticket
  if (expiresAt <= now) {
    const giver = assignmentId ? 'learn.createLearnAssignmentDownload' : 'media.createMediaDownload'
    throw fault('Forbidden', `This download URL has expired. Get a new one with ${giver}.`)
  }
  const scope = {
    principalId,
    versions: notCompared,
    organizations: organizationsLiteral([organizationId]),
    share: { person: principalId, organization: organizationId },
  }
  const db = database.scoped(scope)
  const item = assignmentId
    ? await findAssignmentItemToDownload(db, assignmentId, mediaItemId, { secretId, now })
    : await findToDownload(db, mediaItemId, { secretId, now })
  if (item?.sha256 === ticket.sha256) return { item, ticket }
  const rendition = item && (await findRenditionOf(db, item.id, ticket.sha256))
  if (!rendition) throw fault('NotFound', 'This file no longer exists, or you can no longer see it.')
  return { item: toFile(item, rendition), ticket }
}

/** A rendition under the name of its picture, with its own size and extension. */
function toFile(item: MediaItem, { width, height, format, bytes, sha256 }: MediaRendition): MediaItem {
  const name = `${item.name.replace(/\.[^.]*$/, '')}-${width}x${height}.${format}`
  return { ...item, name, mediaType: `image/${format}`, bytes, sha256 }
}
