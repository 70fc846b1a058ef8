import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Tenant, World } from '../../test/support/world.ts'
import { randomId } from '../ids.ts'

const world = await World.create()
after(() => world.close())

const createTeam = async ({ key, organizationId }: Tenant, name = 'Saturday club') =>
  (await world.call('teams.createTeam', key, { organizationId, name })).body

const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)

test('a new team is empty, listed and readable', async () => {
  const tenant = await world.tenant()
  const team = await createTeam(tenant)
  const { id, createdAt } = team
  const { organizationId, key } = tenant
  const expected = { organizationId, name: 'Saturday club', memberCount: 0, updatedAt: createdAt }
  assert.deepEqual(team, { id, createdAt, ...expected })
  assert.deepEqual((await world.call('teams.getTeam', key, { teamId: id })).body, team)
  const { body } = await world.call('teams.listTeams', key, {})
  assert.deepEqual([body.data, body.total], [[team], 1])
})

test('teams can be sorted by name and filtered by organization', async () => {
  const tenant = await world.tenant()
  const { body: other } = await world.call('organizations.createOrganization', tenant.key, { name: 'Other' })
  for (const name of ['Beta', 'alpha', 'Gamma']) await createTeam(tenant, name)
  await createTeam({ ...tenant, organizationId: other.id }, 'Delta')
  const list = async (query: object) => (await world.call('teams.listTeams', tenant.key, { ...query })).body
  const byName = await list({ sortBy: 'name', sortOrder: 'asc' })
  assert.deepEqual(namesOf(byName), ['Beta', 'Delta', 'Gamma', 'alpha'], 'by code point')
  const filtered = await list({ 'filter[organizationId]': other.id })
  assert.deepEqual([namesOf(filtered), filtered.total], [['Delta'], 1])
  const upperCase = await list({ 'filter[organizationId]': other.id.toUpperCase() })
  assert.deepEqual(namesOf(upperCase), ['Delta'])
})

test('a renamed team shows when it changed', async () => {
  const tenant = await world.tenant()
  const team = await createTeam(tenant)
  const { body } = await world.call('teams.updateTeam', tenant.key, { teamId: team.id, name: 'Sunday club' })
  assert.deepEqual({ ...body, updatedAt: '' }, { ...team, name: 'Sunday club', updatedAt: '' })
  assert(body.updatedAt >= team.updatedAt)
})

test('a name is a single line of 2 to 64 code points', async () => {
  const tenant = await world.tenant()
  for (const name of ['', 'a', 'x'.repeat(65), '😀'.repeat(65)]) {
    const { organizationId } = tenant
    const { body } = await world.call('teams.createTeam', tenant.key, { organizationId, name })
    assert.equal(body._tag, 'HttpApiDecodeError', name)
  }
  for (const name of ['two\nlines', 'a\u202eb', 'bell\u0007']) {
    const { organizationId } = tenant
    const { body } = await world.call('teams.createTeam', tenant.key, { organizationId, name })
    assert.equal(body._tag, 'BadRequest', JSON.stringify(name))
  }
  assert.equal((await createTeam(tenant, '😀'.repeat(64))).name, '😀'.repeat(64))
})

test('members can join and leave a team, and are counted', async () => {
  const tenant = await world.tenant()
  const { key } = tenant
  const { id: teamId } = await createTeam(tenant)
  const { memberId } = await world.member(tenant)
  const count = async () => (await world.call('teams.getTeam', key, { teamId })).body.memberCount
  const added = await world.call('teams.addTeamMember', key, { teamId, memberId })
  assert.deepEqual([added.status, added.body.teamId, added.body.memberId], [201, teamId, memberId])
  assert.equal(await count(), 1)
  const { body: member } = await world.call('members.getMember', key, { memberId })
  assert.deepEqual(member.teamIds, [teamId])
  assert.equal((await world.call('teams.addTeamMember', key, { teamId, memberId })).body._tag, 'Conflict')
  const removed = await world.call('teams.removeTeamMember', key, { teamId, memberId })
  assert.deepEqual(removed.body, added.body)
  assert.equal(await count(), 0)
  const again = await world.call('teams.removeTeamMember', key, { teamId, memberId })
  assert.equal(again.body._tag, 'NotFound')
})

test('nobody from another organization can join a team, not even through an administrator of both', async () => {
  const tenant = await world.tenant()
  const stranger = await world.member(await world.tenant())
  const { body: other } = await world.call('organizations.createOrganization', tenant.key, { name: 'Other' })
  const inOther = await world.member({ organizationId: other.id })
  const { id: teamId } = await createTeam(tenant)
  for (const memberId of [stranger.memberId, inOther.memberId, randomId()]) {
    const { body } = await world.call('teams.addTeamMember', tenant.key, { teamId, memberId })
    assert.equal(body._tag, 'NotFound')
  }
  await assert.rejects(
    world.owner.query(
      'insert into team_members (team_id, membership_id, organization_id, created_at) values ($1, $2, $3, now())',
      [teamId, inOther.memberId, tenant.organizationId],
    ),
    { constraint: 'team_members_membership_id_organization_id_fkey' },
  )
})

test('deleting a team keeps its members and invitations', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const { id: teamId } = await createTeam(tenant)
  const { memberId } = await world.member(tenant)
  await world.call('teams.addTeamMember', key, { teamId, memberId })
  const { body: invitation } = await world.call('organizations.createInvitation', key, {
    organizationId,
    email: 'sam@example.org',
    role: 'member',
    teamId,
  })
  const { body: deleted } = await world.call('teams.deleteTeam', key, { teamId })
  assert.equal(deleted.id, teamId)
  assert.equal((await world.call('teams.getTeam', key, { teamId })).body._tag, 'NotFound')
  assert.deepEqual((await world.call('members.getMember', key, { memberId })).body.teamIds, [])
  const { body } = await world.call('organizations.getInvitation', key, { invitationId: invitation.id })
  assert.deepEqual([body.teamId, body.status], [null, 'pending'])
})

test('clients see their own teams with all their members, and no others', async () => {
  const tenant = await world.tenant()
  const { key } = tenant
  const { token, memberId } = await world.member(tenant, 'member', 'client')
  const colleague = await world.member(tenant)
  const [own, other] = [await createTeam(tenant, 'Own'), await createTeam(tenant, 'Other')]
  const see = async () => (await world.call('teams.listTeams', token, {})).body
  assert.deepEqual([namesOf(await see()), (await see()).total], [[], 0], 'in no team they see none')
  for (const member of [memberId, colleague.memberId])
    await world.call('teams.addTeamMember', key, { teamId: own.id, memberId: member })
  await world.call('teams.addTeamMember', key, { teamId: other.id, memberId: colleague.memberId })
  const seen = await see()
  assert.deepEqual([namesOf(seen), seen.total, seen.data[0]?.memberCount], [['Own'], 1, 2])
  assert.equal((await world.call('teams.getTeam', token, { teamId: other.id })).body._tag, 'NotFound')
  const { body } = await world.call('members.getMember', token, { memberId: colleague.memberId })
  assert.deepEqual(body.teamIds, [own.id], 'not even the other teams of a colleague')
  await world.call('teams.removeTeamMember', key, { teamId: own.id, memberId })
  assert.deepEqual(namesOf(await see()), [], 'and a team that they left disappears immediately')
})

test('a client in one organization and member of another sees some of the first and all of the second', async () => {
  const [one, two] = [await world.tenant(), await world.tenant()]
  const { token, email, memberId } = await world.member(one, 'member', 'client')
  const { body: invitation } = await world.call('organizations.createInvitation', two.key, {
    organizationId: two.organizationId,
    email,
    role: 'viewer',
  })
  await world.call('organizations.acceptInvitation', token, { token: invitation.token })
  const own = await createTeam(one, 'Mine in one')
  await createTeam(one, 'Hidden in one')
  await createTeam(two, 'First of two')
  await createTeam(two, 'Second of two')
  await world.call('teams.addTeamMember', one.key, { teamId: own.id, memberId })
  const { body } = await world.call('teams.listTeams', token, { sortBy: 'name', sortOrder: 'asc' })
  assert.deepEqual(namesOf(body), ['First of two', 'Mine in one', 'Second of two'])
  assert.equal(body.total, 3)
})
