import type { FastifyInstance } from 'fastify'
import type { Application } from '../application.ts'
import type { AnswerMetrics } from '../monitoring/metrics-server.ts'
import type { Trouble } from '../monitoring/self-check.ts'
import { answerChallenge, isChallenge } from '../operator/challenge.ts'
import type { Secrets } from '../secrets.ts'
import { isNotWritable } from '../storage/reaching/away.ts'

/**
 * Whether requests can be served. A server that is stopping still answers until the balancer has noticed; a draining
 * server finishes the requests it has.
 */
export interface Readiness {
  stage: 'migrating' | 'serving' | 'stopping' | 'draining'
  /** Why requests should go to other servers for now. */
  trouble?: Trouble | undefined
  /** Rejects if the database can't be reached or can't write. */
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
    const { stage, trouble } = readiness
    if (stage !== 'serving') return reply.code(503).send({ ready: false, reason: stage })
    if (trouble) return reply.code(503).send({ ready: false, reason: trouble.reason })
    try {
      await readiness.probe()
      return reply.send({ ready: true })
    } catch (error) {
      const reason = isNotWritable(error) ? 'the database can only be read' : 'the database is unreachable'
      return reply.code(503).send({ ready: false, reason })
    }
  })
}

/** Wrong tokens count against their address, like requests without a valid credential. */
export function addMetrics(server: FastifyInstance, app: Application, answerMetrics: AnswerMetrics): void {
  server.get('/metrics', async (request, reply) => {
    const { status, headers, text } = await answerMetrics(request.headers.authorization)
    const refusal = status === 401 && (await app.rateLimits.countAddress(request.ip, app.now())).refusal
    if (refusal) throw refusal
    return reply.code(status).headers(headers).send(text)
  })
}
