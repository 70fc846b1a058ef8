import type { KeyObject } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Entrance } from '@learn/contract/entrance'
import { type EntranceId, entrances } from '@learn/contract/entrances'
import { scopes } from '@learn/contract/operation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Application } from '../application.ts'
import { pluralize } from '../documents/document-words.ts'
import { html } from '../documents/html.ts'
import { kindOfSecret } from '../identity/secret.ts'
import type { OAuth } from '../oauth/provider.ts'
import { mostRegistrations } from '../oauth/registration.ts'
import { resourceOf } from '../oauth/resources.ts'
import { findSignedIn, type SignedIn } from '../sign-in/sign-in.ts'
import { busyFault } from '../storage/busy.ts'
import { addFiles } from './files.ts'
import type { Readiness } from './health.ts'
import { addMcp } from './mcp.ts'
import { accountPages } from './pages/account.ts'
import { approvalPages } from './pages/approval.ts'
import { childPages } from './pages/child.ts'
import { readCookie } from './pages/cookies.ts'
import { emailChangePages } from './pages/email-change.ts'
import { invitationPages } from './pages/invitation.ts'
import {
  type Answer,
  pageHeaders,
  privateHeaders,
  renderPage,
  sendPage,
  tooManyTriesPage,
} from './pages/page.ts'
import { otherSitePage, signInPages } from './pages/sign-in.ts'
import { unsubscribePages } from './pages/unsubscribe.ts'
import type { PageId, Pages, SignedInVisit, Visit } from './pages/visit.ts'
import { addPrograms } from './programs.ts'
import { isBrowser } from './refusals.ts'
import { addWebhooks } from './webhooks.ts'

interface EntranceOptions {
  readonly app: Application
  readonly readiness: Readiness
  readonly privateClients: boolean
}

/** One for each entrance of the contract except OAuth's own; a missing one is a type error. */
const pages: Pages = {
  ...signInPages,
  ...accountPages,
  ...emailChangePages,
  ...childPages,
  ...approvalPages,
  ...invitationPages,
  ...unsubscribePages,
  'oauth.apiMetadata': async ({ app }) => ({ json: resourceMetadata(app, 'api'), forEverybody: true }),
  'oauth.mcpMetadata': async ({ app }) => ({ json: resourceMetadata(app, 'mcp'), forEverybody: true }),
}

/** The metadata of a protected resource (RFC 9728). */
function resourceMetadata({ publicUrl }: Application, audience: 'api' | 'mcp'): object {
  return {
    resource: resourceOf(publicUrl, audience),
    authorization_servers: [publicUrl],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_documentation: `${publicUrl}/docs`,
  }
}

/** Adds the entrances as routes. The OAuth provider answers its own endpoints, and is loaded by their first request. */
export function addEntrances(server: FastifyInstance, options: EntranceOptions): void {
  const { app } = options
  /** The provider sees the raw request, which knows nothing about trusted proxies. */
  const addresses = new WeakMap<IncomingMessage, string>()
  const oauth = lazyOAuth(options, addresses)
  const others = ['oauth', 'webhook', 'program', 'mcp', 'download']
  const byKind = Object.groupBy(Object.entries(entrances), ([, { speaks }]) =>
    others.includes(speaks) ? speaks : 'page',
  )
  addWebhooks(server, options)
  addPrograms(server, options)
  addMcp(server, options)
  addFiles(server, options)
  for (const [id, entrance] of byKind.page ?? []) {
    server.route({
      ...routeOf(id, entrance),
      handler: (request, reply) => answer(options, oauth, id as PageId, request, reply),
    })
  }
  server.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null)) // The provider reads the body itself.
    for (const [id, entrance] of byKind.oauth ?? []) {
      const { method, ...route } = routeOf(id, entrance)
      scope.route({
        ...route,
        method: [method, 'OPTIONS'],
        handler: async (request, reply) => {
          const wait = await countOAuth(app, id, request)
          if (wait !== undefined) return await refuseOAuth(request, reply, wait)
          const { handle } = await oauth() // Before the provider takes over the reply: if loading fails, we answer.
          addresses.set(request.raw, request.ip)
          reply.hijack()
          reply.raw.setHeader('X-Request-Id', request.id)
          reply.raw.setHeader('X-Content-Type-Options', 'nosniff')
          await handle(request.raw, reply.raw)
        },
      })
    }
  })
}

const routeOf = (id: string, { method, path }: Entrance) => ({
  method,
  url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
  config: { operation: id },
})

/** The seconds to wait, if there were too many requests from this network. */
async function countOAuth(
  { rateLimits, now }: Application,
  id: string,
  request: FastifyRequest,
): Promise<number | undefined> {
  const { refusal } = await rateLimits.countEntrance('oauth', request.ip, now())
  if (refusal) return refusal.details.retryAfterSeconds
  if (id !== 'oauth.register' || request.method !== 'POST') return undefined
  return await rateLimits.countRegistration(request.ip, mostRegistrations.network, now())
}

async function refuseOAuth(request: FastifyRequest, reply: FastifyReply, seconds: number) {
  if (isBrowser(request)) return send(reply, tooManyTriesPage(seconds))
  const description = `Too many requests. Try again in ${pluralize(seconds, 'second')}.`
  return reply
    .code(429)
    .header('Retry-After', String(seconds))
    .send({ error: 'temporarily_unavailable', error_description: description })
}

/** The provider says only "client is invalid", which doesn't tell developers how to fix it. */
const unknownClient =
  'client is invalid: this server doesn’t know the client_id, or its registration has expired. Register the app again, with POST /oauth/register.'

function lazyOAuth(
  { app, privateClients }: EntranceOptions,
  addresses: WeakMap<IncomingMessage, string>,
): () => Promise<OAuth> {
  let started: Promise<OAuth> | undefined
  let madeWith: KeyObject | undefined
  const make = async () => {
    const { createOAuth } = await import('../oauth/provider.ts')
    return await createOAuth({
      origin: app.publicUrl,
      db: app.identity.system,
      scopes,
      keys: app.secrets,
      clientDocuments: { allowPrivate: privateClients },
      signedInUser: async request => (await readSignIn(app, request))?.userId,
      clientAddress: request => addresses.get(request) ?? '',
      renderError: ({ error_description: description = 'The request is malformed.' }) => {
        const body = html`<p>This app can’t sign you in. Go back to the app and try again. If you see this page again, send its
developers this message:</p>
<p class="note">${description === 'client is invalid' ? unknownClient : description}</p>`
        const page = { title: 'Something went wrong', body }
        return { headers: pageHeaders(page), body: renderPage(page) }
      },
      logError: error => app.log.error({ err: error }, 'OAuth request failed'),
      secondsUntil: error => {
        const busy = busyFault(error)
        return busy && 'retryAfterSeconds' in busy.details ? busy.details.retryAfterSeconds : undefined
      },
    })
  }
  return () => {
    if (madeWith !== app.secrets.cookie.current) started = undefined // The keys have been replaced.
    madeWith = app.secrets.cookie.current
    started ??= make().catch(error => {
      started = undefined // Retry on the next request.
      throw error
    })
    return started
  }
}

async function readSignIn(app: Application, { headers }: IncomingMessage): Promise<SignedIn | undefined> {
  const secret = readCookie(headers.cookie, app.publicUrl, 'session') ?? ''
  return kindOfSecret(secret) === 'session' ? await findSignedIn(app, secret) : undefined
}

async function answer(
  { app }: EntranceOptions,
  oauth: () => Promise<OAuth>,
  id: PageId,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { credential, method, speaks } = entrances[id as EntranceId]
  const refuse = (text: string, page: Answer) =>
    send(reply, speaks === 'script' ? { json: { error: text }, status: 403 } : page)
  // A signature in the address says what may happen, so mail programs may send it too. It needs no cookie.
  if (method === 'POST' && credential !== 'signature' && !isFromHere(app, request)) {
    return refuse(`Open ${app.publicUrl} and try again there.`, otherSitePage(app.publicUrl))
  }
  const signedIn =
    speaks === 'file' || credential === 'signature' ? undefined : await readSignIn(app, request.raw)
  if (credential === 'session' && !signedIn) {
    const next = method === 'GET' ? request.url : '/auth/account'
    return refuse('You are signed out. Sign in again.', {
      redirect: `/auth/sign-in?next=${encodeURIComponent(next)}`,
    })
  }
  const visit: Visit = { app, oauth, request, reply, signedIn, ...inputOf(request) }
  // An entrance that needs a session has one by now; the union of all functions can't express that.
  return send(reply, await (pages[id] as (visit: SignedInVisit) => Promise<Answer>)(visit as SignedInVisit))
}

/**
 * Whether a form was sent from one of our pages. Browsers say where a request comes from, and no page can forge that.
 * A client that sends no origin is not a browser, and is refused.
 */
function isFromHere({ publicUrl }: Application, { headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === publicUrl
}

function inputOf(request: FastifyRequest): Pick<Visit, 'query' | 'form' | 'json' | 'visitor'> {
  const { headers, body } = request
  const text = Buffer.isBuffer(body) ? body.toString('utf8') : ''
  const isJson = headers['content-type']?.startsWith('application/json') ?? false
  return {
    query: new URLSearchParams(request.url.split('?')[1] ?? ''),
    form: new URLSearchParams(isJson ? '' : text),
    json: isJson ? parse(text) : undefined,
    visitor: { requestId: request.id, address: request.ip, userAgent: headers['user-agent'] },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function send(reply: FastifyReply, answer: Answer) {
  if (answer.cookies) reply.header('Set-Cookie', answer.cookies)
  if ('page' in answer) return sendPage(reply, answer.page)
  reply.headers(privateHeaders(reply.request.id))
  if ('redirect' in answer) return reply.redirect(answer.redirect, 303)
  if (answer.forEverybody) reply.header('Access-Control-Allow-Origin', '*')
  return reply.code(answer.status ?? 200).send(answer.json)
}
