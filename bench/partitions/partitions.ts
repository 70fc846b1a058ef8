import { bar } from '../bars.ts'
import { cycleRequests, sampleInTurn } from '../decisions/cost.ts'
import { firstDecision } from '../decisions/school.ts'
import { seedStudents } from '../decisions/seed.ts'
import { get } from '../load.ts'
import { startDatabase, startServer } from '../processes.ts'
import { keyFor, seedOrganizations, settle } from '../seed.ts'
import { childrenFor, seedRows } from './seed.ts'

const small = 1_000_000
/** `npm run bench -- partitions 100000000` measures another number. */
const large = Number(process.argv[3] ?? 10_000_000)
const quarters = 8
const most = 1.3

/** Compares pages of answers, decisions and audit events: among a million rows, and among many more in many partitions. */
export async function run(): Promise<void> {
  const sites = [await openSite(small, 0), await openSite(large, quarters)]
  try {
    const requests = Object.fromEntries(sites.flatMap(site => Object.entries(site.requests)))
    const cost = await sampleInTurn(requests)
    for (const what of Object.keys(pagesOf('')))
      bar(
        `CPU for ${what}, ${large.toLocaleString('en')} rows in ${quarters} quarters against ${small.toLocaleString('en')}`,
        (cost[`${what}, ${large}`] ?? Number.NaN) / (cost[`${what}, ${small}`] ?? Number.NaN),
        { most },
      )
  } finally {
    for (const site of sites) await site.close()
  }
}

/** Pages of children and of the whole organization. */
const pagesOf = (studentId: string) => ({
  'a page of a child’s decisions': `/v1/learn/policy/decisions?filter[studentId]=${studentId}`,
  'a page of a child’s answers': `/v1/learn/attempts?filter[studentId]=${studentId}`,
  'a page of all decisions': '/v1/learn/policy/decisions',
  'a page of all answers': '/v1/learn/attempts',
  'a page of audit events': '/v1/audit-events',
})

const pagesInARound = 120

/** A server whose rows are in the first partition, or in as many quarters after it. */
async function openSite(rows: number, quarters: number) {
  const database = await startDatabase()
  const server = await startServer(database.url)
  const { owner } = database
  const close = async () => {
    await server.stop()
    await database.stop()
  }
  try {
    console.log(`Seeding ${rows.toLocaleString('en')} rows in ${quarters || 1} partitions of each table …`)
    const { rows: keys } = await owner.query<{ id: string; userId: string }>(
      'select id, created_by_user_id as "userId" from api_keys',
    )
    const { id: keyId, userId } = keys[0] ?? { id: '', userId: '' }
    const [organizationId = ''] = await seedOrganizations(owner, { count: 1, keyId, reached: 1 })
    const { students } = await seedStudents(owner, organizationId, Array<number>(childrenFor(rows)).fill(0))
    const { secret } = await keyFor(owner, organizationId, userId, [
      'learn:read',
      'learn:write',
      'audit:read',
    ])
    const template = await firstDecision(server, secret, students[0]?.id ?? '')
    // At most eight in a call.
    for (let call = 0; call * 8 < quarters; call++)
      await owner.query('select add_partitions_until(quarter_from(now(), $1))', [quarters + 4])
    const { rows: times } = await owner.query<{ from: string; until: string }>(
      `select (case $1::integer when 0 then now() - interval '90 days' else quarter_from(now(), 2) end)::text as from,
        (case $1::integer when 0 then now() else quarter_from(now(), 2 + $1::integer) end)::text as until`,
      [quarters],
    )
    const { from = '', until = '' } = times[0] ?? {}
    await seedRows(owner, { rows, organizationId, template, from, until })
    await settle(owner)
    const requests = Object.fromEntries(
      Object.keys(pagesOf('')).map(what => {
        const texts = Array.from({ length: pagesInARound }, (_, at) => {
          const pages: Record<string, string> = pagesOf(students[(at * 3) % students.length]?.id ?? '')
          return get(pages[what] ?? '', secret)
        })
        return [`${what}, ${rows}`, cycleRequests(server, owner, texts)]
      }),
    )
    return { requests, close }
  } catch (error) {
    await close()
    throw error
  }
}
