import type { ErrorBody } from '@learn/contract/errors'
import type { Route } from '@learn/contract/route'
import { Aborted, errorClasses, NetworkError, TimeoutError, UnexpectedAnswer } from './errors.ts'

export interface ConnectionOptions {
  /** Where the server is, such as `https://learn.example.org`. */
  readonly baseUrl: string
  /** An API key or access token, or a function that gives one; it is asked again with `refused` after an `Unauthorized`. */
  readonly token?: string | TokenProvider
  readonly timeoutMilliseconds?: number
  /** How often a call is tried again at most. */
  readonly retries?: number
  readonly fetch?: typeof fetch
}

export type TokenProvider = (refused?: string) => string | Promise<string>

export interface RequestOptions {
  readonly signal?: AbortSignal
  readonly timeoutMilliseconds?: number
  readonly retries?: number
  /** Instead of the one that every mutation gets by itself. */
  readonly idempotencyKey?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Responded<Data> {
  readonly data: Data
  readonly requestId: string
  readonly status: number
  /** Whether it is the stored answer to an earlier request with the same idempotency key. */
  readonly replayed: boolean
  readonly headers: Headers
}

/** Asks one server, whatever the operation. */
export interface Connection {
  call<Data>(route: Route, input: object, options?: RequestOptions): Promise<Responded<Data>>
}

export function connect(options: ConnectionOptions): Connection {
  const send = options.fetch ?? fetch
  return {
    async call<Data>(route: Route, input: object, request: RequestOptions = {}): Promise<Responded<Data>> {
      const { path, body } = requestOf(route, input)
      const token = typeof options.token === 'function' ? await options.token() : options.token
      const response = await send(new URL(path, options.baseUrl), {
        method: route.method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(route.effect !== 'read' && {
            'idempotency-key': request.idempotencyKey ?? crypto.randomUUID(),
          }),
          ...request.headers,
        },
        ...(body !== undefined && { body }),
        signal: request.signal ?? null,
      }).catch(error => {
        if (error instanceof DOMException && error.name === 'TimeoutError')
          throw new TimeoutError('The server took too long to answer.', undefined, error)
        if (request.signal?.aborted) throw new Aborted('The call was ended.', undefined, error)
        throw new NetworkError(`The server at ${options.baseUrl} was not reached.`, undefined, error)
      })
      const requestId = response.headers.get('x-request-id') ?? ''
      const answer = await response.json().catch(cause => {
        throw new UnexpectedAnswer('The answer is not JSON.', response.status, requestId, cause)
      })
      if (!response.ok) throw toError(answer as ErrorBody, response.status)
      return {
        data: answer as Data,
        requestId,
        status: response.status,
        replayed: response.headers.has('idempotency-replayed'),
        headers: response.headers,
      }
    },
  }
}

function toError(body: ErrorBody, status: number) {
  const { _tag, message, requestId, ...details } = body
  const Kind = errorClasses[_tag] as unknown as new (...args: unknown[]) => Error
  return new Kind(message, requestId, status, details)
}

/** The flat input of an operation as path, query and body. */
export function requestOf(route: Route, input: object): { path: string; body?: string } {
  const rest: Record<string, unknown> = { ...input }
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  for (const name of route.body ? (route.query ?? []) : Object.keys(rest)) {
    const value = rest[name]
    delete rest[name]
    if (value !== undefined) query.append(name, String(value))
  }
  const search = query.toString()
  return { path: search ? `${path}?${search}` : path, ...(route.body && { body: JSON.stringify(rest) }) }
}
