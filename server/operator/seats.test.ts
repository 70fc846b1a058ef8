import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Tenant, World } from '../../test/support/world.ts'
import { expireInvitations } from '../invitations/invitations.store.ts'
import { makeKey, setSeats } from './operator.ts'

const world = await World.create()
after(() => world.close())

const full =
  'Conflict: Members and pending invitations take all of this organization’s seats. Revoke an invitation, remove a member, or ask this server’s operator for more seats.'

/** A tenant with a number of seats, one of which its administrator takes. */
async function createWithSeats(seats: number): Promise<Tenant> {
  const tenant = await world.tenant()
  await setSeatsOf(tenant, seats)
  return tenant
}

const setSeatsOf = ({ organizationId }: Tenant, seats: number | null) =>
  world.runAsOperator(client => setSeats(client, organizationId, seats))

/** A short form of an answer: its status, or the kind and message of a refusal. */
const short = ({ status, body }: { status: number; body: { _tag?: string; message?: string } }) =>
  body._tag ? `${body._tag}: ${body.message}` : status

const invite = ({ organizationId, key }: Tenant, email: string) =>
  world.call('organizations.createInvitation', key, { organizationId, email, role: 'member' })

const accept = async (token: string, invitation: { token: string }) =>
  short(await world.call('organizations.acceptInvitation', token, { token: invitation.token }))

/** A person who has been invited and can accept. */
async function invitePerson(tenant: Tenant) {
  const person = await world.person()
  const { status, body } = await invite(tenant, person.email)
  assert.equal(status, 201)
  return { ...person, invitation: body }
}

async function countTaken({ organizationId }: Tenant) {
  const { rows } = await world.owner.query(
    `select (select count(*)::int from memberships join users on users.id = principal_id where organization_id = $1) as people,
      (select count(*)::int from invitations where organization_id = $1 and status = 'pending') as invitations`,
    [organizationId],
  )
  return rows[0]
}

test('an invitation beyond the seats is a Conflict, and a batch then creates none', async () => {
  const tenant = await createWithSeats(3)
  const { organizationId, key } = tenant
  assert.equal(short(await invite(tenant, 'one@example.org')), 201)
  const batch = (emails: string[]) =>
    world.call('organizations.createInvitations', key, {
      organizationId,
      invitations: emails.map(email => ({ email, role: 'member' as const })),
    })
  assert.equal(short(await batch(['two@example.org', 'three@example.org'])), full)
  assert.deepEqual(await countTaken(tenant), { people: 1, invitations: 1 })
  assert.equal(short(await batch(['two@example.org'])), 201)
  assert.equal(short(await invite(tenant, 'three@example.org')), full)
  assert.deepEqual(await countTaken(tenant), { people: 1, invitations: 2 })
})

test('the database itself refuses a member or reopened invitation beyond the seats', async () => {
  const tenant = await createWithSeats(2)
  await world.member(tenant)
  await assert.rejects(world.member(tenant), { constraint: 'seats' })
  const [id] = await world.invitations(tenant, [{ status: 'revoked' }])
  const reopen = `update invitations set status = 'pending', revoked_at = null where id = $1`
  await assert.rejects(world.owner.query(reopen, [id]), { constraint: 'seats' })
  assert.deepEqual(await countTaken(tenant), { people: 2, invitations: 0 })
})

test('a pending invitation keeps its seat until it expires or is revoked, a member until they are removed', async () => {
  const tenant = await createWithSeats(3)
  const { invitation } = await invitePerson(tenant)
  const { memberId } = await world.member(tenant)
  assert.equal(short(await invite(tenant, 'late@example.org')), full)
  await world.call('organizations.revokeInvitation', tenant.key, { invitationId: invitation.id })
  const late = await invite(tenant, 'late@example.org')
  assert.equal(late.status, 201)
  assert.equal(short(await invite(tenant, 'later@example.org')), full)
  await world.owner.query(`update invitations set expires_at = now() - interval '1 second' where id = $1`, [
    late.body.id,
  ])
  assert.equal(
    short(await invite(tenant, 'later@example.org')),
    201,
    'the other has expired, although not swept',
  )
  const resend = () =>
    world.call('organizations.resendInvitation', tenant.key, { invitationId: late.body.id })
  assert.equal(short(await resend()), full, 'it needs a seat to be pending again')
  await expireInvitations(world.server.app.database.system, new Date(), 100)
  assert.equal(short(await resend()), full, 'and so does a swept one')
  await world.call('members.removeMember', tenant.key, { memberId })
  assert.equal(short(await resend()), 200)
  assert.equal(short(await invite(tenant, 'latest@example.org')), full)
})

test('accepting needs no further seat, even concurrently', async () => {
  const tenant = await createWithSeats(6)
  const people = await Promise.all(Array.from({ length: 5 }, () => invitePerson(tenant)))
  assert.equal(short(await invite(tenant, 'late@example.org')), full)
  const answers = await Promise.all(people.map(({ token, invitation }) => accept(token, invitation)))
  assert.deepEqual(answers, [200, 200, 200, 200, 200])
  assert.deepEqual(await countTaken(tenant), { people: 6, invitations: 0 })
  assert.equal(short(await invite(tenant, 'late@example.org')), full)
})

test('of twenty concurrent invitations with five seats left, exactly five are created', async () => {
  const tenant = await createWithSeats(6)
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) =>
      short(await invite(tenant, `at-once-${index}@example.org`)),
    ),
  )
  assert.equal(answers.filter(answer => answer === 201).length, 5)
  assert.equal(answers.filter(answer => answer === full).length, 15)
  assert.deepEqual(await countTaken(tenant), { people: 1, invitations: 5 })
})

test('more seats or no limit take effect immediately', async () => {
  const tenant = await createWithSeats(1)
  assert.equal(short(await invite(tenant, 'one@example.org')), full)
  await setSeatsOf(tenant, 2)
  assert.equal(short(await invite(tenant, 'one@example.org')), 201)
  assert.equal(short(await invite(tenant, 'two@example.org')), full)
  await setSeatsOf(tenant, null)
  for (const email of ['two@example.org', 'three@example.org'])
    assert.equal(short(await invite(tenant, email)), 201)
})

test('with fewer seats than are taken nobody is removed, and nobody can be invited until a seat is free', async () => {
  const tenant = await createWithSeats(4)
  const members = [await world.member(tenant), await world.member(tenant), await world.member(tenant)]
  const { taken } = await setSeatsOf(tenant, 2)
  assert.equal(taken, 4)
  for (const { token } of members)
    assert.equal(short(await world.call('organizations.listOrganizations', token, {})), 200)
  for (const { memberId } of members.slice(1)) {
    assert.equal(short(await invite(tenant, 'one@example.org')), full)
    assert.equal(short(await world.call('members.removeMember', tenant.key, { memberId })), 200)
  }
  assert.equal(short(await invite(tenant, 'one@example.org')), full, 'two of two seats are taken')
  await world.call('members.removeMember', tenant.key, { memberId: members[0]?.memberId ?? '' })
  assert.equal(short(await invite(tenant, 'one@example.org')), 201)
})

test('with fewer seats than are taken, changes that need no seat still work', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
  const [accepting, resent] = [await invitePerson(tenant), await invitePerson(tenant)]
  const inTeam = { organizationId, email: 'in-team@example.org', role: 'member', teamId: team.id } as const
  const { body: toTeam } = await world.call('organizations.createInvitation', key, inTeam)
  await setSeatsOf(tenant, 1)
  assert.equal(await accept(accepting.token, accepting.invitation), 200)
  const resend = await world.call('organizations.resendInvitation', key, {
    invitationId: resent.invitation.id,
  })
  assert.equal(short(resend), 200)
  assert.equal(await accept(resent.token, resend.body), 200)
  assert.equal(short(await world.call('teams.deleteTeam', key, { teamId: team.id })), 200)
  const { body } = await world.call('organizations.getInvitation', key, { invitationId: toTeam.id })
  assert.deepEqual([body.status, body.teamId], ['pending', null])
  const newKey = { organizationId, name: 'Machine', role: 'viewer' as const, scopes: [] }
  assert.equal(short(await world.call('identity.createApiKey', key, newKey)), 201)
  await world.runAsOperator(client => makeKey(client, { ...newKey, expiresAt: null }))
  assert.deepEqual(await countTaken(tenant), { people: 3, invitations: 1 })
  assert.equal(short(await invite(tenant, 'late@example.org')), full)
})

test('a former member has no reserved seat', async () => {
  const tenant = await createWithSeats(2)
  const { userId, token, invitation } = await invitePerson(tenant)
  await accept(token, invitation)
  const { rows } = await world.owner.query('select id from memberships where principal_id = $1', [userId])
  await world.call('members.removeMember', tenant.key, { memberId: rows[0].id })
  await world.member(tenant)
  const rejoin = world.owner.query(
    `insert into memberships (id, principal_id, organization_id, role, created_at)
      values (gen_random_uuid(), $1, $2, 'member', now())`,
    [userId, tenant.organizationId],
  )
  await assert.rejects(rejoin, { constraint: 'seats' })
})

const countsHeld = 'select from invitation_counts where organization_id = $1 for update'
const organizationHeld = 'select from organizations where id = $1 for share'

/** A tenant with a free seat and an overdue invitation that has not been swept. */
async function createWithOverdue(email: string) {
  const tenant = await createWithSeats(9)
  const expiresAt = new Date(Date.now() - 1_000).toISOString()
  const [invitationId = ''] = await world.invitations(tenant, [{ email, expiresAt }])
  return { tenant, invitationId, organizationId: tenant.organizationId }
}

test('a concurrent acceptance and invitation both succeed', async () => {
  const tenant = await createWithSeats(9)
  const { token, invitation } = await invitePerson(tenant)
  const [accepted, made] = await world.callInOrder(
    countsHeld,
    tenant.organizationId,
    () => accept(token, invitation),
    () => invite(tenant, 'other@example.org'),
  )
  assert.deepEqual([accepted, short(made)], [200, 201])
})

test('two concurrent invitations both succeed, even if one replaces an overdue one', async () => {
  const { tenant, organizationId } = await createWithOverdue('again@example.org')
  const [again, other] = await world.callInOrder(
    countsHeld,
    organizationId,
    () => invite(tenant, 'again@example.org'),
    () => invite(tenant, 'other@example.org'),
  )
  assert.deepEqual([short(again), short(other)], [201, 201])
})

test('if an overdue invitation is resent while its address is invited again, one succeeds and the other gets a Conflict', async () => {
  const { tenant, invitationId, organizationId } = await createWithOverdue('again@example.org')
  const answers = await world.callInOrder(
    organizationHeld,
    organizationId,
    () => invite(tenant, 'again@example.org'),
    () => world.call('organizations.resendInvitation', tenant.key, { invitationId }),
  )
  const [refused, ...done] = answers.map(short).sort((a, b) => String(b).localeCompare(String(a)))
  assert.match(String(refused), /^Conflict: again@example\.org already has a pending invitation/)
  assert.equal(done.length, 1)
  assert([200, 201].includes(Number(done[0])))
})
