import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  foldOutlook,
  forecast,
  newOutlook,
  type OutlookAnswer,
  outlookModel,
  type TestTopic,
} from './outlook.ts'
import { day } from './state.ts'

const start = Date.UTC(2026, 0, 5)

const answers = (count: number, right: (at: number) => boolean, topicId = 'maths.area'): OutlookAnswer[] =>
  Array.from({ length: count }, (_, at) => ({
    topicId,
    subjectId: topicId.split('.')[0] ?? '',
    difficulty: 0,
    guess: 0.2,
    right: right(at),
    at: start + at * 60_000,
  }))

const topic = (topicId: string, share = 0.5): TestTopic => ({
  topicId,
  subjectId: topicId.split('.')[0] ?? '',
  share,
  questions: [
    { difficulty: -0.5, guess: 0.2 },
    { difficulty: 0.5, guess: 0.2 },
  ],
})

const test50 = [topic('maths.area'), topic('english.plurals')]

const after = (given: readonly OutlookAnswer[], now = start + day) =>
  forecast(outlookModel, foldOutlook(outlookModel, newOutlook(outlookModel), given), test50, now)

test('right answers raise the forecast, and wrong ones lower it', () => {
  const [good, bad] = [after(answers(20, () => true)), after(answers(20, () => false))]
  const before = after([])
  assert(good.overall && bad.overall && before.overall)
  assert(good.overall.value > before.overall.value)
  assert(bad.overall.value < before.overall.value)
})

test('the more answers on different topics, the narrower the interval', () => {
  const widths = [5, 20, 60, 140].map(count => {
    const given = Array.from({ length: count }, (_, at) =>
      answers(1, () => at % 2 === 0, `maths.topic-${at}`),
    ).flat()
    const { overall } = after(given)
    return (overall?.high ?? 0) - (overall?.low ?? 0)
  })
  for (const [at, width] of widths.entries())
    if (at > 0) assert(width < (widths[at - 1] ?? 0), widths.join(' '))
})

test('an answer says more about its own subject than about another', () => {
  const { subjects } = after(answers(10, () => true))
  const before = after([]).subjects
  const rise = (id: string) => (subjects.get(id)?.value ?? 0) - (before.get(id)?.value ?? 0)
  assert(rise('maths') > rise('english'))
  assert(rise('english') > 0)
})

test('what practice added fades, and what was there before does not', () => {
  const given = answers(30, () => true)
  const [soon, later] = [after(given), after(given, start + 10_000 * day)]
  assert((later.overall?.value ?? 1) < (soon.overall?.value ?? 0))
  assert((later.overall?.value ?? 0) > (after([]).overall?.value ?? 1))
})

test('every estimate is a share, with its value inside the interval', () => {
  for (const right of [() => true, () => false, (at: number) => at % 3 === 0])
    for (const count of [0, 1, 200]) {
      const { overall, subjects } = after(answers(count, right))
      for (const estimate of [overall, ...subjects.values()]) {
        assert(estimate)
        assert(0 <= estimate.low && estimate.low <= estimate.value)
        assert(estimate.value <= estimate.high && estimate.high <= 1)
      }
    }
})

test('folding in steps gives the same as folding at once, through JSON too', () => {
  const given = [...answers(7, at => at % 2 === 0), ...answers(5, () => true, 'english.plurals')]
  const whole = foldOutlook(outlookModel, newOutlook(outlookModel), given)
  const half = foldOutlook(outlookModel, newOutlook(outlookModel), given.slice(0, 4))
  const stored = JSON.parse(JSON.stringify(half)) as typeof half
  assert.deepEqual(foldOutlook(outlookModel, stored, given.slice(4)), whole)
})

test('a clock that goes back does not make a topic fade', () => {
  const [first, second] = answers(2, () => true)
  assert(first && second)
  const outlook = foldOutlook(outlookModel, newOutlook(outlookModel), [second, { ...first, at: 0 }])
  assert.equal(outlook.topics['maths.area']?.at, second.at)
})

test('a test without questions has no forecast', () => {
  const { overall, subjects } = forecast(outlookModel, newOutlook(outlookModel), [], start)
  assert.equal(overall, undefined)
  assert.equal(subjects.size, 0)
})
