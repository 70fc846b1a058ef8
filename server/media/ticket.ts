import { type KeyObject, timingSafeEqual } from 'node:crypto'
import { withHyphens } from '../ids.ts'
import { sign } from '../secrets.ts'

/** What a signed file URL stands for: who may have these bytes, from which organization, how and until when. */
export interface Ticket {
  /** The person who asked for the URL. It is valid only while they can see the file. */
  readonly principalId: string
  /** The credential that they asked with. The ticket is valid only while that credential is. */
  readonly secretId: string
  readonly organizationId: string
  readonly mediaItemId: string
  /** The assignment that gives them the file, if one does. The URL is then valid only while they can see the assignment. */
  readonly assignmentId?: string | undefined
  readonly sha256: string
  readonly inline: boolean
  readonly expiresAt: Date
}

const idBytes = 16
const length = 4 * idBytes + 32 + 1 + 6
const signatureLength = 32

/** Deterministic: the same ticket gives the same text. */
export function ticketFor(key: KeyObject, ticket: Ticket): string {
  const { principalId, secretId, organizationId, mediaItemId } = ticket
  const ids = [principalId, secretId, organizationId, mediaItemId].map(id => id.replaceAll('-', ''))
  const end = Buffer.alloc(7)
  end.writeUInt8(ticket.inline ? 1 : 0, 0)
  end.writeUIntBE(ticket.expiresAt.getTime(), 1, 6)
  const given = Buffer.from(ticket.assignmentId?.replaceAll('-', '') ?? '', 'hex')
  const content = Buffer.concat([Buffer.from(ids.join('') + ticket.sha256, 'hex'), end, given])
  return Buffer.concat([content, signatureOf(key, content)]).toString('base64url')
}

/** Undefined unless it is, to the last bit, a ticket that this server issued. */
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
    secretId: idAt(idBytes),
    organizationId: idAt(2 * idBytes),
    mediaItemId: idAt(3 * idBytes),
    assignmentId: contentLength > length ? idAt(length) : undefined,
    sha256: content.subarray(4 * idBytes, 4 * idBytes + 32).toString('hex'),
    inline: content.readUInt8(length - 7) === 1,
    expiresAt: new Date(content.readUIntBE(length - 6, 6)),
  }
}

const signatureOf = (key: KeyObject, content: Buffer) => sign(key, content.toString('base64url'))
