import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueAt, firstWeekAfter, momentOf, readTimeZone, weekAfter } from './due.ts'

const at = (timeZone: string, date: string, hour: number) => momentOf(timeZone, date, hour).toISOString()

test('seven in the morning is when clocks there show it, on both sides of summer time', () => {
  assert.equal(dueAt('Europe/London', '2027-03-22').toISOString(), '2027-03-22T07:00:00.000Z')
  assert.equal(dueAt('Europe/London', '2027-03-29').toISOString(), '2027-03-29T06:00:00.000Z')
  assert.equal(dueAt('Europe/London', '2026-10-19').toISOString(), '2026-10-19T06:00:00.000Z')
  assert.equal(dueAt('Europe/London', '2026-10-26').toISOString(), '2026-10-26T07:00:00.000Z')
  assert.equal(dueAt('America/New_York', '2027-03-08').toISOString(), '2027-03-08T12:00:00.000Z')
  assert.equal(dueAt('America/New_York', '2027-03-15').toISOString(), '2027-03-15T11:00:00.000Z')
  assert.equal(dueAt('Pacific/Kiritimati', '2026-11-23').toISOString(), '2026-11-22T17:00:00.000Z')
  assert.equal(dueAt('Asia/Kathmandu', '2026-11-23').toISOString(), '2026-11-23T01:15:00.000Z')
})

test('an hour that the clocks skip, or show twice, has one moment', () => {
  assert.equal(at('Europe/London', '2027-03-28', 1), '2027-03-28T01:00:00.000Z')
  assert.equal(at('Europe/London', '2026-10-25', 1), '2026-10-25T00:00:00.000Z')
  assert.equal(at('America/New_York', '2027-03-14', 2), '2027-03-14T07:00:00.000Z')
  assert.equal(at('Australia/Lord_Howe', '2026-10-04', 2), '2026-10-03T15:30:00.000Z')
  // Samoa left out 30 December 2011.
  assert(momentOf('Pacific/Apia', '2011-12-30', 7) >= new Date('2011-12-30T10:00:00.000Z'))
})

test('every Monday of a year has one email in every zone, about a week after the last', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit' })
    let monday = '2027-01-04'
    let last = dueAt(timeZone, monday).getTime()
    while (monday < '2028-01-03') {
      monday = weekAfter(monday)
      const time = dueAt(timeZone, monday).getTime()
      const hours = (time - last) / 3_600_000
      assert(hours >= 165 && hours <= 171, `${timeZone} ${monday}`)
      assert.equal(clock.format(time), 'Mon, 07', `${timeZone} ${monday}`)
      last = time
    }
  }
})

test('the first email comes on the next Monday morning', () => {
  const first = (time: string, timeZone = 'Europe/London') => firstWeekAfter(timeZone, new Date(time))
  assert.equal(first('2026-11-18T08:00:00Z'), '2026-11-23')
  assert.equal(first('2026-11-23T06:59:59Z'), '2026-11-23')
  assert.equal(first('2026-11-23T07:00:00Z'), '2026-11-30')
  assert.equal(first('2026-11-22T16:59:59Z', 'Pacific/Kiritimati'), '2026-11-23')
  assert.equal(first('2026-11-22T17:00:00Z', 'Pacific/Kiritimati'), '2026-11-30')
  assert.equal(first('2026-11-23T09:00:00Z', 'America/New_York'), '2026-11-23')
})

test('a time zone has a name', () => {
  assert.equal(readTimeZone('europe/london'), 'Europe/London')
  assert.equal(readTimeZone('UTC'), 'UTC')
  for (const wrong of ['', 'Europe/Ashgrove', '+01:00', 'Europe/London\n', '<b>'])
    assert.equal(readTimeZone(wrong), undefined, wrong)
})
