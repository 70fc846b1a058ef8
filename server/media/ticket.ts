import { type KeyObject, timingSafeEqual } from 'node:crypto'
import { withHyphens } from '../ids.ts'
import { sign } from '../secrets.ts'

/** What an address of a file stands for: who may have these bytes, of which organization, how and until when. */
export interface Ticket {
  /** Who asked for it: it is good for as long as they could see the file. */
  readonly principalId: string
  readonly organizationId: string
  readonly mediaItemId: string
  /** With what it was given, where that is why they may have it: then it is good for as long as they could see that. */
  readonly assignmentId?: string | undefined
  readonly sha256: string
  readonly inline: boolean
  readonly expiresAt: Date
}

const idBytes = 16
const length = 3 * idBytes + 32 + 1 + 6
const signatureLength = 32

/** The same for the same ticket: there is no chance in it. */
export function ticketFor(key: KeyObject, ticket: Ticket): string {
  const ids = [ticket.principalId, ticket.organizationId, ticket.mediaItemId].map(id =>
    id.replaceAll('-', ''),
  )
  const end = Buffer.alloc(7)
  end.writeUInt8(ticket.inline ? 1 : 0, 0)
  end.writeUIntBE(ticket.expiresAt.getTime(), 1, 6)
  const given = Buffer.from(ticket.assignmentId?.replaceAll('-', '') ?? '', 'hex')
  const content = Buffer.concat([Buffer.from(ids.join('') + ticket.sha256, 'hex'), end, given])
  return Buffer.concat([content, signatureOf(key, content)]).toString('base64url')
}

/** Nothing where it is not one that this server gave out, to the last bit. */
export function readTicket(key: KeyObject, text: string): Ticket | undefined {
  const bytes = Buffer.from(text, 'base64url')
  const contentLength = bytes.length - signatureLength
  if (contentLength !== length && contentLength !== length + idBytes) return undefined
  if (bytes.toString('base64url') !== text) return undefined
  const content = bytes.subarray(0, contentLength)
  if (!timingSafeEqual(bytes.subarray(contentLength), signatureOf(key, content))) return undefined
  const idAt = (start: number) => withHyphens(content.subarray(start, start + idBytes).toString('hex'))
  return {
    principalId: idAt(0),
    organizationId: idAt(idBytes),
    mediaItemId: idAt(2 * idBytes),
    assignmentId: contentLength > length ? idAt(length) : undefined,
    sha256: content.subarray(3 * idBytes, 3 * idBytes + 32).toString('hex'),
    inline: content.readUInt8(length - 7) === 1,
    expiresAt: new Date(content.readUIntBE(length - 6, 6)),
  }
}

const signatureOf = (key: KeyObject, content: Buffer) => sign(key, content.toString('base64url'))
