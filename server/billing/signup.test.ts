import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertLedger } from '../../test/support/ledger.ts'
import { World } from '../../test/support/world.ts'

const world = await World.create({ signupCredits: 50 })
after(() => world.close())

test('a person’s first organization starts with signup credits, and no other does', async () => {
  const { token } = await world.person()
  const create = async (by: string) =>
    (await world.call('organizations.createOrganization', by, { name: 'New' })).body
  const first = await create(token)
  assert.equal(first.creditsBalance, 50)
  const entries = await assertLedger(world, { organizationId: first.id, userId: '', key: token })
  assert.deepEqual(
    entries.map(({ kind, fromAccount }) => [kind, fromAccount]),
    [['grant', 'promotion']],
  )
  assert.equal((await create(token)).creditsBalance, 0)
  const { key } = await world.tenant()
  assert.equal((await create(key)).creditsBalance, 0, 'a key already administers its own')
})

test('nobody gets signup credits twice by deleting the first organization, by concurrent calls or with keys', async () => {
  const create = async (by: string) =>
    (await world.call('organizations.createOrganization', by, { name: 'New' })).body
  const { token } = await world.person()
  const { id: organizationId } = await create(token)
  await world.call('organizations.deleteOrganization', token, { organizationId, confirmName: 'New' })
  assert.equal((await create(token)).creditsBalance, 0)
  const { token: hasty } = await world.person()
  const made = await Promise.all(Array.from({ length: 6 }, () => create(hasty)))
  assert.equal(
    made.reduce((sum, { creditsBalance }) => sum + creditsBalance, 0),
    50,
  )
  const tenant = await world.tenant()
  const key = await world.key(tenant, { role: 'member' })
  assert.equal((await create(key)).creditsBalance, 0, 'its creator already has one')
})

test('signup credits are spent before purchased ones', async () => {
  const { token } = await world.person()
  const { body } = await world.call('organizations.createOrganization', token, { name: 'New' })
  await world.credits({ organizationId: body.id }, 10, { kind: 'purchase', priority: 40 })
  const { body: balance } = await world.call('billing.getBalance', token, { organizationId: body.id })
  assert.deepEqual(
    balance.grants.map(({ kind }) => kind),
    ['promotion', 'purchase'],
  )
})

test('a restart with another setting changes what the next organization gets', async () => {
  const second = await world.startAnotherServer({ signupCredits: 0 })
  const { token } = await world.person()
  const { body } = await world.call('organizations.createOrganization', token, { name: 'New' })
  assert.equal(body.creditsBalance, 0)
  await second.close()
})

test('the first start’s organization has 1,000 credits to try things out', async () => {
  const { rows } = await world.owner.query(
    `select credits_balance from organizations where name = 'My organization'`,
  )
  assert.deepEqual(rows, [{ credits_balance: '1000' }])
})
