import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { entrances } from '@learn/contract/entrances'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Application } from '../application.ts'
import { type Fault, fault, refusing } from '../fault.ts'
import { lacksScope } from '../identity/scope-words.ts'
import type { Readiness } from './health.ts'
import {
  admit,
  findMissingScope,
  type Guest,
  isExpectedHost,
  isExpectedOrigin,
  largestMessage,
  refuseLarge,
} from './mcp-admission.ts'
import type { Mcp } from './mcp-session.ts'
import { commonHeaders, faultReply, type Reply } from './reply.ts'

interface McpMount {
  readonly app: Application
  readonly readiness: Readiness
}

/**
 * Serves the operations as tools for agents. Requests are independent of each other, so any server behind a load balancer
 * can answer them. The protocol library is loaded by the first admitted request.
 */
export function addMcp(server: FastifyInstance, mounting: McpMount): void {
  const load = lazyMcp(mounting)
  const listening = new Set<AbortController>()
  server.addHook('preClose', async () => {
    for (const stream of listening) stream.abort()
  })
  server.route({
    // GET and DELETE are for sessions, which this server does not have. The library answers them itself.
    method: ['GET', 'POST', 'DELETE'],
    url: entrances['mcp.message'].path,
    bodyLimit: largestMessage,
    config: { operation: 'mcp.message' },
    handler: async (request, reply) => {
      const refusal = refuseStranger(mounting.app, request)
      if (refusal) return send(reply, refusal)
      const { guest, headers, refusal: refused } = await admit(mounting.app, request)
      if (!guest) return send(reply, refusalReply(mounting.app, refused, request.id, headers))
      request.principalId = guest.principalId
      const tooLarge = refuseLarge(mounting.app, guest)
      if (tooLarge) return send(reply, refusalReply(mounting.app, tooLarge, request.id, headers))
      const scope = findMissingScope(mounting.app, guest)
      if (scope) return send(reply, refusalReply(mounting.app, scopeFault(guest, scope), request.id, {}))
      return await answer(mounting.app, await load(), guest, listening, reply)
    },
  })
}

function lazyMcp(mounting: McpMount): () => Promise<Mcp> {
  let loaded: Promise<Mcp> | undefined
  return () => {
    loaded ??= import('./mcp-session.ts')
      .then(({ openMcp }) => openMcp(mounting.app, () => mounting.readiness.stage !== 'serving'))
      .catch(error => {
        loaded = undefined // Retry on the next request.
        throw error
      })
    return loaded
  }
}

/** Protects against DNS rebinding, where a page on another site resolves its own name to this server. */
function refuseStranger({ publicUrl }: Application, request: FastifyRequest): Reply | undefined {
  const { origin } = request.headers
  if (!isExpectedHost(publicUrl, request.hostname))
    return faultReply(
      fault('Forbidden', `Use this server’s public address: ${publicUrl} (set with LEARN_PUBLIC_URL).`),
      request.id,
    )
  if (origin !== undefined && !isExpectedOrigin(publicUrl, origin))
    return faultReply(fault('Forbidden', 'Requests from other sites are not allowed.'), request.id)
  return undefined
}

function refusalReply(app: Application, refusal: Fault, requestId: string, headers: Reply['headers']): Reply {
  const reply = faultReply(refusal, requestId, app.publicUrl, 'mcp')
  return { ...reply, headers: { ...reply.headers, ...headers } }
}

/** Lets a client ask its user for more scopes (RFC 6750, RFC 9728). */
function scopeFault(guest: Guest, scope: string): Fault {
  const lacking = scope.split(' ').find(one => !guest.scopes.has(one)) ?? scope
  return refusing(fault('Forbidden', lacksScope('user', lacking)), { error: 'insufficient_scope', scope })
}

async function answer(
  app: Application,
  mcp: Mcp,
  guest: Guest,
  listening: Set<AbortController>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { raw } = reply
  const left = new AbortController()
  raw.once('close', () => left.abort())
  if (guest.listens) listening.add(left)
  try {
    const response = await mcp.answer(guest, left.signal)
    if (response instanceof Response) await forwardResponse(reply, guest, response)
    else send(reply, refusalReply(app, response, guest.requestId, guest.rateLimit))
  } finally {
    listening.delete(left)
  }
  return reply
}

async function forwardResponse(reply: FastifyReply, guest: Guest, response: Response): Promise<void> {
  reply.hijack()
  const { 'Content-Type': _, ...common } = commonHeaders(guest.requestId)
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries({ ...common, ...guest.rateLimit })) headers.set(name, value)
  reply.raw.writeHead(response.status, Object.fromEntries(headers))
  if (!response.body) return void reply.raw.end()
  // A client that has left misses the rest.
  await pipeline(
    Readable.fromWeb(response.body as import('node:stream/web').ReadableStream),
    reply.raw,
  ).catch(() => undefined)
}

function send(reply: FastifyReply, { status, headers, body }: Reply) {
  const length = { 'Content-Length': Buffer.byteLength(body) }
  reply.hijack()
  reply.raw.writeHead(status, { ...commonHeaders(reply.request.id), ...length, ...headers }).end(body)
  return reply
}
