import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The API, and children's sign-in, which answers with a token. Everything else is for our own pages or for agents. */
const isForPrograms = (url: string) => /^\/(v1|auth\/student)(?![^/?])/.test(url)

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const readable = [
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Idempotency-Replayed',
  'Preference-Applied',
  'WWW-Authenticate',
  'Location',
  'Tus-Resumable',
  'Upload-Offset',
  'Upload-Length',
  'Upload-Expires',
].join(', ')
const writable = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'Prefer',
  'X-Request-Id',
  'Last-Event-ID',
  'X-HTTP-Method-Override',
  'Tus-Resumable',
  'Upload-Offset',
  'Upload-Length',
  'Upload-Metadata',
].join(', ')
/** Browsers keep the answer to a preflight for as long, but not longer than two hours. */
const preflightSeconds = '7200'

/**
 * Lets scripts on pages of these origins call the API. They must send a bearer token: without
 * `Access-Control-Allow-Credentials`, browsers send no cookies, and the API reads none.
 */
export function allowOrigins(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  server.addHook('onRequest', (request, reply, next) => {
    if (!isForPrograms(request.url)) return next()
    const { raw } = reply
    raw.setHeader('Vary', 'Origin') // Also for others, so that no cache mixes up the two answers.
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return next()
    raw.setHeader('Access-Control-Allow-Origin', origin)
    if (!isPreflight(request)) {
      raw.setHeader('Access-Control-Expose-Headers', readable)
      return next()
    }
    reply.hijack()
    raw
      .writeHead(204, {
        'Access-Control-Allow-Methods': methods,
        'Access-Control-Allow-Headers': writable,
        'Access-Control-Max-Age': preflightSeconds,
        Vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
      })
      .end()
  })
}

const isPreflight = ({ method, headers }: FastifyRequest) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
