import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { contentVersion } from '@learn/content'
import { decideAmong, policyVersion } from '@learn/learning/policy'
import { packWeighed } from '@learn/learning/replay/weighed'
import { clientFamily, practiseOnce } from '../../../test/support/learning/family.ts'
import { logBegins, logDecisions } from '../../../test/support/learning/logged-decisions.ts'
import { jobTimes, waitUntilEnded } from '../../../test/support/trial.ts'
import { type Tenant, World } from '../../../test/support/world.ts'
import { viewFrom } from '../knowledge/view.ts'
import { unpackStoredView } from '../practice/packed-decision.ts'

const world = await World.create({}, undefined, { jobTimes })
after(() => world.close())

const day = 86_400_000

/** Children with decisions an hour apart, each answered a day later. */
async function school({ children = 1, each = 4, begins = logBegins, yearGroup = 'Year 5' } = {}) {
  const tenant = await world.tenant()
  await world.credits(tenant, 2)
  return { ...tenant, studentIds: await logDecisions(world, tenant, { children, each, begins, yearGroup }) }
}

type Reward = 'next_attempt' | 'mastery_gain'

async function replay(
  { key, organizationId }: Tenant,
  { kind = 'uniform', ...rest }: { kind?: 'uniform' | 'shipped'; reward?: Reward; seed?: number } = {},
) {
  const asked = { organizationId, policy: { kind }, ...rest }
  const { body } = await world.call('learn.createLearnPolicyReplay', key, asked)
  const { id } = await waitUntilEnded(world, key, body)
  return (await world.call('learn.getLearnPolicyReplay', key, { replayId: id })).body
}

async function replayRewards(tenant: Tenant, reward: Reward) {
  const { outcome } = await replay(tenant, { reward })
  return [outcome?.decisions.judged, outcome?.decisions.withoutReward]
}

/** Runs a query like a request in this tenant, with its key or as someone in no team, and rolls it back. */
async function asRequestOf(
  { organizationId, key }: Tenant,
  text: string,
  values: readonly unknown[],
  principalId?: string,
) {
  const client = await world.owner.connect()
  try {
    await client.query('begin; set local role learn_app')
    await client.query(
      `select set_config('learn.organizations', $1, true), set_config('learn.principal', $2, true)`,
      [`{${organizationId}}`, principalId ?? (await world.keyId(key))],
    )
    return await client.query(text, [...values])
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('answers given after a replay was requested are ignored', async () => {
  const tenant = await school()
  assert.deepEqual(await replayRewards(tenant, 'next_attempt'), [4, 0])
  await world.owner.query(
    `update learn_attempts set answered_at = now() + interval '1 day' where organization_id = $1`,
    [tenant.organizationId],
  )
  assert.deepEqual(await replayRewards(tenant, 'next_attempt'), [0, 4])
})

test('a mastery gain is known after seven days; whether the next answer is right, immediately', async () => {
  const recent = await school({ begins: Date.now() - 3 * day })
  assert.deepEqual(await replayRewards(recent, 'mastery_gain'), [0, 4])
  assert.deepEqual(await replayRewards(recent, 'next_attempt'), [4, 0])
  const [judged = 0] = await replayRewards(await school(), 'mastery_gain')
  assert(judged > 0, 'everything except decisions without a topic')
})

test('if fewer than ten children are judged, every child who was read is noted', async () => {
  const tenant = await school({ children: 10, each: 1 })
  const replayFew = async () => {
    const { id, outcome } = await replay(tenant)
    const text = 'select cardinality(few) as noted from policy_replays where id = $1'
    return [outcome?.children, (await world.owner.query<{ noted: number }>(text, [id])).rows[0]?.noted]
  }
  assert.deepEqual(await replayFew(), [10, null])
  await world.owner.query('delete from learn_attempts where student_id = $1', [tenant.studentIds[0]])
  assert.deepEqual(await replayFew(), [9, 10])
})

test('a request counts no decisions of another tenant, and replays none for another child', async () => {
  const [mine, other] = [await school({ children: 2, each: 1 }), await school()]
  const counting = 'select decisions::int from count_decisions($1, null, now())'
  assert.deepEqual((await asRequestOf(mine, counting, [mine.organizationId])).rows, [{ decisions: 2 }])
  await assert.rejects(asRequestOf(mine, counting, [other.organizationId]))
  const { id } = await replay(mine)
  const stranger = other.studentIds[0]
  assert.deepEqual((await asRequestOf(mine, counting, [mine.organizationId], stranger)).rows, [])
  const countSeen = async (principalId?: string) =>
    (await asRequestOf(mine, 'select from policy_replays where id = $1', [id], principalId)).rowCount
  assert.deepEqual(
    [await countSeen(), await countSeen(stranger)],
    [1, 0],
    'a person in no team sees no replay',
  )
  await world.owner.query('delete from replayed_decisions where replay_id = $1', [id])
  const writing = `insert into replayed_decisions (id, replay_id, organization_id, student_id, decision_id, record,
      logged_candidate_id, logged_propensity, weight, created_at)
    select gen_random_uuid(), $1, organization_id, $2, id, '', 'practice:maths.area', 1, 1, created_at
    from learn_decisions where student_id = $3`
  const [one, two] = mine.studentIds
  assert.equal((await asRequestOf(mine, writing, [id, one, one])).rowCount, 1)
  await assert.rejects(asRequestOf(mine, writing, [id, one, two]), /row-level security/)
})

test('right answers, year groups and the seed come from their own columns', async () => {
  const tenant = await school({ children: 10, yearGroup: 'Year 6' })
  await world.owner.query('update learn_attempts set is_right = true where organization_id = $1', [
    tenant.organizationId,
  ])
  const { outcome } = await replay(tenant, { seed: 7 })
  assert.deepEqual([outcome?.logged?.value, outcome?.seed], [1, 7])
  assert.deepEqual(
    outcome?.yearGroups.map(({ yearGroup, children }) => [yearGroup, children]),
    [['Year 6', 10]],
  )
  assert.deepEqual(
    outcome?.versions.map(({ algorithmVersion, children, logged }) => [
      algorithmVersion,
      children,
      logged.value,
    ]),
    [[policyVersion, 10, 1]],
  )
})

test('the policy that decided, replayed with the same draws, makes the same choices', async () => {
  const tenant = await school({ each: 12 })
  const { id } = await replay(tenant, { kind: 'shipped' })
  const asked = { replayId: id, limit: '100' }
  const { body } = await world.call('learn.listLearnPolicyReplayDecisions', tenant.key, asked)
  assert(body.data.length > 5)
  for (const { decision, loggedCandidateId, loggedPropensity, weight } of body.data)
    assert.deepEqual(
      [decision.selectedCandidateId, decision.propensity, weight],
      [loggedCandidateId, loggedPropensity, 1],
    )
})

test('the packed candidates include the exact time and everything that could be chosen', async () => {
  const child = await clientFamily(world, await world.tenant())
  await practiseOnce(world, child)
  const { rows } = await world.owner.query<{
    weighed: Buffer
    record: Buffer
    view: Buffer
    seed: string
    at: Date
  }>(
    'select weighed, record, view, seed, created_at as at from learn_decisions where student_id = $1 and rule is null',
    [child.studentId],
  )
  assert(rows.length > 0)
  for (const { weighed, seed, at, ...row } of rows) {
    const view = viewFrom(unpackStoredView(row), contentVersion)
    const { decision, eligible } = decideAmong(view, Number(seed))
    const packed = packWeighed(decision, { view, eligible, at: new Date(at).getTime() })
    assert.deepEqual(Buffer.from(packed), weighed)
  }
})
