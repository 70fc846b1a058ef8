import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { Cluster } from '../../test/support/clusters/cluster.ts'
import { bar, median } from '../bars.ts'
import { many, seedGroup } from '../groups.ts'
import { get, load } from '../load.ts'
import { backends, cpuSeconds, type ServerProcess, startServer } from '../processes.ts'
import { keyFor, seedOrganizations, settle } from '../seed.ts'

const rounds = 12
const requestsInARound = 100
const connections = 4
const auditEvents = 200_000

interface Costs {
  readonly primary: number
  readonly standby: number
  readonly server: number
}

/** How much CPU of the primary moves to a standby, for an overview of 300 children and a page of audit events. */
export async function run(): Promise<void> {
  const primary = await Cluster.create()
  const standby = await primary.copy()
  const folder = await mkdtemp(join(tmpdir(), 'learn-bench-'))
  await primary.start()
  await standby.start()
  const settings = { LEARN_DATA_DIR: folder }
  const without = await startServer(primary.url, settings)
  const [owner, reader] = [await primary.connect(), await standby.connect()]
  const server = await startServer(primary.url, { ...settings, DATABASE_REPLICA_URL: standby.url })
  try {
    const requests = await seed(owner)
    for (const [name, request] of Object.entries(requests)) {
      const costs = { without: [] as Costs[], with: [] as Costs[] }
      for (let round = -2; round < rounds; round++) {
        const pairs = [
          ['without', without],
          ['with', server],
        ] as const
        for (const [way, one] of round % 2 === 0 ? pairs : pairs.toReversed()) {
          const cost = await costOf(one, owner, reader, request)
          if (round >= 0 && cost) costs[way].push(cost)
        }
      }
      const [before, after] = [middle(costs.without), middle(costs.with)]
      console.log(`  ${name}, µs of CPU without a standby: ${describe(before)}; with one: ${describe(after)}`)
      // A page of audit events costs little more than the question, but must not cost the primary more than before.
      const most = name.includes('overview') ? 0.25 : 0.8
      bar(`CPU of the primary for ${name}, against that without a standby`, after.primary / before.primary, {
        most,
      })
    }
  } finally {
    await server.stop()
    await without.stop()
    await owner.end()
    await reader.end()
    await standby.remove()
    await primary.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function seed(owner: pg.Client): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ id: string; userId: string }>(
    'select id, created_by_user_id as "userId" from api_keys limit 1',
  )
  const { id: keyId, userId } = rows[0] ?? { id: '', userId: '' }
  const [organizationId = ''] = await seedOrganizations(owner, { count: 1, keyId, reached: 1 })
  const { secret } = await keyFor(owner, organizationId, userId, ['learn:read', 'audit:read'])
  await seedGroup(owner, organizationId, many)
  await owner.query(
    `insert into audit_events (id, organization_id, principal_id, actor_kind, user_id, operation, subject_id, request_id, created_at)
      select gen_random_uuid(), $1, $2, 'user', $2, 'teams.createTeam', gen_random_uuid(), 'bench', now() - n * interval '1 minute'
      from generate_series(1, $3::int) n`,
    [organizationId, userId, auditEvents],
  )
  await settle(owner)
  return {
    'an overview of 300 children': get(`/v1/learn/groups/overview?organizationId=${organizationId}`, secret),
    'a page of 100 audit events': get('/v1/audit-events?limit=100', secret),
  }
}

/** Microseconds of CPU for each request, or undefined if a database process ended, because its CPU time is lost. */
async function costOf(
  { port, process }: ServerProcess,
  owner: pg.Client,
  reader: pg.Client,
  request: string,
): Promise<Costs | undefined> {
  const find = async () => ({
    primary: await backends(owner, 'learn'),
    standby: await backends(reader, 'learn standby'),
  })
  const pids = await find()
  const measure = async () => ({
    primary: await cpuSeconds(pids.primary),
    standby: await cpuSeconds(pids.standby),
    server: await cpuSeconds([process.pid ?? 0]),
  })
  const before = await measure()
  await load({ port, connections, milliseconds: 60_000, most: requestsInARound, request: () => request })
  const after = await measure()
  const still = await find()
  const isKept = (known: number[], now: number[]) => known.length === now.length
  if (!isKept(pids.primary, still.primary) || !isKept(pids.standby, still.standby)) return undefined
  const each = (place: keyof Costs) => ((after[place] - before[place]) / requestsInARound) * 1e6
  return { primary: each('primary'), standby: each('standby'), server: each('server') }
}

const middle = (costs: readonly Costs[]): Costs => ({
  primary: median(costs.map(({ primary }) => primary)),
  standby: median(costs.map(({ standby }) => standby)),
  server: median(costs.map(({ server }) => server)),
})

const describe = ({ primary, standby, server }: Costs) =>
  `primary ${primary.toFixed(0)}, standby ${standby.toFixed(0)}, server ${server.toFixed(0)}`
