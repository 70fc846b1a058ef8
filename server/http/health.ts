import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Whether requests can be served. What came in before the stop is still answered. */
export interface Readiness {
  stage: 'migrating' | 'serving' | 'stopping'
  /** Asks the database; rejects when it is away. */
  probe: () => Promise<void>
}

/** For balancers and monitors, not for callers: no credential, and nothing that tells of a tenant. */
export function addHealth(server: FastifyInstance, readiness: Readiness, metrics: Metrics): void {
  server.get('/healthz', (_request, reply) => reply.send({ alive: true }))
  server.get('/readyz', async (_request, reply) => {
    const { stage } = readiness
    if (stage !== 'serving') return reply.code(503).send({ ready: false, reason: stage })
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
