import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { logBegins, logDecisions } from '../../test/logged-decisions.ts'
import { ended, jobTimes } from '../../test/trial.ts'
import { type Tenant, World } from '../../test/world.ts'

const world = await World.create({}, undefined, { jobTimes })
after(() => world.close())

const day = 86_400_000

/** Children with decisions an hour apart, each answered a day later. */
async function school({ children = 1, each = 4, begins = logBegins } = {}) {
  const tenant = await world.tenant()
  await world.credits(tenant, 2)
  return { ...tenant, studentIds: await logDecisions(world, tenant, { children, each, begins }) }
}

type Reward = 'next_attempt' | 'mastery_gain'

async function replay({ key, organizationId }: Tenant, reward: Reward = 'next_attempt') {
  const asked = { organizationId, policy: { kind: 'uniform' }, reward } as const
  const { body } = await world.call('learn.createLearnPolicyReplay', key, asked)
  const { id } = await ended(world, key, body)
  return (await world.call('learn.getLearnPolicyReplay', key, { replayId: id })).body
}

async function joined(tenant: Tenant, reward: Reward) {
  const { outcome } = await replay(tenant, reward)
  return [outcome?.decisions.judged, outcome?.decisions.withoutReward]
}

/** As a request within this tenant would, by its key or by somebody who is of no team; and nothing is left of it. */
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

test('what is answered after a replay was asked for is not looked at', async () => {
  const tenant = await school()
  assert.deepEqual(await joined(tenant, 'next_attempt'), [4, 0])
  await world.owner.query(
    `update learn_attempts set answered_at = now() + interval '1 day' where organization_id = $1`,
    [tenant.organizationId],
  )
  assert.deepEqual(await joined(tenant, 'next_attempt'), [0, 4])
})

test('a gain of mastery is known when the seven days are over; whether the next answer is right, at once', async () => {
  const recent = await school({ begins: Date.now() - 3 * day })
  assert.deepEqual(await joined(recent, 'mastery_gain'), [0, 4])
  assert.deepEqual(await joined(recent, 'next_attempt'), [4, 0])
  const [judged = 0] = await joined(await school(), 'mastery_gain')
  assert(judged > 0, 'all but what is of no topic')
})

test('few are noted by whose decisions are judged, and all who were read are noted then', async () => {
  const tenant = await school({ children: 10, each: 1 })
  const few = async () => {
    const { id, outcome } = await replay(tenant)
    const text = 'select cardinality(few) as noted from policy_replays where id = $1'
    return [outcome?.children, (await world.owner.query<{ noted: number }>(text, [id])).rows[0]?.noted]
  }
  assert.deepEqual(await few(), [10, null])
  await world.owner.query('delete from learn_attempts where student_id = $1', [tenant.studentIds[0]])
  assert.deepEqual(await few(), [9, 10])
})

test('a request counts no decisions of another tenant, and replays none for another child', async () => {
  const [mine, other] = [await school({ children: 2, each: 1 }), await school()]
  const counting = 'select decisions::int from count_decisions($1, null, now())'
  assert.deepEqual((await asRequestOf(mine, counting, [mine.organizationId])).rows, [{ decisions: 2 }])
  await assert.rejects(asRequestOf(mine, counting, [other.organizationId]))
  const { id } = await replay(mine)
  const stranger = other.studentIds[0]
  assert.deepEqual((await asRequestOf(mine, counting, [mine.organizationId], stranger)).rows, [])
  const seen = async (principalId?: string) =>
    (await asRequestOf(mine, 'select from policy_replays where id = $1', [id], principalId)).rowCount
  assert.deepEqual([await seen(), await seen(stranger)], [1, 0], 'whoever is of no team sees no replay')
  await world.owner.query('delete from replayed_decisions where replay_id = $1', [id])
  const writing = `insert into replayed_decisions (id, replay_id, organization_id, student_id, decision_id, record,
      logged_candidate_id, logged_propensity, weight, created_at)
    select gen_random_uuid(), $1, organization_id, $2, id, '', 'practice:maths.area', 1, 1, created_at
    from learn_decisions where student_id = $3`
  const [one, two] = mine.studentIds
  assert.equal((await asRequestOf(mine, writing, [id, one, one])).rowCount, 1)
  await assert.rejects(asRequestOf(mine, writing, [id, one, two]), /row-level security/)
})
