import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { Random } from '@learn/content/random'
import type { LearnNextStep } from '@learn/contract/learn/decisions'
import type { PolicyDecision } from '@learn/contract/learn/record'
import { actionTypes, sessionTypes } from '@learn/contract/learn/words'
import { pack, rebuild } from '@learn/learning/projection'
import { type Child, clientFamily, family, onboard } from '../../../test/support/learning/family.ts'
import {
  answer,
  assertSound,
  begin,
  everyPage,
  next,
  nextQuestion,
  practise,
  questionOf,
  reproduction,
  rightAnswer,
  tutorOf,
  wrongAnswer,
} from '../../../test/support/learning/practising.ts'
import { tamper } from '../../../test/support/learning/stored-decision.ts'
import { type Person, World } from '../../../test/support/world.ts'
import { randomId } from '../../ids.ts'
import { findHistories } from '../knowledge/history.store.ts'
import { model } from '../knowledge/model.ts'
import { wholeState } from '../knowledge/stored-projection.ts'

const world = await World.create()
after(() => world.close())
// Tokens last an hour.
beforeEach(() => {
  world.clock.ahead = 0
})

const readStored = async ({ studentId }: Pick<Child, 'studentId'>): Promise<Buffer> =>
  Buffer.from(
    wholeState(
      (await world.owner.query('select state, changes from projections where student_id = $1', [studentId]))
        .rows[0],
    ),
  )

/** The state that follows from the attempts alone. */
async function rebuildFrom({ studentId }: Pick<Child, 'studentId'>): Promise<Buffer> {
  const asOwner = {
    query: async (statement: { text: string }, values: unknown[]) =>
      (await world.owner.query({ text: statement.text, values })).rows,
  }
  const [history] = await findHistories(asOwner as never, [studentId])
  return Buffer.from(pack(rebuild(model, history?.attempts ?? [])))
}

const displayName = 'Zebediah Quill'

test('three hundred answers over several sessions: the record of each step is sound, explained and reproducible', async t => {
  const names = {
    childDisplayName: displayName,
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
      world.clock.ahead += random.int(1, 6_000)
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
    world.clock.ahead += random.int(1, 60_000)
  }
  await t.test('the decisions returned then are the ones stored', async () => {
    for (const { decision } of steps) {
      assertSound(decision)
      const { body } = await world.call('learn.getLearnDecision', parent.token, { decisionId: decision.id })
      assert.deepEqual({ ...body, attemptId: null }, decision)
      assert.equal(body.attemptId !== null, decision.questionId !== null)
    }
    assert(new Set(steps.map(({ decision }) => decision.actionType)).size >= 4)
  })
  await t.test('mastery is computed from the child’s answers alone, to the same bytes', async () => {
    assert((await readStored(child)).equals(await rebuildFrom(child)))
  })
  await t.test('each is reproduced, its probabilities add up to 1, and draws follow them', async () => {
    let [surplus, variance, drawn, count] = [0, 0, 0, 0]
    for (const { decision } of steps) {
      const { identical, firstDifference, propensities, draw } = await reproduction(
        world,
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
      // Several may be equally likely.
      const chance = highest * shares.filter(share => share === highest).length
      surplus += (decision.propensity === highest ? 1 : 0) - chance
      variance += chance * Math.max(0, 1 - chance)
      drawn += draw
      count++
    }
    assert(count > 200)
    assert(Math.abs(surplus / Math.sqrt(variance)) < 4.5, `${surplus} of ${Math.sqrt(variance)}`)
    assert(Math.abs(drawn / count - 0.5) < 4.5 * Math.sqrt(1 / 12 / count))
  })
  await t.test(
    'no record or answer contains a name, and an explanation has the one that the caller may see',
    async () => {
      let named = 0
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
        assert.match(body.explanation, /^We chose .+\.$/)
        if (body.explanation.includes(displayName)) named++
        assert.doesNotMatch(body.explanation.replaceAll(displayName, ''), traces)
        assert.doesNotMatch(body.forStudent, traces)
        assert.doesNotMatch(
          body.explanation,
          new RegExp(`undefined|null|NaN|${child.learnerKey}|${child.studentId}`),
        )
      }
      assert(named > 0)
      const ofLearning = world.log.filter(line => line.includes('learn.'))
      assert(!traces.test(ofLearning.join('\n')))
    },
  )
})

const damages = {
  'lacks an answer': 'update projections set attempts = attempts - 1 where student_id = $1',
  'has an answer too many': 'update projections set attempts = attempts + 1 where student_id = $1',
  'comes from another model': `update projections set model_version = 'mastery-0' where student_id = $1`,
  'is lost': 'delete from projections where student_id = $1',
  'is damaged': `update projections set state = set_byte(state, 40, get_byte(state, 40) # 1) where student_id = $1`,
  'is of an unknown format': `update projections set state = set_byte(state, 0, 99) where student_id = $1`,
  'has changes that don’t fit': `update projections set changes = '\\x0102' where student_id = $1`,
  'has other changes': `update projections set changes = '\\x20000000020000ff' where student_id = $1`,
  'is cut off': `update projections set state = substring(state for 20) where student_id = $1`,
}

for (const [what, damage] of Object.entries(damages)) {
  test(`if a child’s projection ${what}, the exam’s blueprint decides, and the next answer rebuilds it`, async () => {
    const child = await family(world, { subjectIds: ['maths'] }) // No long text, whose next question a rule would choose.
    const { id: sessionId } = await begin(world, child)
    await practise(world, child, sessionId, [true, true, false, null, true])
    await world.owner.query(damage, [child.studentId])
    const { decision, question } = await next(world, child, sessionId)
    assertSound(decision)
    assert.equal(decision.algorithmId, 'projection_fallback_v0')
    assert.equal(decision.projectionFreshness.stale, true)
    assert(decision.reasonCodes.includes('projection_fallback'))
    assert.equal((await reproduction(world, child.parent.token, decision.id)).identical, true)
    const open = question ? { decision } : await nextQuestion(world, child, sessionId)
    await answer(world, child, open.decision.id, null)
    assert((await readStored(child)).equals(await rebuildFrom(child)))
    const after = await next(world, child, sessionId)
    assert.equal(after.decision.algorithmId, 'mastery_policy_v0')
    assert.equal(after.decision.projectionFreshness.stale, false)
  })
}

type Kept = Record<string, unknown> & { candidates: object[]; candidateScores: object[] }
type KeptView = { topics: [string, ...number[]][] }

const changeRecord = (change: (kept: Kept) => object) => (id: string) =>
  tamper<Kept>(world, id, 'record', change)

const tampered: Record<string, { change: (decisionId: string) => Promise<unknown>; path: string | RegExp }> =
  {
    'another propensity': {
      change: changeRecord(kept => ({ ...kept, propensity: 0.123 })),
      path: 'propensity',
    },
    'another score': {
      change: changeRecord(kept => ({
        ...kept,
        candidateScores: kept.candidateScores.with(1, { ...kept.candidateScores[1], score: 99 }),
      })),
      path: 'candidateScores.1.score',
    },
    'another choice': {
      change: changeRecord(kept => ({ ...kept, selectedCandidateId: 'practice:x' })),
      path: 'selectedCandidateId',
    },
    'a missing candidate': {
      change: changeRecord(kept => ({ ...kept, candidates: kept.candidates.toSpliced(3, 1) })),
      path: /^candidates\.\d+/,
    },
    'another seed': {
      change: id =>
        world.owner.query('update learn_decisions set seed = (seed + 1) % 4294967296 where id = $1', [id]),
      path: /^(seed|draw|propensity|selectedCandidateId|targetId|actionType|reasonCodes)/,
    },
    'another state of the child': {
      change: id =>
        tamper<KeptView>(world, id, 'view', ({ topics: [first, ...others], ...view }) => {
          const [topicId = '', , ...rest] = first ?? []
          return { ...view, topics: [[topicId, 0.99, ...rest], ...others] }
        }),
      path: /^candidate/,
    },
  }

for (const [what, { change, path }] of Object.entries(tampered)) {
  test(`a record with ${what} is not reproduced, and the first difference is named`, async () => {
    const child = await family(world)
    const { id } = await begin(world, child)
    const { decision } = await next(world, child, id)
    assert.equal((await reproduction(world, child.parent.token, decision.id)).identical, true)
    await change(decision.id)
    const { identical, firstDifference } = await reproduction(world, child.parent.token, decision.id)
    assert.equal(identical, false)
    if (typeof path === 'string') assert.equal(firstDifference?.path, path)
    else assert.match(firstDifference?.path ?? '', path)
  })
}

test('a child never gets an answer before they have answered; a tutor, a parent and a key do', async () => {
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
    assert.doesNotMatch(text, /"(misconception|expected|right)\w*":/)
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

test('the latest decision is the latest one the caller may see, for all their children or the one they ask for', async () => {
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
    world.clock.ahead += 10
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
    [tenant.key, 'x'.repeat(200), 'NotFound'],
    [tenant.key, '', 'NotFound'],
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

/** A tutor who works with two families. */
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

test('each caller’s list has the decisions they may see, with filters, pages and totals', async () => {
  const tenant = await world.tenant()
  const { parent, ...child } = await clientFamily(world, tenant)
  const sister = await onboard(world, tenant.key, parent.email)
  const other = await clientFamily(world, tenant)
  const made: PolicyDecision[] = []
  for (const one of [child, sister, other, child]) {
    const { id: sessionId } = await begin(world, one, { sessionType: 'lesson' })
    for (let step = 0; step < 4; step++) {
      world.clock.ahead += 10
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
        const list = (query: object) => world.call('learn.listLearnDecisions', token, query)
        const seen = (await everyPage(list, { ...filter, sortOrder }, wanted.length)).map(({ id }) => id)
        const ids = wanted.map(({ id }) => id)
        assert.deepEqual(seen, sortOrder === 'asc' ? ids : ids.reverse())
      }
})
