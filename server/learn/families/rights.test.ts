import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { erasureIn } from '../../../test/support/learning/erased.ts'
import { clientFamily, family, onboard } from '../../../test/support/learning/family.ts'
import { World } from '../../../test/support/world.ts'
import { hashUsername, isPin } from '../../identity/pin.ts'

const world = await World.create()
const second = await world.startAnotherServer()
after(async () => {
  await second.close()
  await world.close()
})
const { secrets } = world.server.app

const pinHashOf = async (studentId: string): Promise<string> =>
  (await world.owner.query('select pin_hash from student_credentials where student_id = $1', [studentId]))
    .rows[0].pin_hash

const consentsOf = async (studentId: string) =>
  (
    await world.owner.query(
      `select given_by_user_id as given, wording, withdrawn_by_user_id as withdrawn from consents
        where student_id = $1 order by given_at, id`,
      [studentId],
    )
  ).rows

const reset = (token: string, studentId: string, pin = '8152', options = {}) =>
  world.call('learn.resetLearnStudentPin', token, { studentId, pin }, options)

test('a new PIN is valid immediately, and the old one no longer is', async () => {
  const { parent, studentId, username } = await family(world)
  const { status, body } = await reset(parent.token, studentId)
  assert.equal(status, 200)
  assert.deepEqual(body, { username, pinSet: true, credentialKind: 'student_username_pin' })
  const kept = await pinHashOf(studentId)
  assert.equal(await isPin(secrets.pin, kept, '8152'), true)
  assert.equal(await isPin(secrets.pin, kept, '4071'), false)
})

test('a new PIN signs the child out on every server immediately, but not their sister', async () => {
  const { parent, studentId, token } = await family(world)
  const sister = await onboard(world, parent.token, parent.email)
  const other = await world.token(studentId, { scopes: ['learn:read'] })
  const statusOf = async (credential: string, url: string) =>
    (await world.call('identity.getCaller', credential, {}, { url })).status
  const urls = [world.server.url, second.url]
  for (const url of urls)
    for (const credential of [token, other]) assert.notEqual(await statusOf(credential, url), 401)
  await reset(parent.token, studentId)
  for (const url of urls) {
    for (const credential of [token, other]) assert.equal(await statusOf(credential, url), 401)
    assert.notEqual(await statusOf(sister.token, url), 401)
    assert.equal(await statusOf(parent.token, url), 200)
  }
})

test('a new PIN lifts the locks of this username, and of no other', async () => {
  const { parent, studentId, username } = await family(world)
  const sister = await onboard(world, parent.token, parent.email)
  const hashes = [username, sister.username].map(name => hashUsername(secrets.username, name))
  for (const hash of hashes)
    await world.owner.query(
      `insert into student_sign_in_tries (username_hash, network, tries, locked_until, updated_at)
        values ($1, '*', 30, now() + interval '1 day', now()), ($1, '192.0.2.0/24', 5, now() + interval '1 day', now())`,
      [hash],
    )
  await reset(parent.token, studentId)
  const { rows } = await world.owner.query(
    'select username_hash as hash from student_sign_in_tries where username_hash = any ($1)',
    [hashes],
  )
  assert.deepEqual(
    rows.map(({ hash }) => hash),
    [hashes[1], hashes[1]],
  )
})

test('a PIN is in no answer, log line or column, even if it was refused', async () => {
  const { parent, studentId } = await family(world)
  const pin = 'ẞ☂ж7'
  const headers = { 'idempotency-key': 'pin' }
  const answers = [
    await reset(parent.token, studentId, pin, { headers }),
    await reset(parent.token, studentId, pin, { headers }),
    await reset(parent.token, studentId, `${pin}${pin}`),
    await reset((await world.person()).token, studentId, pin),
  ]
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 400, 404],
  )
  assert.equal(answers[1]?.headers.get('idempotency-replayed'), 'true')
  assert(!JSON.stringify(answers.map(({ body }) => body)).includes(pin))
  assert(!world.log.join('').includes(pin))
  const { rows: tables } = await world.owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  for (const { name } of tables) {
    const { rows } = await world.owner.query(
      `select from ${name} where ${name}::text like '%' || $1 || '%'`,
      [pin],
    )
    assert.deepEqual(rows, [], name)
  }
})

test('a new PIN has exactly four characters, of almost any kind', async () => {
  const { parent, studentId } = await family(world)
  for (const pin of ['', '123', '12345', '12\u00003', '12\ud83d3'])
    assert.equal((await reset(parent.token, studentId, pin)).body._tag, 'HttpApiDecodeError', pin)
  for (const pin of ['🦊🐻🐼🐨', 'a b ', 'é€ß1']) {
    assert.equal((await reset(parent.token, studentId, pin)).status, 200, pin)
    assert.equal(await isPin(secrets.pin, await pinHashOf(studentId), pin), true)
  }
})

test('a PIN that many people choose is refused, and the old one stays', async () => {
  const { parent, studentId } = await family(world)
  for (const pin of ['1234', '7777', '1122', '1987']) {
    const { body } = await reset(parent.token, studentId, pin)
    assert.equal(body._tag, 'BadRequest')
    assert.match(JSON.stringify(body), /"pin is too easy to guess/)
  }
  assert.equal(await isPin(secrets.pin, await pinHashOf(studentId), '4071'), true)
})

test('rights that belong to guardians are refused to everyone else who sees the child, and nothing changes', async () => {
  const tenant = await world.tenant()
  const { studentId, teamId } = await clientFamily(world, tenant)
  const tutor = await world.member(tenant, 'member', 'client')
  await world.call('teams.addTeamMember', tenant.key, { teamId, memberId: tutor.memberId })
  const before = [await pinHashOf(studentId), await consentsOf(studentId)]
  const admin = await world.token(tenant.userId)
  for (const token of [tutor.token, admin, tenant.key]) {
    const answers = [
      await reset(token, studentId),
      await world.call('learn.updateLearnConsent', token, { studentId, given: false }),
      await world.call('learn.exportLearnStudent', token, { studentId }),
      await world.call('learn.eraseLearnStudent', token, { studentId }),
    ]
    for (const { body } of answers) assert.equal(body._tag, 'Forbidden')
    assert(!JSON.stringify(answers.map(({ body }) => body)).includes('robin'))
  }
  assert.deepEqual([await pinHashOf(studentId), await consentsOf(studentId)], before)
})

test('one family’s guardian does not find another family’s child in the same organization', async () => {
  const tenant = await world.tenant()
  const [mine, other] = [await clientFamily(world, tenant), await clientFamily(world, tenant)]
  const { studentId } = other
  const { token } = mine.parent
  const answers = [
    await reset(token, studentId),
    await world.call('learn.updateLearnConsent', token, { studentId, given: false }),
    await world.call('learn.exportLearnStudent', token, { studentId }),
    await world.call('learn.eraseLearnStudent', token, { studentId }),
  ]
  for (const { body } of answers) assert.equal(body._tag, 'NotFound')
})

const say = (token: string, studentId: string, given: boolean, url?: string) =>
  world.call('learn.updateLearnConsent', token, { studentId, given }, url ? { url } : {})

test('consent is withdrawn and given again, and its history is kept', async () => {
  const { parent, studentId } = await family(world)
  const withdrawn = (await say(parent.token, studentId, false)).body
  assert.equal(withdrawn.given, false)
  assert(withdrawn.withdrawnAt && withdrawn.withdrawnAt >= withdrawn.givenAt)
  assert.deepEqual((await say(parent.token, studentId, false)).body, withdrawn)
  const again = (await say(parent.token, studentId, true)).body
  assert.deepEqual([again.given, again.withdrawnAt], [true, null])
  assert(again.givenAt >= withdrawn.withdrawnAt)
  assert.deepEqual((await say(parent.token, studentId, true)).body, again)
  const { userId } = parent
  const wording = 'learning-2026-2'
  assert.deepEqual(await consentsOf(studentId), [
    { given: userId, wording, withdrawn: userId },
    { given: userId, wording, withdrawn: null },
  ])
})

test('after a withdrawal the latest state is shown, whatever came before', async () => {
  const { parent, studentId } = await family(world)
  for (const given of [false, true, false, true, false]) await say(parent.token, studentId, given)
  assert.equal((await say(parent.token, studentId, false)).body.given, false)
  const { body } = await world.call('learn.exportLearnStudent', parent.token, { studentId })
  assert.deepEqual(
    body.consents.map(({ withdrawnAt }) => withdrawnAt !== null),
    [true, true, true],
  )
  assert.equal(body.student.consent.givenAt, body.consents.at(-1)?.givenAt)
  assert.equal(body.student.consent.withdrawnAt, body.consents.at(-1)?.withdrawnAt)
})

test('consent given on two servers at the same time is given once', async () => {
  const { parent, studentId } = await family(world)
  await say(parent.token, studentId, false)
  const [one, other] = await world.callInOrder(
    'select from students where id = $1 for update',
    studentId,
    () => say(parent.token, studentId, true),
    () => say(parent.token, studentId, true, second.url),
  )
  assert.deepEqual([one.status, other.status], [200, 200])
  assert.deepEqual(one.body, other.body)
  assert.equal((await consentsOf(studentId)).length, 2)
})

test('changes of the PIN and of consent are in the audit log, each once', async () => {
  const { parent, studentId, organizationId } = await family(world)
  await reset(parent.token, studentId)
  await say(parent.token, studentId, false)
  const { body } = await world.call('audit.listAuditEvents', parent.token, {
    'filter[organizationId]': organizationId,
    'filter[subjectId]': studentId,
  })
  assert.deepEqual(body.data.map(({ operation, actorKind }) => `${operation} ${actorKind}`).sort(), [
    'learn.completeLearnParentChildOnboarding user',
    'learn.resetLearnStudentPin user',
    'learn.updateLearnConsent user',
  ])
})

/** Calls all four rights of a guardian, the erasure last. */
async function useRights(token: string, studentId: string) {
  return [
    await reset(token, studentId),
    await say(token, studentId, false),
    await world.call('learn.exportLearnStudent', token, { studentId }),
    await world.call('learn.eraseLearnStudent', token, { studentId }),
  ]
}

async function assertHoldsRights(token: string, studentId: string): Promise<void> {
  const answers = await useRights(token, studentId)
  assert.deepEqual(
    answers.map(({ status, body }) => (status === 200 ? 200 : body)),
    [200, 200, 200, 200],
  )
  assert.deepEqual(await isThere({ studentId }), false)
}

/** The guardian finds the child, and nobody else's. */
async function assertListed(token: string, organizationId: string, studentId: string): Promise<void> {
  assert.equal((await world.call('learn.getLearnStudent', token, { studentId })).body.id, studentId)
  for (const filter of [{}, { 'filter[organizationId]': organizationId }]) {
    const { body } = await world.call('learn.listLearnStudents', token, filter)
    assert.deepEqual([body.total, body.data.map(({ id }) => id)], [1, [studentId]])
  }
}

const { isThere } = erasureIn(world)

test('a guardian who was removed from the organization keeps their rights, and no others', async () => {
  const tenant = await world.tenant()
  const { parent, studentId, organizationId } = await clientFamily(world, tenant)
  const sibling = await clientFamily(world, tenant)
  const { body: members } = await world.call('members.listMembers', tenant.key, {})
  const member = members.data.find(({ email }) => email === parent.email)
  await world.call('members.removeMember', tenant.key, { memberId: member?.id ?? '' })
  for (const { body } of await useRights(parent.token, sibling.studentId))
    assert.equal(body._tag, 'NotFound', 'another family’s child')
  const state = await world.call('learn.getLearnStudentState', parent.token, { studentId })
  assert.equal(state.body._tag, 'NotFound')
  await assertListed(parent.token, organizationId, studentId)
  await assertHoldsRights(parent.token, studentId)
  assert(await isThere(sibling))
})

test('a guardian who was taken out of the family’s team keeps their rights', async () => {
  const tenant = await world.tenant()
  const { parent, studentId, teamId } = await clientFamily(world, tenant)
  const { body: members } = await world.call('members.listMembers', tenant.key, { 'filter[teamId]': teamId })
  for (const { id } of members.data)
    await world.call('teams.removeTeamMember', tenant.key, { teamId, memberId: id })
  await assertListed(parent.token, tenant.organizationId, studentId)
  await assertHoldsRights(parent.token, studentId)
})

test('a guardian keeps their rights while the organization is suspended', async () => {
  const tenant = await world.tenant()
  const { parent, studentId, organizationId } = await clientFamily(world, tenant)
  await world.owner.query(`update organizations set suspended_reason = 'unpaid' where id = $1`, [
    organizationId,
  ])
  const admin = await world.token(tenant.userId)
  assert.equal((await reset(admin, studentId)).body._tag, 'Forbidden')
  await assertListed(parent.token, organizationId, studentId)
  await assertHoldsRights(parent.token, studentId)
})

test('a parent who left their own family’s organization keeps their rights, without any other organization', async () => {
  const { parent, studentId, organizationId } = await family(world)
  await world.member({ organizationId }, 'admin')
  await world.call('members.leaveOrganization', parent.token, { organizationId })
  await assertHoldsRights(parent.token, studentId)
})

test('a repeated erasure by a guardian who is no longer a member gets the first answer', async () => {
  const { parent, studentId, organizationId } = await family(world)
  await world.member({ organizationId }, 'admin')
  await world.call('members.leaveOrganization', parent.token, { organizationId })
  const headers = { 'idempotency-key': 'erased' }
  const first = await world.call('learn.eraseLearnStudent', parent.token, { studentId }, { headers })
  const again = await world.call('learn.eraseLearnStudent', parent.token, { studentId }, { headers })
  assert.deepEqual([first.status, again.status], [200, 200])
  assert.deepEqual(again.body, first.body)
})
