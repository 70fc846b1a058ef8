import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openModel } from '@learn/learning'
import { pack, rebuild as rebuildFrom, unpack } from '@learn/learning/projection'
import { versions } from '@learn/learning/versions'
import { type Child, family } from '../../test/support/learning/family.ts'
import { World } from '../../test/support/world.ts'
import { randomId } from '../ids.ts'
import { model } from '../learn/knowledge/model.ts'
import { runPrepared } from '../storage/prepared-query.ts'
import { saveRebuilt } from './projections.store.ts'
import { rebuildProjections } from './projections.ts'

const world = await World.create()
after(() => world.close())

const rebuild = (
  which: { studentId?: string; all?: boolean } = {},
  sizes?: { students: number; attempts: number },
) =>
  world.runAsOperator(client => rebuildProjections(client, { studentId: null, all: false, ...which }, sizes))

const readProjection = async ({ studentId }: Child) =>
  (
    await world.owner.query(
      'select model_version, attempts, as_of, encode(state, $2) as state from projections where student_id = $1',
      [studentId, 'hex'],
    )
  ).rows[0]

/** Gets a question and returns a function that answers it. */
async function askQuestion({ token, studentId }: Child): Promise<() => Promise<number>> {
  const started = await world.call('learn.createLearnSession', token, {
    studentId,
    sessionType: 'diagnostic',
  })
  const { body } = await world.call('learn.createLearnDecision', token, { sessionId: started.body.id })
  return async () =>
    (await world.call('learn.createLearnAttempt', token, { decisionId: body.decision.id, answer: null }))
      .status
}

async function createPractised(attempts: number): Promise<Child> {
  const child = await family(world)
  for (let number = 0; number < attempts; number++) assert.equal(await (await askQuestion(child))(), 201)
  return child
}

const spoil = (child: Child, how: string) =>
  world.owner.query(
    how === 'delete'
      ? 'delete from projections where student_id = $1'
      : `update projections set ${how} where student_id = $1`,
    [child.studentId],
  )

test('outdated projections are rebuilt from the attempts to the same bytes, and nothing else is written', async () => {
  const children = [
    await createPractised(3),
    await createPractised(1),
    await createPractised(2),
    await createPractised(1),
  ]
  await family(world) // A child without answers, who has no projection.
  assert.deepEqual(await rebuild({ all: true }), { students: 4, attempts: 7, written: 0 })
  const online = await Promise.all(children.map(readProjection))
  assert.deepEqual(
    online.map(({ attempts }) => attempts),
    [3, 1, 2, 1],
  )
  const [first, second, third] = children as [Child, Child, Child]
  await spoil(first, 'delete')
  await spoil(second, "model_version = 'earlier'")
  await spoil(third, 'attempts = 1')
  assert.deepEqual(await rebuild(), { students: 3, attempts: 6, written: 3 })
  assert.deepEqual(await Promise.all(children.map(readProjection)), online)
  assert.deepEqual(await rebuild(), { students: 0, attempts: 0, written: 0 })
})

test('a projection of the earlier model is rebuilt under the current one', async () => {
  const child = await createPractised(3)
  const online = await readProjection(child)
  const { state } = unpack(Buffer.from(online.state, 'hex'))
  const earlier = openModel(versions['mastery-1'], model.topics)
  const attempts = state.topics.flatMap(({ topicId, attempts }) =>
    Array.from({ length: attempts }, () => ({ topicId, right: false, at: Date.now() })),
  )
  const bytes = Buffer.from(pack(rebuildFrom(earlier, attempts))).toString('hex')
  await spoil(child, `model_version = '${earlier.version}', state = '\\x${bytes}'`)
  assert.deepEqual(await rebuild(), { students: 1, attempts: 3, written: 1 })
  assert.deepEqual(await readProjection(child), online)
  assert.equal(online.model_version, model.version)
})

test('one or all projections can be rebuilt even if they look current, in as many steps as needed', async () => {
  const children = [await createPractised(2), await createPractised(1), await createPractised(1)]
  const online = await Promise.all(children.map(readProjection))
  for (const child of children) await spoil(child, "state = 'spoiled'")
  const [first] = children as [Child]
  assert.deepEqual(await rebuild(), { students: 0, attempts: 0, written: 0 })
  assert.deepEqual(await rebuild({ studentId: first.studentId }), { students: 1, attempts: 2, written: 1 })
  assert.deepEqual(await readProjection(first), online[0])
  for (const sizes of [
    { students: 1, attempts: 1 },
    { students: 2, attempts: 3 },
    { students: 100, attempts: 2 },
  ]) {
    for (const child of children) await spoil(child, "state = 'spoiled'")
    assert.equal((await rebuild({ all: true }, sizes)).written, 3)
    assert.deepEqual(await Promise.all(children.map(readProjection)), online)
  }
})

const lock = 'select from projections where student_id = $1 for update'

test('an answer that arrives during a rebuild is never lost, in either order', async () => {
  for (const isAnswerFirst of [true, false]) {
    const child = await createPractised(2)
    const answer = await askQuestion(child)
    await spoil(child, "model_version = 'earlier'")
    const rebuildStudent = () => rebuild({ studentId: child.studentId })
    const [one, other] = isAnswerFirst
      ? await world.callInOrder(lock, child.studentId, answer, rebuildStudent)
      : (await world.callInOrder(lock, child.studentId, rebuildStudent, answer)).toReversed()
    assert.equal(one, 201)
    assert.deepEqual(other, { students: 1, attempts: 2, written: isAnswerFirst ? 0 : 1 })
    const after = await readProjection(child)
    assert.deepEqual([after.attempts, after.model_version], [3, model.version])
    assert.equal((await rebuild({ studentId: child.studentId })).written, 0)
  }
})

test('several rebuilds can run at the same time', async () => {
  const children = [await createPractised(1), await createPractised(2)]
  const online = await Promise.all(children.map(readProjection))
  for (const child of children) await spoil(child, 'delete')
  const done = await Promise.all([rebuild(), rebuild(), rebuild({ all: true })])
  assert.equal(
    done.reduce((sum, { written }) => sum + written, 0),
    2,
  )
  assert.deepEqual(await Promise.all(children.map(readProjection)), online)
})

test('a child erased meanwhile is skipped', async () => {
  const { studentId } = await createPractised(1)
  const made = { keptAttempts: null, attempts: 1, asOf: new Date(), state: new Uint8Array(3) }
  await world.owner.query('delete from projections where student_id = $1', [studentId])
  const saved = await world.runAsOperator(client =>
    saveRebuilt(
      { query: (statement, values) => runPrepared(client, statement, values) },
      model.version,
      [randomId(), studentId].map(id => ({ ...made, studentId: id })),
    ),
  )
  assert.equal(saved, 1)
})
