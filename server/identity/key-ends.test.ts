import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { type Scope, scopes } from '@learn/contract/operation'
import { type Tenant, World } from '../../test/support/world.ts'
import { forgetExpired } from './expiry.store.ts'

const world = await World.create()
beforeEach(() => {
  world.clock.ahead = 0
})
after(() => world.close())

const create = (token: string, { organizationId }: Tenant, expiresAt?: string | null) =>
  world.call('identity.createApiKey', token, {
    organizationId,
    name: 'Integration',
    role: 'admin',
    scopes: [...scopes] as Scope[],
    ...(expiresAt !== undefined && { expiresAt }),
  })

const rotate = (token: string, apiKeyId: string, overlapSeconds = 0) =>
  world.call('identity.rotateApiKey', token, { apiKeyId, overlapSeconds })

const statusOf = async (secret: string) =>
  (await world.call('organizations.listInvitations', secret, {})).status

/** A tenant whose administrator uses an app. */
async function tenantWithApp() {
  const tenant = await world.tenant()
  const grantId = await world.grant(tenant.userId)
  return { tenant, grantId, token: await world.token(tenant.userId, { grantId }) }
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

test('a key can’t create a key that lasts longer than itself', async () => {
  const tenant = await world.tenant()
  const end = inHours(1)
  const key = await world.key(tenant, { expiresAt: end })
  for (const wish of [undefined, null]) {
    const { status, body } = await create(key, tenant, wish)
    assert.deepEqual([status, body.expiresAt], [201, end.toISOString()])
  }
  const sooner = inHours(0.5).toISOString()
  assert.equal((await create(key, tenant, sooner)).body.expiresAt, sooner)
  const refused = await create(key, tenant, inHours(2).toISOString())
  assert.equal(refused.body._tag, 'BadRequest')
  assert.match(
    refused.body.message ?? '',
    new RegExp(`${end.toISOString()} at the latest, when your own key`),
  )
})

test('a key can’t rotate a key that lasts longer than itself', async () => {
  const tenant = await world.tenant()
  const key = await world.key(tenant, { expiresAt: inHours(1) })
  const refused = await rotate(key, await world.keyId(tenant.key))
  assert.equal(refused.body._tag, 'Forbidden')
  assert.equal(await statusOf(tenant.key), 200)
  assert.equal((await rotate(key, await world.keyId(key))).status, 200, 'it can rotate itself')
})

test('the old secret of a rotated key can’t create a key that lasts longer than that secret', async () => {
  const tenant = await world.tenant()
  const { body: first } = await create(tenant.key, tenant)
  const { body: rotated } = await rotate(tenant.key, first.id, 60)
  const made = await create(first.secret, tenant)
  assert.notEqual(made.body.expiresAt, null)
  assert.equal((await rotate(first.secret, first.id)).body._tag, 'Forbidden')
  assert.equal(await statusOf(rotated.secret), 200)
  world.clock.ahead = 61_000
  assert.equal(await statusOf(made.body.secret), 401)
})

test('a key created by an app outlives the access token, but not the app’s access', async () => {
  const { tenant, grantId, token } = await tenantWithApp()
  const { body: key } = await create(token, tenant)
  assert.equal(key.grantId, grantId)
  const ends = Date.parse(key.expiresAt ?? '') - Date.now()
  assert(ends > 23 * 3_600_000 && ends <= 24 * 3_600_000, 'the access lasts a day in this test')
  assert.equal((await create(token, tenant, inHours(48).toISOString())).body._tag, 'BadRequest')
  world.clock.ahead = 2 * 3_600_000
  assert.equal(await statusOf(key.secret), 200)
  world.clock.ahead = 25 * 3_600_000
  assert.equal(await statusOf(key.secret), 401)
})

test('ending an app’s access revokes the keys created through it, and the keys that those created', async () => {
  const { tenant, grantId, token } = await tenantWithApp()
  const { body: key } = await create(token, tenant)
  const { body: child } = await create(key.secret, tenant)
  assert.equal(child.grantId, grantId)
  const own = await world.token(tenant.userId)
  assert.equal((await world.call('identity.revokeGrant', own, { grantId })).status, 200)
  for (const { id, secret } of [key, child]) {
    assert.equal(await statusOf(secret), 401)
    const input = { 'filter[subjectId]': id, 'filter[operation]': 'identity.revokeGrant' }
    const { body: events } = await world.call('audit.listAuditEvents', tenant.key, input)
    assert.deepEqual(
      events.data.map(({ userId, requestId }) => [userId, requestId]),
      [[tenant.userId, grantId]],
    )
  }
  assert.equal(await statusOf(tenant.key), 200)
})

test('a key rotated through an app ends with its access, and one that somebody has taken over from it stays', async () => {
  const { tenant, grantId, token } = await tenantWithApp()
  const { body: into } = await rotate(token, await world.keyId(await world.key(tenant)))
  assert.equal(into.grantId, grantId)
  const { body: made } = await create(token, tenant)
  const { body: away } = await rotate(tenant.key, made.id, 3_600)
  assert.deepEqual([away.grantId, away.expiresAt], [null, null])
  assert.equal(await statusOf(made.secret), 200)
  await world.call('identity.revokeGrant', await world.token(tenant.userId), { grantId })
  assert.equal(await statusOf(into.secret), 401)
  assert.equal(await statusOf(made.secret), 401, 'the app had this secret')
  assert.equal(await statusOf(away.secret), 200)
})

test('an unused app keeps its access for as long as a key created through it works', async () => {
  const { tenant, grantId, token } = await tenantWithApp()
  const { body: key } = await create(token, tenant)
  await world.owner.query(`update oauth_grants set created_at = now() - interval '2 days' where id = $1`, [
    grantId,
  ])
  const sweep = async (now: Date) => {
    for (const forget of forgetExpired) await forget(world.server.app.identity.system, now, 100)
    return (await world.owner.query('select from oauth_grants where id = $1', [grantId])).rows.length
  }
  assert.equal(await sweep(inHours(2)), 1, 'its only token has expired')
  assert.equal(await statusOf(key.secret), 200)
  assert.equal(await sweep(inHours(25)), 0)
  assert.equal(await statusOf(key.secret), 401)
})

test('a key can’t be created through an app whose access ended during the call', async () => {
  const { tenant, grantId } = await tenantWithApp()
  await world.owner.query('delete from oauth_grants where id = $1', [grantId])
  const insert = `insert into api_keys (id, organization_id, created_by_user_id, name, scopes, created_at, grant_id)
    values (uuidv7(), $1, $2, 'Late', '{}', now(), $3)`
  await assert.rejects(
    world.owner.query(insert, [tenant.organizationId, tenant.userId, grantId]),
    /the grant has ended/,
  )
})
