import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RuleCode, ruleCodes } from '@learn/contract/learn/words'
import fc from 'fast-check'
import { anyView, several } from '../../test/support/learning/any-view.ts'
import { decisionsWith, reasonsOf, session, topic, view } from '../../test/support/learning/plain-views.ts'
import { type Decision, decide } from '../policy.ts'
import type { PastStep, SessionView } from '../view.ts'
import { chanceAt, stepNear } from './steps.ts'

const asked = (topicId: string, right = true, step = 3): PastStep => ({
  topicId,
  actionType: 'practice',
  step,
  right,
})
const taught = (topicId: string): PastStep => ({ topicId, actionType: 'lesson', step: 0, right: null })
const times = (count: number, step: PastStep) => Array.from({ length: count }, () => step)

const after = (latest: readonly PastStep[], changes: Partial<SessionView> = {}) => ({
  session: session({ latest, ...changes }),
})

const poor = { a: { score: 0.45, best: 0.45, share: 0.3 } }

/** For each rule, a candidate that it excludes. */
const excluded: Record<RuleCode, () => [Decision, string]> = {
  rule_topic_run: () => [decisionsWith({}, after(times(4, asked('a')))), 'practice:a'],
  rule_topic_share: () => [decisionsWith({}, after([asked('b'), ...times(8, asked('a'))])), 'practice:a'],
  rule_subject_share: () => [
    decisionsWith(
      { a: { subjectId: 'english' }, b: { subjectId: 'english' }, c: { share: 0.4 } },
      after(several.slice(2).flatMap(id => times(2, asked(id)))),
    ),
    'practice:c',
  ],
  rule_too_hard: () => [
    decisionsWith({}, after([asked('b'), ...times(3, asked('a', false, 1))])),
    'practice:a',
  ],
  rule_after_lesson: () => [decisionsWith({}, after([taught('a')])), 'practice:b'],
  rule_lesson_spacing: () => [decisionsWith(poor, after([asked('b'), taught('b')])), 'lesson:a'],
  rule_lesson_this_week: () => [decisionsWith({ a: { ...poor.a, lessonThisWeek: true } }), 'lesson:a'],
  rule_subject_placed: () => [
    decisionsWith({}, after(times(12, asked('a')), { type: 'diagnostic' })),
    'practice:b',
  ],
}

for (const rule of ruleCodes) {
  test(`${rule} excludes a candidate`, () => {
    const [decision, candidateId] = excluded[rule]()
    assert(reasonsOf(decision, candidateId).includes(rule), JSON.stringify(reasonsOf(decision, candidateId)))
    assert(!decision.candidates.find(one => one.candidateId === candidateId)?.eligible)
    assert.notEqual(decision.selectedCandidateId, candidateId)
    assert(!decision.reasonCodes.some(code => (ruleCodes as readonly string[]).includes(code)))
  })
}

test('no rule excludes anything without a reason in the session', () => {
  const { candidates } = decisionsWith(poor, after([asked('b'), asked('c', false), ...times(3, asked('a'))]))
  for (const { reasonCodes } of candidates) assert(!reasonCodes.some(code => code.startsWith('rule_')))
})

test('the question after a lesson is on what it taught', () => {
  for (let seed = 0; seed < 50; seed++) {
    const topics = several.map(id => topic(id))
    const { selectedCandidateId } = decide(view(topics, after([taught('d'), asked('a')])), seed)
    assert.equal(selectedCandidateId, 'practice:d')
  }
})

test('where questions on a topic are excluded, no lesson on it is offered and none has to follow one', () => {
  const { constraints } = view([])
  const without = { constraints: { ...constraints, excludedCandidateIds: ['practice:a'] } }
  assert.deepEqual(reasonsOf(decisionsWith(poor, without), 'lesson:a'), [])
  assert.notDeepEqual(reasonsOf(decisionsWith(poor), 'lesson:a'), [])
  const next = decisionsWith(poor, { ...without, ...after([taught('a')]) })
  assert.equal(next.actionType, 'practice', 'another topic comes next')
  const lessons = { constraints: { ...constraints, allowedActionTypes: ['lesson' as const] } }
  assert.equal(decisionsWith(poor, lessons).actionType, 'lesson', 'unless only lessons are wanted')
  assert.equal(decisionsWith(poor, { ...lessons, ...after([taught('a')]) }).actionType, 'break')
})

test('a lesson that a child asks for may come again in the same week, but not after another lesson', () => {
  const again = { a: { ...poor.a, lessonThisWeek: true } }
  assert(!reasonsOf(decisionsWith(again, after([], { type: 'lesson' })), 'lesson:a').some(isRule))
  const next = decisionsWith(again, after([taught('b')], { type: 'lesson' }))
  assert.equal(next.selectedCandidateId, 'practice:b')
})

const isRule = (code: string) => code.startsWith('rule_')

test('set work comes whatever the rules say, but not what cannot be asked', () => {
  const assignment = { assignmentId: '1', actionType: 'practice', targetId: 'a' } as const
  const often = after(times(9, asked('a')))
  const set = decisionsWith({}, { ...often, assignment })
  assert.deepEqual([set.selectedCandidateId, set.reasonCodes[0]], ['practice:a', 'tutor_assigned'])
  assert.deepEqual(set.candidates.find(({ candidateId }) => candidateId === 'practice:a')?.eligible, true)
  const hidden = decisionsWith({ a: { hidden: true } }, { ...often, assignment })
  assert.notEqual(hidden.selectedCandidateId, 'practice:a')
  const lesson = { ...assignment, actionType: 'lesson', targetId: 'b' } as const
  assert.equal(decisionsWith({}, { assignment: lesson }).selectedCandidateId, 'lesson:b')
})

test('after three wrong answers in a row, a topic comes back with an easier question', () => {
  const wrong = after([asked('b'), ...times(3, asked('a', false, 3))])
  const topics = several.map(id => topic(id, id === 'a' ? { share: 0.4 } : { hidden: true }))
  const made = decide(view(topics, wrong), 1)
  if (made.actionType === 'practice') assert((made.step ?? 9) < 3)
  else assert.equal(made.selectedCandidateId, 'lesson:a')
})

test('with a single topic, a session ends clearly instead of going on for ever', () => {
  const one = [topic('a', { score: 0.8, lessonThisWeek: true })]
  const latest: PastStep[] = []
  let questions = 0
  for (let position = 0; position < 40; position++) {
    const made = decide(view(one, { session: session({ latest: [...latest], position }) }), position)
    if (made.actionType === 'practice') {
      questions++
      latest.unshift(asked('a', true, made.step))
    } else {
      assert.equal(made.actionType, 'break')
      if (latest[0]?.actionType !== 'break')
        latest.unshift({ topicId: 'rest', actionType: 'break', step: 0, right: null })
    }
  }
  assert.equal(questions, 8)
  assert.deepEqual(decide(view(one, { session: session({ latest }) }), 1).reasonCodes, ['content_fallback'])
})

test('the step is the one nearest to the aim, and beyond the child’s year only if the child is ready', () => {
  const at = (score: number) => topic('a', { score })
  assert.equal(stepNear(at(0.8), 0.8, 6), 3)
  assert.equal(stepNear(at(0.2), 0.8, 6), 1)
  assert.equal(stepNear(at(0.97), 0.8, 6), 5)
  assert.equal(stepNear(at(0.97), 0.8, 4), 5, 'ready for more than Year 4 asks')
  const nearly = at(0.865)
  assert(chanceAt(nearly, 4) < 0.8)
  assert.equal(stepNear(nearly, 0.8, 6), 4)
  assert.equal(stepNear(nearly, 0.8, 4), 3)
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(4, 5, 6), (score, year) => {
      const step = stepNear(at(score), 0.8, year)
      assert(step === 1 || chanceAt(at(score), step) >= 0.5, 'a harder step than the first is never too hard')
      assert(step < year || chanceAt(at(score), step) >= 0.8)
      assert(step <= stepNear(at(Math.min(1, score + 0.05)), 0.8, year), 'a better score never lowers it')
    }),
  )
})

test('a known mistake is tested again, but not at once', () => {
  const shareOf = (latest: readonly PastStep[], mistaken: boolean) =>
    decisionsWith({ a: { mistaken } }, after(latest)).candidateScores.find(
      ({ candidateId }) => candidateId === 'practice:a',
    )?.propensity ?? 0
  const later = [asked('b'), asked('c'), asked('a', false)]
  assert(shareOf(later, true) > 3 * shareOf(later, false))
  const justNow = [asked('a', false), asked('b')]
  assert.equal(shareOf(justNow, true), shareOf(justNow, false))
})

test('a first session ends once each subject is placed', () => {
  const topics = [
    ...several.map(id => topic(id, { attempts: 0 })),
    ...several.map(id => topic(`e${id}`, { subjectId: 'english', attempts: 0 })),
  ]
  const play = (answer: (step: number) => boolean) => {
    const latest: PastStep[] = []
    for (let position = 0; position < 40; position++) {
      const past = session({ type: 'diagnostic', latest: latest.slice(0, 24), position })
      const made = decide(view(topics, { session: past }), position)
      if (made.actionType === 'break') return latest
      latest.unshift(asked(made.targetId, answer(made.step ?? 0), made.step))
    }
    return latest
  }
  assert.equal(play(step => step <= 3).length, 24)
  const weak = play(() => false)
  assert(weak.length <= 14, `${weak.length}`)
  assert(weak.filter(({ step }) => step >= 3).length <= 4, 'few hard questions')
  assert.equal(weak[0]?.step, 1)
  assert(play(() => true).length < 24)
})

test('every decision keeps the rules', () => {
  fc.assert(
    fc.property(anyView, fc.nat(2 ** 32 - 1), (known, seed) => {
      // The questions on one text come whatever their topics are.
      const { reading: _, ...session } = known.session
      const made = decide({ ...known, assignment: null, session }, seed)
      const { type, latest } = known.session
      if (type !== 'practice' && type !== 'lesson') return
      const [newest] = latest
      if (made.actionType === 'lesson') assert.notEqual(newest?.actionType, 'lesson')
      if (made.actionType !== 'practice') return
      const run = latest.findIndex(({ topicId }) => topicId !== made.targetId)
      const inARow = run < 0 ? latest : latest.slice(0, run)
      assert(inARow.filter(({ step }) => step > 0).length < 4)
      const questions = latest.filter(({ step }) => step > 0).slice(0, 19)
      assert(questions.filter(({ topicId }) => topicId === made.targetId).length < 8)
      const { excludedCandidateIds } = known.constraints
      const canFollow = known.topics.some(
        ({ topicId, hidden, modes }) =>
          topicId === newest?.topicId &&
          !hidden &&
          modes.some(mode => known.modes.includes(mode)) &&
          !excludedCandidateIds.includes(`practice:${topicId}`),
      )
      if (newest?.actionType === 'lesson' && canFollow) assert.equal(made.targetId, newest.topicId)
      assert(made.step !== undefined && made.step >= 1 && made.step <= 5)
    }),
    { numRuns: 2_000 },
  )
})
