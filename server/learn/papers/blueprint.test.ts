import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blueprintOf } from './blueprint.ts'
import { planPaper, stepsFor } from './choose.ts'

const wish = {
  examFamilyId: 'cem',
  year: 5,
  subjectIds: ['maths', 'english'],
  hidden: new Set(['maths.area']),
} as const

test('papers are samples of the test: topics come as often as their shares say', () => {
  const counts = new Map<string, number>()
  const papers = 400
  const questionCount = 25
  for (let seed = 0; seed < papers; seed++)
    for (const { topics } of planPaper({ ...wish, questionCount, seed }))
      for (const { id } of topics) counts.set(id, (counts.get(id) ?? 0) + 1)
  const test = blueprintOf(wish)
  assert.deepEqual(new Set(counts.keys()), new Set(test.map(({ topicId }) => topicId)))
  for (const { topicId, share } of test) {
    const drawn = (counts.get(topicId) ?? 0) / (papers * questionCount)
    assert(Math.abs(drawn - share) < 0.01, `${topicId}: ${drawn} instead of ${share}`)
  }
})

test('shares add up to the whole, and each topic has the questions of the year', () => {
  const test = blueprintOf(wish)
  assert(Math.abs(test.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9)
  for (const { questions } of test) assert.equal(questions.length % stepsFor(wish.year).length, 0)
  assert(test.every(({ questions }) => questions.length > 0))
})
