import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { populate } from '../../test/support/populated-tenant.ts'
import { World } from '../../test/support/world.ts'
import { randomId } from '../ids.ts'
import { forgetAnswers } from './idempotency.store.ts'
import { canonicalJson } from './idempotency.ts'

const world = await World.create()
after(() => world.close())

const create = (key: string, name: string, idempotencyKey: string, url?: string) =>
  world.call(
    'organizations.createOrganization',
    key,
    { name },
    { headers: { 'idempotency-key': idempotencyKey }, ...(url && { url }) },
  )

const countNamed = async (name: string) =>
  (await world.owner.query('select count(*)::int from organizations where name = $1', [name])).rows[0].count

test('the same key gives the same answer on any server, and the work is done once', async () => {
  const { key } = await world.tenant()
  const second = await world.startAnotherServer()
  const first = await create(key, 'Once', 'a-key')
  for (const url of [world.server.url, second.url]) {
    const again = await create(key, 'Once', 'a-key', url)
    assert.equal(again.status, 201)
    assert.deepEqual(again.body, first.body)
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
  }
  assert.equal(first.headers.get('idempotency-replayed'), null)
  assert.equal(await countNamed('Once'), 1)
  await second.close()
})

test('of fifty concurrent requests with one key one is done, and the others get its answer or a Conflict', async () => {
  const { key } = await world.tenant()
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(key, 'Rush', 'rush')))
  const done = answers.filter(({ status }) => status === 201)
  const waiting = answers.filter(({ status }) => status === 409)
  assert.equal(done.length + waiting.length, 50)
  assert(done.length >= 1)
  assert.equal(new Set(done.map(({ body }) => body.id)).size, 1)
  for (const { body } of waiting) assert.match(body.message ?? '', /still in progress/)
  assert.equal(await countNamed('Rush'), 1)
})

test('equal requests have equal fingerprints, whatever the order of their fields', () => {
  const one = { name: 'a', nested: { x: [1, { b: null, a: true }], y: 'z' } }
  const other = { nested: { y: 'z', x: [1, { a: true, b: null }] }, name: 'a' }
  assert.equal(canonicalJson(one), canonicalJson(other))
  assert.notEqual(canonicalJson({ a: ['x', 'y'] }), canonicalJson({ a: ['y', 'x'] }))
})

test('the same key with a different body is a Conflict', async () => {
  const { key } = await world.tenant()
  await create(key, 'Body', 'body')
  const { body } = await create(key, 'Other body', 'body')
  assert.equal(body._tag, 'Conflict')
  assert.equal(await countNamed('Other body'), 0)
})

test('a key belongs to its credential', async () => {
  const [one, two] = [await world.tenant(), await world.tenant()]
  const first = await create(one.key, 'Shared', 'same')
  const second = await create(two.key, 'Shared', 'same')
  assert.equal(second.status, 201)
  assert.notEqual(first.body.id, second.body.id)
})

test('a repeated deletion gets the first answer, although the thing is gone', async () => {
  const { organizationId, key, name, member, viewer, teamId, invited } = await populate(world)
  const { body: own } = await world.call('organizations.createOrganization', key, { name: 'Own' })
  const deletions = [
    ['teams.deleteTeam', key, { teamId }],
    ['members.removeMember', key, { memberId: viewer.memberId }],
    ['members.leaveOrganization', member.token, { organizationId }],
    ['organizations.deleteOrganization', key, { organizationId: own.id, confirmName: 'Own' }],
  ] as const
  for (const [id, token, input] of deletions) {
    const remove = (token: string, idempotencyKey: string) =>
      world.call(id, token, input as never, { headers: { 'idempotency-key': idempotencyKey } })
    const first = await remove(token, 'gone')
    assert.equal(first.status, 200, id)
    const again = await remove(token, 'gone')
    assert.deepEqual([again.status, again.body], [200, first.body], id)
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    assert.equal((await remove(token, 'another')).body._tag, 'NotFound', 'with a new key')
    assert.equal((await remove(invited.token, 'gone')).body._tag, 'NotFound', 'and for another caller')
  }
  const last = { organizationId, confirmName: name }
  const headers = { 'idempotency-key': 'last' }
  const deleteLast = () => world.call('organizations.deleteOrganization', key, last, { headers })
  assert.equal((await deleteLast()).status, 200)
  assert.equal((await deleteLast()).body._tag, 'Unauthorized', 'a key is deleted with its own organization')
})

test('a key used for one deletion is a Conflict for another, even if that does not exist', async () => {
  const { key, teamId } = await populate(world)
  const headers = { 'idempotency-key': 'one' }
  await world.call('teams.deleteTeam', key, { teamId }, { headers })
  const { body } = await world.call('teams.deleteTeam', key, { teamId: randomId() }, { headers })
  assert.equal(body._tag, 'Conflict')
})

test('a failure is not stored, so the corrected request succeeds', async () => {
  const { key } = await world.tenant()
  assert.equal((await create(key, 'x', 'retry')).body._tag, 'HttpApiDecodeError')
  assert.equal((await create(key, 'Long enough', 'retry')).status, 201)
})

test('an answer is deleted after a day, and the key can be used again', async () => {
  const { key } = await world.tenant()
  const first = await create(key, 'Daily', 'daily')
  await world.owner.query(
    `update idempotent_answers set expires_at = now() - interval '1 second' where key = 'daily'`,
  )
  const second = await create(key, 'Daily', 'daily')
  assert.equal(second.status, 201)
  assert.notEqual(second.body.id, first.body.id)
  await world.owner.query(
    `update idempotent_answers set expires_at = now() - interval '1 second' where key = 'daily'`,
  )
  assert.equal(await forgetAnswers(world.server.app.database.system, new Date(), 100), 1)
  const { rows } = await world.owner.query(`select from idempotent_answers where key = 'daily'`)
  assert.equal(rows.length, 0)
})

test('stored answers are kept for 24 hours and encrypted in the database', async () => {
  const { key } = await world.tenant()
  await create(key, 'A name to look for', 'sealed')
  const { rows } = await world.owner.query(
    `select answer, fingerprint, extract(epoch from expires_at - now())::int as seconds from idempotent_answers where key = 'sealed'`,
  )
  assert(Math.abs(rows[0].seconds - 86_400) < 60)
  assert(!rows[0].answer.toString('latin1').includes('A name'))
  assert.equal(rows[0].fingerprint.length, 32)
})

test('a key must be 1 to 255 printable ASCII characters', async () => {
  const { key } = await world.tenant()
  assert.equal((await create(key, 'Longest', 'x'.repeat(255))).status, 201)
  assert.equal((await create(key, 'Too long', 'x'.repeat(256))).body._tag, 'BadRequest')
  assert.equal((await create(key, 'Umlaut', 'kä')).body._tag, 'BadRequest')
})
