import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReasonCode } from '@learn/contract/learn/words'
import { explainToChild, type ToldDecision } from './explain-to-child.ts'

const day = 86_400_000
const now = Date.UTC(2026, 4, 4, 16)

const told = (reasonCodes: readonly ReasonCode[], changes: Partial<ToldDecision> = {}) =>
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

test('a review says when the child could last do it', () => {
  const after = (days: number) => told(['due_review'], { lastPractisedAt: now - days * day })
  assert.equal(after(1), 'You have done well on these. Let’s see if you remember how.')
  assert.equal(after(3), 'You did well on these a few days ago. Let’s see if you remember how.')
  assert.equal(after(8), 'You did well on these last week. Let’s see if you remember how.')
  assert.equal(after(30), 'You did well on these a few weeks ago. Let’s see if you remember how.')
  assert.equal(after(90), 'You did well on these a while ago. Let’s see if you remember how.')
})

test('a break says whether it is for a rest or for today', () => {
  assert.match(told(['fatigue_guardrail'], { actionType: 'break' }), /Time for a break!$/)
  assert.equal(told(['content_fallback'], { actionType: 'break' }), 'That’s all for today. Well done!')
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
  assert.match(scored(0.6), /^This one tripped you up before/)
  assert.match(scored(0), /other topics get easier/)
})

test('set work and lessons are named before any reason', () => {
  assert.equal(told(['tutor_assigned', 'due_review'], { actionType: 'lesson' }), 'This was set for you.')
  assert.match(told(['due_review'], { actionType: 'lesson' }), /^First a short lesson/)
})
