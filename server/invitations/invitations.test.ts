import assert from 'node:assert/strict'
import { createDecipheriv, createSecretKey } from 'node:crypto'
import { after, test } from 'node:test'
import { World } from '../../test/support/world.ts'
import { expireInvitations } from './invitations.store.ts'
import { invitationTokens } from './token.ts'

const world = await World.create()
after(() => world.close())

const minute = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString()

test('a pending invitation past its date is shown, filtered and counted as expired', async () => {
  const tenant = await world.tenant()
  await world.invitations(tenant, [
    { email: 'past@example.org', expiresAt: inMinutes(-1), role: 'viewer' },
    { email: 'swept@example.org', expiresAt: inMinutes(-9), status: 'expired' },
    { email: 'future@example.org', expiresAt: inMinutes(1) },
    { email: 'taken@example.org', expiresAt: inMinutes(-1), status: 'accepted' },
  ])
  const list = async (filters: object) => {
    const { body } = await world.call('organizations.listInvitations', tenant.key, {
      ...filters,
      sortBy: 'email',
      sortOrder: 'asc',
    })
    return { total: body.total, found: body.data.map(({ email, status }) => `${email} ${status}`) }
  }
  const expected = {
    all: [
      'future@example.org pending',
      'past@example.org expired',
      'swept@example.org expired',
      'taken@example.org accepted',
    ],
    expired: ['past@example.org expired', 'swept@example.org expired'],
    pending: ['future@example.org pending'],
  }
  const check = async () => {
    assert.deepEqual(await list({}), { total: 4, found: expected.all })
    assert.deepEqual(await list({ 'filter[status]': 'expired' }), { total: 2, found: expected.expired })
    assert.deepEqual(await list({ 'filter[status]': 'pending' }), { total: 1, found: expected.pending })
    const both = await list({ 'filter[status]': 'expired', 'filter[role]': 'viewer' })
    assert.deepEqual(both, { total: 1, found: ['past@example.org expired'] })
  }
  await check()
  assert.equal(await expireInvitations(world.server.app.database.system, new Date(), 100), 1)
  const { rows } = await world.owner.query(
    `select email from invitations where organization_id = $1 and status = 'expired' order by email`,
    [tenant.organizationId],
  )
  assert.deepEqual(
    rows.map(({ email }) => email),
    ['past@example.org', 'swept@example.org'],
  )
  await check()
})

test('INV-INV-002: an invitation is visible only to administrators of its own organization', async () => {
  const tenant = await world.tenant()
  const other = await world.tenant()
  await world.invitations(tenant, [{ email: 'secret@example.org' }])
  for (const role of ['viewer', 'member'] as const) {
    const key = await world.key(tenant, { role })
    const { body } = await world.call('organizations.listInvitations', key, {})
    assert.equal(body._tag, 'Forbidden')
    assert.doesNotMatch(JSON.stringify(body), /secret@|learn_it_/)
  }
  const foreign = await world.call('organizations.listInvitations', other.key, {})
  assert.deepEqual(foreign.body.data, [])
  assert.equal(foreign.body.total, 0)
})

test('a key that administers several organizations sees all their invitations in one sorted list', async () => {
  const tenant = await world.tenant()
  const created = await world.call('organizations.createOrganization', tenant.key, { name: 'Second' })
  const second = { ...tenant, organizationId: created.body.id }
  const emails = Array.from(
    { length: 30 },
    (_, index) => `guest${String(index).padStart(2, '0')}@example.org`,
  )
  await world.invitations(
    tenant,
    emails.filter((_, index) => index % 3 === 0).map(email => ({ email })),
  )
  await world.invitations(
    second,
    emails.filter((_, index) => index % 3 !== 0).map(email => ({ email })),
  )
  const { body } = await world.call('organizations.listInvitations', tenant.key, {
    sortBy: 'email',
    sortOrder: 'asc',
    limit: '100',
  })
  assert.equal(body.total, 30)
  assert.deepEqual(
    body.data.map(({ email }) => email),
    emails,
  )
  assert.equal(new Set(body.data.map(({ organizationId }) => organizationId)).size, 2)
})

test('tokens differ, stay the same between reads, and are not in the database', async () => {
  const tenant = await world.tenant()
  await world.invitations(tenant, [{}, {}, {}])
  const tokens = async () =>
    (await world.call('organizations.listInvitations', tenant.key, {})).body.data.map(({ token }) => token)
  const first = await tokens()
  assert.equal(new Set(first).size, 3)
  for (const token of first) assert.match(token, /^learn_it_[A-Za-z0-9_-]{22}$/)
  assert.deepEqual(await tokens(), first)
  const { rows } = await world.owner.query('select row_to_json(i)::text as row from invitations i')
  const stored = rows.map(({ row }) => row).join('\n')
  for (const token of first) assert(!stored.includes(token.slice('learn_it_'.length)))
})

test('a token is the seed encrypted with the server’s key, and only that key decrypts it', () => {
  const key = createSecretKey(Buffer.alloc(32, 7))
  const seeds = ['019a0b1c-5e2f-4c3d-8e4f-5a6b7c8d9e0f', 'ffffffff-ffff-4fff-bfff-ffffffffffff']
  const tokens = invitationTokens(key, seeds)
  for (const [index, token] of tokens.entries()) {
    const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false)
    const seed = decipher.update(Buffer.from(token.slice('learn_it_'.length), 'base64url')).toString('hex')
    assert.equal(seed, seeds[index]?.replaceAll('-', ''))
  }
  assert.notDeepEqual(invitationTokens(createSecretKey(Buffer.alloc(32, 8)), seeds), tokens)
  assert.deepEqual(invitationTokens(key, []), [])
})

test('stored counts match the rows through concurrent inserts, updates and deletes', async () => {
  const tenant = await world.tenant()
  const work = Array.from({ length: 12 }, async (_, index) => {
    const email = (name: string) => `${name}${index}@example.org`
    const ids = await world.invitations(tenant, [
      { role: 'viewer', email: email('viewer') },
      { role: 'admin', status: 'revoked' },
      { role: 'member', email: email('member') },
    ])
    await world.owner.query(`update invitations set status = 'accepted', accepted_at = now() where id = $1`, [
      ids[0],
    ])
    if (index % 2) await world.owner.query('delete from invitations where id = any ($1)', [ids.slice(1)])
  })
  await Promise.all(work)
  const { rows } = await world.owner.query(
    `select coalesce(k.status, r.status) as status, coalesce(k.role, r.role) as role, k.count as kept, r.count as real
      from (select * from invitation_counts where organization_id = $1 and count > 0) k
      full join (select status, role, count(*) from invitations where organization_id = $1 group by 1, 2) r
        on k.status = r.status and k.role = r.role`,
    [tenant.organizationId],
  )
  assert.equal(rows.length, 3)
  for (const row of rows) assert.equal(row.kept, row.real)
})

test('concurrent writers of many counters never deadlock', async () => {
  const tenants = await Promise.all(Array.from({ length: 6 }, () => world.tenant()))
  const roles = ['admin', 'member', 'viewer'] as const
  const ids: string[][] = []
  for (const tenant of tenants) {
    const wanted = Array.from({ length: 240 }, (_, index) => ({ role: roles[index % 3] ?? 'member' }))
    ids.push(await world.invitations(tenant, wanted))
  }
  // Each statement has its own rows in every organization; only the counters are shared.
  const statements = [
    'delete from invitations where id = any ($1)',
    `update invitations set status = 'revoked', revoked_at = now() where id = any ($1)`,
  ]
  const work = Array.from({ length: 80 }, (_, index) => {
    const own = ids.flatMap(list => list.slice(index * 3, index * 3 + 3))
    return world.owner.query(statements[index % 2] ?? '', [index % 4 < 2 ? own : own.reverse()])
  })
  const failures = (await Promise.allSettled(work)).filter(({ status }) => status === 'rejected')
  assert.deepEqual(failures, [])
})

test('deleting an organization deletes its invitations and their counts', async () => {
  const tenant = await world.tenant()
  await world.invitations(tenant, [{}, {}])
  await world.owner.query('delete from organizations where id = $1', [tenant.organizationId])
  for (const table of ['invitations', 'invitation_counts']) {
    const { rows } = await world.owner.query(
      `select count(*)::int from ${table} where organization_id = $1`,
      [tenant.organizationId],
    )
    assert.equal(rows[0].count, 0)
  }
})

test('a concurrent acceptance and team deletion both succeed, in either order', async () => {
  const countsHeld = 'select from invitation_counts where organization_id = $1 for update'
  for (const acceptsFirst of [true, false]) {
    const { organizationId, key } = await world.tenant()
    const { email, token: person } = await world.person()
    const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
    const input = { organizationId, email, role: 'member', teamId: team.id } as const
    const { body: invitation } = await world.call('organizations.createInvitation', key, input)
    const accept = async () => {
      const { token } = invitation
      const { body } = await world.call('organizations.acceptInvitation', person, { token })
      return body._tag ?? `${body.status}, team: ${body.teamName}`
    }
    const remove = async () => (await world.call('teams.deleteTeam', key, { teamId: team.id })).status
    const [first, second] = acceptsFirst ? ([accept, remove] as const) : ([remove, accept] as const)
    const answers = await world.callInOrder<unknown, unknown>(countsHeld, organizationId, first, second)
    const expected = acceptsFirst ? ['accepted, team: Team', 200] : [200, 'accepted, team: null']
    assert.deepEqual(answers, expected)
    const { body } = await world.call('members.listMembers', key, { 'filter[role]': 'member' })
    assert.deepEqual(
      body.data.map(member => ({ email: member.email, teamIds: member.teamIds })),
      [{ email, teamIds: [] }],
    )
  }
})
