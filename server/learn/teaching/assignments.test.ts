import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clientFamily, family, onboard } from '../../../test/support/learning/family.ts'
import { World } from '../../../test/support/world.ts'
import { randomId, uuidv7 } from '../../ids.ts'
import { notCompared, organizationsLiteral } from '../../storage/scope.ts'
import { findActiveAssignment } from './active-assignment.store.ts'

const world = await World.create()
after(() => world.close())

const topicId = 'maths.place-value'
const practice = { actionType: 'practice', topicId } as const
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function child() {
  const tenant = await world.tenant()
  const { parent, ...student } = await clientFamily(world, tenant)
  const { studentId } = student
  const create = (input: object = {}, by = tenant.key) =>
    world.call('learn.createLearnAssignment', by, { studentId, ...practice, ...input })
  const list = async (query: object = {}, by = tenant.key) =>
    (await world.call('learn.listLearnAssignments', by, query)).body
  const cancel = (assignmentId: string, by = tenant.key) =>
    world.call('learn.cancelLearnAssignment', by, { assignmentId })
  const hide = (topic: string, hidden: boolean, lessonPublished = true) =>
    world.owner.query(
      `insert into topic_settings (organization_id, topic_id, hidden, lesson_published, updated_at) values ($1, $2, $3, $4, now())
        on conflict (organization_id, topic_id) do update set hidden = $3, lesson_published = $4`,
      [tenant.organizationId, topic, hidden, lessonPublished],
    )
  return { ...tenant, student, studentId, parent, create, list, cancel, hide }
}

/** A tutor of this family only. */
async function tutorOf({ organizationId, key, student }: Awaited<ReturnType<typeof child>>) {
  const tutor = await world.member({ organizationId }, 'member', 'client')
  const { teamId } = student
  await world.call('teams.addTeamMember', key, { teamId, memberId: tutor.memberId })
  return tutor
}

test('a member, a tutor, the parent and a key can create an assignment, and the child sees it', async () => {
  const family = await child()
  const { organizationId, studentId, userId, create, list } = family
  const dueAt = inDays(3)
  const { status, body } = await create({ count: 5, note: 'Say each place aloud.\nSlowly.', dueAt })
  assert.equal(status, 201)
  const { id, createdAt } = body
  assert.deepEqual(body, {
    id,
    organizationId,
    studentId,
    assignedByUserId: userId,
    ...practice,
    count: 5,
    done: 0,
    note: 'Say each place aloud.\nSlowly.',
    files: [],
    status: 'open',
    dueAt,
    createdAt,
    closedAt: null,
  })
  const [member, tutor] = [await world.member(family), await tutorOf(family)]
  for (const { token, userId } of [member, tutor, family.parent])
    assert.equal((await create({}, token)).body.assignedByUserId, userId)
  const seen = await list({}, family.student.token)
  assert.deepEqual([seen.total, seen.data.length, seen.data.at(-1)], [4, 4, body])
  const [latest] = seen.data
  assert.deepEqual([latest?.count, latest?.note, latest?.dueAt], [1, null, null])
})

test('a viewer and the child can’t create assignments, and a tutor of another family does not find the child', async () => {
  const [mine, other] = [await child(), await child()]
  const viewer = await world.member(mine, 'viewer')
  assert.equal((await mine.create({}, viewer.token)).body._tag, 'Forbidden')
  assert.equal((await mine.create({}, mine.student.token)).body._tag, 'Forbidden')
  const stranger = await world.member(mine, 'member', 'client')
  for (const by of [stranger.token, (await tutorOf(other)).token, other.key])
    assert.equal((await mine.create({}, by)).body._tag, 'NotFound')
  assert.equal((await mine.list()).total, 0)
})

test('an assignment outside the child’s subjects, or that they could not be given, is refused with the reason', async () => {
  const { create, hide, list, organizationId } = await child()
  await hide('maths.algebra', true)
  await hide('maths.ratio-and-proportion', false, false)
  const cases: [object, RegExp][] = [
    [{ topicId: 'maths.witchcraft' }, /^Topic “maths\.witchcraft” does not exist/],
    [{ topicId: 'Maths.place-value' }, /^Topic “Maths\.place-value” does not exist/],
    [{ topicId: 'maths.algebra' }, /hides this topic/],
    [{ topicId: 'maths.ratio-and-proportion', actionType: 'lesson' }, /has not published the lesson/],
    [{ dueAt: inDays(-1) }, /dueAt is in the past/],
    [{ dueAt: '2016-12-31T23:59:60Z' }, /must be a valid date-time/],
    [{ note: 'a\u202eb' }, /control characters/],
    [{ note: 'bell\u0007' }, /control characters/],
  ]
  for (const [input, sentence] of cases) {
    const { body } = await create(input)
    assert.equal(body._tag, 'BadRequest', JSON.stringify(input))
    assert.match(body.message ?? '', sentence)
  }
  assert.equal((await list()).total, 0)
  assert.equal(
    (await create({ topicId: 'maths.ratio-and-proportion' })).status,
    201,
    'its questions are not withheld',
  )
  await world.owner.query(
    'insert into learn_settings (organization_id, require_published_content, updated_at) values ($1, false, now())',
    [organizationId],
  )
  assert.equal((await create({ topicId: 'maths.ratio-and-proportion', actionType: 'lesson' })).status, 201)
})

test('a topic of a subject that the child does not study is refused, until they study it', async () => {
  const { create, key, studentId } = await child()
  const { body: refused } = await create({ topicId: 'verbal-reasoning.letter-codes' })
  assert.equal(refused._tag, 'BadRequest')
  assert.match(refused.message ?? '', /does not study verbal-reasoning\. Their subjects are maths, english/)
  await world.call('learn.updateLearnStudent', key, { studentId, subjectIds: [] })
  assert.equal((await create({ topicId: 'verbal-reasoning.letter-codes' })).status, 201)
})

test('input that does not match the contract is refused', async () => {
  const { create, list } = await child()
  for (const input of [
    { actionType: 'break' },
    { count: 0 },
    { count: 51 },
    { count: 1.5 },
    { count: '3' },
    { note: 'x'.repeat(501) },
    { note: 'nul\0' },
    { note: '\udc00' },
    { note: null },
    { topicId: '' },
    { topicId: 'x'.repeat(129) },
    { topicId: 'maths.\0' },
    { dueAt: 'tomorrow' },
    { dueAt: null },
    { studentId: 'robin' },
  ]) {
    const { body } = await create(input)
    assert.equal(body._tag, 'HttpApiDecodeError', JSON.stringify(input))
  }
  assert.equal((await create({ studentId: randomId() })).body._tag, 'NotFound')
  assert.equal((await list()).total, 0)
  assert.equal((await create({ note: '😀'.repeat(500), count: 50 })).status, 201)
  assert.equal((await create({ note: ' \n ' })).body.note, null, 'a blank note is no note')
})

test('fifty assignments can be open, even if the last two arrive at the same time on two servers', async () => {
  const { create, cancel, list, key, studentId, organizationId, userId } = await child()
  await world.owner.query(
    `insert into assignments (id, organization_id, student_id, assigned_by_user_id, action_type, topic_id, wanted, created_at)
      select gen_random_uuid(), $1, $2, $3, 'practice', 'maths.place-value', 1, now() from generate_series(1, 49)`,
    [organizationId, studentId, userId],
  )
  const server = await world.startAnotherServer()
  const answers = await world
    .callInOrder(
      'select from students where id = $1 for update',
      studentId,
      () => create(),
      () => world.call('learn.createLearnAssignment', key, { studentId, ...practice }, { url: server.url }),
    )
    .finally(() => server.close())
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
  const refused = answers.find(({ status }) => status === 409)
  assert.match(refused?.body.message ?? '', /already has 50 open assignments/)
  const { data, total } = await list({ 'filter[status]': 'open' })
  assert.equal(total, 50)
  await cancel(data[0]?.id ?? '')
  assert.equal((await create()).status, 201)
})

test('an assignment is canceled once, and a closed one stays as it is', async () => {
  const { create, cancel, list, key } = await child()
  const { body: made } = await create()
  const { body: canceled, status } = await cancel(made.id)
  assert.equal(status, 200)
  assert(canceled.closedAt && canceled.closedAt >= made.createdAt)
  assert.deepEqual(canceled, { ...made, status: 'canceled', closedAt: canceled.closedAt })
  const again = await cancel(made.id)
  assert.equal(again.body._tag, 'Conflict')
  assert.match(again.body.message ?? '', /already canceled/)
  const { body: other } = await create()
  await world.owner.query(
    `update assignments set status = 'done', done = 1, closed_at = now() where id = $1`,
    [other.id],
  )
  assert.match((await cancel(other.id)).body.message ?? '', /already done/)
  assert.deepEqual((await list({ 'filter[status]': 'canceled' })).data, [canceled])
  const events = await world.call('audit.listAuditEvents', key, { 'filter[subjectId]': made.id })
  assert.deepEqual(
    events.body.data.map(({ operation }) => operation),
    ['learn.cancelLearnAssignment', 'learn.createLearnAssignment'],
  )
})

test('a tutor can cancel for their own family, and not for another', async () => {
  const mine = await child()
  const { body } = await mine.create()
  const stranger = await world.member(mine, 'member', 'client')
  const viewer = await world.member(mine, 'viewer')
  assert.equal((await mine.cancel(body.id, stranger.token)).body._tag, 'NotFound')
  assert.equal((await mine.cancel(body.id, viewer.token)).body._tag, 'Forbidden')
  assert.equal((await mine.cancel(body.id, mine.student.token)).body._tag, 'Forbidden')
  assert.equal((await mine.cancel(body.id, (await tutorOf(mine)).token)).status, 200)
})

test('lists contain what the caller may see, with totals, pages and filters', async () => {
  const mine = await child()
  const { key, parent, studentId, list } = mine
  const sister = await onboard(world, key, parent.email)
  const { studentId: stranger } = await clientFamily(world, mine)
  const ids: string[] = []
  for (const each of [studentId, sister.studentId, studentId, stranger, studentId])
    ids.unshift((await mine.create({ studentId: each })).body.id)
  const idsOf = ({ data, total }: { data: { id: string }[]; total: number }) => [
    total,
    data.map(({ id }) => id),
  ]
  assert.deepEqual(idsOf(await list()), [5, ids])
  assert.deepEqual(idsOf(await list({}, parent.token)), [4, [ids[0], ids[2], ids[3], ids[4]]])
  assert.deepEqual(idsOf(await list({}, sister.token)), [1, [ids[3]]])
  const ofStudent = { 'filter[studentId]': studentId }
  assert.deepEqual(idsOf(await list(ofStudent)), [3, [ids[0], ids[2], ids[4]]])
  assert.deepEqual(idsOf(await list(ofStudent, sister.token)), [0, []])
  assert.deepEqual(idsOf(await list({ 'filter[studentId]': stranger }, parent.token)), [0, []])
  await mine.cancel(ids[2] ?? '')
  const open = { ...ofStudent, 'filter[status]': 'open' }
  assert.deepEqual(idsOf(await list(open)), [2, [ids[0], ids[4]]])
  assert.deepEqual(idsOf(await list({ 'filter[status]': 'canceled' })), [1, [ids[2]]])
  const first = await list({ ...ofStudent, limit: '2' })
  const last = await list({ ...ofStudent, limit: '2', cursor: first.nextCursor })
  assert.deepEqual(
    [idsOf(first), idsOf(last)],
    [
      [3, [ids[0], ids[2]]],
      [3, [ids[4]]],
    ],
  )
  assert.deepEqual(idsOf(await list({ ...ofStudent, limit: '2', cursor: last.prevCursor })), idsOf(first))
  assert.deepEqual(idsOf(await list({ sortOrder: 'asc' })), [5, ids.toReversed()])
  const { body } = await world.call('learn.listLearnAssignments', key, { 'filter[status]': 'late' })
  assert.equal(body._tag, 'BadRequest')
})

test('the assignment due first comes next, then the oldest; unavailable ones are skipped', async () => {
  const mine = await child()
  const { create, cancel, hide, studentId, organizationId, key } = mine
  const scope = {
    principalId: await world.keyId(key),
    versions: notCompared,
    organizations: organizationsLiteral([organizationId]),
  }
  const db = world.server.app.database.scoped(scope)
  const active = async (types: readonly string[] | null = null) =>
    (await findActiveAssignment(db, studentId, types ? { actionTypes: types } : {}))?.assignmentId ?? null
  assert.equal(await active(), null)
  const createId = async (input: object = {}) => (await create(input)).body.id
  const oldest = await createId()
  const later = await createId()
  assert.equal(await active(), oldest)
  const lesson = await createId({
    actionType: 'lesson',
    topicId: 'maths.ratio-and-proportion',
    dueAt: inDays(9),
  })
  const soon = await createId({ topicId: 'english.synonyms', dueAt: inDays(2) })
  assert.equal(await active(), soon)
  assert.equal(await active(['lesson']), lesson)
  assert.equal(await active(['test']), null)
  await world.call('learn.updateLearnStudent', key, { studentId, subjectIds: ['maths'] })
  assert.equal(await active(), lesson, 'english is no longer studied')
  await hide('maths.ratio-and-proportion', false, false)
  assert.equal(await active(), oldest, 'the lesson is withheld')
  await hide('maths.ratio-and-proportion', false, true)
  assert.equal(await active(), lesson)
  await hide('maths.ratio-and-proportion', true)
  assert.equal(await active(), oldest, 'the topic is hidden')
  await cancel(oldest)
  assert.equal(await active(), later)
  const state = await world.call('learn.getLearnStudentState', key, { studentId })
  assert.equal(state.body.activeAssignmentId, later)
  await cancel(later)
  assert.equal(await active(), null)
})

test('a parent creates an assignment in their own organization, and a repeated request creates it once', async () => {
  const { parent, studentId } = await family(world)
  const headers = { 'idempotency-key': uuidv7(new Date()) }
  const input = { studentId, ...practice }
  const first = await world.call('learn.createLearnAssignment', parent.token, input, { headers })
  const second = await world.call('learn.createLearnAssignment', parent.token, input, { headers })
  assert.deepEqual([first.status, second.body], [201, first.body])
  const { body } = await world.call('learn.listLearnAssignments', parent.token, {})
  assert.equal(body.total, 1)
})
