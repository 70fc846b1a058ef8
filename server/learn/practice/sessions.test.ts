import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { LearnSession } from '@learn/contract/learn/sessions'
import { actionTypes, sessionTypes } from '@learn/contract/learn/words'
import { acceptInvitation, clientFamily, family, onboard } from '../../../test/support/learning/family.ts'
import {
  answer,
  begin,
  next,
  nextQuestion,
  type Practiser,
  practise,
  rightAnswer,
  tutorOf,
  withdrawConsent,
} from '../../../test/support/learning/practising.ts'
import { World } from '../../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const get = async ({ token }: Pick<Practiser, 'token'>, sessionId: string): Promise<LearnSession> =>
  (await world.call('learn.getLearnSession', token, { sessionId })).body

const end = (token: string, sessionId: string) => world.call('learn.endLearnSession', token, { sessionId })

/** The expected summary of these answers, topic by topic in the order in which they came up. */
function summarize(attempts: Awaited<ReturnType<typeof practise>>) {
  return [...Map.groupBy(attempts, ({ topicId }) => topicId)].map(([topicId, own]) => ({
    topicId,
    attempts: own.length,
    rightAnswers: own.filter(({ correct }) => correct).length,
    scoreBefore: own[0]?.mastery.before,
    scoreAfter: own.at(-1)?.mastery.after,
  }))
}

test('a session from start to end, for the child, a tutor, a parent and the organization’s key', async () => {
  const tenant = await world.tenant()
  const { parent, ...child } = await clientFamily(world, tenant)
  const tutor = await tutorOf(world, tenant.key, child)
  for (const token of [child.token, tutor.token, parent.token, tenant.key]) {
    const practiser = { studentId: child.studentId, token }
    const session = await begin(world, practiser)
    const { id, startedAt, ...rest } = session
    assert.deepEqual(rest, {
      organizationId: tenant.organizationId,
      studentId: child.studentId,
      sessionType: 'practice',
      subjectIds: ['maths', 'english'],
      allowedActionTypes: [...actionTypes],
      excludedCandidateIds: [],
      endedAt: null,
      summary: { decisions: 0, attempts: 0, rightAnswers: 0, minutes: 0, topics: [] },
    })
    assert(Math.abs(Date.parse(startedAt) - Date.now()) < 60_000)
    const attempts = await practise(world, practiser, id, [true, false, true, null, true])
    const open = await nextQuestion(world, practiser, id)
    const before = await get(practiser, id)
    assert.equal(before.endedAt, null)
    const { status, body: ended } = await end(token, id)
    assert.equal(status, 200)
    assert(ended.endedAt && ended.endedAt >= startedAt)
    assert.deepEqual(
      { ...ended.summary, minutes: 0 },
      {
        decisions: open.decision.positionInSession + 1,
        attempts: 5,
        rightAnswers: 3,
        minutes: 0,
        topics: summarize(attempts),
      },
    )
    assert.deepEqual(await get(practiser, id), ended)
  }
})

test('minutes run from the start to the last answer while the session is open, and then to its end', async () => {
  const child = await family(world)
  const { id } = await begin(world, child)
  world.clock.ahead += 6 * 60_000
  await practise(world, child, id, [true])
  world.clock.ahead += 5 * 60_000
  assert.equal((await get(child, id)).summary.minutes, 6)
  assert.equal((await end(child.token, id)).body.summary.minutes, 11)
})

const offered = {
  diagnostic: ['practice'],
  lesson: ['lesson', 'practice'],
  'mini-test': ['mini-test'],
  test: ['test'],
  practice: ['lesson', 'mini-test', 'practice'],
}

for (const sessionType of sessionTypes) {
  test(`a session of type ${sessionType} chooses among ${offered[sessionType].join(', ')}, and continues`, async () => {
    const child = await family(world)
    const { id } = await begin(world, child, { sessionType })
    for (let position = 0; position < 6; position++) {
      const { decision, question, lesson } = await next(world, child, id)
      assert.equal(decision.sessionType, sessionType)
      assert.equal(decision.positionInSession, position)
      assert(offered[sessionType].includes(decision.actionType))
      const kinds = new Set(decision.candidates.map(({ candidateId }) => candidateId.split(':')[0] ?? ''))
      assert(kinds.isSubsetOf(new Set(offered[sessionType])), [...kinds].join())
      assert.equal(question !== null, decision.actionType !== 'lesson')
      assert.equal(lesson !== null, decision.actionType === 'lesson')
      if (question) await answer(world, child, decision.id, rightAnswer(question.questionId))
    }
  })
}

test('a session is limited to what was requested, each item once', async () => {
  const child = await family(world, { subjectIds: [] })
  const session = await begin(world, child, {
    subjectIds: ['english', 'maths', 'english'],
    allowedActionTypes: ['break', 'practice', 'practice'],
    excludedCandidateIds: ['practice:maths.algebra', 'practice:maths.algebra', 'practice:no-such-thing'],
  })
  assert.deepEqual(session.subjectIds, ['maths', 'english'])
  assert.deepEqual(session.allowedActionTypes, ['practice', 'break'])
  assert.deepEqual(session.excludedCandidateIds, ['practice:maths.algebra', 'practice:no-such-thing'])
  const { decision } = await next(world, child, session.id)
  assert.deepEqual(decision.constraints.allowedActionTypes, ['practice', 'break'])
  assert.deepEqual(decision.constraints.excludedCandidateIds, session.excludedCandidateIds)
  for (const { targetId } of decision.candidates) assert.match(targetId, /^(maths|english)\./)
})

test('no requested subjects means all that the child studies', async () => {
  const child = await family(world, { subjectIds: ['verbal-reasoning', 'maths'] })
  const { subjectIds } = await begin(world, child, { subjectIds: [] })
  assert.deepEqual(subjectIds, ['maths', 'verbal-reasoning'])
})

test('starting another session ends the one before, and its question can no longer be answered', async () => {
  const child = await family(world)
  const first = await begin(world, child)
  const { decision } = await nextQuestion(world, child, first.id)
  const second = await begin(world, child, { sessionType: 'test' })
  assert.notEqual((await get(child, first.id)).endedAt, null)
  assert.equal((await get(child, second.id)).endedAt, null)
  const late = await world.call('learn.createLearnAttempt', child.token, {
    decisionId: decision.id,
    answer: 'A',
  })
  assert.equal(late.body._tag, 'Conflict')
  const further = await world.call('learn.createLearnDecision', child.token, { sessionId: first.id })
  assert.equal(further.body._tag, 'Conflict')
})

test('of twenty sessions started at the same time, one is open at the end', async () => {
  const child = await family(world)
  const input = { studentId: child.studentId, sessionType: 'practice' } as const
  const begun = await Promise.all(
    Array.from({ length: 20 }, () => world.call('learn.createLearnSession', child.token, input)),
  )
  assert.deepEqual(new Set(begun.map(({ status }) => status)), new Set([201]))
  const { body } = await world.call('learn.listLearnSessions', child.token, { limit: '50' })
  assert.equal(body.total, 20)
  assert.equal(body.data.filter(({ endedAt }) => endedAt === null).length, 1)
  for (const { startedAt, endedAt } of body.data) assert(endedAt === null || endedAt >= startedAt)
})

test('sessions that start while others decide and answer leave one open, and everything is counted', async () => {
  const child = await family(world)
  const { id: sessionId } = await begin(world, child)
  const { decision } = await nextQuestion(world, child, sessionId)
  const input = { studentId: child.studentId, sessionType: 'practice' } as const
  const answers = await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      if (at % 3 === 0) return (await world.call('learn.createLearnSession', child.token, input)).body._tag
      if (at % 3 === 1)
        return (await world.call('learn.createLearnDecision', child.token, { sessionId })).body._tag
      const attempt = { decisionId: decision.id, answer: 'A' }
      return (await world.call('learn.createLearnAttempt', child.token, attempt)).body._tag
    }),
  )
  assert(
    answers.every(tag => tag === undefined || tag === 'Conflict'),
    answers.join(),
  )
  const { rows } = await world.owner.query(
    `select count(*) filter (where ended_at is null)::int as open, sum(attempts)::int as attempts, sum(decisions)::int as decisions,
      (select count(*)::int from learn_attempts where student_id = $1) as answered,
      (select count(*)::int from learn_decisions where student_id = $1) as decided
    from learn_sessions where student_id = $1`,
    [child.studentId],
  )
  const { open, attempts, decisions, answered, decided } = rows[0]
  assert.deepEqual({ open, attempts, decisions }, { open: 1, attempts: answered, decisions: decided })
})

test('a session ends once, however many requests end it', async () => {
  const child = await family(world)
  const { id } = await begin(world, child)
  const answers = await Promise.all(Array.from({ length: 20 }, () => end(child.token, id)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal(answers.filter(({ body }) => body._tag === 'Conflict').length, 19)
})

test('no session ends before it started, even if the clock goes back', async () => {
  const child = await family(world)
  world.clock.ahead += 120_000
  const first = await begin(world, child)
  world.clock.ahead -= 60_000
  const second = await begin(world, child)
  world.clock.ahead -= 60_000
  await end(child.token, second.id)
  for (const { id } of [first, second]) {
    const { startedAt, endedAt, summary } = await get(child, id)
    assert.equal(endedAt, startedAt)
    assert.equal(summary.minutes, 0)
  }
})

test('invalid sessions are refused, and nothing is written', async () => {
  const child = await family(world)
  const { studentId } = child
  const refused: object[] = [
    { studentId },
    { studentId, sessionType: null },
    { studentId, sessionType: 'exam' },
    { studentId, sessionType: 'Practice' },
    { sessionType: 'practice' },
    { studentId: 'robin', sessionType: 'practice' },
    { studentId, sessionType: 'practice', subjectIds: ['latin'] },
    { studentId, sessionType: 'practice', subjectIds: ['verbal-reasoning'] },
    { studentId, sessionType: 'practice', subjectIds: 'maths' },
    { studentId, sessionType: 'practice', allowedActionTypes: [] },
    { studentId, sessionType: 'practice', allowedActionTypes: ['rest'] },
    { studentId, sessionType: 'practice', excludedCandidateIds: [''] },
    { studentId, sessionType: 'practice', excludedCandidateIds: ['x'.repeat(129)] },
    { studentId, sessionType: 'practice', excludedCandidateIds: ['a\u0000b'] },
    { studentId, sessionType: 'practice', excludedCandidateIds: ['a\nb'] },
    { studentId, sessionType: 'practice', excludedCandidateIds: Array(10_000).fill('practice:maths.time') },
  ]
  for (const input of refused) {
    const { status } = await world.call('learn.createLearnSession', child.token, input as never)
    assert.equal(status, 400, JSON.stringify(input).slice(0, 200))
  }
  assert.equal((await world.call('learn.listLearnSessions', child.token, {})).body.total, 0)
})

const hour = 3_600_000
const notRunning: Record<string, { status?: string; startsAt?: number; endsAt?: number }> = {
  'has ended': { status: 'ended' },
  'is paused': { status: 'paused' },
  'has not started': { startsAt: hour },
  'was trialing until an hour ago': { startsAt: -2 * hour, endsAt: -hour },
  'was active until an hour ago': { status: 'active', startsAt: -2 * hour, endsAt: -hour },
}

for (const [what, { status = 'trialing', startsAt = -hour, endsAt }] of Object.entries(notRunning)) {
  test(`an entitlement that ${what} allows neither a session nor a decision, but an answer to the open question`, async () => {
    const child = await family(world)
    const { id: sessionId } = await begin(world, child)
    const { decision } = await nextQuestion(world, child, sessionId)
    const at = (offset: number | undefined) =>
      offset === undefined ? null : new Date(world.clock.now().getTime() + offset)
    await world.owner.query(
      'update entitlements set status = $2, starts_at = $3, ends_at = $4 where student_id = $1',
      [child.studentId, status, at(startsAt), at(endsAt)],
    )
    const { body: decided } = await world.call('learn.createLearnDecision', child.token, { sessionId })
    assert.equal(decided._tag, 'PaymentRequired')
    assert.match(decided.message ?? '', new RegExp(status))
    const input = { studentId: child.studentId, sessionType: 'practice' } as const
    const { body: begun } = await world.call('learn.createLearnSession', child.token, input)
    assert.equal(begun._tag, 'PaymentRequired')
    assert.equal((await get(child, sessionId)).endedAt, null, 'what is open stays open')
    await answer(world, child, decision.id, null)
    assert.equal((await end(child.token, sessionId)).status, 200)
  })
}

test('an entitlement for other subjects allows no session, and one for some of them limits it to those', async () => {
  const child = await family(world)
  const entitle = (subjectIds: string[]) =>
    world.owner.query('update entitlements set subject_ids = $2 where student_id = $1', [
      child.studentId,
      subjectIds,
    ])
  await entitle(['english', 'verbal-reasoning'])
  assert.deepEqual((await begin(world, child)).subjectIds, ['english'])
  const refused = await world.call('learn.createLearnSession', child.token, {
    studentId: child.studentId,
    sessionType: 'practice',
    subjectIds: ['maths'],
  })
  assert.equal(refused.body._tag, 'PaymentRequired')
  await entitle(['verbal-reasoning'])
  const none = await world.call('learn.createLearnSession', child.token, {
    studentId: child.studentId,
    sessionType: 'test',
  })
  assert.equal(none.body._tag, 'PaymentRequired')
})

test('once consent is withdrawn nobody can practise, and what exists can be read and ended', async () => {
  const tenant = await world.tenant()
  const { parent, ...child } = await clientFamily(world, tenant)
  const { id: sessionId } = await begin(world, child)
  const { decision } = await nextQuestion(world, child, sessionId)
  await withdrawConsent(world, child)
  const begun = { studentId: child.studentId, sessionType: 'practice' } as const
  for (const token of [child.token, parent.token, tenant.key]) {
    const answers = [
      await world.call('learn.createLearnSession', token, begun),
      await world.call('learn.createLearnDecision', token, { sessionId }),
      await world.call('learn.createLearnAttempt', token, { decisionId: decision.id, answer: null }),
    ]
    assert.deepEqual(
      answers.map(({ body }) => body._tag),
      ['Forbidden', 'Forbidden', 'Forbidden'],
    )
  }
  const { summary } = await get(child, sessionId)
  assert.deepEqual([summary.attempts, summary.decisions], [0, decision.positionInSession + 1])
  assert.equal((await end(parent.token, sessionId)).status, 200)
})

test('nobody else can use a session: not a sister, not another family, and a viewer can’t practise in it', async () => {
  const tenant = await world.tenant()
  const { parent, ...child } = await clientFamily(world, tenant)
  const sister = await onboard(world, tenant.key, parent.email)
  const other = await clientFamily(world, tenant)
  const stranger = await family(world)
  const viewer = await world.member(tenant, 'viewer')
  const { id: sessionId } = await begin(world, child)
  for (const token of [
    sister.token,
    other.token,
    other.parent.token,
    stranger.token,
    stranger.parent.token,
  ]) {
    const input = { studentId: child.studentId, sessionType: 'practice' } as const
    const answers = [
      await world.call('learn.createLearnSession', token, input),
      await world.call('learn.getLearnSession', token, { sessionId }),
      await end(token, sessionId),
      await world.call('learn.createLearnDecision', token, { sessionId }),
    ]
    assert.deepEqual(
      answers.map(({ body }) => body._tag),
      ['NotFound', 'NotFound', 'NotFound', 'NotFound'],
    )
  }
  assert.equal((await get(viewer, sessionId)).id, sessionId)
  assert.equal((await end(viewer.token, sessionId)).body._tag, 'Forbidden')
  const decided = await world.call('learn.createLearnDecision', viewer.token, { sessionId })
  assert.equal(decided.body._tag, 'Forbidden')
})

test('each caller’s list has the sessions they may see, with filters, pages and totals', async () => {
  const tenant = await world.tenant()
  const { parent, ...child } = await clientFamily(world, tenant)
  const sister = await onboard(world, tenant.key, parent.email)
  const other = await clientFamily(world, tenant)
  const made: LearnSession[] = []
  for (const sessionType of ['practice', 'test', 'practice', 'diagnostic', 'practice'] as const)
    made.push(await begin(world, child, { sessionType }))
  const ofSister = await begin(world, sister)
  const ofOther = await begin(world, other)
  const ids = (sessions: readonly { id: string }[]) => sessions.map(({ id }) => id).sort()
  const list = async (token: string, query: Record<string, string> = {}) => {
    const { status, body } = await world.call('learn.listLearnSessions', token, query)
    assert.equal(status, 200)
    return { ids: ids(body.data), total: body.total }
  }
  const ofFamily = [...made, ofSister]
  const expected: [string, LearnSession[]][] = [
    [child.token, made],
    [sister.token, [ofSister]],
    [parent.token, ofFamily],
    [other.parent.token, [ofOther]],
    [tenant.key, [...ofFamily, ofOther]],
  ]
  for (const [token, sessions] of expected) {
    assert.deepEqual(await list(token), { ids: ids(sessions), total: sessions.length })
    const practices = sessions.filter(({ sessionType }) => sessionType === 'practice')
    const byType = await list(token, { 'filter[sessionType]': 'practice' })
    assert.deepEqual(byType, { ids: ids(practices), total: practices.length })
    const own = sessions.filter(({ studentId }) => studentId === child.studentId)
    const byStudent = await list(token, { 'filter[studentId]': child.studentId })
    assert.deepEqual(byStudent, { ids: ids(own), total: own.length })
    const both = own.filter(({ sessionType }) => sessionType === 'practice')
    const query = { 'filter[studentId]': child.studentId, 'filter[sessionType]': 'practice' }
    assert.deepEqual(await list(token, query), { ids: ids(both), total: both.length })
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Record<string, string> = { limit: '2', sortOrder: 'asc', ...(cursor && { cursor }) }
      const { body } = await world.call('learn.listLearnSessions', token, page)
      assert.equal(body.total, sessions.length)
      seen.push(...body.data.map(({ id }) => id))
      cursor = body.nextCursor
    } while (cursor)
    assert.deepEqual([...seen].sort(), ids(sessions))
    assert.equal(seen[0], sessions[0]?.id)
  }
})

test('a parent in two organizations lists the sessions of both, or of the one they ask for', async () => {
  const { parent, ...child } = await family(world)
  const tenant = await world.tenant()
  const other = await onboard(world, tenant.key, parent.email)
  await acceptInvitation(world, tenant.key, parent)
  const [own, elsewhere] = [await begin(world, child), await begin(world, other)]
  const list = async (query: Record<string, string>) => {
    const { body } = await world.call('learn.listLearnSessions', parent.token, query)
    return body.data.map(({ id }) => id)
  }
  assert.deepEqual(new Set(await list({})), new Set([own.id, elsewhere.id]))
  assert.deepEqual(await list({ 'filter[organizationId]': tenant.organizationId }), [elsewhere.id])
  const mixed = {
    'filter[organizationId]': tenant.organizationId,
    'filter[studentId]': child.studentId,
  }
  assert.deepEqual(await list(mixed), [])
})
