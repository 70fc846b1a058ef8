import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { fault } from '../fault.ts'
import { uuidv7 } from '../ids.ts'
import { commonHeaders, faultReply } from './reply.ts'

const sentences: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'The URL and headers together exceed 16 KiB. Shorten them.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request took too long to arrive. Try again.',
  HPE_INVALID_METHOD: 'The HTTP method is not valid.',
}

/** Answers requests that fail before routing with the usual JSON error, and closes the connection. */
export function answerBrokenRequests(server: Server, log: Logger): void {
  const refuse = (socket: Socket | null, message: string) => {
    if (!socket?.writable) return
    socket.on('error', () => undefined) // The client may disconnect at any moment, and nothing else listens for it.
    const requestId = uuidv7(new Date())
    log.info({ requestId, address: socket.remoteAddress, reason: message }, 'request refused before routing')
    const { body } = faultReply(fault('BadRequest', message), requestId)
    const headers = {
      ...commonHeaders(requestId),
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 400 Bad Request\r\n${head.join('')}\r\n${body}`)
    socket.destroySoon() // Both halves: a client that never closes its own would keep the socket open for ever.
  }
  server.removeAllListeners('clientError')
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Nothing else closes a connection that breaks in the middle of a response.
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    refuse(
      socket as Socket, // An HTTP server's streams are sockets.
      sentences[error.code ?? ''] ?? 'The request is not valid HTTP.',
    )
  })
  server.on('connect', (_request: IncomingMessage, socket) =>
    refuse(socket as Socket, 'This server is not a proxy.'),
  )
  server.on('checkExpectation', (_request, response) => {
    refuse(response.socket, 'The only supported Expect header is 100-continue.')
  })
}

/** If a body does not arrive in time, answers as Node would and closes the connection. */
export function limitArrival(server: Server, request: IncomingMessage, milliseconds: number): void {
  const { headers, socket } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const timer = setTimeout(() => {
    const late = Object.assign(new Error('the request took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    if (!request.complete) server.emit('clientError', late, socket)
  }, milliseconds).unref()
  request.once('close', () => clearTimeout(timer))
}
