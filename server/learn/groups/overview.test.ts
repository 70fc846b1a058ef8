import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { topics } from '@learn/content'
import { clientFamily } from '../../../test/support/learning/family.ts'
import { begin, practise } from '../../../test/support/learning/practising.ts'
import { answers, storeStanding } from '../../../test/support/learning/standings.ts'
import { type Tenant, World } from '../../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const overview = async ({ organizationId, key }: Tenant, asked: object = {}, by = key) => {
  const { status, body } = await world.call('learn.getLearnGroupOverview', by, { organizationId, ...asked })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

const placeOf = (body: { topics: readonly { topicId: string }[] }, topicId: string) =>
  body.topics.findIndex(topic => topic.topicId === topicId)

test('each child is shown in each topic as their own state shows them', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const session = await begin(world, child)
  const rights = Array.from({ length: 12 }, (_, n) => n % 4 !== 0)
  await practise(world, child, session.id, rights)
  const shown = await overview(tenant)
  const { body: state } = await world.call('learn.getLearnStudentState', tenant.key, {
    studentId: child.studentId,
  })
  const [student] = shown.students
  assert(student)
  assert.equal(student.answersThisWeek, 12)
  assert.equal(student.quiet, false)
  for (const { topicId, score, enoughEvidence, standing } of state.masteryByTopic) {
    const place = placeOf(shown, topicId)
    const cell: number | null | undefined = student.scores[place]
    assert.equal(cell !== null, enoughEvidence, topicId)
    if (cell !== null && cell !== undefined)
      assert(Math.abs(cell - score * 100) <= 1.5, `${topicId}: ${cell}, ${score}`)
    assert.equal(student.due.includes(place), standing === 'review', topicId)
  }
})

test('it says who is stuck, who is falling, what is due and who has not practised', async () => {
  const tenant = await world.tenant()
  const made = async (name: string) => await clientFamily(world, tenant, { childDisplayName: name })
  const [ada, ben, cyd, dot] = [await made('Ada'), await made('Ben'), await made('Cyd'), await made('Dot')]
  await storeStanding(world, ada, answers('maths.place-value', '++++----'))
  await storeStanding(world, ben, answers('maths.division', '++++++++++++--+--+--'), false)
  const longAgo = 24 * 300
  const weak = ['maths.place-value', 'maths.multiplication'].flatMap(id =>
    answers(id, '-----------+', longAgo),
  )
  await storeStanding(world, cyd, [...weak, ...answers('maths.division', '++++++++++++', longAgo)])
  const shown = await overview(tenant)
  assert.deepEqual(
    shown.students.map(({ displayName, quiet }) => [displayName, quiet]),
    [
      ['Ada', false],
      ['Ben', false],
      ['Cyd', true],
      ['Dot', true],
    ],
  )
  const [first, second, third, fourth] = shown.students
  assert.deepEqual(first?.stuck, [placeOf(shown, 'maths.place-value')])
  assert.deepEqual(second?.falling, [placeOf(shown, 'maths.division')], 'read from the projection itself')
  assert.deepEqual(third?.due, [placeOf(shown, 'maths.division')])
  assert.deepEqual(new Set(fourth?.scores), new Set([null]))
  assert.equal(fourth?.lastPractisedAt, null)
  assert.equal(fourth?.studentId, dot.studentId)
})

test('marks that lack an answer are not used', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  await storeStanding(world, child, answers('maths.place-value', '--------'))
  await world.owner.query(
    `update topic_marks set attempts = attempts - 1, marks = '' where student_id = $1`,
    [child.studentId],
  )
  const shown = await overview(tenant)
  assert.deepEqual(shown.students[0]?.stuck, [placeOf(shown, 'maths.place-value')])
})

test('a group has its own students, a subject its own topics, and hidden topics are left out', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const inside = await clientFamily(world, tenant, { childDisplayName: 'Inside' })
  await clientFamily(world, tenant, { childDisplayName: 'Outside' })
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Tuesday' })
  await world.call('learn.addLearnGroupStudents', key, { teamId: team.id, studentIds: [inside.studentId] })
  const group = await overview(tenant, { teamId: team.id, subjectId: 'maths' })
  assert.deepEqual(
    group.students.map(({ displayName }) => displayName),
    ['Inside'],
  )
  assert.equal(group.studentCount, 1)
  assert.deepEqual(
    group.topics.map(({ topicId }) => topicId),
    topics.filter(({ id }) => id.startsWith('maths.')).map(({ id }) => id),
  )
  await world.call('learn.updateLearnTopicSetting', key, {
    organizationId,
    topicId: 'maths.division',
    hidden: true,
  })
  assert.equal(placeOf(await overview(tenant), 'maths.division'), -1)
  assert.equal((await overview(tenant)).studentCount, 2)
})

test('children are compared only with themselves, until an administrator says otherwise', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  for (const rights of ['++++++++', '+++++---', '++------', '--------', '++++++--']) {
    const child = await clientFamily(world, tenant)
    await storeStanding(world, child, answers('maths.place-value', rights))
  }
  assert.equal((await overview(tenant)).middle, null)
  await world.call('learn.updateLearnSettings', key, { organizationId, groupComparisons: true })
  const shown = await overview(tenant)
  const place = placeOf(shown, 'maths.place-value')
  const sorted = shown.students.map(({ scores }) => scores[place] ?? 0).sort((a, b) => a - b)
  assert.equal(shown.middle?.[place], sorted[2])
  assert.equal(shown.middle?.[placeOf(shown, 'maths.division')], null)
})

test('a parent sees only their own children, and a tutor from outside only those of their group', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const [mine, other] = [await clientFamily(world, tenant), await clientFamily(world, tenant)]
  const tutor = await world.member(tenant, 'member', 'client')
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Tuesday' })
  await world.call('teams.addTeamMember', key, { teamId: team.id, memberId: tutor.memberId })
  const seenBy = async (token: string) =>
    (await overview(tenant, {}, token)).students.map(({ studentId }) => studentId)
  assert.deepEqual(await seenBy(mine.parent.token), [mine.studentId])
  assert.deepEqual(await seenBy(tutor.token), [])
  await world.call('learn.addLearnGroupStudents', key, { teamId: team.id, studentIds: [other.studentId] })
  assert.deepEqual(await seenBy(tutor.token), [other.studentId])
  await world.call('learn.removeLearnGroupStudent', key, { teamId: team.id, studentId: other.studentId })
  assert.deepEqual(await seenBy(tutor.token), [])
})

test('answers count in the week they were given, and weeks pass also without answers', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const session = await begin(world, child)
  await practise(world, child, session.id, [true, false, true])
  const weeks = async () => {
    const [student] = (await overview(tenant)).students
    return [student?.answersThisWeek, student?.rightThisWeek, student?.answersLastWeek]
  }
  const goBack = (days: number) =>
    world.owner.query(`update topic_marks set week = week - $2::integer where student_id = $1`, [
      child.studentId,
      days,
    ])
  assert.deepEqual(await weeks(), [3, 2, 0])
  await goBack(7)
  assert.deepEqual(await weeks(), [0, 0, 3])
  await practise(world, child, session.id, [true])
  assert.deepEqual(await weeks(), [1, 1, 3])
  await goBack(14)
  assert.deepEqual(await weeks(), [0, 0, 0])
  await practise(world, child, session.id, [false])
  assert.deepEqual(await weeks(), [1, 0, 0])
})
