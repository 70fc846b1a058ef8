import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type OperationId, operations } from '@learn/contract'
import type { Operation, Subject } from '@learn/contract/operation'
import { attachFile, clientFamily, practiseOnce } from '../../test/support/learning/family.ts'
import { replayOf } from '../../test/support/learning/replays.ts'
import { newFile } from '../../test/support/media/files.ts'
import { trialUnusual } from '../../test/support/trial.ts'
import { type Tenant, World } from '../../test/support/world.ts'
import { resumeOrganization, suspendOrganization } from './operator.ts'

const world = await World.create({}, undefined, trialUnusual)
const second = await world.startAnotherServer()
after(async () => {
  await second.close()
  await world.close()
})

const servers = [world.server.url, second.url]
const list = 'organizations.listOrganizations'
const suspend = ({ organizationId }: Pick<Tenant, 'organizationId'>, reason: string) =>
  world.runAsOperator(client => suspendOrganization(client, organizationId, reason))
const resume = ({ organizationId }: Pick<Tenant, 'organizationId'>) =>
  world.runAsOperator(client => resumeOrganization(client, organizationId))

/** A short form of an answer: its status, or the kind and message of a refusal. */
const short = ({ status, body }: { status: number; body: { _tag?: string; message?: string } }) =>
  body._tag ? `${body._tag}: ${body.message}` : status
const refusal = (reason: string) => `Forbidden: This organization is suspended: ${reason}`

/** Adds a second membership. */
async function join(userId: string, { organizationId }: Tenant, role: string): Promise<void> {
  await world.owner.query(
    `insert into memberships (id, principal_id, organization_id, role, created_at)
      values (gen_random_uuid(), $1, $2, $3, now())`,
    [userId, organizationId, role],
  )
}

const ofGuardians = [
  'learn.exportLearnStudent',
  'learn.getLearnStudentErasure',
  'learn.listLearnStudentViewers',
]

test('every call about a suspended organization is Forbidden with the reason, except reads by administrators', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const { memberId, token: member } = await world.member(tenant)
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
  await world.call('teams.addTeamMember', key, { teamId: team.id, memberId })
  const child = await clientFamily(world, tenant)
  const added = { organizationId, ...newFile() }
  const { body: file } = await world.call('media.createMediaItem', key, added)
  const learned = await practiseOnce(world, child)
  await attachFile(world, learned.assignmentId, file.id)
  const subjects: Record<Subject, string> = {
    organizationId,
    memberId,
    teamId: team.id,
    invitationId: (await world.invitations(tenant, [{}]))[0] ?? '',
    apiKeyId: await world.keyId(await world.key(tenant)),
    jobId: await world.job(tenant),
    studentId: child.studentId,
    ...learned,
    replayId: await replayOf(world, tenant, child),
    mediaItemId: file.id,
    home: organizationId,
  }
  const inputOf = ({ about, listing, example }: Operation) => {
    const { request } = example
    const others = {
      ...('operation' in request && { operation: 'trial.createWord', input: { organizationId, word: 'a' } }),
      ...('mediaItemId' in request && { mediaItemId: file.id }),
      ...('teamId' in request && { teamId: team.id }),
    }
    if (about) return { ...request, ...others, [about]: subjects[about] }
    return listing?.filters.organizationId ? { 'filter[organizationId]': organizationId } : {}
  }
  const callers = {
    administrator: { token: await world.token(tenant.userId), kind: 'user', admin: true },
    'administrator’s key': { token: key, kind: 'key', admin: true },
    member: { token: member, kind: 'user', admin: false },
    viewer: { token: (await world.member(tenant, 'viewer')).token, kind: 'user', admin: false },
    client: { token: (await world.member(tenant, 'member', 'client')).token, kind: 'user', admin: false },
    'viewer’s key': { token: await world.key(tenant, { role: 'viewer' }), kind: 'key', admin: false },
  } as const
  const ofTenants = operations.filter(({ role }) => role !== 'any' && role !== 'none')
  assert(ofTenants.filter(({ effect }) => effect === 'mutate').length > 15)
  const events = async () => (await world.call('audit.listAuditEvents', key, {})).body.total
  await suspend(tenant, 'Not paid.')
  const before = await events()
  for (const operation of ofTenants) {
    const { id, effect, callers: kinds = ['user', 'key'] } = operation as Operation
    for (const [name, { token, kind, admin }] of Object.entries(callers)) {
      if (!kinds.includes(kind)) continue
      // The person's own organization is a different one.
      if (operation.about === 'home' && kind === 'user') continue
      // Clients see only their own teams, and not even that others exist.
      if (name === 'client' && operation.about && operation.about !== 'organizationId') continue
      const answer = await world.call(id as OperationId, token, inputOf(operation) as never)
      // Only guardians can do these, not administrators, suspended or not.
      const mayRead = admin && !ofGuardians.includes(id)
      if (effect === 'read' && admin && !mayRead) continue
      const expected = effect === 'read' && mayRead ? 200 : refusal('Not paid.')
      assert.equal(short(answer), expected, `${id} by the ${name}`)
    }
  }
  assert.equal(await events(), before, 'nothing was done')
})

test('a suspension, a new reason and its end take effect immediately on every server that had cached the caller', async () => {
  const tenant = await world.tenant()
  const { organizationId } = tenant
  const viewer = await world.key(tenant, { role: 'viewer' })
  const { token: member } = await world.member(tenant)
  const read = async () => {
    const answers = servers.flatMap(url =>
      [viewer, member].map(caller => world.call(list, caller, {}, { url })),
    )
    return new Set((await Promise.all(answers)).map(short))
  }
  const change = async (name: string) => {
    const input = { organizationId, name }
    const answers = servers.map(url =>
      world.call('organizations.updateOrganization', tenant.key, input, { url }),
    )
    return new Set((await Promise.all(answers)).map(short))
  }
  for (let round = 0; round < 3; round++) {
    assert.deepEqual(await read(), new Set([200]))
    assert.deepEqual(await change('Before'), new Set([200]))
    await suspend(tenant, 'One.')
    assert.deepEqual(await read(), new Set([refusal('One.')]))
    assert.deepEqual(await change('Meanwhile'), new Set([refusal('One.')]))
    await suspend(tenant, 'Another.')
    assert.deepEqual(await read(), new Set([refusal('Another.')]))
    await resume(tenant)
  }
  const { rows } = await world.owner.query('select name from organizations where id = $1', [organizationId])
  assert.equal(rows[0].name, 'Before')
})

test('a member of two organizations still has access to the other, and getCaller says why', async () => {
  const [suspended, open] = [await world.tenant('Suspended'), await world.tenant('Open')]
  const { userId, token } = await world.member(suspended)
  await join(userId, open, 'member')
  for (const { key, organizationId } of [suspended, open])
    await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
  const listReached = async (id: typeof list | 'members.listMembers' | 'teams.listTeams') => {
    const { body } = await world.call(id, token, { limit: '100' })
    const ids = body.data.map(item => ('organizationId' in item ? item.organizationId : item.id))
    assert.equal(body.total, ids.length, 'the total omits what the page omits')
    return new Set(ids)
  }
  const get = async ({ organizationId }: Tenant) =>
    short(await world.call('organizations.getOrganization', token, { organizationId }))
  const both = new Set([suspended.organizationId, open.organizationId])
  const lists = [list, 'members.listMembers', 'teams.listTeams'] as const
  for (const id of lists) assert.deepEqual(await listReached(id), both)
  await suspend(suspended, 'Not paid.')
  for (const id of lists) assert.deepEqual(await listReached(id), new Set([open.organizationId]), id)
  assert.equal(await get(suspended), refusal('Not paid.'))
  assert.equal(await get(open), 200)
  const { body } = await world.call('identity.getCaller', token, {})
  assert.deepEqual(
    new Map(
      body.memberships.map(({ organizationName, suspendedReason }) => [organizationName, suspendedReason]),
    ),
    new Map([
      ['Suspended', 'Not paid.'],
      ['Open', null],
    ]),
  )
  await resume(suspended)
  for (const id of lists) assert.deepEqual(await listReached(id), both)
})

test('an administrator of two organizations still lists both, and can change only the one that is not suspended', async () => {
  const [suspended, open] = [await world.tenant(), await world.tenant()]
  await join(suspended.userId, open, 'admin')
  const token = await world.token(suspended.userId)
  await suspend(suspended, 'Not paid.')
  assert.equal((await world.call(list, token, {})).body.total, 2)
  const rename = async ({ organizationId }: Tenant) =>
    short(await world.call('organizations.updateOrganization', token, { organizationId, name: 'New' }))
  assert.equal(await rename(suspended), refusal('Not paid.'))
  assert.equal(await rename(open), 200)
})

test('an invitation to a suspended organization can be viewed, and accepted once it is resumed', async () => {
  const tenant = await world.tenant()
  const { email, token } = await world.person()
  const input = { organizationId: tenant.organizationId, email, role: 'member' } as const
  const { body: invitation } = await world.call('organizations.createInvitation', tenant.key, input)
  const accept = async () =>
    short(await world.call('organizations.acceptInvitation', token, { token: invitation.token }))
  await suspend(tenant, 'Not paid.')
  const looked = await world.call('organizations.lookUpInvitation', token, { token: invitation.token })
  assert.equal(looked.status, 200)
  assert.equal(await accept(), refusal('Not paid.'))
  await resume(tenant)
  assert.equal(await accept(), 200)
})

test('stored answers are not returned while the organization is suspended', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const create = () =>
    world.call(
      'teams.createTeam',
      key,
      { organizationId, name: 'Once' },
      { headers: { 'idempotency-key': 'once' } },
    )
  assert.equal((await create()).status, 201)
  await suspend(tenant, 'Not paid.')
  assert.equal(short(await create()), refusal('Not paid.'))
  await resume(tenant)
  assert.equal((await create()).headers.get('idempotency-replayed'), 'true')
})

test('a person who joins while a suspension is being written is suspended too', async () => {
  const tenant = await world.tenant()
  const operator = await world.owner.connect()
  await operator.query('begin')
  await operator.query(`update organizations set suspended_reason = 'Not paid.' where id = $1`, [
    tenant.organizationId,
  ])
  const joining = world.member(tenant).then(async ({ token }) => {
    await world.call(list, token, {}) // The server has cached what it read now.
    return token
  })
  await Promise.race([joining, sleep(300)])
  await operator.query('commit')
  operator.release()
  assert.equal(short(await world.call(list, await joining, {})), refusal('Not paid.'))
})

test('a suspension and a concurrent change by an administrator wait for each other, and both succeed', async () => {
  const tenant = await world.tenant()
  const { memberId } = await world.member(tenant, 'admin')
  const [, demoted] = await world.callInOrder(
    'select from organizations where id = $1 for share',
    tenant.organizationId,
    () => suspend(tenant, 'Not paid.'),
    () => world.call('members.updateMember', tenant.key, { memberId, role: 'member' }),
  )
  assert.equal(short(demoted), 200)
  assert.equal(
    short(await world.call(list, await world.key(tenant, { role: 'member' }), {})),
    refusal('Not paid.'),
  )
})

test('a missing role is reported even if another organization of the caller is suspended', async () => {
  const [first, second] = [await world.tenant(), await world.tenant()]
  const viewer = await world.member(first, 'viewer')
  await world.owner.query(
    `insert into memberships (id, principal_id, organization_id, role, created_at)
      values (gen_random_uuid(), $1, $2, 'viewer', now())`,
    [viewer.userId, second.organizationId],
  )
  await world.owner.query(`update organizations set suspended_reason = 'Unpaid' where id = $1`, [
    first.organizationId,
  ])
  const { body } = await world.call('organizations.listInvitations', viewer.token, {})
  assert.equal(body.message, 'This needs the admin role. You are a viewer.')
})
