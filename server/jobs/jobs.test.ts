import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '@learn/contract/jobs'
import type { Input } from '@learn/contract/operation'
import pg from 'pg'
import { assertLedger } from '../../test/support/ledger.ts'
import {
  callTrial,
  createBook,
  trialTable,
  trialUnusual,
  waitUntilEnded,
  wordsOf,
} from '../../test/support/trial.ts'
import { type Tenant, World } from '../../test/support/world.ts'
import { release } from '../path/charge.ts'
import { settleDueCredits } from '../storage/credits.store.ts'
import { notCompared } from '../storage/scope.ts'
import { failLostJobs } from '../work/job.store.ts'

const world = await World.create({}, undefined, trialUnusual)
const second = await world.startAnotherServer({}, undefined, trialUnusual)
after(async () => {
  await second.close()
  await world.close()
})
await world.owner.query(trialTable)

async function createRich(credits = 100): Promise<Tenant> {
  const tenant = await world.tenant()
  await world.credits(tenant, credits)
  return tenant
}

const silence = { silentMilliseconds: 5 * 60_000 }

type Book = Omit<Input<typeof createBook>, 'organizationId'>

async function begin(tenant: Tenant, book: Book, headers: Record<string, string> = {}, token = tenant.key) {
  const input = { organizationId: tenant.organizationId, ...book }
  return await callTrial(world.server.url, createBook, token, input, headers)
}

async function runJob(tenant: Tenant, book: Book): Promise<Job> {
  return await waitUntilEnded(world, tenant.key, (await begin(tenant, book)).body)
}

const kindsOf = async (tenant: Tenant) => (await assertLedger(world, tenant)).map(({ kind }) => kind)

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 20) {
    if (await condition()) return
    await sleep(20)
  }
  assert.fail('it did not happen in time')
}

const statusOf = async ({ key }: Tenant, { id }: Job) =>
  (await world.call('jobs.getJob', key, { jobId: id })).body.status

test('long work answers 202 with a job, which reserves credits, finishes, and is charged for what it used', async () => {
  const tenant = await createRich()
  const { status, body: begun } = await begin(tenant, { pages: 10, written: 7 })
  assert.equal(status, 202)
  assert.equal(begun.status, 'queued')
  assert.equal(begun.reservedCredits, 20)
  const job = await waitUntilEnded(world, tenant.key, begun)
  assert.deepEqual(
    { ...job, result: Object.keys(job.result as object) },
    {
      ...begun,
      status: 'succeeded',
      progress: 1,
      message: null,
      result: ['id', 'pages'],
      attempts: 1,
      chargedCredits: 14,
      startedAt: job.startedAt,
      finishedAt: job.finishedAt,
      updatedAt: job.finishedAt,
    },
  )
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'post', 'void'])
  assert.deepEqual(await wordsOf(world, tenant.organizationId), ['a book of 7 pages'])
  const { body: events } = await world.call('audit.listAuditEvents', tenant.key, {
    'filter[subjectId]': job.id,
  })
  assert.equal(events.total, 2, 'one for the start and one for the end')
  assert.equal(new Set(events.data.map(({ requestId }) => requestId)).size, 1)
})

test('a job whose reservation was lost in a database crash reserves its credits again', async () => {
  const tenant = await createRich()
  const forgetReservation = () =>
    world.runAsOperator(async client => {
      await client.query('set session_replication_role = replica') // The ledger allows no deletions.
      await client.query(
        `with lost as (delete from credit_entries where organization_id = $1 and kind = 'reserve' returning credits, grant_id),
          paid as (delete from credit_reservations where organization_id = $1),
          grants as (update credit_grants set available = available + lost.credits, held = held - lost.credits
            from lost where id = lost.grant_id)
          update organizations set ledger_entries = ledger_entries - 1, credits_balance = credits_balance + lost.credits,
            reserved_credits = reserved_credits - lost.credits from lost where id = $1`,
        [tenant.organizationId],
      )
      await client.query('reset session_replication_role')
    })
  const begun = await world.callAround(
    'lock table jobs in share row exclusive mode',
    () => begin(tenant, { pages: 10, written: 7 }),
    forgetReservation,
  )
  assert.equal(begun.status, 202)
  await waitUntilEnded(world, tenant.key, begun.body)
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'post', 'void'])
})

test('a repeated request starts one job', async () => {
  const tenant = await createRich()
  const headers = { 'idempotency-key': 'k' }
  const { body: first } = await begin(tenant, { pages: 1 }, headers)
  await waitUntilEnded(world, tenant.key, first)
  const again = await begin(tenant, { pages: 1 }, headers)
  assert.equal(again.headers.get('idempotency-replayed'), 'true')
  assert.deepEqual(again.body, first)
  assert.equal((await world.call('jobs.listJobs', tenant.key, {})).body.total, 1)
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'post'])
})

test('the same request sent concurrently to two servers starts one job, which keeps its credits', async () => {
  for (let round = 0; round < 8; round++) {
    const tenant = await createRich()
    const input = { organizationId: tenant.organizationId, pages: 4, pageMilliseconds: 20 }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        callTrial(index % 2 ? second.url : world.server.url, createBook, tenant.key, input, {
          'idempotency-key': 'k',
        }),
      ),
    )
    const begun = answers.find(({ status }) => status === 202)
    assert(begun)
    const job = await waitUntilEnded(world, tenant.key, begun.body)
    assert.deepEqual([job.status, job.chargedCredits], ['succeeded', 8])
    assert.equal((await kindsOf(tenant)).filter(kind => kind === 'post').length, 1)
  }
})

test('releasing a call’s credits leaves those of its job alone', async () => {
  const tenant = await createRich()
  const { body } = await begin(tenant, { pages: 20, pageMilliseconds: 1_000 })
  const { app } = world.server
  const reach = {
    organizations: [tenant.organizationId],
    parameter: Buffer.alloc(0),
    scope: {
      principalId: tenant.userId,
      versions: notCompared,
      organizations: `{${tenant.organizationId}}`,
    },
  }
  await release(app, reach, { reservationId: body.reservationId ?? '', credits: 40 })
  assert.equal((await kindsOf(tenant)).at(-1), 'reserve')
  await world.call('jobs.cancelJob', tenant.key, { jobId: body.id })
  assert.equal((await kindsOf(tenant)).at(-1), 'void')
})

test('a waiting job keeps its credits, however long the others take', async () => {
  const tenant = await createRich()
  const jobs = await Promise.all(
    Array.from({ length: 8 }, () => begin(tenant, { pages: 1, pageMilliseconds: 200 })),
  )
  const inAnHour = new Date(Date.now() + 3_600_000)
  await settleDueCredits(world.server.app.payments.system, inAnHour, 1_000)
  for (const { body } of jobs)
    assert.equal((await waitUntilEnded(world, tenant.key, body)).status, 'succeeded')
})

test('a job that will not be delivered again fails and releases its credits', async () => {
  const tenant = await createRich()
  const { body } = await begin(tenant, { pages: 1, pageMilliseconds: 600_000 })
  await waitUntil(async () => (await statusOf(tenant, body)) === 'running')
  // As after the fifth server has stopped: queued again, but pg-boss has given up.
  await world.owner.query(`update pgboss.job set state = 'failed', completed_on = now() where id = $1`, [
    body.id,
  ])
  await world.owner.query(`update jobs set status = 'queued', attempts = attempts + 1 where id = $1`, [
    body.id,
  ])
  const sweep = (minutes: number) =>
    failLostJobs(world.server.app.payments.system, new Date(Date.now() + minutes * 60_000), 100, silence)
  await sweep(0)
  assert.equal(await statusOf(tenant, body), 'queued', 'it may still be delivered')
  await sweep(6)
  assert.equal(await statusOf(tenant, body), 'failed')
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'void'])
})

test('a job that waits to be redelivered is not lost, however long that takes', async () => {
  const tenant = await createRich()
  const { body } = await begin(tenant, { pages: 1, pageMilliseconds: 2_000 })
  await waitUntil(async () => (await statusOf(tenant, body)) === 'running')
  await failLostJobs(world.server.app.payments.system, new Date(Date.now() + 3_600_000), 100, silence)
  assert.equal(await statusOf(tenant, body), 'running')
  assert.equal((await waitUntilEnded(world, tenant.key, body)).status, 'succeeded')
})

test('a call that can’t be paid for or is invalid starts no job', async () => {
  const tenant = await createRich(9)
  assert.equal((await begin(tenant, { pages: 5 })).body._tag, 'PaymentRequired')
  assert.equal((await begin(tenant, { pages: 13 })).body._tag, 'BadRequest')
  for (const pages of [-1, 1.5, 1e9, '3', null])
    assert.equal((await begin(tenant, { pages: pages as number })).body._tag, 'HttpApiDecodeError')
  assert.equal((await world.call('jobs.listJobs', tenant.key, {})).body.total, 0)
  assert.deepEqual(await kindsOf(tenant), ['grant'])
})

test('a job that used nothing is free', async () => {
  const tenant = await createRich()
  const job = await runJob(tenant, { pages: 0 })
  assert.deepEqual([job.status, job.reservedCredits, job.chargedCredits], ['succeeded', 0, 0])
  assert.equal((await runJob(tenant, { pages: 3, written: 0 })).chargedCredits, 0)
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'void'])
})

for (const fails of ['declared', 'in commit'] as const) {
  test(`a failure that is ${fails} ends the job with its message, and is free`, async () => {
    const tenant = await createRich()
    const job = await runJob(tenant, { pages: 2, fails })
    assert.equal(job.status, 'failed')
    assert.deepEqual(
      job.error,
      fails === 'declared'
        ? { kind: 'Conflict', message: 'The pen is dry.' }
        : { kind: 'BadRequest', message: 'The book does not close.' },
    )
    assert.deepEqual([job.attempts, job.chargedCredits, job.result], [1, 0, null])
    assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'void'])
    assert.deepEqual(await wordsOf(world, tenant.organizationId), [])
  })
}

test('work that crashes is retried and charged once', async () => {
  const tenant = await createRich()
  const job = await runJob(tenant, { pages: 2, fails: 'once' })
  assert.deepEqual([job.status, job.attempts, job.chargedCredits], ['succeeded', 2, 4])
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'post'])
})

test('work that always crashes fails in the end, without revealing why, and is free', async () => {
  const tenant = await createRich()
  const { body } = await begin(tenant, { pages: 2, fails: 'always' })
  // Queued again, because while it runs another number would look like somebody else's attempt.
  await waitUntil(async () => {
    const { body: job } = await world.call('jobs.getJob', tenant.key, { jobId: body.id })
    return job.attempts > 0 && job.status === 'queued'
  })
  await world.owner.query('update jobs set attempts = attempts + 4 where id = $1', [body.id])
  const job = await waitUntilEnded(world, tenant.key, body)
  assert.equal(job.status, 'failed')
  assert.equal(job.error?.kind, 'InternalError')
  assert.doesNotMatch(job.error?.message ?? '', /on purpose/)
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'void'])
})

test('a waiting or running job can be canceled immediately and for free, but not one that has ended', async () => {
  const tenant = await createRich()
  const { body: begun } = await begin(tenant, { pages: 1_000, written: 1_000, pageMilliseconds: 50 }).then(
    async answer => {
      assert.equal(answer.body._tag, 'PaymentRequired', 'not even for a moment')
      return await begin(tenant, { pages: 40, pageMilliseconds: 1_000 })
    },
  )
  await waitUntil(async () => (await statusOf(tenant, begun)) === 'running')
  const { body: canceled } = await world.call('jobs.cancelJob', tenant.key, { jobId: begun.id })
  assert.equal(canceled.status, 'canceled')
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'void'])
  const again = await world.call('jobs.cancelJob', tenant.key, { jobId: begun.id })
  assert.equal(again.body._tag, 'Conflict')
  assert.equal(again.body.message, 'This job has already been canceled.')
  await sleep(300)
  assert.equal(await statusOf(tenant, begun), 'canceled', 'whatever was running it')
  assert.deepEqual(await wordsOf(world, tenant.organizationId), [])
  const job = await runJob(tenant, { pages: 1 })
  const late = await world.call('jobs.cancelJob', tenant.key, { jobId: job.id })
  assert.equal(late.body.message, 'This job has already succeeded.')
})

test('if a job is canceled as it finishes, one of the two wins and the charge matches it', async () => {
  for (let round = 0; round < 15; round++) {
    const tenant = await createRich()
    const { body } = await begin(tenant, { pages: 1 })
    await sleep(round)
    const { status } = await world.call('jobs.cancelJob', tenant.key, { jobId: body.id }, { url: second.url })
    const job = await waitUntilEnded(world, tenant.key, body)
    assert.equal(job.status, status === 200 ? 'canceled' : 'succeeded')
    const words = await wordsOf(world, tenant.organizationId)
    assert.equal(words.length, job.status === 'succeeded' ? 1 : 0)
    assert.equal((await kindsOf(tenant)).at(-1), job.status === 'succeeded' ? 'post' : 'void')
  }
})

test('an attempt that was presumed lost can no longer change anything', async () => {
  const tenant = await createRich()
  const { body } = await begin(tenant, { pages: 4, pageMilliseconds: 1_000 })
  await waitUntil(async () => (await statusOf(tenant, body)) === 'running')
  await world.owner.query('update jobs set attempts = attempts + 1 where id = $1', [body.id]) // As if another server had taken it.
  await sleep(1_000)
  assert.equal(await statusOf(tenant, body), 'running')
  assert.deepEqual(await wordsOf(world, tenant.organizationId), [])
  await world.owner.query(
    `update jobs set heartbeat_at = now() - interval '6 minutes' where id = $1`, // And that server is lost too.
    [body.id],
  )
  assert.equal(await failLostJobs(world.server.app.payments.system, new Date(), 100, silence), 1)
  const job = await waitUntilEnded(world, tenant.key, body)
  assert.equal(job.status, 'failed')
  assert.match(job.error?.message ?? '', /was lost more than once\. Nothing was charged/)
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'void'])
})

test('a running job’s credits stay reserved, and a job whose credits were released ends without effect', async () => {
  const tenant = await createRich()
  const { body } = await begin(tenant, { pages: 8, pageMilliseconds: 5_000 })
  await waitUntil(async () => (await statusOf(tenant, body)) === 'running')
  const expiry = async () =>
    Date.parse((await world.call('billing.listReservations', tenant.key, {})).body.data[0]?.expiresAt ?? '')
  await world.owner.query(
    `update credit_reservations set expires_at = now() + interval '1 minute' where id = $1`,
    [body.reservationId],
  )
  await waitUntil(async () => (await expiry()) > Date.now() + 120_000)
  const overdue = `update credit_reservations set expires_at = now() - interval '1 second' where id = $1`
  await world.owner.query(overdue, [body.reservationId]) // As if no heartbeat had arrived for a long time.
  await world.owner.query('select settle_due_credits(now(), 100)')
  const job = await waitUntilEnded(world, tenant.key, body)
  assert.equal(job.status, 'failed')
  assert.match(
    job.error?.message ?? '',
    /^The job took longer than its credits were reserved for\. Nothing was charged/,
  )
  assert.deepEqual(await wordsOf(world, tenant.organizationId), [])
})

const countQueued = async (...tenants: Tenant[]) => {
  const asked = { 'filter[status]': 'queued', limit: '1' }
  const counts = tenants.map(async ({ key, organizationId }) => {
    const input = { ...asked, 'filter[organizationId]': organizationId }
    return (await world.call('jobs.listJobs', key, input)).body.total
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count)
}

/** Another organization, with credits, of the same person. */
async function createAnother({ userId }: Tenant): Promise<Tenant> {
  const key = await world.token(userId)
  const { body } = await world.call('organizations.createOrganization', key, { name: 'Another' })
  await world.credits({ organizationId: body.id }, 1_000)
  return { organizationId: body.id, userId, key }
}

test('many jobs of one person, in many organizations, leave room for one of another', async () => {
  const [busy, other] = [await createRich(1_000), await createRich()]
  const places = [busy, await createAnother(busy), await createAnother(busy)]
  const jobs = await Promise.all(
    places.flatMap(place =>
      Array.from({ length: 10 }, async () => ({
        place,
        ...(await begin(place, { pages: 5, pageMilliseconds: 600_000 })),
      })),
    ),
  )
  await waitUntil(async () => (await countQueued(...places)) <= 26)
  const job = await runJob(other, { pages: 1 })
  assert.equal(job.status, 'succeeded')
  assert.equal(await countQueued(...places), 26, 'each of the two servers runs two')
  for (const { place, body } of jobs) await world.call('jobs.cancelJob', place.key, { jobId: body.id })
})

test('many jobs of the people of one organization leave room for one of another', async () => {
  const [busy, other] = [await createRich(1_000), await createRich()]
  const members = [await world.member(busy, 'member'), await world.member(busy, 'member')]
  const keys = [busy.key, ...members.map(({ token }) => token)]
  const bodies: { id: string }[] = []
  for (const key of keys)
    for (let made = 0; made < 10; made++)
      bodies.push((await begin(busy, { pages: 5, pageMilliseconds: 600_000 }, {}, key)).body)
  await waitUntil(async () => (await countQueued(busy)) <= 22)
  const job = await runJob(other, { pages: 1 })
  assert.equal(job.status, 'succeeded')
  assert.equal(await countQueued(busy), 22, 'each of the two servers runs four')
  for (const { id } of bodies) await world.call('jobs.cancelJob', busy.key, { jobId: id })
})

test('a person’s first job does not wait for the many jobs of several others', async () => {
  const busy = await Promise.all(Array.from({ length: 4 }, () => createRich(1_000)))
  const jobs = await Promise.all(
    busy.flatMap(tenant =>
      Array.from({ length: 10 }, async () => ({
        tenant,
        ...(await begin(tenant, { pages: 1, pageMilliseconds: 1_000 })),
      })),
    ),
  )
  const job = await runJob(await createRich(), { pages: 1 })
  assert.equal(job.status, 'succeeded')
  assert.notEqual(await countQueued(...busy), 0)
  for (const { tenant, body } of jobs) await world.call('jobs.cancelJob', tenant.key, { jobId: body.id })
})

test('jobs can be filtered by status and operation, and clients see only their own', async () => {
  const tenant = await createRich()
  const client = await world.member(tenant, 'member', 'client')
  const { body: own } = await begin(tenant, { pages: 1 }, {}, client.token)
  const other = await runJob(tenant, { pages: 1 })
  await waitUntilEnded(world, tenant.key, own)
  const idsOf = async (token: string, filters: object) =>
    (await world.call('jobs.listJobs', token, { ...filters })).body.data.map(({ id }) => id)
  assert.deepEqual(await idsOf(tenant.key, {}), [other.id, own.id])
  assert.deepEqual(await idsOf(tenant.key, { 'filter[status]': 'failed' }), [])
  assert.deepEqual(await idsOf(tenant.key, { 'filter[operation]': 'trial.createBook' }), [other.id, own.id])
  assert.deepEqual(await idsOf(client.token, {}), [own.id])
  assert.equal((await world.call('jobs.getJob', client.token, { jobId: other.id })).status, 404)
  assert.equal((await world.call('jobs.cancelJob', client.token, { jobId: other.id })).status, 404)
})

test('deleting an organization deletes its jobs and ends their work', async () => {
  const tenant = await createRich()
  const { body } = await begin(tenant, { pages: 20, pageMilliseconds: 1_000 })
  await waitUntil(async () => (await statusOf(tenant, body)) === 'running')
  const { organizationId } = tenant
  const token = await world.token(tenant.userId)
  const input = { organizationId, confirmName: 'Tenant' }
  assert.equal((await world.call('organizations.deleteOrganization', token, input)).status, 200)
  await sleep(500)
  assert.deepEqual(await wordsOf(world, organizationId), [])
  assert(!world.log.some(line => line.includes('"level":50') && line.includes(body.id)), 'no failure of ours')
})

test('a server that stops hands its jobs over', async () => {
  const tenant = await createRich()
  const third = await world.startAnotherServer({}, undefined, trialUnusual)
  const bodies = await Promise.all(
    Array.from({ length: 8 }, () => begin(tenant, { pages: 6, pageMilliseconds: 100 })),
  )
  await sleep(200)
  await third.close()
  for (const { body } of bodies) {
    const job = await waitUntilEnded(world, tenant.key, body)
    assert.equal(job.status, 'succeeded')
  }
  assert.equal((await wordsOf(world, tenant.organizationId)).length, 8)
  const kinds = await kindsOf(tenant)
  assert.equal(kinds.filter(kind => kind === 'post').length, 8)
})

test('a server stops even if the database is unreachable', async () => {
  const tenant = await createRich()
  const third = await world.startAnotherServer({}, undefined, trialUnusual)
  const bodies = await Promise.all(
    Array.from({ length: 6 }, () => begin(tenant, { pages: 5, pageMilliseconds: 10_000 })),
  )
  // Each of the three servers runs two.
  for (const { body } of bodies) await waitUntil(async () => (await statusOf(tenant, body)) === 'running')
  const name = new URL(world.databaseUrl).pathname.slice(1)
  const cluster = new pg.Client({ connectionString: process.env.LEARN_TEST_DATABASE_URL })
  await cluster.connect()
  await cluster.query(`alter database ${name} with allow_connections false`)
  await cluster.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await third.close().finally(async () => {
    await cluster.query(`alter database ${name} with allow_connections true`)
    await cluster.end()
  })
})
