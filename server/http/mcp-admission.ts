import { type CallerKind, type Operation, usualBodyLimit } from '@learn/contract/operation'
import { callName, toolNameOf } from '@learn/mcp/names'
import type { FastifyRequest } from 'fastify'
import type { Application } from '../application.ts'
import { Fault, fault } from '../fault.ts'
import type { RateLimitHeaders } from '../identity/rate-limit.ts'
import type { Surface } from '../surface.ts'
import { isTooDeep } from './json-depth.ts'

/** An authenticated caller, with the message they sent. */
export interface Guest {
  readonly request: FastifyRequest
  readonly requestId: string
  readonly authorization: string
  readonly principalId: string
  readonly kind: CallerKind
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
    const caller = await app.credentials.authenticate(authorization, 'mcp', now)
    const { actor, scopes } = caller
    const message = readMessage(request)
    // Older clients may send up to 100 messages in one request, and each one counts. An empty list counts as one.
    const several = Array.isArray(message) && message.length > 0
    const limits = await Promise.all(
      (several ? message.slice(0, 100) : [message]).map(() => app.rateLimits.countCaller(caller, now)),
    )
    const { headers = {}, refusal } = limits.find(limit => limit.refusal) ?? limits.at(-1) ?? {}
    if (refusal) return { refusal, headers }
    const guest: Guest = {
      request,
      requestId: request.id,
      authorization,
      principalId: actor.principalId,
      kind: actor.kind,
      scopes,
      rateLimit: headers,
      message,
      listens: methodOf(message) === 'subscriptions/listen',
    }
    return { guest, headers }
  } catch (error) {
    if (!(error instanceof Fault) || error.kind !== 'Unauthorized') throw error
    const { headers, refusal } = await app.rateLimits.countAddress(request.ip, now)
    return { refusal: refusal ?? error, headers }
  }
}

function readMessage({ body }: FastifyRequest): unknown {
  try {
    return Buffer.isBuffer(body) && !isTooDeep(body)
      ? withoutCanceling(JSON.parse(body.toString('utf8')))
      : undefined
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
 * key and a child can't get more, so they learn about them from the tool's answer.
 */
export function findMissingScope({ surface }: Application, guest: Guest): string | undefined {
  const { kind, message, scopes } = guest
  if (kind !== 'user') return undefined
  const operation = calledOperation(surface, message)
  if (!operation) return undefined
  const needed = operation.effect === 'paid' ? [operation.scope, 'paid'] : [operation.scope]
  return needed.every(scope => scopes.has(scope)) ? undefined : needed.join(' ')
}

/** The operation that a message calls, by its own tool or by its id. */
function calledOperation({ operations }: Surface, message: unknown): Operation | undefined {
  if (methodOf(message) !== 'tools/call') return undefined
  const { name, arguments: given } = fieldsOf(fieldsOf(message).params)
  const wanted = name === callName ? fieldsOf(given).operation : name
  return operations.find(known => known.id === wanted || toolNameOf(known) === wanted)
}

/** Enough for the largest body of an operation, with what surrounds it in a message. */
export const largestMessage = 1024 * 1024 + usualBodyLimit

/** Only operations with large bodies may be called with large messages. */
export function refuseLarge({ surface }: Application, { request, message }: Guest): Fault | undefined {
  const { bodyLimit = usualBodyLimit } = calledOperation(surface, message) ?? {}
  const length = Buffer.isBuffer(request.body) ? request.body.length : 0
  // A message is an operation's body and some 1,000 bytes around it.
  if (length <= bodyLimit + 4_096) return undefined
  return fault('BadRequest', `The message is larger than ${bodyLimit / 1024} KiB.`)
}

const loopback = ['localhost', '127.0.0.1', '::1', '[::1]']

export const isExpectedHost = (publicUrl: string, hostname: string): boolean =>
  [new URL(publicUrl).hostname, ...loopback].includes(hostname.toLowerCase())

/** Programs send no Origin header. A page that does must be ours, or run on the same machine. */
export function isExpectedOrigin(publicUrl: string, origin: string): boolean {
  if (origin === publicUrl) return true
  return URL.canParse(origin) && loopback.includes(new URL(origin).hostname)
}
