import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { World } from '../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

test('a key lists its own organization with all fields', async () => {
  const { key, organizationId } = await world.tenant('Ashgrove Tutors')
  const { status, body } = await world.call('organizations.listOrganizations', key, {})
  assert.equal(status, 200)
  assert.equal(body.total, 1)
  assert.deepEqual(
    body.data.map(({ id, name }) => ({ id, name })),
    [{ id: organizationId, name: 'Ashgrove Tutors' }],
  )
  assert.match(body.data[0]?.createdAt ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  assert.equal(body.nextCursor, null)
  assert.equal(body.prevCursor, null)
})

test('a new organization starts empty, without credits or subscription', async () => {
  const { key } = await world.tenant()
  const { status, body } = await world.call('organizations.createOrganization', key, { name: 'New' })
  assert.equal(status, 201)
  assert.match(body.id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const { id, createdAt, updatedAt, ...rest } = body
  assert.equal(createdAt, updatedAt)
  assert.deepEqual(rest, {
    name: 'New',
    billingEmail: null,
    onboardingData: null,
    providerCustomerId: null,
    providerSubscriptionId: null,
    providerPaymentMethodId: null,
    providerMeteredSubscriptionItemId: null,
    creditsBalance: 0,
    reservedCredits: 0,
    autoRechargeEnabled: false,
    autoRechargeThreshold: null,
    autoRechargeAmount: null,
    isSubscribed: false,
    subscriptionStatus: 'inactive',
    subscriptionPlan: null,
    subscriptionStartedAt: null,
    subscriptionEndsAt: null,
    subscriptionCurrentPeriodEnd: null,
  })
})

test('an organization created by a key is immediately in its list on every server, and in no other list', async () => {
  const maker = await world.tenant()
  const other = await world.tenant()
  const sibling = await world.key(maker)
  const second = await world.startAnotherServer()
  try {
    for (const name of ['First', 'Second']) {
      // Both servers have cached the key's access before the organization exists.
      await world.call('organizations.listOrganizations', maker.key, {})
      await world.call('organizations.listOrganizations', maker.key, {}, { url: second.url })
      const created = await world.call('organizations.createOrganization', maker.key, { name })
      for (const url of [second.url, world.server.url]) {
        const { body } = await world.call('organizations.listOrganizations', maker.key, {}, { url })
        assert.equal(body.data[0]?.id, created.body.id)
      }
    }
    const countListed = async (key: string) =>
      (await world.call('organizations.listOrganizations', key, {})).body.total
    assert.equal(await countListed(maker.key), 3)
    assert.equal(await countListed(sibling), 1, 'another key of the same organization did not create them')
    assert.equal(await countListed(other.key), 1)
  } finally {
    await second.close()
  }
})

test('the key and its creator become administrators of organizations that the key creates', async () => {
  const { key, userId } = await world.tenant()
  const { body } = await world.call('organizations.createOrganization', key, { name: 'Ours' })
  const { rows } = await world.owner.query(
    `select p.kind, m.role, m.principal_id = $2 as is_maker from memberships m join principals p on p.id = m.principal_id
      where m.organization_id = $1 order by p.kind`,
    [body.id, userId],
  )
  assert.deepEqual(rows, [
    { kind: 'key', role: 'admin', is_maker: false },
    { kind: 'user', role: 'admin', is_maker: true },
  ])
  const invitations = await world.call('organizations.listInvitations', key, {})
  assert.equal(invitations.status, 200)
})

test('creating an organization leaves an audit event that says who, what, when and from where', async () => {
  const { key } = await world.tenant()
  const headers = { 'x-request-id': 'audit-me' }
  const { body } = await world.call('organizations.createOrganization', key, { name: 'Audited' }, { headers })
  const { rows } = await world.owner.query(
    `select operation, subject_id, address, request_id, created_at, p.kind
      from audit_events join principals p on p.id = principal_id where organization_id = $1`,
    [body.id],
  )
  assert.deepEqual(rows, [
    {
      operation: 'organizations.createOrganization',
      subject_id: body.id,
      address: '127.0.0.1',
      request_id: 'audit-me',
      created_at: new Date(body.createdAt),
      kind: 'key',
    },
  ])
})

test('twenty organizations created concurrently by one key all exist', async () => {
  const { key } = await world.tenant()
  const names = Array.from({ length: 20 }, (_, index) => `Parallel ${index}`)
  const answers = await Promise.all(
    names.map(name => world.call('organizations.createOrganization', key, { name })),
  )
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
  const { body } = await world.call('organizations.listOrganizations', key, { limit: '100' })
  assert.equal(body.total, 21)
  assert.deepEqual(
    new Set(body.data.map(({ name }) => name).filter(name => name !== 'Tenant')),
    new Set(names),
  )
})

test('members can read an organization with any spelling of its id', async () => {
  const tenant = await world.tenant('Ashgrove Tutors')
  const { organizationId, key } = tenant
  const { body } = await world.call('organizations.getOrganization', key, { organizationId })
  const listed = await world.call('organizations.listOrganizations', key, {})
  assert.deepEqual(body, listed.body.data[0])
  const { token } = await world.member(tenant, 'viewer')
  const upperCase = { organizationId: organizationId.toUpperCase() }
  assert.deepEqual((await world.call('organizations.getOrganization', token, upperCase)).body, body)
})

test('given fields are changed, and omitted ones stay', async () => {
  const { key, organizationId } = await world.tenant('Before')
  const { body: before } = await world.call('organizations.getOrganization', key, { organizationId })
  const update = async (changes: object) =>
    (await world.call('organizations.updateOrganization', key, { organizationId, ...changes })).body
  const named = await update({ name: 'After' })
  assert.deepEqual(named, { ...before, name: 'After', updatedAt: named.updatedAt })
  assert(named.updatedAt > before.updatedAt)
  const billed = await update({ billingEmail: 'Accounts@Ashgrove.Example' })
  assert.deepEqual([billed.name, billed.billingEmail], ['After', 'accounts@ashgrove.example'])
  assert.equal((await update({ name: 'Later' })).billingEmail, 'accounts@ashgrove.example')
  assert.equal((await update({ billingEmail: null })).billingEmail, null)
  const { body } = await world.call('organizations.listOrganizations', key, {})
  assert.deepEqual([body.data[0]?.name, body.data[0]?.billingEmail], ['Later', null])
})

test('members can’t change credits and subscription', async () => {
  const { key, organizationId } = await world.tenant()
  for (const [field, value] of Object.entries({
    creditsBalance: 1_000_000,
    reservedCredits: 0,
    isSubscribed: true,
    subscriptionStatus: 'active',
    subscriptionPlan: 'gold',
    providerCustomerId: 'cus_1',
    autoRechargeEnabled: true,
    onboardingData: null,
    seats: 100,
    id: organizationId,
  })) {
    const { body } = await world.request<{ _tag: string }>(`/v1/organizations/${organizationId}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ [field]: value }),
    })
    assert.equal(body._tag, 'HttpApiDecodeError', field)
  }
})

test('names are stored unchanged, by code point', async () => {
  const { key } = await world.tenant()
  for (const name of ['😀'.repeat(64), "O'Brien & «Sons»", 'ab', '  ']) {
    const { status, body } = await world.call('organizations.createOrganization', key, { name })
    assert.equal(status, 201)
    assert.equal(body.name, name)
  }
})

test('a name is a single line without direction overrides', async () => {
  const { key } = await world.tenant()
  for (const name of [
    'a\nb',
    'a\r\nBcc: x@example.org',
    'tab\t',
    'a\u2028b',
    'a\u202eb',
    'a\u0085b',
    'del\x7f',
  ]) {
    const { body } = await world.call('organizations.createOrganization', key, { name })
    assert.equal(body._tag, 'BadRequest', JSON.stringify(name))
  }
})

test('names that PostgreSQL can’t store are refused', async () => {
  const { key } = await world.tenant()
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  for (const body of ['{"name":"a\\u0000b"}', '{"name":"a\\ud800b"}']) {
    const answer = await world.request<{ _tag: string }>('/v1/organizations', {
      method: 'POST',
      headers,
      body,
    })
    assert.equal(answer.body._tag, 'HttpApiDecodeError')
  }
})

test('nobody can belong to more than a thousand organizations', async () => {
  const { userId, token } = await world.person()
  const { rows } = await world.owner.query(
    `with made as (
      insert into organizations (id, name, created_at, updated_at)
        select gen_random_uuid(), 'One of many', now(), now() from generate_series(1, 1000) returning id
    )
    insert into memberships (id, principal_id, organization_id, role, created_at)
      select gen_random_uuid(), $1, id, 'admin', now() from made returning id`,
    [userId],
  )
  assert.equal(rows.length, 1_000)
  const { body } = await world.call('organizations.createOrganization', token, { name: 'One too many' })
  assert.equal(body._tag, 'Conflict')
  assert.match(body.message ?? '', /Leave one first/)
})

test('clients don’t see who pays, how and how much', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  await world.call('organizations.updateOrganization', key, {
    organizationId,
    billingEmail: 'bills@example.org',
  })
  await world.owner.query(
    `update organizations set provider_customer_id = 'cus_1', subscription_status = 'active', subscription_plan = 'school',
      subscription_started_at = now(), auto_recharge_threshold = 17, auto_recharge_amount = 4711 where id = $1`,
    [organizationId],
  )
  const client = await world.member(tenant, 'member', 'client')
  const viewer = await world.member(tenant, 'viewer')
  const look = async (token: string) => {
    const { body } = await world.call('organizations.getOrganization', token, { organizationId })
    const { body: page } = await world.call('organizations.listOrganizations', token, {})
    assert.deepEqual(page.data, [body])
    return body
  }
  const seen = await look(viewer.token)
  assert.deepEqual(
    [seen.billingEmail, seen.providerCustomerId, seen.subscriptionPlan, seen.autoRechargeAmount],
    ['bills@example.org', 'cus_1', 'school', 4711],
  )
  const { id, name, createdAt, updatedAt, subscriptionStatus, ...money } = await look(client.token)
  assert.deepEqual([id, name, subscriptionStatus], [organizationId, seen.name, 'inactive'])
  assert.deepEqual([createdAt, updatedAt], [seen.createdAt, seen.updatedAt])
  for (const [field, value] of Object.entries(money)) assert(!value, `${field} is ${value}`)
})
