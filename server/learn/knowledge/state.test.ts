import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { topics } from '@learn/content'
import type { Attempt } from '@learn/learning'
import { emptyProjection, type Projection, pack, rebuild } from '@learn/learning/projection'
import { type Child, clientFamily, practiseOnce } from '../../../test/support/learning/family.ts'
import { World } from '../../../test/support/world.ts'
import { model } from './model.ts'

const world = await World.create()
after(() => world.close())

const stateFor = async (by: string, studentId: string) =>
  await world.call('learn.getLearnStudentState', by, { studentId })

async function child(overrides: Parameters<typeof clientFamily>[2] = {}) {
  const tenant = await world.tenant()
  const { parent, ...student } = await clientFamily(world, tenant, overrides)
  const { studentId } = student
  const state = async (by = tenant.key) => (await stateFor(by, studentId)).body
  return { ...tenant, student, studentId, parent, state }
}

/** Stores a projection, with the number of attempts it is said to have. */
async function project(
  { organizationId, studentId }: Pick<Child, 'organizationId' | 'studentId'>,
  projection: Projection,
  { attempts = projection.attempts, version = projection.modelVersion } = {},
): Promise<void> {
  await world.owner.query(
    `insert into projections (student_id, organization_id, model_version, attempts, as_of, state) values ($1, $2, $3, $4, $5, $6)
      on conflict (student_id) do update set model_version = $3, attempts = $4, as_of = $5, state = $6`,
    [
      studentId,
      organizationId,
      version,
      projection.attempts,
      new Date(projection.asOf ?? 0),
      Buffer.from(pack(projection)),
    ],
  )
  await world.owner.query('update student_counts set attempts = $2 where student_id = $1', [
    studentId,
    attempts,
  ])
}

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000

const answers = (topicId: string, rights: readonly boolean[], minutes = 60): Attempt[] =>
  rights.map((right, n) => ({ topicId, difficulty: 0, right, at: minutesAgo(minutes - n) }))

test('a new child has no mastery yet, and their state is fresh', async () => {
  const { student, studentId, state, key } = await child()
  const told = await state()
  const { body: kept } = await world.call('learn.getLearnStudent', key, { studentId })
  const { masteryByTopic, ...rest } = told
  assert.deepEqual(rest, {
    studentId,
    learnerKey: student.learnerKey,
    consecutiveCorrect: 0,
    activeAssignmentId: '',
    projectionFreshness: { asOf: kept.createdAt, stale: false },
    attempts: 0,
    rightAnswers: 0,
    modelVersion: model.version,
    openMisconceptions: [],
  })
  const learned = topics.filter(({ id }) => /^(maths|english)\./.test(id)).map(({ id }) => id)
  assert.deepEqual(
    masteryByTopic.map(({ topicId }) => topicId),
    learned,
  )
  for (const { score, lastPractisedAt, ...evidence } of masteryByTopic) {
    assert(score > 0 && score < 1)
    assert.equal(lastPractisedAt, '')
    const { topicId, low, high, ...none } = evidence
    assert(low < score && score < high)
    assert.deepEqual(none, { attempts: 0, rightAnswers: 0, enoughEvidence: false, standing: 'new' }, topicId)
  }
})

test('a topic is shown with the evidence for its score, and consecutive right answers are counted', async () => {
  const { student, state, parent } = await child()
  const before = await state()
  const projection = rebuild(model, [
    ...answers('maths.ratio-and-proportion', [false, false, false, false], 90),
    ...answers('maths.place-value', [false, true, true, true, true]),
  ])
  await project(student, projection)
  const told = await state()
  const scoreIn = ({ masteryByTopic }: typeof told, id: string) =>
    masteryByTopic.find(({ topicId }) => topicId === id)
  const [good, weak] = [scoreIn(told, 'maths.place-value'), scoreIn(told, 'maths.ratio-and-proportion')]
  assert(good && weak)
  const asOf = new Date(projection.asOf ?? 0).toISOString()
  const { score, low, high, ...evidence } = good
  assert(low < score && score < high)
  assert.deepEqual(evidence, {
    topicId: 'maths.place-value',
    lastPractisedAt: asOf,
    attempts: 5,
    rightAnswers: 4,
    enoughEvidence: true,
    standing: 'learning',
  })
  assert.deepEqual([weak.attempts, weak.rightAnswers, weak.enoughEvidence], [4, 0, false])
  assert(weak.score < (scoreIn(before, 'maths.ratio-and-proportion')?.score ?? 0))
  assert(weak.score < score)
  assert.deepEqual([told.attempts, told.rightAnswers, told.consecutiveCorrect], [9, 4, 4])
  assert.deepEqual(told.projectionFreshness, { asOf, stale: false })
  assert.equal((await state(student.token)).attempts, 9)
  assert.equal((await state(parent.token)).attempts, 9)
  await project(student, rebuild(model, answers('maths.ratio-and-proportion', [false]), projection))
  assert.equal((await state()).consecutiveCorrect, 0)
})

test('a score falls as time passes without practice', async () => {
  const { student, studentId, state, key } = await child()
  await project(student, rebuild(model, answers('maths.place-value', Array(12).fill(true))))
  const scoreIn = ({ masteryByTopic }: Awaited<ReturnType<typeof state>>) =>
    masteryByTopic.find(({ topicId }) => topicId === 'maths.place-value')?.score ?? 0
  const inAYear = await world.startAnotherServer({}, () => new Date(Date.now() + 365 * 86_400_000))
  try {
    const token = await world.token(student.studentId, {
      scopes: ['learn:read'],
      expiresAt: new Date(Date.now() + 400 * 86_400_000),
    })
    const now = scoreIn(await state())
    const later = await world.call('learn.getLearnStudentState', token, { studentId }, { url: inAYear.url })
    assert.equal(later.status, 200)
    assert(scoreIn(later.body) < now)
    assert.equal((await stateFor(key, studentId)).status, 200)
  } finally {
    await inAYear.close()
  }
})

test('a projection that lacks an attempt, or comes from another model, is stale', async () => {
  const { student, state } = await child()
  const projection = rebuild(model, answers('maths.place-value', [true, true]))
  await project(student, projection)
  assert.equal((await state()).projectionFreshness.stale, false)
  await project(student, projection, { attempts: 3 })
  const behind = await state()
  assert.deepEqual([behind.projectionFreshness.stale, behind.attempts], [true, 2])
  await project(student, { ...projection, modelVersion: 'mastery-0' })
  const older = await state()
  assert.deepEqual(
    [older.projectionFreshness.stale, older.attempts, older.modelVersion],
    [true, 2, 'mastery-0'],
  )
  await project(student, emptyProjection(model), { attempts: 0 })
  assert.equal((await state()).projectionFreshness.stale, false)
})

test('the state of a child who has answered but has no projection is stale', async () => {
  const { studentId, state } = await child()
  await world.owner.query('update student_counts set attempts = 1 where student_id = $1', [studentId])
  const { projectionFreshness, attempts } = await state()
  assert.deepEqual([projectionFreshness.stale, attempts], [true, 0])
})

test('a projection that can’t be read shows no mastery, and is stale', async () => {
  const { student, studentId, state } = await child()
  await practiseOnce(world, student)
  await world.owner.query(
    `update projections set model_version = 'none', state = '\\x00' where student_id = $1`,
    [studentId],
  )
  for (const version of ['none', model.version]) {
    const isOfVersion = 'update projections set model_version = $2 where student_id = $1'
    await world.owner.query(isOfVersion, [studentId, version])
    const told = await state()
    assert.deepEqual(
      [told.projectionFreshness.stale, told.attempts, told.modelVersion],
      [true, 0, model.version],
    )
  }
})

test('hidden topics and subjects that are not studied are left out', async () => {
  const { studentId, organizationId, key, state } = await child()
  await world.owner.query(
    `insert into topic_settings (organization_id, topic_id, hidden, lesson_published, updated_at)
      values ($1, 'maths.algebra', true, true, now()), ($1, 'maths.ratio-and-proportion', false, false, now())`,
    [organizationId],
  )
  await world.call('learn.updateLearnStudent', key, { studentId, subjectIds: ['maths'] })
  const ids = (await state()).masteryByTopic.map(({ topicId }) => topicId)
  assert(ids.every(id => id.startsWith('maths.')))
  assert(!ids.includes('maths.algebra'))
  assert(ids.includes('maths.ratio-and-proportion'))
})

test('a topic is secure once mastered, due for a review when it fades, and its range narrows with answers', async () => {
  const { student, state } = await child()
  const right = (count: number, minutes?: number) =>
    rebuild(model, [
      ...answers('maths.ratio-and-proportion', Array(40).fill(false), minutes),
      ...answers('maths.place-value', Array(count).fill(true), minutes),
    ])
  const placeValueAfter = async (projection: Projection) => {
    await project(student, projection)
    const { masteryByTopic } = await state()
    return masteryByTopic.find(({ topicId }) => topicId === 'maths.place-value') ?? assert.fail()
  }
  const early = await placeValueAfter(right(3))
  const later = await placeValueAfter(right(40))
  assert.deepEqual([early.standing, later.standing], ['learning', 'secure'])
  assert(later.high - later.low < early.high - early.low)
  const yearsAgo = 5 * 365 * 24 * 60
  assert.equal((await placeValueAfter(right(40, yearsAgo))).standing, 'review')
})

test('weakest first never puts a topic without evidence before one with', async () => {
  const { student, studentId, key } = await child()
  await project(
    student,
    rebuild(model, [
      ...answers('maths.place-value', Array(8).fill(true)),
      ...answers('maths.ratio-and-proportion', Array(8).fill(false)),
      ...answers('maths.area', [false]),
    ]),
  )
  const { body } = await world.call('learn.getLearnStudentState', key, { studentId, order: 'weakest' })
  const [first, second, third, ...others] = body.masteryByTopic.map(({ topicId }) => topicId)
  assert.deepEqual([first, second, third], ['maths.ratio-and-proportion', 'maths.place-value', 'maths.area'])
  const { body: taught } = await world.call('learn.getLearnStudentState', key, { studentId })
  const order = taught.masteryByTopic.map(({ topicId }) => topicId)
  assert.deepEqual(
    others,
    order.filter(id => others.includes(id)),
  )
})
