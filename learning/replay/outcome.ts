import type { ReplayEstimator, ReplayRefusal } from '@learn/contract/learn/words'

/** Raised when the same log would give a different outcome. */
export const replayVersion = '1'

export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** How many decisions were read, how many were judged, and why the others were not. The parts add up to `read`. */
export interface DecisionCounts {
  readonly read: number
  readonly judged: number
  /** Set by a tutor or parent, not drawn. */
  readonly assigned: number
  /** A break, set by the fatigue guard. */
  readonly rested: number
  /** A break, because nothing could be chosen. */
  readonly withoutContent: number
  /** Drawn by the fallback policy, whose log is a different one. */
  readonly fallback: number
  /** The reward is unknown: no answer came in the time that the reward needs. */
  readonly withoutReward: number
}

export interface Support {
  readonly effectiveSample: number
  /** The smallest sample that gives an estimate: 200, or 5% of the judged decisions if that is more. */
  readonly leastEffectiveSample: number
  readonly meanWeight: number
  readonly largestWeight: number
  /** The share of the judged policy's choices that the log could never have made, from 0 to 1. */
  readonly unsupportedMass: number
  /** The share of decisions with any such mass. */
  readonly unsupportedDecisions: number
  /** The share of drawn decisions whose reward is known. */
  readonly joinedShare: number
  /** The share of decisions with more eligible candidates than were weighed. */
  readonly shortlistedShare: number
  /** Empty if an estimate is given. */
  readonly refusedFor: readonly ReplayRefusal[]
}

/** The decisions with weights from `from` to below `to`; the last bar has no end. */
export interface WeightBar {
  readonly from: number
  readonly to: number | null
  readonly decisions: number
}

/** Decisions with about the same predicted reward, and their observed mean reward. */
export interface CalibrationPoint {
  readonly predicted: number
  readonly observed: number
  readonly decisions: number
}

/** A topic that at least ten children practised. */
export interface TopicFigures {
  readonly topicId: string
  readonly children: number
  readonly decisions: number
  /** Its share of the decisions in the log, and under the judged policy. */
  readonly loggedShare: number
  readonly policyShare: number
  /** The mean reward when it was chosen. */
  readonly reward: number
}

/** A year group with at least ten children. */
export interface YearGroupFigures {
  readonly yearGroup: string
  readonly children: number
  readonly decisions: number
  readonly logged: Estimate
  /** Null if support is too low. */
  readonly estimate: Estimate | null
  readonly refusedFor: readonly ReplayRefusal[]
}

/** A version of the policy that made decisions for at least ten children. */
export interface VersionFigures {
  readonly algorithmVersion: string
  readonly children: number
  readonly decisions: number
  readonly logged: Estimate
}

export interface ReplayOutcome {
  readonly status: 'estimated' | 'insufficient_support'
  readonly children: number
  readonly decisions: DecisionCounts
  /** The mean reward of the logged choices; null if nothing could be judged. */
  readonly logged: Estimate | null
  /** The doubly robust estimate. Null if support is too low, like everything else that depends on weights. */
  readonly headline: Estimate | null
  /** The headline minus the logged mean, for the same children. */
  readonly difference: Estimate | null
  /** Self-normalized IPS, which needs no model. If it is far from the headline, trust neither. */
  readonly check: Estimate | null
  /** One for each estimator, in order; empty if refused. */
  readonly estimates: readonly (Estimate & { readonly estimator: ReplayEstimator })[]
  readonly support: Support
  readonly weights: readonly WeightBar[]
  readonly calibration: readonly CalibrationPoint[]
  /** Only groups of at least ten children, chosen so that no smaller group can be worked out by subtraction. */
  readonly topics: readonly TopicFigures[]
  readonly yearGroups: readonly YearGroupFigures[]
  readonly versions: readonly VersionFigures[]
  readonly seed: number
  readonly resamplings: number
}
