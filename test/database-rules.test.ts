import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { randomId } from '../server/ids.ts'
import { populate } from './support/populated-tenant.ts'
import { type Tenant, World } from './support/world.ts'

const world = await World.create()
const direct = new pg.Pool({ connectionString: world.databaseUrl, max: 2 })
after(async () => {
  await direct.end()
  await world.close()
})

/** The people who administer an organization. */
async function administrators({ organizationId }: Pick<Tenant, 'organizationId'>): Promise<string[]> {
  const { rows } = await world.owner.query<{ id: string }>(
    `select m.id from memberships m join users u on u.id = m.principal_id
      where m.organization_id = $1 and m.role = 'admin'`,
    [organizationId],
  )
  return rows.map(({ id }) => id)
}

/** A tenant with two administrators, neither of whom has created anything in it. */
async function tenantOfTwo() {
  const tenant = await world.tenant()
  const people = [await world.member(tenant, 'admin'), await world.member(tenant, 'admin')] as const
  await world.owner.query(`update memberships set role = 'viewer' where principal_id = $1`, [tenant.userId])
  return { tenant, people }
}

test('fifty concurrent calls that demote and remove the last two administrators leave exactly one', async () => {
  const second = await world.startAnotherServer()
  for (let round = 0; round < 3; round++) {
    const { tenant, people } = await tenantOfTwo()
    const { organizationId } = tenant
    const keys = await Promise.all(people.map(({ userId }) => world.key({ ...tenant, userId })))
    const tokens = [...people.map(({ token }) => token), ...keys]
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const { memberId } = people[index % 2 ? 1 : 0]
        const token = tokens[(index * 7) % tokens.length]
        const url = index % 3 ? world.server.url : second.url
        if (index % 5 === 0)
          return await world.call('members.leaveOrganization', token, { organizationId }, { url })
        if (index % 5 < 3) {
          const role = index % 2 ? 'viewer' : 'member'
          return await world.call('members.updateMember', token, { memberId, role }, { url })
        }
        return await world.call('members.removeMember', token, { memberId }, { url })
      }),
    )
    assert.equal((await administrators(tenant)).length, 1)
    assert(answers.some(({ status }) => status === 200))
    for (const { status, body } of answers) assert(status < 500, `${status} ${body.message}`)
  }
  await second.close()
})

test('when two administrators leave concurrently, one stays, twenty times out of twenty', async () => {
  for (let round = 0; round < 20; round++) {
    const { tenant, people } = await tenantOfTwo()
    const { organizationId } = tenant
    const answers = await Promise.all(
      people.map(({ token }) => world.call('members.leaveOrganization', token, { organizationId })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    assert.equal((await administrators(tenant)).length, 1)
  }
})

const endings = {
  demote: `update memberships set role = 'member' where id = $1`,
  remove: 'delete from memberships where id = $1',
  'delete the account of':
    'delete from users where id = (select principal_id from memberships where id = $1)',
  'move away': `update memberships set organization_id = (select id from organizations
    where name = 'My organization') where id = $1`,
}

for (const [verb, statement] of Object.entries(endings)) {
  for (const isolation of ['read committed', 'repeatable read', 'serializable']) {
    test(`when two administrators each ${verb} the other in SQL, ${isolation}, one is refused`, async () => {
      const { tenant, people } = await tenantOfTwo()
      const bothHaveBegun = barrier(2)
      const ends = people.map(async ({ memberId }) => {
        const client = await direct.connect()
        try {
          await client.query(`begin isolation level ${isolation}`)
          await client.query('select from memberships limit 1') // Takes the snapshot, if the isolation level has one per transaction.
          await bothHaveBegun()
          await client.query(statement, [memberId])
          await client.query('commit')
        } finally {
          await client.query('rollback')
          client.release()
        }
      })
      const ended = await Promise.allSettled(ends)
      assert.equal((await administrators(tenant)).length, 1)
      assert.deepEqual(ended.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
      const [last = ''] = await administrators(tenant)
      await assert.rejects(world.owner.query(statement, [last]), { constraint: 'last_administrator' })
    })
  }
}

/** Lets nobody continue until this many have arrived. */
function barrier(many: number): () => Promise<void> {
  const all = Promise.withResolvers<void>()
  return async () => {
    if (--many === 0) all.resolve()
    await all.promise
  }
}

test('one statement can’t demote or remove all administrators either', async () => {
  const { tenant } = await tenantOfTwo()
  for (const statement of [
    `update memberships set role = 'viewer' where organization_id = $1`,
    'delete from memberships where organization_id = $1',
  ]) {
    await assert.rejects(world.owner.query(statement, [tenant.organizationId]), {
      constraint: 'last_administrator',
    })
  }
  assert.equal((await administrators(tenant)).length, 2)
})

test('of many concurrent invitations to one address, in any spelling, one succeeds', async () => {
  for (let round = 0; round < 3; round++) {
    const tenant = await world.tenant()
    const { organizationId, key } = tenant
    const people = [await world.member(tenant, 'admin'), await world.member(tenant, 'admin')]
    const tokens = [key, await world.key(tenant), ...people.map(({ token }) => token)]
    const spellings = ['sam@example.org', 'SAM@example.org', 'ｓａｍ@example.org', 'Sam@Example.Org']
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        world.call('organizations.createInvitation', tokens[index % 4], {
          organizationId,
          email: spellings[Math.floor(index / 4) % 4] ?? '',
          role: 'viewer',
        }),
      ),
    )
    assert.equal(answers.filter(({ status }) => status === 201).length, 1)
    assert.equal(answers.filter(({ body }) => body._tag === 'Conflict').length, 19)
    const { body } = await world.call('organizations.listInvitations', key, {})
    assert.equal(body.total, 1)
  }
})

test('the database refuses a second pending invitation to one address, even by reopening an old one', async () => {
  const tenant = await world.tenant()
  const email = 'sam@example.org'
  const [, revoked] = await world.invitations(tenant, [{ email }, { email, status: 'revoked' }])
  await assert.rejects(world.invitations(tenant, [{ email }]), { constraint: 'invitations_one_pending' })
  await assert.rejects(
    world.owner.query(`update invitations set status = 'pending', revoked_at = null where id = $1`, [
      revoked,
    ]),
    { constraint: 'invitations_one_pending' },
  )
})

/** Invalid values: the table, the column, and the constraint that refuses each. */
const unfit: readonly [table: string, column: string, value: unknown, rule: string][] = [
  ['memberships', 'role', 'owner', 'memberships_role_check'],
  ['memberships', 'membership_type', 'guest', 'memberships_membership_type_check'],
  ['invitations', 'role', 'owner', 'invitations_role_check'],
  ['invitations', 'membership_type', 'guest', 'invitations_membership_type_check'],
  ['invitations', 'status', 'lost', 'invitations_status_check'],
  ['invitations', 'email', 'Sam@example.org', 'invitations_email_check'],
  ['invitations', 'email', 'sam@example', 'invitations_email_check'],
  ['invitations', 'email', 'sаm@example.org', 'invitations_email_check'],
  ['invitations', 'email', 'sam@example.org\nBcc: eve@example.org', 'invitations_email_check'],
  ['invitations', 'team_id', randomId(), 'invitations_team_id_organization_id_fkey'],
  ['organizations', 'name', 'a', 'organizations_name_check'],
  ['organizations', 'name', 'two\nlines', 'organizations_name_check'],
  ['organizations', 'subscription_status', 'gold', 'organizations_subscription_status_check'],
  ['organizations', 'credits_balance', -1, 'organizations_credits_balance_check'],
  ['organizations', 'reserved_credits', -1, 'organizations_reserved_credits_check'],
  ['organizations', 'seats', 0, 'organizations_seats_check'],
  ['teams', 'name', 'x'.repeat(65), 'teams_name_check'],
  ['api_keys', 'name', '', 'api_keys_name_check'],
  ['audit_events', 'actor_kind', 'ghost', 'audit_events_actor_kind_check'],
]

test('the database refuses invalid roles, membership types, statuses, names and addresses', async () => {
  const { organizationId } = await populate(world)
  for (const [table, column, value, constraint] of unfit) {
    const mine = table === 'organizations' ? 'id = $1' : 'organization_id = $1'
    // For administrators and accepted invitations, other rules fail first.
    const others: Record<string, string> = {
      memberships: `role <> 'admin'`,
      invitations: `status = 'pending'`,
    }
    const rows = `${mine} and ${others[table] ?? 'true'}`
    const change = world.owner.query(`update ${table} set ${column} = $2 where ${rows}`, [
      organizationId,
      value,
    ])
    await assert.rejects(change, { constraint }, `${table}.${column} = ${value}`)
  }
})

test('the database refuses an administrator who is a client', async () => {
  const { admin, invitation, client } = await populate(world)
  for (const [statement, id] of [
    [`update memberships set membership_type = 'client' where id = $1`, admin.memberId],
    [`update memberships set role = 'admin' where id = $1`, client.memberId],
    [`update invitations set role = 'admin', membership_type = 'client' where id = $1`, invitation.id],
  ] as const) {
    await assert.rejects(world.owner.query(statement, [id]), { constraint: 'client_is_no_administrator' })
  }
})
