import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '@learn/contract/jobs'
import { hurry } from '../../../test/faults/credits.ts'
import { clientFamily, practiseOnce } from '../../../test/support/learning/family.ts'
import { logDecisions } from '../../../test/support/learning/logged-decisions.ts'
import { assertLedger } from '../../../test/support/ledger.ts'
import { jobTimes, waitUntilEnded } from '../../../test/support/trial.ts'
import { type Tenant, World } from '../../../test/support/world.ts'
import { suspendOrganization } from '../../operator/operator.ts'

const world = await World.create({}, undefined, { jobTimes })
after(() => world.close())
await world.owner.query(hurry)

const uniform = { policy: { kind: 'uniform' } } as const

async function school({ children = 2, each = 10, credits = 5 } = {}) {
  const tenant = await world.tenant()
  await world.credits(tenant, credits)
  return { ...tenant, studentIds: await logDecisions(world, tenant, { children, each }) }
}

async function begin({ organizationId, key }: Tenant, token = key): Promise<Job> {
  const asked = { organizationId, ...uniform }
  const { status, body } = await world.call('learn.createLearnPolicyReplay', token, asked)
  assert.equal(status, 202, JSON.stringify(body))
  return body
}

const runReplay = async (tenant: Tenant) => await waitUntilEnded(world, tenant.key, await begin(tenant))

const outcomeOf = async ({ key }: Tenant, { id }: Job) =>
  (await world.call('learn.getLearnPolicyReplay', key, { replayId: id })).body.outcome

const cancel = async ({ key }: Tenant, { id }: Job) =>
  await world.call('learn.cancelLearnPolicyReplay', key, { replayId: id })

const kindsOf = async (tenant: Tenant) => (await assertLedger(world, tenant)).map(({ kind }) => kind)

/** What the replay has produced so far. */
async function leftOf({ id }: Job) {
  const { rows } = await world.owner.query(
    `select r.outcome, (select count(*)::int from replayed_decisions where replay_id = r.id) as replayed
      from policy_replays r where id = $1`,
    [id],
  )
  return rows
}

const nothing = [{ outcome: null, replayed: 0 }]

/** Takes a lock, and runs `work` while others wait for it. */
async function runWhileLocked(
  locking: string,
  values: readonly unknown[],
  work: (query: (text: string, values?: readonly unknown[]) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const client = await world.owner.connect()
  const query = (text: string, values: readonly unknown[] = []) => client.query(text, [...values])
  try {
    await query('begin')
    await query(locking, values)
    await work(query)
  } finally {
    client.release(true)
  }
}

/** Waits until this many statements that start like this wait for a lock. */
async function waitForWaiting(like: string, count = 1): Promise<void> {
  const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`
  while ((await world.owner.query(text, [`${like}%`])).rows.length < count) await sleep(10)
}

/** Locks on the tables that the work reads first, and last. */
const beginning = 'lock table student_counts in access exclusive mode'
const ending = 'lock table learn_sessions in access exclusive mode'

/** The statements that wait for these locks, or for others below. */
const counts = 'select student_id as id, decisions'
const sample = 'select place'
const cancellation = `update jobs set status = 'canceled'`
const commitment = 'select id from jobs'
const outcome = 'update policy_replays'

const erasing = `select erase_student($1, '', null, now())`

test('a queued or running replay can be canceled once, for free; a finished one can’t', async () => {
  const tenant = await school()
  await runWhileLocked(beginning, [], async query => {
    // One organization runs two at a time.
    const [first, second, queued] = [await begin(tenant), await begin(tenant), await begin(tenant)]
    await waitForWaiting(counts, 2)
    const { body } = await cancel(tenant, queued)
    assert.deepEqual([body.status, body.chargedCredits, body.outcome], ['canceled', 0, null])
    assert.equal((await cancel(tenant, first)).body.status, 'canceled')
    const { body: job } = await world.call('jobs.cancelJob', tenant.key, { jobId: second.id })
    assert.equal(job.status, 'canceled')
    const again = await cancel(tenant, first)
    assert.deepEqual([again.status, again.body._tag], [409, 'Conflict'])
    await query('commit')
  })
  const job = await runReplay(tenant)
  const late = await cancel(tenant, job)
  assert.deepEqual([late.status, late.body.message], [409, 'This job has already succeeded.'])
  const kinds = (await kindsOf(tenant)).filter(kind => kind === 'post' || kind === 'void')
  assert.deepEqual(kinds.sort(), ['post', 'void', 'void', 'void'])
  const { body: replays } = await world.call('learn.listLearnPolicyReplays', tenant.key, {})
  assert.equal(replays.data.filter(({ outcome }) => outcome !== null).length, 1)
})

test('a replay canceled after reading and before writing writes nothing and costs nothing', async () => {
  const tenant = await school()
  let job: Job | undefined
  await runWhileLocked(ending, [], async query => {
    job = await begin(tenant)
    await waitForWaiting(sample)
    await runWhileLocked('select from jobs where id = $1 for update', [job.id], async release => {
      const canceling = cancel(tenant, job as Job)
      await waitForWaiting(cancellation)
      await query('commit')
      await release('commit')
      assert.equal((await canceling).body.status, 'canceled')
    })
  })
  assert(job)
  assert.equal((await waitUntilEnded(world, tenant.key, job)).status, 'canceled')
  assert.deepEqual(await leftOf(job), nothing)
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'void'])
})

test('a replay can’t be canceled while its result is being written, and is written and charged once', async () => {
  const tenant = await school()
  await runWhileLocked(ending, [], async query => {
    const job = await begin(tenant)
    await waitForWaiting(sample)
    await runWhileLocked('select from policy_replays where id = $1 for update', [job.id], async release => {
      await query('commit')
      await waitForWaiting(outcome)
      const canceling = cancel(tenant, job)
      await waitForWaiting(cancellation)
      await release('commit')
      const { status, body } = await canceling
      assert.deepEqual([status, body._tag], [409, 'Conflict'])
    })
    assert.equal((await waitUntilEnded(world, tenant.key, job)).status, 'succeeded')
    assert.notEqual(await outcomeOf(tenant, job), null)
  })
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'post'])
})

test('a child who is erased during a replay is in no outcome', async () => {
  const tenant = await school({ children: 3 })
  const [first, second] = tenant.studentIds
  let job: Job | undefined
  await runWhileLocked(ending, [], async query => {
    job = await begin(tenant)
    await waitForWaiting(sample)
    await query(erasing, [first])
    await query('commit')
    job = await waitUntilEnded(world, tenant.key, job)
  })
  assert(job)
  assert.deepEqual([job.status, job.attempts], ['succeeded', 1])
  assert.equal((await outcomeOf(tenant, job))?.decisions.read, 20)
  // The same just before the outcome is written, even if none of it is about the child.
  await world.owner.query('delete from learn_attempts where student_id = $1', [second])
  await runWhileLocked(ending, [], async query => {
    job = await begin(tenant)
    await waitForWaiting(sample)
    await runWhileLocked('select from jobs where id = $1 for update', [job.id], async release => {
      await query('commit')
      await waitForWaiting(commitment)
      await world.owner.query(erasing, [second])
      await release('commit')
      job = await waitUntilEnded(world, tenant.key, job as Job)
    })
  })
  assert.deepEqual([job.status, job.attempts], ['succeeded', 2])
  assert.equal((await outcomeOf(tenant, job))?.decisions.read, 10)
})

test('a child whose guardian has withdrawn consent is in no replay', async () => {
  const tenant = await school({ children: 3 })
  const withdraw =
    'update consents set withdrawn_at = now(), withdrawn_by_user_id = given_by_user_id where student_id = $1'
  await world.owner.query(withdraw, [tenant.studentIds[0]])
  const before = await waitUntilEnded(world, tenant.key, await begin(tenant))
  assert.equal((await outcomeOf(tenant, before))?.decisions.read, 20)
  // The same if it is withdrawn while the replay is read.
  let job: Job | undefined
  await runWhileLocked(ending, [], async query => {
    job = await begin(tenant)
    await waitForWaiting(sample)
    await query(withdraw, [tenant.studentIds[1]])
    await query('commit')
    job = await waitUntilEnded(world, tenant.key, job)
  })
  assert(job)
  assert.equal((await outcomeOf(tenant, job))?.decisions.read, 10)
})

test('replayed decisions are erased with their child, and so is a replay of fewer than ten children', async () => {
  const many = await school({ children: 11 })
  const few = await school({ children: 3 })
  const [ofMany, ofFew, ofOthers] = [await runReplay(many), await runReplay(few), await runReplay(few)]
  const replayedOf = async (job: Job, studentId = '') =>
    (
      await world.call('learn.listLearnPolicyReplayDecisions', many.key, {
        replayId: job.id,
        'filter[studentId]': studentId,
      })
    ).body.total
  const [erased, other] = many.studentIds
  assert((await replayedOf(ofMany, erased)) > 0)
  const before = await replayedOf(ofMany, other)
  await world.owner.query(erasing, [erased])
  await world.owner.query(erasing, [few.studentIds[0]])
  assert.equal(await replayedOf(ofMany, erased), 0)
  assert.equal(await replayedOf(ofMany, other), before)
  assert.equal((await outcomeOf(many, ofMany))?.children, 11)
  for (const { id } of [ofFew, ofOthers])
    assert.equal((await world.call('learn.getLearnPolicyReplay', few.key, { replayId: id })).status, 404)
  assert.deepEqual(ofFew.result, { replayId: ofFew.id, status: 'insufficient_support' })
  assert.equal((await outcomeOf(many, await runReplay(many)))?.decisions.read, 100)
})

test('erasing a child while a replay of few children is being written waits, and then deletes the replay too', async () => {
  const tenant = await school()
  await runWhileLocked(ending, [], async query => {
    const job = await begin(tenant)
    await waitForWaiting(sample)
    await runWhileLocked('select from policy_replays where id = $1 for update', [job.id], async release => {
      await query('commit')
      await waitForWaiting(outcome)
      const erased = world.owner.query(erasing, [tenant.studentIds[0]])
      await waitForWaiting('select erase_student')
      await release('commit')
      await erased
    })
    assert.equal((await waitUntilEnded(world, tenant.key, job)).status, 'succeeded')
    assert.deepEqual(await leftOf(job), [])
  })
})

test('a replay reads only its own organization, even if the caller is in several', async () => {
  const [one, other] = [await school({ children: 1, each: 3 }), await school({ children: 1, each: 5 })]
  const { token, userId } = await world.member(one)
  await world.owner.query(
    `insert into memberships (id, principal_id, organization_id, role, membership_type, created_at)
      values (gen_random_uuid(), $1, $2, 'member', 'team', now())`,
    [userId, other.organizationId],
  )
  const job = await waitUntilEnded(world, token, await begin(one, token))
  assert.equal((await outcomeOf(one, job))?.decisions.read, 3)
})

test('a caller who has left the organization meanwhile gets nothing, and pays nothing', async () => {
  const tenant = await school()
  const { token, memberId } = await world.member(tenant)
  await runWhileLocked(ending, [], async query => {
    const job = await begin(tenant, token)
    await waitForWaiting(sample)
    await query('delete from memberships where id = $1', [memberId])
    await query('commit')
    const failed = await waitUntilEnded(world, tenant.key, job)
    assert.deepEqual([failed.status, failed.error?.kind], ['failed', 'NotFound'])
    assert.match(failed.error?.message ?? '', /can no longer see them\. Nothing was charged/)
    assert.deepEqual(await leftOf(job), nothing)
  })
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'void'])
})

test('deleting an organization deletes its replays, including one that is running', async () => {
  const tenant = await school()
  await runReplay(tenant)
  const { organizationId } = tenant
  await runWhileLocked(ending, [], async query => {
    const { id } = await begin(tenant)
    await waitForWaiting(sample)
    const deleting = world.call('organizations.deleteOrganization', await world.token(tenant.userId), {
      organizationId,
      confirmName: 'Tenant',
    })
    await waitForWaiting('select keep_deleted_organization')
    await query('commit')
    assert.equal((await deleting).status, 200)
    for (const table of ['jobs', 'policy_replays', 'replayed_decisions'])
      assert.deepEqual(
        (await world.owner.query(`select from ${table} where organization_id = $1`, [organizationId])).rows,
        [],
      )
    await sleep(300)
    assert(
      !world.log.some(line => line.includes('"level":50') && line.includes(id)),
      'it is not logged as our failure',
    )
  })
})

test('a replay finishes even if its organization is suspended meanwhile, and administrators can read it', async () => {
  const tenant = await school()
  await runWhileLocked(ending, [], async query => {
    const job = await begin(tenant)
    await waitForWaiting(sample)
    await world.runAsOperator(client => suspendOrganization(client, tenant.organizationId, 'unpaid'))
    await query('commit')
    assert.equal((await waitUntilEnded(world, tenant.key, job)).status, 'succeeded')
    assert.equal((await outcomeOf(tenant, job))?.decisions.read, 20)
  })
})

test('a replay shows its progress', async () => {
  const tenant = await school()
  await runWhileLocked(ending, [], async query => {
    const { id } = await begin(tenant)
    const look = async () =>
      (await world.call('learn.getLearnPolicyReplay', tenant.key, { replayId: id })).body
    while ((await look()).message === null) await sleep(20)
    const { status, progress, message, outcome: none } = await look()
    assert.deepEqual([status, progress, message, none], ['running', 0.9, 'Calculating the intervals', null])
    await query('commit')
    await waitUntilEnded(world, tenant.key, { id })
    assert.deepEqual([(await look()).progress, (await look()).message], [1, null])
  })
})

test('nobody in the organization has to wait while a replay reads', async () => {
  const tenant = await school()
  const child = await clientFamily(world, tenant)
  await runWhileLocked('select from policy_replays for update', [], async query => {
    const job = await begin(tenant)
    await practiseOnce(world, child)
    assert.equal((await world.call('jobs.getJob', tenant.key, { jobId: job.id })).status, 200)
    await query('commit')
    assert.equal((await waitUntilEnded(world, tenant.key, job)).status, 'succeeded')
  })
})
