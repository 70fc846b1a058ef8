import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { World } from './support/world.ts'

const world = await World.create()
const turnBack = () => {
  world.clock.ahead -= 60_000
}
after(() => world.close())

test('with a clock that goes back, updatedAt never goes back', async () => {
  const { key } = await world.tenant()
  const { body: created } = await world.call('organizations.createOrganization', key, { name: 'First' })
  const organizationId = created.id
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
  const latest = new Map([
    [created.id, created.updatedAt],
    [team.id, team.updatedAt],
  ])
  const assertNotBefore = ({
    id,
    updatedAt,
    createdAt,
  }: Pick<typeof team, 'id' | 'updatedAt' | 'createdAt'>) => {
    assert(updatedAt >= (latest.get(id) ?? '') && updatedAt >= createdAt, updatedAt)
    latest.set(id, updatedAt)
  }
  for (const name of ['Second', 'Third', 'Fourth']) {
    turnBack()
    const changes = { organizationId, name }
    assertNotBefore((await world.call('organizations.updateOrganization', key, changes)).body)
    assertNotBefore((await world.call('teams.updateTeam', key, { teamId: team.id, name })).body)
  }
  turnBack()
  const profile = { step: 'organization_profile', organizationProfile: { displayName: 'Shown' } } as const
  const answered = await world.call('organizations.updateOnboarding', key, { organizationId, ...profile })
  assertNotBefore(answered.body)
})

test('with a clock that goes back, paging through a list shows everything once, in both directions', async () => {
  const { key, organizationId } = await world.tenant()
  const made: string[] = []
  for (let count = 0; count < 7; count++) {
    const { body } = await world.call('teams.createTeam', key, { organizationId, name: `Team ${count}` })
    made.push(body.id)
    turnBack()
  }
  const list = async (cursor: { cursor?: string }) =>
    (await world.call('teams.listTeams', key, { limit: '3', ...cursor })).body
  const first = await list({})
  const pages = [first]
  for (let page = first; page.nextCursor; pages.push(page)) page = await list({ cursor: page.nextCursor })
  assert.deepEqual(
    pages.flatMap(({ data }) => data.map(({ id }) => id)),
    made,
    'newest first, which is the first created if the clock goes back',
  )
  for (const { total } of pages) assert.equal(total, 7)
  const back = await list({ cursor: pages[1]?.prevCursor ?? '' })
  assert.deepEqual(back.data, first.data)
})

test('with a clock that goes back, an invitation is sent, resent, accepted and revoked', async () => {
  const { key, organizationId } = await world.tenant()
  const person = await world.person()
  const invite = async (email: string) =>
    (await world.call('organizations.createInvitation', key, { organizationId, email, role: 'member' })).body
  const { id, token } = await invite(person.email)
  turnBack()
  const { body: resent } = await world.call('organizations.resendInvitation', key, { invitationId: id })
  assert.equal(resent.status, 'pending')
  turnBack()
  const statuses = async () =>
    (await world.call('organizations.listInvitations', key, {})).body.data.map(({ status }) => status)
  assert.deepEqual(await statuses(), ['pending'])
  const accept = (token: string) => world.call('organizations.acceptInvitation', person.token, { token })
  assert.equal((await accept(token)).body._tag, 'NotFound', 'the old link stays invalid')
  assert.equal((await accept(resent.token)).status, 200)
  turnBack()
  assert.equal((await accept(resent.token)).body._tag, 'Conflict')
  const other = await invite('other@example.org')
  turnBack()
  const revoked = await world.call('organizations.revokeInvitation', key, { invitationId: other.id })
  assert.equal(revoked.body.status, 'revoked')
  assert.deepEqual((await statuses()).sort(), ['accepted', 'revoked'])
})

test('with a clock that goes back, an ended secret stays ended', async () => {
  const { key, organizationId } = await world.tenant()
  const works = async (secret: string) =>
    (await world.call('organizations.listOrganizations', secret, {})).status === 200
  const { body: made } = await world.call('identity.createApiKey', key, {
    organizationId,
    name: 'Rotated',
    role: 'viewer',
    scopes: ['organizations:read'],
  })
  turnBack()
  assert(await works(made.secret))
  const rotate = async (overlapSeconds: number) =>
    (await world.call('identity.rotateApiKey', key, { apiKeyId: made.id, overlapSeconds })).body.secret
  const second = await rotate(0)
  turnBack()
  assert(!(await works(made.secret)), 'a secret without an overlap stops immediately')
  assert(await works(second))
  const third = await rotate(30)
  turnBack()
  assert(await works(second), 'a secret with an overlap still works')
  await world.call('identity.revokeApiKey', key, { apiKeyId: made.id })
  turnBack()
  for (const secret of [made.secret, second, third]) assert(!(await works(secret)))
})

test('with a clock that goes back, lastUsedAt does not', async () => {
  const tenant = await world.tenant()
  const used = await world.key(tenant, { scopes: ['organizations:read'] })
  const lastUse = async () => {
    await world.call('organizations.listOrganizations', used, {})
    await world.server.app.lastUses.flush()
    const { body } = await world.call('identity.listApiKeys', tenant.key, {})
    return body.data.find(({ scopes }) => scopes.length === 1)?.lastUsedAt
  }
  const first = await lastUse()
  turnBack()
  assert.equal(await lastUse(), first)
})

test('with a clock that goes back, a repeated request gets its first answer', async () => {
  const { key, organizationId } = await world.tenant()
  const headers = { 'idempotency-key': 'one' }
  const input = { organizationId, name: 'Team' }
  const first = await world.call('teams.createTeam', key, input, { headers })
  turnBack()
  const again = await world.call('teams.createTeam', key, input, { headers })
  assert.deepEqual(again.body, first.body)
})

test('no failure was logged', () => {
  assert(world.clock.ahead <= -20 * 60_000)
  assert.deepEqual(
    world.log.filter(line => line.includes('failed')),
    [],
  )
})
