import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { difficultyOf, examFamilies, modesOf, type SubjectId, topics } from '@learn/content'
import type { LearnNextStep } from '@learn/contract/learn/decisions'
import { reasonCodes, sessionTypes } from '@learn/contract/learn/words'
import { pack, rebuild } from '@learn/learning/projection'
import { type Child, family } from '../../../test/support/learning/family.ts'
import {
  answer,
  assertSound,
  assign,
  begin,
  choiceIn,
  next,
  nextQuestion,
  practise,
  reproduction,
  rightAnswer,
} from '../../../test/support/learning/practising.ts'
import { World } from '../../../test/support/world.ts'
import { randomId } from '../../ids.ts'
import { model } from '../knowledge/model.ts'

const day = 86_400_000
const world = await World.create()
after(() => world.close())
// Tokens last an hour.
beforeEach(() => {
  world.clock.ahead = 0
})

const now = () => world.clock.now().getTime()

test('a decision remains the next step until its question is answered, however many requests ask', async () => {
  const child = await family(world)
  const { id: sessionId } = await begin(world, child, { sessionType: 'diagnostic' })
  const asked = await Promise.all(Array.from({ length: 20 }, () => next(world, child, sessionId)))
  for (const step of asked) assert.deepEqual(step, asked[0])
  const first = asked[0]?.decision.id ?? ''
  await answer(world, child, first, 'A')
  const { decision } = await next(world, child, sessionId)
  assert.notEqual(decision.id, first)
  assert.equal(decision.positionInSession, 1)
  const { body } = await world.call('learn.listLearnDecisions', child.token, {})
  assert.equal(body.total, 2)
})

test('a request repeated with its idempotency key returns the same step, even if another is open by now', async () => {
  const child = await family(world)
  const { id: sessionId } = await begin(world, child, { sessionType: 'diagnostic' })
  const headers = { 'idempotency-key': 'first step' }
  const ask = () => world.call('learn.createLearnDecision', child.token, { sessionId }, { headers })
  const first = await ask()
  await answer(world, child, first.body.decision.id, 'A')
  const open = await next(world, child, sessionId)
  const again = await ask()
  assert.equal(again.headers.get('idempotency-replayed'), 'true')
  assert.deepEqual(again.body, first.body)
  assert.deepEqual(await next(world, child, sessionId), open)
})

const lockSession = 'select from learn_sessions where id = $1 for update'

test('a decision that waited for an answer takes it into account', async () => {
  const child = await family(world)
  const { id: sessionId } = await begin(world, child, { sessionType: 'diagnostic' })
  const { decision } = await next(world, child, sessionId)
  const [attempt, after] = await world.callInOrder(
    lockSession,
    sessionId,
    () => answer(world, child, decision.id, rightAnswer(decision.questionId)),
    () => next(world, child, sessionId),
  )
  const { studentState, projectionFreshness, positionInSession } = after.decision
  assert.equal(positionInSession, 1)
  assert.equal(studentState.consecutiveCorrect, 1)
  assert.deepEqual(
    studentState.masteryByTopic.map(({ topicId }) => topicId),
    [attempt.topicId],
  )
  assert.deepEqual(projectionFreshness, { asOf: attempt.answeredAt, stale: false })
})

test('a lesson assigned once comes once, even if two requests ask for the next step', async () => {
  const child = await family(world)
  const { id: sessionId } = await begin(world, child, { sessionType: 'lesson' })
  const wanted = { id: randomId(), actionType: 'lesson', topicId: 'maths.time', count: 1 }
  await assign(world, child, wanted)
  const [first, second] = await world.callInOrder(
    lockSession,
    sessionId,
    () => next(world, child, sessionId),
    () => next(world, child, sessionId),
  )
  assert.equal(first.decision.selectedCandidateId, 'lesson:maths.time')
  assert(first.decision.reasonCodes.includes('tutor_assigned'))
  assert.equal(second.decision.positionInSession, 1)
  assert(!second.decision.reasonCodes.includes('tutor_assigned'))
  assert.equal(second.decision.studentState.activeAssignmentId, '')
  assert(second.decision.createdAt > first.decision.createdAt)
})

test('the steps of a session stay in order even if the clock goes back', async () => {
  const child = await family(world)
  world.clock.ahead += 10 * 60_000
  const { id: sessionId } = await begin(world, child, { sessionType: 'diagnostic' })
  let last = ''
  for (let step = 0; step < 3; step++) {
    const { decision } = await next(world, child, sessionId)
    assert(decision.createdAt > last)
    last = decision.createdAt
    world.clock.ahead -= 60_000
    const { answeredAt } = await answer(world, child, decision.id, null)
    assert(answeredAt >= decision.createdAt)
    const latest = await world.call('learn.getLearnPolicyDecisionLog', child.token, {})
    assert.equal(latest.body.id, decision.id)
  }
})

test('a session that has ended makes no decisions', async () => {
  const child = await family(world)
  const { id: sessionId } = await begin(world, child)
  await world.call('learn.endLearnSession', child.token, { sessionId })
  const { body } = await world.call('learn.createLearnDecision', child.token, { sessionId })
  assert.equal(body._tag, 'Conflict')
  assert.equal((await world.call('learn.listLearnDecisions', child.token, {})).body.total, 0)
})

test('after six wrong answers in a row there is a break, and then work continues', async () => {
  const child = await family(world)
  const { id: sessionId } = await begin(world, child)
  await practise(world, child, sessionId, [false, true, false, false, null, false, false])
  const five = await nextQuestion(world, child, sessionId)
  await answer(world, child, five.decision.id, null)
  const { decision, question, lesson } = await next(world, child, sessionId)
  assertSound(decision)
  assert.deepEqual(
    [decision.actionType, decision.reasonCodes, decision.propensity, question, lesson],
    ['break', ['fatigue_guardrail'], 1, null, null],
  )
  const further = await next(world, child, sessionId)
  assert.notEqual(further.decision.actionType, 'break')
})

test('after forty minutes or sixty steps there is a break, except in a test or if breaks are not allowed', async () => {
  const decideAfter = async (minutes: number, wishes: Parameters<typeof begin>[2], steps = 0) => {
    world.clock.ahead = 0
    const child = await family(world)
    const { id } = await begin(world, child, wishes)
    await world.owner.query('update learn_sessions set decisions = $2 where id = $1', [id, steps])
    world.clock.ahead = minutes * 60_000
    const { decision } = await next(world, child, id)
    return decision.actionType === 'break' && decision.reasonCodes.includes('fatigue_guardrail')
  }
  assert.equal(await decideAfter(39.5, {}), false)
  assert.equal(await decideAfter(40, {}), true)
  assert.equal(await decideAfter(41, { sessionType: 'diagnostic' }), true)
  assert.equal(await decideAfter(0, { sessionType: 'lesson' }, 59), false)
  assert.equal(await decideAfter(0, { sessionType: 'lesson' }, 60), true)
  assert.equal(await decideAfter(50, { sessionType: 'test' }), false)
  assert.equal(await decideAfter(50, { sessionType: 'mini-test' }), false)
  assert.equal(await decideAfter(50, { allowedActionTypes: ['practice'] }), false)
})

/** Hides topics, or withholds their lessons, in the child's organization. */
const settle = (
  { organizationId }: Child,
  ids: readonly string[],
  hidden: boolean,
  lessonPublished: boolean,
) =>
  world.owner.query(
    `insert into topic_settings (organization_id, topic_id, hidden, lesson_published, updated_at)
      select $1, unnest($2::text[]), $3, $4, now()`,
    [organizationId, ids, hidden, lessonPublished],
  )

const topicsOf = (...subjects: SubjectId[]) =>
  topics.map(({ id }) => id).filter(id => subjects.some(subject => id.startsWith(`${subject}.`)))

test('hidden topics are not chosen and say why; everything else can be chosen', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  const shown = 'maths.place-value'
  await settle(
    child,
    topicsOf('maths').filter(id => id !== shown),
    true,
    true,
  )
  for (const sessionType of sessionTypes) {
    const { id } = await begin(world, child, { sessionType })
    const { decision } = await next(world, child, id)
    assert.equal(decision.constraints.contentAvailable, true)
    for (const { targetId, eligible, reasonCodes: codes } of decision.candidates) {
      const isShown = targetId === shown || targetId === 'maths'
      assert.equal(codes.includes('ineligible_missing_content'), !isShown, targetId)
      assert.equal(eligible, isShown && !codes.some(code => code.startsWith('rule_')), targetId)
    }
  }
})

test('a withheld lesson is not chosen, and practice in its place says so, unless unpublished content is allowed', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  await settle(child, topicsOf('maths'), false, false)
  const { id } = await begin(world, child, { sessionType: 'lesson' })
  const { decision } = await next(world, child, id)
  assert.equal(decision.constraints.requirePublishedContent, true)
  assert.equal(decision.actionType, 'practice')
  for (const { candidateId, eligible, reasonCodes: codes } of decision.candidates) {
    const isLesson = candidateId.startsWith('lesson:')
    assert.equal(eligible, !isLesson)
    assert(codes.includes(isLesson ? 'ineligible_missing_content' : 'content_fallback'), candidateId)
  }
  await world.owner.query(
    'insert into learn_settings (organization_id, require_published_content, updated_at) values ($1, false, now())',
    [child.organizationId],
  )
  const again = await begin(world, child, { sessionType: 'lesson', allowedActionTypes: ['lesson'] })
  const { decision: free, lesson } = await next(world, child, again.id)
  assert.equal(free.constraints.requirePublishedContent, false)
  assert.equal(free.actionType, 'lesson')
  assert.equal(lesson?.topicId, choiceIn(free)?.targetId)
})

test('if all topics are hidden, only a break is left', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  await settle(child, topicsOf('maths'), true, true)
  for (const sessionType of sessionTypes) {
    const { id } = await begin(world, child, { sessionType })
    const { decision, question, lesson } = await next(world, child, id)
    assertSound(decision)
    assert.equal(decision.constraints.contentAvailable, false)
    assert.deepEqual([decision.actionType, decision.reasonCodes], ['break', ['content_fallback']])
    assert.deepEqual([decision.propensity, question, lesson], [1, null, null])
    const { identical } = await reproduction(world, child.parent.token, decision.id)
    assert.equal(identical, true)
  }
})

test('excluded candidates are never chosen, and say why', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  const excludedCandidateIds = topicsOf('maths')
    .slice(1)
    .map(id => `practice:${id}`)
  const { id } = await begin(world, child, { excludedCandidateIds, allowedActionTypes: ['practice'] })
  const { decision } = await next(world, child, id)
  assert.equal(decision.selectedCandidateId, `practice:${topicsOf('maths')[0]}`)
  assert.equal(decision.propensity, 1)
  for (const { eligible, reasonCodes: codes } of decision.candidates)
    assert.equal(codes.includes('excluded_by_constraint'), !eligible)
})

const assignmentOf = async (id: string) => {
  const { rows } = await world.owner.query(
    'select done, status, closed_at is not null as closed from assignments where id = $1',
    [id],
  )
  return rows[0]
}

test('an assignment comes first until it is done, and counts its answers', async () => {
  const child = await family(world)
  const id = randomId()
  const { id: sessionId } = await begin(world, child)
  await assign(world, child, { id, actionType: 'practice', topicId: 'maths.time', count: 2 })
  for (const done of [0, 1]) {
    assert.deepEqual(await assignmentOf(id), { done, status: 'open', closed: false })
    const { decision } = await next(world, child, sessionId)
    assertSound(decision)
    assert.equal(decision.selectedCandidateId, 'practice:maths.time')
    assert.equal(decision.reasonCodes[0], 'tutor_assigned')
    assert.equal(decision.propensity, 1)
    assert.equal(decision.algorithmId, 'mastery_policy_v0')
    assert.equal(decision.studentState.activeAssignmentId, id)
    assert.equal((await assignmentOf(id)).done, done, 'asking is not yet answering')
    await answer(world, child, decision.id, null)
  }
  assert.deepEqual(await assignmentOf(id), { done: 2, status: 'done', closed: true })
  const { decision } = await next(world, child, sessionId)
  assert(!decision.reasonCodes.includes('tutor_assigned'))
  assert.equal(decision.studentState.activeAssignmentId, '')
})

test('of several assignments the one due first comes first, and a canceled one does not count', async () => {
  const child = await family(world)
  const [later, sooner] = [randomId(), randomId()]
  await assign(world, child, { id: later, actionType: 'practice', topicId: 'maths.time', count: 1 })
  await assign(world, child, { id: sooner, actionType: 'practice', topicId: 'maths.area', count: 3 })
  await world.owner.query(`update assignments set due_at = now() + interval '1 day' where id = $1`, [sooner])
  const { id: sessionId } = await begin(world, child)
  const first = await next(world, child, sessionId)
  assert.equal(first.decision.selectedCandidateId, 'practice:maths.area')
  await world.owner.query(`update assignments set status = 'canceled', closed_at = now() where id = $1`, [
    sooner,
  ])
  await answer(world, child, first.decision.id, null)
  assert.deepEqual(await assignmentOf(sooner), { done: 0, status: 'canceled', closed: true })
  const second = await next(world, child, sessionId)
  assert.equal(second.decision.selectedCandidateId, 'practice:maths.time')
})

test('an assignment that does not fit the session waits, and the next one that fits comes first', async () => {
  const child = await family(world)
  const [exam, hidden, possible] = [randomId(), randomId(), randomId()]
  await assign(world, child, { id: exam, actionType: 'test', topicId: 'maths.time', count: 1 })
  await assign(world, child, { id: hidden, actionType: 'practice', topicId: 'maths.money', count: 1 })
  await settle(child, ['maths.money'], true, true)
  const { id: sessionId } = await begin(world, child)
  const free = await next(world, child, sessionId)
  assert(!free.decision.reasonCodes.includes('tutor_assigned'))
  if (free.question) await answer(world, child, free.decision.id, null)
  await assign(world, child, { id: possible, actionType: 'practice', topicId: 'maths.area', count: 1 })
  const { decision } = await next(world, child, sessionId)
  assert.equal(decision.selectedCandidateId, 'practice:maths.area')
  assert.equal(decision.studentState.activeAssignmentId, possible)
  const testing = await begin(world, child, { sessionType: 'test' })
  const asked = await next(world, child, testing.id)
  assert.equal(asked.decision.selectedCandidateId, 'test:maths.time')
  assert.equal(asked.decision.studentState.activeAssignmentId, exam)
})

/** As if these had been answered: a decision reads only the projection. */
async function setMastery(
  child: Child,
  known: Record<string, { right: boolean; times: number; daysAgo: number }>,
) {
  const attempts = Object.entries(known)
    .sort(([, a], [, b]) => b.daysAgo - a.daysAgo)
    .flatMap(([topicId, { right, times, daysAgo }]) => {
      const topic = topics.find(({ id }) => id === topicId)
      const template = topic?.templates[0]
      assert(topic && template, topicId)
      const difficulty = difficultyOf(topic, template, 3)
      return Array.from({ length: times }, () => ({ topicId, difficulty, right, at: now() - daysAgo * day }))
    })
  const projection = rebuild(model, attempts)
  await world.owner.query(
    `with counted as (update student_counts set attempts = $3 where student_id = $1)
    insert into projections (student_id, organization_id, model_version, attempts, as_of, state)
      values ($1, $2, $4, $3, now(), $5)`,
    [child.studentId, child.organizationId, attempts.length, model.version, Buffer.from(pack(projection))],
  )
}

test('every reason code occurs', async () => {
  const seen = new Set<string>()
  const look = ({ decision }: LearnNextStep) => {
    assertSound(decision)
    for (const { reasonCodes: codes } of decision.candidates) for (const code of codes) seen.add(code)
  }
  const maths = topicsOf('maths')
  const child = await family(world, { subjectIds: ['maths'] })
  const strong = Object.fromEntries(maths.slice(0, 8).map(id => [id, { right: true, times: 40, daysAgo: 1 }]))
  const weak = Object.fromEntries(maths.slice(12, 20).map(id => [id, { right: false, times: 6, daysAgo: 2 }]))
  const old = Object.fromEntries(maths.slice(8, 12).map(id => [id, { right: true, times: 30, daysAgo: 400 }]))
  await setMastery(child, { ...strong, ...weak, ...old })
  const diagnostic = await begin(world, child, { sessionType: 'diagnostic' })
  look(await next(world, child, diagnostic.id))
  const testing = await begin(world, child, { sessionType: 'test' })
  look(await next(world, child, testing.id))
  await settle(child, maths.slice(20, 24), true, true)
  await settle(child, maths.slice(24), false, false)
  const practice = await begin(world, child, { excludedCandidateIds: [`practice:${maths[30]}`] })
  for (let step = 0; step < 8; step++) {
    const taken = await next(world, child, practice.id)
    look(taken)
    if (taken.question) await answer(world, child, taken.decision.id, null)
  }
  const easy = await begin(world, child, {
    excludedCandidateIds: topicsOf('maths')
      .slice(8)
      .map(id => `practice:${id}`),
    allowedActionTypes: ['practice', 'break'],
  })
  for (let step = 0; step < 7; step++) {
    const taken = await next(world, child, easy.id)
    look(taken)
    if (taken.question) await answer(world, child, taken.decision.id, null)
  }
  const mixed = await begin(world, child, { allowedActionTypes: ['mini-test'] })
  const mixing = await next(world, child, mixed.id)
  look(mixing)
  await answer(world, child, mixing.decision.id, null)
  const assignment = { id: randomId(), actionType: 'mini-test', topicId: maths[0] ?? '', count: 1 }
  await assign(world, child, assignment)
  look(await next(world, child, (await begin(world, child, { sessionType: 'mini-test' })).id))
  await world.owner.query('update projections set attempts = 0 where student_id = $1', [child.studentId])
  look(await next(world, child, (await begin(world, child)).id))
  const inEveryExam = topics.every(topic =>
    examFamilies.every(({ modes }) => modesOf(topic).some(mode => modes.includes(mode))),
  )
  // As long as every topic can be answered in every exam, none is left out because of its mode.
  const expected = reasonCodes.filter(code => !(inEveryExam && code === 'ineligible_wrong_answer_mode'))
  assert.deepEqual([...seen].filter(code => !code.startsWith('rule_')).sort(), [...expected].sort())
})

test('a mixed mini-test is one question on a topic of the subject', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  const known = topicsOf('maths').slice(0, 6)
  await setMastery(child, Object.fromEntries(known.map(id => [id, { right: true, times: 40, daysAgo: 1 }])))
  const { id } = await begin(world, child, { allowedActionTypes: ['mini-test'] })
  const { decision, question } = await next(world, child, id)
  assert.equal(decision.selectedCandidateId, 'mini-test:maths')
  assert(decision.reasonCodes.includes('mixed_review_ready'))
  assert(known.includes(question?.topicId ?? ''))
})
