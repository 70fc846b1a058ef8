import { type ErrorBody, errorKinds } from '@learn/contract/errors'
import type { Fault } from '../fault.ts'
import { resources } from '../oauth/resources.ts'

/** A response as plain data: the same for Fastify and for a bare socket. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * With an origin, the answer to a refused credential says where to find out how to get a token for this part of the
 * server (RFC 9728).
 */
export function faultReply(
  fault: Fault,
  requestId: string,
  origin?: string,
  resource: keyof typeof resources = 'api',
): Reply {
  const retryAfter =
    'retryAfterSeconds' in fault.details ? fault.details.retryAfterSeconds : fault.retryAfterSeconds
  const body = { _tag: fault.kind, message: fault.message, requestId, ...fault.details } as ErrorBody
  return {
    status: errorKinds[fault.kind].status,
    headers: {
      ...((fault.kind === 'Unauthorized' || fault.bearer) && {
        'WWW-Authenticate': challenge(fault, origin, resource),
      }),
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
    body: JSON.stringify(body),
  }
}

function challenge({ message, bearer }: Fault, origin: string | undefined, resource: keyof typeof resources) {
  const parameters = {
    ...(origin && {
      resource_metadata: `${origin}/.well-known/oauth-protected-resource${resources[resource]}`,
    }),
    ...(bearer && { error: bearer.error, error_description: plainText(message) }),
    ...(bearer?.scope && { scope: bearer.scope }),
  }
  const written = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`)
  return ['Bearer', written.join(', ')].join(' ').trimEnd()
}

/** The characters that RFC 6750 allows in a description. */
const plainText = (text: string) => text.replaceAll('’', "'").replaceAll(/[^ !#-[\]-~]/g, '')

/** The headers of every JSON answer. Answers are private, so caches must not store them. */
export const commonHeaders = (requestId: string) => ({
  'X-Request-Id': requestId,
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
})
