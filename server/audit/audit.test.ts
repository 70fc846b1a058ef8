import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type OperationId, operations } from '@learn/contract'
import type { Operation } from '@learn/contract/operation'
import { requestOf } from '../../test/support/client.ts'
import { withStripe } from '../../test/support/money.ts'
import { inputs } from '../../test/support/operation-inputs.ts'
import { type PopulatedTenant, populate } from '../../test/support/populated-tenant.ts'
import { StripeSimulator } from '../../test/support/stripe-simulator.ts'
import { World } from '../../test/support/world.ts'
import { makeKey } from '../operator/operator.ts'

const stripe = await StripeSimulator.start()
const world = await World.create(withStripe(stripe))
after(async () => {
  await world.close()
  await stripe.stop()
})

const list = async (token: string, query: object = {}) =>
  (await world.call('audit.listAuditEvents', token, { ...query })).body

/** Who makes each call: an administrator, except where only an invited person, a guardian or a key can. */
async function actorOf({ id, callers }: Operation, tenant: PopulatedTenant) {
  if (id === 'organizations.acceptInvitation') return { kind: 'user', ...tenant.invited }
  if (guardians.includes(id)) return { kind: 'user', ...tenant.parent }
  if (id !== 'learn.completeLearnParentChildOnboarding' && callers?.[0] !== 'key')
    return { kind: 'user', ...tenant.admin }
  return { kind: 'key', token: tenant.key, userId: tenant.userId }
}

const guardians = [
  'learn.createLearnSignInCards',
  'learn.resetLearnStudentPin',
  'learn.updateLearnStudentUsername',
  'learn.updateLearnConsent',
  'learn.updateLearnMailPreferences',
  'learn.inviteLearnStudentViewer',
  'learn.removeLearnStudentViewer',
  'learn.scheduleLearnStudentErasure',
  'learn.cancelLearnStudentErasure',
  'learn.eraseLearnStudent',
]

/** Makes the change as an allowed caller and returns the request id. */
async function change(operation: Operation) {
  const tenant = await populate(world)
  const id = operation.id as OperationId
  const actor = await actorOf(operation, tenant)
  const requestId = `audit-${id}`
  // Otherwise the open question, which the child asked for, would remain the next step.
  if (id === 'learn.createLearnDecision')
    await world.owner.query('update learn_sessions set open_decision_id = null where organization_id = $1', [
      tenant.organizationId,
    ])
  const { path, init } = requestOf(operation, actor.token, inputs[id](tenant), { 'x-request-id': requestId })
  const { status, body } = await world.request(path, init)
  assert.equal(status, operation.status, id)
  return { tenant, actor, requestId, body }
}

/** Decisions and answers have no event, because their rows say who made them. */
const ownRecords = ['learn.createLearnDecision', 'learn.createLearnAttempt']

async function checkOwnRecord(
  { id }: Operation,
  actor: Awaited<ReturnType<typeof actorOf>>,
  { key, organizationId }: PopulatedTenant,
  body: { id?: string; decision?: { id: string } },
) {
  const subjectId = body.id ?? body.decision?.id ?? ''
  const { rows } = await world.owner.query('select from audit_events where subject_id = $1', [subjectId])
  assert.equal(rows.length, 0)
  const { data, total } = await list(key, { 'filter[subjectId]': subjectId })
  const principalId = actor.kind === 'key' ? await world.keyId(key) : actor.userId
  const who = { actorKind: actor.kind, principalId, userId: actor.userId }
  const [{ createdAt = '', ...event } = {}] = data
  assert.deepEqual(
    [total, event],
    [1, { id: subjectId, subjectId, operation: id, organizationId, ...who, address: null, requestId: '' }],
  )
  assert(Math.abs(Date.parse(createdAt) - Date.now()) < 60_000)
  for (const [filter, value, found] of [
    ['operation', id, 1],
    ['operation', 'teams.createTeam', 0],
    ['principalId', principalId, 1],
    ['actorKind', 'provider', 0],
  ] as const) {
    const query = { 'filter[subjectId]': subjectId, [`filter[${filter}]`]: value }
    assert.equal((await list(key, query)).total, found, filter)
  }
}

/** Operations that leave two events, such as two invitations, a team and its member, or an account and its membership. */
const concernsTwo = [
  'organizations.createInvitations',
  'teams.addTeamMember',
  'teams.removeTeamMember',
  'learn.removeLearnGroupStudent',
  'learn.inviteLearnStudentViewer',
  'learn.createLearnSession',
  'learn.cancelLearnOnboarding',
  'identity.closeAccount',
]

for (const operation of operations.filter(({ effect }) => effect !== 'read')) {
  test(`${operation.id} records who did what, when and from where`, async () => {
    const { actor, requestId, tenant, body } = await change(operation)
    if (operation.id === 'organizations.deleteOrganization') {
      const { rows } = await world.owner.query(
        'select id, principal_id from organization_deletions where request_id = $1',
        [requestId],
      )
      return assert.deepEqual(rows, [{ id: tenant.organizationId, principal_id: actor.userId }])
    }
    if (ownRecords.includes(operation.id))
      return await checkOwnRecord(
        operation,
        actor,
        tenant,
        body as { id?: string; decision?: { id: string } },
      )
    const { rows } = await world.owner.query(
      `select operation, actor_kind, principal_id, user_id, address, organization_id, subject_id, created_at
        from audit_events where request_id = $1`,
      [requestId],
    )
    // An import leaves three: the family's team, the child and the invitation.
    const several = operation.id === 'learn.importLearnStudents' ? 3 : 1
    assert.equal(rows.length, concernsTwo.includes(operation.id) ? 2 : several)
    for (const { created_at, organization_id, subject_id, ...event } of rows) {
      assert.deepEqual(event, {
        operation: operation.id,
        actor_kind: actor.kind,
        principal_id: actor.kind === 'key' ? await world.keyId(tenant.key) : actor.userId,
        user_id: actor.userId,
        address: '127.0.0.1',
      })
      assert(Math.abs(created_at.getTime() - Date.now()) < 60_000)
      const isAccount = operation.id === 'identity.closeAccount' && subject_id === actor.userId
      const isOwn =
        isAccount || /^identity\.\w+(Grant|Sessions?|EmailChange)$|MailPreferences$/.test(operation.id)
      const isNew = operation.id === 'organizations.createOrganization'
      assert.equal(organization_id, isOwn ? null : isNew ? subject_id : tenant.organizationId)
    }
  })
}

test('administrators see events with the key that acted and the person whom it acts for', async () => {
  const { key, userId, organizationId } = await world.tenant()
  const { body: team } = await world.call(
    'teams.createTeam',
    key,
    { organizationId, name: 'Team' },
    { headers: { 'x-request-id': 'made-a-team' } },
  )
  const { data, total } = await list(key)
  assert.equal(total, 1)
  assert.deepEqual(data, [
    {
      id: data[0]?.id,
      organizationId,
      operation: 'teams.createTeam',
      subjectId: team.id,
      actorKind: 'key',
      principalId: await world.keyId(key),
      userId,
      address: '127.0.0.1',
      requestId: 'made-a-team',
      createdAt: team.createdAt,
    },
  ])
})

test('the operator’s actions are listed too', async () => {
  const { key, organizationId } = await world.tenant()
  const client = await world.owner.connect()
  const request = { organizationId, name: 'Made', role: 'viewer', scopes: [], expiresAt: null } as const
  const made = await makeKey(client, request).finally(() => client.release())
  const { data } = await list(key, { 'filter[actorKind]': 'operator' })
  assert.deepEqual(
    data.map(({ operation, subjectId, principalId, userId }) => [operation, subjectId, principalId, userId]),
    [['operator.makeKey', made.id, null, null]],
  )
})

test('events can be filtered by operation, subject, actor and organization, and are counted', async () => {
  const { key, admin, organizationId, teamId } = await populate(world)
  await world.call('teams.updateTeam', admin.token, { teamId, name: 'Renamed' })
  const count = async (query: object) => {
    const { data, total } = await list(key, { limit: '100', ...query })
    assert.equal(total, data.length)
    return total
  }
  const all = await count({})
  assert.equal(
    all,
    31,
    'two teams and those of two families, four members in them with an event for each side, three children, one of them put into a group with an event for each side, the invitations of two parents, one of them accepted for a child, a session, a paper, another invitation, a purchase, three files of which one is in the bin, an upload, a new name',
  )
  assert.equal(await count({ 'filter[operation]': 'teams.addTeamMember' }), 8)
  assert.equal(await count({ 'filter[subjectId]': teamId }), 5)
  assert.equal(await count({ 'filter[principalId]': admin.userId }), 1)
  assert.equal(await count({ 'filter[actorKind]': 'user' }), 3)
  assert.equal(await count({ 'filter[actorKind]': 'key', 'filter[subjectId]': teamId }), 4)
  assert.equal(await count({ 'filter[operation]': 'teams.dissolveTeam' }), 0)
  const { body: other } = await world.call('organizations.createOrganization', key, { name: 'Other' })
  assert.equal(await count({ 'filter[organizationId]': other.id }), 1)
  assert.equal(await count({ 'filter[organizationId]': organizationId }), all)
  assert.equal(await count({}), all + 1)
})

test('the stored count is exact after many concurrent changes, page by page', async () => {
  const { key, organizationId } = await world.tenant()
  const names = Array.from({ length: 40 }, (_, index) => `Team ${index}`)
  await Promise.all(names.map(name => world.call('teams.createTeam', key, { organizationId, name })))
  const seen = new Set<string>()
  let page = await list(key, { limit: '15' })
  for (;;) {
    assert.equal(page.total, 40)
    for (const { id } of page.data) seen.add(id)
    if (!page.nextCursor) break
    page = await list(key, { limit: '15', cursor: page.nextCursor })
  }
  assert.equal(seen.size, 40)
})

test('failed and replayed requests leave no event', async () => {
  const { key, organizationId } = await world.tenant()
  const headers = { 'idempotency-key': 'once' }
  const create = (name: string) => world.call('teams.createTeam', key, { organizationId, name }, { headers })
  await create('Team')
  await create('Team')
  await create('Another with the same key')
  await world.call('teams.createTeam', key, { organizationId, name: 'two\nlines' })
  assert.equal((await list(key)).total, 1)
})

test('only administrators see events, and only those of their own organizations', async () => {
  const tenant = await world.tenant()
  const { organizationId } = tenant
  await world.call('teams.createTeam', tenant.key, { organizationId, name: 'Team' })
  for (const role of ['viewer', 'member'] as const) {
    const { token } = await world.member(tenant, role)
    const { body } = await world.call('audit.listAuditEvents', token, {})
    assert.equal(body._tag, 'Forbidden')
    const { body: own } = await world.call('organizations.createOrganization', token, { name: 'Own' })
    const { data, total } = await list(token)
    assert.deepEqual([data.map(event => event.organizationId), total], [[own.id], 1])
  }
})

test('the server’s role can’t change or remove events', async () => {
  const { rows } = await world.owner.query(
    `select privilege_type from information_schema.role_table_grants
      where table_name = 'audit_events' and grantee in ('learn_app', 'learn_identity') group by 1 order by 1`,
  )
  assert.deepEqual(rows, [{ privilege_type: 'INSERT' }, { privilege_type: 'SELECT' }])
})

test('an answer that has an event of its own, from an earlier version, is never ascribed to the child', async () => {
  const { key, organizationId, userId } = await populate(world)
  const { rows } = await world.owner.query<{ id: string; student_id: string }>(
    `update learn_attempts set principal_id = null, user_id = null where organization_id = $1 returning id, student_id`,
    [organizationId],
  )
  const [{ id: subjectId, student_id: studentId }] = rows as [(typeof rows)[0]]
  await world.owner.query(
    `insert into audit_events (id, organization_id, operation, subject_id, actor_kind, principal_id, user_id, request_id, created_at)
      values (uuidv7(), $1, 'learn.createLearnAttempt', $2, 'key', $3, $4, 'earlier', now())`,
    [organizationId, subjectId, await world.keyId(key), userId],
  )
  const who = async (query: object) =>
    (await list(key, { 'filter[subjectId]': subjectId, ...query })).data.map(({ actorKind }) => actorKind)
  assert.deepEqual(await who({}), ['key'])
  assert.deepEqual(await who({ 'filter[principalId]': studentId }), [])
  assert.deepEqual(await who({ 'filter[actorKind]': 'student' }), [])
})
