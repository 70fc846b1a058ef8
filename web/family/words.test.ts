import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untilTest } from './words.ts'

test('the time until the test is in days, and further away in weeks', () => {
  const evening = new Date(2026, 10, 18, 23, 30)
  const words = (date: string | null) => untilTest(date, evening)
  assert.equal(words(null), '')
  assert.equal(words('2026-11-17'), '')
  assert.equal(words('2026-11-18'), 'the test is today')
  assert.equal(words('2026-11-19'), 'the test is tomorrow')
  assert.equal(words('2026-12-08'), '20 days to the test')
  assert.equal(words('2026-12-09'), '3 weeks to the test')
  assert.equal(words('2027-09-14'), '43 weeks to the test')
})
