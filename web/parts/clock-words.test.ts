import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockWords } from './clock-words.ts'

test('a clock counts whole minutes, names the last one, and says when the time is up', () => {
  const words = [Number.POSITIVE_INFINITY, 600, 599, 121, 120, 61, 60, 1, 0, -5].map(clockWords)
  assert.deepEqual(words, [
    '',
    '10 minutes left',
    '10 minutes left',
    '3 minutes left',
    '2 minutes left',
    '2 minutes left',
    'The last minute',
    'The last minute',
    'Time is up',
    'Time is up',
  ])
})
