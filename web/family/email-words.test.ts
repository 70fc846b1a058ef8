import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextWords, placeOf } from './email-words.ts'

const emails = (timeZone: string, nextWeeklyAt: string | null) => ({ weekly: true, timeZone, nextWeeklyAt })

test('the next email is named by its day where the family lives', () => {
  assert.equal(nextWords(emails('Europe/London', '2026-11-23T07:00:00.000Z')), 'Monday 23 November')
  assert.equal(nextWords(emails('Pacific/Kiritimati', '2026-11-22T17:00:00.000Z')), 'Monday 23 November')
  assert.equal(nextWords(emails('Europe/London', null)), '')
  assert.match(nextWords(emails('Moon/Base', '2026-11-23T12:00:00.000Z')), /November/)
})

test('a time zone is named by its city', () => {
  assert.deepEqual(['Europe/London', 'America/New_York', 'UTC'].map(placeOf), ['London', 'New York', 'UTC'])
})
