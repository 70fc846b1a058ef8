import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { subjectIds } from '@learn/content'
import { usualPreferences } from '@learn/contract/learn/preferences'
import {
  acceptInvitation,
  type Child,
  clientFamily,
  family,
  onboard,
} from '../../../test/support/learning/family.ts'
import { type Tenant, World } from '../../../test/support/world.ts'
import { randomId, uuidv7 } from '../../ids.ts'
import { consentWording } from './consent-wording.ts'

const world = await World.create()
after(() => world.close())

const get = async (by: string, studentId: string) =>
  (await world.call('learn.getLearnStudent', by, { studentId })).body

async function child(overrides: Parameters<typeof clientFamily>[2] = {}) {
  const tenant = await world.tenant()
  const { parent, ...student } = await clientFamily(world, tenant, overrides)
  const { studentId } = student
  const update = (change: object, by = tenant.key) =>
    world.call('learn.updateLearnStudent', by, { studentId, ...change })
  return { ...tenant, student, studentId, parent, update }
}

test('everyone who may see a child sees them as they were onboarded', async () => {
  const { organizationId, key, student, studentId, parent } = await child({ targetSchool: 'Ashgrove' })
  const told = await get(key, studentId)
  const { createdAt } = told
  assert.deepEqual(told, {
    id: studentId,
    organizationId,
    teamId: student.teamId,
    learnerKey: student.learnerKey,
    displayName: 'Robin',
    avatarId: 'fox',
    yearGroup: 'Year 5',
    targetSchool: 'Ashgrove',
    examFamilyId: 'gl',
    examDate: null,
    subjectIds: ['maths', 'english'],
    preferences: usualPreferences,
    extraTimePercent: 0,
    credential: { username: student.username, pinSet: true, credentialKind: 'student_username_pin' },
    staffPinResets: false,
    consent: {
      given: true,
      basis: 'organization',
      wording: consentWording.wording,
      givenAt: createdAt,
      withdrawnAt: null,
    },
    erasureAt: null,
    youAreGuardian: false,
    createdAt,
    updatedAt: createdAt,
  })
  assert.deepEqual(await get(parent.token, studentId), { ...told, youAreGuardian: true })
  assert.deepEqual(await get(student.token, studentId), told)
})

test('a withdrawn consent is shown, and so is one that was given again', async () => {
  const { key, studentId, userId, organizationId } = await child()
  await world.owner.query(
    'update consents set withdrawn_at = given_at + $2::interval, withdrawn_by_user_id = $3 where student_id = $1',
    [studentId, '1 second', userId],
  )
  const { consent } = await get(key, studentId)
  const { givenAt, withdrawnAt } = consent
  assert.equal(consent.given, false)
  assert.equal(Date.parse(withdrawnAt ?? ''), Date.parse(givenAt) + 1_000)
  const again = new Date(Date.parse(givenAt) + 2_000)
  await world.owner.query(
    `insert into consents (id, organization_id, student_id, given_by_user_id, basis, wording, given_at)
      values ($1, $2, $3, $4, 'guardian', 'w', $5)`,
    [randomId(), organizationId, studentId, userId, again],
  )
  assert.deepEqual((await get(key, studentId)).consent, {
    given: true,
    basis: 'guardian',
    wording: 'w',
    givenAt: again.toISOString(),
    withdrawnAt: null,
  })
})

test('a change keeps the fields that are left out, and updates the time', async () => {
  const { update, key, studentId } = await child()
  const before = await get(key, studentId)
  const change = {
    displayName: 'Robin the Second',
    avatarId: 'owl',
    yearGroup: 'Year 6',
    targetSchool: 'Ashgrove Grammar School',
    examFamilyId: 'cem',
  }
  for (const [name, value] of Object.entries(change)) {
    const earlier = await get(key, studentId)
    const { status, body } = await update({ [name]: value })
    assert.equal(status, 200, name)
    assert.deepEqual(body, { ...earlier, [name]: value, updatedAt: body.updatedAt })
  }
  const after = await get(key, studentId)
  assert.deepEqual(after, { ...before, ...change, updatedAt: after.updatedAt })
  assert(after.updatedAt > before.updatedAt)
  assert.equal((await update({ targetSchool: null })).body.targetSchool, '')
  const { body: same } = await update({})
  assert.equal(same.targetSchool, '')
})

test('subjects are stored once each, none means all, and the entitlement stays as it was', async () => {
  const { update, key, studentId } = await child()
  const entitlement = async () =>
    (await world.call('learn.getLearnEntitlement', key, { studentId })).body.subjectIds
  const once = await update({ subjectIds: ['english', 'maths', 'english'] })
  assert.deepEqual(once.body.subjectIds, ['maths', 'english'])
  assert.deepEqual((await update({ subjectIds: [] })).body.subjectIds, [...subjectIds])
  assert.deepEqual(await entitlement(), ['maths', 'english'])
})

test('invalid changes are refused, and change nothing', async () => {
  const { update, key, studentId } = await child()
  const before = await get(key, studentId)
  const cases: [object, string][] = [
    [{ examFamilyId: 'unheard-of' }, 'BadRequest'],
    [{ examFamilyId: 'GL' }, 'BadRequest'],
    [{ displayName: 'two\nlines' }, 'BadRequest'],
    [{ displayName: 'a\u202eb' }, 'BadRequest'],
    [{ avatarId: 'bell\u0007' }, 'BadRequest'],
    [{ targetSchool: 'a\u2028b' }, 'BadRequest'],
    [{ avatarId: 'owl', examFamilyId: 'unheard-of' }, 'BadRequest'],
    [{ displayName: '' }, 'HttpApiDecodeError'],
    [{ displayName: null }, 'HttpApiDecodeError'],
    [{ displayName: 'x'.repeat(161) }, 'HttpApiDecodeError'],
    [{ displayName: 'nul\0' }, 'HttpApiDecodeError'],
    [{ displayName: '\ud800' }, 'HttpApiDecodeError'],
    [{ avatarId: 'x'.repeat(129) }, 'HttpApiDecodeError'],
    [{ targetSchool: 'x'.repeat(161) }, 'HttpApiDecodeError'],
    [{ yearGroup: 'Year 7' }, 'HttpApiDecodeError'],
    [{ subjectIds: ['latin'] }, 'HttpApiDecodeError'],
  ]
  for (const [change, kind] of cases)
    assert.equal((await update(change)).body._tag, kind, JSON.stringify(change))
  assert.match((await update({ examFamilyId: 'x' })).body.message ?? '', /one of gl, cem, iseb/)
  assert.deepEqual(await get(key, studentId), before)
  const longest = { displayName: '😀'.repeat(160), avatarId: 'x'.repeat(128), targetSchool: '😀'.repeat(160) }
  assert.equal((await update(longest)).status, 200)
})

test('a member and the parent can change a child; a viewer, the child and strangers can’t', async () => {
  const mine = await child()
  const { update, parent, student } = mine
  const change = { avatarId: 'owl' }
  assert.equal((await update(change, (await world.member(mine)).token)).status, 200)
  assert.equal((await update(change, parent.token)).status, 200)
  assert.equal((await update(change, (await world.member(mine, 'viewer')).token)).body._tag, 'Forbidden')
  assert.equal((await update(change, student.token)).body._tag, 'Forbidden')
  const stranger = await world.member(mine, 'member', 'client')
  assert.equal((await update(change, stranger.token)).body._tag, 'NotFound')
  assert.equal((await update(change, (await world.tenant()).key)).body._tag, 'NotFound')
})

test('a child chooses how their pages look, and so can the adults who manage them', async () => {
  const { key, studentId, student, parent } = await child()
  const choose = (by: string, change: object) =>
    world.call('learn.updateLearnPreferences', by, { studentId, ...change })
  assert.deepEqual((await choose(student.token, { textSize: 'large', readAloud: true })).body, {
    ...usualPreferences,
    textSize: 'large',
    readAloud: true,
  })
  await choose(parent.token, { readAloud: false, theme: 'dark' })
  const chosen = { ...usualPreferences, textSize: 'large', theme: 'dark' }
  assert.deepEqual((await choose(key, {})).body, chosen)
  assert.deepEqual((await get(student.token, studentId)).preferences, chosen)

  const other = await child()
  for (const stranger of [other.key, other.student.token])
    assert.equal((await choose(stranger, { theme: 'light' })).status, 404)
  for (const change of [{ theme: 'pink' }, { readAloud: 'yes' }])
    assert.equal((await choose(student.token, change)).status, 400)
})

test('extra time is given by adults only', async () => {
  const { studentId, student, parent, update } = await child()
  assert.equal((await update({ extraTimePercent: 25 }, parent.token)).body.extraTimePercent, 25)
  assert.equal((await update({ extraTimePercent: 100 }, student.token)).status, 403)
  assert.equal((await update({ extraTimePercent: 101 })).status, 400)
  assert.equal((await get(student.token, studentId)).extraTimePercent, 25)
})

test('the day of the exam is a real day, within five years, and can be removed', async () => {
  const { student, studentId, update } = await child()
  assert.equal((await get(student.token, studentId)).examDate, null)
  const near = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
  assert.equal((await update({ examDate: near })).body.examDate, near)
  for (const examDate of ['2027-02-30', '2127-09-14', '1990-01-01'])
    assert.equal((await update({ examDate })).body._tag, 'BadRequest', examDate)
  assert.equal((await update({ examDate: 'tomorrow' })).status, 400)
  assert.equal((await update({ avatarId: 'owl' })).body.examDate, near, 'fields left out stay unchanged')
  assert.equal((await update({ examDate: null })).body.examDate, null)
})

test('a change is in the audit log', async () => {
  const { update, key, studentId } = await child()
  await update({ avatarId: 'owl' })
  await update({ examFamilyId: 'unheard-of' })
  const { body } = await world.call('audit.listAuditEvents', key, { 'filter[subjectId]': studentId })
  const operations = body.data.map(({ operation }) => operation)
  assert.deepEqual(operations, [
    'learn.updateLearnStudent',
    'organizations.acceptInvitation',
    'learn.completeLearnParentChildOnboarding',
  ])
})

test('students are listed to those who may see them, by name, by family and page by page', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const { parent, ...ana } = await clientFamily(world, tenant, { childDisplayName: 'Ana' })
  const zoe = await onboard(world, key, parent.email, { childDisplayName: 'Zoë' })
  const ben = await clientFamily(world, tenant, { childDisplayName: 'ben' })
  const cal = await clientFamily(world, tenant, { childDisplayName: 'Cal' })
  const list = async (query: object = {}, by = key) => {
    const { body } = await world.call('learn.listLearnStudents', by, query)
    return { ...body, names: body.data.map(({ displayName }) => displayName) }
  }
  const all = await list()
  assert.deepEqual([all.names, all.total], [['Cal', 'ben', 'Zoë', 'Ana'], 4])
  assert.deepEqual(all.data[3], await get(key, ana.studentId))
  const byName = { sortBy: 'displayName', sortOrder: 'asc' }
  assert.deepEqual((await list(byName)).names, ['Ana', 'Cal', 'Zoë', 'ben'], 'by code point')
  const first = await list({ ...byName, limit: '3' })
  const last = await list({ ...byName, limit: '3', cursor: first.nextCursor })
  assert.deepEqual([first.names, last.names, last.total], [['Ana', 'Cal', 'Zoë'], ['ben'], 4])
  assert.deepEqual((await list({ ...byName, limit: '3', cursor: last.prevCursor })).names, first.names)
  const ofFamily = { 'filter[teamId]': zoe.teamId }
  const kin = await list(ofFamily)
  assert.deepEqual([kin.names, kin.total], [['Zoë', 'Ana'], 2])
  assert.deepEqual((await list({ ...ofFamily, limit: '1' })).names, ['Zoë'])
  const own = await list({}, parent.token)
  assert.deepEqual([own.names, own.total], [['Zoë', 'Ana'], 2])
  const others = await list({ 'filter[teamId]': ben.teamId }, cal.parent.token)
  assert.deepEqual([others.names, others.total], [[], 0])
  const spelled = await list({ 'filter[organizationId]': organizationId.toUpperCase(), ...ofFamily })
  assert.equal(spelled.total, 2)
  const none = await list({ 'filter[teamId]': randomId() })
  assert.deepEqual([none.names, none.total, none.nextCursor], [[], 0, null])
  const { body: bad } = await world.call('learn.listLearnStudents', key, { 'filter[teamId]': 'mine' })
  assert.equal(bad._tag, 'BadRequest')
})

test('a parent in two organizations sees the children of both', async () => {
  const own = await family(world)
  const tenant = await world.tenant()
  const other = await onboard(world, tenant.key, own.parent.email)
  await acceptInvitation(world, tenant.key, own.parent)
  const { body } = await world.call('learn.listLearnStudents', own.parent.token, {})
  const ids = body.data.map(({ id }) => id)
  assert.deepEqual([body.total, ids.toSorted()], [2, [own.studentId, other.studentId].sort()])
})

interface Answered {
  readonly at: string
  readonly topicId?: string
  readonly right?: boolean
  readonly milliseconds?: number | null
  readonly before?: number
  readonly after?: number
}

/** Answers written straight into the table, in the order in which they were counted. */
async function answer(
  { organizationId }: Pick<Tenant, 'organizationId'>,
  { studentId }: Pick<Child, 'studentId'>,
  answers: readonly Answered[],
): Promise<void> {
  const sessionId = uuidv7(new Date())
  await world.owner.query(
    `insert into learn_sessions (id, organization_id, student_id, session_type, subject_ids, allowed_action_types,
      excluded_candidate_ids, started_at, ended_at) values ($1, $2, $3, 'practice', '{maths}', '{practice}', '{}', now(), now())`,
    [sessionId, organizationId, studentId],
  )
  const rows = answers.map(({ at, topicId, right, milliseconds, before, after }, index) => ({
    number: index + 1,
    decision_id: randomId(),
    topic_id: topicId ?? 'maths.place-value',
    is_right: right ?? true,
    milliseconds: milliseconds === undefined ? 30_000 : milliseconds,
    score_before: before ?? 0.5,
    score_after: after ?? 0.6,
    answered_at: at,
  }))
  const values = [organizationId, studentId, sessionId, JSON.stringify(rows)]
  await world.owner.query(
    `insert into learn_decisions (id, organization_id, student_id, session_id, position, action_type, algorithm_id, target_id,
      deterministic, seed, record, view, weighed, model_version, content_version, created_at)
    select decision_id, $1, $2, $3, number, 'practice', 'mastery_policy_v0', topic_id, false, 7, '', '', '', 'm', 'c', now()
    from jsonb_to_recordset($4) as row (decision_id uuid, number integer, topic_id text)`,
    values,
  )
  await world.owner.query(
    `insert into learn_attempts (id, organization_id, student_id, number, session_id, decision_id, topic_id, question_id,
      difficulty, answer, is_right, milliseconds, score_before, score_after, answered_at, created_at)
    select gen_random_uuid(), $1, $2, number, $3, decision_id, topic_id, 'maths.place-value.digit-worth@1:3:' || number, 0,
      'A', is_right, milliseconds, score_before, score_after, answered_at, now()
    from jsonb_to_recordset($4) as row (number integer, decision_id uuid, topic_id text, is_right boolean,
      milliseconds integer, score_before float8, score_after float8, answered_at timestamptz)`,
    values,
  )
}

const progressOf = (by: string, studentId: string, span: object = {}) =>
  world.call('learn.getLearnStudentProgress', by, { studentId, ...span })

test('progress is shown day by day in UTC, and for each topic from its first answer to its last', async () => {
  const mine = await child()
  const { key, student, studentId, parent } = mine
  const ratio = 'maths.ratio-and-proportion'
  await answer(mine, student, [
    { at: '2026-01-09T23:59:59.999Z', before: 0.1, after: 0.2 },
    { at: '2026-01-10T00:00:00.000Z', before: 0.2, after: 0.3, right: false },
    { at: '2026-01-10T23:59:59.999Z', topicId: ratio, before: 0.8, after: 0.7, milliseconds: null },
    // Counted after a later answer.
    { at: '2026-01-10T12:00:00.000Z', before: 0.3, after: 0.25, milliseconds: 45_000 },
    { at: '2026-01-12T08:00:00.000Z', before: 0.25, after: 0.4 },
    { at: '2026-01-13T00:00:00.000Z', before: 0.4, after: 0.9 },
  ])
  const span = { from: '2026-01-10', to: '2026-01-12' }
  const { status, body } = await progressOf(key, studentId, span)
  assert.equal(status, 200)
  assert.deepEqual(body, {
    studentId,
    days: [
      { day: '2026-01-10', attempts: 3, rightAnswers: 2, minutes: 1.3 },
      { day: '2026-01-12', attempts: 1, rightAnswers: 1, minutes: 0.5 },
    ],
    topics: [
      { topicId: 'maths.place-value', first: 0.2, latest: 0.4, attempts: 3 },
      { topicId: ratio, first: 0.8, latest: 0.7, attempts: 1 },
    ],
  })
  assert.deepEqual((await progressOf(parent.token, studentId, span)).body, body)
  assert.deepEqual((await progressOf(student.token, studentId, span)).body, body)
  const oneDay = await progressOf(key, studentId, { from: '2026-01-11', to: '2026-01-11' })
  assert.deepEqual(oneDay.body, { studentId, days: [], topics: [] })
})

test('progress without dates covers the last ninety days, including today', async () => {
  const mine = await child()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await answer(
    mine,
    mine.student,
    [0, 89, 90].map(days => ({ at: daysAgo(days) })),
  )
  const { body } = await progressOf(mine.key, mine.studentId)
  assert.deepEqual(
    body.days.map(({ day }) => day),
    [daysAgo(89), daysAgo(0)].map(time => time.slice(0, 10)),
  )
  const until = await progressOf(mine.key, mine.studentId, { to: daysAgo(1).slice(0, 10) })
  assert.equal(until.body.days.length, 2, 'ninety days up to the given one')
})

test('dates that are invalid, in the wrong order or too far apart are refused', async () => {
  const { key, studentId } = await child()
  const cases: [object, string][] = [
    [{ from: '2026-02-30' }, 'BadRequest'],
    [{ to: '2026-13-01' }, 'BadRequest'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'BadRequest'],
    [{ from: '2025-01-01', to: '2026-02-05' }, 'BadRequest'],
    [{ from: '2020-01-01' }, 'BadRequest'],
    [{ from: '9999-12-31' }, 'BadRequest'],
    [{ from: 'yesterday' }, 'HttpApiDecodeError'],
    [{ to: '0001-01-01' }, 'HttpApiDecodeError'],
  ]
  for (const [span, kind] of cases)
    assert.equal((await progressOf(key, studentId, span)).body._tag, kind, JSON.stringify(span))
  const longest = await progressOf(key, studentId, { from: '2025-01-01', to: '2026-02-04' })
  assert.equal(longest.status, 200)
  assert.equal((await progressOf(key, studentId, { to: '9999-12-31' })).status, 200)
  assert.equal((await progressOf(key, studentId, { to: '1000-01-01' })).status, 200)
})

test('the progress of a child with ten thousand answers is fast', async () => {
  const mine = await child()
  const topics = [
    'maths.place-value',
    'maths.ratio-and-proportion',
    'maths.decimals',
    'english.synonyms',
    'english.plurals',
  ]
  const start = Date.parse('2025-01-01T00:00:00Z')
  const step = (400 * 86_400_000) / 10_000
  const answers = Array.from({ length: 10_000 }, (_, n) => ({
    at: new Date(start + n * step).toISOString(),
    topicId: topics[n % topics.length] ?? '',
    right: n % 3 > 0,
  }))
  await answer(mine, mine.student, answers)
  const span = { from: '2025-01-01', to: '2026-02-04' }
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const started = performance.now()
    const { body } = await progressOf(mine.key, mine.studentId, span)
    times.push(performance.now() - started)
    assert.equal(body.days.length, 400)
    assert.equal(
      body.topics.reduce((sum, { attempts }) => sum + attempts, 0),
      10_000,
    )
  }
  assert(Math.min(...times) < 2_000, `${times}`)
})
