import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { newFile, png } from '../test/support/media/files.ts'
import { bar } from './bars.ts'
import { get, load, percentile, send } from './load.ts'
import { seedItems } from './media/seed.ts'
import type { Noise } from './neighbours/noise.ts'
import { startDatabase, startServer } from './processes.ts'
import { keyFor, seedOrganizations, settle } from './seed.ts'

const rounds = 3
const sliceMilliseconds = 2_000
/** Until all connections of the busy tenant are open and in use. */
const headStartMilliseconds = 1_500
const connections = 64
const keys = 20
const files = 300_000

const scopes = ['organizations:read', 'teams:read', 'teams:write', 'media:read', 'media:write', 'jobs:read']

/**
 * How much one tenant slows down another. Tenant A does one thing with 64 connections and 20 keys, while tenant B reads
 * and writes one request after another. In the same run, in turn, B does so alone. `npm run bench -- neighbours pictures`
 * measures one kind of load only.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'learn-neighbours-'))
  const database = await startDatabase()
  const server = await startServer(database.url, {
    LEARN_DATA_DIR: folder,
    LEARN_MEDIA_QUOTA: String(10 ** 13),
  })
  try {
    const { owner } = database
    const named = process.argv.slice(3).join(' ')
    const needed = named === '' || /search|files|pages/.test(named) ? files : 1_000
    console.log(`Seeding an organization with ${needed.toLocaleString('en')} files …`)
    const { busy, quiet } = await seedTenants(owner, needed)
    await settle(owner)
    for (const [name, noise] of Object.entries(kindsOfNoise(busy))) {
      if (named && !name.includes(named)) continue
      await compare(name, { port: server.port, connections, ...noise }, quiet)
    }
  } finally {
    await server.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface BusyTenant {
  readonly organizationId: string
  readonly secrets: readonly string[]
  readonly jobId: string
}

interface QuietTenant {
  readonly secret: string
  readonly teamId: string
}

/** Two organizations, each with its own person. */
async function seedTenants(
  owner: pg.Client,
  items: number,
): Promise<{ busy: BusyTenant; quiet: QuietTenant }> {
  const { rows: known } = await owner.query<{ id: string }>('select id from api_keys')
  const organizations = await seedOrganizations(owner, { count: 2, keyId: known[0]?.id ?? '', reached: 0 })
  const [organizationId = '', quietId = ''] = organizations
  const { rows: people } = await owner.query<{ id: string }>(
    `with made as (
      insert into users (id, email, created_at)
        select uuidv7(), 'person' || n || '@example.org', now() from generate_series(1, 2) n returning id
    ), numbered as (select id, row_number() over () as n from made),
    members as (
      insert into memberships (id, principal_id, organization_id, role, created_at)
        select uuidv7(), id, ($1::uuid[])[n], 'admin', now() from numbered
    ) select id from numbered order by n`,
    [organizations],
  )
  const [busyPerson = '', quietPerson = ''] = people.map(({ id }) => id)
  await seedItems(owner, organizationId, items)
  const secrets: string[] = []
  for (let made = 0; made < keys; made++)
    secrets.push((await keyFor(owner, organizationId, busyPerson, scopes)).secret)
  const { rows: jobs } = await owner.query<{ id: string }>(
    `insert into jobs (id, organization_id, operation, data, principal_id, actor_kind, user_id, address, request_id,
        created_at, updated_at, heartbeat_at)
      values (uuidv7(), $1, 'bench', '{}', $2, 'user', $2, '127.0.0.1', 'bench', now(), now(), now() + interval '1 day')
      returning id`,
    [organizationId, busyPerson],
  )
  const { secret } = await keyFor(owner, quietId, quietPerson, scopes)
  const { rows: teams } = await owner.query<{ id: string }>(
    `insert into teams (id, organization_id, name, created_at, updated_at) values (uuidv7(), $1, 'Team', now(), now())
      returning id`,
    [quietId],
  )
  return {
    busy: { organizationId, secrets, jobId: jobs[0]?.id ?? '' },
    quiet: { secret, teamId: teams[0]?.id ?? '' },
  }
}

type Kind = Pick<Noise, 'requests' | 'streams'>

function kindsOfNoise({ organizationId, secrets, jobId }: BusyTenant): Record<string, Kind> {
  const each = (write: (key: string, at: number) => string, streams = false): Kind => ({
    requests: secrets.map(write),
    streams,
  })
  const searches = ['file', '299', 'nothing like it', 'e', 'file 298765']
  const search = (at: number) => encodeURIComponent(searches[at % searches.length] ?? '')
  const add = (key: string, ...file: Parameters<typeof newFile>) =>
    send('POST', '/v1/media/items', key, { organizationId, ...newFile(...file) })
  const large = randomBytes(700_000)
  const kinds = {
    'cheap lists': each(key => get('/v1/organizations', key)),
    'pages of 100': each(key => get('/v1/media/items?limit=100', key)),
    'searches in 300,000 files': each((key, at) =>
      get(`/v1/media/items?filter%5Bsearch%5D=${search(at)}`, key),
    ),
    '1 MB bodies': each(key => add(key, 'large.txt', `Notes: ${large.toString('base64').slice(0, 700_000)}`)),
    pictures: each(key => add(key, 'dot.png', png, 'image/png')),
    changes: each((key, at) => send('POST', '/v1/teams', key, { organizationId, name: `Team ${at}` })),
    'wrong PINs': each(() => send('POST', '/auth/student', '', { username: 'robin', pin: '0000' })),
  }
  const everything: Kind = {
    requests: Object.values(kinds).flatMap(({ requests }) => requests),
    streams: false,
  }
  return {
    ...kinds,
    'everything at once': everything,
    'event streams': each(key => get(`/v1/jobs/${jobId}/events`, key), true),
  }
}

interface Figures {
  readonly reads: number[]
  readonly writes: number[]
  errors: number
}

/** Alternates slices in which the quiet tenant is alone with slices in which it has a noisy neighbour. */
async function compare(name: string, noise: Omit<Noise, 'milliseconds'>, quiet: QuietTenant): Promise<void> {
  const alone: Figures = { reads: [], writes: [], errors: 0 }
  const beside: Figures = { reads: [], writes: [], errors: 0 }
  const statuses: Record<string, number> = {}
  for (let round = -1; round < rounds; round++) {
    const [first, second] = round < 0 ? [emptyFigures(), emptyFigures()] : [alone, beside] // The first round warms up.
    await measure(noise.port, quiet, first)
    const workerData: Noise = { ...noise, milliseconds: headStartMilliseconds + sliceMilliseconds }
    const worker = new Worker(new URL('./neighbours/noise.ts', import.meta.url), { workerData })
    const answered = once(worker, 'message')
    await once(worker, 'online')
    await sleep(headStartMilliseconds)
    await measure(noise.port, quiet, second)
    const [counted] = (await answered) as [Record<string, number>]
    for (const [status, count] of Object.entries(counted)) statuses[status] = (statuses[status] ?? 0) + count
    await worker.terminate()
    await sleep(500)
  }
  console.log(`\n${name}: the neighbour got ${JSON.stringify(statuses)}`)
  for (const what of ['reads', 'writes'] as const) {
    const [before, after] = [alone, beside].map(figures => percentile(figures[what].sort(byNumber), 0.99))
    const middle = [alone, beside].map(figures => percentile(figures[what], 0.5).toFixed(1))
    console.log(
      `  ${what}: p99 ${before?.toFixed(1)} ms alone, ${after?.toFixed(1)} ms beside it; median ${middle.join(' and ')} ms`,
    )
    const ratio = (after ?? Number.NaN) / (before ?? Number.NaN)
    bar(`p99 of ${what} beside ${name}, against alone`, ratio, { most: 2 })
  }
  bar(`errors beside ${name}`, beside.errors, { most: 0 })
}

const emptyFigures = (): Figures => ({ reads: [], writes: [], errors: 0 })
const byNumber = (one: number, other: number) => one - other

/** One request after another, reads and writes in turn. */
async function measure(port: number, { secret, teamId }: QuietTenant, into: Figures): Promise<void> {
  let sent = 0
  const request = () =>
    sent++ % 2 === 0
      ? get('/v1/teams', secret)
      : send('PATCH', `/v1/teams/${teamId}`, secret, { name: `Team ${sent}` })
  const onAnswer = (status: number, milliseconds: number) => {
    if (status !== 200) into.errors++
    into[sent % 2 === 1 ? 'reads' : 'writes'].push(milliseconds)
  }
  await load({ port, connections: 1, milliseconds: sliceMilliseconds, request, onAnswer })
}
