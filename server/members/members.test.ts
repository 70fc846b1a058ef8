import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Tenant, World } from '../../test/support/world.ts'

const world = await World.create()
const second = await world.startAnotherServer()
after(async () => {
  await second.close()
  await world.close()
})

const list = async (token: string, query: object = {}) =>
  (await world.call('members.listMembers', token, { ...query })).body

const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id).sort()

/** The membership of the person who created the tenant. */
const founderOf = async ({ key, userId }: Tenant) => {
  const found = (await list(key)).data.find(({ principalId }) => principalId === userId)
  assert(found)
  return found.id
}

test('people and keys are members, each with a role, teams and a kind', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
  const { userId, email, memberId } = await world.member(tenant, 'member', 'client')
  await world.call('teams.addTeamMember', key, { teamId: team.id, memberId })
  const { body } = await world.call('members.getMember', key, { memberId })
  assert.deepEqual(body, {
    id: memberId,
    organizationId,
    kind: 'user',
    principalId: userId,
    email,
    role: 'member',
    membershipType: 'client',
    teamIds: [team.id],
    apiKeys: 0,
    createdAt: body.createdAt,
  })
  const { data, total } = await list(key)
  assert.equal(total, 3)
  const ofKey = data.find(({ kind }) => kind === 'key')
  assert.deepEqual([ofKey?.principalId, ofKey?.email, ofKey?.role], [await world.keyId(key), null, 'admin'])
})

test('members can be filtered by organization, team, kind, role and membership type', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const [viewer, client] = [
    await world.member(tenant, 'viewer'),
    await world.member(tenant, 'member', 'client'),
  ]
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
  await world.call('teams.addTeamMember', key, { teamId: team.id, memberId: viewer.memberId })
  const { body: other } = await world.call('organizations.createOrganization', key, { name: 'Other' })
  const inOther = await world.member({ organizationId: other.id }, 'viewer')
  const listNames = async (query: object) => {
    const page = await list(key, query)
    assert.equal(page.total, page.data.length)
    return idsOf(page)
  }
  assert.deepEqual(await listNames({ 'filter[teamId]': team.id }), [viewer.memberId])
  assert.deepEqual(await listNames({ 'filter[membershipType]': 'client' }), [client.memberId])
  assert.deepEqual(await listNames({ 'filter[role]': 'viewer' }), [viewer.memberId, inOther.memberId].sort())
  const here = { 'filter[organizationId]': organizationId }
  assert.deepEqual(await listNames({ ...here, 'filter[role]': 'viewer' }), [viewer.memberId])
  assert.equal((await listNames({ ...here, 'filter[kind]': 'user' })).length, 3)
  assert.equal((await listNames({ ...here, 'filter[kind]': 'key' })).length, 1)
  assert.deepEqual(await listNames({ ...here, 'filter[kind]': 'key', 'filter[role]': 'viewer' }), [])
})

test('a changed role takes effect immediately, even on a server that has cached the old one', async () => {
  const tenant = await world.tenant()
  const { token, memberId } = await world.member(tenant, 'viewer')
  const seesInvitations = async () => {
    const asked = [world.server.url, second.url].map(url =>
      world.call('organizations.listInvitations', token, {}, { url }),
    )
    return (await Promise.all(asked)).map(({ status }) => status)
  }
  const change = (role: 'viewer' | 'admin') =>
    world.call('members.updateMember', tenant.key, { memberId, role })
  assert.deepEqual(await seesInvitations(), [403, 403])
  assert.equal((await change('admin')).body.role, 'admin')
  assert.deepEqual(await seesInvitations(), [200, 200])
  await change('viewer')
  assert.deepEqual(await seesInvitations(), [403, 403])
})

test('changing a key’s role needs the scope that creates keys', async () => {
  const tenant = await world.tenant()
  const viewer = await world.key(tenant, { role: 'viewer' })
  const member = (await list(tenant.key, { 'filter[role]': 'viewer' })).data.find(
    ({ kind }) => kind === 'key',
  )
  assert(member)
  const change = (token: string, memberId: string) =>
    world.call('members.updateMember', token, { memberId, role: 'admin' })
  const withoutKeys = await world.key(tenant, { scopes: ['members:read', 'members:write'] })
  const refused = await change(withoutKeys, member.id)
  assert.equal(refused.status, 403)
  assert.match(JSON.stringify(refused.body), /does not have the scope keys:write/)
  assert.equal((await world.call('identity.listApiKeys', viewer, {})).status, 403)
  const { memberId } = await world.member(tenant, 'viewer')
  assert.equal((await change(withoutKeys, memberId)).status, 200, 'a person’s role does not')
  assert.equal((await change(tenant.key, member.id)).status, 200)
})

test('omitted fields stay unchanged', async () => {
  const tenant = await world.tenant()
  const { memberId } = await world.member(tenant, 'viewer', 'client')
  const update = async (changes: object) =>
    (await world.call('members.updateMember', tenant.key, { memberId, ...changes })).body
  const roleAndType = ({ role, membershipType }: { role: string; membershipType: string }) => [
    role,
    membershipType,
  ]
  assert.deepEqual(roleAndType(await update({})), ['viewer', 'client'])
  assert.deepEqual(roleAndType(await update({ role: 'member' })), ['member', 'client'])
  assert.deepEqual(roleAndType(await update({ membershipType: 'team' })), ['member', 'team'])
  assert.deepEqual(roleAndType(await update({ role: 'admin' })), ['admin', 'team'])
  assert.deepEqual(roleAndType(await update({ role: 'viewer', membershipType: 'client' })), [
    'viewer',
    'client',
  ])
})

test('a client can’t become an administrator, nor an administrator a client', async () => {
  const tenant = await world.tenant()
  const [admin, client] = [
    await world.member(tenant, 'admin'),
    await world.member(tenant, 'member', 'client'),
  ]
  for (const changes of [
    { memberId: admin.memberId, membershipType: 'client' },
    { memberId: client.memberId, role: 'admin' },
    { memberId: client.memberId, role: 'admin', membershipType: 'client' },
  ] as const) {
    const { body } = await world.call('members.updateMember', tenant.key, changes)
    assert.equal(body._tag, 'BadRequest')
  }
})

test('a removed member loses access immediately everywhere, and leaves their teams', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const { token, memberId, email } = await world.member(tenant)
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
  await world.call('teams.addTeamMember', key, { teamId: team.id, memberId })
  const look = async () => {
    const asked = [world.server.url, second.url].map(url =>
      world.call('organizations.getOrganization', token, { organizationId }, { url }),
    )
    return (await Promise.all(asked)).map(({ status }) => status)
  }
  assert.deepEqual(await look(), [200, 200])
  const { body: removed } = await world.call('members.removeMember', key, { memberId })
  assert.equal(removed.id, memberId)
  assert.deepEqual(await look(), [404, 404])
  assert.equal((await world.call('teams.getTeam', key, { teamId: team.id })).body.memberCount, 0)
  assert.equal((await world.call('members.getMember', key, { memberId })).body._tag, 'NotFound')
  const invited = await world.call('organizations.createInvitation', key, {
    organizationId,
    email,
    role: 'viewer',
  })
  assert.equal(invited.status, 201, 'and can be invited again')
})

test('anybody can leave except the last administrator', async () => {
  const tenant = await world.tenant()
  const { organizationId } = tenant
  const founder = await world.token(tenant.userId)
  const leave = (token: string) => world.call('members.leaveOrganization', token, { organizationId })
  for (const role of ['viewer', 'member', 'admin'] as const) {
    const { token, memberId } = await world.member(tenant, role)
    assert.equal((await leave(token)).body.id, memberId)
    assert.equal((await leave(token)).body._tag, 'NotFound')
  }
  assert.equal((await world.call('organizations.listOrganizations', founder, {})).status, 200)
  const { body } = await leave(founder)
  assert.equal(body._tag, 'Conflict', 'although a key is an administrator too')
  assert.match(body.message ?? '', /at least one person as its administrator/)
})

test('the last administrator can’t be demoted or removed, by themselves or by a key', async () => {
  const tenant = await world.tenant()
  const memberId = await founderOf(tenant)
  await world.member(tenant, 'member')
  for (const token of [tenant.key, await world.token(tenant.userId)]) {
    for (const role of ['member', 'viewer'] as const) {
      const { body } = await world.call('members.updateMember', token, { memberId, role })
      assert.equal(body._tag, 'Conflict')
    }
    assert.equal((await world.call('members.removeMember', token, { memberId })).body._tag, 'Conflict')
  }
  const kept = await world.call('members.updateMember', tenant.key, { memberId, role: 'admin' })
  assert.equal(kept.status, 200, 'a change to the same role is accepted')
})

test('a key can’t leave its own organization, but can leave one that it created', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const home = (await list(key, { 'filter[kind]': 'key' })).data[0]?.id ?? ''
  assert.equal((await world.call('members.removeMember', key, { memberId: home })).body._tag, 'Conflict')
  assert.equal((await world.call('members.leaveOrganization', key, { organizationId })).body._tag, 'Conflict')
  const { body: made } = await world.call('organizations.createOrganization', key, { name: 'Made' })
  const left = await world.call('members.leaveOrganization', key, { organizationId: made.id })
  assert.equal(left.status, 200)
  const { body } = await world.call('organizations.listOrganizations', key, {})
  assert.deepEqual(idsOf(body), [organizationId])
})

test('clients see themselves and the members of their teams', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const client = await world.member(tenant, 'member', 'client')
  const [colleague, stranger] = [await world.member(tenant, 'admin'), await world.member(tenant)]
  assert.deepEqual(idsOf(await list(client.token)), [client.memberId])
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
  for (const { memberId } of [client, colleague])
    await world.call('teams.addTeamMember', key, { teamId: team.id, memberId })
  const seen = await list(client.token)
  assert.deepEqual(idsOf(seen), [client.memberId, colleague.memberId].sort())
  assert.equal(seen.total, 2)
  const getMember = (memberId: string) => world.call('members.getMember', client.token, { memberId })
  assert.equal((await getMember(colleague.memberId)).body.email, colleague.email)
  assert.equal((await getMember(stranger.memberId)).body._tag, 'NotFound')
  await world.call('members.updateMember', key, { memberId: client.memberId, membershipType: 'team' })
  assert.equal((await list(client.token)).total, 5, 'no longer a client, they see everybody')
})
