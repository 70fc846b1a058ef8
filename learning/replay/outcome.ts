/** What a replay comes to: the words of the contract, and a test holds them equal. */

/** Goes up where the same log would give another outcome. */
export const replayVersion = '1'

export const estimators = [
  'ips',
  'clipped_ips',
  'self_normalized_ips',
  'sub_gaussian_ips',
  'direct_method',
  'doubly_robust',
  'self_normalized_doubly_robust',
  'switch_doubly_robust',
  'shrunk_doubly_robust',
] as const
export type Estimator = (typeof estimators)[number]

export const replayRewards = ['next_attempt', 'mastery_gain'] as const
export type ReplayReward = (typeof replayRewards)[number]

/** Why no estimate is given. */
export const refusals = ['effective_sample', 'mean_weight', 'unsupported_mass'] as const
export type Refusal = (typeof refusals)[number]

export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Which of the decisions that were read are judged, and why the others are not. They add up to all of them. */
export interface DecisionCounts {
  readonly read: number
  readonly judged: number
  /** A tutor had assigned it: no chance had a part in it. */
  readonly assigned: number
  /** The guard against tiredness had: a break. */
  readonly rested: number
  /** Nothing could be chosen, so that a break stood in. */
  readonly withoutContent: number
  /** Decided by the fallback, which is another logger. */
  readonly fallback: number
  /** What they led to is not known: nothing was answered in the time that the reward asks for. */
  readonly withoutReward: number
}

export interface Support {
  readonly effectiveSample: number
  /** The least at which an estimate is given: 200, or 5 % of the judged decisions. */
  readonly leastEffectiveSample: number
  readonly meanWeight: number
  readonly largestWeight: number
  /** How much of what the judged policy would have chosen the log could never have, from 0 to 1. */
  readonly unsupportedMass: number
  /** Decisions in which some of it is so, as a share. */
  readonly unsupportedDecisions: number
  /** Of the decisions by chance, those whose reward is known, as a share. */
  readonly joinedShare: number
  /** Decisions in which more could have been chosen than were weighed, as a share. */
  readonly shortlistedShare: number
  /** Empty where an estimate is given. */
  readonly refusedFor: readonly Refusal[]
}

/** Weights from `from` to below `to`; the last has no end. */
export interface WeightBar {
  readonly from: number
  readonly to: number | null
  readonly decisions: number
}

/** Decisions of which about the same was foretold, and what came of them. */
export interface CalibrationPoint {
  readonly predicted: number
  readonly observed: number
  readonly decisions: number
}

/** A topic at which at least ten children were. */
export interface TopicFigures {
  readonly topicId: string
  readonly children: number
  readonly decisions: number
  /** How much of the decisions it was in the log, and would have been. */
  readonly loggedShare: number
  readonly policyShare: number
  /** What came of it, where it was chosen. */
  readonly reward: number
}

/** A year group of at least ten children. */
export interface YearGroupFigures {
  readonly yearGroup: string
  readonly children: number
  readonly decisions: number
  readonly logged: Estimate
  /** Null where there is too little support. */
  readonly estimate: Estimate | null
  readonly refusedFor: readonly Refusal[]
}

export interface ReplayOutcome {
  readonly status: 'estimated' | 'insufficient_support'
  readonly children: number
  readonly decisions: DecisionCounts
  /** The mean reward of what was chosen; null where nothing could be judged. */
  readonly logged: Estimate | null
  /** Doubly robust. Null where there is too little support, as all that follows from weights then is. */
  readonly headline: Estimate | null
  /** The headline less what was logged, of the same children. */
  readonly difference: Estimate | null
  /** Self-normalized IPS, which needs no model: far from the headline, neither is to be trusted. */
  readonly check: Estimate | null
  /** Every estimator, in their order; empty where refused. */
  readonly estimates: readonly (Estimate & { readonly estimator: Estimator })[]
  readonly support: Support
  readonly weights: readonly WeightBar[]
  readonly calibration: readonly CalibrationPoint[]
  /** Only groups of at least ten children, and so that no smaller one can be told from the rest. */
  readonly topics: readonly TopicFigures[]
  readonly yearGroups: readonly YearGroupFigures[]
  readonly seed: number
  readonly resamplings: number
}
