import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertLedger } from '../../test/ledger.ts'
import { World } from '../../test/world.ts'

const world = await World.create({ signupCredits: 50 })
after(() => world.close())

test('somebody’s first organization starts with what the operator gives, and no other does', async () => {
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
  assert.equal((await create(key)).creditsBalance, 0, 'a key administers its own already')
})

test('a later start changes what the next one starts with', async () => {
  const second = await world.anotherServer({ signupCredits: 0 })
  const { token } = await world.person()
  const { body } = await world.call('organizations.createOrganization', token, { name: 'New' })
  assert.equal(body.creditsBalance, 0)
  await second.close()
})

test('the first start’s organization has 1,000 credits to try things with', async () => {
  const { rows } = await world.owner.query(
    `select credits_balance from organizations where name = 'My organization'`,
  )
  assert.deepEqual(rows, [{ credits_balance: '1000' }])
})
