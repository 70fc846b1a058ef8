import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answersForEstimate, answersForSubjectEstimate } from '@learn/contract/learn/progress'
import { getLearnStudentState } from '@learn/contract/learn/states'
import { listLearnTopics } from '@learn/contract/learn/topics'
import {
  chartWeeks,
  countWords,
  enough,
  enoughInSubject,
  foundHard,
  mapOf,
  markOf,
  rangeWords,
  type State,
  type Trend,
  thisWeek,
  tooFew,
  trendWords,
  twoWeeks,
} from './summary.ts'

/** A Wednesday. */
const now = Date.parse('2026-01-28T18:00:00Z')
const week = (start: string, value: number | null, minutes = 30): Trend['weeks'][number] => ({
  start,
  attempts: 40,
  rightAnswers: 30,
  minutes,
  estimate: value === null ? null : { value, low: value - 0.05, high: value + 0.05 },
  subjects: [],
})
const trend = (...weeks: Trend['weeks']): Trend => ({ studentId: 's', weeks, days: [] })

test('this week stands beside the one before', () => {
  const told = thisWeek(
    {
      ...trend(week('2026-01-19', 0.5, 86.4), week('2026-01-26', 0.6, 74.2)),
      days: ['2026-01-25', '2026-01-26', '2026-01-28'].map(day => ({
        day,
        attempts: 20,
        rightAnswers: 15,
        minutes: 30,
      })),
    },
    now,
  )
  assert.deepEqual(told, { minutes: 74, days: 2, minutesBefore: 86, answers: 40, right: 30 })
})

test('a week without practice has nothing in it', () => {
  assert.deepEqual(thisWeek(trend(), now), { minutes: 0, days: 0, minutesBefore: 0, answers: 0, right: 0 })
})

test('two weeks of days run from Monday to Sunday', () => {
  const days = twoWeeks(
    { ...trend(), days: [{ day: '2026-01-27', attempts: 1, rightAnswers: 1, minutes: 12 }] },
    now,
  )
  assert.equal(days.map(({ letter }) => letter).join(''), 'MTWTFSSMTWTFSS')
  assert.deepEqual(days[8], { letter: 'T', name: 'Tuesday 27 January', minutes: 12, isLatest: true })
  assert.equal(days[0]?.name, 'Monday 19 January')
})

test('a week with few answers is drawn open, and a subject has its own estimate', () => {
  const thin = { ...week('2026-01-19', 0.5), attempts: 3 }
  const maths = {
    ...week('2026-01-26', 0.6),
    subjects: [{ subjectId: 'maths' as const, answers: 30, estimate: null }],
  }
  assert.deepEqual(
    chartWeeks(trend(thin, maths)).map(({ name, isThin, shares }) => [name, isThin, shares?.value]),
    [
      ['19 Jan', true, 0.5],
      ['26 Jan', false, 0.6],
    ],
  )
  assert.deepEqual(
    chartWeeks(trend(maths), 'maths').map(({ shares }) => shares),
    [null],
  )
})

test('a change is mentioned only where it is clear', () => {
  const said = (...values: number[]) =>
    trendWords(trend(...values.map((value, at) => week(`2026-01-${12 + 7 * at}`, value))), 'Robin')
  assert.match(
    said(0.5, 0.55, 0.62),
    /^Robin would get 12 more questions in 100 right than in the week of 12 January/,
  )
  assert.match(said(0.5, 0.52, 0.53), /^About as high/)
  assert.match(said(0.6, 0.55, 0.5), /^10 questions in 100 fewer/)
  assert.equal(said(0.5, 0.6), '', 'two weeks say nothing yet')
})

test('every mark has a word beside its colour, and uncertainty is shown', () => {
  const [example] = (getLearnStudentState.example.response as State).masteryByTopic
  assert(example)
  const mark = (change: Partial<typeof example>) =>
    markOf({ ...example, score: 0.64, low: 0.53, high: 0.74, ...change })
  assert.deepEqual(mark({}), { level: 3, words: 'in progress: 64%, probably between 53% and 74%' })
  assert.deepEqual(mark({ standing: 'new' }), { level: 'new', words: 'not started' })
  assert.deepEqual(mark({ enoughEvidence: false, attempts: 1 }), {
    level: 'few',
    words: 'started: 1 answer, too few to say',
  })
  assert.equal(mark({ standing: 'review' }).level, 'review')
  assert.equal(mark({ standing: 'secure', score: 0.9 }).level, 5)
})

test('the map has the topics that the child learns, by subject and part', () => {
  const state = getLearnStudentState.example.response as State
  const { data: topics } = listLearnTopics.example.response
  const [maths] = mapOf(state, topics, new Map(topics.map(({ subdomainId }) => [subdomainId, 'Number'])))
  assert.equal(maths?.subjectId, 'maths')
  assert.equal(maths?.parts[0]?.name, 'Number')
  assert.match(countWords(maths?.counts ?? assert.fail()), /^1 in progress$/)
})

test('what was hard comes with the words for a parent, most frequent first', () => {
  const state = getLearnStudentState.example.response as State
  const { data: topics } = listLearnTopics.example.response
  const [first] = state.openMisconceptions
  assert(first)
  const often = { ...first, name: 'other', times: 5, forParent: 'Something else.' }
  const hard = foundHard({ ...state, openMisconceptions: [first, often] }, topics, 1)
  assert.deepEqual(
    hard.map(({ times, words }) => [times, words]),
    [[5, 'Something else.']],
  )
})

test('ranges and missing estimates are put in words', () => {
  assert.equal(rangeWords({ low: 0.566, high: 0.712 }), '57–71%')
  assert.equal(tooFew(0, 20), 'no answers yet')
  assert.equal(tooFew(19, 20), '1 more answer needed')
})

test('the page asks for as many answers as the server does', () => {
  assert.deepEqual([enough, enoughInSubject], [answersForEstimate, answersForSubjectEstimate])
})
