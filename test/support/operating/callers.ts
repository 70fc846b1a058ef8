import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Callers {
  answered(): number
  /** How many connections there have been. */
  connections(): number
  /** The names of the organizations whose creation was acknowledged. */
  readonly created: string[]
  /** Returns what failed. */
  stop(): Promise<string[]>
}

/** The owner of a key can belong to 1,000 organizations, and two sets of callers may share a key. */
const mostCreated = 450

/** Callers that keep listing organizations, and create one now and then. They never retry a call. */
export function startCalling(port: number, key: string, { keepAlive = true, callers = 8 } = {}): Callers {
  const agent = new Agent({ keepAlive, maxSockets: callers })
  const failures: string[] = []
  const created: string[] = []
  const sockets = new Set<unknown>()
  let [answered, stopped] = [0, false]
  const call = (writes: boolean, name: string) =>
    new Promise<string>(resolve => {
      const headers = {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': name,
      }
      const path = '/v1/organizations'
      const sent = request(
        { port, host: '127.0.0.1', agent, path, method: writes ? 'POST' : 'GET', headers },
        response => {
          sockets.add(response.socket)
          let body = ''
          response.on('data', chunk => (body += chunk))
          response.on('end', () =>
            resolve(
              response.statusCode === (writes ? 201 : 200) ? 'answered' : `${response.statusCode} ${body}`,
            ),
          )
          response.on('error', error => resolve(error.message))
        },
      )
      sent.on('error', error => resolve(error.message))
      sent.end(writes ? JSON.stringify({ name }) : undefined)
    })
  const kind = keepAlive ? 'kept alive' : 'new connections'
  const loops = Array.from({ length: callers }, async (_, caller) => {
    for (let number = 0; !stopped; number++) {
      const writes = number % 10 === 0 && created.length < mostCreated
      const name = `Rolling ${kind} ${caller} ${number}`
      const outcome = await call(writes, name)
      if (outcome !== 'answered') failures.push(`${writes ? 'POST' : 'GET'}, ${kind}: ${outcome}`)
      else {
        answered++
        if (writes) created.push(name)
      }
      await sleep(5)
    }
  })
  return {
    answered: () => answered,
    connections: () => sockets.size,
    created,
    stop: async () => {
      stopped = true
      await Promise.all(loops)
      agent.destroy()
      return failures
    },
  }
}
