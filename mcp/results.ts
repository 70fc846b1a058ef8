import type { ErrorKind } from '@learn/contract/errors'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Failed } from './invocation.ts'

/** An answer as structured content and as text, because not every model sees the former. */
export function answerResult(body: unknown): CallToolResult {
  const structuredContent = typeof body === 'object' && body !== null ? { ...body } : { text: String(body) }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { content: [{ type: 'text', text }], structuredContent }
}

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

/** A failure, with what to do about it. */
export function failureResult(failure: Failed): CallToolResult {
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
