import { entrances } from '@learn/contract/entrances'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Application } from '../application.ts'
import { Fault } from '../fault.ts'
import { type Download, findDownload } from '../media/download.ts'
import { canRunCode } from '../media/media-type.ts'
import { ConcurrencyLimit, transferLimits } from '../path/concurrency-limit.ts'
import { readRange } from './byte-range.ts'

const id = 'files.download'

/** A download occupies a socket and a file for as long as the client takes to read it. */
const reading = new ConcurrencyLimit(transferLimits)

/** Serves files at their signed URLs. Refusals are the usual JSON errors. */
export function addFiles(server: FastifyInstance, { app }: { app: Application }): void {
  const { method, path } = entrances[id]
  server.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation: id },
    handler: async (request, reply) => {
      const { address } = request.params as { address: string } // The route has no other parameter.
      const found = await findDownload(app, address, app.now()).catch(error => refuse(app, request, error))
      return await send(app, request, reply, found)
    },
  })
}

/** Clients that guess URLs are counted and made to wait. */
async function refuse(app: Application, { ip }: FastifyRequest, error: unknown): Promise<never> {
  if (error instanceof Fault && error.kind === 'Forbidden')
    throw (await app.rateLimits.countAddress(ip, app.now())).refusal ?? error
  throw error
}

async function send(app: Application, request: FastifyRequest, reply: FastifyReply, found: Download) {
  const { item } = found
  const { headers } = request
  const etag = `"${item.sha256}"`
  const about = fileHeaders(found, app.now())
  reply.headers({ ...safety, 'X-Request-Id': request.id })
  const elsewhere = await storageUrlOf(app, found, about).catch(throwUnreadable)
  if (elsewhere) return reply.header('Cache-Control', 'no-store').redirect(elsewhere, 302)
  reply.headers({ ...about, ETag: etag })
  if (isNamedIn(headers['if-none-match'], etag)) return reply.code(304).send()
  const isRangeValid = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = readRange(isRangeValid ? headers.range : undefined, item.bytes)
  if (range === 'unsatisfiable')
    return reply.code(416).header('Content-Range', `bytes */${item.bytes}`).send()
  if (reply.raw.closed) return reply.hijack() // The client has already left, and no `close` event will follow.
  const { principalId: person, organizationId: organization } = found.ticket
  reply.raw.once('close', reading.enter({ person, organization }))
  const bytes = await app.parts.objects.readSized(item, item.bytes, range).catch(throwUnreadable)
  if (range) reply.header('Content-Range', `bytes ${range.first}-${range.last}/${item.bytes}`)
  reply.header('Content-Length', range ? range.last - range.first + 1 : item.bytes)
  return reply.code(range ? 206 : 200).send(bytes)
}

function throwUnreadable(error: unknown): never {
  throw new Fault('InternalError', 'This file could not be read from storage. Try again later.', {}, error)
}

const safety = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // The URL itself grants access, so pages on other sites may show the file too.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
}

/** Storage can't send our security headers, so it serves only downloads, and files that browsers just show or play. */
async function storageUrlOf(
  { parts: { objects } }: Application,
  { item, ticket: { expiresAt } }: Download,
  about: Record<'Content-Type' | 'Content-Disposition', string>,
): Promise<string | undefined> {
  const { 'Content-Type': contentType, 'Content-Disposition': contentDisposition } = about
  const isKept = contentDisposition.startsWith('attachment')
  if (!isKept && !/^(image|audio|video)\//.test(item.mediaType)) return undefined
  return await objects.downloadUrl(item, { expiresAt, contentType, contentDisposition })
}

function fileHeaders({ item, ticket }: Download, now: Date) {
  const type = item.mediaType.startsWith('text/') ? `${item.mediaType}; charset=utf-8` : item.mediaType
  const disposition = ticket.inline && !canRunCode(item.mediaType) ? 'inline' : 'attachment'
  const seconds = Math.max(0, Math.floor((ticket.expiresAt.getTime() - now.getTime()) / 1000))
  return {
    'Content-Type': type,
    'Content-Disposition': `${disposition}; ${fileName(item.name)}`,
    'Accept-Ranges': 'bytes',
    'Cache-Control': `private, max-age=${seconds}`,
  }
}

/** As RFC 6266 requires: an ASCII name for old clients, and the real name for all others. */
function fileName(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}

const isNamedIn = (header: string | undefined, etag: string) =>
  header?.split(',').some(known => [etag, '*'].includes(known.trim().replace(/^W\//, ''))) ?? false
