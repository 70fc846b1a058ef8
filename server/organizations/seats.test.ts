import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Tenant, World } from '../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const setSeats = ({ organizationId }: Tenant, seats: number) =>
  world.owner.query('update organizations set seats = $2 where id = $1', [organizationId, seats])

const invite = ({ key, organizationId }: Tenant, email: string, teamId: string | null = null) =>
  world.call('organizations.createInvitation', key, { organizationId, email, role: 'member', teamId })

test('people and pending invitations never exceed the seats, even concurrently', async () => {
  const tenant = await world.tenant()
  await setSeats(tenant, 4)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => invite(tenant, `guest${index}@example.org`)),
  )
  const made = answers.filter(({ status }) => status === 201)
  assert.equal(made.length, 3, 'the administrator has the fourth seat')
  for (const { body } of answers) assert(body._tag === undefined || /seats/.test(body.message ?? ''))
  const revoked = { invitationId: made[0]?.body.id ?? '' }
  await world.call('organizations.revokeInvitation', tenant.key, revoked)
  assert.equal((await invite(tenant, 'last@example.org')).status, 201, 'a revoked invitation frees its seat')
  assert.equal((await invite(tenant, 'late@example.org')).body._tag, 'Conflict')
})

test('accepting takes over the invitation’s seat', async () => {
  const tenant = await world.tenant()
  await setSeats(tenant, 2)
  const { email, token } = await world.person()
  const { body } = await invite(tenant, email)
  const accepted = await world.call('organizations.acceptInvitation', token, { token: body.token })
  assert.equal(accepted.status, 200)
})

test('an expired invitation frees its seat, and needs a free one to be resent', async () => {
  const tenant = await world.tenant()
  await setSeats(tenant, 2)
  const past = new Date(Date.now() - 60_000).toISOString()
  const [invitationId = ''] = await world.invitations(tenant, [{ expiresAt: past }])
  await world.member(tenant)
  const resend = () => world.call('organizations.resendInvitation', tenant.key, { invitationId })
  assert.equal((await resend()).body._tag, 'Conflict')
  await setSeats(tenant, 3)
  assert.equal((await resend()).status, 200)
})

test('with fewer seats than are taken, changes that need no seat still work', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
  const { body: invitation } = await invite(tenant, 'open@example.org', team.id)
  const overdue = { email: 'overdue@example.org', teamId: team.id, expiresAt: '2020-01-31T09:30:00.000Z' }
  await world.invitations(tenant, [overdue])
  await world.member(tenant)
  await setSeats(tenant, 1)
  const created = await world.call('identity.createApiKey', key, {
    organizationId,
    name: 'A key takes no seat',
    role: 'viewer',
    scopes: [],
  })
  assert.equal(created.status, 201)
  const resent = await world.call('organizations.resendInvitation', key, { invitationId: invitation.id })
  assert.equal(resent.status, 200)
  assert.equal((await world.call('teams.deleteTeam', key, { teamId: team.id })).status, 200)
  assert.equal((await invite(tenant, 'more@example.org')).body._tag, 'Conflict')
})
