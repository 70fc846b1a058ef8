import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { organizationRows } from '../../test/support/organization-rows.ts'
import { type PopulatedTenant, populate } from '../../test/support/populated-tenant.ts'
import { World } from '../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const deleteOrganization = (
  token: string,
  { organizationId, name }: Pick<PopulatedTenant, 'organizationId' | 'name'>,
  options: { headers?: Record<string, string>; url?: string } = {},
) => world.call('organizations.deleteOrganization', token, { organizationId, confirmName: name }, options)

const countOf = async (table: string, condition: string, values: unknown[]) =>
  (await world.owner.query(`select count(*)::int from ${table} where ${condition}`, values)).rows[0].count

test('the name must be confirmed exactly', async () => {
  const tenant = await populate(world)
  const before = await organizationRows(world, tenant.organizationId)
  for (const name of ['', tenant.name.toUpperCase(), `${tenant.name} `, 'Tenant', tenant.organizationId]) {
    const { body } = await deleteOrganization(tenant.admin.token, { ...tenant, name })
    assert.equal(body._tag, 'BadRequest', name)
  }
  assert.deepEqual(await organizationRows(world, tenant.organizationId), before)
})

test('a name that a URL would encode can be confirmed', async () => {
  const { key } = await world.tenant()
  const name = 'Ünï & Söhne #1 ? 100% +/'
  const { body } = await world.call('organizations.createOrganization', key, { name })
  assert.equal((await deleteOrganization(key, { organizationId: body.id, name })).status, 200)
})

test('deleting removes everything that belongs to the organization, and nothing of another', async () => {
  const [mine, other] = [await populate(world), await populate(world)]
  const before = await organizationRows(world, mine.organizationId)
  for (const [table, rows] of Object.entries(before))
    assert(
      rows.length > 0,
      `${table} must have something to lose: let test/support/populated-tenant.ts fill it`,
    )
  const othersBefore = await organizationRows(world, other.organizationId)
  const { body } = await deleteOrganization(mine.admin.token, mine)
  assert.equal(body.id, mine.organizationId)
  const { credit_entries: books, ...rest } = await organizationRows(world, mine.organizationId)
  for (const [table, rows] of Object.entries(rest))
    assert.deepEqual(rows, [], `${table} still holds something`)
  const last = books
    ?.map(row => JSON.parse(row))
    .sort((a, b) => a.number - b.number)
    .at(-1)
  assert.deepEqual(
    [last?.kind, last?.balance, last?.reserved],
    ['close', 0, 0],
    'the ledger is kept and closed',
  )
  assert.deepEqual(await organizationRows(world, other.organizationId), othersBefore)
})

test('after 30 days, the id of a deleted organization remains in no table except the deletion record and the ledger', async () => {
  const tenant = await populate(world)
  const headers = { 'idempotency-key': 'deletes all' }
  await deleteOrganization(tenant.admin.token, tenant, { headers })
  await world.owner.query(`select forget_deleted_organizations(now() + interval '31 days', 1000)`)
  const { rows: tables } = await world.owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  const traces: string[] = []
  for (const { name } of tables) {
    const found = await countOf(name, `${name}::text like '%' || $1 || '%'`, [tenant.organizationId])
    if (found > 0) traces.push(name)
  }
  assert.deepEqual(traces.sort(), ['credit_entries', 'organization_deletions'])
})

test('deleting an organization deletes its keys with their secrets, answers and principals, immediately on every server', async () => {
  const tenant = await populate(world)
  const second = await world.startAnotherServer()
  const keys = [tenant.key, tenant.spareKey]
  const ids = await Promise.all(keys.map(key => world.keyId(key)))
  const headers = { 'idempotency-key': 'k' }
  await world.call('organizations.createOrganization', tenant.spareKey, { name: 'Answered' }, { headers })
  for (const url of [world.server.url, second.url])
    for (const key of keys)
      assert.equal((await world.call('identity.getCaller', key, {}, { url })).status, 200)
  await deleteOrganization(tenant.admin.token, tenant)
  for (const url of [world.server.url, second.url])
    for (const key of keys)
      assert.equal((await world.call('identity.getCaller', key, {}, { url })).status, 401)
  await second.close()
  assert.equal(await countOf('principals', 'id = any ($1)', [ids]), 0)
  assert.equal(await countOf('api_key_secrets', 'api_key_id = any ($1)', [ids]), 0)
  assert.equal(await countOf('idempotent_answers', 'principal_id = any ($1)', [ids]), 0)
})

test('the people of a deleted organization keep their accounts and their other memberships', async () => {
  const [tenant, other] = [await populate(world), await world.tenant('Other')]
  const { email, token, userId } = tenant.member
  const { body: invitation } = await world.call('organizations.createInvitation', other.key, {
    organizationId: other.organizationId,
    email,
    role: 'viewer',
  })
  await world.call('organizations.acceptInvitation', token, { token: invitation.token })
  await deleteOrganization(tenant.key, tenant)
  const { body } = await world.call('identity.getCaller', token, {})
  assert.deepEqual([body.userId, body.email], [userId, email])
  assert.deepEqual(
    body.memberships.map(({ organizationName }) => organizationName),
    ['Other'],
  )
  const sessions = await world.call('identity.listSessions', tenant.admin.token, {})
  assert.equal(sessions.body.total, 1)
  const gone = await world.call('organizations.getOrganization', tenant.admin.token, tenant)
  assert.equal(gone.body._tag, 'NotFound')
})

test('organizations created by a deleted organization’s keys remain with the person who created the key', async () => {
  const tenant = await populate(world)
  const { body: made } = await world.call('organizations.createOrganization', tenant.key, {
    name: 'Lives on',
  })
  await deleteOrganization(tenant.admin.token, tenant)
  const founder = await world.token(tenant.userId)
  const { body } = await world.call('members.listMembers', founder, { 'filter[organizationId]': made.id })
  assert.deepEqual(
    body.data.map(({ kind, principalId, role }) => [kind, principalId, role]),
    [['user', tenant.userId, 'admin']],
  )
})

test('a key can delete its own organization, with or without an idempotency key', async () => {
  for (const headers of [{}, { 'idempotency-key': 'the last thing I do' }]) {
    const tenant = await populate(world)
    const { status } = await deleteOrganization(tenant.key, tenant, { headers })
    assert.equal(status, 200)
    assert.equal((await deleteOrganization(tenant.key, tenant, { headers })).body._tag, 'Unauthorized')
    assert.equal(await countOf('organizations', 'id = $1', [tenant.organizationId]), 0)
  }
})

test('the deletion is recorded: who, when and by which request', async () => {
  const tenant = await populate(world)
  const headers = { 'x-request-id': 'the-end' }
  const { body } = await deleteOrganization(tenant.admin.token, tenant, { headers })
  const { rows } = await world.owner.query(
    'select id, principal_id, request_id, deleted_at from organization_deletions where id = $1',
    [tenant.organizationId],
  )
  assert.deepEqual(rows, [
    {
      id: tenant.organizationId,
      principal_id: tenant.admin.userId,
      request_id: 'the-end',
      deleted_at: new Date(body.deletedAt),
    },
  ])
})

test('an invitation to a deleted organization no longer works', async () => {
  const tenant = await populate(world)
  await deleteOrganization(tenant.key, tenant)
  const { token } = tenant.invitation
  for (const operation of ['organizations.lookUpInvitation', 'organizations.acceptInvitation'] as const)
    assert.equal((await world.call(operation, tenant.invited.token, { token })).body._tag, 'NotFound')
})
