import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { disk } from '../server/objects/disk.ts'
import { sha256Of } from '../test/support/media/files.ts'
import { bar } from './bars.ts'
import { get, load, percentile, send } from './load.ts'
import { seedItems } from './media/seed.ts'
import { benchSecret, startDatabase, startServer } from './processes.ts'
import { keyFor, seedOrganizations, settle } from './seed.ts'

const rounds = 3
const connections = 8
/** Between the requests of a connection, so that the server is busy, but not more than it can do. */
const pauseMilliseconds = 40
const databaseBytes = 10 ** 9
const fileBytes = 10_000_000
const files = 500
const aloneMilliseconds = 30_000

/**
 * What requests notice of a backup of 1 GB of database and 5 GB of files. Clients read and write at a steady rate, first
 * alone and then during a whole backup into an empty folder, in turn.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'learn-bench-backup-'))
  const database = await startDatabase()
  const server = await startServer(database.url, {
    LEARN_DATA_DIR: folder,
    LEARN_MEDIA_QUOTA: String(10 ** 13),
  })
  try {
    const client = await seed(database.owner, folder)
    const [alone, during] = [emptyFigures(), emptyFigures()]
    const seconds: number[] = []
    for (let round = -1; round < rounds; round++) {
      await measure(server.port, client, round < 0 ? emptyFigures() : alone, sleep(aloneMilliseconds))
      if (round < 0) continue // The first round warms up.
      const place = await mkdtemp(join(tmpdir(), 'learn-bench-place-'))
      const started = performance.now()
      await measure(server.port, client, during, backUp(database.url, folder, place))
      seconds.push(Math.round((performance.now() - started) / 1000))
      await rm(place, { recursive: true, force: true }) // Not measured: commits wait while a disk gives up 5 GB.
      await sleep(5_000)
    }
    console.log(`The backups took ${seconds.join(', ')} s.`)
    for (const what of ['reads', 'writes'] as const) {
      const [before = Number.NaN, after = Number.NaN] = [alone, during].map(figures =>
        percentile(
          figures[what].sort((a, b) => a - b),
          0.99,
        ),
      )
      console.log(`${what}: p99 ${before.toFixed(1)} ms alone, ${after.toFixed(1)} ms during a backup`)
      bar(`p99 of ${what} during a backup, against alone`, after / before, { most: 1.5 })
    }
    bar('requests that failed during a backup', during.errors, { most: 0 })
  } finally {
    await server.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function backUp(databaseUrl: string, dataDir: string, place: string): Promise<void> {
  const child = spawn('sh', ['scripts/admin.sh', 'backup', place], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      LEARN_SECRET: benchSecret,
      LEARN_DATA_DIR: dataDir,
      LEARN_BACKUP_PASSPHRASE: 'a passphrase for benchmarks',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the backup failed')
}

interface Client {
  readonly secret: string
  readonly teamId: string
}

async function seed(owner: pg.Client, folder: string): Promise<Client> {
  const { rows: known } = await owner.query<{ id: string; user_id: string }>(
    'select id, created_by_user_id as user_id from api_keys',
  )
  const [organizationId = ''] = await seedOrganizations(owner, {
    count: 1,
    keyId: known[0]?.id ?? '',
    reached: 1,
  })
  const objects = disk(join(folder, 'media'))
  console.log('Seeding 1 GB of rows …')
  const small = Buffer.alloc(1000, 'x')
  await objects.put({ organizationId, sha256: sha256Of(small) }, [small], small.length)
  const size = async () =>
    Number((await owner.query('select pg_database_size(current_database()) as size')).rows[0].size)
  for (let at = 0; (await size()) < databaseBytes; at += 200_000)
    await seedItems(owner, organizationId, 200_000, { hash: sha256Of(small), from: at })
  console.log('Seeding 5 GB of files …')
  for (let number = 0; number < files; number++) {
    const bytes = randomBytes(fileBytes)
    const sha256 = sha256Of(bytes)
    await objects.put({ organizationId, sha256 }, [bytes], fileBytes)
    await owner.query(
      `with object as (insert into media_objects (organization_id, sha256, bytes, created_at, wanted_at)
          values ($1, $2, $3, now(), now()))
        insert into media_items (id, organization_id, name, alt_text, tags, folder, searched, kind, media_type, bytes,
          uploaded_bytes, sha256, uploaded_sha256, status, created_by, created_at, updated_at)
        values (uuidv7(), $1, 'large', '', '{}', '', 'large', 'document', 'text/plain', $3, $3, $2, $2, 'ready', gen_random_uuid(), now(), now())`,
      [organizationId, sha256, fileBytes],
    )
  }
  await settle(owner)
  const { secret } = await keyFor(owner, organizationId, known[0]?.user_id ?? '', [
    'teams:read',
    'teams:write',
  ])
  const { rows: teams } = await owner.query<{ id: string }>(
    'select id from teams where organization_id = $1 limit 1',
    [organizationId],
  )
  return { secret, teamId: teams[0]?.id ?? '' }
}

interface Figures {
  readonly reads: number[]
  readonly writes: number[]
  errors: number
}

const emptyFigures = (): Figures => ({ reads: [], writes: [], errors: 0 })

/** Reads and writes until that is done. */
async function measure(port: number, client: Client, into: Figures, done: Promise<void>): Promise<void> {
  let isDone = false
  const end = done.finally(() => {
    isDone = true
  })
  while (!isDone) await slice(port, client, into)
  await end
}

const sliceMilliseconds = 1_000

async function slice(port: number, { secret, teamId }: Client, into: Figures): Promise<void> {
  const one = async (isRead: boolean) => {
    let sent = 0
    await load({
      port,
      connections: connections / 2,
      milliseconds: sliceMilliseconds,
      pauseMilliseconds,
      request: () =>
        isRead
          ? get('/v1/teams', secret)
          : send('PATCH', `/v1/teams/${teamId}`, secret, { name: `Team ${++sent}` }),
      onAnswer: (status, milliseconds) => {
        if (status !== 200) into.errors++
        into[isRead ? 'reads' : 'writes'].push(milliseconds)
      },
    })
  }
  await Promise.all([one(true), one(false)])
}
