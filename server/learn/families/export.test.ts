import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clientFamily, family, onboard, practiseOnce } from '../../../test/support/learning/family.ts'
import { answerMany, insertTraces } from '../../../test/support/learning/long-history.ts'
import { readStoredDecision } from '../../../test/support/learning/stored-decision.ts'
import { World } from '../../../test/support/world.ts'
import { hashUsername } from '../../identity/pin.ts'
import { expand } from '../../storage/compact.ts'

const world = await World.create()
after(() => world.close())

const exportOf = async (token: string, studentId: string) => {
  const { status, body } = await world.call('learn.exportLearnStudent', token, { studentId })
  assert.equal(status, 200)
  return body
}

/** Columns that are not exported: secrets, duplicates of exported values, and keys. */
const leftOut = new Set([
  'student_credentials.pin_hash',
  'student_credentials.username_folded',
  'student_credentials.updated_at',
  'entitlements.updated_at',
  // Computed from the attempts alone, and exported as scores.
  'projections.state',
  'projections.changes',
  'projections.model_version',
  'projections.as_of',
  'projections.attempts',
  'topic_marks.model_version',
  'topic_marks.attempts',
  'topic_marks.marks',
  // Counts of exported answers.
  'topic_marks.week',
  'topic_marks.answers',
  'topic_marks.right_answers',
  'topic_marks.answers_before',
  'outlooks.state',
  'outlooks.version',
  'outlooks.attempts',
  'student_weeks.start',
  'student_weeks.forecast',
  // Sums of exported answers.
  'student_days.day',
  'student_days.attempts',
  'student_days.right_answers',
  'student_days.milliseconds',
  // What the exported questions ask, as numbers.
  'asked_questions.asked',
  'asked_questions.template_id',
  // Counts of exported rows.
  'student_counts.sessions',
  'student_counts.decisions',
  'student_counts.attempts',
  'student_counts.assignments',
  'student_counts.papers',
  // A packed form of the record and the view.
  'learn_decisions.weighed',
  'archived_decisions.block',
  // Belongs to the organization that asked for the replay.
  'replayed_decisions.replay_id',
  // Exported as the order of the files.
  'assignment_files.position',
  // Exported as who and when.
  'guardians.id',
  'consents.id',
])

test('everything stored about a child is in their export', async () => {
  const child = await family(world, { targetSchool: 'Ashgrove Grammar', childDisplayName: 'Wren Ashby' })
  await practiseOnce(world, child)
  await insertTraces(world, child, hashUsername(world.server.app.secrets.username, child.username))
  await world.owner.query(
    `update assignments set note = 'Say it aloud.', due_at = '2031-02-03T04:05:06Z' where student_id = $1`,
    [child.studentId],
  )
  const { parent, studentId } = child
  await world.call('learn.updateLearnConsent', parent.token, { studentId, given: false })
  await world.call('learn.updateLearnConsent', parent.token, { studentId, given: true })
  const said = await exportOf(parent.token, studentId)
  const leaves = new Set(leavesOf(said))
  const { rows: columns } = await world.owner.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
        and (c.relname = 'students' or exists (
          select from pg_attribute where attrelid = c.oid and attname = 'student_id'))
      order by 1, 2`,
  )
  assert(columns.length > 80)
  for (const { table, column } of columns) {
    if (leftOut.has(`${table}.${column}`)) continue
    const { rows } = await world.owner.query<{ id: string; value: unknown }>(
      `select ${column === 'record' || column === 'view' ? 'id' : 'null as id'}, to_jsonb(${column}) as value from ${table} where ${table === 'students' ? 'id' : 'student_id'} = $1`,
      [studentId],
    )
    assert(rows.length > 0, `${table} must have something to export`)
    const values = await Promise.all(
      rows.map(async ({ id, value }) => {
        if (column !== 'record' && column !== 'view') return value
        if (table === 'learn_decisions') return (await readStoredDecision(world, id))[column]
        return expand(Buffer.from(String(value).slice(2), 'hex'))
      }),
    )
    for (const leaf of leavesOf(values))
      assert(leaves.has(leaf), `${table}.${column} is not in the export: ${leaf}`)
  }
})

/** All values in it, with times in one spelling. */
function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf)
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(leavesOf)
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  return [isTime ? new Date(value).toISOString() : JSON.stringify(value)]
}

test('an answer comes with its question as it was asked', async () => {
  const child = await family(world)
  const { attemptId, decisionId, sessionId } = await practiseOnce(world, child)
  const { attempts, decisions, sessions } = await exportOf(child.parent.token, child.studentId)
  assert.deepEqual([attempts[0]?.id, decisions[0]?.id, sessions[0]?.id], [attemptId, decisionId, sessionId])
  const questionId = attempts[0]?.questionId ?? ''
  const { body: question } = await world.call('learn.getLearnQuestion', child.parent.token, { questionId })
  assert(question.stem.length > 0 && question.answer !== null)
  assert.deepEqual(attempts[0]?.question, question)
  await world.owner.query(`update learn_attempts set question_id = 'maths.gone@1:3:7' where id = $1`, [
    attemptId,
  ])
  const later = await exportOf(child.parent.token, child.studentId)
  assert.equal(later.attempts[0]?.question, null)
})

test('the child’s state in the export is the same as elsewhere', async () => {
  const child = await family(world)
  await practiseOnce(world, child)
  const { studentId } = child
  const { state, student, entitlement } = await exportOf(child.parent.token, studentId)
  const ask = (id: 'learn.getLearnStudent' | 'learn.getLearnEntitlement') =>
    world.call(id, child.parent.token, { studentId })
  assert.deepEqual(student, (await ask('learn.getLearnStudent')).body)
  assert.deepEqual(entitlement, (await ask('learn.getLearnEntitlement')).body)
  const told = await world.call('learn.getLearnStudentState', child.parent.token, { studentId })
  assert.deepEqual(
    state.masteryByTopic.map(({ topicId, attempts }) => [topicId, attempts]),
    told.body.masteryByTopic.map(({ topicId, attempts }) => [topicId, attempts]),
  )
  assert.equal(state.activeAssignmentId, told.body.activeAssignmentId)
})

test('an export contains nothing about another child, and no addresses', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const sister = await onboard(world, tenant.key, child.parent.email, { childDisplayName: 'Sister Sue' })
  const other = await clientFamily(world, tenant, { childDisplayName: 'Other Otto' })
  const tutor = await world.member(tenant, 'member', 'client')
  const admin = await world.member(tenant, 'admin')
  const { teamId } = child
  await world.call('teams.addTeamMember', tenant.key, { teamId, memberId: tutor.memberId })
  for (const one of [child, sister, other]) await practiseOnce(world, one)
  const said = JSON.stringify(await exportOf(child.parent.token, child.studentId))
  const mustNot = [
    ...[sister, other].flatMap(({ studentId, learnerKey, username }) => [studentId, learnerKey, username]),
    'Sister Sue',
    'Other Otto',
    other.parent.userId,
    tenant.userId,
    admin.userId,
    '@example.org',
    'argon2',
  ]
  for (const text of mustNot) assert(!said.includes(text), text)
})

/** A child whose export is too long for the buffers between server and client, so that the server has to wait. */
const busyChild = await family(world)
await answerMany(world, busyChild, 10_000)

test('10,000 answers are exported, each once and the oldest first', async () => {
  const child = busyChild
  const { sessions, decisions, attempts, auditEvents } = await exportOf(child.parent.token, child.studentId)
  assert.deepEqual(
    attempts.map(({ number }) => number),
    Array.from({ length: 10_000 }, (_, index) => index + 1),
  )
  for (const [list, count] of [
    [decisions, 10_000],
    [auditEvents, 10_000],
    [sessions.map(({ startedAt }) => ({ createdAt: startedAt })), 200],
  ] as const) {
    const times = list.map(({ createdAt }) => createdAt)
    assert.deepEqual(times, times.toSorted())
    assert.equal(new Set(times).size, count)
    assert.equal(times.length, count)
  }
})

/** Starts an export and lets something happen midway. Returns whether the export was completed. */
async function isExportComplete(token: string, studentId: string, meanwhile: () => Promise<unknown>) {
  const url = `${world.server.url}/v1/learn/students/${studentId}/export`
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  assert.equal(response.status, 200)
  const reader = response.body?.getReader()
  await reader?.read()
  await meanwhile()
  try {
    while (!(await reader?.read())?.done);
    return true
  } catch {
    return false
  }
}

test('an export is cut off if its guardian loses access, even if it began just after another change', async () => {
  const tenant = await world.tenant()
  const leave = (userId: string) =>
    world.owner.query('delete from memberships where principal_id = $1 and organization_id = $2', [
      userId,
      tenant.organizationId,
    ])
  const signOut = (userId: string) =>
    world.owner.query('delete from access_tokens where principal_id = $1', [userId])
  for (const lose of [leave, signOut])
    for (const isChanged of [false, true]) {
      const { parent, ...child } = await clientFamily(world, tenant)
      await answerMany(world, child, 2_000)
      const { token, userId } = parent
      await world.call('learn.getLearnStudent', token, { studentId: child.studentId })
      if (isChanged) await world.call('organizations.createOrganization', token, { name: 'Another' })
      assert.equal(await isExportComplete(token, child.studentId, () => lose(userId)), false)
    }
})

test('an export is cut off if the child is erased meanwhile', async () => {
  const { studentId, parent } = busyChild
  const erase = () => world.call('learn.eraseLearnStudent', parent.token, { studentId })
  assert.equal(await isExportComplete(parent.token, studentId, erase), false)
})

test('a short export that loses access midway is refused, and one that keeps it is complete', async () => {
  const child = await family(world)
  await practiseOnce(world, child)
  const { studentId, parent } = child
  const exportAround = async (meanwhile: () => Promise<unknown>) =>
    await world.callAround(
      'lock table learn_attempts in access exclusive mode',
      () => world.call('learn.exportLearnStudent', parent.token, { studentId }),
      meanwhile,
    )
  const stay = () => world.call('organizations.createOrganization', parent.token, { name: 'Another' })
  const { status, body } = await exportAround(stay)
  assert.deepEqual([status, body.attempts.length], [200, 1])
  const leave = () => world.owner.query('delete from guardians where student_id = $1', [studentId])
  assert.equal((await exportAround(leave)).status, 403)
})

test('an export uses the indexes of the student', async () => {
  const child = await family(world)
  await answerMany(world, child, 2_000)
  const texts = [
    `select from learn_decisions where student_id = $1 and (created_at, id) > ('-infinity'::timestamptz, $1::uuid)
      order by created_at, id limit 100`,
    `select from learn_attempts where student_id = $1 and number > 0 order by number limit 100`,
    `select from audit_events where actor_kind = 'student' and principal_id = $1
      and (created_at, id) > ('-infinity'::timestamptz, $1::uuid) order by created_at, id limit 100`,
  ]
  for (const text of texts) {
    const { rows } = await world.owner.query(`explain ${text.replaceAll('$1', `'${child.studentId}'`)}`)
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    // Partitions without rows may be read in any way.
    assert.match(plan, /Index (Only )?Scan using \w+_first_/, plan)
    assert.doesNotMatch(plan, /Seq Scan on \w+_first/, plan)
  }
})
