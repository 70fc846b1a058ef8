import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { difficultyOf, examFamilies, modesOf, type SubjectId, topics } from '@learn/content'
import { Random } from '@learn/content/random'
import type { LearnNextStep } from '@learn/contract/learn/decisions'
import { actionTypes, type PolicyDecision, reasonCodes, sessionTypes } from '@learn/contract/learn/record'
import { pack, rebuild } from '@learn/learning/projection'
import { type Child, clientFamily, family, onboard } from '../../test/family.ts'
import {
  answer,
  assign,
  begin,
  next,
  nextQuestion,
  practise,
  questionOf,
  rightAnswer,
  tutorOf,
  wrongAnswer,
} from '../../test/practising.ts'
import { type Person, World } from '../../test/world.ts'
import { randomId } from '../ids.ts'
import { findHistory } from './attempts.store.ts'
import { model } from './model.ts'

const day = 86_400_000
let ahead = 0
const world = await World.create({}, () => new Date(Date.now() + ahead))
after(() => world.close())
// Tokens last an hour.
beforeEach(() => {
  ahead = 0
})

const now = () => Date.now() + ahead

const reproduction = async (token: string, decisionId: string) =>
  (await world.call('learn.reproduceLearnDecision', token, { decisionId })).body

const chosenIn = ({ candidates, selectedCandidateId }: PolicyDecision) =>
  candidates.find(({ candidateId }) => candidateId === selectedCandidateId)

/** What holds of every record. */
function assertSound(decision: PolicyDecision): void {
  const { candidates, candidateScores, selectedCandidateId, propensity } = decision
  const ids = candidates.map(({ candidateId }) => candidateId)
  assert(candidates.length >= 1 && candidates.length <= 17)
  assert.equal(new Set(ids).size, ids.length)
  assert.deepEqual(
    candidateScores.map(({ candidateId }) => candidateId),
    ids,
  )
  for (const { score, scoreBreakdown } of candidateScores)
    assert.equal(
      score,
      scoreBreakdown.reduce((sum, { value }) => sum + value, 0),
    )
  for (const { candidateId, targetId, label } of candidates) {
    assert(candidateId.length <= 128 && candidateId.endsWith(`:${targetId}`))
    assert.match(label, /^(Lesson|Practice|Test|Mini-test|Break): \S/)
  }
  const chosen = chosenIn(decision)
  assert(chosen?.eligible)
  assert.equal(selectedCandidateId, `${decision.actionType}:${chosen.targetId}`)
  assert.deepEqual(decision.reasonCodes, chosen.reasonCodes)
  assert(propensity > 0 && propensity <= 1)
  for (const id of [decision.id, decision.questionId, decision.attemptId, decision.questionVersionId])
    assert(id === null || (id.length >= 1 && id.length <= 128))
  assert.equal(decision.questionId === null, ['lesson', 'break'].includes(decision.actionType))
  if (decision.questionId !== null)
    assert.equal(decision.questionVersionId, decision.questionId.replace(/:.*/, ''))
  assert.match(decision.createdAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
}

const stored = async ({ studentId }: Pick<Child, 'studentId'>): Promise<Buffer> =>
  (await world.owner.query('select state from projections where student_id = $1', [studentId])).rows[0].state

/** What the attempts alone come to. */
async function rebuilt({ studentId }: Pick<Child, 'studentId'>): Promise<Buffer> {
  const asOwner = {
    query: async (statement: { text: string }, values: unknown[]) =>
      (await world.owner.query({ text: statement.text, values })).rows,
  }
  const history = await findHistory(asOwner as never, studentId)
  return Buffer.from(pack(rebuild(model, history)))
}

test('three hundred answers over several sessions: the record of each step is sound, explained and made again', async t => {
  const names = {
    childDisplayName: 'Zebediah Quill',
    parentDisplayName: 'Wilhelmina Quill',
    childPin: 'zQ!j',
  }
  const { parent, ...child } = await family(world, { ...names, subjectIds: [], examFamilyId: 'cem' })
  const random = new Random('three hundred')
  const steps: LearnNextStep[] = []
  for (let answered = 0; answered < 300; ) {
    const sessionType = random.pick(sessionTypes)
    const session = await begin(world, child, { sessionType })
    for (let step = random.int(10, 30); step > 0 && answered < 300; step--) {
      ahead += random.int(1, 6_000)
      const taken = await next(world, child, session.id)
      steps.push(taken)
      const { questionId, id } = taken.decision
      if (questionId === null) continue
      const given = random.pick([
        rightAnswer(questionId),
        rightAnswer(questionId),
        wrongAnswer(questionId),
        null,
      ])
      await answer(world, child, id, given)
      answered++
    }
    ahead += random.int(1, 60_000)
  }
  await t.test('what was told then is what is kept', async () => {
    for (const { decision } of steps) {
      assertSound(decision)
      const { body } = await world.call('learn.getLearnDecision', parent.token, { decisionId: decision.id })
      assert.deepEqual({ ...body, attemptId: null }, decision)
      assert.equal(body.attemptId !== null, decision.questionId !== null)
    }
    assert(new Set(steps.map(({ decision }) => decision.actionType)).size >= 4)
  })
  await t.test('what is known of the child comes from its answers alone, to the same bytes', async () => {
    assert((await stored(child)).equals(await rebuilt(child)))
  })
  await t.test(
    'each is made again, its probabilities are 1 together, and draws fall as they say',
    async () => {
      let [surplus, variance, drawn, count] = [0, 0, 0, 0]
      for (const { decision } of steps) {
        const { identical, firstDifference, propensities, draw } = await reproduction(
          parent.token,
          decision.id,
        )
        assert.deepEqual([identical, firstDifference], [true, null])
        const shares = propensities.map(({ propensity }) => propensity)
        assert(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-12)
        const own = propensities.find(({ candidateId }) => candidateId === decision.selectedCandidateId)
        assert.equal(own?.propensity, decision.propensity)
        if (decision.propensity === 1) continue
        const highest = Math.max(...shares)
        surplus += (decision.propensity === highest ? 1 : 0) - highest
        variance += highest * (1 - highest)
        drawn += draw
        count++
      }
      assert(count > 200)
      assert(Math.abs(surplus / Math.sqrt(variance)) < 4.5, `${surplus} of ${Math.sqrt(variance)}`)
      assert(Math.abs(drawn / count - 0.5) < 4.5 * Math.sqrt(1 / 12 / count))
    },
  )
  await t.test('there is no name in what is kept, told or explained', async () => {
    const traces = new RegExp(`Zebediah|Wilhelmina|Quill|${child.username}|${parent.email}|zQ!j`, 'i')
    const { rows } = await world.owner.query(
      `select d::text as decision, a::text as attempt, s::text as session from learn_decisions d
      join learn_sessions s on s.id = d.session_id left join learn_attempts a on a.decision_id = d.id where d.student_id = $1`,
      [child.studentId],
    )
    assert(rows.length >= 300)
    for (const row of rows) assert(!traces.test(JSON.stringify(row)))
    for (const { decision } of steps) {
      const { body } = await world.call('learn.explainLearnDecision', parent.token, {
        decisionId: decision.id,
      })
      assert.match(body.explanation, /^Next came .+\.$/)
      assert.doesNotMatch(body.explanation, traces)
      assert.doesNotMatch(
        body.explanation,
        new RegExp(`undefined|null|NaN|${child.learnerKey}|${child.studentId}`),
      )
    }
    const ofLearning = world.log.filter(line => line.includes('learn.'))
    assert(!traces.test(ofLearning.join('\n')))
  })
})

test('until its question is answered a decision stays what is next, however many ask', async () => {
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

test('a request that is repeated under its key brings the same step, though another is open by now', async () => {
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

test('a decision that waits for an answer knows of it', async () => {
  const child = await family(world)
  const { id: sessionId } = await begin(world, child, { sessionType: 'diagnostic' })
  const { decision } = await next(world, child, sessionId)
  const [attempt, after] = await world.atOnce(
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

test('a lesson that a tutor wants once comes once, though two ask for what is next', async () => {
  const child = await family(world)
  const { id: sessionId } = await begin(world, child, { sessionType: 'lesson' })
  const wanted = { id: randomId(), actionType: 'lesson', topicId: 'maths.time', count: 1 }
  await assign(world, child, wanted)
  const [first, second] = await world.atOnce(
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

test('with a clock that goes back, the steps of a session keep their order', async () => {
  const child = await family(world)
  ahead += 10 * 60_000
  const { id: sessionId } = await begin(world, child, { sessionType: 'diagnostic' })
  let last = ''
  for (let step = 0; step < 3; step++) {
    const { decision } = await next(world, child, sessionId)
    assert(decision.createdAt > last)
    last = decision.createdAt
    ahead -= 60_000
    const { answeredAt } = await answer(world, child, decision.id, null)
    assert(answeredAt >= decision.createdAt)
    const latest = await world.call('learn.getLearnPolicyDecisionLog', child.token, {})
    assert.equal(latest.body.id, decision.id)
  }
})

test('after its end a session decides nothing', async () => {
  const child = await family(world)
  const { id: sessionId } = await begin(world, child)
  await world.call('learn.endLearnSession', child.token, { sessionId })
  const { body } = await world.call('learn.createLearnDecision', child.token, { sessionId })
  assert.equal(body._tag, 'Conflict')
  assert.equal((await world.call('learn.listLearnDecisions', child.token, {})).body.total, 0)
})

test('after six wrong answers in a row there is a break, and after it the work goes on', async () => {
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

test('after forty minutes, or sixty steps, there is a break; a test is not broken off, nor who allows no break', async () => {
  const decidedAfter = async (minutes: number, wishes: Parameters<typeof begin>[2], steps = 0) => {
    ahead = 0
    const child = await family(world)
    const { id } = await begin(world, child, wishes)
    await world.owner.query('update learn_sessions set decisions = $2 where id = $1', [id, steps])
    ahead = minutes * 60_000
    const { decision } = await next(world, child, id)
    return decision.actionType === 'break' && decision.reasonCodes.includes('fatigue_guardrail')
  }
  assert.equal(await decidedAfter(39.5, {}), false)
  assert.equal(await decidedAfter(40, {}), true)
  assert.equal(await decidedAfter(41, { sessionType: 'diagnostic' }), true)
  assert.equal(await decidedAfter(0, { sessionType: 'lesson' }, 59), false)
  assert.equal(await decidedAfter(0, { sessionType: 'lesson' }, 60), true)
  assert.equal(await decidedAfter(50, { sessionType: 'test' }), false)
  assert.equal(await decidedAfter(50, { sessionType: 'mini-test' }), false)
  assert.equal(await decidedAfter(50, { allowedActionTypes: ['practice'] }), false)
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

test('hidden topics are not chosen and say why; of what is left everything is', async () => {
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
      assert.equal(eligible, targetId === shown || targetId === 'maths', targetId)
      assert.equal(codes.includes('ineligible_missing_content'), !eligible)
    }
  }
})

test('a lesson that is withheld is not chosen, and practice in its place says so; unless what is not published may be shown', async () => {
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
  assert.equal(lesson?.topicId, chosenIn(free)?.targetId)
})

test('where all topics are hidden there is nothing but a break', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  await settle(child, topicsOf('maths'), true, true)
  for (const sessionType of sessionTypes) {
    const { id } = await begin(world, child, { sessionType })
    const { decision, question, lesson } = await next(world, child, id)
    assertSound(decision)
    assert.equal(decision.constraints.contentAvailable, false)
    assert.deepEqual([decision.actionType, decision.reasonCodes], ['break', ['content_fallback']])
    assert.deepEqual([decision.propensity, question, lesson], [1, null, null])
    const { identical } = await reproduction(child.parent.token, decision.id)
    assert.equal(identical, true)
  }
})

test('what was excluded is never chosen, and says so', async () => {
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

test('what a tutor has set comes first until it is done, and is counted by its answers', async () => {
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
    assert.equal((await assignmentOf(id)).done, done, 'to ask is not yet to answer')
    await answer(world, child, decision.id, null)
  }
  assert.deepEqual(await assignmentOf(id), { done: 2, status: 'done', closed: true })
  const { decision } = await next(world, child, sessionId)
  assert(!decision.reasonCodes.includes('tutor_assigned'))
  assert.equal(decision.studentState.activeAssignmentId, '')
})

test('of several assignments the one that is due first comes first, and one that was canceled does not count', async () => {
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

test('an assignment that this session can’t do waits, and one behind it that it can do comes', async () => {
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

/** As if these had been answered: what is known of a child is all that a decision reads of them. */
async function know(child: Child, known: Record<string, { right: boolean; times: number; daysAgo: number }>) {
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

test('every reason that there is comes up', async () => {
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
  await know(child, { ...strong, ...weak, ...old })
  const diagnostic = await begin(world, child, { sessionType: 'diagnostic' })
  look(await next(world, child, diagnostic.id))
  const testing = await begin(world, child, { sessionType: 'test' })
  look(await next(world, child, testing.id))
  await settle(child, maths.slice(20, 24), true, true)
  await settle(child, maths.slice(24, 30), false, false)
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
  // While every topic can be answered in every exam, nothing is left out for its mode.
  const expected = reasonCodes.filter(code => !(inEveryExam && code === 'ineligible_wrong_answer_mode'))
  assert.deepEqual([...seen].sort(), [...expected].sort())
})

test('a mixed mini-test is one question of a topic of the subject', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  const known = topicsOf('maths').slice(0, 6)
  await know(child, Object.fromEntries(known.map(id => [id, { right: true, times: 40, daysAgo: 1 }])))
  const { id } = await begin(world, child, { allowedActionTypes: ['mini-test'] })
  const { decision, question } = await next(world, child, id)
  assert.equal(decision.selectedCandidateId, 'mini-test:maths')
  assert(decision.reasonCodes.includes('mixed_review_ready'))
  assert(known.includes(question?.topicId ?? ''))
})

const damages = {
  'lacks an answer': 'update projections set attempts = attempts - 1 where student_id = $1',
  'has one too many': 'update projections set attempts = attempts + 1 where student_id = $1',
  'comes from another model': `update projections set model_version = 'mastery-0' where student_id = $1`,
  'is lost': 'delete from projections where student_id = $1',
  'is damaged': `update projections set state = set_byte(state, 40, get_byte(state, 40) # 1) where student_id = $1`,
  'is of an unknown format': `update projections set state = set_byte(state, 0, 99) where student_id = $1`,
  'is cut off': `update projections set state = substring(state for 20) where student_id = $1`,
}

for (const [what, damage] of Object.entries(damages)) {
  test(`where what is known of a child ${what}, the exam’s plan decides, and the next answer makes it anew`, async () => {
    const child = await family(world)
    const { id: sessionId } = await begin(world, child)
    await practise(world, child, sessionId, [true, true, false, null, true])
    await world.owner.query(damage, [child.studentId])
    const { decision, question } = await next(world, child, sessionId)
    assertSound(decision)
    assert.equal(decision.algorithmId, 'projection_fallback_v0')
    assert.equal(decision.projectionFreshness.stale, true)
    assert(decision.reasonCodes.includes('projection_fallback'))
    assert.equal((await reproduction(child.parent.token, decision.id)).identical, true)
    const open = question ? { decision } : await nextQuestion(world, child, sessionId)
    await answer(world, child, open.decision.id, null)
    assert((await stored(child)).equals(await rebuilt(child)))
    const after = await next(world, child, sessionId)
    assert.equal(after.decision.algorithmId, 'mastery_policy_v0')
    assert.equal(after.decision.projectionFreshness.stale, false)
  })
}

const tampered: Record<string, { change: string; path: string | RegExp }> = {
  'another propensity': {
    change: `update learn_decisions set record = jsonb_set(record::jsonb, '{propensity}', '0.123')::json where id = $1`,
    path: 'propensity',
  },
  'another score': {
    change: `update learn_decisions set record = jsonb_set(record::jsonb, '{candidateScores,1,score}', '99')::json where id = $1`,
    path: 'candidateScores.1.score',
  },
  'another choice': {
    change: `update learn_decisions set record = jsonb_set(record::jsonb, '{selectedCandidateId}', '"practice:x"')::json where id = $1`,
    path: 'selectedCandidateId',
  },
  'a candidate less': {
    change: `update learn_decisions set record = (record::jsonb #- '{candidates,3}')::json where id = $1`,
    path: /^candidates\.\d+/,
  },
  'another seed': {
    change: 'update learn_decisions set seed = (seed + 1) % 4294967296 where id = $1',
    path: /^(seed|draw|propensity|selectedCandidateId|targetId|actionType|reasonCodes)/,
  },
  'another state of the child': {
    change: `update learn_decisions set view = jsonb_set(view::jsonb, '{topics,0,1}', '0.99')::json where id = $1`,
    path: /^candidate/,
  },
}

for (const [what, { change, path }] of Object.entries(tampered)) {
  test(`a record with ${what} is not made again, and the first difference is named`, async () => {
    const child = await family(world)
    const { id } = await begin(world, child)
    const { decision } = await next(world, child, id)
    assert.equal((await reproduction(child.parent.token, decision.id)).identical, true)
    await world.owner.query(change, [decision.id])
    const { identical, firstDifference } = await reproduction(child.parent.token, decision.id)
    assert.equal(identical, false)
    if (typeof path === 'string') assert.equal(firstDifference?.path, path)
    else assert.match(firstDifference?.path ?? '', path)
  })
}

test('a child is never told an answer before it has answered; a tutor, a parent and a key are', async () => {
  const tenant = await world.tenant()
  const { parent, ...child } = await clientFamily(world, tenant, { subjectIds: [], examFamilyId: 'cem' })
  const tutor = await tutorOf(world, tenant.key, child)
  const { id: sessionId } = await begin(world, child, { sessionType: 'diagnostic' })
  for (let step = 0; step < 15; step++) {
    const { status, body } = await world.call('learn.createLearnDecision', child.token, { sessionId })
    assert.equal(status, 201)
    const { decision, question } = body
    const { explanation, answer: right } = questionOf(decision.questionId)
    const lines = explanation.split('\n').filter(line => line.trim().length > 20)
    const text = JSON.stringify(body)
    for (const line of lines) assert(!text.includes(JSON.stringify(line).slice(1, -1)), line)
    assert.doesNotMatch(text, /misconception|expected|"right"/)
    assert.deepEqual([question?.answer, question?.explanation], [null, null])
    const read = [
      await world.call('learn.getLearnDecision', child.token, { decisionId: decision.id }),
      await world.call('learn.getLearnPolicyDecisionLog', child.token, {}),
      await world.call('learn.listLearnDecisions', child.token, {}),
      await world.call('learn.explainLearnDecision', child.token, { decisionId: decision.id }),
    ]
    for (const line of lines) assert(!JSON.stringify(read).includes(JSON.stringify(line).slice(1, -1)), line)
    for (const token of [tutor.token, parent.token, tenant.key]) {
      const shown = await next(world, { token }, sessionId)
      assert.deepEqual(shown.decision, decision)
      assert.deepEqual([shown.question?.answer, shown.question?.explanation], [right, explanation])
    }
    await answer(world, child, decision.id, right)
  }
})

test('the latest decision is the latest that the caller sees, of all its children or of the one it asks for', async () => {
  const tenant = await world.tenant()
  const { parent, ...child } = await clientFamily(world, tenant)
  const sister = await onboard(world, tenant.key, parent.email)
  const other = await clientFamily(world, tenant)
  const elsewhere = await family(world)
  const stranger = await family(world)
  const viewer = await world.member(tenant, 'viewer')
  const tutor: Person & { memberId: string } = await tutorOf(world, tenant.key, child)
  await tutorIn(tutor, elsewhere)
  const latest = async (token: string, studentId?: string) => {
    const input = studentId === undefined ? {} : { studentId }
    const { status, body } = await world.call('learn.getLearnPolicyDecisionLog', token, input)
    return status === 200 ? body.id : body._tag
  }
  assert.equal(await latest(child.token), 'NotFound')
  assert.equal(await latest(tenant.key), 'NotFound')
  const made: string[] = []
  for (const one of [child, sister, other, elsewhere]) {
    ahead += 10
    const { id } = await begin(world, one)
    made.push((await next(world, one, id)).decision.id)
  }
  const [ofChild, ofSister, ofOther, ofElsewhere] = made
  const expected: [string, string | undefined, string | undefined][] = [
    [child.token, undefined, ofChild],
    [child.token, child.studentId, ofChild],
    [child.token, sister.studentId, 'NotFound'],
    [sister.token, undefined, ofSister],
    [sister.token, child.studentId, 'NotFound'],
    [parent.token, undefined, ofSister],
    [parent.token, child.studentId, ofChild],
    [parent.token, other.studentId, 'NotFound'],
    [tutor.token, undefined, ofElsewhere],
    [tutor.token, child.studentId, ofChild],
    [tutor.token, elsewhere.studentId, ofElsewhere],
    [tutor.token, other.studentId, 'NotFound'],
    [tenant.key, undefined, ofOther],
    [tenant.key, child.studentId, ofChild],
    [tenant.key, elsewhere.studentId, 'NotFound'],
    [viewer.token, undefined, ofOther],
    [stranger.token, undefined, 'NotFound'],
    [stranger.token, child.studentId, 'NotFound'],
    [stranger.parent.token, child.studentId, 'NotFound'],
    [tenant.key, 'robin', 'NotFound'],
    [tenant.key, 'x'.repeat(128), 'NotFound'],
    [tenant.key, randomId(), 'NotFound'],
    [tenant.key, child.studentId.toUpperCase(), ofChild],
  ]
  for (const [token, studentId, wanted] of expected)
    assert.equal(
      await latest(token, studentId),
      wanted,
      `${expected.findIndex(([t]) => t === token)} ${studentId}`,
    )
})

/** A tutor of one family works with another too. */
async function tutorIn({ userId }: Person, { organizationId, teamId, parent }: Child & { parent: Person }) {
  const memberId = randomId()
  await world.owner.query(
    `insert into memberships (id, principal_id, organization_id, role, membership_type, created_at)
      values ($1, $2, $3, 'member', 'client', now())`,
    [memberId, userId, organizationId],
  )
  const { status } = await world.call('teams.addTeamMember', parent.token, { teamId, memberId })
  assert(status < 300)
}

test('decisions are listed to each caller as far as it sees, filtered and page by page, with totals', async () => {
  const tenant = await world.tenant()
  const { parent, ...child } = await clientFamily(world, tenant)
  const sister = await onboard(world, tenant.key, parent.email)
  const other = await clientFamily(world, tenant)
  const made: PolicyDecision[] = []
  for (const one of [child, sister, other, child]) {
    const { id: sessionId } = await begin(world, one, { sessionType: 'lesson' })
    for (let step = 0; step < 4; step++) {
      ahead += 10
      const { decision } = await next(world, one, sessionId)
      made.push(decision)
      if (decision.questionId) await answer(world, one, decision.id, null)
    }
  }
  const seenBy: [string, readonly string[]][] = [
    [child.token, [child.studentId]],
    [parent.token, [child.studentId, sister.studentId]],
    [other.parent.token, [other.studentId]],
    [tenant.key, [child.studentId, sister.studentId, other.studentId]],
  ]
  const [first] = made
  assert(first)
  const filters: [Record<string, string>, (decision: PolicyDecision) => boolean][] = [
    [{}, () => true],
    [{ 'filter[studentId]': child.studentId }, ({ studentId }) => studentId === child.studentId],
    [{ 'filter[sessionId]': first.sessionId }, ({ sessionId }) => sessionId === first.sessionId],
    [{ 'filter[sessionId]': first.sessionId, 'filter[studentId]': sister.studentId }, () => false],
    [{ 'filter[sessionId]': randomId() }, () => false],
    [{ 'filter[algorithmId]': 'projection_fallback_v0' }, () => false],
    [{ 'filter[organizationId]': tenant.organizationId }, () => true],
    ...actionTypes.map((type): [Record<string, string>, (decision: PolicyDecision) => boolean] => [
      { 'filter[actionType]': type, 'filter[algorithmId]': 'mastery_policy_v0' },
      ({ actionType }) => actionType === type,
    ]),
  ]
  for (const [token, students] of seenBy)
    for (const [filter, matches] of filters)
      for (const sortOrder of ['asc', 'desc']) {
        const wanted = made.filter(decision => students.includes(decision.studentId) && matches(decision))
        const seen: string[] = []
        let cursor: string | null = null
        do {
          const query: Record<string, string> = {
            ...filter,
            limit: '3',
            sortOrder,
            ...(cursor && { cursor }),
          }
          const { status, body } = await world.call('learn.listLearnDecisions', token, query)
          assert.equal(status, 200, JSON.stringify(body))
          assert.equal(body.total, wanted.length, JSON.stringify(filter))
          seen.push(...body.data.map(({ id }) => id))
          cursor = body.nextCursor
        } while (cursor)
        const ids = wanted.map(({ id }) => id)
        assert.deepEqual(seen, sortOrder === 'asc' ? ids : ids.reverse())
      }
})
