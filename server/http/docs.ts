import { llms } from '@learn/contract/documents/llms'
import { openapi } from '@learn/contract/documents/openapi'
import Fastify, { type FastifyInstance } from 'fastify'
import { StaticDocument } from './compression.ts'

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

const pageHeaders = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** Serves the OpenAPI document, a page that shows it, and a text version for language models. */
export function addDocs(server: FastifyInstance): void {
  const documents = {
    '/openapi.json': new StaticDocument('application/json; charset=utf-8', () => JSON.stringify(openapi())),
    '/llms.txt': new StaticDocument('text/plain; charset=utf-8', () => llms()),
    '/docs': new StaticDocument('text/html; charset=utf-8', () => page),
    '/docs/start.js': new StaticDocument('text/javascript; charset=utf-8', () => start),
    '/docs/scalar.js': new StaticDocument('text/javascript; charset=utf-8', loadScalar),
  }
  for (const [path, document] of Object.entries(documents)) {
    server.get(path, (request, reply) =>
      document.send(request, path === '/docs' ? reply.headers(pageHeaders) : reply),
    )
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
  return rawPayload
}
