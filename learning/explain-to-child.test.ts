import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReasonCode } from '@learn/contract/learn/words'
import type { ExplainedDecision } from './explain.ts'
import { explainToChild } from './explain-to-child.ts'

const day = 86_400_000
const now = Date.UTC(2026, 4, 4, 16)

const told = (reasonCodes: readonly ReasonCode[], changes: Partial<ExplainedDecision> = {}) =>
  explainToChild({
    actionType: 'practice',
    selectedCandidateId: 'practice:maths.time',
    propensity: 1,
    reasonCodes,
    candidates: [],
    candidateScores: [],
    lastPractisedAt: null,
    decidedAt: now,
    ...changes,
  })

test('a review says how long ago the last one was, and never that it went well', () => {
  const after = (days: number) => told(['due_review'], { lastPractisedAt: now - days * day })
  assert.equal(after(0.01), 'You have done well on these. Have another go!')
  assert.equal(after(1), 'You have done well on these. Can you still do them?')
  assert.equal(after(3), 'You have done well on these. It’s been a few days. Can you still do them?')
  assert.equal(after(8), 'You have done well on these. It’s been a week or so. Can you still do them?')
  assert.equal(after(30), 'You have done well on these. It’s been a few weeks. Can you still do them?')
  assert.equal(after(90), 'You have done well on these. It’s been a while. Can you still do them?')
})

test('an easier question makes no claim about the questions before it', () => {
  assert.equal(told(['prerequisite', 'confidence_recovery']), 'Here is an easier one to try.')
})

test('a question of a test is not said to come again, because it may be the first', () => {
  assert.equal(told(['blueprint_bucket'], { actionType: 'test' }), 'This is one of the topics in your test.')
})

test('a break says whether it is for a rest or for today', () => {
  assert.match(told(['fatigue_guardrail'], { actionType: 'break' }), /Time for a break!$/)
  assert.equal(told(['content_fallback'], { actionType: 'break' }), 'That’s all for today. Well done!')
  const placed = {
    candidateId: 'practice:maths.time',
    targetId: 'maths.time',
    label: 'Practice: Time',
    eligible: false,
    reasonCodes: ['rule_subject_placed' as const],
  }
  assert.equal(
    told(['content_fallback'], { actionType: 'break', candidates: [placed] }),
    'That’s all for today. Now we know where to start. Well done!',
  )
})

test('a question about an earlier mistake says so', () => {
  const scored = (value: number) =>
    told(['prerequisite'], {
      candidateScores: [
        {
          candidateId: 'practice:maths.time',
          score: value,
          propensity: 1,
          reasonCodes: [],
          scoreBreakdown: [{ component: 'misconception', value }],
        },
      ],
    })
  assert.match(scored(0.6), /^One like this tripped you up before/)
  assert.match(scored(0), /other topics get easier/)
})

test('set work and lessons are named before any reason', () => {
  assert.equal(told(['tutor_assigned', 'due_review'], { actionType: 'lesson' }), 'This was set for you.')
  assert.match(told(['due_review'], { actionType: 'lesson' }), /^First a short lesson/)
})
