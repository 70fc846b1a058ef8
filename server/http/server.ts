import { type Operation, usualBodyLimit } from '@learn/contract/operation'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Application } from '../application.ts'
import { codeOf } from '../error-code.ts'
import { Fault, fault } from '../fault.ts'
import { uuidv7 } from '../ids.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import type { AnswerMetrics } from '../monitoring/metrics-server.ts'
import type { TakeSpans } from '../monitoring/trace.ts'
import type { Call } from '../path/call.ts'
import { prefersDryRun } from '../path/dry-run.ts'
import { execute } from '../path/execute.ts'
import { send, sendOutcome, singleHeader } from './answer.ts'
import { answerBrokenRequests, limitArrival } from './broken-requests.ts'
import { addDocs } from './docs.ts'
import { type Door, doors } from './doors.ts'
import { addEntrances } from './entrances.ts'
import { addHealth, addMetrics, type Readiness } from './health.ts'
import { readJson } from './json-body.ts'
import { waitWithLargeBody } from './large-bodies.ts'
import { allowOrigins } from './other-origins.ts'
import { failedPage, sendPage } from './pages/page.ts'
import { bodyTooLarge, isBrowser, notFoundFault, toFault, tooLargeCode } from './refusals.ts'
import { faultReply } from './reply.ts'
import { reportRequests } from './reports.ts'
import { refuseUnfit } from './starting.ts'
import { addTus } from './tus.ts'
import { addWeb } from './web.ts'

const longestRequestMilliseconds = 30_000

/** How long a request may take to arrive. One that streams its body may be silent for this long instead. */
export interface HttpTimes {
  readonly requestMilliseconds: number
}

export interface HttpOptions {
  readonly app: Application
  readonly metrics: Metrics
  /** Set if this address serves the metrics, to those who have their token. */
  readonly answerMetrics?: AnswerMetrics | undefined
  /** Where traces go, if they are made. */
  readonly takeSpans?: TakeSpans | undefined
  readonly readiness: Readiness
  readonly trustedProxies: readonly string[]
  readonly allowedOrigins: readonly string[]
  readonly privateClients: boolean
  readonly times?: Partial<HttpTimes> | undefined
}

/** Adds the contract as routes. Whatever comes in, the answer has a declared status, in JSON or as a page for browsers. */
export function createHttpServer(options: HttpOptions): FastifyInstance {
  const { app, readiness, trustedProxies, privateClients, times } = options
  const { requestMilliseconds = longestRequestMilliseconds } = times ?? {}
  const finish: Finish = (request, reply, failure) => {
    request.trace?.fail(failure.kind)
    if (failure.kind === 'InternalError' && failure.cause !== undefined)
      app.log.error({ requestId: request.id, err: failure.cause }, 'request failed')
    const answer = faultReply(failure, request.id, app.publicUrl)
    if (!isBrowser(request)) return void send(reply, answer, request.id)
    // What was meant to be sent may have left headers, such as the name of a file. `connection` ends one whose body is too large.
    for (const name of Object.keys(reply.getHeaders())) if (name !== 'connection') reply.removeHeader(name)
    sendPage(reply, failedPage(failure, request.id), answer.headers)
  }
  const server = createFastify(trustedProxies, finish)
  answerBrokenRequests(server.server, app.log)
  answerErrors(server, finish)
  dropLostClients(server)
  allowOrigins(server, options.allowedOrigins)
  limitRequests(server, requestMilliseconds, finish)
  refuseUnfit(server, readiness, finish)
  addSecurityHeaders(server, app.publicUrl)
  reportRequests(server, options)

  addHealth(server, readiness, app.secrets)
  if (options.answerMetrics) addMetrics(server, app, options.answerMetrics)
  addDocs(server)
  addWeb(server, app)
  addEntrances(server, { app, readiness, privateClients })
  addTus(server, { app, silentMilliseconds: requestMilliseconds })
  addOperations(server, options, finish)
  return server
}

type Finish = (request: FastifyRequest, reply: FastifyReply, failure: Fault) => void

const createFastify = (trustedProxies: readonly string[], finish: Finish) =>
  Fastify({
    logger: false,
    bodyLimit: usualBodyLimit,
    requestTimeout: 0, // Node's own timeout can't be turned off for single routes.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: request => requestIdOf(request.headers['x-request-id']),
    return503OnClosing: false, // Requests that arrived before the stop are still answered.
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true, // HEAD gets the headers of GET, as RFC 9110 requires.
    routerOptions: { maxParamLength: 1_024 },
    // Otherwise Fastify loads Ajv, which takes a fifth of a start. Our routes have no schemas: the contract checks input.
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
    // We refuse requests without a Host header ourselves, in JSON.
    http: { requireHostHeader: false, headersTimeout: longestRequestMilliseconds },
    frameworkErrors: (error, request, reply) => finish(request, reply, toFault(error)),
  })

const refuseSchemas = () => () => {
  throw new Error('a route has its own schema, which nothing checks')
}

function answerErrors(server: FastifyInstance, finish: Finish): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  server.setErrorHandler((error, request, reply) =>
    finish(
      request,
      reply,
      request.is404 ? notFoundFault(request) : toFault(error, request.routeOptions.bodyLimit),
    ),
  )
  server.setNotFoundHandler((request, reply) => finish(request, reply, notFoundFault(request)))
}

/**
 * A request can be read from a connection that its client has reset, which has no address any more. It could be counted against
 * nobody, and nobody waits for its answer. Otherwise Node remembers the address from here on, whatever becomes of the client.
 */
function dropLostClients(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    if (socket.remoteAddress !== undefined) return next()
    reply.hijack()
    socket.destroy()
  })
}

function limitRequests(server: FastifyInstance, requestMilliseconds: number, finish: Finish): void {
  server.addHook('onRequest', (request, reply, next) => {
    if (!request.routeOptions.config.streams) limitArrival(server.server, request.raw, requestMilliseconds)
    const { rawHeaders, httpVersion } = request.raw
    const hosts = rawHeaders.filter(
      (name, at) => at % 2 === 0 && name.length === 4 && /^host$/i.test(name),
    ).length
    if (hosts === 1 || (hosts === 0 && httpVersion !== '1.1')) return next()
    finish(request, reply, fault('BadRequest', 'An HTTP/1.1 request must have exactly one Host header.'))
  })
}

/** Most answers are written straight to the socket with headers of their own; these are for all others, and for https. */
function addSecurityHeaders(server: FastifyInstance, publicUrl: string): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('X-Content-Type-Options', 'nosniff')
    done(null, payload)
  })
  if (publicUrl.startsWith('https:'))
    server.addHook('onRequest', (_request, reply, next) => {
      reply.raw.setHeader('Strict-Transport-Security', 'max-age=31536000')
      next()
    })
}

function addOperations(server: FastifyInstance, { app, readiness }: HttpOptions, finish: Finish): void {
  for (const operation of app.surface.operations) {
    const { bodyLimit = usualBodyLimit } = operation
    for (const door of doors) {
      const answering: Answering = { app, readiness, operation, door, finish }
      server.route({
        method: operation.method,
        url: `${door.prefix}${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        config: { operation: operation.id },
        exposeHeadRoute: operation.transport === undefined, // A stream has no length to tell.
        bodyLimit,
        preParsing: waitWithLargeBody(app, door),
        // A body that is too large is not read. Only callers who may call this are told so.
        errorHandler: (error, request, reply) =>
          codeOf(error) === tooLargeCode
            ? answer(answering, request, reply, () => {
                throw bodyTooLarge(bodyLimit)
              })
            : finish(request, reply, toFault(error)),
        handler: (request, reply) =>
          Object.values(request.params ?? {}).includes('')
            ? finish(request, reply, notFoundFault(request))
            : answer(answering, request, reply, () => ({
                params: request.params,
                query: request.query,
                body: operation.body && readJson(request),
              })),
      })
    }
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string
    /** The body may take as long as it needs. */
    streams?: true
  }
}

/** Clients may set the request id. It ends up in logs and headers, so anything but a plain name is replaced. */
function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.:-]{1,128}$/.test(given) ? given : uuidv7(new Date())
}

interface Answering {
  readonly app: Application
  readonly readiness: Readiness
  readonly operation: Operation
  readonly door: Door
  readonly finish: Finish
}

async function answer(
  { app, readiness, operation, door, finish }: Answering,
  request: FastifyRequest,
  reply: FastifyReply,
  input: Call['input'],
) {
  const { headers } = request
  const credential = door.credentialOf(app, request)
  if (credential instanceof Fault) return finish(request, reply, credential)
  const call: Call = {
    operation,
    requestId: request.id,
    ...credential,
    idempotencyKey: singleHeader(headers['idempotency-key']),
    isDryRun: prefersDryRun(headers.prefer),
    address: request.ip,
    trace: request.trace,
    bytes: Buffer.isBuffer(request.body) ? request.body.length : 0,
    input,
  }
  // The rest is a function of its own: a call that has waited long is in the old part of the memory, and so is this one.
  return await sendOutcome({ app, readiness }, request, reply, call, await execute(app, call))
}
