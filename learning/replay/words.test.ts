import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleReplay } from '@learn/contract/learn/replays/example'
import type { ReplayOutcome } from './outcome.ts'
import { claim, rewardMeaning, summaryOf } from './words.ts'

const { outcome: example } = exampleReplay
assert(example)
const refusedOutcome = (changes: Partial<ReplayOutcome['support']>, judged = 19_872): ReplayOutcome => ({
  ...example,
  headline: null,
  decisions: { ...example.decisions, judged },
  support: { ...example.support, ...changes },
})

test('an estimate reads like the contract’s example', () => {
  assert.equal(summaryOf(example, 'next_attempt'), example.summary)
  assert.equal(rewardMeaning('next_attempt'), example.rewardMeaning)
  assert.equal(claim, example.claim)
  const all = { ...example, decisions: { ...example.decisions, withoutReward: 0 } }
  assert.match(summaryOf(all, 'next_attempt'), / decisions about 214 children\.$/, 'no decision was left out')
})

test('no policy is called better or worse if the interval of the difference contains 0', () => {
  const summary = (low: number, high: number) =>
    summaryOf({ ...example, difference: { value: 0.01, low, high } }, 'next_attempt')
  for (const [low, high] of [
    [0, 0.02],
    [-0.02, 0],
    [-0.01, 0.03],
  ] as const) {
    assert.match(summary(low, high), /which may be chance/)
    assert.doesNotMatch(summary(low, high), /points (less|more)/)
  }
  assert.match(summary(0.001, 0.02), /1\.0 points less/)
  assert.match(summary(-0.02, -0.001), /1\.0 points more/)
})

test('a gain in mastery is given in points, and a loss as a loss', () => {
  const gain = { value: -0.0004, low: -0.012, high: 0.0123 }
  assert.match(
    summaryOf({ ...example, headline: gain, difference: gain, check: gain, logged: gain }, 'mastery_gain'),
    /by 0\.0 points out of 100 within seven days \(95% interval −1\.2 to 1\.2\)\..* a difference of 0\.0 points \(−1\.2 to 1\.2\), which may be chance/,
  )
})

test('a difference too small for its digits is not shown as 0', () => {
  const difference = { value: -0.0004, low: -0.0007, high: -0.0001 }
  assert.match(
    summaryOf({ ...example, difference }, 'mastery_gain'),
    /: under 0\.1 points more \(0\.0 to 0\.1\)\./,
  )
})

test('the summary warns if the check is far from the headline', () => {
  const check = { value: 0.5, low: 0.48, high: 0.52 }
  assert.match(
    summaryOf({ ...example, check }, 'next_attempt'),
    /without a model gives 50\.0% \(48\.0% to 52\.0%\), which is far from the first\. Trust neither\.$/,
  )
})

test('a refusal says which figure misses which limit, and what would help', () => {
  const short = refusedOutcome({
    refusedFor: ['effective_sample'],
    effectiveSample: 199.99,
    leastEffectiveSample: 993.6,
  })
  assert.match(
    summaryOf(short, 'next_attempt'),
    /19,872 judged decisions count as only 199 .* and 994 are needed\. A longer period/,
  )
  const few = refusedOutcome(
    { refusedFor: ['effective_sample'], effectiveSample: 104, leastEffectiveSample: 200 },
    127,
  )
  assert.match(
    summaryOf(few, 'next_attempt'),
    /200 are needed\. A longer period or more children would help\.$/,
  )
  const shifted = refusedOutcome({ refusedFor: ['mean_weight'], meanWeight: 1.1004 })
  assert.match(
    summaryOf(shifted, 'next_attempt'),
    /mean weight is 1\.1004 but should be between 0\.9 and 1\.1: /,
  )
  // A higher floor moves the shipped policy away from the log, and some kinds have no floor.
  for (const outcome of [short, shifted]) assert.doesNotMatch(summaryOf(outcome, 'next_attempt'), /floor/)
  const elsewhere = refusedOutcome({ refusedFor: ['unsupported_mass'], unsupportedMass: 0.0104 })
  assert.match(summaryOf(elsewhere, 'next_attempt'), /1\.04% of this policy’s choices could never/)
  const both = refusedOutcome({ refusedFor: ['effective_sample', 'unsupported_mass'] })
  assert.match(
    summaryOf(both, 'next_attempt'),
    /^There is not enough data .* are needed.* could never have been made/,
  )
  assert.match(
    summaryOf(refusedOutcome({}, 0), 'next_attempt'),
    /^None of the 25,310 decisions could be judged: .* a day or more later\. Try again then, or choose a longer period\.$/,
  )
})
