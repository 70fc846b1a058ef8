import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type OperationId, operations } from '@learn/contract'
import { scopes } from '@learn/contract/operation'
import { family } from '../../test/support/learning/family.ts'
import { World } from '../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const getCaller = (token: string) => world.call('identity.getCaller', token, {})

test('people learn who they are, what their token may do, and where they belong', async () => {
  const [first, second] = [await world.tenant('First'), await world.tenant('Second')]
  const { userId, email, memberId } = await world.member(first, 'viewer')
  const { body: invitation } = await world.call('organizations.createInvitation', second.key, {
    organizationId: second.organizationId,
    email,
    role: 'admin',
  })
  const expiresAt = new Date(Date.now() + 60_000)
  const token = await world.token(userId, {
    scopes: ['identity:read', 'invitations:write'],
    expiresAt,
  })
  await world.call('organizations.acceptInvitation', token, { token: invitation.token })
  const { body } = await getCaller(token)
  const { memberships, ...person } = body
  assert.deepEqual(person, {
    kind: 'user',
    principalId: userId,
    userId,
    email,
    scopes: ['identity:read', 'invitations:write'],
    expiresAt: expiresAt.toISOString(),
  })
  const common = { membershipType: 'team', suspendedReason: null }
  assert.deepEqual(memberships, [
    {
      memberId,
      organizationId: first.organizationId,
      organizationName: 'First',
      role: 'viewer',
      ...common,
    },
    {
      memberId: memberships[1]?.memberId,
      organizationId: second.organizationId,
      organizationName: 'Second',
      role: 'admin',
      ...common,
    },
  ])
})

test('a person without an organization gets an empty list of memberships', async () => {
  const { token, userId } = await world.person()
  const { body } = await getCaller(token)
  assert.deepEqual([body.userId, body.memberships], [userId, []])
})

test('a key is shown whom it acts for, and has no email address', async () => {
  const tenant = await world.tenant('Home')
  const { body: created } = await world.call('organizations.createOrganization', tenant.key, { name: 'Made' })
  const { body } = await getCaller(tenant.key)
  const { memberships, ...key } = body
  assert.deepEqual(key, {
    kind: 'key',
    principalId: await world.keyId(tenant.key),
    userId: tenant.userId,
    email: null,
    scopes,
    expiresAt: null,
  })
  assert.deepEqual(
    memberships.map(({ organizationId, organizationName, role }) => [organizationId, organizationName, role]),
    [
      [tenant.organizationId, 'Home', 'admin'],
      [created.id, 'Made', 'admin'],
    ],
  )
})

test('clients learn that they are clients, and see only their own membership', async () => {
  const tenant = await world.tenant()
  const { token, memberId } = await world.member(tenant, 'member', 'client')
  const { body } = await getCaller(token)
  assert.deepEqual(
    body.memberships.map(membership => [membership.memberId, membership.membershipType]),
    [[memberId, 'client']],
  )
})

test('members of a suspended organization learn why, although they can do nothing else there', async () => {
  const tenant = await world.tenant()
  const { token } = await world.member(tenant)
  assert.equal((await getCaller(token)).body.memberships[0]?.suspendedReason, null)
  await world.owner.query(`update organizations set suspended_reason = 'unpaid' where id = $1`, [
    tenant.organizationId,
  ])
  assert.equal((await getCaller(token)).body.memberships[0]?.suspendedReason, 'unpaid')
  assert.equal((await world.call('members.listMembers', token, {})).body._tag, 'Forbidden')
})

test('a person who belongs to no organization gets empty pages, and a role that is too low is refused', async () => {
  const { token } = await world.person()
  const empty = { data: [], total: 0, nextCursor: null, prevCursor: null }
  const lists = operations.filter(({ listing, role, about }) => listing && role !== 'none' && !about)
  assert(lists.length > 10)
  for (const { id } of lists)
    assert.deepEqual((await world.call(id as OperationId, token, {} as never)).body, empty, id)
  const latest = await world.call('learn.getLearnPolicyDecisionLog', token, {})
  assert.equal(latest.body._tag, 'NotFound')
  const viewer = await world.member(await world.tenant(), 'viewer')
  assert.equal((await world.call('organizations.listInvitations', viewer.token, {})).body._tag, 'Forbidden')
})

test('neither a student nor a token without the scope can call getCaller', async () => {
  const { token } = await family(world)
  assert.equal((await getCaller(token)).body._tag, 'Forbidden')
  const { userId } = await world.person()
  const narrow = await world.token(userId, { scopes: ['organizations:read'] })
  assert.equal((await getCaller(narrow)).body._tag, 'Forbidden')
})
