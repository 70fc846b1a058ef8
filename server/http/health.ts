import type { FastifyInstance } from 'fastify'
import { answerChallenge, isChallenge } from '../operator/challenge.ts'
import type { Secrets } from '../secrets.ts'

/** Whether requests can be served. Requests that arrived before the stop are still answered. */
export interface Readiness {
  stage: 'migrating' | 'serving' | 'stopping'
  /** Queries the database; rejects if it can't be reached. */
  probe: () => Promise<void>
}

/** For load balancers: needs no credential, and reveals nothing about tenants. */
export function addHealth(
  server: FastifyInstance,
  readiness: Readiness,
  secrets: Pick<Secrets, 'installation'>,
): void {
  server.get<{ Querystring: { challenge?: unknown } }>('/healthz', ({ query: { challenge } }, reply) =>
    reply.send({
      alive: true,
      ...(isChallenge(challenge) && { proof: answerChallenge(secrets, challenge) }),
    }),
  )
  server.get('/readyz', async (_request, reply) => {
    const { stage } = readiness
    if (stage !== 'serving') return reply.code(503).send({ ready: false, reason: stage })
    try {
      await readiness.probe()
      return reply.send({ ready: true })
    } catch {
      return reply.code(503).send({ ready: false, reason: 'the database is unreachable' })
    }
  })
}
