import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replayEstimators } from '@learn/contract/learn/words'
import fc from 'fast-check'
import { runThrough } from '../../test/support/learning/run-through.ts'
import { contributionsOf, predictRewards, totalOf, valuesOf } from './estimates.ts'
import { supportOf } from './support.ts'
import { cellSum, type LoggedChoice, sum, sumCount, Tally } from './tally.ts'

const cellCount = 4
const folds = 5

/** One choice among three candidates. */
interface Decision {
  readonly chosen: number
  readonly propensity: number
  /** NaN if unknown. */
  readonly reward: number
  readonly cells: readonly number[]
  readonly chances: readonly number[]
  readonly unsupported: number
}
type Log = readonly (readonly Decision[])[]

const shares = fc
  .tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 20 })))
  .filter(parts => parts.slice(0, 3).some(part => part > 0))
  .map(parts => parts.map(part => part / parts.reduce((total, other) => total + other, 0)))
const decisionWith = (reward: fc.Arbitrary<number>): fc.Arbitrary<Decision> =>
  fc
    .record({
      chosen: fc.nat(2),
      propensity: fc.double({ min: 0.01, max: 1, noNaN: true }),
      reward,
      cells: fc.array(fc.nat(cellCount - 1), { minLength: 3, maxLength: 3 }),
      shares,
    })
    .map(({ shares, ...rest }) => ({ ...rest, chances: shares.slice(0, 3), unsupported: shares[3] ?? 0 }))
const anyReward = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: -1, max: 1, noNaN: true }))
const logWith = (reward: fc.Arbitrary<number>) =>
  fc.array(fc.array(decisionWith(reward), { maxLength: 6 }), { minLength: 1, maxLength: 12 })
const log = logWith(anyReward)

const weightOf = ({ chosen, propensity, chances }: Decision) => (chances[chosen] ?? 0) / propensity
const cellOf = ({ chosen, cells }: Decision) => cells[chosen] ?? 0
const isKnown = ({ reward }: Decision) => !Number.isNaN(reward)
const loggedOf = (one: Decision): LoggedChoice => ({
  ...one,
  weight: weightOf(one),
  cell: cellOf(one),
  count: one.cells.length,
})

function tallyOf(children: Log): Tally {
  const tally = new Tally(cellCount, { folds })
  for (const [child, decisions] of children.entries()) {
    tally.begin(child)
    for (const one of decisions)
      if (isKnown(one)) tally.add(loggedOf(one))
      else tally.addUnknown(loggedOf(one))
  }
  return tally
}

const contributions = (tally: Tally) => runThrough(contributionsOf(tally, predictRewards(tally)))

const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The definitions, written out: predict all rewards first, then go through all decisions again. */
function estimatePlainly(children: Log, among: readonly number[] = [...children.keys()]) {
  const predict = (child: number, cell: number, of: (one: Decision) => number, unseen: number): number => {
    const others = children.filter((_, other) => other % folds !== child % folds).flat()
    const mean = others.length === 0 ? unseen : total(others.map(of)) / others.length
    const same = others.filter(other => cellOf(other) === cell)
    return (total(same.map(of)) + 10 * mean) / (same.length + 10)
  }
  /** For each decision: the outcome, and its prediction for the logged choice and for the judged policy. */
  const rowsOf = (of: (one: Decision) => number, unseen: number, unsupported: number) =>
    among.flatMap(child =>
      (children[child] ?? []).map(one => {
        const q = (cell: number) => predict(child, cell, of, unseen)
        return {
          isKnown: isKnown(one),
          w: weightOf(one),
          r: of(one),
          qa: q(cellOf(one)),
          qe:
            total(one.cells.map((cell, at) => (one.chances[at] ?? 0) * q(cell))) +
            (isKnown(one) ? unsupported * one.unsupported : 0),
        }
      }),
    )
  const gained = rowsOf(one => (isKnown(one) ? one.reward : 0), 0, 0)
  const known = rowsOf(one => Number(isKnown(one)), 1, 1)
  type Row = (typeof gained)[number]
  const meanOf = (rows: readonly Row[], of: (row: Row) => number) => total(rows.map(of)) / rows.length
  const joined = gained.filter(row => row.isKnown)
  const mean = (of: (row: Row) => number) => meanOf(joined, of)
  /** The rewards divided by how many are known. */
  const ratio = (of: (row: Row) => number) => meanOf(gained, of) / meanOf(known, of)
  const meanWeight = mean(({ w }) => w)
  const drawnWeight = meanOf(gained, ({ w }) => w)
  const dr = ratio(({ w, r, qa, qe }) => qe + w * (r - qa))
  return {
    ips: mean(({ w, r }) => w * r),
    clipped_ips: mean(({ w, r }) => Math.min(w, 10) * r),
    self_normalized_ips: mean(({ w, r }) => w * r) / meanWeight,
    sub_gaussian_ips: mean(({ w, r }) => (w * r) / (0.9 + 0.1 * w)),
    direct_method: ratio(({ qe }) => qe),
    doubly_robust: dr,
    self_normalized_doubly_robust: ratio(({ w, r, qa, qe }) => qe + (w * (r - qa)) / drawnWeight),
    switch_doubly_robust: ratio(({ w, r, qa, qe }) => qe + (w <= 10 ? w : 0) * (r - qa)),
    shrunk_doubly_robust: ratio(({ w, r, qa, qe }) => qe + ((100 * w) / (w * w + 100)) * (r - qa)),
    logged: mean(({ r }) => r),
    difference: dr - mean(({ r }) => r),
  }
}

/** Sums in another order differ in the last digits: more with large weights and small divisors. */
function assertClose(found: Record<string, number>, expected: Record<string, number>): void {
  assert.deepEqual(Object.keys(found), Object.keys(expected))
  for (const [name, value] of Object.entries(expected)) {
    const other = found[name] ?? 0
    assert(
      Number.isNaN(value) ? Number.isNaN(other) : Math.abs(other - value) < 1e-10 * Math.max(1, value ** 2),
      `${name} is ${other}, not ${value}`,
    )
  }
}

test('every estimator gives in one pass what its definition gives in two', () => {
  fc.assert(
    fc.property(log, children => {
      assertClose(valuesOf(totalOf(contributions(tallyOf(children)))), estimatePlainly(children))
    }),
    { numRuns: 300 },
  )
})

test('if every reward is known, a doubly robust estimate is a mean over the decisions', () => {
  fc.assert(
    fc.property(log, children => {
      const total = totalOf(contributions(tallyOf(children)))
      const { doubly_robust, direct_method } = valuesOf(total)
      const of = (place: number) => total[place] ?? 0
      const [n, predicted] = [of(sum.decisions), of(sumCount + cellSum.chance)]
      const left = of(sum.weighted) - of(sumCount + cellSum.weight)
      const expected = { direct_method: predicted / n, doubly_robust: (predicted + left) / n }
      assertClose({ direct_method, doubly_robust }, expected)
    }),
  )
})

test('if some rewards are unknown, the estimate counts those that would be known', () => {
  fc.assert(
    fc.property(logWith(fc.oneof(anyReward, fc.constant(Number.NaN))), children => {
      // A division by almost 0 depends on the last digit.
      const isSteady = ([, value]: [string, number]) => Math.abs(value) < 1_000
      const expected = Object.entries(estimatePlainly(children)).filter(isSteady)
      const found = valuesOf(totalOf(contributions(tallyOf(children))))
      const same = Object.entries(found).filter(([name]) => expected.some(([other]) => other === name))
      assertClose(Object.fromEntries(same), Object.fromEntries(expected))
    }),
    { numRuns: 300 },
  )
})

test('a group of children is estimated with predictions from all children', () => {
  fc.assert(
    fc.property(log, children => {
      const some = [...children.keys()].filter(child => child % 3 !== 1)
      const rows = contributions(tallyOf(children)).filter((_, child) => some.includes(child))
      assertClose(valuesOf(totalOf(rows)), estimatePlainly(children, some))
    }),
  )
})

test('a child’s rewards never predict their own', () => {
  fc.assert(
    fc.property(log, fc.nat(), (children, which) => {
      const child = which % children.length
      const changed = children.map((decisions, at) =>
        at === child ? decisions.map(one => ({ ...one, reward: one.reward > 0.5 ? -1 : 1 })) : decisions,
      )
      const ofChild = (all: Log) => {
        const from = (child % folds) * cellCount
        return predictRewards(tallyOf(all)).gained.slice(from, from + cellCount)
      }
      assert.deepEqual(ofChild(changed), ofChild(children))
    }),
  )
  const alone = { chosen: 0, propensity: 0.5, cells: [0], chances: [1], unsupported: 0 }
  const gainOf = (reward: number) =>
    predictRewards(tallyOf([[{ ...alone, reward }], [{ ...alone, reward: 0 }]])).gained
  assert.notDeepEqual(gainOf(1).slice(cellCount), gainOf(0).slice(cellCount), 'but those of others')
})

test('a cluster can be left and continued', () => {
  fc.assert(
    fc.property(log, children => {
      const tally = new Tally(cellCount, { folds })
      for (const child of children.keys()) tally.begin(child)
      for (let at = 0; at < 6; at++)
        for (const [child, decisions] of children.entries())
          for (const one of decisions.slice(at, at + 1)) {
            tally.begin(child)
            tally.add(loggedOf(one))
          }
      const whole = tallyOf(children)
      assert.deepEqual(contributions(tally), runThrough(contributionsOf(whole, predictRewards(tally))))
    }),
  )
})

test('the policy that made the log gives the logged mean, to the last bit', () => {
  const decisions = Array.from({ length: 50 }, (_, at) => ({
    chosen: at % 3,
    propensity: [0.2, 0.3, 0.5][at % 3] ?? 0,
    reward: at % 7 === 0 ? 1 : 0,
    cells: [0, 1, 2],
    chances: [0.2, 0.3, 0.5],
    unsupported: 0,
  }))
  const { logged, ips, clipped_ips, self_normalized_ips } = valuesOf(
    totalOf(contributions(tallyOf([decisions, decisions]))),
  )
  assert.deepEqual([ips, clipped_ips, self_normalized_ips], [logged, logged, logged])
})

test('unsupported mass adds nothing, and only self-normalized IPS assumes that it does as well as the rest', () => {
  const one = { chosen: 0, propensity: 0.5, reward: 1, cells: [0, 1], unsupported: 0 }
  const children = (chances: number[], unsupported: number) =>
    Array.from({ length: 10 }, () => [{ ...one, chances, unsupported }])
  const whole = valuesOf(totalOf(contributions(tallyOf(children([0.5, 0.5], 0)))))
  const part = totalOf(contributions(tallyOf(children([0.4, 0.4], 0.2))))
  const values = valuesOf(part)
  for (const name of ['ips', 'direct_method', 'doubly_robust'] as const)
    assert(Math.abs(values[name] - 0.8 * whole[name]) < 1e-12, name)
  assert.equal(values.self_normalized_ips, whole.self_normalized_ips)
  const { unsupportedMass, unsupportedDecisions } = supportOf(part)
  assert(Math.abs(unsupportedMass - 0.2) < 1e-12)
  assert.equal(unsupportedDecisions, 1)
})

test('without decisions or with weights of 0, no estimate is given', () => {
  const none = valuesOf(totalOf(contributions(new Tally(cellCount))))
  for (const name of replayEstimators) assert(Number.isNaN(none[name]), name)
  const never = [{ chosen: 0, propensity: 0.5, reward: 1, cells: [0, 1], chances: [0, 1], unsupported: 0 }]
  const values = valuesOf(totalOf(contributions(tallyOf([never, never]))))
  assert.equal(values.ips, 0)
  assert(Number.isNaN(values.self_normalized_ips))
  assert.equal(values.logged, 1)
})

test('an impossible weight or reward is refused immediately', () => {
  const tally = new Tally(cellCount)
  tally.begin(0)
  const fine = { weight: 1, reward: 1, cell: 0, count: 1, cells: [0], chances: [1], unsupported: 0 }
  for (const weight of [Number.NaN, Number.POSITIVE_INFINITY, -1])
    assert.throws(() => tally.add({ ...fine, weight }), /the weight .* is not/)
  for (const reward of [Number.NaN, 1.5, -2])
    assert.throws(() => tally.add({ ...fine, reward }), /the reward .* is not between/)
  assert.throws(() => tally.begin(2), /cluster 2 was started before cluster 1/)
  assert.equal(
    totalOf(contributions(tally)).find(value => value !== 0),
    undefined,
  )
})
