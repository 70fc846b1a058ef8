import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertLedger } from '../../test/ledger.ts'
import { logDecisions } from '../../test/logged-decisions.ts'
import { ended, jobTimes } from '../../test/trial.ts'
import { type Tenant, World } from '../../test/world.ts'

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

test('asked for again with one key after a child was erased, it is still charged once', async () => {
  const tenant = await school()
  const headers = { 'idempotency-key': 'one' }
  const { body: first } = await ask(tenant, {}, headers)
  await ended(world, tenant.key, first)
  await world.owner.query(`select erase_student($1, '')`, [tenant.studentIds[0]])
  const { body: second } = await ask(tenant, {}, headers)
  assert.equal(second.id, first.id)
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'post'])
})
