import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineNumbers } from './line-numbers.ts'

test('every fifth line of a text is numbered, across its paragraphs', () => {
  const blocks = [
    { top: 0, height: 72, lineHeight: 24 },
    { top: 84, height: 96.4, lineHeight: 24 },
    { top: 192, height: 24, lineHeight: 24 },
    { top: 230, height: 48, lineHeight: 24 },
  ]
  assert.deepEqual(lineNumbers(blocks), [
    { number: 5, top: 108 },
    { number: 10, top: 254 },
  ])
  assert.deepEqual(lineNumbers([]), [])
})
