import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { fault } from '../fault.ts'
import { uuidv7 } from '../ids.ts'
import { commonHeaders, faultReply } from './reply.ts'

const sentences: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'The address and the headers together are longer than 16 KiB.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request took too long to arrive.',
  HPE_INVALID_METHOD: 'The method is not one of HTTP.',
}

/** Requests that are broken before any route sees them get the same JSON as all others, and the connection ends. */
export function answerBrokenRequests(server: Server, log: Logger): void {
  const refuse = (socket: Socket | null, message: string) => {
    if (!socket?.writable) return
    socket.on('error', () => undefined) // Who is refused may hang up at any moment; nobody else listens.
    const requestId = uuidv7(new Date())
    log.info({ requestId, address: socket.remoteAddress, reason: message }, 'refused before any route')
    const { status, body } = faultReply(fault('BadRequest', message), requestId)
    const headers = {
      ...commonHeaders(requestId),
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
    socket.destroySoon() // Not only our half: a client that never closes its own would hold the socket for ever.
  }
  server.removeAllListeners('clientError')
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Nobody else would end a connection that breaks in the middle of an answer.
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    refuse(
      socket as Socket, // An HTTP server's streams are sockets.
      sentences[error.code ?? ''] ?? 'This is not well-formed HTTP.',
    )
  })
  server.on('connect', (_request: IncomingMessage, socket) =>
    refuse(socket as Socket, 'This server is no proxy.'),
  )
  server.on('checkExpectation', (_request, response) => {
    refuse(response.socket, 'The only expectation that can be met is 100-continue.')
  })
}

/** A body that has not arrived in time is answered as Node answers it, and the connection ends. */
export function limitArrival(server: Server, request: IncomingMessage, milliseconds: number): void {
  const { headers, socket } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const timer = setTimeout(() => {
    const late = Object.assign(new Error('the request took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    if (!request.complete) server.emit('clientError', late, socket)
  }, milliseconds).unref()
  request.once('close', () => clearTimeout(timer))
}
