import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { logDecisions } from '../../test/logged-decisions.ts'
import { ended, jobTimes } from '../../test/trial.ts'
import { type Tenant, World } from '../../test/world.ts'

const world = await World.create({}, undefined, { jobTimes })
after(() => world.close())

const day = 86_400_000

/** One child with four decisions an hour apart, each answered a day later. */
async function school(begins?: number): Promise<Tenant> {
  const tenant = await world.tenant()
  await world.credits(tenant, 2)
  await logDecisions(world, tenant, { children: 1, each: 4, ...(begins && { begins }) })
  return tenant
}

async function joined({ key, organizationId }: Tenant, reward: 'next_attempt' | 'mastery_gain') {
  const asked = { organizationId, policy: { kind: 'uniform' }, reward } as const
  const { body } = await world.call('learn.createLearnPolicyReplay', key, asked)
  const { id } = await ended(world, key, body)
  const { outcome } = (await world.call('learn.getLearnPolicyReplay', key, { replayId: id })).body
  return [outcome?.decisions.judged, outcome?.decisions.withoutReward]
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
  const recent = await school(Date.now() - 3 * day)
  assert.deepEqual(await joined(recent, 'mastery_gain'), [0, 4])
  assert.deepEqual(await joined(recent, 'next_attempt'), [4, 0])
  const [judged = 0] = await joined(await school(), 'mastery_gain')
  assert(judged > 0, 'all but what is of no topic')
})
