import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const longestMilliseconds = 30_000
/** How long a newly opened connection may take to send its first request. */
const firstRequestMilliseconds = 1_000

/**
 * Stops the server once the requests under way are finished. Idle connections would delay that, and so would those that
 * never sent a request: browsers open them in advance, and Node does not count them as idle. Both are closed.
 */
export function prepareDrain(http: FastifyInstance): () => Promise<void> {
  const { server } = http
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket))
  return async () => {
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50)
    const closeUnused = setTimeout(() => {
      for (const socket of unused) socket.destroy()
    }, firstRequestMilliseconds)
    const closeAll = setTimeout(() => server.closeAllConnections(), longestMilliseconds)
    await http.close()
    clearInterval(closeIdle)
    clearTimeout(closeUnused)
    clearTimeout(closeAll)
  }
}

/**
 * Serves for some seconds more, so that a load balancer notices that the server is not ready. Meanwhile each answer asks for
 * its connection to be closed, because a request that arrives as its connection is closed would be lost.
 */
export async function serveOn({ server }: FastifyInstance, seconds: number): Promise<void> {
  if (seconds === 0) return
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('connection', 'close')
  })
  await sleep(seconds * 1_000)
}
