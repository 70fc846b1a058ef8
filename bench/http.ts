import type pg from 'pg'
import { bar, median } from './bars.ts'
import { get, load, pageTo, percentile } from './load.ts'
import {
  backends,
  cpuSeconds,
  type ServerProcess,
  startDatabase,
  startScript,
  startServer,
} from './processes.ts'
import { createTokenLike, keyFor, seedInvitations, seedOrganizations, settle } from './seed.ts'

const rounds = 15
const sliceMilliseconds = 700
const connections = 16
const shortSliceMilliseconds = 150
const neighbours = 120

interface Figures {
  readonly throughput: number[]
  readonly p99: number[]
  /** Microseconds of CPU per request, for the server alone and with PostgreSQL. */
  readonly serverCpu: number[]
  readonly wholeCpu: number[]
}

export async function run(): Promise<void> {
  const database = await startDatabase()
  const server = await startServer(database.url)
  try {
    console.log('Seeding 1,000,000 invitations in 500 organizations …')
    const { rows } = await database.owner.query<{ id: string; created_by_user_id: string }>(
      'select id, created_by_user_id from api_keys',
    )
    const key = rows[0]
    if (!key) throw new Error('The server did not create its first key')
    const organizations = await seedOrganizations(database.owner, { count: 500, keyId: key.id, reached: 100 })
    await seedInvitations(database.owner, organizations, 1_000_000)
    await settle(database.owner)
    const one = organizations[250] ?? ''
    const oneKey = await keyFor(database.owner, one, key.created_by_user_id)
    const { rows: reach } = await database.owner.query<{ organization_id: string }>(
      'select organization_id from memberships where principal_id = $1',
      [key.id],
    )
    const limit = (principal: string) =>
      startScript(['--max-semi-space-size=16', 'bench/limit-server.ts'], {
        DATABASE_URL: database.url,
        PRINCIPAL: principal,
        USER_ID: key.created_by_user_id,
        ORGANIZATION: one,
        REACH: reach.map(row => row.organization_id).join(','),
      })
    const limits = { all: await limit(key.id), one: await limit(oneKey.id) }
    const middle = await pageTo(server.port, oneKey.secret, 1_000)
    const side = (other: Listener, ours: string, theirs: string) => ({ server, other, ours, theirs })
    const organizationsPage = side(
      limits.all,
      get('/v1/organizations', server.apiKey),
      get('/v1/organizations', server.apiKey),
    )
    const invitationsPage = side(
      limits.one,
      get(`/v1/invitations?cursor=${middle.cursor}`, oneKey.secret),
      get(`/v1/invitations?key=${encodeURIComponent(middle.createdAt)}&id=${middle.id}`, oneKey.secret),
    )
    for (const [name, pair] of [
      ['page of 25 organizations', organizationsPage],
      ['page of 25 invitations, in the middle of 1,000,000', invitationsPage],
    ] as const) {
      await sameBytes(pair)
      const efficiency = await compare(name, pair, database.owner)
      bar(`CPU efficiency against the bare server, ${name}`, efficiency, { least: 0.7 })
    }
    const token = await createTokenLike(database.owner, key.id)
    const ratio = await compareTokenWithKey(server, token, server.apiKey)
    bar('CPU efficiency of a token against a key, page of 25 organizations', ratio, { least: 0.97 })
    // The benchmark creates more organizations than a caller may have.
    await database.owner.query('alter table memberships disable trigger memberships_keep_few')
    await compare(
      'create organization',
      side(limits.all, post(server.apiKey), post(server.apiKey)),
      database.owner,
    )
    await Promise.all([limits.all.stop(), limits.one.stop()])
  } finally {
    await server.stop()
    await database.stop()
  }
}

type Listener = Omit<ServerProcess, 'apiKey'>

interface Pair {
  readonly server: Listener
  readonly other: Listener
  readonly ours: string
  readonly theirs: string
}

function post(key: string): string {
  const body = JSON.stringify({ name: 'Made by a benchmark' })
  return `POST /v1/organizations HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

/** Checks that both servers send the same response, so that the comparison is fair. */
async function sameBytes({ server, other, ours, theirs }: Pair): Promise<void> {
  const [mine, its] = await Promise.all([bodyOf(server.port, ours), bodyOf(other.port, theirs)])
  if (mine !== its) throw new Error(`The servers' responses differ:\n${mine}\n${its}`)
}

async function bodyOf(port: number, request: string): Promise<string> {
  const path = request.split(' ')[1]
  const authorization = /Authorization: (.*)\r/.exec(request)?.[1] ?? ''
  return await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization } })).text()
}

/** Alternates short slices between Learn and the bare server, and compares the medians. */
async function compare(
  name: string,
  { server, other, ours, theirs }: Pair,
  owner: pg.Client,
): Promise<number> {
  const figures = { learn: emptyFigures(), limit: emptyFigures() }
  for (let round = -2; round < rounds; round++) {
    const turns = [
      [figures.learn, server, ours, 'learn'],
      [figures.limit, other, theirs, 'limit'],
    ] as const
    // Alternate which goes first, because the second finds warmer caches.
    for (const [into, listener, request, application] of round % 2 === 0 ? turns : turns.toReversed()) {
      const database = await backends(owner, application)
      const serverPid = [listener.process.pid ?? 0]
      const before = { server: await cpuSeconds(serverPid), database: await cpuSeconds(database) }
      const slice = await load({
        port: listener.port,
        connections,
        milliseconds: sliceMilliseconds,
        request: () => request,
      })
      const cpu = (await cpuSeconds(serverPid)) - before.server
      const whole = cpu + (await cpuSeconds(database)) - before.database
      if (round < 0) continue // Warm-up.
      into.throughput.push(slice.requests / slice.seconds)
      into.p99.push(percentile(slice.latencies, 0.99))
      into.serverCpu.push((cpu / slice.requests) * 1e6)
      into.wholeCpu.push((whole / slice.requests) * 1e6)
    }
  }
  console.log(`\n${name}: Learn | bare server | ratio (1.00 is as good as the bare server)`)
  row('  requests per second     ', figures, 'throughput', 'higher')
  row('  p99, ms                 ', figures, 'p99', 'lower')
  const efficiency = row('  CPU per request, µs     ', figures, 'serverCpu', 'lower')
  row('  CPU with PostgreSQL, µs ', figures, 'wholeCpu', 'lower')
  return efficiency
}

/**
 * The CPU of a request with a key, divided by that with a token. The difference is smaller than the noise of one slice, so
 * this takes the median ratio of many short neighbouring slices.
 */
async function compareTokenWithKey(server: Listener, token: string, key: string): Promise<number> {
  const measure = async (secret: string) => {
    const pids = [server.process.pid ?? 0]
    const before = await cpuSeconds(pids)
    const { requests } = await load({
      port: server.port,
      connections,
      milliseconds: shortSliceMilliseconds,
      request: () => get('/v1/organizations', secret),
    })
    return ((await cpuSeconds(pids)) - before) / requests
  }
  const ratios: number[] = []
  for (let round = 0; round < neighbours; round++) {
    // Alternate which goes first.
    const first = await measure(round % 2 ? token : key)
    const second = await measure(round % 2 ? key : token)
    ratios.push(round % 2 ? second / first : first / second)
  }
  console.log(`\nCPU of a key against a token, page of 25 organizations: ${median(ratios).toFixed(3)}`)
  return median(ratios)
}

const emptyFigures = (): Figures => ({ throughput: [], p99: [], serverCpu: [], wholeCpu: [] })

/** Above 1.00, Learn is better than the bare server. */
function row(
  label: string,
  figures: { learn: Figures; limit: Figures },
  of: keyof Figures,
  better: 'higher' | 'lower',
): number {
  const learn = median(figures.learn[of])
  const limit = median(figures.limit[of])
  const ratio = better === 'higher' ? learn / limit : limit / learn
  console.log(`${label} ${learn.toFixed(1)} | ${limit.toFixed(1)} | ${ratio.toFixed(2)}`)
  return ratio
}
