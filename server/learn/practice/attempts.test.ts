import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { misconceptionOf, topics } from '@learn/content'
import type { LearnAttempt } from '@learn/contract/learn/attempts'
import { longestAnswer } from '@learn/contract/learn/attempts'
import { clientFamily, family, onboard } from '../../../test/support/learning/family.ts'
import {
  answer,
  begin,
  everyPage,
  next,
  nextQuestion,
  type Practiser,
  practise,
  questionOf,
  rightAnswer,
  wrongAnswer,
} from '../../../test/support/learning/practising.ts'
import { World } from '../../../test/support/world.ts'
import { randomId } from '../../ids.ts'

const world = await World.create()
after(() => world.close())
// Tokens last an hour.
beforeEach(() => {
  world.clock.ahead = 0
})

const iso = (offset = 0) => new Date(world.clock.now().getTime() + offset).toISOString()

/** A child with an open question. */
async function askQuestion(mode: 'options' | 'typed' = 'options') {
  const child = await family(world, { examFamilyId: mode === 'typed' ? 'cem' : 'gl', subjectIds: ['maths'] })
  const { id: sessionId } = await begin(world, child, { sessionType: 'test' })
  for (let tries = 0; tries < 40; tries++) {
    const { decision, question } = await nextQuestion(world, child, sessionId)
    if (question.mode === mode) return { ...child, sessionId, decision, question }
    await answer(world, child, decision.id, rightAnswer(question.questionId))
  }
  throw new Error(`no question with the mode ${mode} came up`)
}

const attempt = (token: string, input: object, headers: Record<string, string> = {}) =>
  world.call('learn.createLearnAttempt', token, input as never, { headers })

/** Everything that an answer changes. */
async function readWritten({ studentId }: Pick<Practiser, 'studentId'>) {
  const { rows } = await world.owner.query(
    `select (select json_agg(a order by number) from learn_attempts a where student_id = $1) as attempts,
      (select json_agg(s order by id) from learn_sessions s where student_id = $1) as sessions,
      (select json_agg(p) from projections p where student_id = $1) as projections,
      (select json_agg(c) from student_counts c where student_id = $1) as counts,
      (select json_agg(a.id order by d.id) from learn_decisions d left join learn_attempts a on a.decision_id = d.id
        where d.student_id = $1) as answered,
      (select count(*)::int from audit_events e where e.subject_id in (select id from learn_attempts a where a.student_id = $1)) as audited`,
    [studentId],
  )
  return rows[0]
}

test('an answer is graded, returned with the right answer and an explanation, and stored as given', async () => {
  for (const mode of ['options', 'typed'] as const) {
    const child = await askQuestion(mode)
    const { decision } = child
    const question = questionOf(decision.questionId)
    const given = wrongAnswer(decision.questionId)
    const { status, body } = await attempt(child.token, {
      decisionId: decision.id,
      answer: given,
      milliseconds: 18_400,
    })
    assert.equal(status, 201)
    const { id, answeredAt, createdAt, mastery, misconception, slip, ...told } = body
    assert.deepEqual(told, {
      studentId: child.studentId,
      sessionId: child.sessionId,
      decisionId: decision.id,
      questionId: decision.questionId,
      questionVersionId: decision.questionVersionId,
      topicId: question.topicId,
      answer: given,
      correct: false,
      rightAnswer: question.answer,
      explanation: question.explanation,
      milliseconds: 18_400,
    })
    if (question.mode === 'options')
      assert.equal(
        misconception,
        question.options.find(({ letter }) => letter === given)?.misconception ?? null,
      )
    assert.equal(slip, (misconception && misconceptionOf(question.topicId, misconception)?.child) ?? null)
    assert.equal(answeredAt, createdAt)
    assert(mastery.before > 0 && mastery.before < 1)
    const { body: list } = await world.call('learn.listLearnAttempts', child.token, { limit: '1' })
    assert.deepEqual(list.data[0], body)
    const read = await world.call('learn.getLearnDecision', child.token, { decisionId: decision.id })
    assert.equal(read.body.attemptId, id)
  }
})

test('a typed answer is graded by its value, and stored as typed', async () => {
  const child = await askQuestion('typed')
  const given = `  ${rightAnswer(child.decision.questionId)} `
  const { correct, answer: kept } = await answer(world, child, child.decision.id, given)
  assert.deepEqual([correct, kept], [true, given])
})

test('mastery rises with right answers and falls with wrong ones, each time from where it was', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  const others = topics.map(({ id }) => `test:${id}`).filter(id => id !== 'test:maths.time')
  const { id } = await begin(world, child, {
    sessionType: 'test',
    excludedCandidateIds: others.filter(id => id.startsWith('test:maths.')),
  })
  const told = await practise(world, child, id, [...Array(8).fill(true), ...Array(8).fill(false), null])
  assert.deepEqual(new Set(told.map(({ topicId }) => topicId)), new Set(['maths.time']))
  for (const [at, { correct, mastery }] of told.entries()) {
    assert(correct ? mastery.after >= mastery.before : mastery.after <= mastery.before)
    const last = told[at - 1]?.mastery.after
    if (last !== undefined) assert(Math.abs(mastery.before - last) < 1e-3, 'nothing is forgotten in a second')
  }
  const [first, high, low] = [told[0], told[7], told.at(-1)].map(one => one?.mastery.after ?? 0)
  assert(first !== undefined && high !== undefined && low !== undefined)
  // How much one answer counts depends on how hard its question is.
  assert(high > first + 0.05, `${first} → ${high}`)
  assert(low < high - 0.1, `${high} → ${low}`)
})

test('“I don’t know” counts as wrong, without a misconception', async () => {
  const child = await askQuestion()
  const told = await answer(world, child, child.decision.id, null)
  assert.deepEqual(
    [told.answer, told.correct, told.misconception, told.milliseconds],
    [null, false, null, null],
  )
  assert(told.mastery.after <= told.mastery.before)
})

const refusedAnswers: Record<string, (question: { answer: string }) => unknown> = {
  'a letter that is not an option': () => 'F',
  'a letter in lower case': () => 'a',
  'two letters': () => 'AB',
  'a letter with a space': () => 'A ',
  'the text of the option': () => 'an option',
  'an empty text': () => '',
  'a NUL': () => '\u0000',
  'a letter and a NUL': () => 'A\u0000',
  'a number': () => 1,
  'a list': () => ['A'],
  'a text that is too long': () => 'A'.repeat(longestAnswer + 1),
  'no answer at all': () => undefined,
}

const refusedTyping: Record<string, (question: { answer: string }) => unknown> = {
  'an empty text': () => '',
  blanks: () => '   ',
  'a tab': () => '\t',
  'two lines': ({ answer: right }) => `${right}\n`,
  'a NUL': ({ answer: right }) => `${right}\u0000`,
  'text with a changed writing direction': ({ answer: right }) => `\u202e${right}`,
  'a text that is too long': () => '1'.repeat(longestAnswer + 1),
}

const refusedBesides: Record<string, () => object> = {
  'a time in the future': () => ({ answeredAt: iso(120_000) }),
  'a time in another year': () => ({ answeredAt: '2999-01-01T00:00:00.000Z' }),
  'a time before the question': () => ({ answeredAt: iso(-600_000) }),
  'the earliest possible time': () => ({ answeredAt: '0001-01-01T00:00:00.000Z' }),
  'a leap second': () => ({ answeredAt: '2016-12-31T23:59:60Z' }),
  'a date that does not exist': () => ({ answeredAt: '2026-02-30T10:00:00Z' }),
  'a time without a zone': () => ({ answeredAt: '2026-01-31T09:30:00' }),
  'a text that is not a time': () => ({ answeredAt: 'now' }),
  'a negative time spent': () => ({ milliseconds: -1 }),
  'more than an hour spent': () => ({ milliseconds: 3_600_001 }),
  'a fraction of a millisecond': () => ({ milliseconds: 0.5 }),
  'time spent as text': () => ({ milliseconds: '5' }),
}

test('an invalid answer is refused, and nothing is written', async () => {
  for (const [mode, refused] of [
    ['options', refusedAnswers],
    ['typed', refusedTyping],
  ] as const) {
    const child = await askQuestion(mode)
    const { decision } = child
    const before = await readWritten(child)
    for (const [what, given] of Object.entries(refused)) {
      const input = { decisionId: decision.id, answer: given(questionOf(decision.questionId)) }
      assert.equal((await attempt(child.token, input)).status, 400, what)
    }
    for (const [what, besides] of Object.entries(refusedBesides)) {
      const right = rightAnswer(decision.questionId)
      const { status } = await attempt(child.token, { decisionId: decision.id, answer: right, ...besides() })
      assert.equal(status, 400, what)
    }
    assert.deepEqual(await readWritten(child), before)
    assert.equal((await answer(world, child, decision.id, rightAnswer(decision.questionId))).correct, true)
  }
})

test('a single letter is ordinary text where answers are typed', async () => {
  const child = await askQuestion('typed')
  const { answer: right } = questionOf(child.decision.questionId)
  assert.equal((await answer(world, child, child.decision.id, 'C')).correct, right === 'C')
})

test('a decision without a question can’t be answered', async () => {
  const child = await family(world)
  const { id: sessionId } = await begin(world, child, {
    sessionType: 'lesson',
    allowedActionTypes: ['lesson'],
  })
  const { decision } = await next(world, child, sessionId)
  assert.equal(decision.actionType, 'lesson')
  const { body } = await attempt(child.token, { decisionId: decision.id, answer: 'A' })
  assert.equal(body._tag, 'BadRequest')
})

test('the shortest and longest times are accepted, and clocks may differ a little', async () => {
  const child = await askQuestion()
  const taken: [object, (told: LearnAttempt, asked: string) => void][] = [
    [{ milliseconds: 0 }, ({ milliseconds }) => assert.equal(milliseconds, 0)],
    [{ milliseconds: 3_600_000 }, ({ milliseconds }) => assert.equal(milliseconds, 3_600_000)],
    [{ answeredAt: iso(30_000) }, ({ answeredAt, createdAt }) => assert.equal(answeredAt, createdAt)],
    [{ answeredAt: iso(-30_000) }, ({ answeredAt }, at) => assert.equal(answeredAt, at)],
  ]
  for (const [besides, check] of taken) {
    const { decision } = await nextQuestion(world, child, child.sessionId)
    const right = rightAnswer(decision.questionId)
    const { status, body } = await attempt(child.token, {
      decisionId: decision.id,
      answer: right,
      ...besides,
    })
    assert.equal(status, 201)
    check(body, decision.createdAt)
  }
})

test('a late answer says when it was given, in any time zone', async () => {
  const child = await askQuestion()
  world.clock.ahead += 20 * 60_000
  const given = new Date(Date.parse(child.decision.createdAt) + 5 * 60_000)
  const inParis = `${new Date(given.getTime() + 3_600_000).toISOString().slice(0, -1)}+01:00`
  const { body } = await attempt(child.token, {
    decisionId: child.decision.id,
    answer: 'A',
    answeredAt: inParis,
  })
  assert.equal(body.answeredAt, given.toISOString())
  assert(body.createdAt > body.answeredAt)
})

test('nobody can answer another child’s question: not a sister, not another family, not a viewer', async () => {
  const tenant = await world.tenant()
  const { parent, ...child } = await clientFamily(world, tenant)
  const sister = await onboard(world, tenant.key, parent.email)
  const other = await clientFamily(world, tenant)
  const stranger = await family(world)
  const viewer = await world.member(tenant, 'viewer')
  const { id: sessionId } = await begin(world, child)
  const { decision } = await nextQuestion(world, child, sessionId)
  const input = { decisionId: decision.id, answer: 'A' }
  for (const token of [sister.token, other.token, other.parent.token, stranger.token, stranger.parent.token])
    assert.equal((await attempt(token, input)).body._tag, 'NotFound')
  assert.equal((await attempt(viewer.token, input)).body._tag, 'Forbidden')
  assert.equal((await attempt(child.token, { ...input, decisionId: randomId() })).body._tag, 'NotFound')
  assert.equal((await attempt(parent.token, input)).status, 201)
})

test('a question is answered once, even by two hundred requests at the same time, and changes everything once', async () => {
  const child = await askQuestion()
  const input = { decisionId: child.decision.id, answer: rightAnswer(child.decision.questionId) }
  /** So many requests queue up that some are refused; those try again. */
  const retryUntilAccepted = async () => {
    for (;;) {
      const told = await attempt(child.token, input)
      if (told.body._tag !== 'TooManyRequests') return told
      await sleep(50)
    }
  }
  const answers = await Promise.all(Array.from({ length: 200 }, retryUntilAccepted))
  const tags = Map.groupBy(answers, ({ body }) => body._tag ?? 'success')
  assert.deepEqual([...tags].map(([tag, own]) => [tag, own.length]).sort(), [
    ['Conflict', 199],
    ['success', 1],
  ])
  const after = await readWritten(child)
  assert.equal(after.attempts.length, 1)
  assert.equal(after.sessions[0].attempts, 1)
  assert.equal(after.sessions[0].right_answers, 1)
  assert.equal(after.projections[0].attempts, 1)
  assert.equal(after.counts[0].attempts, 1)
  assert.equal(after.audited, 0, 'the row is the record')
  const { rows } = await world.owner.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  assert.equal(rows[0].deadlocks, 0)
})

test('a request repeated with its idempotency key gets the same answer, and counts once', async () => {
  const child = await askQuestion()
  const input = { decisionId: child.decision.id, answer: 'A' }
  const headers = { 'idempotency-key': 'answer one' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => attempt(child.token, input, headers)))
  const done = answers.filter(({ status }) => status === 201)
  assert(done.length >= 1)
  assert.equal(done.filter(({ headers }) => headers.get('idempotency-replayed') === null).length, 1)
  for (const { body } of done) assert.deepEqual(body, done[0]?.body)
  for (const { status, body } of answers) assert(status === 201 || body._tag === 'Conflict')
  const again = await attempt(child.token, input, headers)
  assert.deepEqual([again.status, again.body], [201, done[0]?.body])
  const changed = await attempt(child.token, { ...input, answer: 'B' }, headers)
  assert.equal(changed.body._tag, 'Conflict')
  assert.equal((await attempt(child.token, input)).body._tag, 'Conflict')
  assert.equal((await attempt(child.parent.token, input, headers)).body._tag, 'Conflict')
  await world.call('learn.endLearnSession', child.token, { sessionId: child.sessionId })
  assert.deepEqual((await attempt(child.token, input, headers)).body, done[0]?.body)
  assert.equal((await readWritten(child)).attempts.length, 1)
})

test('once the session has ended its question can’t be answered, and nothing is counted', async () => {
  const child = await askQuestion()
  await world.call('learn.endLearnSession', child.token, { sessionId: child.sessionId })
  const before = await readWritten(child)
  const { body } = await attempt(child.token, { decisionId: child.decision.id, answer: 'A' })
  assert.equal(body._tag, 'Conflict')
  assert.deepEqual(await readWritten(child), before)
})

test('an answer that arrives as its session ends either counts or is refused', async () => {
  for (let round = 0; round < 6; round++) {
    const child = await askQuestion()
    const answering = () => attempt(child.token, { decisionId: child.decision.id, answer: 'A' })
    const endSession = () => world.call('learn.endLearnSession', child.token, { sessionId: child.sessionId })
    const lock = 'select from learn_sessions where id = $1 for update'
    const isFirst = round % 2 === 0
    const [one, other] = isFirst
      ? await world.callInOrder(lock, child.sessionId, answering, endSession)
      : (await world.callInOrder(lock, child.sessionId, endSession, answering)).toReversed()
    assert.equal(one?.body._tag, isFirst ? undefined : 'Conflict')
    assert.equal(other?.status, 200)
    assert.equal((await readWritten(child)).sessions[0].attempts, isFirst ? 1 : 0)
  }
})

test('an answer whose connection is lost midway is written once, and can be repeated', async () => {
  const child = await askQuestion()
  const input = { decisionId: child.decision.id, answer: 'A' }
  const holding = await world.owner.connect()
  await holding.query('begin')
  await holding.query('lock table topic_marks in access exclusive mode')
  const asking = attempt(child.token, input, { 'idempotency-key': 'lost' })
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and application_name = 'learn'`
  let waits = 0
  for (let tries = 0; tries < 200 && waits === 0; tries++)
    waits = (await world.owner.query(waiting)).rows.length
  assert(waits > 0, 'it waits to write the answer')
  await world.owner.query(`select pg_terminate_backend(pid) from (${waiting}) waiting`)
  await holding.query('rollback')
  holding.release()
  const answer = await asking
  assert.equal(answer.status, 201)
  assert.equal(answer.headers.get('idempotency-replayed'), null)
  const written = await readWritten(child)
  assert.equal(written.sessions[0].attempts, 1)
  const again = await attempt(child.token, input, { 'idempotency-key': 'lost' })
  assert.deepEqual([again.status, again.body], [201, answer.body])
  assert.equal(again.headers.get('idempotency-replayed'), 'true')
  assert.deepEqual(await readWritten(child), written)
})

test('two hundred answers from twenty children at the same time each count for the right child', async () => {
  const children = await Promise.all(Array.from({ length: 20 }, () => askQuestion()))
  const counts = await Promise.all(
    children.map(async child => {
      const attempts = await practise(world, child, child.sessionId, Array(10).fill(true))
      return attempts.filter(({ correct }) => correct).length
    }),
  )
  assert.deepEqual(counts, Array(20).fill(10))
  for (const child of children) {
    const { attempts, sessions, projections } = await readWritten(child)
    assert.deepEqual(
      attempts.map(({ number }: { number: number }) => number),
      Array.from({ length: 10 }, (_, at) => at + 1),
    )
    assert.deepEqual([sessions[0].attempts, sessions[0].right_answers, projections[0].attempts], [10, 10, 10])
  }
})

test('each caller’s list has the answers they may see, with filters, pages and totals', async () => {
  const tenant = await world.tenant()
  const { parent, ...child } = await clientFamily(world, tenant)
  const sister = await onboard(world, tenant.key, parent.email)
  const other = await clientFamily(world, tenant)
  const made: LearnAttempt[] = []
  for (const one of [child, sister, other, child]) {
    const { id } = await begin(world, one, { sessionType: 'diagnostic' })
    for (let step = 0; step < 4; step++) {
      world.clock.ahead += 10
      made.push(...(await practise(world, one, id, [step % 2 === 0])))
    }
  }
  const [first] = made
  assert(first)
  const seenBy: [string, readonly string[]][] = [
    [child.token, [child.studentId]],
    [parent.token, [child.studentId, sister.studentId]],
    [other.parent.token, [other.studentId]],
    [tenant.key, [child.studentId, sister.studentId, other.studentId]],
  ]
  const filters: [Record<string, string>, (one: LearnAttempt) => boolean][] = [
    [{}, () => true],
    [{ 'filter[studentId]': child.studentId }, ({ studentId }) => studentId === child.studentId],
    [{ 'filter[sessionId]': first.sessionId }, ({ sessionId }) => sessionId === first.sessionId],
    [{ 'filter[topicId]': first.topicId }, ({ topicId }) => topicId === first.topicId],
    [{ 'filter[topicId]': 'maths' }, () => false],
    [{ 'filter[organizationId]': tenant.organizationId }, () => true],
    [
      { 'filter[topicId]': first.topicId, 'filter[studentId]': sister.studentId },
      ({ topicId, studentId }) => topicId === first.topicId && studentId === sister.studentId,
    ],
  ]
  for (const [token, students] of seenBy)
    for (const [filter, matches] of filters)
      for (const sortOrder of ['asc', 'desc']) {
        const wanted = made.filter(one => students.includes(one.studentId) && matches(one))
        const list = (query: object) => world.call('learn.listLearnAttempts', token, query)
        const seen = await everyPage(list, { ...filter, sortOrder }, wanted.length)
        assert.deepEqual(seen, sortOrder === 'asc' ? wanted : wanted.toReversed())
      }
})
