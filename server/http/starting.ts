import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html } from '../documents/html.ts'
import { type Fault, fault } from '../fault.ts'
import type { Readiness } from './health.ts'
import { sendPage } from './pages/page.ts'
import { isBrowser } from './refusals.ts'

const sentence = 'The server is starting. Try again in a moment.'
const page = { title: 'Starting', body: html`<p>${sentence}</p>`, status: 503 }

/** Refuses every operation and entrance until the database has been migrated. Health checks and documents still answer. */
export function refuseWhileStarting(
  server: FastifyInstance,
  readiness: Readiness,
  refuse: (request: FastifyRequest, reply: FastifyReply, failure: Fault) => void,
): void {
  server.addHook('onRequest', (request, reply, next) => {
    const { operation } = request.routeOptions.config
    if (readiness.stage !== 'migrating' || operation === undefined) return next()
    if (isBrowser(request)) return void sendPage(reply, page)
    refuse(request, reply, fault('InternalError', sentence))
  })
}
