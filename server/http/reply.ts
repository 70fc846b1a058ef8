import { type ErrorBody, errorKinds } from '@learn/contract/errors'
import type { Fault } from '../fault.ts'
import { resources } from '../oauth/resources.ts'

/** A response as plain data: the same for Fastify and for a bare socket. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** With an origin, a 401 says where to find out how to get a token for this part of the server (RFC 9728). */
export function faultReply(
  fault: Fault,
  requestId: string,
  origin?: string,
  resource: keyof typeof resources = 'api',
): Reply {
  const body = { _tag: fault.kind, message: fault.message, requestId, ...fault.details } as ErrorBody
  return {
    status: errorKinds[fault.kind].status,
    headers: {
      ...(fault.kind === 'Unauthorized' && { 'WWW-Authenticate': challenge(origin, resource) }),
      ...('retryAfterSeconds' in fault.details && { 'Retry-After': String(fault.details.retryAfterSeconds) }),
    },
    body: JSON.stringify(body),
  }
}

export const challenge = (origin: string | undefined, resource: keyof typeof resources) =>
  origin
    ? `Bearer resource_metadata="${origin}/.well-known/oauth-protected-resource${resources[resource]}"`
    : 'Bearer'

/** The headers of every JSON answer. Answers are private, so caches must not store them. */
export const commonHeaders = (requestId: string) => ({
  'X-Request-Id': requestId,
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
})
