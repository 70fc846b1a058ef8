import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { hashOf } from '../hash.ts'
import { KnownCandidates } from './catalogue.ts'
import { type ChildAttempts, ChildRewards } from './rewards.ts'
import { WeighedReader } from './weighed.ts'

const known = new KnownCandidates({ topicIds: ['maths.area', 'maths.money'], subjectIds: ['maths'] })
const day = 86_400_000

type Attempt = readonly [topicId: string, at: number, right: boolean, after: number]

const attemptsOf = (list: readonly Attempt[]): ChildAttempts => ({
  topicIds: list.map(([topicId]) => topicId),
  at: list.map(([, at]) => at),
  right: list.map(([, , right]) => right),
  after: list.map(([, , , after]) => after),
})

function readerOf(candidateId: string, at: number, mastery = 0.5): WeighedReader {
  const reader = new WeighedReader()
  reader.hashes[0] = hashOf(candidateId)
  reader.masteries[0] = mastery
  reader.count = 1
  reader.at = at
  return reader
}

const always = Number.POSITIVE_INFINITY
const rewards = (...list: Attempt[]) => new ChildRewards(attemptsOf(list), known, always)

test('the next attempt is the first on the same topic at least a day later', () => {
  const now = 1_000 * day
  const next = (child: ChildRewards, id = 'practice:maths.area') =>
    child.of(readerOf(id, now), 'next_attempt')
  assert.equal(next(rewards(['maths.area', now + day, true, 1])), 1, 'exactly a day later counts')
  assert.equal(next(rewards(['maths.area', now + day - 1, true, 1])), Number.NaN)
  assert.equal(next(rewards(['maths.area', now + day - 0.5, true, 1])), Number.NaN)
  const child = rewards(
    ['maths.area', now - day, true, 1],
    ['maths.area', now, true, 1],
    ['maths.money', now + day, true, 1],
    ['maths.area', now + 2 * day, false, 0.4],
    ['maths.area', now + 3 * day, true, 0.5],
  )
  assert.equal(next(child), 0)
  assert.equal(next(child, 'lesson:maths.area'), 0, 'whatever the action')
  assert.equal(next(child, 'test:maths.money'), 1)
  assert.equal(next(child, 'mini-test:maths'), Number.NaN, 'a whole subject is not a topic')
  assert.equal(next(rewards()), Number.NaN)
})

test('mastery gain is measured up to the last attempt within seven days', () => {
  const now = 1_000 * day
  const gain = (...list: Attempt[]) =>
    rewards(...list).of(readerOf('practice:maths.area', now, 0.5), 'mastery_gain')
  assert.equal(gain(['maths.area', now + 7 * day, true, 0.75]), 0.25, 'exactly seven days later counts')
  assert.equal(gain(['maths.area', now + 7 * day + 1, true, 0.75]), Number.NaN)
  assert.equal(gain(['maths.area', now, false, 0.25]), -0.25, 'the answer at the same moment counts')
  assert.equal(gain(['maths.area', now - 1, false, 0.25]), Number.NaN)
  assert.equal(
    gain(
      ['maths.area', now + 1, true, 0.6],
      ['maths.area', now + day, true, 0.7],
      ['maths.money', now + 2 * day, true, 0.9],
      ['maths.area', now + 8 * day, true, 0.8],
    ),
    0.7 - 0.5,
  )
  const unknown = readerOf('practice:maths.area', now, Number.NaN)
  assert.equal(rewards(['maths.area', now, true, 0.6]).of(unknown, 'mastery_gain'), Number.NaN)
})

test('a gain is only known once the seven days have passed', () => {
  const attempts = attemptsOf([['maths.area', 2 * day, true, 0.75]])
  const rewardUntil = (until: number, reward: 'mastery_gain' | 'next_attempt') =>
    new ChildRewards(attempts, known, until).of(readerOf('practice:maths.area', 0, 0.5), reward)
  assert.equal(rewardUntil(7 * day, 'mastery_gain'), 0.25)
  assert.equal(rewardUntil(7 * day - 1, 'mastery_gain'), Number.NaN)
  assert.equal(rewardUntil(2 * day, 'next_attempt'), 1, 'the next answer is already known')
})

test('a topic that is no longer taught still has rewards', () => {
  const child = rewards(['maths.roman-numerals', 2 * day, true, 0.8])
  assert.equal(child.of(readerOf('practice:maths.roman-numerals', 0), 'next_attempt'), 1)
  assert.equal(child.of(readerOf('lesson:maths.roman-numerals', 2 * day, 0.75), 'mastery_gain'), 0.8 - 0.75)
  assert.equal(child.of(readerOf('practice:maths.abacus', 0), 'next_attempt'), Number.NaN)
})

test('rewards match a search through all attempts', () => {
  const anyAttempt = fc.tuple(
    fc.constantFrom('maths.area', 'maths.money', 'maths.gone'),
    fc.nat(40).map(at => (at * day) / 4),
    fc.boolean(),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  fc.assert(
    fc.property(
      fc.array(anyAttempt),
      fc.nat(40),
      fc.constantFrom('area', 'money', 'gone'),
      (list, quarter, name) => {
        const sorted = list.toSorted(([, a], [, b]) => a - b)
        const now = (quarter * day) / 4
        const own = sorted.filter(([topicId]) => topicId === `maths.${name}`)
        const decision = readerOf(`practice:maths.${name}`, now)
        const [, , right] = own.find(([, at]) => at >= now + day) ?? []
        const [, , , after] = own.findLast(([, at]) => at >= now && at <= now + 7 * day) ?? []
        const child = new ChildRewards(attemptsOf(sorted), known, always)
        assert.equal(child.of(decision, 'next_attempt'), right === undefined ? Number.NaN : Number(right))
        assert.equal(child.of(decision, 'mastery_gain'), after === undefined ? Number.NaN : after - 0.5)
      },
    ),
    { numRuns: 300 },
  )
})
