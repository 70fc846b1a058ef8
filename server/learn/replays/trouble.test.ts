import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { insertBreaks, logBegins, logDecisions } from '../../../test/support/learning/logged-decisions.ts'
import { assertLedger } from '../../../test/support/ledger.ts'
import { jobTimes, waitUntilEnded } from '../../../test/support/trial.ts'
import { type Tenant, World } from '../../../test/support/world.ts'
import { notCompared, organizationsLiteral } from '../../storage/scope.ts'
import { statement } from '../../storage/statement.ts'

const world = await World.create({}, undefined, { jobTimes })
after(() => world.close())

async function school({ children = 2, each = 5 } = {}) {
  const tenant = await world.tenant()
  await world.credits(tenant, 5)
  return { ...tenant, studentIds: await logDecisions(world, tenant, { children, each }) }
}

const ask = async ({ key, organizationId }: Tenant, asked: object = {}, headers = {}) =>
  await world.call(
    'learn.createLearnPolicyReplay',
    key,
    { organizationId, policy: { kind: 'uniform' }, ...asked },
    { headers },
  )

const kindsOf = async (tenant: Tenant) => (await assertLedger(world, tenant)).map(({ kind }) => kind)

test('a replay requested again with its idempotency key after a child was erased is still charged once', async () => {
  const tenant = await school()
  const headers = { 'idempotency-key': 'one' }
  const { body: first } = await ask(tenant, {}, headers)
  await waitUntilEnded(world, tenant.key, first)
  await world.owner.query(`select erase_student($1, '', null, now())`, [tenant.studentIds[0]])
  const { body: second } = await ask(tenant, {}, headers)
  assert.equal(second.id, first.id)
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'post'])
})

test('a damaged decision ends a replay immediately and for free, and a period without it can be replayed', async () => {
  const tenant = await school()
  const { key, studentIds } = tenant
  await world.owner.query(
    `update learn_decisions set weighed = set_byte(weighed, 0, 9) where student_id = $1 and position = 2`,
    [studentIds[1]],
  )
  const hour = (number: number) => new Date(logBegins + number * 3_600_000).toISOString()
  const failed = await waitUntilEnded(world, key, (await ask(tenant)).body)
  assert.deepEqual([failed.status, failed.attempts, failed.error?.kind], ['failed', 1, 'Conflict'])
  assert.match(
    failed.error?.message ?? '',
    new RegExp(`the one made at ${hour(1)} or the next\\. Nothing was charged\\. Choose a period`),
  )
  assert(!failed.error?.message.includes(studentIds[1] ?? ''))
  for (const period of [{ until: hour(2) }, { from: hour(3) }])
    assert.equal((await waitUntilEnded(world, key, (await ask(tenant, period)).body)).status, 'succeeded')
  assert.deepEqual((await kindsOf(tenant)).filter(kind => kind === 'post').length, 2)
})

test('a child with many decisions is read in parts, and remains one child', async () => {
  const tenant = await school({ children: 2, each: 8 })
  const outcomeOf = async () => {
    const { id } = await waitUntilEnded(world, tenant.key, (await ask(tenant)).body)
    return (await world.call('learn.getLearnPolicyReplay', tenant.key, { replayId: id })).body.outcome
  }
  const before = await outcomeOf()
  // A break every second for more than five hours, with random decisions before, among and after them.
  await insertBreaks(world, tenant.studentIds[1] ?? '', 20_500)
  const outcome = await outcomeOf()
  assert(before && outcome && before.decisions.judged > 0)
  const decisions = { ...before.decisions, read: before.decisions.read + 20_500, rested: 20_500 }
  assert.deepEqual(outcome, { ...before, decisions })
})

const counting = statement<{ decisions: number }>(
  'test_count_decisions',
  'select decisions from count_decisions($1, null, now())',
)
const inserting = statement<{ id: string }>(
  'test_insert_replay',
  `insert into policy_replays (id, organization_id, policy, reward, until, seed, created_at)
    values ($1, $2, '{}', 'next_attempt', now(), 1, now()) returning id`,
)

test('the database counts no decisions for other tenants or clients, and refuses a replay for another tenant’s job', async () => {
  const [own, other] = [await school(), await world.tenant()]
  const client = await world.member(own, 'member', 'client')
  const as = (principalId: string, { organizationId }: Tenant) =>
    world.server.app.database.scoped({
      principalId,
      versions: notCompared,
      organizations: organizationsLiteral([organizationId]),
    })
  const asked = [own.organizationId]
  assert.deepEqual(await as(own.userId, own).query(counting, asked), [{ decisions: 10 }])
  assert.deepEqual(await as(client.userId, own).query(counting, asked), [])
  await assert.rejects(as(other.userId, other).query(counting, asked), /out of scope/)
  const insert = async (job: string) =>
    await as(other.userId, other).query(inserting, [job, other.organizationId])
  await assert.rejects(insert(await world.job(own)), /row-level security/)
  assert.equal((await insert(await world.job(other))).length, 1)
})
