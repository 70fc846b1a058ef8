import { type Format, formats, type Operation } from '@learn/contract/operation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Application } from '../application.ts'
import { Fault } from '../fault.ts'
import { type Call, takeBody } from '../path/call.ts'
import { preferenceApplied } from '../path/dry-run.ts'
import type { Outcome } from '../path/execute.ts'
import { Pieces } from '../path/pieces.ts'
import { compressAnswer } from './compression.ts'
import { streamEvents } from './events.ts'
import type { Readiness } from './health.ts'
import { sendPieces } from './pieces.ts'
import { commonHeaders, faultReply, type Reply } from './reply.ts'

interface Parts {
  readonly app: Application
  readonly readiness: Readiness
}

/** Sends what has become of a call. */
export async function sendOutcome(
  { app, readiness }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  outcome: Outcome,
): Promise<FastifyReply> {
  const { headers } = request
  const { operation } = call
  const { rateLimit, principalId } = outcome
  const streams = operation.transport === 'events' && !(outcome.result instanceof Fault)
  const leave = streams ? await app.streams.enter(outcome.share) : undefined
  const result = leave instanceof Fault ? leave : outcome.result
  request.principalId = principalId
  if (result instanceof Fault) {
    request.trace?.fail(result.kind)
    const failed = faultReply(result, request.id, app.publicUrl)
    return send(reply, { ...failed, headers: { ...failed.headers, ...rateLimit } }, request.id)
  }
  if (streams) {
    reply.hijack()
    await streamEvents(app, readiness, call, outcome, reply).finally(leave as () => void) // A fault was answered above.
    return reply
  }
  if (result.body instanceof Pieces) {
    reply.hijack()
    await sendPieces(app, reply.raw, result.body, { ...commonHeaders(request.id), ...rateLimit })
    return reply
  }
  const replayed = result.replayed ? { 'Idempotency-Replayed': 'true' } : undefined
  const endReply = request.trace?.begin('reply')
  const { format, body } = await renderBody(app, operation, request, takeBody(result))
  const compressed = await compressAnswer(operation, singleHeader(headers['accept-encoding']), body)
  endReply?.()
  const encoding = compressed && { 'Content-Encoding': compressed.encoding }
  return send(
    reply,
    {
      status: operation.status,
      headers: { ...rateLimit, ...replayed, ...preferenceApplied(result), ...format, ...encoding },
      body: compressed?.bytes ?? body,
    },
    request.id,
  )
}

/** The answer in the requested format: JSON, unless the operation offers others. */
async function renderBody(app: Application, { id }: Operation, { query }: FastifyRequest, body: unknown) {
  const wanted = (query as { format?: Format }).format
  const render = wanted && app.surface.renderers[id]?.[wanted]
  if (!render) return { body: JSON.stringify(body) }
  const format = { 'Content-Type': formats[wanted], 'Content-Security-Policy': documentPolicy }
  return { body: await render(body), format }
}

/** Our documents run nothing and load nothing. */
const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

export const singleHeader = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(', ') : value

/** Writes straight to the socket: nothing is left for Fastify to work out. */
export function send(
  reply: FastifyReply,
  { status, headers, body }: Omit<Reply, 'body'> & { body: string | Buffer },
  requestId: string,
): FastifyReply {
  reply.hijack()
  const length = { 'Content-Length': Buffer.byteLength(body) }
  reply.raw.writeHead(status, { ...commonHeaders(requestId), ...length, ...headers }).end(body)
  return reply
}
