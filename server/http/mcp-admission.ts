import { callName, toolNameOf } from '@learn/mcp/names'
import type { FastifyRequest } from 'fastify'
import type { Application } from '../application.ts'
import { Fault } from '../fault.ts'
import type { RateLimitHeaders } from '../identity/rate-limit.ts'
import { kindOfSecret } from '../identity/secret.ts'

/** An authenticated caller, with the message they sent. */
export interface Guest {
  readonly request: FastifyRequest
  readonly requestId: string
  readonly authorization: string
  readonly principalId: string
  readonly scopes: ReadonlySet<string>
  readonly rateLimit: RateLimitHeaders
  /** The body as JSON; undefined if it is not JSON, for which the protocol has its own error. */
  readonly message: unknown
  /** Whether the message subscribes to changes. */
  readonly listens: boolean
}

type Admission =
  | { readonly guest: Guest; readonly headers: RateLimitHeaders; readonly refusal?: never }
  | { readonly guest?: never; readonly headers: RateLimitHeaders; readonly refusal: Fault }

/** Authenticates the caller and counts the request like an API call: by credential or, if that is not valid, by address. */
export async function admit(app: Application, request: FastifyRequest): Promise<Admission> {
  const now = app.now()
  const { authorization = '' } = request.headers
  try {
    const { actor, scopes } = await app.credentials.authenticate(authorization, 'mcp', now)
    const message = readMessage(request)
    // Older clients may send up to 100 messages in one request, and each one counts. An empty list counts as one.
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

/** A canceled call gets no answer. If its cancellation came in the same batch, the batch would wait for it for ever. */
function withoutCanceling(message: unknown): unknown {
  if (!Array.isArray(message)) return message
  const others = message.filter(each => methodOf(each) !== 'notifications/cancelled')
  return others.length > 0 ? others : message
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const methodOf = (message: unknown): unknown => fieldsOf(message).method

/**
 * The scopes that the called tool needs, if the access token lacks any: the client can then ask the user for more. An API
 * key can't get more, so it learns about them from the tool's answer.
 */
export function findMissingScope({ surface }: Application, guest: Guest): string | undefined {
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

/** Programs send no Origin header. A page that does must be ours, or run on the same machine. */
export function isExpectedOrigin(publicUrl: string, origin: string): boolean {
  if (origin === publicUrl) return true
  return URL.canParse(origin) && loopback.includes(new URL(origin).hostname)
}
