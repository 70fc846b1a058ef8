import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { calibrationOf } from './calibration.ts'
import { contributionCount, predictRewards } from './estimates.ts'
import { supportOf } from './support.ts'
import { sum, Tally } from './tally.ts'
import { WeightBars } from './weight-bars.ts'

/** A total of contributions with weights of about 1, unless given otherwise. */
function supportWith(given: Partial<Record<keyof typeof sum, number>>) {
  const decisions = given.decisions ?? 1_000
  const total = new Float64Array(contributionCount)
  const values: Record<string, number> = { weight: decisions, squaredWeight: decisions, ...given, decisions }
  for (const [name, place] of Object.entries(sum)) total[place] = values[name] ?? 0
  return supportOf(total)
}

test('an effective sample of 200, or of 5% of the decisions, is enough, and less is not', () => {
  const few = supportWith({ decisions: 200 })
  assert.equal(few.effectiveSample, 200)
  assert.equal(few.leastEffectiveSample, 200)
  assert.deepEqual(few.refusedFor, [])
  assert.deepEqual(supportWith({ decisions: 200, squaredWeight: 200.000001 }).refusedFor, [
    'effective_sample',
  ])
  const many = supportWith({ decisions: 10_000, squaredWeight: 200_000 })
  assert.equal(many.effectiveSample, 500)
  assert.equal(many.leastEffectiveSample, 500)
  assert.deepEqual(many.refusedFor, [])
  assert.deepEqual(supportWith({ decisions: 10_000, squaredWeight: 200_001 }).refusedFor, [
    'effective_sample',
  ])
})

test('a mean weight from 0.9 to 1.1 is close enough to 1', () => {
  for (const weight of [900, 1_100]) assert.deepEqual(supportWith({ weight }).refusedFor, [], `${weight}`)
  for (const weight of [899.999, 1_100.001])
    assert.deepEqual(supportWith({ weight }).refusedFor, ['mean_weight'], `${weight}`)
})

test('1% of the mass may be unsupported', () => {
  const most = supportWith({ unsupported: 10, unsupportedDecisions: 40 })
  assert.deepEqual(most.refusedFor, [])
  assert.equal(most.unsupportedMass, 0.01)
  assert.equal(most.unsupportedDecisions, 0.04)
  assert.deepEqual(supportWith({ unsupported: 10.001 }).refusedFor, ['unsupported_mass'])
})

test('every reason for a refusal is given, and figures of an empty log are 0', () => {
  assert.deepEqual(supportWith({ weight: 100, squaredWeight: 1_000, unsupported: 900 }).refusedFor, [
    'effective_sample',
    'mean_weight',
    'unsupported_mass',
  ])
  for (const nothing of [{ decisions: 0 }, { decisions: 50, weight: 0, squaredWeight: 0 }]) {
    const { effectiveSample, meanWeight, unsupportedMass, refusedFor } = supportWith(nothing)
    assert.deepEqual([effectiveSample, meanWeight, unsupportedMass], [0, 0, 0])
    assert.deepEqual(refusedFor, ['effective_sample', 'mean_weight'])
  }
})

test('every weight is counted in its bar', () => {
  const one = new WeightBars()
  one.add(1)
  assert.deepEqual(
    one.bars().filter(({ decisions }) => decisions > 0),
    [{ from: 1, to: 2, decisions: 1 }],
  )
  const weight = fc.oneof(
    fc.constantFrom(0, 0.0625, 0.5, 1, 64),
    fc.double({ min: 0, max: 200, noNaN: true }),
  )
  fc.assert(
    fc.property(fc.array(weight), weights => {
      const all = new WeightBars()
      for (const value of weights) all.add(value)
      assert.equal(all.largest, Math.max(0, ...weights))
      let end: number | null = 0
      for (const { from, to, decisions } of all.bars()) {
        assert.equal(from, end)
        end = to
        assert.equal(decisions, weights.filter(value => value >= from && value < (to ?? Infinity)).length)
      }
      assert.equal(end, null)
    }),
  )
})

test('calibration compares each decision once with its prediction, in at most ten parts', () => {
  const decision = fc.record({ child: fc.nat(11), cell: fc.nat(29), right: fc.boolean() })
  fc.assert(
    fc.property(fc.array(decision, { maxLength: 300 }), decisions => {
      const tally = new Tally(30)
      for (let child = 0; child < 12; child++) tally.begin(child)
      for (const { child, cell, right } of decisions) {
        tally.begin(child)
        tally.add({
          weight: 1,
          reward: Number(right),
          cell,
          count: 0,
          cells: [],
          chances: [],
          unsupported: 0,
        })
      }
      const predictions = predictRewards(tally)
      const points = calibrationOf(tally, predictions)
      const add = (of: (point: (typeof points)[number]) => number) =>
        points.reduce((all, point) => all + of(point), 0)
      assert(points.length <= 10)
      assert.equal(
        add(point => point.decisions),
        decisions.length,
      )
      const right = decisions.filter(one => one.right).length
      assert(Math.abs(add(point => point.observed * point.decisions) - right) < 1e-9)
      const expected = decisions.reduce(
        (all, { child, cell }) => all + (predictions.gained[(child % 5) * 30 + cell] ?? 0),
        0,
      )
      assert(Math.abs(add(point => point.predicted * point.decisions) - expected) < 1e-9)
      for (const [at, { predicted: here }] of points.entries())
        assert(here >= (points[at - 1]?.predicted ?? -1))
    }),
  )
})
