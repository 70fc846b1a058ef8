import type pg from 'pg'
import { bar, median } from './bars.ts'
import { get, load, percentile } from './load.ts'
import { backends, cpuSeconds, type ServerProcess, startDatabase, startServer } from './processes.ts'
import { keyFor, seedOrganizations } from './seed.ts'

const rounds = 5
const connections = 8
const organizations = 25

interface Kind {
  readonly name: string
  /** Requests per minute of a key. */
  readonly limit: number
  readonly keys: number
  /** How many each key makes. */
  readonly requests: number
  /** The CPU against counting nothing, if it is promised. */
  readonly most?: number
}

/** What a limit costs whose counts are shared with other servers, by how much of it a key uses. */
const kinds: readonly Kind[] = [
  { name: 'keys with few requests', limit: 600, keys: 250, requests: 6, most: 1.03 },
  { name: 'keys just below their limit', limit: 600, keys: 3, requests: 590, most: 1.15 },
  { name: 'a report for each request', limit: 99, keys: 16, requests: 94 },
]

/** A page of 25 organizations from a server that counts together with others and from one without limits, which take turns. */
export async function run(): Promise<void> {
  const database = await startDatabase()
  const servers = new Map<number, ServerProcess>()
  for (const limit of [0, 99, 600])
    servers.set(
      limit,
      await startServer(database.url, {
        LEARN_RATE_LIMIT: String(limit),
        LEARN_ORGANIZATION_RATE_LIMIT: '0',
      }),
    )
  const serverWith = (limit: number) => servers.get(limit) as ServerProcess // They were all started above.
  try {
    const { rows } = await database.owner.query<{ id: string; userId: string }>(
      'select id, created_by_user_id as "userId" from api_keys limit 1',
    )
    const { id = '', userId = '' } = rows[0] ?? {}
    const reached = await seedOrganizations(database.owner, {
      count: organizations,
      keyId: id,
      reached: organizations,
    })
    for (const [limit, server] of servers)
      await load({
        port: server.port,
        connections,
        milliseconds: 60_000,
        most: 3_000,
        request: () => get('/v1/organizations', server.apiKey),
        ...(limit > 0 && { onAnswer: () => undefined }),
      })
    for (const kind of kinds) {
      const pairs: { off: Figures; on: Figures }[] = []
      for (let round = 0; round < rounds; round++) {
        const secrets = await makeKeys(database.owner, reached, userId, kind.keys)
        const measured = (limit: number) => measure(database.owner, serverWith(limit), kind, secrets)
        const first = round % 2 === 0 ? 0 : kind.limit
        const one = await measured(first)
        const other = await measured(first === 0 ? kind.limit : 0)
        pairs.push(first === 0 ? { off: one, on: other } : { off: other, on: one })
      }
      const ratio = (of: 'cost' | 'typical' | 'slow') => median(pairs.map(({ on, off }) => on[of] / off[of]))
      const [cost, reports] = [ratio('cost'), median(pairs.map(({ on }) => on.reports))]
      const latency = `latency ×${ratio('typical').toFixed(2)}, 99th percentile ×${ratio('slow').toFixed(2)}`
      console.log(
        `${kind.name}: ${reports.toFixed(0)} reports for 1,000 requests, CPU ×${cost.toFixed(2)}, ${latency}`,
      )
      if (kind.most) bar(`CPU with PostgreSQL, ${kind.name}`, cost, { most: kind.most })
    }
  } finally {
    for (const server of servers.values()) await server.stop()
    await database.stop()
  }
}

interface Figures {
  /** Milliseconds of CPU for each request. */
  readonly cost: number
  readonly typical: number
  readonly slow: number
  /** For 1,000 requests. */
  readonly reports: number
}

async function measure(
  owner: pg.Client,
  { port, process: { pid = 0 } }: ServerProcess,
  { requests, keys }: Kind,
  secrets: readonly string[],
): Promise<Figures> {
  const pages = secrets.map(secret => get('/v1/organizations', secret))
  const pids = [pid, ...(await backends(owner, 'learn'))]
  const [cpu, reported] = [await cpuSeconds(pids), await reportsOf(owner)]
  let sent = 0
  const slice = await load({
    port,
    connections,
    milliseconds: 55_000,
    most: requests * keys - connections,
    request: () => pages[sent++ % pages.length] ?? '',
  })
  const milliseconds = ((await cpuSeconds(pids)) - cpu) * 1_000
  return {
    cost: milliseconds / slice.requests,
    typical: percentile(slice.latencies, 0.5),
    slow: percentile(slice.latencies, 0.99),
    reports: (((await reportsOf(owner)) - reported) * 1_000) / slice.requests,
  }
}

/** The statistics of a session arrive up to a second late. */
async function reportsOf(owner: pg.Client): Promise<number> {
  await new Promise(resolve => setTimeout(resolve, 1_500))
  const { rows } = await owner.query<{ count: string }>(
    `select n_tup_ins + n_tup_upd as count from pg_stat_user_tables where relname = 'shared_windows'`,
  )
  return Number(rows[0]?.count)
}

async function makeKeys(owner: pg.Client, reached: readonly string[], userId: string, count: number) {
  const secrets: string[] = []
  for (let made = 0; made < count; made++) {
    const home = reached[made % reached.length] ?? ''
    const others = reached.filter(other => other !== home)
    const { id, secret } = await keyFor(owner, home, userId, ['organizations:read'])
    await owner.query(
      `insert into memberships (id, principal_id, organization_id, role, created_at)
        select uuidv7(), $1, id, 'admin', now() from unnest($2::uuid[]) as id`,
      [id, others],
    )
    secrets.push(secret)
  }
  return secrets
}
