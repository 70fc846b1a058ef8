import type { ErrorKind } from '@learn/contract/errors'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Failed } from './invocation.ts'

/** An answer as it is: structured for programs, as text for models. */
export function answered(body: unknown): CallToolResult {
  const structuredContent = typeof body === 'object' && body !== null ? { ...body } : { text: String(body) }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { content: [{ type: 'text', text }], structuredContent }
}

const next: Record<ErrorKind | 'Declined', string> = {
  HttpApiDecodeError: 'Correct every field that is named, and call again.',
  BadRequest: 'Change what the message names, and call again.',
  Unauthorized: 'Ask the person to sign in again, in a terminal by `learn login`, then connect anew.',
  PaymentRequired: 'Ask the person to buy credits or to renew the plan; do not try again before.',
  Forbidden: 'Ask somebody with the role or the scope for it; do not try again as you are.',
  NotFound: 'Look for the right id in the list that it comes from.',
  Conflict: 'Read the present state first, then decide whether the call still makes sense.',
  TooManyRequests: 'Wait for as many seconds as `retryAfterSeconds` says, then call again.',
  Declined: 'Do not try again, unless the person asks for it.',
  InternalError: 'Try again once. If it fails again, tell the person the request id.',
}

/** What is no failure of the API was on the way there, of which whoever went it knows more. */
const nextOf = ({ _tag, next: told }: Failed): string =>
  _tag in next
    ? next[_tag as keyof typeof next]
    : (told ?? 'Check the server’s address and the connection, then call again.')

/** A failure, with what to do about it. */
export function failed(failure: Failed): CallToolResult {
  const body = { ...failure, next: nextOf(failure) }
  const id = failure.requestId ? ` (request ${failure.requestId})` : ''
  const issues = (failure.issues ?? []).map(({ path, message }) => `\n- ${path.join('.')} ${message}`)
  return {
    content: [
      { type: 'text', text: `${failure._tag}: ${failure.message}${issues.join('')}\n${body.next}${id}` },
    ],
    structuredContent: body,
    isError: true,
  }
}
