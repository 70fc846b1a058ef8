import type { Route } from '@learn/contract/documents/route'
import { type ApiResponse, checkDryRun, failureOf, readAnswer } from './answer.ts'
import type { LearnError } from './errors.ts'
import { Line, type OpenResponse } from './line.ts'
import type { ConnectionOptions, RequestOptions } from './options.ts'
import { type Limits, Persistence } from './persistence.ts'
import { baseOf, headersOf, requestOf } from './request.ts'
import { Tokens } from './tokens.ts'
import { follow, watch } from './watch.ts'

export type { TokenProvider } from './options.ts'
export { requestOf } from './request.ts'

export type Bytes = Blob | Uint8Array<ArrayBuffer>

/** Sends calls to one server. */
export interface Connection {
  call<Data>(route: Route, input: object, options?: RequestOptions): Promise<ApiResponse<Data>>
  /** For a response that is read as it arrives, such as an event stream. `bytes` replace the JSON body. */
  open(route: Route, input: object, options?: RequestOptions, bytes?: Bytes): Promise<OpenResponse>
  /** Opens a signed URL. There are no retries, and the token is not sent. */
  openAddress(
    address: string,
    headers: Record<string, string>,
    options?: RequestOptions,
  ): Promise<OpenResponse>
}

export function connect(options: ConnectionOptions): Connection {
  const base = baseOf(options.baseUrl)
  const tokens = new Tokens(options.token)
  const send = options.fetch ?? fetch

  /** Sends a call and retries it. The body of a successful stream is left for the caller to read. */
  async function ask(
    route: Route,
    input: object,
    request: RequestOptions,
    isStream: boolean,
    bytes?: Bytes,
  ): Promise<TextResponse> {
    const { path, body } = requestOf(route, input)
    const { requestId, headers } = headersOf(route, request)
    const init: RequestInit = { method: route.method, headers, redirect: 'manual' }
    if (body !== undefined) init.body = bytes ?? body
    const limits = limitsOf(options, request)
    let token = await tokens.current(request.signal, requestId)
    let persistence: Persistence | undefined
    const start = reporterOf(options.onAttempt, route, requestId)
    for (let milliseconds = limits.timeoutMilliseconds; ; ) {
      const report = start?.()
      if (token) headers.authorization = `Bearer ${token}`
      const line = new Line(base, requestId, milliseconds, request.signal)
      init.signal = line.signal
      let failure: LearnError
      let status: number | undefined
      try {
        const response = await send(base + path, init)
        status = response.status
        if (isStream && response.ok) {
          report?.(status)
          return { response, line, requestId, text: '' }
        }
        const text = await response.text()
        line.close()
        if (response.ok) {
          report?.(status)
          return { response, line, requestId, text }
        }
        failure = failureOf(response, text, requestId)
      } catch (error) {
        line.close()
        failure = line.explain(error)
      }
      report?.(status, failure)
      persistence ??= new Persistence(tokens, limits, requestId)
      token = await persistence.waitForRetry(failure, token)
      milliseconds = Math.min(limits.timeoutMilliseconds, limits.until - performance.now())
    }
  }

  const connection: Connection = {
    async call<Data>(route: Route, input: object, request: RequestOptions = {}) {
      if (route.transport === 'events')
        return await follow(() => watch<Data>(connection, route, input, request)).now
      const answered = await ask(route, input, request, false)
      const { response, requestId, text } = checkDryRun(route, request, answered)
      return readAnswer<Data>(response, requestId, text, isText(route, input))
    },
    open: async (route, input, request = {}, bytes) =>
      checkDryRun(route, request, await ask(route, input, request, true, bytes)),
    openAddress: (address, headers, request = {}) =>
      openAddress(send, address, headers, limitsOf(options, request)),
  }
  return connection
}

/** Reports the attempts of one call, if anyone wants to know. */
function reporterOf(onAttempt: ConnectionOptions['onAttempt'], route: Route, requestId: string) {
  if (!onAttempt) return undefined
  const { id: operation, method } = route
  let attempts = 0
  return () => {
    const began = performance.now()
    const attempt = ++attempts
    return (status: number | undefined, failure?: LearnError) => {
      const milliseconds = performance.now() - began
      try {
        onAttempt({ operation, method, requestId, attempt, milliseconds, status, error: failure?._tag })
      } catch {} // A broken log must not break the call.
    }
  }
}

async function openAddress(
  send: typeof fetch,
  address: string,
  headers: Record<string, string>,
  { timeoutMilliseconds, signal }: Limits,
): Promise<OpenResponse> {
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

interface TextResponse extends OpenResponse {
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
