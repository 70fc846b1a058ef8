import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tenant } from '../../support/world.ts'
import type { Installation } from './installation.ts'

/** Calls again and again, on kept-alive and on new connections, and never retries a call. */
class Impatient {
  answered = 0
  readonly failures: string[] = []
  readonly #agents = [new Agent({ keepAlive: true, maxSockets: 4 }), new Agent({ keepAlive: false })] as const
  readonly #loops: readonly Promise<void>[]
  #isOn = true

  constructor(url: string, { organizationId, key }: Tenant) {
    this.#loops = this.#agents.flatMap((agent, kind) =>
      [0, 1, 2].map(async caller => {
        for (let number = 0; this.#isOn; number++) {
          const writes = number % 5 === 0
          const name = `rolling ${Date.now()} ${kind} ${caller}`
          const outcome = await send(url, agent, key, writes ? { organizationId, name } : undefined)
          if (outcome === 'answered') this.answered++
          else this.failures.push(`${writes ? 'POST' : 'GET'}: ${outcome}`)
          await sleep(20)
        }
      }),
    )
  }

  async stop(): Promise<void> {
    this.#isOn = false
    await Promise.all(this.#loops)
    for (const agent of this.#agents) agent.destroy()
  }
}

async function send(url: string, agent: Agent, key: string, body?: object): Promise<string> {
  return await new Promise(resolve => {
    const path = body ? '/v1/teams' : '/v1/organizations'
    const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) }
    const method = body ? 'POST' : 'GET'
    const sent = request(url + path, { agent, method, headers }, response => {
      let text = ''
      response.on('data', chunk => {
        text += chunk
      })
      const wanted = body ? 201 : 200
      response.on('end', () =>
        resolve(response.statusCode === wanted ? 'answered' : `${response.statusCode} ${text}`),
      )
      response.on('error', error => resolve(error.message))
    })
    sent.on('error', error => resolve(error.message))
    sent.end(body && JSON.stringify(body))
  })
}

/** Restarts every server, one after another, under calls that are never retried. Returns the failures. */
export async function restartAll(
  installation: Installation,
): Promise<{ failures: readonly string[]; answered: number }> {
  const { servers, balancer, people } = installation
  await balancer.untilUp('servers', servers.length)
  const clients = new Impatient(balancer.url, people.tenant)
  for (const { server } of servers) {
    await server.restart()
    await balancer.untilUp('servers', servers.length)
  }
  await clients.stop()
  return { failures: clients.failures, answered: clients.answered }
}

/** How many requests of one credential are answered within a minute, when it sends many more than its limit. */
export async function countAnswered(installation: Installation, limit: number): Promise<number> {
  const { servers, balancer, people } = installation
  for (const { env, server } of servers) {
    env.LEARN_RATE_LIMIT = String(limit)
    await server.restart()
  }
  await balancer.untilUp('servers', servers.length)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  let [left, answered] = [4 * limit, 0]
  const worker = async () => {
    while (left-- > 0) if ((await send(balancer.url, agent, people.office.key)) === 'answered') answered++
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  agent.destroy()
  return answered
}
