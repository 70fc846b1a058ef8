import type { FastifyInstance } from 'fastify'
import type { Application } from '../application.ts'
import type { AnswerMetrics } from '../monitoring/metrics-server.ts'
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

/** Wrong tokens count against their address, like requests without a valid credential. */
export function addMetrics(server: FastifyInstance, app: Application, answerMetrics: AnswerMetrics): void {
  server.get('/metrics', async (request, reply) => {
    const { status, headers, text } = await answerMetrics(request.headers.authorization)
    const refusal = status === 401 && app.rateLimits.countAddress(request.ip, app.now()).refusal
    if (refusal) throw refusal
    return reply.code(status).headers(headers).send(text)
  })
}
