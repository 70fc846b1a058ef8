import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Scope, scopes } from '@learn/contract/operation'
import { newFile, waitUntilReady } from '../../test/support/media/files.ts'
import { type Tenant, World } from '../../test/support/world.ts'

const world = await World.create()
const second = await world.startAnotherServer()
after(async () => {
  await second.close()
  await world.close()
})

/** The status of a call to each server. Both have the key in their cache. */
const answers = async (
  secret: string,
  id: 'organizations.listInvitations' | 'members.listMembers' = 'organizations.listInvitations',
) => {
  const urls = [world.server.url, second.url]
  return (await Promise.all(urls.map(url => world.call(id, secret, {}, { url })))).map(({ status }) => status)
}

const create = async (token: string, { organizationId }: Pick<Tenant, 'organizationId'>, role = 'admin') => {
  const { status, body } = await world.call('identity.createApiKey', token, {
    organizationId,
    name: 'Integration',
    role: role as 'admin',
    scopes: [...scopes] as Scope[],
  })
  assert.equal(status, 201)
  return body
}

/** A tenant with another administrator, and a key that acts for them. */
async function tenantWithMaker() {
  const tenant = await world.tenant()
  const maker = await world.member(tenant, 'admin')
  const key = await create(maker.token, tenant)
  assert.deepEqual(await answers(key.secret), [200, 200])
  return { tenant, maker, key }
}

const findKey = async ({ key }: Tenant, id: string) => {
  const { body } = await world.call('identity.listApiKeys', key, {})
  const found = body.data.find(known => known.id === id)
  assert(found)
  return found
}

const eventsAbout = async ({ key, organizationId }: Tenant, subjectId: string) => {
  const input = { 'filter[organizationId]': organizationId, 'filter[subjectId]': subjectId }
  return (await world.call('audit.listAuditEvents', key, input)).body.data
}

test('removing a member revokes the keys that act for them, and those that such a key created', async () => {
  const { tenant, maker, key } = await tenantWithMaker()
  const child = await create(key.secret, tenant)
  const untouched = await world.key(tenant)
  const { body: member } = await world.call('members.getMember', tenant.key, { memberId: maker.memberId })
  assert.equal(member.apiKeys, 2)
  const removed = await world.call('members.removeMember', tenant.key, { memberId: maker.memberId })
  assert.equal(removed.status, 200)
  for (const { secret, id } of [key, child]) {
    assert.deepEqual(await answers(secret), [401, 401])
    const { revokedAt, effectiveRole, createdByEmail } = await findKey(tenant, id)
    assert.notEqual(revokedAt, null)
    assert.deepEqual([effectiveRole, createdByEmail], [null, null])
    const event = (await eventsAbout(tenant, id)).find(
      ({ operation }) => operation === 'members.removeMember',
    )
    assert.equal(event?.userId, tenant.userId)
    assert.equal(event?.requestId, removed.headers.get('x-request-id'))
  }
  assert.deepEqual(await answers(untouched), [200, 200])
})

test('a revoked key stays revoked when the person it acted for returns', async () => {
  const { tenant, maker, key } = await tenantWithMaker()
  await world.call('members.removeMember', tenant.key, { memberId: maker.memberId })
  const { body: invitation } = await world.call('organizations.createInvitation', tenant.key, {
    organizationId: tenant.organizationId,
    email: maker.email,
    role: 'admin',
  })
  const accepted = await world.call('organizations.acceptInvitation', maker.token, {
    token: invitation.token,
  })
  assert.equal(accepted.status, 200)
  assert.deepEqual(await answers(key.secret), [401, 401])
})

test('leaving revokes the keys that act for the person, in this organization alone', async () => {
  const { tenant, maker, key } = await tenantWithMaker()
  const { body: other } = await world.call('organizations.createOrganization', maker.token, {
    name: 'Another',
  })
  const elsewhere = await create(maker.token, { organizationId: other.id })
  const { organizationId } = tenant
  assert.equal((await world.call('members.leaveOrganization', maker.token, { organizationId })).status, 200)
  assert.deepEqual(await answers(key.secret), [401, 401])
  assert.equal((await eventsAbout(tenant, key.id))[0]?.operation, 'members.leaveOrganization')
  assert.deepEqual(await answers(elsewhere.secret), [200, 200])
})

test('however a membership ends in the database, its keys end with it', async () => {
  const { maker, key } = await tenantWithMaker()
  await world.owner.query('delete from memberships where id = $1', [maker.memberId])
  assert.deepEqual(await answers(key.secret), [401, 401])
})

test('when a person’s account is deleted, their keys go with it, and keys that were taken over stay', async () => {
  const { tenant, maker, key } = await tenantWithMaker()
  const taken = await create(maker.token, tenant)
  const input = { apiKeyId: taken.id, overlapSeconds: 3_600 }
  const { body: rotated } = await world.call('identity.rotateApiKey', tenant.key, input)
  await world.owner.query('delete from users where id = $1', [maker.userId])
  for (const { secret } of [key, taken]) assert.deepEqual(await answers(secret), [401, 401])
  assert.deepEqual(await answers(rotated.secret), [200, 200])
})

test('a key can do no more than the person it acts for, as long as their role is lower', async () => {
  const { tenant, maker, key } = await tenantWithMaker()
  const { memberId } = maker
  await world.call('members.updateMember', tenant.key, { memberId, role: 'viewer' })
  assert.deepEqual(await answers(key.secret), [403, 403])
  assert.deepEqual(await answers(key.secret, 'members.listMembers'), [200, 200])
  const { body: caller } = await world.call('identity.getCaller', key.secret, {})
  assert.deepEqual(
    caller.memberships.map(({ role }) => role),
    ['viewer'],
  )
  const listed = await findKey(tenant, key.id)
  assert.deepEqual(
    [listed.role, listed.effectiveRole, listed.createdByEmail, listed.revokedAt],
    ['admin', 'viewer', maker.email, null],
  )
  const invited = { organizationId: tenant.organizationId, email: 'x@example.org', role: 'admin' } as const
  assert.equal((await world.call('organizations.createInvitation', key.secret, invited)).status, 403)
  await world.call('members.updateMember', tenant.key, { memberId, role: 'admin' })
  assert.deepEqual(await answers(key.secret), [200, 200])
  assert.equal((await findKey(tenant, key.id)).effectiveRole, 'admin')
})

test('raising the role of a key does not raise it above the person it acts for', async () => {
  const { tenant, maker, key } = await tenantWithMaker()
  await world.call('members.updateMember', tenant.key, { memberId: maker.memberId, role: 'member' })
  const { body: members } = await world.call('members.listMembers', tenant.key, { 'filter[kind]': 'key' })
  const own = members.data.find(({ principalId }) => principalId === key.id)
  assert(own)
  await world.call('members.updateMember', tenant.key, { memberId: own.id, role: 'admin' })
  assert.deepEqual(await answers(key.secret), [403, 403])
  assert.equal((await findKey(tenant, key.id)).effectiveRole, 'member')
})

test('the key of somebody who becomes a client reaches nothing', async () => {
  const { tenant, maker, key } = await tenantWithMaker()
  const { memberId } = maker
  const change = { memberId, role: 'member', membershipType: 'client' } as const
  assert.equal((await world.call('members.updateMember', tenant.key, change)).status, 200)
  assert.deepEqual(await answers(key.secret, 'members.listMembers'), [403, 403])
  const { body } = await world.call('members.listMembers', key.secret, {})
  assert(
    'message' in body && /has become a client\. An administrator can take it over/.test(`${body.message}`),
  )
  const { organizationId } = tenant
  const get = await world.call('organizations.getOrganization', key.secret, { organizationId })
  assert.equal(get.status, 404)
  assert.equal((await findKey(tenant, key.id)).effectiveRole, null)
  const taken = await world.call('identity.rotateApiKey', tenant.key, {
    apiKeyId: key.id,
    overlapSeconds: 60,
  })
  assert.deepEqual(await answers(taken.body.secret, 'members.listMembers'), [200, 200])
  assert.equal((await world.call('members.listMembers', key.secret, {})).status, 401)
})

test('a limited key can’t see files of teams that the person it acts for is not in', async () => {
  const { tenant, maker, key } = await tenantWithMaker()
  const { organizationId } = tenant
  const { body: team } = await world.call('teams.createTeam', tenant.key, { organizationId, name: 'Team' })
  const { body: made } = await world.call('media.createMediaItem', tenant.key, {
    organizationId,
    teamId: team.id,
    ...newFile(),
  })
  await waitUntilReady(world, tenant.key, made.id)
  const status = async () =>
    (await world.call('media.getMediaItem', key.secret, { mediaItemId: made.id })).status
  const { body: members } = await world.call('members.listMembers', tenant.key, { 'filter[kind]': 'key' })
  const memberId = members.data.find(({ principalId }) => principalId === key.id)?.id ?? ''
  await world.call('teams.addTeamMember', tenant.key, { teamId: team.id, memberId })
  assert.equal(await status(), 200)
  await world.call('members.updateMember', tenant.key, { memberId: maker.memberId, role: 'member' })
  assert.equal(await status(), 404)
  await world.call('teams.addTeamMember', tenant.key, { teamId: team.id, memberId: maker.memberId })
  assert.equal(await status(), 200)
})

test('an administrator who rotates a key takes it over, and it keeps working when its creator is removed', async () => {
  const { tenant, maker, key } = await tenantWithMaker()
  const { body: rotated } = await world.call('identity.rotateApiKey', tenant.key, {
    apiKeyId: key.id,
    overlapSeconds: 3_600,
  })
  assert.equal(rotated.createdByUserId, tenant.userId)
  assert.deepEqual(await answers(key.secret), [200, 200], 'the old secret still works')
  await world.call('members.removeMember', tenant.key, { memberId: maker.memberId })
  assert.deepEqual(await answers(key.secret), [401, 401], 'until the person who has it is removed')
  assert.deepEqual(await answers(rotated.secret), [200, 200])
})

test('a key created with the old secret of a key that was taken over acts for the person who has that secret', async () => {
  const { tenant, maker, key } = await tenantWithMaker()
  await world.call('identity.rotateApiKey', tenant.key, { apiKeyId: key.id, overlapSeconds: 3_600 })
  const kept = await create(key.secret, tenant)
  assert.equal(kept.createdByUserId, maker.userId)
  await world.call('members.removeMember', tenant.key, { memberId: maker.memberId })
  assert.deepEqual(await answers(kept.secret), [401, 401])
})

test('a demoted person loses the old secret of a key that was taken over, and a promoted one keeps it', async () => {
  const { tenant, maker, key } = await tenantWithMaker()
  const { memberId } = maker
  await world.call('identity.rotateApiKey', tenant.key, { apiKeyId: key.id, overlapSeconds: 3_600 })
  await world.call('members.updateMember', tenant.key, { memberId, role: 'admin' })
  assert.deepEqual(await answers(key.secret), [200, 200])
  await world.call('members.updateMember', tenant.key, { memberId, role: 'viewer' })
  assert.deepEqual(await answers(key.secret), [401, 401])
})

test('taking over a limited key ends its old secret, which would otherwise gain rights', async () => {
  const { tenant, maker, key } = await tenantWithMaker()
  await world.call('members.updateMember', tenant.key, { memberId: maker.memberId, role: 'viewer' })
  const { body: rotated } = await world.call('identity.rotateApiKey', tenant.key, {
    apiKeyId: key.id,
    overlapSeconds: 3_600,
  })
  assert.equal(rotated.effectiveRole, 'admin')
  assert.deepEqual(await answers(key.secret), [401, 401])
  assert.deepEqual(await answers(rotated.secret), [200, 200])
})

test('a key loses an organization that it created when the person it acts for leaves that organization', async () => {
  const { tenant, maker, key } = await tenantWithMaker()
  const { body: made } = await world.call('organizations.createOrganization', key.secret, { name: 'Made' })
  const { organizationId } = { organizationId: made.id }
  const other = await world.member({ organizationId }, 'admin')
  const get = () => world.call('organizations.getOrganization', key.secret, { organizationId })
  assert.equal((await get()).status, 200)
  assert.equal((await world.call('members.leaveOrganization', maker.token, { organizationId })).status, 200)
  assert.equal((await get()).status, 404)
  assert.deepEqual(await answers(key.secret), [200, 200], 'it still works in its own organization')
  const { body: members } = await world.call('members.listMembers', other.token, {})
  assert.deepEqual(
    members.data.map(({ principalId }) => principalId),
    [other.userId],
  )
  assert.equal((await findKey(tenant, key.id)).revokedAt, null)
})

test('an organization has at most 1,000 working keys', async () => {
  const tenant = await world.tenant()
  const { organizationId, userId } = tenant
  await world.owner.query(
    `insert into api_keys (id, organization_id, created_by_user_id, name, scopes, created_at, expires_at)
      select uuidv7(), $1, $2, 'Many', '{}', now(), case when n > 999 then now() end from generate_series(1, 1010) n`,
    [organizationId, userId],
  )
  const input = { organizationId, name: 'One more', role: 'viewer', scopes: [] } as const
  const refused = await world.call('identity.createApiKey', tenant.key, { ...input, scopes: [] })
  assert.equal(refused.status, 409)
  await world.owner.query(
    `update api_keys set revoked_at = now() where id = (
      select id from api_keys where organization_id = $1 and name = 'Many' and expires_at is null limit 1)`,
    [organizationId],
  )
  const made = await world.call('identity.createApiKey', tenant.key, { ...input, scopes: [] })
  assert.equal(made.status, 201)
})
