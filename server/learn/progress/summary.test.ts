import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleState } from '@learn/contract/learn/states'
import { hardIn, nextIn, sentencesFor, wentWellIn } from './summary.ts'

const [example] = exampleState.masteryByTopic
assert(example)

const topic = (topicId: string, change: Partial<typeof example>) => ({ ...example, topicId, ...change })

const state = (
  masteryByTopic: (typeof exampleState)['masteryByTopic'],
  mistaken: readonly string[] = [],
) => ({
  ...exampleState,
  masteryByTopic,
  openMisconceptions: mistaken.map((topicId, at) => ({
    topicId,
    name: `mistake-${at}`,
    times: at + 1,
    madeAt: '2026-01-28T10:00:00.000Z',
    forStudent: '',
    forParent: `Help ${at}.`,
  })),
})

test('reviews come first, then mistakes, then what is begun, then what is new', () => {
  const known = state(
    [
      topic('maths.angles', { standing: 'new', score: 0.2, attempts: 0, enoughEvidence: false }),
      topic('maths.area', { standing: 'learning', score: 0.5 }),
      topic('maths.money', { standing: 'learning', score: 0.6 }),
      topic('maths.time', { standing: 'review', score: 0.66 }),
      topic('maths.volume', { standing: 'secure', score: 0.9 }),
    ],
    ['maths.money'],
  )
  assert.deepEqual(
    nextIn(known).map(({ topicId, kind }) => [topicId, kind]),
    [
      ['maths.time', 'review'],
      ['maths.money', 'mistake'],
      ['maths.area', 'practice'],
    ],
  )
})

test('a topic without evidence never comes before one with', () => {
  const known = state([
    topic('maths.angles', { standing: 'learning', score: 0.1, attempts: 1, enoughEvidence: false }),
    topic('maths.area', { standing: 'learning', score: 0.6 }),
  ])
  assert.deepEqual(
    nextIn(known).map(({ topicId }) => topicId),
    ['maths.area', 'maths.angles'],
  )
})

test('what went well rose clearly, by more than a few answers', () => {
  const topics = [
    { topicId: 'maths.area', first: 0.5, latest: 0.7, attempts: 8 },
    { topicId: 'maths.angles', first: 0.5, latest: 0.52, attempts: 8 },
    { topicId: 'maths.time', first: 0.5, latest: 0.9, attempts: 1 },
    { topicId: 'maths.money', first: 0.5, latest: 0.8, attempts: 5 },
  ]
  assert.deepEqual(
    wentWellIn({ topics }).map(({ topicName }) => topicName),
    ['Money', 'Area'],
  )
})

test('what was hard comes once for each topic, and only for this week', () => {
  const known = state([], ['maths.area', 'maths.area', 'maths.money'])
  assert.deepEqual(
    hardIn(known, '2026-01-26', '2026-02-01').map(({ topicId, times }) => [topicId, times]),
    [
      ['maths.money', 3],
      ['maths.area', 2],
    ],
  )
  assert.deepEqual(hardIn(known, '2026-02-02', '2026-02-08'), [])
})

const week = {
  displayName: 'Robin',
  days: 4,
  attempts: 86,
  rightAnswers: 59,
  minutes: 74.2,
  minutesBefore: 80,
  estimate: null,
  wentWell: [],
  hard: [],
  next: [],
}
const area = { topicId: 'maths.area', topicName: 'Area' }
const money = { topicId: 'maths.money', topicName: 'Money' }

test('three sentences say what was done, how it went and what to do', () => {
  const told = sentencesFor({
    ...week,
    wentWell: [
      { ...area, first: 0.5, latest: 0.6 },
      { ...money, first: 0.5, latest: 0.6 },
    ],
    hard: [{ topicId: 'maths.time', topicName: 'Time', times: 2, forParent: '' }],
    next: [{ ...area, kind: 'review' }],
  })
  assert.deepEqual(told, [
    'Robin practised for 74 minutes on 4 days and got 59 of 86 questions right.',
    'Area and Money went well; Time is still hard.',
    'Next, look at Area again before it fades.',
  ])
})

test('a week without practice is described without blame', () => {
  assert.deepEqual(sentencesFor({ ...week, attempts: 0, minutes: 0, days: 0, rightAnswers: 0 }), [
    'Robin did not practise in this week.',
    'There are not enough answers yet to say how it is going.',
    'Next, keep practising: everything is up to date.',
  ])
  assert.match(
    sentencesFor({ ...week, days: 1, minutes: 1, attempts: 1, rightAnswers: 1 })[0] ?? '',
    /1 minute on 1 day and got 1 of 1 question right/,
  )
})
