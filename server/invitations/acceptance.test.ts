import assert from 'node:assert/strict'
import { createSecretKey } from 'node:crypto'
import { after, test } from 'node:test'
import { type Person, type Tenant, World } from '../../test/support/world.ts'
import { randomId } from '../ids.ts'
import { invitationTokens } from './token.ts'

const world = await World.create()
after(() => world.close())

const invite = async (
  { key, organizationId }: Tenant,
  { email }: Pick<Person, 'email'>,
  wanted: { role?: 'viewer' | 'member' | 'admin'; teamId?: string; membershipType?: 'client' } = {},
) => {
  const { body, status } = await world.call('organizations.createInvitation', key, {
    organizationId,
    email,
    role: 'member',
    ...wanted,
  })
  assert.equal(status, 201)
  return body
}

const accept = (person: Pick<Person, 'token'>, token: string, url?: string) =>
  world.call('organizations.acceptInvitation', person.token, { token }, url ? { url } : {})

const lookUp = (person: Pick<Person, 'token'>, token: string) =>
  world.call('organizations.lookUpInvitation', person.token, { token })

const createTeam = async ({ key, organizationId }: Tenant, name: string) =>
  (await world.call('teams.createTeam', key, { organizationId, name })).body.id

const membersOf = async ({ key }: Tenant) =>
  (await world.call('members.listMembers', key, { 'filter[kind]': 'user' })).body

test('invited people see who invites them, where and with which role, and nothing else of the organization', async () => {
  const tenant = await world.tenant('Ashgrove Tutors')
  const person = await world.person()
  const teamId = await createTeam(tenant, 'Saturday club')
  const invitation = await invite(tenant, person, { role: 'viewer', teamId })
  const { body } = await lookUp(person, invitation.token)
  assert.deepEqual(body, {
    id: invitation.id,
    organizationId: tenant.organizationId,
    organizationName: 'Ashgrove Tutors',
    teamName: 'Saturday club',
    invitedByEmail: `${tenant.userId}@example.org`,
    email: person.email,
    role: 'viewer',
    membershipType: 'team',
    children: 0,
    fromGuardian: false,
    status: 'pending',
    expiresAt: invitation.expiresAt,
  })
  const { organizationId } = tenant
  const early = await world.call('organizations.getOrganization', person.token, { organizationId })
  assert.equal(early.body._tag, 'NotFound', 'an invitation alone gives no access')
})

test('accepting makes a member with the invitation’s role and team, immediately and everywhere', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const person = await world.person()
  const teamId = await createTeam(tenant, 'Team')
  const second = await world.startAnotherServer()
  const look = async () => {
    const asked = [world.server.url, second.url].map(url =>
      world.call('organizations.getOrganization', person.token, { organizationId }, { url }),
    )
    return (await Promise.all(asked)).map(({ status }) => status)
  }
  assert.deepEqual(await look(), [404, 404])
  const { id, token } = await invite(tenant, person, { role: 'admin', teamId })
  const { status, body } = await accept(person, token)
  assert.deepEqual([status, body.status], [200, 'accepted'])
  assert.deepEqual(await look(), [200, 200])
  await second.close()
  const member = (await membersOf(tenant)).data.find(({ principalId }) => principalId === person.userId)
  assert.deepEqual([member?.role, member?.membershipType, member?.teamIds], ['admin', 'team', [teamId]])
  const read = await world.call('organizations.getInvitation', key, { invitationId: id })
  assert.equal(read.body.status, 'accepted')
  const { rows } = await world.owner.query('select accepted_by_user_id from invitations where id = $1', [id])
  assert.equal(rows[0].accepted_by_user_id, person.userId)
})

test('a token works for no other address, no key and no anonymous caller', async () => {
  const tenant = await world.tenant()
  const { token } = await invite(tenant, await world.person())
  const others = [await world.person(), await world.member(tenant, 'admin'), { token: tenant.key }]
  for (const other of others) {
    assert.equal((await lookUp(other, token)).body._tag, 'Forbidden')
    assert.equal((await accept(other, token)).body._tag, 'Forbidden')
  }
  const { body } = await world.call('organizations.acceptInvitation', undefined, { token })
  assert.equal(body._tag, 'Unauthorized')
  assert.equal((await membersOf(tenant)).total, 2)
})

test('a token that is unknown, truncated, altered or from another server is not found', async () => {
  const tenant = await world.tenant()
  const person = await world.person()
  const { token } = await invite(tenant, person)
  const elsewhere = createSecretKey(Buffer.alloc(32, 9))
  const [foreign = ''] = invitationTokens(elsewhere, [randomId()])
  const [unknown = ''] = invitationTokens(world.server.app.secrets.invitationToken.current, [randomId()])
  // The last character has four unused bits, so other characters would decode to the same token.
  const sameBits = String.fromCharCode(token.charCodeAt(token.length - 1) + 1)
  for (const wrong of [
    foreign,
    unknown,
    token.slice(0, -1),
    `${token}A`,
    token.slice('learn_it_'.length),
    token.toUpperCase(),
    token.slice(0, -1) + sameBits,
    ` ${token}`,
    'x',
    'learn_it_',
  ]) {
    assert.equal((await lookUp(person, wrong)).body._tag, 'NotFound', wrong)
    assert.equal((await accept(person, wrong)).body._tag, 'NotFound', wrong)
  }
  for (const unfit of ['', 'x'.repeat(201)])
    assert.equal((await accept(person, unfit)).body._tag, 'HttpApiDecodeError')
  assert.equal((await accept(person, token)).status, 200)
})

test('no invitation can be accepted twice, even after its member has left', async () => {
  const tenant = await world.tenant()
  const { organizationId } = tenant
  const person = await world.person()
  const { token } = await invite(tenant, person)
  await accept(person, token)
  assert.equal((await accept(person, token)).body._tag, 'Conflict')
  assert.equal((await lookUp(person, token)).body.status, 'accepted')
  await world.call('members.leaveOrganization', person.token, { organizationId })
  assert.equal((await accept(person, token)).body._tag, 'Conflict')
  assert.equal((await membersOf(tenant)).total, 1)
})

test('of thirty concurrent acceptances on two servers one succeeds, and the others get a Conflict', async () => {
  const second = await world.startAnotherServer()
  for (let round = 0; round < 3; round++) {
    const tenant = await world.tenant()
    const person = await world.person()
    const teamId = await createTeam(tenant, 'Team')
    const { token } = await invite(tenant, person, { teamId })
    const urls = [world.server.url, second.url]
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => accept(person, token, urls[index % 2])),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    assert.equal(answers.filter(({ body }) => body._tag === 'Conflict').length, 29)
    assert.equal((await membersOf(tenant)).total, 2)
  }
  await second.close()
})

test('an expired invitation can be viewed but not accepted', async () => {
  const tenant = await world.tenant()
  const person = await world.person()
  const { id, token } = await invite(tenant, person)
  await world.owner.query(`update invitations set expires_at = now() - interval '1 second' where id = $1`, [
    id,
  ])
  assert.equal((await lookUp(person, token)).body.status, 'expired')
  const { body } = await accept(person, token)
  assert.equal(body._tag, 'Conflict')
  assert.match(body.message ?? '', /expired/)
})

test('a person who is already a member gets a Conflict, and the invitation stays pending', async () => {
  const tenant = await world.tenant()
  const person = await world.person()
  const { id, token } = await invite(tenant, person, { role: 'admin' })
  await world.owner.query(
    `insert into memberships (id, principal_id, organization_id, role, created_at) values ($1, $2, $3, 'viewer', now())`,
    [randomId(), person.userId, tenant.organizationId],
  )
  const { body } = await accept(person, token)
  assert.equal(body._tag, 'Conflict')
  assert.match(body.message ?? '', /member/)
  const read = await world.call('organizations.getInvitation', tenant.key, { invitationId: id })
  assert.equal(read.body.status, 'pending')
})

test('nobody can join a suspended organization until it is resumed', async () => {
  const tenant = await world.tenant()
  const person = await world.person()
  const { token } = await invite(tenant, person)
  const suspend = (reason: string | null) =>
    world.owner.query('update organizations set suspended_reason = $2 where id = $1', [
      tenant.organizationId,
      reason,
    ])
  await suspend('unpaid')
  const { body } = await accept(person, token)
  assert.equal(body._tag, 'Forbidden')
  assert.match(body.message ?? '', /unpaid/)
  await suspend(null)
  assert.equal((await accept(person, token)).status, 200)
})

test('an invited client joins their team and sees only that team and its members', async () => {
  const tenant = await world.tenant()
  const { key } = tenant
  const [own, other] = [await createTeam(tenant, 'Own'), await createTeam(tenant, 'Other')]
  const [colleague, stranger] = [await world.member(tenant), await world.member(tenant)]
  await world.call('teams.addTeamMember', key, { teamId: own, memberId: colleague.memberId })
  await world.call('teams.addTeamMember', key, { teamId: other, memberId: stranger.memberId })
  const person = await world.person()
  const { token } = await invite(tenant, person, { teamId: own, membershipType: 'client' })
  assert.equal((await accept(person, token)).body.membershipType, 'client')
  const teams = await world.call('teams.listTeams', person.token, {})
  assert.deepEqual([teams.body.data.map(({ id }) => id), teams.body.total], [[own], 1])
  const members = await world.call('members.listMembers', person.token, {})
  assert.deepEqual(
    members.body.data.map(({ principalId }) => principalId).sort(),
    [person.userId, colleague.userId].sort(),
  )
  assert.equal(members.body.total, 2)
  const ofOther = await world.call('members.listMembers', person.token, { 'filter[teamId]': other })
  assert.deepEqual(ofOther.body.data, [])
  for (const teamId of [other, randomId()])
    assert.equal((await world.call('teams.getTeam', person.token, { teamId })).body._tag, 'NotFound')
})

test('if the team was deleted, accepting makes a member without a team', async () => {
  const tenant = await world.tenant()
  const person = await world.person()
  const teamId = await createTeam(tenant, 'Short-lived')
  const { token } = await invite(tenant, person, { teamId, membershipType: 'client' })
  await world.call('teams.deleteTeam', tenant.key, { teamId })
  assert.equal((await lookUp(person, token)).body.teamName, null)
  assert.equal((await accept(person, token)).status, 200)
  assert.deepEqual((await world.call('teams.listTeams', person.token, {})).body.data, [])
})

test('the token is sent in the body and never logged', async () => {
  const tenant = await world.tenant()
  const person = await world.person()
  const { token } = await invite(tenant, person)
  await lookUp(person, token)
  await accept(person, token)
  const log = world.log.join('')
  assert(log.includes('organizations.acceptInvitation'))
  assert(!log.includes(token.slice('learn_it_'.length)))
  assert(!log.includes(person.email))
})
