import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clientFamily, family } from '../../../test/support/learning/family.ts'
import { mailsAbout } from '../../../test/support/mails-about.ts'
import { newFile } from '../../../test/support/media/files.ts'
import { World } from '../../../test/support/world.ts'
import { randomId } from '../../ids.ts'

const world = await World.create()
after(() => world.close())

async function classroom(count = 2) {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const children = []
  for (let n = 0; n < count; n++) children.push(await clientFamily(world, tenant))
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Tuesday group' })
  const ids = children.map(({ studentId }) => studentId)
  const add = (studentIds: string[], teamId = team.id) =>
    world.call('learn.addLearnGroupStudents', key, { teamId, studentIds })
  return { ...tenant, children, ids, teamId: team.id, add }
}

const work = { actionType: 'practice', topicId: 'maths.place-value', count: 5 } as const

test('students join a group once, leave it, and keep their family', async () => {
  const { key, ids, teamId, add, children } = await classroom()
  assert.deepEqual((await add([...ids, ...ids])).body, { teamId, students: 2 })
  assert.deepEqual((await add(ids)).body, { teamId, students: 2 })
  const list = async (team: string) =>
    (await world.call('learn.listLearnStudents', key, { 'filter[teamId]': team })).body
  assert.equal((await list(teamId)).total, 2)
  assert.equal((await list(children[0]?.teamId ?? '')).total, 1)
  const [studentId = ''] = ids
  const leave = () => world.call('learn.removeLearnGroupStudent', key, { teamId, studentId })
  assert.deepEqual((await leave()).body, { teamId, students: 1 })
  assert.equal((await leave()).status, 404)
  assert.equal((await world.call('learn.getLearnStudent', key, { studentId })).status, 200)
})

test('all students are added, or none', async () => {
  const { organizationId, ids, add, teamId } = await classroom()
  const stranger = await family(world)
  for (const unknown of [randomId(), stranger.studentId]) {
    const { status, body } = await add([...ids, unknown])
    assert.equal(status, 404)
    assert.match(body.message ?? '', /1 of these ids\. Nobody was added/)
  }
  const { rows } = await world.owner.query('select from team_students where organization_id = $1', [
    organizationId,
  ])
  assert.equal(rows.length, 0, teamId)
})

test('a family’s team is never a group, because its parents would see the other children', async () => {
  const { children, ids, add } = await classroom()
  const { status, body } = await add([ids[1] ?? ''], children[0]?.teamId)
  assert.equal(status, 409)
  assert.match(body.message ?? '', /family’s own team/)
})

test('a group has at most 500 students', async () => {
  const { organizationId, key, ids, teamId, add } = await classroom(1)
  await world.owner.query(
    `insert into students (id, organization_id, team_id, learner_key, display_name, avatar_id, year_group, target_school,
        exam_family_id, subject_ids, created_at, updated_at)
      select uuidv7(), $1, team_id, 'lk_' || gen_random_uuid(), 'Many', 'fox', 'Year 5', '', 'gl', '{maths}', now(), now()
      from students, generate_series(1, 500) where id = $2`,
    [organizationId, ids[0]],
  )
  await world.owner.query(
    `insert into team_students (team_id, student_id, organization_id, created_at)
      select $2, id, $1, now() from students where organization_id = $1 and id <> $3`,
    [organizationId, teamId, ids[0]],
  )
  const { status, body } = await add(ids)
  assert.equal(status, 409)
  assert.match(body.message ?? '', /at most 500 students/)
  const { status: set } = await world.call('learn.createLearnGroupAssignments', key, {
    organizationId,
    teamId,
    ...work,
  })
  assert.equal(set, 400)
})

test('guardians get an email when somebody from outside sees their child through a group', async () => {
  const { key, ids, teamId, add, children, organizationId } = await classroom()
  const mailsTo = async (email: string) => (await mailsAbout(world, email, /can see your child/)).length
  const tutor = await world.member({ organizationId }, 'member', 'client')
  await add([ids[0] ?? ''])
  const [one, other] = children
  assert(one && other)
  assert.equal(await mailsTo(one.parent.email), 0)
  await world.call('teams.addTeamMember', key, { teamId, memberId: tutor.memberId })
  assert.equal(await mailsTo(one.parent.email), 1)
  await add(ids)
  assert.equal(await mailsTo(one.parent.email), 1, 'they were in the group already')
  assert.equal(await mailsTo(other.parent.email), 1)
})

test('work is set for a whole group with files and a day, and each child does their own', async () => {
  const { key, organizationId, ids, teamId, add } = await classroom(3)
  await add(ids)
  const { body: file } = await world.call('media.createMediaItem', key, { organizationId, ...newFile() })
  const dueAt = new Date(Date.now() + 86_400_000).toISOString()
  const { status, body } = await world.call('learn.createLearnGroupAssignments', key, {
    organizationId,
    teamId,
    ...work,
    note: 'Say each place aloud.',
    dueAt,
    mediaItemIds: [file.id],
  })
  assert.equal(status, 201, JSON.stringify(body))
  assert.deepEqual(body.assignments.map(({ studentId }) => studentId).sort(), ids.sort())
  for (const { files, dueAt: due, note } of body.assignments)
    assert.deepEqual([files[0]?.mediaItemId, due, note], [file.id, dueAt, 'Say each place aloud.'])
  const [first] = body.assignments
  await world.call('learn.cancelLearnAssignment', key, { assignmentId: first?.id ?? '' })
  const { body: open } = await world.call('learn.listLearnAssignments', key, { 'filter[status]': 'open' })
  assert.equal(open.total, 2)
})

test('if the work does not fit one of them, nothing is set for anybody, and the answer says who', async () => {
  const { key, organizationId, ids } = await classroom(2)
  await world.owner.query(`update students set subject_ids = '{english}' where id = $1`, [ids[1]])
  const set = async (asked: object) =>
    await world.call('learn.createLearnGroupAssignments', key, { organizationId, ...work, ...asked })
  const { status, body } = await set({ studentIds: ids })
  assert.equal(status, 400)
  assert.match(body.message ?? '', new RegExp(`^Student ${ids[1]}: .*does not study maths.*Nothing was set`))
  const { body: lost } = await set({ studentIds: [ids[0]], mediaItemIds: [randomId()] })
  assert.match(lost.message ?? '', /^File .* was not found/, 'which is about no student')
  const { body: list } = await world.call('learn.listLearnAssignments', key, {})
  assert.equal(list.total, 0)
  assert.equal((await set({})).status, 400)
  assert.equal((await set({ studentIds: ids, teamId: randomId() })).status, 400)
  const { body: empty } = await world.call('teams.createTeam', key, { organizationId, name: 'Empty' })
  assert.match((await set({ teamId: empty.id })).body.message ?? '', /has no students yet/)
  assert.equal((await set({ teamId: randomId() })).status, 404)
})
