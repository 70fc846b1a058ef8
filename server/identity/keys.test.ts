import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { roles, type Scope, scopes } from '@learn/contract/operation'
import { type Tenant, World } from '../../test/support/world.ts'
import { forgetEndedSecrets } from './credential.store.ts'
import { hashSecret } from './secret.ts'

const world = await World.create()
const second = await world.startAnotherServer()
beforeEach(() => {
  world.clock.ahead = 0
})
after(async () => {
  await second.close()
  await world.close()
})
const everywhere = [world.server.url, second.url]

const create = (
  { organizationId, key }: Pick<Tenant, 'organizationId' | 'key'>,
  wanted: { role?: (typeof roles)[number]; scopes?: Scope[]; expiresAt?: string | null; name?: string } = {},
  headers = {},
) =>
  world.call(
    'identity.createApiKey',
    key,
    { organizationId, name: 'Export', role: 'admin', scopes, ...wanted },
    { headers },
  )

const rotate = (key: string, apiKeyId: string, overlapSeconds: number) =>
  world.call('identity.rotateApiKey', key, { apiKeyId, overlapSeconds })

/** The status that each server gives to a secret: 200 while it is valid. */
const answers = async (secret: string) => {
  const found = everywhere.map(url => world.call('organizations.listOrganizations', secret, {}, { url }))
  return (await Promise.all(found)).map(({ status }) => status)
}

test('a new key shows its secret once, and the secret works', async () => {
  const tenant = await world.tenant()
  const { status, body } = await create(tenant, { name: 'Nightly export' })
  assert.equal(status, 201)
  const { secret, ...key } = body
  assert.match(secret, /^learn_sk_/)
  const { createdAt, id } = key
  assert.deepEqual(key, {
    id,
    organizationId: tenant.organizationId,
    name: 'Nightly export',
    role: 'admin',
    effectiveRole: 'admin',
    scopes,
    createdByUserId: tenant.userId,
    createdByEmail: `${tenant.userId}@example.org`,
    grantId: null,
    createdAt,
    expiresAt: null,
    lastUsedAt: null,
    revokedAt: null,
  })
  assert.deepEqual(await answers(secret), [200, 200])
  const listed = await world.call('identity.listApiKeys', tenant.key, {})
  assert.deepEqual(
    listed.body.data.find(known => known.id === id),
    { ...key, lastUsedAt: null },
  )
})

test('a key has the requested role', async () => {
  const tenant = await world.tenant()
  for (const role of roles) {
    const { body } = await create(tenant, { role })
    assert.equal(body.role, role)
    const invitations = await world.call('organizations.listInvitations', body.secret, {})
    assert.equal(invitations.status, role === 'admin' ? 200 : 403)
  }
})

test('a key has the requested scopes, and none that its creator lacks', async () => {
  const tenant = await world.tenant()
  const own: Scope[] = ['keys:write', 'teams:read']
  for (const maker of [
    await world.key(tenant, { scopes: own }),
    await world.token(tenant.userId, { scopes: own }),
  ]) {
    const made = await create({ ...tenant, key: maker }, { scopes: ['teams:read'] })
    assert.deepEqual(made.body.scopes, ['teams:read'])
    assert.equal((await world.call('teams.listTeams', made.body.secret, {})).status, 200)
    assert.equal((await world.call('members.listMembers', made.body.secret, {})).body._tag, 'Forbidden')
    const wider = await create({ ...tenant, key: maker }, { scopes: ['teams:read', 'teams:write'] })
    assert.equal(wider.body._tag, 'BadRequest')
    assert.match(wider.body.message ?? '', /teams:write/)
  }
})

test('rotating does not reveal the secret of a key with more scopes', async () => {
  const tenant = await world.tenant()
  const wide = await world.key(tenant)
  const narrow = await world.key(tenant, { scopes: ['keys:write', 'teams:read'] })
  const { body } = await rotate(narrow, await world.keyId(wide), 0)
  assert.equal(body._tag, 'Forbidden')
  assert.deepEqual(await answers(wide), [200, 200])
  const own = await rotate(narrow, await world.keyId(narrow), 0)
  assert.equal(own.status, 200, 'it can rotate itself')
})

test('a key can’t expire in the past or at an invalid time', async () => {
  const tenant = await world.tenant()
  for (const expiresAt of [
    new Date(Date.now() - 1_000).toISOString(),
    '2020-01-31T09:30:00.000Z',
    '2999-01-31',
    '2999-01-31T09:30:00', // Without a time zone.
    '2999-02-31T25:00:00Z',
    'tomorrow',
    '',
  ]) {
    assert.equal((await create(tenant, { expiresAt })).body._tag, 'BadRequest', expiresAt)
  }
  const { body } = await create(tenant, { expiresAt: '2999-01-31T09:30:00+02:00' })
  assert.equal(body.expiresAt, '2999-01-31T07:30:00.000Z')
})

test('a key stops working when it expires, even if cached', async () => {
  const { body } = await create(await world.tenant(), {
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  })
  assert.deepEqual(await answers(body.secret), [200, 200])
  world.clock.ahead = 60_000
  assert.deepEqual(await answers(body.secret), [401, 401])
})

test('rotating without overlap ends the old secret immediately, even if cached', async () => {
  const tenant = await world.tenant()
  const { body: first } = await create(tenant)
  assert.deepEqual(await answers(first.secret), [200, 200])
  const { body: rotated } = await rotate(tenant.key, first.id, 0)
  assert.equal(rotated.id, first.id)
  assert.notEqual(rotated.secret, first.secret)
  assert.deepEqual(await answers(first.secret), [401, 401])
  assert.deepEqual(await answers(rotated.secret), [200, 200])
})

test('rotating with an overlap keeps the old secret valid until then, even if cached', async () => {
  const tenant = await world.tenant()
  const { body: first } = await create(tenant)
  assert.deepEqual(await answers(first.secret), [200, 200])
  const { body: rotated } = await rotate(tenant.key, first.id, 60)
  assert.deepEqual(await answers(first.secret), [200, 200])
  world.clock.ahead = 60_000
  assert.deepEqual(await answers(first.secret), [401, 401])
  assert.deepEqual(await answers(rotated.secret), [200, 200])
})

test('later rotations never extend a secret, and one without overlap ends all of them', async () => {
  const tenant = await world.tenant()
  const { body: first } = await create(tenant)
  const secondOne = (await rotate(tenant.key, first.id, 60)).body.secret
  const third = (await rotate(tenant.key, first.id, 3_600)).body.secret
  world.clock.ahead = 60_000
  assert.deepEqual(await answers(first.secret), [401, 401], 'the later overlap does not extend it')
  assert.deepEqual(await answers(secondOne), [200, 200])
  assert.deepEqual(await answers(third), [200, 200])
  const last = (await rotate(tenant.key, first.id, 0)).body.secret
  assert.deepEqual(await answers(secondOne), [401, 401])
  assert.deepEqual(await answers(third), [401, 401])
  assert.deepEqual(await answers(last), [200, 200])
})

test('ten concurrent rotations leave one working secret', async () => {
  const tenant = await world.tenant()
  const { body } = await create(tenant)
  const rotations = await Promise.all(Array.from({ length: 10 }, () => rotate(tenant.key, body.id, 0)))
  const good = await Promise.all(
    rotations.map(async rotated => (await answers(rotated.body.secret)).every(status => status === 200)),
  )
  assert.equal(good.filter(Boolean).length, 1)
})

test('revoking a key ends all its secrets immediately and for good', async () => {
  const tenant = await world.tenant()
  const { body: first } = await create(tenant)
  const { body: rotated } = await rotate(tenant.key, first.id, 3_600)
  assert.deepEqual(await answers(first.secret), [200, 200])
  const { body: revoked } = await world.call('identity.revokeApiKey', tenant.key, { apiKeyId: first.id })
  assert.notEqual(revoked.revokedAt, null)
  for (const secret of [first.secret, rotated.secret]) assert.deepEqual(await answers(secret), [401, 401])
  assert.equal((await rotate(tenant.key, first.id, 0)).body._tag, 'Conflict')
  const again = await world.call('identity.revokeApiKey', tenant.key, { apiKeyId: first.id })
  assert.equal(again.body._tag, 'Conflict')
  const { body } = await world.call('identity.listApiKeys', tenant.key, {})
  assert.equal(body.data.find(({ id }) => id === first.id)?.revokedAt, revoked.revokedAt)
})

test('a key can revoke itself', async () => {
  const tenant = await world.tenant()
  const apiKeyId = await world.keyId(tenant.key)
  assert.equal((await world.call('identity.revokeApiKey', tenant.key, { apiKeyId })).status, 200)
  assert.deepEqual(await answers(tenant.key), [401, 401])
})

test('the last use of keys is written in batches at intervals', async () => {
  const tenant = await world.tenant()
  const made = [await create(tenant), await create(tenant), await create(tenant)]
  const lastUses = async () => {
    const { body } = await world.call('identity.listApiKeys', tenant.key, {})
    return made.map(({ body: key }) => body.data.find(({ id }) => id === key.id)?.lastUsedAt)
  }
  const started = Date.now()
  for (const { body } of made.slice(0, 2)) {
    for (let use = 0; use < 3; use++) await world.call('organizations.listOrganizations', body.secret, {})
  }
  const { database, lastUses: uses } = world.server.app
  await uses.flush()
  const [first, other, unused] = await lastUses()
  for (const used of [first, other]) assert(Date.parse(used ?? '') >= started)
  assert.equal(unused, null)
  let statements = 0
  const onAcquire = () => statements++
  for (const { body } of made) await world.call('organizations.listOrganizations', body.secret, {})
  database.pool.on('acquire', onAcquire)
  await uses.flush()
  await uses.flush()
  database.pool.off('acquire', onAcquire)
  assert.equal(statements, 1)
})

test('a repeated request shows the same secret again and creates no second key', async () => {
  const tenant = await world.tenant()
  const headers = { 'idempotency-key': 'one key' }
  const [first, again] = [await create(tenant, {}, headers), await create(tenant, {}, headers)]
  assert.deepEqual(again.body, first.body)
  assert.equal(again.headers.get('idempotency-replayed'), 'true')
  const { body } = await world.call('identity.listApiKeys', tenant.key, {})
  assert.equal(body.total, 2)
})

test('neither lists nor the log contain a secret or hash', async () => {
  const tenant = await world.tenant()
  const { body: created } = await create(tenant)
  const { body: rotated } = await rotate(tenant.key, created.id, 60)
  const listed = JSON.stringify((await world.call('identity.listApiKeys', tenant.key, {})).body)
  const said = listed + world.log.join('')
  assert(said.includes('identity.rotateApiKey'), 'the log names the operation')
  for (const secret of [tenant.key, created.secret, rotated.secret]) {
    assert(!said.includes(secret.slice('learn_sk_'.length, -8)))
    assert(!said.includes(hashSecret(secret)))
  }
})

test('expired secrets of a rotated key are deleted', async () => {
  const tenant = await world.tenant()
  const apiKeyId = await world.keyId(await world.key(tenant))
  await rotate(tenant.key, apiKeyId, 60)
  const countSecrets = async () =>
    (await world.owner.query('select from api_key_secrets where api_key_id = $1', [apiKeyId])).rows.length
  const { system } = world.server.app.database
  await forgetEndedSecrets(system, new Date(), 1_000)
  assert.equal(await countSecrets(), 2, 'the old one still works')
  await forgetEndedSecrets(system, new Date(Date.now() + 61_000), 1_000)
  assert.equal(await countSecrets(), 1)
})

test('a repeated request does not reveal the secret to a caller with fewer scopes', async () => {
  const { userId, organizationId } = await world.tenant()
  const [wide, narrow] = [await world.token(userId), await world.token(userId, { scopes: ['keys:write'] })]
  const input = { organizationId, name: 'Deploy', role: 'admin' as const, scopes: [...scopes] }
  const headers = { 'idempotency-key': 'deploy' }
  const { status, body } = await world.call('identity.createApiKey', wide, input, { headers })
  assert.equal(status, 201)
  const replayed = await world.call('identity.createApiKey', narrow, input, { headers })
  assert.equal(replayed.body._tag, 'Conflict')
  assert(!JSON.stringify(replayed.body).includes(body.secret))
})

test('rotating does not reveal the secret of a key that belongs to organizations of others', async () => {
  const tenant = await world.tenant()
  const key = await world.key(tenant)
  const apiKeyId = await world.keyId(key)
  const { body: made } = await world.call('organizations.createOrganization', key, {
    name: 'Made by the key',
  })
  const other = await world.member(tenant, 'admin')
  const refused = await rotate(other.token, apiKeyId, 60)
  assert.equal(refused.body._tag, 'Forbidden')
  assert.match(refused.body.message ?? '', /Revoke it and create a new one/)
  const rotated = await rotate(await world.token(tenant.userId), apiKeyId, 60)
  assert.equal(rotated.status, 200, 'its creator administers both')
  assert.equal((await rotate(rotated.body.secret, apiKeyId, 60)).status, 200, 'and it can rotate itself')
  assert.equal((await world.call('identity.revokeApiKey', other.token, { apiKeyId })).status, 200)
  assert(made.id)
})

test('a revoked key is not listed as a member, and a refused call does not count as a use', async () => {
  const tenant = await world.tenant()
  const key = await world.key(tenant)
  const apiKeyId = await world.keyId(key)
  await world.call('identity.getCaller', key, {})
  await world.server.app.lastUses.flush()
  const find = async () =>
    (await world.call('identity.listApiKeys', tenant.key, {})).body.data.find(({ id }) => id === apiKeyId)
  const before = await find()
  await world.call('identity.revokeApiKey', tenant.key, { apiKeyId })
  await sleep(5)
  assert.equal((await world.call('organizations.listOrganizations', key, {})).body._tag, 'Unauthorized')
  await world.server.app.lastUses.flush()
  assert.equal((await find())?.lastUsedAt, before?.lastUsedAt)
  const { body } = await world.call('members.listMembers', tenant.key, { 'filter[kind]': 'key' })
  assert(!body.data.some(({ principalId }) => principalId === apiKeyId))
  assert.equal(body.total, body.data.length)
})
