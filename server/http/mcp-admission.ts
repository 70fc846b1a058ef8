import { callName, toolNameOf } from '@learn/mcp/names'
import type { FastifyRequest } from 'fastify'
import type { Application } from '../application.ts'
import { Fault } from '../fault.ts'
import type { RateLimitHeaders } from '../identity/rate-limit.ts'
import { kindOfSecret } from '../identity/secret.ts'

/** Somebody who was let in, with the message that they sent. */
export interface Guest {
  readonly request: FastifyRequest
  readonly requestId: string
  readonly authorization: string
  readonly principalId: string
  readonly scopes: ReadonlySet<string>
  readonly rateLimit: RateLimitHeaders
  /** The body as JSON; undefined where it is none, of which the protocol has its own words. */
  readonly message: unknown
  /** Whether it wants to hear of changes from now on. */
  readonly listens: boolean
}

type Admission =
  | { readonly guest: Guest; readonly headers: RateLimitHeaders; readonly refusal?: never }
  | { readonly guest?: never; readonly headers: RateLimitHeaders; readonly refusal: Fault }

/** Who is calling, counted like a call of the API: by credential, or by address where there is no good one. */
export async function admit(app: Application, request: FastifyRequest): Promise<Admission> {
  const now = app.now()
  const { authorization = '' } = request.headers
  try {
    const { actor, scopes } = await app.credentials.authenticate(authorization, 'mcp', now)
    const message = readMessage(request)
    // An older client may send several messages at once, of which the protocol takes a hundred; none is a request too.
    const several = Array.isArray(message) && message.length > 0
    const limits = (several ? message.slice(0, 100) : [message]).map(() =>
      app.rateLimits.countCredential(actor.credentialId, now),
    )
    const { headers = {}, refusal } = limits.find(limit => limit.refusal) ?? limits.at(-1) ?? {}
    if (refusal) return { refusal, headers }
    const guest: Guest = {
      request,
      requestId: request.id,
      authorization,
      principalId: actor.principalId,
      scopes,
      rateLimit: headers,
      message,
      listens: methodOf(message) === 'subscriptions/listen',
    }
    return { guest, headers }
  } catch (error) {
    if (!(error instanceof Fault) || error.kind !== 'Unauthorized') throw error
    const { headers, refusal } = app.rateLimits.countAddress(request.ip, now)
    return { refusal: refusal ?? error, headers }
  }
}

function readMessage({ body }: FastifyRequest): unknown {
  try {
    return Buffer.isBuffer(body) ? withoutCanceling(JSON.parse(body.toString('utf8'))) : undefined
  } catch {
    return undefined
  }
}

/** What is canceled gets no answer. In one request with what it cancels, its stream would wait for that for ever. */
function withoutCanceling(message: unknown): unknown {
  if (!Array.isArray(message)) return message
  const others = message.filter(each => methodOf(each) !== 'notifications/cancelled')
  return others.length > 0 ? others : message
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const methodOf = (message: unknown): unknown => fieldsOf(message).method

/**
 * The scope that an access token lacks for the tool that it calls: its client can ask the person for more. An API key has
 * what it has, and is told so in the answer.
 */
export function missingScope({ surface }: Application, guest: Guest): string | undefined {
  const { authorization, message, scopes } = guest
  if (methodOf(message) !== 'tools/call' || kindOfSecret(authorization.split(' ').at(-1) ?? '') !== 'token')
    return undefined
  const { name, arguments: given } = fieldsOf(fieldsOf(message).params)
  const wanted = name === callName ? fieldsOf(given).operation : name
  const operation = surface.operations.find(known => known.id === wanted || toolNameOf(known) === wanted)
  if (!operation) return undefined
  const needed = operation.effect === 'paid' ? [operation.scope, 'paid'] : [operation.scope]
  return needed.every(scope => scopes.has(scope)) ? undefined : needed.join(' ')
}

const loopback = ['localhost', '127.0.0.1', '::1', '[::1]']

export const isExpectedHost = (publicUrl: string, hostname: string): boolean =>
  [new URL(publicUrl).hostname, ...loopback].includes(hostname.toLowerCase())

/** Programs send no origin. A page that does is one of ours, or runs on the same machine. */
export function isExpectedOrigin(publicUrl: string, origin: string): boolean {
  if (origin === publicUrl) return true
  return URL.canParse(origin) && loopback.includes(new URL(origin).hostname)
}
