import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { callTrial, createWord, trialTable, trialUnusual, wordsOf } from './trial.ts'
import { type Tenant, World } from './world.ts'

const world = await World.create({}, undefined, trialUnusual)
after(() => world.close())
await world.owner.query(trialTable)

const write = (tenant: Tenant, word: string, headers: Record<string, string> = {}) =>
  callTrial(
    world.server.url,
    createWord,
    tenant.key,
    { organizationId: tenant.organizationId, word },
    headers,
  )

const balanceOf = async ({ key, organizationId }: Tenant) =>
  (await world.call('billing.getBalance', key, { organizationId })).body

test('a paid call holds its credits, has its effect and is charged', async () => {
  const tenant = await world.tenant()
  await world.credits(tenant, 12)
  const { status, body } = await write(tenant, 'yes')
  assert.equal(status, 201)
  assert.equal(body.word, 'yes')
  const balance = await balanceOf(tenant)
  assert.equal(balance.creditsBalance, 7)
  assert.equal(balance.reservedCredits, 0)
  assert.deepEqual(await wordsOf(world, tenant.organizationId), ['yes'])
})
