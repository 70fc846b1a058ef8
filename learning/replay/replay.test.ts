import assert from 'node:assert/strict'
import { test } from 'node:test'
import { children, replay, sum, withoutOneChance } from '../../test/support/learning/replayed.ts'
import {
  type SimulatedChild,
  simulateChild,
  simulatedCatalogue,
} from '../../test/support/learning/simulated-children.ts'
import { propensities } from '../choose.ts'
import type { JudgedPolicy } from './judged-policy.ts'
import { type LoggedChild, Replay } from './replay.ts'

/** The offset after this many records. Each candidate of a simulated decision has two parts. */
function endOf(records: number, weighed: Uint8Array): number {
  let end = 0
  for (let record = 0; record < records; record++) end += 18 + (22 + 2 * 8) * (weighed[end + 1] ?? 0)
  return end
}

/** The true value of the policy with these weights in these decisions. */
function truth(
  log: readonly SimulatedChild[],
  exam: number,
  effort: number,
  choosing: Parameters<typeof propensities>[1],
) {
  const values = log.flatMap(({ decisions }) =>
    decisions.map(decision => {
      const scores = decision.exam.map((value, at) => exam * value + effort * (decision.effort[at] ?? 0))
      return sum(
        propensities(scores, choosing).map((chance, at) => chance * (decision.chancesOfRight[at] ?? 0)),
      )
    }),
  )
  return sum(values) / values.length
}

const log = children(120, 40)

test('a better policy gets a better estimate, by the right amount', () => {
  const { outcome, summary } = replay(log, { kind: 'shipped', weights: { exam: 0, effort: 2 } })
  const { headline, check, difference, logged, support } = outcome
  assert(headline && check && difference && logged)
  const better = truth(log, 0, 2, { temperature: 0.08, exploring: 0.05 })
  const asIs = truth(log, 1, 1, { temperature: 0.08, exploring: 0.05 })
  for (const estimate of [headline, check]) assert(estimate.low < better && better < estimate.high)
  assert(logged.low < asIs && asIs < logged.high)
  assert(difference.low > 0 && difference.low < better - asIs && better - asIs < difference.high)
  assert.equal(difference.value, headline.value - logged.value)
  assert.equal(outcome.status, 'estimated')
  assert.equal(outcome.estimates.length, 9)
  assert.deepEqual(outcome.decisions, {
    read: 120 * 50,
    judged: 120 * 40,
    assigned: 120,
    rested: 240,
    withoutContent: 360,
    fallback: 480,
    withoutReward: 0,
  })
  assert.equal(outcome.children, 120)
  assert.equal(support.shortlistedShare, 0.5)
  assert.match(
    summary,
    /^This policy would have led to a right answer, .* points less \(.* 4,800 decisions about 120 children\.$/,
  )
})

test('a worse policy gets a worse estimate, and a difference that may be chance is called that', () => {
  const worse = replay(log, { kind: 'shipped', weights: { effort: -1 } })
  assert((worse.outcome.difference?.high ?? 1) < 0)
  assert.match(worse.summary, / points more \(/)
  const noise = replay(log, { kind: 'shipped', weights: { exam: 1.1 } })
  assert.match(noise.summary, /which may be chance/)
})

test('the unchanged shipped policy has weights of exactly 1 and gives the logged mean', () => {
  const { outcome } = replay(log, { kind: 'shipped' })
  const { support, logged, check, estimates } = outcome
  assert.deepEqual(
    [support.meanWeight, support.largestWeight, support.effectiveSample],
    [1, 1, outcome.decisions.judged],
  )
  const ips = estimates.find(({ estimator }) => estimator === 'ips')
  assert.deepEqual([ips?.value, check?.value], [logged?.value, logged?.value])
  for (const { loggedShare, policyShare } of outcome.topics)
    assert(Math.abs(loggedShare - policyShare) < 0.03)
})

test('the direct method is one of the estimates but never the headline', () => {
  const { outcome } = replay(log, { kind: 'uniform' })
  const estimateNamed = (name: string) => outcome.estimates.find(({ estimator }) => estimator === name)?.value
  assert.equal(outcome.headline?.value, estimateNamed('doubly_robust'))
  assert.equal(outcome.check?.value, estimateNamed('self_normalized_ips'))
  assert.notEqual(estimateNamed('direct_method'), estimateNamed('doubly_robust'))
})

test('low support is refused with its figures, and nothing that depends on weights is shown', () => {
  const few = replay(children(20, 20), { kind: 'lowest_mastery_first' })
  const { outcome } = few
  assert.deepEqual(outcome.support.refusedFor, ['effective_sample'])
  assert(outcome.support.effectiveSample > 20 && outcome.support.effectiveSample < 200)
  assert.equal(outcome.status, 'insufficient_support')
  assert.deepEqual(
    [outcome.headline, outcome.check, outcome.difference, outcome.estimates],
    [null, null, null, []],
  )
  assert(outcome.logged)
  assert.deepEqual(
    outcome.yearGroups.map(({ estimate, refusedFor }) => [estimate, refusedFor]),
    [[null, ['effective_sample']]],
  )
  assert.match(few.summary, /count as only \d+ made by this policy, and 200 are needed\. A longer period/)
  const rules = [
    {
      choose: [
        { candidates: 'lesson:maths.area', probability: 0.02 },
        { candidates: '*', probability: 0.98 },
      ],
    },
  ]
  const elsewhere = replay(log, { kind: 'rules', rules })
  assert.deepEqual(elsewhere.outcome.support.refusedFor, ['unsupported_mass'])
  assert(Math.abs(elsewhere.outcome.support.unsupportedMass - 0.02) < 1e-12)
  assert.equal(elsewhere.outcome.support.unsupportedDecisions, 1)
  assert(Math.abs(sum(elsewhere.outcome.topics.map(({ policyShare }) => policyShare)) - 0.98) < 1e-9)
  assert.match(elsewhere.summary, /^There is not enough data .* 2% of this policy’s choices could never/)
  assert.deepEqual(elsewhere.sample, [])
  assert(elsewhere.outcome.yearGroups.every(({ estimate }) => estimate === null))
})

test('intervals allow for every possible reward of the unsupported mass', () => {
  const almostAlwaysRight = log.map((child, at) => ({
    ...child,
    attempts: { ...child.attempts, right: child.attempts.right.map((_, place) => at > 0 || place > 4) },
  }))
  const choose = [
    { candidates: 'lesson:maths.area', probability: 0.009 },
    { candidates: '*', probability: 0.991 },
  ]
  const { outcome, summary } = replay(almostAlwaysRight, { kind: 'rules', rules: [{ choose }] })
  const { headline, difference, check, logged } = outcome
  assert(headline && difference && check && logged)
  assert(logged.low > 0.99 && headline.value < 0.991 && headline.high > 0.999)
  assert(difference.value < -0.008 && difference.high > 0)
  assert(check.value > 0.998 && check.low < 0.991)
  assert.match(summary, /which may be chance/)
})

test('a weighed candidate without a chance is unsupported', () => {
  const [child] = children(1, 1).map(withoutOneChance)
  assert(child)
  const { support } = replay([child], { kind: 'uniform' }).outcome
  assert.deepEqual([support.unsupportedMass, support.unsupportedDecisions], [1 / (child.weighed[1] ?? 0), 1])
})

test('a log without judged decisions is refused with the reason', () => {
  const none = { topicIds: [], right: [], at: [], after: [] }
  const unanswered = replay(
    children(3, 5, () => ({ attempts: none })),
    { kind: 'uniform' },
  )
  assert.equal(unanswered.outcome.logged, null)
  assert.equal(unanswered.outcome.decisions.withoutReward, 15)
  assert.equal(unanswered.outcome.support.joinedShare, 0)
  assert.match(unanswered.summary, /^None of the 45 decisions could be judged/)
  assert.equal(replay([], { kind: 'uniform' }).outcome.status, 'insufficient_support')
})

test('mastery gain can be the reward', () => {
  const { outcome, summary } = replay(log, { kind: 'uniform' }, { reward: 'mastery_gain' })
  assert(Math.abs((outcome.headline?.value ?? 0) - 0.1) < 1e-9)
  assert.match(summary, /raised the mastery of the chosen topic by 10\.0 points out of 100 within seven days/)
})

test('a policy gets no better estimate because its choices are answered more often', () => {
  const followed = log.map(child => {
    const { topicIds, at, right, after } = child.attempts
    const isMaths = (place: number) => topicIds[place]?.startsWith('maths.') ?? false
    const places = [...topicIds.keys()].filter(place => isMaths(place) || place % 3 === 0)
    const attempts = {
      topicIds: places.map(place => topicIds[place] ?? ''),
      at: places.map(place => at[place] ?? 0),
      right: places.map(place => right[place] ?? false),
      after: places.map(place => (after[place] ?? 0) + (isMaths(place) ? 0 : -0.3)),
    }
    return { ...child, attempts }
  })
  const { outcome } = replay(followed, { kind: 'shipped' }, { reward: 'mastery_gain' })
  const { difference, headline, logged, support, topics } = outcome
  assert(difference && headline && logged && support.joinedShare < 0.7)
  assert(Math.abs(difference.value) < 0.01, `${headline.value} instead of ${logged.value}`)
  assert(difference.low < 0 && difference.high > 0)
  for (const { topicId, loggedShare, policyShare } of topics)
    assert(Math.abs(loggedShare - policyShare) < 0.02, `${topicId}: ${loggedShare}, ${policyShare}`)
})

test('the order of children only changes what depends on chance', () => {
  const policy: JudgedPolicy = { kind: 'uniform' }
  const one = replay(log, policy).outcome
  const other = replay(log.toReversed(), policy).outcome
  for (const [at, { estimator, value }] of one.estimates.entries()) {
    // The order of children decides their folds.
    const most = /direct|robust/.test(estimator) ? 0.005 : 1e-12
    assert(Math.abs(value - (other.estimates[at]?.value ?? 0)) < most, estimator)
  }
  assert.deepEqual(one.decisions, other.decisions)
  assert.deepEqual(
    one.topics.map(({ children, decisions }) => [children, decisions]),
    other.topics.map(({ children, decisions }) => [children, decisions]),
  )
})

test('the size of chunks and steps makes no difference', () => {
  const shifted = log.slice(0, 30).map(child => {
    const around = new Uint8Array(child.weighed.length + 3)
    around.set(child.weighed, 3)
    return { ...child, weighed: around.subarray(3) }
  })
  const policy: JudgedPolicy = { kind: 'shipped', floor: 0.3 }
  assert.deepEqual(replay(shifted, policy), replay(log.slice(0, 30), policy))
})

test('a child who is read in parts is counted once', () => {
  const policy: JudgedPolicy = { kind: 'uniform' }
  const some = children(12, 40)
  const none = { topicIds: [], right: [], at: [], after: [] }
  const parted = some.flatMap(child => {
    const end = endOf(15, child.weighed)
    const left = { assigned: 0, rested: 0, withoutContent: 0, fallback: 0 }
    return [
      { ...child, weighed: child.weighed.subarray(0, end) },
      { ...child, isContinued: true, weighed: child.weighed.subarray(end), left, attempts: none },
    ]
  })
  assert.deepEqual(replay(parted, policy), replay(some, policy))
})

test('a policy with rules yields more often', () => {
  const turns = (policy: JudgedPolicy) => {
    const usual = { seed: 1, catalogue: simulatedCatalogue, seenUntil: Number.POSITIVE_INFINITY }
    const judge = new Replay({ policy, reward: 'next_attempt', ...usual })
    return [...judge.child(simulateChild(1, 2_000))].length
  }
  assert.equal(turns({ kind: 'uniform' }), 2)
  assert.equal(turns({ kind: 'rules', rules: [{ choose: [{ candidates: '*', probability: 1 }] }] }), 20)
})

test('erasing a child removes their part and nothing else', () => {
  const policy: JudgedPolicy = { kind: 'uniform' }
  const sumUp = (children: readonly LoggedChild[]) => {
    const { decisions, estimates, support } = replay(children, policy).outcome
    return [
      decisions.judged,
      decisions.read,
      decisions.judged * (estimates[0]?.value ?? 0),
      support.meanWeight * decisions.judged,
    ]
  }
  const many = children(1, 3_000)
  const [all, without, alone] = [[...log, ...many], log, many].map(sumUp)
  for (const [at, value] of (all ?? []).entries())
    assert(Math.abs(value - (without?.[at] ?? 0) - (alone?.[at] ?? 0)) < 1e-8)
})

test('a topic that is no longer taught is judged, but not listed', () => {
  const topicIds = simulatedCatalogue.topicIds.filter(id => id !== 'maths.money')
  const { outcome } = replay(log, { kind: 'uniform' }, { catalogue: { ...simulatedCatalogue, topicIds } })
  assert.equal(outcome.decisions.judged, 4_800)
  assert.deepEqual(
    outcome.topics.map(({ topicId }) => topicId),
    topicIds,
  )
  assert(sum(outcome.topics.map(({ loggedShare }) => loggedShare)) < 0.95)
})

test('an estimate from one child says that it is uncertain', () => {
  const { outcome, summary } = replay(children(1, 1_000), { kind: 'uniform' })
  const { headline, logged, difference } = outcome
  assert.deepEqual([headline?.low, headline?.high], [0, 1])
  assert.deepEqual([logged?.low, logged?.high, difference?.low, difference?.high], [0, 1, -1, 1])
  assert.match(summary, /which may be chance\..* about 1 child\. With so few children/)
  assert.deepEqual(outcome.yearGroups, [])
  assert.deepEqual(outcome.topics, [])
})
