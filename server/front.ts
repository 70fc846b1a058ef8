import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Application } from './application.ts'
import { type Config, localUrl } from './config.ts'
import { prepareDrain, serveOn } from './http/drain.ts'
import type { Readiness } from './http/health.ts'
import { createHttpServer } from './http/server.ts'
import { cached } from './monitoring/cached.ts'
import type { Metrics } from './monitoring/metrics.ts'
import { metricsAnswerer } from './monitoring/metrics-server.ts'
import type { OtlpExporter } from './monitoring/otlp.ts'
import { OperatorError, reasonOf } from './operator-error.ts'
import { openMetricsPort } from './processes/metrics-port.ts'
import type { StartOptions } from './start-options.ts'

/** The part of a server that receives requests. */
export interface Front {
  /** Where it listens, with the real port if PORT was 0. */
  readonly url: string
  /** Where metrics are served, if they are on a port of their own. */
  readonly metricsUrl: string | undefined
  /** Keeps serving for a while after the server was asked to stop. */
  serveOn(): Promise<void>
  /** Finishes the requests under way, then closes. */
  drain(): Promise<void>
  /** Closes at once. */
  abandon(): Promise<void>
}

interface FrontParts {
  readonly app: Application
  readonly metrics: Metrics
  readonly readiness: Readiness
  readonly traces: OtlpExporter | undefined
}

export async function openFront(
  { config, httpTimes, part }: StartOptions,
  { app, metrics, readiness, traces }: FrontParts,
): Promise<Front> {
  const metricsOfAll = part?.name === 'front' ? part.metricsText : undefined
  const text = metricsOfAll ?? cached(() => metrics.text())
  const answerMetrics = metricsAnswerer(text, config.metricsToken)
  const http = createHttpServer({
    app,
    metrics,
    answerMetrics: config.metricsToken && config.metricsPort === undefined ? answerMetrics : undefined,
    takeSpans: traces?.take,
    readiness,
    trustedProxies: config.trustedProxies,
    allowedOrigins: config.allowedOrigins,
    privateClients: config.privateClients,
    times: httpTimes,
  })
  const drainRequests = prepareDrain(http)
  try {
    await listen(http, config)
    const metricsPort = metricsOfAll ? undefined : await openMetricsPort(answerMetrics, config)
    return {
      url: localUrl(config.host, portOf(http.server)),
      metricsUrl: metricsPort?.url,
      serveOn: () => serveOn(http, config.drainSeconds),
      drain: async () => {
        await drainRequests()
        metricsPort?.close()
      },
      abandon: async () => {
        metricsPort?.close()
        await http.close()
      },
    }
  } catch (error) {
    await http.close()
    throw error
  }
}

// A server that listens on a port has an address of this kind.
const portOf = (server: Server) => (server.address() as AddressInfo).port

async function listen(http: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await http.listen({ host, port })
  } catch (error) {
    throw new OperatorError(`Can't listen on HOST ${host}, PORT ${port}: ${reasonOf(error)}.`)
  }
}
