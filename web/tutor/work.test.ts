import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleAssignment } from '@learn/contract/learn/assignments'
import {
  type Assignment,
  resultWords,
  setWords,
  sharesOf,
  shareWords,
  standingWords,
  titleWords,
  worksOf,
} from './work.ts'

const now = Date.parse('2026-02-10T12:00:00Z')
const set = (studentId: string, given: Partial<Assignment> = {}): Assignment => ({
  ...exampleAssignment,
  id: `for-${studentId}-${given.topicId}`,
  studentId,
  dueAt: null,
  ...given,
})

test('work set at once is one piece of work, in the order given', () => {
  const works = worksOf([
    set('a', { topicId: 'maths.time' }),
    set('a'),
    set('b', { done: 2 }),
    set('c', { createdAt: '2026-01-30T09:30:00.000Z' }),
  ])
  assert.deepEqual(
    works.map(({ topicId, assignments }) => [topicId, assignments.map(({ studentId }) => studentId)]),
    [
      ['maths.time', ['a']],
      ['maths.place-value', ['a', 'b']],
      ['maths.place-value', ['c']],
    ],
  )
})

test('a piece of work is worded with its result', () => {
  const [work] = worksOf([
    set('a', { status: 'done', done: 5, closedAt: '2026-02-01T10:00:00.000Z' }),
    set('b', { done: 2 }),
    set('c', { status: 'canceled' }),
    set('d'),
  ])
  assert(work)
  assert.equal(titleWords(work, 'Place value'), '5 questions: Place value')
  assert.equal(titleWords({ ...work, actionType: 'lesson' }, 'Area'), 'Lesson: Area')
  assert.equal(titleWords({ ...work, count: 1 }, 'Area'), '1 question: Area')
  assert.equal(setWords(work, work.assignedByUserId), 'Set by you on 31 January 2026')
  assert.equal(
    setWords({ ...work, dueAt: '2026-02-07T12:00:00.000Z' }, 'somebody'),
    'Set on 31 January 2026, due by 7 February 2026',
  )
  assert.equal(resultWords(work), '1 of 4 children has finished, 1 has started, canceled for 1.')
  const [alone] = worksOf([set('a')])
  assert.equal(alone && resultWords(alone), '0 of 1 child has finished.')
})

test('each child has a standing, and is never called late', () => {
  assert.equal(standingWords(set('a'), now), 'Not started')
  assert.equal(
    standingWords(set('a', { done: 2, dueAt: '2026-02-07T12:00:00.000Z' }), now),
    '2 of 5 done, was due on 7 February 2026',
  )
  const closedAt = '2026-02-01T10:00:00.000Z'
  assert.equal(standingWords(set('a', { status: 'done', closedAt }), now), 'Done on 1 February 2026')
  assert.equal(standingWords(set('a', { status: 'canceled', closedAt }), now), 'Canceled')
})

test('answers count from the moment work is set until it is closed, on its topic', () => {
  const answer = (time: string, given: object = {}) => ({
    studentId: 'a',
    topicId: 'maths.place-value',
    correct: true,
    answeredAt: time,
    createdAt: time,
    ...given,
  })
  const attempts = [
    answer('2026-02-03T10:00:00.000Z'),
    answer('2026-02-01T10:00:00.000Z', { correct: false }),
    answer('2026-01-31T10:00:00.000Z'),
    answer('2026-01-31T10:00:00.000Z', { studentId: 'b' }),
    answer('2026-01-31T10:00:00.000Z', { topicId: 'maths.time' }),
    answer('2026-01-31T09:00:00.000Z'),
  ]
  assert.deepEqual(sharesOf(set('a'), attempts), { answers: 3, right: 2 })
  const closed = sharesOf(set('a', { closedAt: '2026-02-01T10:00:00.000Z' }), attempts)
  assert.equal(shareWords(closed), '1 of 2 right')
  assert.equal(shareWords(sharesOf(set('c'), attempts)), 'No answers yet')
})
