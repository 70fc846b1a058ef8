import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { World } from '../../test/support/world.ts'
import { isWellFormedApiKey, makeApiKey } from './api-key.ts'
import { hashSecret } from './secret.ts'

const world = await World.create()
after(() => world.close())

const list = 'organizations.listOrganizations'

/** How many statements the work sends: each takes a connection from the pool. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  const { pool } = world.server.app.database
  let count = 0
  const onAcquire = () => count++
  pool.on('acquire', onAcquire)
  await work()
  pool.off('acquire', onAcquire)
  return count
}

test('a key has a prefix, 43 characters and a checksum, and all keys differ', () => {
  const keys = Array.from({ length: 100 }, makeApiKey)
  for (const key of keys) {
    assert.match(key, /^learn_sk_[A-Za-z0-9_-]{43}[0-9a-f]{8}$/)
    assert(isWellFormedApiKey(key))
  }
  assert.equal(new Set(keys).size, keys.length)
})

test('any single mistyped character is detected', () => {
  const key = makeApiKey()
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ '
  fc.assert(
    fc.property(fc.nat(key.length - 1), fc.constantFrom(...alphabet), (place, character) => {
      fc.pre(key[place] !== character)
      assert(!isWellFormedApiKey(key.slice(0, place) + character + key.slice(place + 1)))
    }),
    { numRuns: 2_000 },
  )
  for (const wrong of [
    key.slice(1),
    key.slice(0, -1),
    `${key}0`,
    key.toUpperCase(),
    '',
    'learn_sk_',
    `${key}\n`,
  ]) {
    assert(!isWellFormedApiKey(wrong))
  }
})

test('a credential that is missing, mistyped, unknown or has another scheme is Unauthorized', async () => {
  const { key } = await world.tenant()
  const mistyped = key.slice(0, 20) + (key[20] === 'A' ? 'B' : 'A') + key.slice(21)
  const ask = (authorization: string) =>
    world.request<{ _tag?: string }>('/v1/organizations', { headers: { authorization } })
  for (const wrong of [
    '',
    'Bearer',
    `Basic ${key}`,
    key,
    `Bearer ${mistyped}`,
    `Bearer ${makeApiKey()}`,
    'Bearer a b',
  ]) {
    const { body } = await ask(wrong)
    assert.equal(body._tag, 'Unauthorized', wrong)
  }
  assert.equal((await ask(`bearer   ${key}`)).status, 200)
})

test('a mistyped key costs no query, a new one a single lookup, a cached one none', async () => {
  const { key } = await world.tenant()
  const mistyped = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`
  assert.equal(await statements(() => world.call(list, mistyped, {})), 0)
  assert.equal(await statements(() => world.call(list, makeApiKey(), {})), 1)
  assert.equal(await statements(() => world.call(list, key, {})), 2, 'the lookup and the page')
  assert.equal(await statements(() => world.call(list, key, {})), 1, 'the page alone')
})

test('only the hash of a key is stored', async () => {
  const { key, organizationId } = await world.tenant()
  const { rows } = await world.owner.query(
    `select row_to_json(k)::text || row_to_json(s)::text as row, encode(hash, 'hex') as hash
      from api_keys k join api_key_secrets s on s.api_key_id = k.id where k.organization_id = $1`,
    [organizationId],
  )
  assert.equal(rows[0].hash, hashSecret(key))
  assert(!rows[0].row.includes(key.slice(9, 30)))
})

test('an expired key is refused, even if it expires while cached', async () => {
  const tenant = await world.tenant()
  const past = await world.key(tenant, { expiresAt: new Date(Date.now() - 1_000) })
  const soon = await world.key(tenant, { expiresAt: new Date(Date.now() + 60_000) })
  assert.equal((await world.call(list, past, {})).body._tag, 'Unauthorized')
  assert.equal((await world.call(list, soon, {})).status, 200)
  world.clock.ahead = 60_000
  const { body } = await world.call(list, soon, {})
  world.clock.ahead = 0
  assert.equal(body._tag, 'Unauthorized')
  assert.match(body.message ?? '', /expired/)
})

test('a revoked key stops working immediately on every server that has cached it, for reads and writes', async () => {
  const second = await world.startAnotherServer()
  try {
    for (const url of [world.server.url, second.url]) {
      const { key } = await world.tenant()
      assert.equal((await world.call(list, key, {}, { url })).status, 200)
      await world.revoke(key)
      assert.match((await world.call(list, key, {}, { url })).body.message ?? '', /revoked/)
      const writer = (await world.tenant()).key
      assert.equal((await world.call(list, writer, {}, { url })).status, 200, 'it is cached now')
      await world.revoke(writer)
      const created = await world.call('organizations.createOrganization', writer, { name: 'Late' }, { url })
      assert.equal(created.body._tag, 'Unauthorized')
    }
    const { rows } = await world.owner.query(`select from organizations where name = 'Late'`)
    assert.equal(rows.length, 0)
  } finally {
    await second.close()
  }
})

test('removing a role or scope takes effect immediately', async () => {
  const tenant = await world.tenant()
  const key = await world.key(tenant)
  assert.equal((await world.call('organizations.listInvitations', key, {})).status, 200)
  await world.owner.query(
    `update memberships set role = 'viewer' from api_key_secrets where principal_id = api_key_id and hash = decode($1, 'hex')`,
    [hashSecret(key)],
  )
  assert.equal((await world.call('organizations.listInvitations', key, {})).body._tag, 'Forbidden')
  assert.equal((await world.call(list, key, {})).status, 200)
  await world.owner.query(
    `update api_keys set scopes = '{}' from api_key_secrets where api_key_id = id and hash = decode($1, 'hex')`,
    [hashSecret(key)],
  )
  assert.equal((await world.call(list, key, {})).body._tag, 'Forbidden')
})

test('deleting an organization deletes its keys', async () => {
  const { key, organizationId } = await world.tenant()
  assert.equal((await world.call(list, key, {})).status, 200)
  await world.owner.query('delete from organizations where id = $1', [organizationId])
  const created = await world.call('organizations.createOrganization', key, { name: 'Orphan' })
  assert.equal(created.body._tag, 'Unauthorized', 'even if no membership is needed')
  assert.equal((await world.call(list, key, {})).body._tag, 'Unauthorized')
  const { rows } = await world.owner.query(
    'select from principals where id not in (select id from users union select id from api_keys)',
  )
  assert.equal(rows.length, 0, 'no principal is left behind')
})
