import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleReplay } from '@learn/contract/learn/replay-example'
import * as contract from '@learn/contract/learn/replay-outcome'
import { components, policyKinds } from './judged-policy.ts'
import { estimators, type ReplayOutcome, refusals, replayRewards } from './outcome.ts'
import { claim, rewardMeaning, summaryOf } from './words.ts'

const { outcome: example } = exampleReplay
assert(example)
const refused = (changes: Partial<ReplayOutcome['support']>, judged = 19_872): ReplayOutcome => ({
  ...example,
  headline: null,
  decisions: { ...example.decisions, judged },
  support: { ...example.support, ...changes },
})

test('the words of a replay are those of the contract, in the same order', () => {
  assert.deepEqual(
    [policyKinds, components, estimators, refusals, replayRewards],
    [
      contract.replayPolicyKinds,
      contract.scoreComponents,
      contract.replayEstimators,
      contract.replayRefusals,
      contract.replayRewards,
    ],
  )
})

test('an estimate is told as the contract’s example tells it', () => {
  assert.equal(summaryOf(example, 'next_attempt'), example.summary)
  assert.equal(rewardMeaning('next_attempt'), example.rewardMeaning)
  assert.equal(claim, example.claim)
  const all = { ...example, decisions: { ...example.decisions, withoutReward: 0 } }
  assert.match(summaryOf(all, 'next_attempt'), / decisions about 214 children\.$/, 'nothing is left out')
})

test('no policy is called better or worse where the interval of the difference holds 0', () => {
  const told = (low: number, high: number) =>
    summaryOf({ ...example, difference: { value: 0.01, low, high } }, 'next_attempt')
  for (const [low, high] of [
    [0, 0.02],
    [-0.02, 0],
    [-0.01, 0.03],
  ] as const) {
    assert.match(told(low, high), /chance alone may explain/)
    assert.doesNotMatch(told(low, high), /points (less|more)/)
  }
  assert.match(told(0.001, 0.02), /1\.0 points less/)
  assert.match(told(-0.02, -0.001), /1\.0 points more/)
})

test('a gain of mastery is told in points, and a loss as one', () => {
  const gain = { value: -0.0004, low: -0.012, high: 0.0123 }
  assert.match(
    summaryOf({ ...example, headline: gain, difference: gain, check: gain, logged: gain }, 'mastery_gain'),
    /by 0\.0 points of 100 within seven days \(95 % interval −1\.2 to 1\.2\)\..* a difference of 0\.0 points \(−1\.2 to 1\.2\), which chance alone may explain/,
  )
})

test('a difference too small for its digits is not told as none that would be more or less', () => {
  const difference = { value: -0.0004, low: -0.0007, high: -0.0001 }
  assert.match(
    summaryOf({ ...example, difference }, 'mastery_gain'),
    /: under 0\.1 points more \(0\.0 to 0\.1\)\./,
  )
})

test('a check that is far from the headline is not kept quiet', () => {
  const check = { value: 0.5, low: 0.48, high: 0.52 }
  assert.match(
    summaryOf({ ...example, check }, 'next_attempt'),
    /without a model gives 50\.0 % \(48\.0 % to 52\.0 %\), which is far from it: trust neither\.$/,
  )
})

test('a refusal says which figure is short of what, and what would help', () => {
  const short = refused({
    refusedFor: ['effective_sample'],
    effectiveSample: 199.99,
    leastEffectiveSample: 993.6,
  })
  assert.match(
    summaryOf(short, 'next_attempt'),
    /19,872 judged decisions are worth 199 .* and 994 are needed: a longer period/,
  )
  const few = refused(
    { refusedFor: ['effective_sample'], effectiveSample: 104, leastEffectiveSample: 200 },
    127,
  )
  assert.match(
    summaryOf(few, 'next_attempt'),
    /200 are needed: a longer period or more children would help\.$/,
  )
  const shifted = refused({ refusedFor: ['mean_weight'], meanWeight: 1.1004 })
  assert.match(summaryOf(shifted, 'next_attempt'), /mean weight is 1\.1004 and should be from 0\.9 to 1\.1: /)
  // A higher floor leads the shipped policy away from itself, and some kinds have none.
  for (const outcome of [short, shifted]) assert.doesNotMatch(summaryOf(outcome, 'next_attempt'), /floor/)
  const elsewhere = refused({ refusedFor: ['unsupported_mass'], unsupportedMass: 0.0104 })
  assert.match(summaryOf(elsewhere, 'next_attempt'), /1\.04 % of what this policy would choose could never/)
  const both = refused({ refusedFor: ['effective_sample', 'unsupported_mass'] })
  assert.match(
    summaryOf(both, 'next_attempt'),
    /^The log says too little .* are needed.* could never have been chosen/,
  )
  assert.match(
    summaryOf(refused({}, 0), 'next_attempt'),
    /^None of the 25,310 decisions could be judged: .* longer period\.$/,
  )
})
