import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { topics } from '@learn/content'
import { type Child, clientFamily, family } from '../../../test/support/learning/family.ts'
import { answerMany } from '../../../test/support/learning/long-history.ts'
import {
  answer,
  assertSound,
  assign,
  begin,
  next,
  reproduction,
  rightAnswer,
  wrongAnswer,
} from '../../../test/support/learning/practising.ts'
import { type Person, World } from '../../../test/support/world.ts'
import { randomId } from '../../ids.ts'

const world = await World.create()
after(() => world.close())

const day = 86_400_000

type Learner = Child & { readonly parent: Pick<Person, 'token'> }

/** Takes steps, answering every question, and returns what they were. Each decision can be made again. */
async function takeSteps(child: Learner, sessionId: string, steps: number, isRight = true) {
  const taken: { actionType: string; topicId: string | undefined; stem: string | undefined }[] = []
  for (let at = 0; at < steps; at++) {
    const { decision, question } = await next(world, child, sessionId)
    assertSound(decision)
    const { id, actionType, questionId } = decision
    assert((await reproduction(world, child.parent.token, id)).identical)
    taken.push({ actionType, topicId: question?.topicId, stem: question?.stem })
    if (question) await answer(world, child, id, (isRight ? rightAnswer : wrongAnswer)(questionId))
  }
  return taken
}

/** Leaves a child with these topics only. */
async function showOnly(child: Learner, shown: readonly string[]) {
  for (const { id } of topics) {
    if (!id.startsWith('maths.') || shown.includes(id)) continue
    const input = { organizationId: child.organizationId, topicId: id, hidden: true }
    const { status } = await world.call('learn.updateLearnTopicSetting', child.parent.token, input)
    assert.equal(status, 200)
  }
}

test('a child with 10,000 answers gets a next step like any other', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  await answerMany(world, child, 10_000)
  const { id } = await begin(world, child)
  const taken = await takeSteps(child, id, 10)
  assert(taken.some(({ actionType }) => actionType === 'practice'))
  const { body: state } = await world.call('learn.getLearnStudentState', child.token, {
    studentId: child.studentId,
  })
  assert(state.attempts > 10_000)
})

test('a clock that jumps, back or ahead, changes nothing but the dates', async () => {
  const tenant = await world.tenant()
  // A key does not expire when the clock jumps ahead.
  const child = { ...(await clientFamily(world, tenant)), token: tenant.key, parent: { token: tenant.key } }
  const always = "update entitlements set starts_at = '2000-01-01', ends_at = null where student_id = $1"
  await world.owner.query(always, [child.studentId])
  try {
    for (const ahead of [0, -400 * day, 3_000 * day, -day, 0]) {
      world.clock.ahead = ahead
      const { id } = await begin(world, child)
      await takeSteps(child, id, 4, ahead < 0)
    }
    const { id } = await begin(world, child)
    for (const ahead of [0, -day / 24, day, -300 * day, 0]) {
      world.clock.ahead = ahead
      await takeSteps(child, id, 3)
    }
  } finally {
    world.clock.ahead = 0
  }
})

test('a lesson seen while the clock was years ahead is not one of this week', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  const seen = async (away: string) => {
    await world.owner.query(
      `insert into lessons_seen (organization_id, student_id, topic_id, seen_at)
        select $1, $2, unnest($3::text[]), now() + $4::interval
        on conflict (student_id, topic_id) do update set seen_at = excluded.seen_at`,
      [child.organizationId, child.studentId, topics.map(({ id }) => id), away],
    )
    const { id } = await begin(world, child)
    const { decision } = await next(world, child, id)
    return decision.candidates.some(({ reasonCodes }) => reasonCodes.includes('rule_lesson_this_week'))
  }
  assert.equal(await seen('-1 day'), true)
  assert.equal(await seen('1 day'), true)
  assert.equal(await seen('-8 days'), false)
  assert.equal(await seen('3000 days'), false)
})

test('with all topics hidden but one, the session asks about it and then says clearly that it is over', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  await showOnly(child, ['maths.place-value'])
  const { id } = await begin(world, child)
  const taken = await takeSteps(child, id, 14)
  const questions = taken.filter(({ topicId }) => topicId !== undefined)
  assert(questions.length >= 4 && questions.length <= 8, `${questions.length} questions`)
  assert.equal(new Set(questions.map(({ stem }) => stem)).size, questions.length, 'none comes twice')
  assert.deepEqual(
    taken.slice(-3).map(({ actionType }) => actionType),
    ['break', 'break', 'break'],
  )
  const { decision } = await next(world, child, id)
  const { body } = await world.call('learn.explainLearnDecision', child.parent.token, {
    decisionId: decision.id,
  })
  assert.match(body.forStudent, /That’s all for today/)
  await showOnly(child, [])
  const { decision: none } = await next(world, child, id)
  assert.equal(none.actionType, 'break')
})

test('set work that breaks the rules is still set work, and ends when it is done', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  await assign(world, child, { id: randomId(), actionType: 'practice', topicId: 'maths.time', count: 12 })
  const { id } = await begin(world, child)
  const taken = await takeSteps(child, id, 16)
  const set = taken.slice(0, 12)
  assert(
    set.every(({ topicId }) => topicId === 'maths.time'),
    JSON.stringify(set),
  )
  assert(taken.slice(12).some(({ topicId }) => topicId !== 'maths.time'))
})

test('set work of another subject does not hold up the work of this session', async () => {
  const child = await family(world, { subjectIds: ['maths', 'english'] })
  for (const topicId of ['english.plurals', 'maths.time'])
    await assign(world, child, { id: randomId(), actionType: 'practice', topicId, count: 1 })
  const { id } = await begin(world, child, { subjectIds: ['maths'] })
  const [first] = await takeSteps(child, id, 1)
  assert.equal(first?.topicId, 'maths.time')
  const { id: english } = await begin(world, child)
  assert.equal((await takeSteps(child, english, 1))[0]?.topicId, 'english.plurals')
})

test('a first session ends by itself after at most 24 questions, whatever is answered', async () => {
  for (const isRight of [true, false]) {
    const child = await family(world, { subjectIds: ['maths', 'english'] })
    const { id } = await begin(world, child, { sessionType: 'diagnostic' })
    const taken = await takeSteps(child, id, 26, isRight)
    const questions = taken.filter(({ topicId }) => topicId !== undefined)
    assert(questions.length >= 4 && questions.length <= 24, `${questions.length} questions`)
    assert.equal(taken.at(-1)?.actionType, 'break')
    const subjects = new Set(questions.map(({ topicId }) => topicId?.split('.')[0]))
    assert.deepEqual([...subjects].sort(), ['english', 'maths'])
  }
})
