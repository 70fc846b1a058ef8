import type { ErrorKind } from '@learn/contract/errors'
import type { Operation } from '@learn/contract/operation'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { fit } from './fitting.ts'
import type { Failed, Fields } from './invocation.ts'
import { slim, type Wishes } from './slim.ts'

/** An answer as structured content and as text, because not every model sees the former. */
export function answerResult(operation: Operation, body: unknown, wishes?: Wishes): CallToolResult {
  const answer = slim(operation, body, wishes)
  return typeof body === 'string' ? documentResult(answer) : objectResult(answer)
}

export const objectResult = (structuredContent: Fields): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
  structuredContent,
})

/** A document, such as an HTML page, is its own text. */
const documentResult = (structuredContent: Fields): CallToolResult => ({
  content: [{ type: 'text', text: Object.values(structuredContent).join('\n\n') }],
  structuredContent,
})

const next: Record<ErrorKind | 'Declined', string> = {
  HttpApiDecodeError: 'Fix the listed fields, then call again.',
  BadRequest: 'Fix what the message says, then call again.',
  Unauthorized: 'Ask the person to sign in again with `learn login` in a terminal, then reconnect.',
  PaymentRequired: 'Ask the person to buy credits or renew the plan. Do not try again before that.',
  Forbidden: 'Ask someone who has the role or scope. Do not try again without it.',
  NotFound: 'Get the right id from the matching list operation.',
  Conflict: 'Read the current state, then decide whether the call still makes sense.',
  TooManyRequests: 'Wait `retryAfterSeconds` seconds, then call again.',
  Declined: 'Do not try again unless the person asks you to.',
  InternalError: 'Try again once. If it fails again, tell the person the request id.',
}

/** Errors that are not of the API happened on the way there, so `invoke` knows best what to do. */
const nextOf = ({ _tag, next: told }: Failed): string =>
  _tag in next
    ? next[_tag as keyof typeof next]
    : (told ?? 'Check the server’s address and the network, then call again.')

/** A list of fifty problems helps nobody. */
const mostFailureCharacters = 8_000

/** A failure, with what to do about it. */
export function failureResult(failure: Failed): CallToolResult {
  // An unknown argument is named in the issue, and could be as long as the request.
  const short = fit({ ...failure, next: nextOf(failure) }, mostFailureCharacters, '', []) as unknown
  // Nothing but long texts and long lists of issues is cut.
  const body = short as Failed & { readonly next: string }
  const id = body.requestId ? ` (request ${body.requestId})` : ''
  const issues = (body.issues ?? []).map(({ path, message }) => `\n- ${path?.join('.')} ${message}`)
  return {
    content: [{ type: 'text', text: `${body._tag}: ${body.message}${issues.join('')}\n${body.next}${id}` }],
    structuredContent: { ...body },
    isError: true,
  }
}
