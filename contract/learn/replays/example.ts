import { exampleIds } from '../values.ts'
import type { LearnPolicyReplay } from './outcome.ts'

export const exampleReplay: LearnPolicyReplay = {
  id: '019a0b1f-1000-7c3d-8e4f-5a6b7c8d9e0f',
  organizationId: exampleIds.organizationId,
  policy: { kind: 'shipped', temperature: 0.16 },
  reward: 'next_attempt',
  from: '2025-09-01T00:00:00.000Z',
  until: '2026-01-31T00:00:00.000Z',
  status: 'succeeded',
  progress: 1,
  message: null,
  error: null,
  reservedCredits: 3,
  chargedCredits: 3,
  outcome: {
    status: 'estimated',
    summary:
      'This policy would have led to a right answer, at least a day later, in 66.1% of decisions (95% interval 65.2% to 67.0%). The logged decisions reached 64.9%: 1.2 points less (0.4 to 2.0). This is based on 19,872 decisions about 214 children; the outcome of 4,487 more is unknown.',
    rewardMeaning:
      'The reward of a decision is 1 if the next answer on its topic, at least one day later, is right, and 0 if it is wrong.',
    claim:
      'This estimate is about one step at a time, chosen from the candidates weighed at that moment, with everything before and after it unchanged. It does not say how a whole course under this policy would go.',
    children: 214,
    decisions: {
      read: 25_310,
      judged: 19_872,
      assigned: 412,
      rested: 388,
      withoutContent: 0,
      fallback: 151,
      withoutReward: 4_487,
    },
    logged: { value: 0.649, low: 0.64, high: 0.658 },
    headline: { value: 0.661, low: 0.652, high: 0.67 },
    difference: { value: 0.012, low: 0.004, high: 0.02 },
    check: { value: 0.66, low: 0.649, high: 0.671 },
    estimates: [{ estimator: 'doubly_robust', value: 0.661, low: 0.652, high: 0.67 }],
    support: {
      effectiveSample: 9_120.4,
      leastEffectiveSample: 993.6,
      meanWeight: 1.003,
      largestWeight: 8.41,
      unsupportedMass: 0,
      unsupportedDecisions: 0,
      joinedShare: 0.816,
      shortlistedShare: 0.97,
      refusedFor: [],
    },
    weights: [
      { from: 0.5, to: 1, decisions: 11_201 },
      { from: 1, to: 2, decisions: 8_671 },
    ],
    calibration: [{ predicted: 0.65, observed: 0.648, decisions: 2_010 }],
    topics: [
      {
        topicId: 'maths.place-value',
        children: 187,
        decisions: 1_204,
        loggedShare: 0.061,
        policyShare: 0.055,
        reward: 0.71,
      },
    ],
    yearGroups: [
      {
        yearGroup: 'Year 5',
        children: 214,
        decisions: 19_872,
        logged: { value: 0.649, low: 0.64, high: 0.658 },
        estimate: { value: 0.661, low: 0.652, high: 0.67 },
        refusedFor: [],
      },
    ],
    versions: [
      {
        algorithmVersion: '1',
        children: 109,
        decisions: 10_013,
        logged: { value: 0.641, low: 0.628, high: 0.654 },
      },
      {
        algorithmVersion: '2',
        children: 105,
        decisions: 9_859,
        logged: { value: 0.657, low: 0.644, high: 0.67 },
      },
    ],
    seed: 1,
    resamplings: 1_000,
    algorithmId: 'offline_replay',
    algorithmVersion: '1',
  },
  createdBy: exampleIds.userId,
  createdAt: '2026-01-31T09:30:00.000Z',
  finishedAt: '2026-01-31T09:30:09.000Z',
}
