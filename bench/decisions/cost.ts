import type pg from 'pg'
import { median } from '../bars.ts'
import { load } from '../load.ts'
import { backends, cpuSeconds, type ServerProcess } from '../processes.ts'
import type { SeededStudent } from './seed.ts'

const rounds = 15
const connections = 4
const pagesInARound = 120

/** A child, and the token used to call the API for them. */
export interface Learner extends SeededStudent {
  readonly token: string
}

export interface Costs {
  readonly server: number
  readonly database: number
}

type Sample = () => Promise<Costs | undefined>

/** Microseconds of CPU per request, or undefined if a database process ended, because its CPU time is lost. */
async function costOf(
  { port, process }: Pick<ServerProcess, 'port' | 'process'>,
  owner: pg.Client,
  requests: readonly string[],
): Promise<Costs | undefined> {
  const pid = process.pid ?? 0
  const pids = await backends(owner, 'learn')
  const before = { server: await cpuSeconds([pid]), database: await cpuSeconds(pids) }
  let next = 0
  const request = () => requests[next++] ?? ''
  await load({ port, connections, milliseconds: 60_000, most: requests.length, request })
  const spent = {
    server: (await cpuSeconds([pid])) - before.server,
    database: (await cpuSeconds(pids)) - before.database,
  }
  const still = await backends(owner, 'learn')
  if (!pids.every(one => still.includes(one))) return undefined
  const perRequest = (seconds: number) => (seconds / requests.length) * 1e6
  return { server: perRequest(spent.server), database: perRequest(spent.database) }
}

/** Measures the same request many times. */
export const repeatRequest =
  (server: ServerProcess, owner: pg.Client, request: string): Sample =>
  () =>
    costOf(
      server,
      owner,
      Array.from({ length: pagesInARound }, () => request),
    )

/** Measures these requests, one after the other. */
export const cycleRequests =
  (server: ServerProcess, owner: pg.Client, requests: readonly string[]): Sample =>
  () =>
    costOf(server, owner, requests)

/** Measures the first decision of a new session for each child, without starting the session. */
export const firstDecisions =
  (server: ServerProcess, owner: pg.Client, learners: readonly Learner[]): Sample =>
  async () => {
    const sessions = learners.map(({ id, token }) =>
      post('/v1/learn/sessions', token, { studentId: id, sessionType: 'practice' }),
    )
    await costOf(server, owner, sessions)
    const { rows } = await owner.query<{ id: string; studentId: string }>(
      `select id, student_id as "studentId" from learn_sessions where ended_at is null and student_id = any ($1)`,
      [learners.map(({ id }) => id)],
    )
    const openOf = new Map(rows.map(({ id, studentId }) => [studentId, id]))
    const decisions = learners.map(({ id, token }) =>
      post(`/v1/learn/sessions/${openOf.get(id)}/decisions`, token),
    )
    return await costOf(server, owner, decisions)
  }

/** Takes the samples in turn for many rounds, so that other load on the machine affects them all. Returns the medians. */
export async function sampleInTurn<Name extends string>(
  samples: Record<Name, Sample>,
): Promise<Record<Name, number>> {
  const names = Object.keys(samples) as Name[]
  const costs = new Map(names.map(name => [name, [] as Costs[]]))
  for (let round = -2; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const cost = await samples[name]()
      if (round >= 0 && cost) costs.get(name)?.push(cost)
    }
  }
  const medians = names.map(name => [name, printCosts(name, costs.get(name) ?? [])])
  return Object.fromEntries(medians)
}

function printCosts(name: string, costs: readonly Costs[]): number {
  const wholes = costs.map(({ server, database }) => server + database)
  const inServer = median(costs.map(({ server }) => server))
  const inDatabase = median(costs.map(({ database }) => database))
  const whole = median(wholes)
  const figures = [whole, inServer, inDatabase].map(figure => figure.toFixed(0).padStart(5))
  console.log(`  ${name.padEnd(52)} ${figures[0]} µs of CPU: server ${figures[1]}, PostgreSQL ${figures[2]}`)
  return whole
}

export function post(path: string, token: string, body: object = {}): string {
  const text = JSON.stringify(body)
  return `POST ${path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`
}
