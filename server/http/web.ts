import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Application } from '../application.ts'
import { html } from '../documents/html.ts'
import { chooseEncoding } from './compression.ts'
import { built, headOf, policyOf, readPart } from './pages/built.ts'
import { readCookie } from './pages/cookies.ts'
import { privateHeaders, sendPage, stones } from './pages/page.ts'
import { privacyPage } from './pages/privacy.ts'
import { startPage } from './pages/start.ts'

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  // The one Trusted Types policy is for the address of the service worker.
  'Content-Security-Policy': policyOf({ trustedTypes: 'learn' }),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Serves our own pages. What they show comes from the API, by the doors for pages. */
export function addWeb(server: FastifyInstance, app: Application): void {
  server.get('/', (_request, reply) => sendPage(reply, startPage))
  server.get('/privacy', (_request, reply) => sendPage(reply, privacyPage(app.operator)))
  server.get('/assets/:name', (request, reply) =>
    sendAsset(reply, (request.params as { name: string }).name, request.headers['accept-encoding']),
  )
  server.get('/icon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('Cache-Control', 'max-age=86400').send(icon),
  )
  server.get('/app.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('Cache-Control', 'max-age=86400').send(manifest),
  )
  server.get('/learn/worker.js', (_request, reply) => sendWorker(reply))
  server.get('/learn/shell', (_request, reply) => sendShell(reply, 'perhaps'))
  for (const part of ['family', 'tutor'] as const)
    for (const url of [`/${part}`, `/${part}/*`])
      server.get(url, (request, reply) => {
        const cookie = readCookie(request.headers.cookie, app.publicUrl, 'session')
        return cookie === undefined
          ? reply.redirect(`/auth/sign-in?next=${encodeURIComponent(request.url)}`, 303)
          : sendAdults(reply, part)
      })
  for (const url of ['/learn', '/learn/*'])
    server.get(url, (request, reply) => {
      const cookie = readCookie(request.headers.cookie, app.publicUrl, 'child')
      return sendShell(reply, cookie === undefined ? 'no' : 'yes')
    })
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#4a3aa7"/><g fill="#fff">${stones.text}</g></svg>`

/** Lets a family put the child's pages on the home screen of a tablet. */
const manifest = JSON.stringify({
  name: 'Learn',
  short_name: 'Learn',
  description: 'Practice for the 11+',
  lang: 'en-GB',
  id: '/learn',
  start_url: '/learn',
  scope: '/learn',
  display: 'standalone',
  background_color: '#f4f2f9',
  theme_color: '#4a3aa7',
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
})

const notBuilt = {
  title: 'The pages are not built',
  status: 503,
  body: html`<p>On the server, run <code>npm run build</code>. The API works without it.</p>`,
}

/** The page knows whether there is a cookie at all, and otherwise need not ask who is signed in. */
function sendShell(reply: FastifyReply, cookie: 'yes' | 'no' | 'perhaps'): FastifyReply {
  const part = readPart('child')
  if (!part) return sendPage(reply, notBuilt)
  const page = html`<!doctype html>
<html lang="en-GB" data-cookie="${cookie}">
<head>
${shellHead}
<link rel="manifest" href="/app.webmanifest">
<meta name="theme-color" content="#4a3aa7">
${headOf(part)}
</head>
<body>
<div id="app"></div>
<noscript><main><h1>Please turn on JavaScript</h1><p>Practice needs it, to check your answers at once. Ask your grown-up.</p></main></noscript>
</body>
</html>
`
  return reply.headers({ ...privateHeaders(reply.request.id), ...headers }).send(page.text)
}

const shellHead = html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Learn</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">`

function sendAdults(reply: FastifyReply, name: 'family' | 'tutor'): FastifyReply {
  const part = readPart(name)
  if (!part) return sendPage(reply, notBuilt)
  const page = html`<!doctype html>
<html lang="en-GB">
<head>
${shellHead}
${headOf(part)}
</head>
<body>
<div id="app"></div>
<noscript><main><div class="card"><h1>Please turn on JavaScript</h1><p>These pages need it. <a href="/auth/account">Your account</a> works without.</p></div></main></noscript>
</body>
</html>
`
  const policy = { 'Content-Security-Policy': policyOf() }
  return reply.headers({ ...privateHeaders(reply.request.id), ...headers, ...policy }).send(page.text)
}

/** Browsers look for a new one with each page, so it keeps its name and is not kept. */
async function sendWorker(reply: FastifyReply): Promise<FastifyReply> {
  const part = readPart('child')
  if (!part) {
    reply.callNotFound()
    return reply
  }
  reply.headers({
    'Content-Type': types.js,
    'Cache-Control': 'no-cache',
    'Service-Worker-Allowed': '/learn',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  })
  return reply.send(await readFile(join(built, 'assets', part.worker)))
}

/** A file's name has a hash of its contents, so browsers may keep it for ever. */
async function sendAsset(
  reply: FastifyReply,
  name: string,
  accepted: string | undefined,
): Promise<FastifyReply> {
  const [, extension = ''] = /^[\w-]+\.(\w+)$/.exec(name) ?? []
  const type = types[extension]
  const encoding = chooseEncoding(accepted)
  const suffix = extension === 'woff2' ? '' : encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : ''
  const bytes = type && (await readFile(join(built, 'assets', `${name}${suffix}`)).catch(() => undefined))
  if (!bytes) {
    reply.callNotFound()
    return reply
  }
  reply.headers({
    'Content-Type': type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    ...(suffix && { 'Content-Encoding': encoding }),
  })
  return reply.send(bytes)
}
