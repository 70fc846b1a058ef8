import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { broken, invalid, limited, Refusal, Silence } from './failures.ts'
import { type Answer, IdempotencyKeys } from './idempotency.ts'
import { type Page, readPage } from './pages.ts'
import { Params } from './params.ts'
import type { Store } from './store.ts'

/** `POST /v1/customers/:id` → its handler. */
export type Routes = Record<string, (params: Params, id: string) => object>

/** A call as it was received. */
export interface LoggedRequest {
  readonly method: string
  readonly path: string
  readonly idempotencyKey: string | null
  readonly apiVersion: string | null
  readonly params: Record<string, string>
}

interface Call {
  readonly requestId: string
  readonly method: string
  readonly path: string
  readonly key: string | null
  readonly params: Params
  readonly authorization: string | null
}

/** Failures of a call before anything is done. */
export type Disturbance = 'silent' | 'breaks' | 'limits'

/** The results of work that was started are kept under the idempotency key; other refusals are not. */
const isKept = (status: number) => status < 400 || status === 402 || status >= 500

const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

export class ApiServer {
  readonly requests: LoggedRequest[] = []
  readonly #server: Server
  readonly #store: Store
  readonly #apiKey: string
  readonly #keys = new IdempotencyKeys()
  readonly #disturbances: { call: string; how: Disturbance }[] = []
  readonly #unanswered = new Set<Promise<void>>()
  #routes: Routes = {}
  #pages: Record<string, (id: string) => Page> = {}

  constructor(store: Store, apiKey: string) {
    this.#store = store
    this.#apiKey = apiKey
    // On a busy machine a client may notice too late that a connection was closed because it was idle.
    this.#server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
      // Only a page fails here, or a client that has gone.
      this.#serve(request, response).catch(error => response.writeHead(500).end(String(error)))
    })
  }

  async listen(): Promise<string> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve))
    // Safe: a server that listens on TCP has an address with a port.
    const { port } = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }

  open(routes: Routes, pages: Record<string, (id: string) => Page>): void {
    this.#routes = routes
    this.#pages = pages
  }

  async close(): Promise<void> {
    const closed = new Promise(resolve => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await closed
  }

  disturbNext(call: string, how: Disturbance): void {
    this.#disturbances.push({ call, how })
  }

  async silenceEnds(): Promise<void> {
    await Promise.all(this.#unanswered)
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://localhost')
    const body = await text(request)
    const method = request.method ?? 'GET'
    if (!path.startsWith('/v1/')) {
      const { status, headers, html } = readPage(find(this.#pages, method, path))
      response.writeHead(status, headers).end(html)
      return
    }
    const params = new Params(body || search)
    const idempotencyKey = method === 'POST' ? header(request, 'idempotency-key') : null
    const apiVersion = header(request, 'stripe-version')
    this.requests.push({ method, path, idempotencyKey, apiVersion, params: params.all })
    const call: Call = {
      requestId: this.#store.newId('req'),
      method,
      path,
      key: idempotencyKey,
      params,
      authorization: header(request, 'authorization'),
    }
    const answer = this.#answerOnce(call)
    if (answer === 'silence') this.#waitForEnd(response, call)
    else response.writeHead(answer.status, headersOf(call, answer, apiVersion)).end(answer.body)
  }

  /** The response to a call; for a key used before, the earlier response. */
  #answerOnce(call: Call): Answer | 'silence' {
    const { key, method, path, params } = call
    try {
      this.#authenticate(call)
      const use = `${method} ${path} ${params.fingerprint}`
      const before = key && this.#keys.begin(key, use, this.#store.seconds)
      if (before) return before
    } catch (error) {
      return refuse(call, error)
    }
    const { answer, isHeard } = this.#answer(call)
    if (key && answer) this.#keys.end(key, isKept(answer.status) ? answer : undefined)
    return answer && isHeard ? answer : 'silence'
  }

  /** The response, if any, and whether the client receives it. */
  #answer(call: Call): { answer?: Answer; isHeard: boolean } {
    const accept = (result: unknown) => ({
      requestId: call.requestId,
      status: 200,
      body: JSON.stringify(result),
    })
    try {
      this.#disturb(`${call.method} ${call.path}`)
      return { answer: accept(this.#work(call)), isHeard: true }
    } catch (error) {
      if (!(error instanceof Silence)) return { answer: refuse(call, error), isHeard: true }
      return { ...(error.answer && { answer: accept(this.#store.show(error.answer)) }), isHeard: false }
    }
  }

  /** Without a response, the key is free as soon as the client has gone. */
  #waitForEnd(response: ServerResponse, { key }: Call): void {
    const gone = new Promise<void>(resolve => response.on('close', resolve)).then(() => {
      if (key) this.#keys.release(key)
      this.#unanswered.delete(gone)
    })
    this.#unanswered.add(gone)
  }

  #authenticate({ authorization }: Call): void {
    if (authorization === `Bearer ${this.#apiKey}`) return
    throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
  }

  #disturb(call: string): void {
    const index = this.#disturbances.findIndex(disturbance => call.startsWith(disturbance.call))
    const [disturbance] = index < 0 ? [] : this.#disturbances.splice(index, 1)
    if (disturbance?.how === 'silent') throw new Silence()
    if (disturbance?.how === 'breaks') throw broken()
    if (disturbance?.how === 'limits') throw limited()
  }

  #work({ method, path, params, requestId, key }: Call): unknown {
    const work = find(this.#routes, method, path)
    if (!work)
      throw new Refusal(404, { type: 'invalid_request_error', message: `No route: ${method} ${path}` })
    const expand = params.items('expand').map(name => (params.text(name) ?? '').split('.'))
    this.#store.request = { id: requestId, idempotency_key: key }
    try {
      const result = work(params)
      const [unread] = params.unread()
      if (unread) throw invalid(`The simulator does not support ${unread}.`, 'parameter_unknown', unread)
      return this.#store.show(result, expand)
    } finally {
      this.#store.request = null
    }
  }
}

function headersOf(
  { requestId, key }: Call,
  answer: Answer,
  apiVersion: string | null,
): Record<string, string> {
  const isReplayed = answer.requestId !== requestId
  return {
    'content-type': 'application/json',
    'request-id': requestId,
    ...(apiVersion && { 'stripe-version': apiVersion }),
    ...(key && { 'idempotency-key': key }),
    ...(isReplayed && { 'idempotent-replayed': 'true', 'original-request': answer.requestId }),
  }
}

/** A bug in the simulator fails the call that found it, with its message. */
function refuse({ requestId }: Call, error: unknown): Answer {
  const { status, error: told } =
    error instanceof Refusal
      ? error
      : { status: 500, error: { type: 'api_error', message: `The simulator failed: ${String(error)}` } }
  return { requestId, status, body: JSON.stringify({ error: told }) }
}

/** The handler for a path, with the id in it. */
function find<Result, Rest extends unknown[]>(
  table: Record<string, (...args: [...Rest, string]) => Result>,
  method: string,
  path: string,
): ((...args: Rest) => Result) | undefined {
  for (const [pattern, work] of Object.entries(table)) {
    const match = `${method} ${path}`.match(`^${pattern.replace(':id', '([^/]+)')}$`)
    if (match) return (...args) => work(...args, match[1] ?? '')
  }
  return undefined
}
