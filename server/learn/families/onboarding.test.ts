import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import type { Contract } from '@learn/contract'
import { contract } from '@learn/contract'
import { check } from '@learn/contract/checks/check'
import type { ErrorBody } from '@learn/contract/errors'
import type { Input } from '@learn/contract/operation'
import { acceptInvitation, newChild, onboard } from '../../../test/support/learning/family.ts'
import { type Tenant, World } from '../../../test/support/world.ts'
import { sign } from '../../secrets.ts'
import { notCompared, organizationsLiteral } from '../../storage/scope.ts'
import { statement } from '../../storage/statement.ts'

const world = await World.create()
after(() => world.close())

const operation = contract['learn.completeLearnParentChildOnboarding']
type Asked = Input<Contract['learn.completeLearnParentChildOnboarding']>

const ask = (credential: string | undefined, child: Asked, headers: Record<string, string> = {}) =>
  world.call('learn.completeLearnParentChildOnboarding', credential, child, { headers })

/** Sends the body as it is. */
const send = (credential: string, body: unknown) =>
  world.request<ErrorBody & { issues?: { path: unknown[] }[] }>(operation.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const newEmail = () => `parent.${randomBytes(6).toString('hex')}@example.org`

async function tables(): Promise<string[]> {
  const { rows } = await world.owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** How many rows each table has. Emails are left out, because their rows disappear once they are sent. */
async function countRows(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const name of await tables()) {
    if (name === 'mails') continue
    const { rows } = await world.owner.query(`select count(*)::int as count from "${name}"`)
    counted[name] = rows[0].count
  }
  return counted
}

/** Does something that must fail, and checks that no table has changed. */
async function assertUnchanged<T>(work: () => Promise<T>): Promise<T> {
  const before = await countRows()
  const result = await work()
  assert.deepEqual(await countRows(), before)
  return result
}

async function assertRefused(credential: string, body: unknown, kind: string, field?: string) {
  const { status, body: answer } = await assertUnchanged(() => send(credential, body))
  assert.equal(answer._tag, kind, JSON.stringify(answer))
  assert(status < 500)
  if (!field) return answer
  if (kind === 'HttpApiDecodeError') assert.equal(answer.issues?.[0]?.path[0], field)
  else assert(answer.message.startsWith(field), answer.message)
  return answer
}

const one = async <Row extends object>(text: string, values: unknown[]): Promise<Row> => {
  const { rows } = await world.owner.query<Row>(text, values)
  assert.equal(rows.length, 1)
  return rows[0] as Row
}

const childrenFind = statement<{ id: string }>(
  'test_children',
  'select id from students order by created_at, id',
)

/** The children that the database shows a caller, whatever the statement. */
async function childrenSeenBy(token: string): Promise<string[]> {
  const { credentials, database, now } = world.server.app
  credentials.forget(`Bearer ${token}`, 'api') // Cached access may be out of date; a call would notice.
  const { actor, memberships } = await credentials.authenticate(`Bearer ${token}`, 'api', now())
  const organizations = organizationsLiteral(memberships.map(({ organizationId }) => organizationId))
  const scope = { principalId: actor.principalId, versions: notCompared, organizations }
  return (await database.scoped(scope).query(childrenFind, [])).map(({ id }) => id)
}

test('a parent onboards a child: everything the child needs exists, and the answer says so', async () => {
  const { userId, token, email } = await world.person()
  const asked = newChild(email, { targetSchool: 'Ashgrove' })
  const { status, body } = await ask(token, asked)
  assert.equal(status, 201)
  assert.deepEqual(check(operation.response, body), [])
  const { organizationId, teamId, studentId, learnerKey } = body.actor
  assert.equal(body.actor.actorId, userId)
  assert.deepEqual(body.profile, { displayName: 'Alex Reed', organizationId, teamId, studentId })
  const credential = { username: asked.childUsername, pinSet: true, credentialKind: 'student_username_pin' }
  const shown = { displayName: 'Robin', avatarId: 'fox', targetSchool: 'Ashgrove', learnerKey, credential }
  assert.deepEqual(body.student, { id: studentId, ...shown })
  assert.match(learnerKey, /^lk_[\w-]{22}$/)
  assert.deepEqual(
    body.links.map(link => link.studentId),
    [studentId],
  )
  assert.equal(body.entitlement.plan, 'trial')
  assert.equal(body.entitlement.status, 'trialing')
  assert.equal(body.entitlement.endsAt, null)
  assert.deepEqual(body.entitlement.subjectIds, ['maths', 'english'])
  assert.equal(body.firstDestination, `/learn/${studentId}/diagnostic`)
  for (const grant of [
    'student:pin',
    'student:consent',
    'student:export',
    'student:erase',
    'organization:manage',
  ])
    assert(body.actor.adminGrants.includes(grant), grant)
  const student = await one(
    `select team_id as team, year_group as year, exam_family_id as exam, subject_ids as subjects from students
      where id = $1 and organization_id = $2`,
    [studentId, organizationId],
  )
  assert.deepEqual(student, { team: teamId, year: 'Year 5', exam: 'gl', subjects: ['maths', 'english'] })
  await one('select from guardians where student_id = $1 and user_id = $2', [studentId, userId])
  await one('select from consents where student_id = $1 and given_by_user_id = $2 and withdrawn_at is null', [
    studentId,
    userId,
  ])
  await one(
    `select from entitlements where student_id = $1 and plan = 'trial' and status = 'trialing' and ends_at is null`,
    [studentId],
  )
  const kept = await one<{ hash: string }>(
    'select pin_hash as hash from student_credentials where student_id = $1',
    [studentId],
  )
  assert.match(kept.hash, /^\$argon2id\$/)
  const member = await one(
    'select role, membership_type as type from memberships where organization_id = $1',
    [organizationId],
  )
  assert.deepEqual(member, { role: 'admin', type: 'team' })
})

test('the next steps are names of operations', async () => {
  const { token, email } = await world.person()
  const { body } = await ask(token, newChild(email))
  assert(body.nextSteps.length > 0)
  for (const step of body.nextSteps) assert.match(step, /^learn\.[a-z]\w+$/)
})

const { properties, required } = operation.body as unknown as {
  properties: Record<string, { minLength?: number; maxLength?: number }>
  required: string[]
}
const fields = Object.keys(properties)
const nullableFields = ['targetSchool', 'tutorInviteEmail']
const limits: Record<string, [number, number]> = {
  parentDisplayName: [1, 160],
  parentEmail: [3, 254],
  childDisplayName: [1, 160],
  childUsername: [1, 128],
  childPin: [4, 4],
  targetSchool: [0, 160],
  examFamilyId: [1, 128],
  avatarId: [1, 128],
  tutorInviteEmail: [0, 254],
}

test('every field except the tutor’s is required, and refused if it is missing, null or of the wrong type', async () => {
  const { token, email } = await world.person()
  assert.deepEqual(
    fields.filter(field => !required.includes(field)),
    ['tutorInviteEmail'],
  )
  for (const field of fields) {
    const { [field as keyof Asked]: _, ...rest } = newChild(email)
    if (field !== 'tutorInviteEmail') await assertRefused(token, rest, 'HttpApiDecodeError', field)
    if (!nullableFields.includes(field))
      await assertRefused(token, { ...rest, [field]: null }, 'HttpApiDecodeError', field)
    for (const wrong of [7, true, {}, field === 'subjectIds' ? 'maths' : ['x']])
      await assertRefused(token, { ...rest, [field]: wrong }, 'HttpApiDecodeError', field)
  }
  await assertRefused(token, { ...newChild(email), role: 'admin' }, 'HttpApiDecodeError', 'role')
  for (const body of [null, [], 'x', 7]) await assertRefused(token, body, 'HttpApiDecodeError')
})

test('texts that are too short or too long are refused, and those at the limit are not', async () => {
  const tenant = await world.tenant()
  for (const [field, [least, most]] of Object.entries(limits)) {
    const child = newChild(newEmail())
    const with_ = (text: string) => ({ ...child, [field]: text })
    if (least > 0) await assertRefused(tenant.key, with_('a'.repeat(least - 1)), 'HttpApiDecodeError', field)
    await assertRefused(tenant.key, with_('a'.repeat(most + 1)), 'HttpApiDecodeError', field)
    // Characters are counted, not UTF-16 units.
    await assertRefused(tenant.key, with_('😀'.repeat(most + 1)), 'HttpApiDecodeError', field)
    if (/Email|examFamily/.test(field)) continue
    const longest = field === 'childPin' ? '😀🦊🐙🦉' : '😀'.repeat(most)
    const unique = field === 'childUsername' ? randomBytes(64).toString('hex') : longest
    const { status, body } = await send(tenant.key, with_(unique))
    assert.equal(status, 201, `${field}: ${JSON.stringify(body)}`)
  }
  const short = { parentDisplayName: 'A', childDisplayName: 'B', avatarId: 'c', targetSchool: '' }
  assert.equal((await send(tenant.key, newChild(newEmail(), short))).status, 201)
})

test('a PIN has exactly four characters, of almost any kind', async () => {
  const { key } = await world.tenant()
  for (const childPin of ['123', '12345', '', '😀😀😀', '😀😀😀😀😀', '123\0', '123\ud83d'])
    await assertRefused(key, newChild(newEmail(), { childPin }), 'HttpApiDecodeError', 'childPin')
  for (const childPin of ['0729', '😀🦊🐙🦉', 'a b ', 'ÄÖÜß', '\\"\';', '日本語字'])
    assert.equal((await send(key, newChild(newEmail(), { childPin }))).status, 201, childPin)
})

test('a PIN that many people choose is refused with advice, and nothing is created', async () => {
  const { token, email } = await world.person()
  for (const childPin of ['1234', '0000', '1212', '2015', '2580', 'abcd', '    ']) {
    const { message } = await assertRefused(token, newChild(email, { childPin }), 'BadRequest', 'childPin')
    assert.match(message, /^childPin is too easy to guess.*at least three different characters/)
    assert(!message.includes(childPin))
  }
})

test('unknown years, subjects and exams are refused, and the known exams are listed', async () => {
  const { token, email } = await world.person()
  const child = newChild(email)
  await assertRefused(token, { ...child, yearGroup: 'Year 7' }, 'HttpApiDecodeError', 'yearGroup')
  await assertRefused(token, { ...child, yearGroup: 'year 5' }, 'HttpApiDecodeError', 'yearGroup')
  await assertRefused(
    token,
    { ...child, subjectIds: ['maths', 'science'] },
    'HttpApiDecodeError',
    'subjectIds',
  )
  await assertRefused(token, { ...child, subjectIds: [null] }, 'HttpApiDecodeError', 'subjectIds')
  const { message } = await assertRefused(
    token,
    { ...child, examFamilyId: 'GL' },
    'BadRequest',
    'examFamilyId',
  )
  assert.match(message, /\bgl\b.*,/)
})

test('no subject means all four, and one that is named twice counts once', async () => {
  const { token, email } = await world.person()
  const none = await ask(token, newChild(email, { subjectIds: [] }))
  assert.deepEqual(none.body.entitlement.subjectIds, [
    'maths',
    'english',
    'verbal-reasoning',
    'non-verbal-reasoning',
  ])
  const twice = await ask(token, newChild(email, { subjectIds: ['english', 'maths', 'english', 'english'] }))
  assert.deepEqual(twice.body.entitlement.subjectIds, ['maths', 'english'])
  const kept = await one('select subject_ids as subjects from students where id = $1', [
    twice.body.student.id,
  ])
  assert.deepEqual(kept, { subjects: ['maths', 'english'] })
})

const unreachable = [
  'abc',
  '@example.org',
  'parent@',
  'a b@example.org',
  'a@@example.org',
  'jörg@example.org',
  'a@example..org',
  'a@.example.org',
  'a@192.168.0.1',
  'a@[::1]',
  'a@exa_mple.org',
  'a\n@example.org',
  'Alex <a@example.org>',
  'a@example.org, b@example.org',
]

test('an address that no email could reach is refused, for a parent and for a tutor', async () => {
  const { key } = await world.tenant()
  const { token, email } = await world.person()
  for (const address of unreachable) {
    for (const credential of [key, token])
      await assertRefused(credential, newChild(address), 'BadRequest', 'parentEmail')
    await assertRefused(
      token,
      newChild(email, { tutorInviteEmail: address }),
      'BadRequest',
      'tutorInviteEmail',
    )
  }
  await assertRefused(
    token,
    newChild(email, { tutorInviteEmail: email.toUpperCase() }),
    'BadRequest',
    'tutorInviteEmail',
  )
})

test('an address in a local network is refused if an invitation has to be sent there', async () => {
  const { key } = await world.tenant()
  const { token, email } = await world.person()
  for (const address of ['a@b', 'parent@localhost']) {
    await assertRefused(key, newChild(address), 'BadRequest', 'parentEmail')
    await assertRefused(
      token,
      newChild(email, { tutorInviteEmail: address }),
      'BadRequest',
      'tutorInviteEmail',
    )
  }
})

test('the administrator of a fresh installation, whose address is only local, can onboard a child', async () => {
  const { token, email } = await world.person('somebody@localhost')
  assert.equal((await ask(token, newChild(email))).status, 201)
})

test('names have one line, and a username is not blank', async () => {
  const { token, email } = await world.person()
  const named = ['parentDisplayName', 'childDisplayName', 'childUsername', 'avatarId', 'targetSchool']
  for (const field of named) {
    for (const text of ['a\nb', 'a\u202eb', 'a\u2028b', '\u007f'])
      await assertRefused(token, { ...newChild(email), [field]: text }, 'BadRequest', field)
    for (const text of ['a\0b', '\ud83d', 'a\udc00'])
      await assertRefused(token, { ...newChild(email), [field]: text }, 'HttpApiDecodeError', field)
  }
  for (const childUsername of [' ', '\u3000', '\u200b', '\u00ad\u2060'])
    await assertRefused(token, newChild(email, { childUsername }), 'BadRequest', 'childUsername')
})

test('with a user’s token only the caller can be the parent, in any spelling of the address', async () => {
  const person = await world.person('mixed.case@example.org')
  assert.equal((await ask(person.token, newChild(' Mixed.Case@EXAMPLE.org '))).status, 201)
  await assertRefused(person.token, newChild(newEmail()), 'Forbidden', 'parentEmail')
  const narrow = await world.token(person.userId, { scopes: ['learn:read'] })
  await assertRefused(narrow, newChild(person.email), 'Forbidden')
  const { body } = await ask(undefined, newChild(person.email))
  assert.equal(body._tag, 'Unauthorized')
})

test('a key without the admin role is refused, and so is a child', async () => {
  const tenant = await world.tenant()
  for (const role of ['viewer', 'member'] as const)
    await assertRefused(await world.key(tenant, { role }), newChild(newEmail()), 'Forbidden')
  const { token } = await onboard(world, tenant.key, newEmail())
  await assertRefused(token, newChild(newEmail()), 'Forbidden')
})

test('a repeated request gets the same answer and creates one child; another body with the same key is a conflict', async () => {
  const { token, email } = await world.person()
  const child = newChild(email, { tutorInviteEmail: `tutor.${email}` })
  const key = { 'idempotency-key': randomBytes(8).toString('hex') }
  const first = await ask(token, child, key)
  assert.equal(first.status, 201)
  const again = await assertUnchanged(() => ask(token, child, key))
  assert.equal(again.status, 201)
  assert.equal(again.headers.get('idempotency-replayed'), 'true')
  assert.deepEqual(again.body, first.body)
  const other = await assertUnchanged(() => ask(token, { ...child, childPin: '9183' }, key))
  assert.equal(other.body._tag, 'Conflict')
  assert.equal((await world.waitForMails(`tutor.${email}`)).length, 1)
})

test('many requests at the same time with one idempotency key create one child', async () => {
  const { token, email } = await world.person()
  const child = newChild(email)
  const key = { 'idempotency-key': randomBytes(8).toString('hex') }
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(token, child, key)))
  for (const { status, body } of answers) if (status !== 201) assert.equal(body._tag, 'Conflict')
  assert(answers.some(({ status }) => status === 201))
  await one('select from student_credentials where username = $1', [child.childUsername])
})

test('another child joins the family: the same organization and team, and a guardian of both', async () => {
  const { token, email } = await world.person()
  const first = (await ask(token, newChild(email))).body
  const before = await countRows()
  const second = (await ask(token, newChild(email, { childDisplayName: 'Jo' }))).body
  assert.equal(second.actor.organizationId, first.actor.organizationId)
  assert.equal(second.actor.teamId, first.actor.teamId)
  assert.notEqual(second.student.learnerKey, first.student.learnerKey)
  assert.deepEqual(
    second.links.map(({ studentId }) => studentId),
    [first.student.id, second.student.id],
  )
  const now = await countRows()
  for (const table of ['organizations', 'teams', 'families', 'memberships', 'users'])
    assert.equal(now[table], before[table], table)
  assert.deepEqual(await childrenSeenBy(token), [first.student.id, second.student.id])
})

test('the family’s organization is found among the parent’s others', async () => {
  const { token, email } = await world.person()
  const create = (name: string) => world.call('organizations.createOrganization', token, { name })
  const tutoring = (await create('My tutoring')).body.id
  const first = (await ask(token, newChild(email))).body.actor.organizationId
  assert.notEqual(first, tutoring)
  await create('Another')
  assert.equal((await ask(token, newChild(email))).body.actor.organizationId, first)
})

test('a parent who no longer administers the family’s organization is refused; one who has left it starts another', async () => {
  const parent = await world.person()
  const { organizationId } = await onboard(world, parent.token, parent.email)
  await world.member({ organizationId }, 'admin')
  const role = (wanted: string) =>
    world.owner.query('update memberships set role = $3 where organization_id = $1 and principal_id = $2', [
      organizationId,
      parent.userId,
      wanted,
    ])
  await role('member')
  await assertRefused(parent.token, newChild(parent.email), 'Forbidden')
  await world.owner.query('delete from memberships where organization_id = $1 and principal_id = $2', [
    organizationId,
    parent.userId,
  ])
  const { body } = await ask(parent.token, newChild(parent.email))
  assert.notEqual(body.actor.organizationId, organizationId)
  assert.equal(
    (await ask(parent.token, newChild(parent.email))).body.actor.organizationId,
    body.actor.organizationId,
  )
})

test('a suspended family learns why', async () => {
  const parent = await world.person()
  const { organizationId } = await onboard(world, parent.token, parent.email)
  await world.owner.query(`update organizations set suspended_reason = 'unpaid' where id = $1`, [
    organizationId,
  ])
  const { message } = await assertRefused(parent.token, newChild(parent.email), 'Forbidden')
  assert.match(message, /suspended: unpaid/)
})

test('with a key, the family is found by any spelling of the parent’s address', async () => {
  const { key, organizationId } = await world.tenant()
  const first = (await ask(key, newChild('Some.Parent@Example.ORG'))).body
  assert.equal(first.actor.organizationId, organizationId)
  assert(!first.actor.adminGrants.includes('organization:manage'))
  const second = (await ask(key, newChild('some.parent@example.org'))).body
  assert.equal(second.actor.teamId, first.actor.teamId)
  assert.deepEqual(
    second.links.map(({ studentId }) => studentId),
    [first.student.id, second.student.id],
  )
})

test('a parent invited by an organization becomes its client when they accept, and sees only their own family', async () => {
  const tenant = await world.tenant('Ashgrove Tutors')
  const others = await onboard(world, tenant.key, newEmail())
  const parent = await world.person()
  const first = await onboard(world, tenant.key, parent.email)
  const second = await onboard(world, tenant.key, parent.email)
  assert.equal(second.teamId, first.teamId)
  assert.notEqual(others.teamId, first.teamId)
  assert.deepEqual(await childrenSeenBy(parent.token), [])
  await acceptInvitation(world, tenant.key, parent)
  const member = await one(
    'select role, membership_type as type from memberships where organization_id = $1 and principal_id = $2',
    [tenant.organizationId, parent.userId],
  )
  assert.deepEqual(member, { role: 'member', type: 'client' })
  assert.deepEqual(await childrenSeenBy(parent.token), [first.studentId, second.studentId])
  const teams = await world.call('teams.listTeams', parent.token, {})
  assert.deepEqual(
    teams.body.data.map(({ id }) => id),
    [first.teamId],
  )
  assert.equal(teams.body.total, 1)
  const mails = await world.waitForMails(parent.email, 2)
  assert.equal(mails.length, 2)
  assert.match(mails[0]?.subject ?? '', /please confirm that you are the guardian$/)
  assert(mails[0]?.text.includes('"Ashgrove Tutors"'))
  assert(!mails[0]?.text.includes('Robin'), 'the child is not named')
})

test('a member of the organization whose child is onboarded keeps their role', async () => {
  const tenant = await world.tenant()
  const teacher = await world.member(tenant, 'viewer')
  await onboard(world, tenant.key, teacher.email)
  const member = await one('select role, membership_type as type from memberships where id = $1', [
    teacher.memberId,
  ])
  assert.deepEqual(member, { role: 'viewer', type: 'team' })
})

test('a parent can have their own family and be a client elsewhere, each with its own children', async () => {
  const tenant = await world.tenant()
  const parent = await world.person()
  const own = await onboard(world, parent.token, parent.email)
  const brought = await onboard(world, tenant.key, parent.email)
  await acceptInvitation(world, tenant.key, parent)
  assert.notEqual(own.organizationId, brought.organizationId)
  assert.deepEqual(await childrenSeenBy(parent.token), [own.studentId, brought.studentId])
  assert.equal((await onboard(world, parent.token, parent.email)).organizationId, own.organizationId)
})

test('if there is no seat left for the parent, nothing is created', async () => {
  const tenant = await world.tenant()
  await world.owner.query('update organizations set seats = 1 where id = $1', [tenant.organizationId])
  const { message } = await assertRefused(tenant.key, newChild(newEmail()), 'Conflict')
  assert.match(message, /seats/)
})

test('an organization can’t send emails to parents without limit', async () => {
  const tenant = await world.tenant()
  await onboard(world, tenant.key, newEmail())
  const name = sign(world.server.app.secrets.mailCount.current, `to parents by ${tenant.organizationId}`)
  const { rowCount } = await world.owner.query(
    'update mail_counts set count = 5000 where name_hash = $1 and count = 1',
    [name],
  )
  assert.equal(rowCount, 1)
  const { message } = await assertRefused(tenant.key, newChild(newEmail()), 'TooManyRequests')
  assert.match(message, /5,000/)
})

async function invitationsOf({ organizationId }: Pick<Tenant, 'organizationId'>, email: string) {
  const { rows } = await world.owner.query(
    `select role, membership_type as type, team_id as "teamId", status from invitations
      where organization_id = $1 and email = $2`,
    [organizationId, email],
  )
  return rows
}

test('a tutor is invited once, and after accepting sees this family only', async () => {
  const parent = await world.person()
  const tutor = await world.person()
  const first = await onboard(world, parent.token, parent.email, {
    tutorInviteEmail: tutor.email.toUpperCase(),
  })
  const second = await onboard(world, parent.token, parent.email, { tutorInviteEmail: tutor.email })
  const { teamId } = first
  assert.deepEqual(await invitationsOf(first, tutor.email), [
    { role: 'member', type: 'client', teamId, status: 'pending' },
  ])
  assert.deepEqual(await childrenSeenBy(tutor.token), [])
  await acceptInvitation(world, parent.token, tutor)
  assert.deepEqual(await childrenSeenBy(tutor.token), [first.studentId, second.studentId])
  const third = await onboard(world, parent.token, parent.email, { tutorInviteEmail: tutor.email })
  assert.deepEqual(await childrenSeenBy(tutor.token), [first.studentId, second.studentId, third.studentId])
  assert.equal((await world.waitForMails(tutor.email)).length, 1)
  assert.equal((await invitationsOf(first, tutor.email)).length, 1)
})

test('a tutor already known to the organization joins the next family without an invitation', async () => {
  const tenant = await world.tenant()
  const tutor = await world.person()
  const colleague = await world.member(tenant)
  const tutorInviteEmail = tutor.email
  const first = await onboard(world, tenant.key, newEmail(), { tutorInviteEmail })
  const waiting = await assertRefused(
    tenant.key,
    newChild(newEmail(), { tutorInviteEmail }),
    'Conflict',
    'tutorInviteEmail',
  )
  assert.match(waiting.message, /pending invitation to another family/)
  await acceptInvitation(world, tenant.key, tutor)
  const second = await onboard(world, tenant.key, newEmail(), { tutorInviteEmail })
  const others = await onboard(world, tenant.key, newEmail(), { tutorInviteEmail: colleague.email })
  assert.deepEqual(await childrenSeenBy(tutor.token), [first.studentId, second.studentId])
  assert.equal((await invitationsOf(tenant, tutor.email)).length, 1)
  assert.equal(
    (await invitationsOf(tenant, colleague.email)).length,
    0,
    'a member who sees everything needs none',
  )
  assert((await childrenSeenBy(colleague.token)).includes(others.studentId))
})

test('leaving out the tutor, in any way, invites nobody', async () => {
  const { token, email } = await world.person()
  for (const tutorInviteEmail of [undefined, null, '']) {
    const child = newChild(email)
    const { body, status } = await ask(
      token,
      tutorInviteEmail === undefined ? child : { ...child, tutorInviteEmail },
    )
    assert.equal(status, 201)
    const { rows } = await world.owner.query('select from invitations where organization_id = $1', [
      body.actor.organizationId,
    ])
    assert.equal(rows.length, 0)
  }
})

test('a username is unique in the whole installation, whatever its case, width and invisible characters', async () => {
  const tenant = await world.tenant()
  const { token, email } = await world.person()
  const name = `straße-${randomBytes(6).toString('hex')}`
  await onboard(world, tenant.key, newEmail(), { childUsername: ` ${name}` })
  const same = [
    name,
    name.toUpperCase(),
    name.replace('ß', 'SS'),
    `${name} `,
    name.replace('s', 'ｓ'),
    `${name}\u200b`,
  ]
  for (const childUsername of same)
    await assertRefused(token, newChild(email, { childUsername }), 'Conflict', 'childUsername')
  assert.equal((await ask(token, newChild(email, { childUsername: `${name}-2` }))).status, 201)
})

test('a caller who tries many taken usernames has to wait, whatever the token', async () => {
  const tenant = await world.tenant()
  const { username } = await onboard(world, tenant.key, newEmail())
  for (let index = 0; index < 25; index++)
    assert.equal((await ask(tenant.key, newChild(newEmail()))).status, 201, 'free usernames are not counted')
  const { token, email, userId } = await world.person()
  const another = await world.token(userId, { grantId: await world.grant(userId) })
  for (let index = 0; index < 20; index++) {
    const { body } = await ask(index % 2 ? token : another, newChild(email, { childUsername: username }))
    assert.equal(body._tag, 'Conflict')
  }
  const { body, headers } = await assertUnchanged(() => ask(token, newChild(email)))
  assert.equal(body._tag, 'TooManyRequests')
  assert(Number(headers.get('retry-after')) > 0)
  world.clock.ahead = 601_000
  assert.equal((await ask(token, newChild(email))).status, 201)
  world.clock.ahead = 0
})

test('another key of the same person does not allow more taken usernames', async () => {
  const tenant = await world.tenant()
  const [key, another] = [tenant.key, await world.key(tenant)]
  const { username } = await onboard(world, key, newEmail())
  for (let index = 0; index < 20; index++) {
    const { body } = await ask(key, newChild(newEmail(), { childUsername: username }))
    assert.equal(body._tag, 'Conflict')
  }
  const { body } = await ask(another, newChild(newEmail(), { childUsername: username }))
  assert.equal(body._tag, 'TooManyRequests')
})

test('first children of one parent, onboarded at the same time, get into one organization', async () => {
  for (let round = 0; round < 5; round++) {
    const { token, email } = await world.person()
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(token, newChild(email))))
    for (const { status, body } of answers) assert.equal(status, 201, JSON.stringify(body))
    assert.equal(new Set(answers.map(({ body }) => body.actor.organizationId)).size, 1)
    assert.equal(new Set(answers.map(({ body }) => body.actor.teamId)).size, 1)
    const { rows } = await world.owner.query(
      'select from memberships m join users u on u.id = m.principal_id where u.email = $1',
      [email],
    )
    assert.equal(rows.length, 1, 'and no other was left behind')
  }
})

test('first children of one new parent, onboarded at the same time with a key, get into one family', async () => {
  const { key } = await world.tenant()
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(key, newChild(email))))
  for (const { status, body } of answers) assert.equal(status, 201, JSON.stringify(body))
  assert.equal(new Set(answers.map(({ body }) => body.actor.teamId)).size, 1)
  const { body } = await world.call('organizations.listInvitations', key, {})
  assert.equal(body.data.length, 1)
})

test('of twenty requests for one username at the same time one succeeds, and the others leave nothing behind', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => world.person()))
  const before = await countRows()
  const childUsername = `wanted-${randomBytes(6).toString('hex')}`
  const answers = await Promise.all(
    people.map(({ token, email }) => ask(token, newChild(email, { childUsername }))),
  )
  const kinds = answers.map(({ status, body }) => (status === 201 ? 'made' : body._tag)).sort()
  assert.deepEqual(kinds, [...Array<string>(19).fill('Conflict'), 'made'])
  const now = await countRows()
  for (const table of [
    'students',
    'student_credentials',
    'organizations',
    'teams',
    'families',
    'guardians',
    'consents',
  ])
    assert.equal((now[table] ?? 0) - (before[table] ?? 0), 1, table)
})

test('of twenty requests for one username at the same time with one key, one succeeds', async () => {
  const { key } = await world.tenant()
  const childUsername = `wanted-${randomBytes(6).toString('hex')}`
  const asked = Array.from({ length: 20 }, () => ask(key, newChild(newEmail(), { childUsername })))
  const kinds = (await Promise.all(asked))
    .map(({ status, body }) => (status === 201 ? 'made' : body._tag))
    .sort()
  assert.deepEqual(kinds, [...Array<string>(19).fill('Conflict'), 'made'])
})

/** Every row of every table as text, and the raw bytes of binary columns. */
async function dump(): Promise<string> {
  const texts: string[] = []
  for (const name of await tables()) {
    const { rows } = await world.owner.query(`select t::text as row from "${name}" t`)
    texts.push(...rows.map(({ row }) => String(row)))
  }
  return texts.join('\n')
}

test('the PIN is in no table, log, email or answer', async () => {
  const childPin = '¿§¶ß'
  const tenant = await world.tenant()
  const parent = await world.person()
  const tutorInviteEmail = newEmail()
  const headers = { 'idempotency-key': randomBytes(8).toString('hex') }
  const child = newChild(parent.email, { childPin, tutorInviteEmail })
  const answers = [
    await ask(tenant.key, child, headers),
    await ask(tenant.key, child, headers),
    await ask(tenant.key, child),
    await ask(tenant.key, newChild('no address', { childPin })),
    await send(tenant.key, { ...child, childPin: `${childPin}!` }),
    await send(tenant.key, { ...child, childPin: [childPin] }),
  ]
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 409, 400, 400, 400],
  )
  const mails = [...(await world.waitForMails(parent.email)), ...(await world.waitForMails(tutorInviteEmail))]
  const everything = [await dump(), world.log.join(''), JSON.stringify(mails), JSON.stringify(answers)]
  const bytes = Buffer.from(childPin)
  for (const text of everything) {
    assert(text.length > 50)
    for (const form of [
      childPin,
      bytes.toString('hex'),
      bytes.toString('base64'),
      encodeURIComponent(childPin),
    ])
      assert(!text.includes(form), form)
  }
  assert(everything[0]?.includes(child.childUsername), 'the dump would contain it')
  assert(!world.log.join('').includes(child.childUsername))
  assert(!JSON.stringify(mails).includes(child.childUsername))
})

test('every onboarding is in the audit log of the organization', async () => {
  const parent = await world.person()
  const { organizationId, studentId, teamId } = await onboard(world, parent.token, parent.email)
  const { body } = await world.call('audit.listAuditEvents', parent.token, {
    'filter[organizationId]': organizationId,
  })
  const subjects = body.data.map(({ subjectId }) => subjectId)
  for (const id of [organizationId, teamId, studentId]) assert(subjects.includes(id))
  assert(body.data.every(({ operation: id }) => id === operation.id))
})

test('a trial ends if the operator has set its number of days', async () => {
  const server = await world.startAnotherServer({ trialDays: 14 })
  const { token, email } = await world.person()
  const { body } = await world.call('learn.completeLearnParentChildOnboarding', token, newChild(email), {
    url: server.url,
  })
  await server.close()
  const { startsAt, endsAt } = body.entitlement
  assert.equal(Date.parse(endsAt ?? '') - Date.parse(startsAt), 14 * 86_400_000)
  const kept = await one<{ days: number }>(
    `select extract(day from ends_at - starts_at)::int as days from entitlements where student_id = $1`,
    [body.student.id],
  )
  assert.equal(kept.days, 14)
})

test('a family has at most twenty children, and at most ten are added in a day', async () => {
  const { token, email } = await world.person()
  const addTen = async () => {
    for (let index = 0; index < 10; index++) assert.equal((await ask(token, newChild(email))).status, 201)
  }
  await addTen()
  const tooFast = await assertRefused(token, newChild(email), 'Conflict')
  assert.match(tooFast.message, /^10 children .* within a day/)
  await world.owner.query(
    `update students set created_at = created_at - interval '25 hours' where team_id in (
      select team_id from families where parent_email = $1)`,
    [email],
  )
  await addTen()
  await world.owner.query(
    `update students set created_at = created_at - interval '25 hours' where team_id in (
      select team_id from families where parent_email = $1)`,
    [email],
  )
  const tooMany = await assertRefused(token, newChild(email), 'Conflict')
  assert.match(tooMany.message, /already has 20 children/)
})
