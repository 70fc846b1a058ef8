import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SessionType } from '@learn/contract/learn/words'
import { several } from '../../test/support/learning/any-view.ts'
import { reasonsOf, session, topic, view } from '../../test/support/learning/plain-views.ts'
import { explain } from '../explain.ts'
import { type Decision, decide } from '../policy.ts'
import type { PastStep, TopicView, View } from '../view.ts'

const asked = (topicId: string, right = true, step = 3): PastStep => ({
  topicId,
  actionType: 'practice',
  step,
  right,
})
const taught = (topicId: string): PastStep => ({ topicId, actionType: 'lesson', step: 0, right: null })
const rest: PastStep = { topicId: 'rest', actionType: 'break', step: 0, right: null }

/** Takes steps until a session says that it is over, answering every question correctly. */
function play(
  topics: readonly TopicView[],
  { type = 'practice', steps = 40, ...changes }: { type?: SessionType; steps?: number } & Partial<View> = {},
): Decision[] {
  const latest: PastStep[] = []
  const made: Decision[] = []
  for (let position = 0; position < steps; position++) {
    const past = session({ type, position, latest: [...latest] })
    const decision = decide(view(topics, { session: past, ...changes }), position)
    made.push(decision)
    if (decision.actionType === 'break') {
      if (decision.reasonCodes.includes('content_fallback')) break
      latest.unshift(rest)
    } else if (decision.actionType === 'lesson') latest.unshift(taught(decision.targetId))
    else latest.unshift(asked(decision.targetId, true, decision.step))
  }
  return made
}

const typesOf = (decisions: readonly Decision[]) => decisions.map(({ actionType }) => actionType)

/** Five topics that are mastered but hidden, and one that is shown. */
const oneShown = several
  .slice(0, 6)
  .map(id => topic(id, id === 'a' ? { score: 0.7 } : { hidden: true, score: 0.97, best: 0.97, attempts: 40 }))

test('hidden topics don’t make a mixed mini-test, which would ask about the shown ones without limit', () => {
  const decisions = play(oneShown)
  assert(!typesOf(decisions).includes('mini-test'))
  assert(typesOf(decisions).filter(type => type === 'practice').length <= 8)
  const shown = oneShown.map(one => ({ ...one, hidden: false }))
  assert.notDeepEqual(reasonsOf(decide(view(shown), 1), 'mini-test:maths'), [])
})

test('a lesson, a rest and a lesson are two lessons in a row', () => {
  const { constraints } = view([])
  const lessons = { constraints: { ...constraints, allowedActionTypes: ['lesson' as const] } }
  const topics = several.map(id => topic(id, { attempts: 0, score: 0.5 }))
  assert.deepEqual(typesOf(play(topics, { type: 'lesson', ...lessons })), ['lesson', 'break'])
  const after = { session: session({ type: 'lesson', latest: [rest, taught('a')] }) }
  assert.equal(decide(view(topics, { ...lessons, ...after }), 1).actionType, 'break')
})

test('a lesson session gives no lesson twice', () => {
  const decisions = play(
    several.map(id => topic(id, { share: id === 'a' ? 0.5 : 0.05 })),
    { type: 'lesson', steps: 16 },
  )
  const lessons = decisions
    .filter(({ actionType }) => actionType === 'lesson')
    .map(({ targetId }) => targetId)
  assert(lessons.length >= 4, `${lessons.length}`)
  assert.equal(new Set(lessons).size, lessons.length, lessons.join(' '))
})

test('a lesson that was set is followed by its question, not by the end of the session', () => {
  const topics = several.map(id => topic(id))
  const often = [taught('a'), ...Array.from({ length: 4 }, () => asked('a'))]
  for (let seed = 0; seed < 20; seed++) {
    const next = decide(view(topics, { session: session({ latest: often }) }), seed)
    assert.equal(next.selectedCandidateId, 'practice:a')
    assert(!reasonsOf(next, 'practice:a').some(code => code.startsWith('rule_')))
  }
  const further = decide(view(topics, { session: session({ latest: [asked('a'), ...often] }) }), 1)
  assert.notEqual(further.targetId, 'a')
})

test('a first session with one topic asks no more than four questions in a row', () => {
  const one = [topic('a', { attempts: 0 }), topic('b', { hidden: true, attempts: 0 })]
  const types = typesOf(play(one, { type: 'diagnostic' }))
  const four = ['practice', 'practice', 'practice', 'practice']
  // It is over after four right answers at the hardest step.
  assert.deepEqual(types, [...four, 'break', 'practice', 'practice', 'practice', 'break'])
})

test('only the last break of a session with one topic says that it is over', () => {
  const decisions = play([topic('a', { score: 0.8, lessonThisWeek: true })])
  const breaks = decisions.filter(({ actionType }) => actionType === 'break')
  assert.deepEqual(
    breaks.map(({ reasonCodes }) => reasonCodes),
    [['fatigue_guardrail'], ['content_fallback']],
  )
  const [first] = breaks
  assert(first)
  assert.match(
    explain({ ...first, lastPractisedAt: null, decidedAt: 0 }, 'Robin'),
    /^We chose a break because a short rest comes before more questions on the same topic\./,
  )
})
