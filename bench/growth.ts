import { countInvitations } from '../server/invitations/invitations.store.ts'
import { Database } from '../server/storage/database.ts'
import { uuidArray } from '../server/storage/parameter.ts'
import { notCompared, organizationsLiteral } from '../server/storage/scope.ts'
import { bar } from './bars.ts'
import { get, load, pageTo } from './load.ts'
import {
  type BenchDatabase,
  backends,
  benchLogin,
  cpuSeconds,
  startDatabase,
  startServer,
} from './processes.ts'
import { keyFor, seedInvitations, seedOrganizations, settle } from './seed.ts'

const sizes = [1_000, 10_000, 100_000, 1_000_000]
const rounds = 15
const sliceMilliseconds = 400
const totalsInARound = 1_000

/** Compares the CPU for a page and for its total in small and large organizations, counting the server and PostgreSQL. */
export async function run(): Promise<void> {
  const database = await startDatabase()
  const server = await startServer(database.url)
  try {
    const { rows } = await database.owner.query<{ id: string; created_by_user_id: string }>(
      'select id, created_by_user_id from api_keys',
    )
    const first = rows[0] ?? { id: '', created_by_user_id: '' }
    const organizations = await seedOrganizations(database.owner, {
      count: sizes.length,
      keyId: first.id,
      reached: 0,
    })
    const requests: Record<string, string> = {}
    for (const [index, size] of sizes.entries()) {
      console.log(`Seeding an organization with ${size.toLocaleString('en')} invitations …`)
      const organization = organizations[index] ?? ''
      await seedInvitations(database.owner, [organization], size)
      const { secret } = await keyFor(database.owner, organization, first.created_by_user_id)
      requests[`page 1 of ${size}`] = get('/v1/invitations', secret)
      if (size === 1_000_000) {
        console.log('Paging to page 10,000 …')
        const { cursor } = await pageTo(server.port, secret, 9_999 * 25 + 25)
        requests[`page 10000 of ${size}`] = get(`/v1/invitations?cursor=${cursor}`, secret)
      }
    }
    await settle(database.owner)
    const cost = await measure(requests, server.port, server.process.pid ?? 0, () =>
      backends(database.owner, 'learn'),
    )
    Object.assign(cost, await measureTotals(database, organizations))
    const ratio = (of: string, against: string) => (cost[of] ?? Number.NaN) / (cost[against] ?? Number.NaN)
    bar('CPU for page 10,000 against page 1', ratio('page 10000 of 1000000', 'page 1 of 1000000'), {
      most: 1.3,
    })
    bar('CPU for a page, 1,000,000 rows against 1,000', ratio('page 1 of 1000000', 'page 1 of 1000'), {
      most: 1.3,
    })
    bar('CPU for the total, 1,000,000 rows against 1,000', ratio('total of 1000000', 'total of 1000'), {
      most: 1.3,
    })
    const filtered = ratio('filtered total of 1000000', 'filtered total of 1000')
    bar('CPU for a filtered total, 1,000,000 rows against 1,000', filtered, { most: 1.3 })
  } finally {
    await server.stop()
    await database.stop()
  }
}

/** Measures only the SQL of the total, as CPU of its database process. */
async function measureTotals(
  database: BenchDatabase,
  organizations: readonly string[],
): Promise<Record<string, number>> {
  const application = 'learn'
  const direct = new Database({
    login: benchLogin(database.url),
    connections: 1,
  })
  const samples: Record<string, number[]> = {}
  for (let round = -1; round < rounds; round++) {
    for (const [index, size] of sizes.entries()) {
      const id = organizations[index] ?? ''
      const scope = { principalId: id, versions: notCompared, organizations: organizationsLiteral([id]) }
      for (const [name, filters] of [
        ['total', {}],
        ['filtered total', { status: 'pending' }],
      ] as const) {
        const pids = await backends(database.owner, application)
        const before = await cpuSeconds(pids)
        for (let times = 0; times < totalsInARound; times++) {
          await countInvitations(direct.scoped(scope), uuidArray([id]), filters, new Date())
        }
        const microseconds = (((await cpuSeconds(pids)) - before) / totalsInARound) * 1e6
        if (round >= 0)
          samples[`${name} of ${size}`] = [...(samples[`${name} of ${size}`] ?? []), microseconds]
      }
    }
  }
  await direct.close()
  return printSamples(samples)
}

function printSamples(samples: Record<string, number[]>): Record<string, number> {
  const cost = Object.fromEntries(Object.entries(samples).map(([name, values]) => [name, mean(values)]))
  for (const [name, microseconds] of Object.entries(cost)) {
    console.log(`  ${name.padEnd(30)} ${microseconds.toFixed(0).padStart(5)} µs of CPU`)
  }
  return cost
}

/** A mean rather than a median, because CPU time is too coarse for short samples. */
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Takes short slices of every request in turn, so that other load on the machine affects them all. */
export async function measure(
  requests: Record<string, string>,
  port: number,
  serverPid: number,
  databasePids: () => Promise<number[]>,
): Promise<Record<string, number>> {
  const samples = Object.fromEntries(Object.keys(requests).map(name => [name, [] as number[]]))
  for (let round = -2; round < rounds; round++) {
    for (const [name, request] of Object.entries(requests)) {
      const pids = [serverPid, ...(await databasePids())]
      const before = await cpuSeconds(pids)
      const slice = await load({
        port,
        connections: 4,
        milliseconds: sliceMilliseconds,
        request: () => request,
      })
      const spent = (await cpuSeconds(pids)) - before
      const still = [serverPid, ...(await databasePids())]
      // The CPU time of a process that ended is lost, so such a slice doesn't count.
      const isWhole = pids.every(pid => still.includes(pid))
      if (round >= 0 && isWhole) samples[name]?.push((spent / slice.requests) * 1e6)
    }
  }
  return printSamples(samples)
}
