import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countAnswers, noAnswers, predictable } from './predictable.ts'

/** What is predictable if these are the right answers at step 3. */
function predictableAmong(right: readonly string[]): string[] {
  const answers = noAnswers()
  for (const answer of right)
    countAnswers(answers[3], {
      mode: 'typed',
      facts: {},
      draft: { stem: 'What is it?', explanation: 'Look for it.' },
      expected: { kind: 'text', value: answer },
      answer,
      mistakes: [],
    })
  return predictable(answers)
}

const numbers = Array.from({ length: 400 }, (_, at) => at)

test('an answer that is right in half of the questions of a step is predictable', () => {
  const right = numbers.map(at => (at % 2 === 0 ? '7' : `after ${at}`))
  assert.deepEqual(predictableAmong(right), ['step 3: 7 in 50%, at most 10%'])
})

test('in a closed set, an answer may be right in two of five questions, but hardly in more', () => {
  const kinds = ['noun', 'noun', 'verb', 'adverb', 'pronoun']
  const right = numbers.map(at => kinds[at % 5] ?? '')
  assert.deepEqual(predictableAmong(right), [])
  assert.deepEqual(predictableAmong([...right, ...right.map(() => 'noun')]), [
    'step 3: noun in 70%, at most 40%',
  ])
})

test('no answer is predictable where all are different', () => {
  assert.deepEqual(predictableAmong(numbers.map(String)), [])
})
