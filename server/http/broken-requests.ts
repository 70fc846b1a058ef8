import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { fault } from '../fault.ts'
import { commonHeaders, faultReply } from './reply.ts'

const sentences: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'The address and the headers together are longer than 16 KiB.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request took too long to arrive.',
  HPE_INVALID_METHOD: 'The method is not one of HTTP.',
}

/** Requests that are broken before any route sees them get the same JSON as all others, and the connection ends. */
export function answerBrokenRequests(server: Server, newRequestId: () => string): void {
  const refuse = (socket: Duplex | null, message: string) => {
    if (!socket?.writable) return
    const requestId = newRequestId()
    const { status, body } = faultReply(fault('BadRequest', message), requestId)
    const headers = {
      ...commonHeaders(requestId),
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
  }
  server.removeAllListeners('clientError')
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') return socket.destroy()
    refuse(socket, sentences[error.code ?? ''] ?? 'This is not well-formed HTTP.')
  })
  server.on('connect', (_request: IncomingMessage, socket) => refuse(socket, 'This server is no proxy.'))
  server.on('checkExpectation', (_request, response) => {
    refuse(response.socket, 'The only expectation that can be met is 100-continue.')
  })
}
