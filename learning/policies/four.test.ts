import assert from 'node:assert/strict'
import { test } from 'node:test'
import { session, topic, view } from '../../test/support/learning/plain-views.ts'
import { explain } from '../explain.ts'
import { explainToChild } from '../explain-to-child.ts'
import { decide } from '../policy.ts'
import type { PastStep, SessionView } from '../view.ts'

const asked = (topicId: string, right: boolean | null = true): PastStep => ({
  topicId,
  actionType: 'practice',
  step: 3,
  right,
})

const topics = [
  topic('inference', { attempts: 20, score: 0.95, best: 0.97 }),
  topic('retrieval', { attempts: 20, score: 0.6 }),
  topic('summary', { attempts: 2, score: 0.5 }),
]
const reading = { topicId: 'inference', step: 5 }
const inText = (changes: Partial<SessionView> = {}) =>
  session({ reading, position: 1, latest: [asked('retrieval')], ...changes })

test('a child who has read a text gets its next question, whatever would weigh more', () => {
  for (let seed = 0; seed < 100; seed++) {
    const decision = decide(view(topics, { session: inText() }), seed)
    assert.equal(decision.selectedCandidateId, 'practice:inference')
    assert.equal(decision.step, 5)
    assert(decision.deterministic)
    assert.deepEqual(decision.reasonCodes, ['blueprint_bucket'])
    assert.equal(decision.algorithmVersion, '4')
  }
})

test('limits on topics don’t interrupt a text', () => {
  const latest = Array.from({ length: 9 }, () => asked('inference'))
  const decision = decide(view(topics, { session: inText({ latest, position: 9 }) }), 1)
  assert.equal(decision.targetId, 'inference')
})

test('set work and a rest come before the next question, and what is excluded doesn’t come', () => {
  const tired = decide(view(topics, { session: inText({ minutes: 41 }) }), 1)
  assert.equal(tired.actionType, 'break')
  const assignment = { assignmentId: 'set', actionType: 'practice' as const, targetId: 'summary' }
  assert.equal(decide(view(topics, { session: inText(), assignment }), 1).targetId, 'summary')
  const { constraints } = view(topics)
  const excluded = { ...constraints, excludedCandidateIds: ['practice:inference'] }
  const other = decide(view(topics, { session: inText(), constraints: excluded }), 1)
  assert.notEqual(other.targetId, 'inference')
  assert(!other.deterministic)
})

test('without a text, version 4 decides as version 3 did', () => {
  const plain = view(topics, { session: session({ position: 1, latest: [asked('retrieval')] }) })
  for (let seed = 0; seed < 100; seed++) {
    const { algorithmVersion, ...now } = decide(plain, seed)
    const { algorithmVersion: before, ...then } = decide(plain, seed, '3')
    assert.deepEqual([now, algorithmVersion, before], [then, '4', '3'])
  }
})

test('parents and children are told that it is about the same text', () => {
  const decision = decide(view(topics, { session: inText() }), 1)
  const explained = { ...decision, lastPractisedAt: null, decidedAt: 0 }
  assert.match(
    explain(explained, 'Ada'),
    /because it asks about the text that Ada has just read\. A fixed rule decided this/,
  )
  assert.equal(explainToChild(explained), 'Here is another question about the same text.')
})
