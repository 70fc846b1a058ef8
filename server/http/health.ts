import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Whether requests can be served, and if not, why. */
export interface Readiness {
  ready: boolean
  reason: string
  /** Asks the database; rejects when it is away. */
  probe: () => Promise<void>
}

/** For balancers and monitors, not for callers: no credential, and nothing that tells of a tenant. */
export function addHealth(server: FastifyInstance, readiness: Readiness, metrics: Metrics): void {
  server.get('/healthz', (_request, reply) => reply.send({ alive: true }))
  server.get('/readyz', async (_request, reply) => {
    if (!readiness.ready) return reply.code(503).send({ ready: false, reason: readiness.reason })
    try {
      await readiness.probe()
      return reply.send({ ready: true })
    } catch {
      return reply.code(503).send({ ready: false, reason: 'the database is away' })
    }
  })
  server.get('/metrics', async (_request, reply) =>
    reply.header('Content-Type', metrics.contentType).send(await metrics.text()),
  )
}
