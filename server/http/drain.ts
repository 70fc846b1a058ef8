import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const longestMilliseconds = 30_000
/** In which a connection that was just opened still brings its first request. */
const firstRequestMilliseconds = 1_000

/**
 * How the server ends: what is under way is finished. A connection that falls idle by that would hold the end up; so would
 * one that never asked for anything, as browsers open them in advance, and which to Node is not idle.
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
