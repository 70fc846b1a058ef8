import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barsSpoken, lineSpoken, rangesSpoken, weekWords } from './spoken.ts'

const shares = (value: number) => ({ value, low: value - 0.05, high: value + 0.05 })

test('a line says where it begins and ends', () => {
  const week = (name: string, value: number | null) => ({
    name,
    shares: value === null ? null : shares(value),
    isThin: false,
  })
  assert.equal(
    lineSpoken([week('5 Jan', null), week('12 Jan', 0.5), week('19 Jan', 0.9), week('26 Jan', 0.64)]),
    '50% in the week from 12 Jan, 64% in the week from 26 Jan.',
  )
  assert.equal(lineSpoken([week('12 Jan', 0.5)]), '50% in the week from 12 Jan.')
  assert.equal(lineSpoken([week('12 Jan', null)]), 'There are too few answers to say.')
})

test('ranges and bars are described too', () => {
  const rows = [
    { id: 'maths', name: 'Maths', shares: shares(0.64), missing: '' },
    { id: 'english', name: 'English', shares: null, missing: '3 more answers needed' },
  ]
  assert.equal(
    rangesSpoken(rows),
    'Maths: 64%, probably between 59% and 69%. English: 3 more answers needed.',
  )
  const day = (minutes: number, isLatest: boolean) => ({ letter: 'M', name: 'Monday', minutes, isLatest })
  assert.equal(
    barsSpoken([day(0.6, false), day(0.4, false), day(12, true)]),
    '1 minute last week, 12 minutes this week.',
  )
})

test('a week without practice is a sentence, not zeros', () => {
  const week = { minutes: 0, days: 0, minutesBefore: 0, answers: 0, right: 0 }
  assert.deepEqual(weekWords(week, 'Robin'), ['Not yet', 'Robin hasn’t practised this week yet.'])
  assert.deepEqual(weekWords({ ...week, minutesBefore: 1 }, 'Robin'), [
    'Not yet',
    'Robin hasn’t practised this week yet. 1 minute the week before.',
  ])
  assert.deepEqual(weekWords({ ...week, days: 1 }, 'Robin'), ['Under a minute', 'on 1 day'])
  assert.deepEqual(weekWords({ ...week, days: 2, minutes: 31, minutesBefore: 20 }, 'Robin'), [
    '31 minutes',
    'on 2 days; 20 minutes the week before',
  ])
})
