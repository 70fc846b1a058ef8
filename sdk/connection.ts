import type { Route } from '@learn/contract/documents/route'
import { failureOf, type Responded, readAnswer } from './answer.ts'
import type { LearnError } from './errors.ts'
import { Line } from './line.ts'
import { type Limits, Persistence } from './persistence.ts'
import { baseOf, headersOf, requestOf } from './request.ts'
import { type TokenProvider, Tokens } from './tokens.ts'
import { follow, watch } from './watch.ts'

export type { Responded } from './answer.ts'
export { requestOf } from './request.ts'
export type { TokenProvider } from './tokens.ts'

export interface ConnectionOptions {
  /** Where the server is, such as `https://learn.example.org`. */
  readonly baseUrl: string
  /** An API key or access token, or a function that gives one; it is asked again with `refused` after an `Unauthorized`. */
  readonly token?: string | TokenProvider | undefined
  /** How long one attempt may take until its whole answer is there: 30 s unless given. */
  readonly timeoutMilliseconds?: number | undefined
  /** How long a call may take with all its attempts: 2 minutes unless given. */
  readonly totalMilliseconds?: number | undefined
  /** How often a call is tried again at most: 4 times unless given. */
  readonly retries?: number | undefined
  readonly fetch?: typeof fetch | undefined
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined
  /** Of a stream, how long it may be silent before it is opened again. */
  readonly timeoutMilliseconds?: number | undefined
  readonly totalMilliseconds?: number | undefined
  readonly retries?: number | undefined
  /** Instead of the one that every mutation gets by itself. */
  readonly idempotencyKey?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

export type Bytes = Blob | Uint8Array<ArrayBuffer>

/** An answer that has begun to come. Who opens it ends its line. */
export interface Opened {
  readonly response: Response
  readonly line: Line
  readonly requestId: string
}

/** Asks one server, whatever the operation. */
export interface Connection {
  call<Data>(route: Route, input: object, options?: RequestOptions): Promise<Responded<Data>>
  /** For an answer that is read as it comes, such as a stream of events; `bytes` are sent in place of what JSON would carry. */
  open(route: Route, input: object, options?: RequestOptions, bytes?: Bytes): Promise<Opened>
  /** What stands at an address that is the right to have it. It is asked once, and without the token. */
  openAddress(address: string, headers: Record<string, string>, options?: RequestOptions): Promise<Opened>
}

export function connect(options: ConnectionOptions): Connection {
  const base = baseOf(options.baseUrl)
  const tokens = new Tokens(options.token)
  const send = options.fetch ?? fetch

  /** Sends a call until there is an answer to it. Of a good one that is read as it comes, the body is left alone. */
  async function ask(
    route: Route,
    input: object,
    request: RequestOptions,
    isStream: boolean,
    bytes?: Bytes,
  ): Promise<Asked> {
    const { path, body } = requestOf(route, input)
    const { requestId, headers } = headersOf(route, request)
    const init: RequestInit = { method: route.method, headers, redirect: 'manual' }
    if (body !== undefined) init.body = bytes ?? body
    const limits = limitsOf(options, request)
    let token = await tokens.current(request.signal, requestId)
    let persistence: Persistence | undefined
    for (let milliseconds = limits.timeoutMilliseconds; ; ) {
      if (token) headers.authorization = `Bearer ${token}`
      const line = new Line(base, requestId, milliseconds, request.signal)
      init.signal = line.signal
      let failure: LearnError
      try {
        const response = await send(base + path, init)
        if (isStream && response.ok) return { response, line, requestId, text: '' }
        const text = await response.text()
        line.close()
        if (response.ok) return { response, line, requestId, text }
        failure = failureOf(response, text, requestId)
      } catch (error) {
        line.close()
        failure = line.explain(error)
      }
      persistence ??= new Persistence(tokens, limits, requestId)
      token = await persistence.after(failure, token)
      milliseconds = Math.min(limits.timeoutMilliseconds, limits.until - performance.now())
    }
  }

  const connection: Connection = {
    async call<Data>(route: Route, input: object, request: RequestOptions = {}) {
      if (route.transport === 'events')
        return await follow(() => watch<Data>(connection, route, input, request)).now
      const { response, requestId, text } = await ask(route, input, request, false)
      return readAnswer<Data>(response, requestId, text, isText(route, input))
    },
    open: (route, input, request = {}, bytes) => ask(route, input, request, true, bytes),
    openAddress: (address, headers, request = {}) =>
      openAddress(send, address, headers, limitsOf(options, request)),
  }
  return connection
}

async function openAddress(
  send: typeof fetch,
  address: string,
  headers: Record<string, string>,
  { timeoutMilliseconds, signal }: Limits,
): Promise<Opened> {
  const line = new Line(new URL(address).origin, '', timeoutMilliseconds, signal)
  let failure: LearnError
  try {
    const response = await send(address, { headers, signal: line.signal })
    if (response.ok) return { response, line, requestId: response.headers.get('x-request-id') ?? '' }
    failure = failureOf(response, await response.text(), '')
  } catch (error) {
    failure = line.explain(error)
  }
  line.close()
  throw failure
}

interface Asked extends Opened {
  readonly text: string
}

function limitsOf(options: ConnectionOptions, request: RequestOptions): Limits {
  const total = request.totalMilliseconds ?? options.totalMilliseconds ?? 120_000
  const each = request.timeoutMilliseconds ?? options.timeoutMilliseconds ?? 30_000
  return {
    timeoutMilliseconds: Math.min(each, total),
    retries: request.retries ?? options.retries ?? 4,
    until: performance.now() + total,
    signal: request.signal,
  }
}

const isText = ({ formats }: Route, input: object) =>
  formats !== undefined && 'format' in input && formats.includes(String(input.format))
