import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { llms } from '@learn/contract/documents/llms'
import { openapi } from '@learn/contract/documents/openapi'
import Fastify, { type FastifyInstance } from 'fastify'

/** Everything loads from this server. Scalar writes its styles into the page, so inline styles are allowed. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Learn API</title>
</head>
<body>
<div id="reference"></div>
<noscript>This page needs JavaScript. The same document is at <a href="/openapi.json">/openapi.json</a>.</noscript>
<script src="/docs/scalar.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

const start = `Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  defaultOpenAllTags: true,
})
`

/** Serves the OpenAPI document, a page that shows it, and a text version for language models. */
export function addDocs(server: FastifyInstance): void {
  const document = memoize(() => JSON.stringify(openapi()))
  server.get('/openapi.json', (_request, reply) => reply.type('application/json').send(document()))
  const text = memoize(llms)
  server.get('/llms.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(text()))
  server.get('/', (_request, reply) => reply.redirect('/docs'))
  server.get('/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', contentSecurityPolicy)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Referrer-Policy', 'no-referrer')
      .send(page),
  )
  server.get('/docs/start.js', (_request, reply) => reply.type('text/javascript').send(start))
  let scalar: Promise<Buffer> | undefined
  server.get('/docs/scalar.js', async (_request, reply) => {
    scalar ??= loadScalar().catch(error => {
      scalar = undefined // Retry on the next visit.
      throw error
    })
    return reply
      .type('text/javascript')
      .header('Content-Encoding', 'gzip')
      .header('Cache-Control', 'max-age=86400')
      .send(await scalar)
  })
}

/** Built on first use, so that it does not delay startup. */
function memoize(make: () => string): () => string {
  let made: string | undefined
  return () => {
    made ??= make()
    return made
  }
}

/**
 * Scalar's browser bundle. The package keeps it as a 4 MB string inside a Fastify plugin, so we read it through an
 * instance that listens nowhere, and only when somebody first opens the page.
 */
async function loadScalar(): Promise<Buffer> {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const host = Fastify()
  await host.register(plugin, { routePrefix: '/docs', configuration: { url: '/openapi.json' } })
  const { rawPayload } = await host.inject('/docs/js/scalar.js')
  await host.close()
  return await promisify(gzip)(rawPayload)
}
