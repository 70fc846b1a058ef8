import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runThrough } from '../../test/support/learning/run-through.ts'
import { drawOf } from '../choose.ts'
import { contributionsOf, predictRewards } from './estimates.ts'
import { estimatesOf } from './intervals.ts'
import { Tally } from './tally.ts'

const rewards = { least: 0, most: 1 }
const usual = { seed: 1, resamplings: 500, rewards }

/** Some children are right more often than others, and the judged policy prefers what goes better. */
function contributions(children: number, decisionsOf = (_child: number) => 20): Float64Array[] {
  const tally = new Tally(2)
  let seed = 7
  for (let child = 0; child < children; child++) {
    tally.begin(child)
    const better = drawOf(seed++)
    for (let at = 0; at < decisionsOf(child); at++) {
      const cell = drawOf(seed++) < 0.5 ? 0 : 1
      const reward = drawOf(seed++) < 0.2 + 0.4 * better + 0.3 * cell ? 1 : 0
      const weight = cell === 1 ? 1.5 : 0.5
      tally.add({ weight, reward, cell, count: 2, cells: [0, 1], chances: [0.25, 0.75], unsupported: 0 })
    }
  }
  return runThrough(contributionsOf(tally, predictRewards(tally)))
}

test('the same seed gives the same intervals, and another seed others around the same values', () => {
  const rows = contributions(40)
  const first = runThrough(estimatesOf(rows, usual))
  assert.deepEqual(runThrough(estimatesOf(rows, usual)), first)
  const other = runThrough(estimatesOf(rows, { ...usual, seed: 2 }))
  assert.equal(other.doubly_robust.value, first.doubly_robust.value)
  assert.notEqual(other.doubly_robust.low, first.doubly_robust.low)
})

test('an estimate can be interrupted while another runs', () => {
  const rows = contributions(100)
  const options = { ...usual, resamplings: 300 }
  const steps = [estimatesOf(rows, options), estimatesOf(rows, options)]
  const ended = []
  let left = 0
  for (let running = [...steps]; running.length > 0; ) {
    const still = []
    for (const step of running) {
      const { done, value } = step.next()
      if (done) ended.push(value)
      else {
        left++
        still.push(step)
      }
    }
    running = still
  }
  assert(left >= 4, 'a step takes at most a few thousand rows')
  assert.deepEqual(ended[0], ended[1])
})

test('the interval of the logged mean is close to Student’s t over children', () => {
  for (const [children, t] of [
    [10, 2.262],
    [60, 2.001],
  ] as const) {
    const rows = contributions(children)
    const means = rows.map(row => (row[1] ?? 0) / (row[0] ?? 1))
    const mean = means.reduce((all, value) => all + value, 0) / children
    const variance = means.reduce((all, value) => all + (value - mean) ** 2, 0) / (children - 1)
    const { value, low, high } = runThrough(estimatesOf(rows, { ...usual, resamplings: 4_000 })).logged
    assert(Math.abs(value - mean) < 1e-12)
    const expected = 2 * t * Math.sqrt(variance / children)
    assert(
      Math.abs((high - low) / expected - 1) < 0.08,
      `${high - low} for ${children}, not about ${expected}`,
    )
    assert(low < mean && mean < high)
  }
})

test('the difference is between the same children, so its interval is narrower', () => {
  const { doubly_robust, logged, difference } = runThrough(estimatesOf(contributions(60), usual))
  assert.equal(difference.value, doubly_robust.value - logged.value)
  const width = ({ low, high }: { low: number; high: number }) => high - low
  assert(width(difference) < Math.hypot(width(doubly_robust), width(logged)) / 2)
})

test('if few children have most of the decisions, the interval is wider', () => {
  const wide = runThrough(
    estimatesOf(
      contributions(20, child => (child < 4 ? 200 : 2)),
      usual,
    ),
  ).logged
  const even = runThrough(
    estimatesOf(
      contributions(20, () => 42),
      usual,
    ),
  ).logged
  assert(wide.high - wide.low > 1.5 * (even.high - even.low))
})

test('with fewer than three children, the interval covers every possible reward', () => {
  for (const rows of [
    contributions(1),
    contributions(2),
    contributions(3, child => (child === 0 ? 900 : 1)),
  ]) {
    const { logged, doubly_robust, difference } = runThrough(estimatesOf(rows, usual))
    assert.deepEqual([logged.low, logged.high], [0, 1])
    assert.deepEqual([doubly_robust.low, doubly_robust.high], [0, Math.max(1, doubly_robust.value)])
    assert.deepEqual([difference.low, difference.high], [-1, 1])
  }
})

test('every interval stays within possible rewards and contains its value', () => {
  for (const children of [3, 4, 6]) {
    const all = runThrough(
      estimatesOf(
        contributions(children, () => 3),
        usual,
      ),
    )
    for (const [name, { value, low, high }] of Object.entries(all)) {
      assert(low <= value && value <= high, `${name} of ${children}: ${low} ≤ ${value} ≤ ${high}`)
      assert(low >= Math.min(value, name === 'difference' ? -1 : 0), name)
      assert(high <= Math.max(value, 1), name)
    }
  }
})
