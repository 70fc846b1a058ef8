import type { Route } from '@learn/contract/documents/route'
import { errorClasses, type LearnError, UnexpectedAnswer } from './errors.ts'
import type { RequestOptions } from './options.ts'
import { readRetryAfter } from './retry.ts'

export interface ApiResponse<Data> {
  readonly data: Data
  readonly requestId: string
  readonly status: number
  /** Whether this is the stored answer to an earlier request with the same idempotency key. */
  readonly replayed: boolean
  readonly headers: Headers
}

/** A successful answer: JSON, unless text was requested. */
export function readAnswer<Data>(
  response: Response,
  requestId: string,
  text: string,
  isText: boolean,
): ApiResponse<Data> {
  const data = isText ? text : parse(text)
  if (data === undefined) throw foreignAnswerError(response, requestId)
  // The contract declares what the server answers on this route.
  return respond(data as Data, response, requestId)
}

export function respond<Data>(data: Data, response: Response, requestId: string): ApiResponse<Data> {
  const { status, headers } = response
  return {
    data,
    requestId: headers.get('x-request-id') ?? requestId,
    status,
    replayed: headers.has('idempotency-replayed'),
    headers,
  }
}

/** Notices when something between us and the server dropped the header that asks for a dry run. */
export function checkDryRun<Opened extends { readonly response: Response; readonly requestId: string }>(
  { effect }: Route,
  { dryRun }: RequestOptions,
  opened: Opened,
): Opened {
  const { status, headers } = opened.response
  if (!dryRun || effect === 'read' || headers.get('preference-applied') === 'dry-run') return opened
  throw new UnexpectedAnswer(
    'The server did not confirm that this was a dry run, so the change may have been made. Check before you try again.',
    status,
    opened.requestId,
  )
}

/** Undefined if it is not JSON. The parser's own error would quote the text, which may contain a secret. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function failureOf(response: Response, text: string, requestId: string): LearnError {
  const { status, headers } = response
  const id = headers.get('x-request-id') ?? requestId
  const error = isRedirect(response)
    ? new UnexpectedAnswer(redirectMessage(response), status, id)
    : (errorOf(parse(text), status, id) ?? foreignAnswerError(response, id))
  const seconds = readRetryAfter(headers.get('retry-after'))
  if (seconds !== undefined) error.retryAfterSeconds = seconds
  return error
}

/** A browser hides the status of a redirect. */
const isRedirect = ({ status, type }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400)

function redirectMessage({ headers, url }: Response): string {
  const location = headers.get('location')
  const where = location && URL.canParse(location, url) ? new URL(location, url).origin : 'another address'
  return `The server redirects to ${where}. Redirects are not followed, to protect the token. Set baseUrl to the server's final address.`
}

const foreignAnswerError = ({ status, headers }: Response, requestId: string) =>
  new UnexpectedAnswer(
    `The answer (status ${status}, ${headers.get('content-type')?.split(';')[0] ?? 'no content type'}) is not from a Learn server. Check baseUrl, and any proxy on the way.`,
    status,
    headers.get('x-request-id') ?? requestId,
  )

/** Turns an error body of the contract into an error. Undefined for anything else. */
export function errorOf(body: unknown, status: number, requestId: string): LearnError | undefined {
  const { _tag, message, requestId: id, ...details } = Object(body) as Record<string, unknown>
  if (typeof _tag !== 'string' || typeof message !== 'string') return undefined
  if (!Object.hasOwn(errorClasses, _tag))
    return new UnexpectedAnswer(
      `The server answered ${_tag}, which this version of the SDK does not know: ${message}`,
      status,
      requestId,
    )
  // The contract declares the details of each kind.
  const Kind = errorClasses[_tag as keyof typeof errorClasses] as unknown as new (
    ...args: unknown[]
  ) => LearnError
  const error = new Kind(message, typeof id === 'string' ? id : requestId, status, details)
  if (typeof details.retryAfterSeconds === 'number') error.retryAfterSeconds = details.retryAfterSeconds
  return error
}
