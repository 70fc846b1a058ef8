import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { seedLog } from '../../../bench/replay/seed.ts'
import { hurry } from '../../../test/faults/credits.ts'
import { FaultyServer } from '../../../test/faults/servers.ts'
import { assertLedger } from '../../../test/support/ledger.ts'
import { jobTimes, waitUntilEnded } from '../../../test/support/trial.ts'
import { testSecret, World } from '../../../test/support/world.ts'

const world = await World.create()
await world.server.app.jobs.stop() // This server runs no jobs: the one that is killed does, and then the next one.
const owner = new pg.Client({ connectionString: world.databaseUrl })
await owner.connect()
const env = { DATABASE_URL: world.databaseUrl, LEARN_SECRET: testSecret }
const faulty = new FaultyServer(env, { jobTimes }, [])
after(async () => {
  await faulty.close()
  await owner.end()
  await world.close()
})

/** While this lock is held, nobody can read the child's decisions. */
const hold = (studentId: string) => `
  create function held() returns boolean language sql as 'select pg_advisory_xact_lock_shared(9) is not null';
  create policy held on learn_decisions as restrictive for select to learn_app using (student_id <> '${studentId}' or held());
  select pg_advisory_lock(9)`
const letGo = 'select pg_advisory_unlock(9); drop policy held on learn_decisions'

test('a replay whose server was killed midway is finished by the next one, written once and charged once', async () => {
  await owner.query(hurry)
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  await world.credits(tenant, 3)
  await seedLog(owner, organizationId, [80, 80, 80])
  // Enough for each child to be a batch of their own.
  await owner.query('update student_counts set decisions = 1000000 where organization_id = $1', [
    organizationId,
  ])
  const { rows: students } = await owner.query<{ id: string }>(
    'select id from students where organization_id = $1 order by id desc',
    [organizationId],
  )
  await owner.query(hold(students[0]?.id ?? ''))
  const url = await faulty.ready()
  const asked = { organizationId, policy: { kind: 'uniform' } } as const
  const { status, body: job } = await world.call('learn.createLearnPolicyReplay', key, asked, { url })
  assert.equal(status, 202, JSON.stringify(job))
  const progress = async () => (await world.call('jobs.getJob', key, { jobId: job.id })).body.progress
  while ((await progress()) < 0.3) await sleep(5)
  await faulty.kill({ kills: 0, killsAtStart: 0, stalls: 0 })
  await owner.query(letGo)
  const done = await waitUntilEnded(world, key, job)
  assert.deepEqual([done.status, done.attempts, done.chargedCredits], ['succeeded', 2, 1])
  const posts = (await assertLedger(world, tenant)).filter(({ kind }) => kind === 'post')
  assert.deepEqual(
    posts.map(({ credits }) => credits),
    [1],
  )
  const { body: replay } = await world.call('learn.getLearnPolicyReplay', key, { replayId: job.id })
  assert.equal(replay.outcome?.decisions.read, 240)
  const { rows } = await owner.query(
    `select count(*)::integer as all, count(distinct decision_id)::integer as decisions from replayed_decisions where replay_id = $1`,
    [job.id],
  )
  const sampled = Math.min(200, replay.outcome?.decisions.judged ?? 0)
  assert(sampled > 0)
  assert.deepEqual(rows, [{ all: sampled, decisions: sampled }])
})
