import assert from 'node:assert/strict'
import { test } from 'node:test'
import { restWords, waitWords } from './words.ts'

test('a wait is said in seconds, minutes or hours, never too short', () => {
  const said = [1, 59, 60, 61, 300, 7_140, 7_200, 21_600, 86_400].map(waitWords)
  assert.deepEqual(said, [
    '1 second',
    '59 seconds',
    '1 minute',
    '2 minutes',
    '5 minutes',
    '119 minutes',
    '2 hours',
    '6 hours',
    '24 hours',
  ])
  assert.equal(restWords(60), 'That was a lot of tries. You can try again in 1 minute.')
})
