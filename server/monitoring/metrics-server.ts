import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { Registry } from 'prom-client'

/** An answer to somebody who asks for metrics. */
export interface MetricsAnswer {
  readonly status: 200 | 401 | 500
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Answers with the metrics, and with a token only to those who send it. */
export type AnswerMetrics = (authorization: string | undefined) => Promise<MetricsAnswer>

export function metricsAnswerer(text: () => Promise<string>, token: string | undefined): AnswerMetrics {
  const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return async authorization => {
    if (token !== undefined && !isBearer(authorization, token)) {
      const headers = { ...plain, 'WWW-Authenticate': 'Bearer' }
      return { status: 401, headers, text: 'Send LEARN_METRICS_TOKEN as a bearer token.\n' }
    }
    try {
      return {
        status: 200,
        headers: { ...plain, 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE },
        text: await text(),
      }
    } catch {
      return { status: 500, headers: plain, text: 'The metrics could not be collected.\n' }
    }
  }
}

/** Compares hashes, so that the time depends neither on the token nor on its length. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const given = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(sha256(given), sha256(token))
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Serves the metrics on a port of their own, so that the public address does not offer them to anybody. */
export async function serveMetrics(answer: AnswerMetrics, host: string, port: number): Promise<Server> {
  const { createServer } = await import('node:http') // A static import would load undici, which most servers never need.
  const server = createServer(async ({ method, url, headers: { authorization } }, response) => {
    if (url?.split('?', 1)[0] !== '/metrics' || (method !== 'GET' && method !== 'HEAD'))
      return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('The metrics are at /metrics.\n')
    const { status, headers, text } = await answer(authorization)
    response.writeHead(status, headers).end(text)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
