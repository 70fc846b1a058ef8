import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Application } from '../application.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import { type TakeSpans, Trace } from '../monitoring/trace.ts'

declare module 'fastify' {
  interface FastifyRequest {
    principalId: string | undefined
    /** Set if traces are made. */
    trace: Trace | undefined
  }
}

/** Where reports about requests go. */
interface Reports {
  readonly app: Application
  readonly metrics: Metrics
  /** Where traces go, if they are made. */
  readonly takeSpans?: TakeSpans | undefined
}

/** One metric, one log line and one trace for each request. */
export function reportRequests(server: FastifyInstance, { app, metrics, takeSpans }: Reports): void {
  server.decorateRequest('principalId', undefined)
  server.decorateRequest('trace', undefined)
  if (takeSpans)
    server.addHook('onRequest', (request, _reply, next) => {
      const { traceparent } = request.headers
      request.trace = Trace.begin(typeof traceparent === 'string' ? traceparent : undefined)
      next()
    })
  server.addHook('onResponse', (request, reply, done) => {
    const operation = operationOf(request)
    const { statusCode: status } = reply
    metrics.count(operation, status, reply.elapsedTime)
    if (takeSpans) request.trace?.end(operation, status, takeSpans)
    app.log.info(
      {
        requestId: request.id,
        operation,
        status,
        milliseconds: Math.round(reply.elapsedTime * 100) / 100,
        principalId: request.principalId,
        address: request.ip,
      },
      'request',
    )
    done()
  })
}

const operationOf = (request: FastifyRequest) => request.routeOptions.config.operation ?? 'none'
