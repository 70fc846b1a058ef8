import { errorClasses, type LearnError, UnexpectedAnswer } from './errors.ts'
import { readRetryAfter } from './retry.ts'

export interface Responded<Data> {
  readonly data: Data
  readonly requestId: string
  readonly status: number
  /** Whether it is the stored answer to an earlier request with the same idempotency key. */
  readonly replayed: boolean
  readonly headers: Headers
}

/** A good answer, which is JSON unless text was asked for. */
export function readAnswer<Data>(
  response: Response,
  requestId: string,
  text: string,
  isText: boolean,
): Responded<Data> {
  const data = isText ? text : parse(text)
  if (data === undefined) throw notOurs(response, requestId)
  // What the contract says of the route is what the server gives.
  return respond(data as Data, response, requestId)
}

export function respond<Data>(data: Data, response: Response, requestId: string): Responded<Data> {
  const { status, headers } = response
  return {
    data,
    requestId: headers.get('x-request-id') ?? requestId,
    status,
    replayed: headers.has('idempotency-replayed'),
    headers,
  }
}

/** Undefined for what is no JSON. Why it is none is not kept: it would quote the text, which may hold a secret. */
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
    ? new UnexpectedAnswer(movedTo(response), status, id)
    : (errorOf(parse(text), status, id) ?? notOurs(response, id))
  const seconds = readRetryAfter(headers.get('retry-after'))
  if (seconds !== undefined) error.retryAfterSeconds = seconds
  return error
}

/** A browser hides what a redirect says. */
const isRedirect = ({ status, type }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400)

function movedTo({ headers, url }: Response): string {
  const location = headers.get('location')
  const where = location && URL.canParse(location, url) ? new URL(location, url).origin : 'another address'
  return `The server sends on to ${where}, which is not followed, for it could take the token. Set baseUrl to where the server is.`
}

const notOurs = ({ status, headers }: Response, requestId: string) =>
  new UnexpectedAnswer(
    `The answer (status ${status}, ${headers.get('content-type')?.split(';')[0] ?? 'of no type'}) is none of this API. Check that baseUrl leads to a Learn server, and no proxy stands before it.`,
    status,
    headers.get('x-request-id') ?? requestId,
  )

/** An error body of the contract as an error; undefined for anything else. */
export function errorOf(body: unknown, status: number, requestId: string): LearnError | undefined {
  const { _tag, message, requestId: id, ...details } = Object(body) as Record<string, unknown>
  if (typeof _tag !== 'string' || typeof message !== 'string') return undefined
  if (!Object.hasOwn(errorClasses, _tag))
    return new UnexpectedAnswer(
      `The server answered ${_tag}, which this version of the client does not know: ${message}`,
      status,
      requestId,
    )
  // A body of the contract carries what its kind says.
  const Kind = errorClasses[_tag as keyof typeof errorClasses] as unknown as new (
    ...args: unknown[]
  ) => LearnError
  const error = new Kind(message, typeof id === 'string' ? id : requestId, status, details)
  if (typeof details.retryAfterSeconds === 'number') error.retryAfterSeconds = details.retryAfterSeconds
  return error
}
