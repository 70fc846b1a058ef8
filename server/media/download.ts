import type { MediaItem } from '@learn/contract/media-item'
import type { MediaRendition } from '@learn/contract/media-renditions'
import type { Application } from '../application.ts'
import { fault } from '../fault.ts'
import { notCompared, organizationsLiteral } from '../storage/scope.ts'
import { findToDownload } from './media.store.ts'
import { findRenditionOf } from './renditions.store.ts'
import { readTicket, type Ticket } from './ticket.ts'

export interface Download {
  readonly item: MediaItem
  readonly ticket: Ticket
}

/** What an address of a file leads to. Whoever asked for it must still see the file: the database says whether they do. */
export async function findDownload(
  { database, secrets }: Pick<Application, 'database' | 'secrets'>,
  address: string,
  now: Date,
): Promise<Download> {
  const ticket = readTicket(secrets.download, address)
  if (!ticket)
    throw fault('Forbidden', 'This is no address of a file. media.createMediaDownload gives one out.')
  if (ticket.expiresAt <= now)
    throw fault('Forbidden', 'This address is no longer good. media.createMediaDownload gives another.')
  const { principalId, organizationId } = ticket
  const scope = { principalId, versions: notCompared, organizations: organizationsLiteral([organizationId]) }
  const db = database.scoped(scope)
  const item = await findToDownload(db, ticket.mediaItemId)
  if (item?.sha256 === ticket.sha256) return { item, ticket }
  const rendition = item && (await findRenditionOf(db, item.id, ticket.sha256))
  if (!rendition) throw fault('NotFound', 'This file is no longer there.')
  return { item: asFile(item, rendition), ticket }
}

/** A rendition under the name of its picture, with its own size and ending. */
function asFile(item: MediaItem, { width, height, format, bytes, sha256 }: MediaRendition): MediaItem {
  const name = `${item.name.replace(/\.[^.]*$/, '')}-${width}x${height}.${format}`
  return { ...item, name, mediaType: `image/${format}`, bytes, sha256 }
}
