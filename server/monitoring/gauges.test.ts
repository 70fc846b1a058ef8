import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { newMetrics, parseMetrics, scrape } from '../../test/support/monitoring/scrape.ts'
import { callTrial, createBook, trialTable, trialUnusual } from '../../test/support/trial.ts'
import { World } from '../../test/support/world.ts'
import { uuidv7 } from '../ids.ts'

const world = await World.create({}, undefined, trialUnusual)
after(() => world.close())
await world.owner.query(trialTable)

const queued = 'learn_jobs{operation="trial.createBook",state="queued"}'
const running = 'learn_jobs{operation="trial.createBook",state="running"}'
const oldest = 'learn_job_oldest_seconds{operation="trial.createBook"}'

test('metrics show the jobs that wait, for how long, and the credits that they reserve', async () => {
  const empty = await scrape(world)
  assert.deepEqual([empty.get(queued), empty.get(running), empty.get(oldest)], [0, 0, 0])
  assert.equal(empty.get('learn_credits_reserved'), 0)
  const tenant = await world.tenant()
  await world.credits(tenant, 100)
  const { organizationId, key } = tenant
  const input = { organizationId, pages: 10, pageMilliseconds: 60_000 }
  for (let job = 0; job < 3; job++) await callTrial(world.server.url, createBook, key, input)
  for (let waited = 0; (await scrape(world)).get(running) !== 2; waited += 50) {
    assert(waited < 20_000, 'one person’s third job waits for the first two')
    await sleep(50)
  }
  const later = () => new Date(world.clock.now().getTime() + 600_000)
  const busy = await scrape(world, { now: later })
  assert.equal(busy.get(queued), 1)
  assert.equal(busy.get('learn_credits_reserved'), 60)
  const age = busy.get(oldest) ?? 0
  assert(age >= 600 && age < 700, `${age}`)
})

test('a job of an operation that this version does not have counts as another', async () => {
  const { organizationId, userId } = await world.tenant()
  const id = uuidv7(new Date())
  await world.owner.query(
    `insert into jobs (id, organization_id, operation, data, principal_id, actor_kind, user_id, address, request_id, created_at, updated_at)
      values ($1, $2, 'learn.removedLongAgo', '{}', $3, 'user', $3, '', '', now(), now())`,
    [id, organizationId, userId],
  )
  const samples = await scrape(world)
  assert.equal(samples.get('learn_jobs{operation="other",state="queued"}'), 1)
  assert(![...samples.keys()].some(name => name.includes('removedLongAgo')))
  await world.owner.query('delete from jobs where id = $1', [id])
})

test('metrics show the emails and files that wait, and how long they are overdue', async () => {
  const due = new Date(world.clock.now().getTime() + 3_600_000)
  const values = [uuidv7(due), Buffer.from('sealed'), due]
  await world.owner.query(
    'insert into mails (id, sealed, urgent, send_at, created_at) values ($1, $2, false, $3, $3)',
    values,
  )
  const early = await scrape(world)
  assert.equal(early.get('learn_mails_waiting'), 1)
  assert.equal(early.get('learn_mail_overdue_seconds'), 0)
  const late = await scrape(world, { now: () => new Date(due.getTime() + 90_000) })
  assert.equal(late.get('learn_mail_overdue_seconds'), 90)
  assert.equal(early.get('learn_uploads{state="processing"}'), 0)
  assert.equal(early.get('learn_file_overdue_seconds'), 0)
  await world.owner.query('delete from mails where id = $1', [values[0]])
})

test('metrics show the pools and the disk', async () => {
  const samples = await scrape(world)
  const pool = (state: string) =>
    samples.get(`learn_database_connections{pool="requests",state="${state}"}`) ?? Number.NaN
  assert(pool('open') >= 1 && pool('open') <= pool('most'))
  assert(pool('idle') <= pool('open'))
  assert.equal(pool('waiting'), 0)
  const free = samples.get('learn_disk_free_bytes') ?? Number.NaN
  assert(free > 0 && free <= (samples.get('learn_disk_size_bytes') ?? 0))
})

test('the database is asked no more often than every ten seconds, however often metrics are read', async () => {
  const metrics = newMetrics(world)
  const read = async () => parseMetrics(await metrics.text()).get('learn_recharges_waiting')
  assert.equal(await read(), 0)
  const { organizationId } = await world.tenant()
  await world.owner.query(
    'insert into recharges (id, organization_id, credits, try_at, created_at) values ($1, $2, 5, now(), now())',
    [uuidv7(new Date()), organizationId],
  )
  assert.equal(await read(), 0, 'remembered')
  assert.equal((await scrape(world)).get('learn_recharges_waiting'), 1, 'read by somebody else')
})

test('a replica’s lag is shown, and nothing without a replica', async () => {
  const lag = 'learn_replication_lag_seconds'
  assert.equal((await scrape(world)).has(lag), false)
  // @types/pg omits the parameter that asks for a connection of a replica.
  const replica = new pg.Client({ connectionString: world.databaseUrl, replication: 'database' } as object)
  await replica.connect()
  assert.equal((await scrape(world)).get(lag), 0)
  await replica.end()
})

test('if the database does not answer, metrics say so, and show everything that they still know', async () => {
  const right = 'execute on function read_metrics(timestamptz)'
  await world.owner.query(`revoke ${right} from learn_worker`)
  const samples = await scrape(world)
  await world.owner.query(`grant ${right} to learn_worker`)
  assert.equal(samples.get('learn_database_up'), 0)
  assert(samples.has('learn_disk_free_bytes'))
  assert(![...samples.keys()].some(name => name.startsWith('learn_jobs{') || name === 'learn_mails_waiting'))
  assert.equal((await scrape(world)).get('learn_database_up'), 1)
})

test('the age of the newest backup and what of the log is not kept yet are shown if they are known', async () => {
  const names = ['age_seconds', 'verified_age_seconds', 'interval_seconds', 'log_parts_waiting'].map(
    name => `learn_backup_${name}`,
  )
  const logArchive = join(world.dataDir, 'archive')
  await mkdir(logArchive)
  for (const part of ['1', '2', '3']) await writeFile(join(logArchive, part), '')
  const ages = { age: () => 90, verifiedAge: () => 7_290 }
  const known = await scrape(world, { backups: { ...ages, everySeconds: 3_600, logArchive } })
  assert.deepEqual(
    names.map(name => known.get(name)),
    [90, 7_290, 3_600, 3],
  )
  const unknown = await scrape(world)
  assert(names.every(name => !unknown.has(name)))
})
