import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html } from '../documents/html.ts'
import { type Fault, fault } from '../fault.ts'
import type { Readiness } from './health.ts'
import { sendPage } from './pages/page.ts'
import { isBrowser } from './refusals.ts'

const starting = { title: 'Starting', sentence: 'The server is starting. Try again in a moment.' }
const outdated = {
  title: 'Being replaced',
  sentence: 'This server is older than its database and is being replaced. Try again in a moment.',
}

/**
 * Refuses every operation and entrance until the database has been migrated, and when it is too new for this server. Health
 * checks and documents still answer.
 */
export function refuseUnfit(
  server: FastifyInstance,
  readiness: Readiness,
  refuse: (request: FastifyRequest, reply: FastifyReply, failure: Fault) => void,
): void {
  server.addHook('onRequest', (request, reply, next) => {
    const { operation } = request.routeOptions.config
    const refusal =
      readiness.stage === 'migrating' ? starting : readiness.trouble?.isFinal ? outdated : undefined
    if (!refusal || operation === undefined) return next()
    const { title, sentence } = refusal
    if (isBrowser(request))
      return void sendPage(reply, { title, body: html`<p>${sentence}</p>`, status: 503 })
    refuse(request, reply, fault('InternalError', sentence))
  })
}
