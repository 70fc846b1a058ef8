import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

/** How old the metrics may be. Collecting them takes tens of milliseconds, which scrapers should not be able to add up. */
const freshMilliseconds = 5_000

/** Serves the metrics on a port of their own, so that the public address does not offer them to anybody. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const collect = cached(() => metrics.text())
  const server = createServer(async ({ method, url }, response) => {
    if (url?.split('?', 1)[0] !== '/metrics' || (method !== 'GET' && method !== 'HEAD'))
      return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('The metrics are at /metrics.\n')
    try {
      const text = await collect()
      response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text)
    } catch {
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The metrics could not be collected.\n')
    }
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

/** Everybody who asks within a few seconds gets the same text. */
function cached(make: () => Promise<string>): () => Promise<string> {
  let text: Promise<string> | undefined
  let madeAt = 0
  return () => {
    const now = performance.now()
    if (text === undefined || now - madeAt > freshMilliseconds) {
      text = make()
      madeAt = now
      text.catch(() => {
        text = undefined
      })
    }
    return text
  }
}
