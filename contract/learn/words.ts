/**
 * The fixed words of a decision and of a replay. The contract declares them on the wire and `learning/` decides with them,
 * so this file imports nothing.
 */

export const actionTypes = ['lesson', 'mini-test', 'test', 'practice', 'break'] as const
export type ActionType = (typeof actionTypes)[number]

export const sessionTypes = ['diagnostic', 'lesson', 'mini-test', 'test', 'practice'] as const
export type SessionType = (typeof sessionTypes)[number]

export const algorithmIds = ['mastery_policy_v0', 'projection_fallback_v0', 'offline_replay'] as const
export type AlgorithmId = (typeof algorithmIds)[number]

export const reasonCodes = [
  'due_review',
  'weak_subdomain',
  'exam_priority',
  'prerequisite',
  'mixed_review_ready',
  'confidence_recovery',
  'fatigue_guardrail',
  'blueprint_bucket',
  'tutor_assigned',
  'diagnostic',
  'projection_fallback',
  'content_fallback',
  'not_enough_evidence',
  'excluded_by_constraint',
  'ineligible_missing_content',
  'ineligible_wrong_answer_mode',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** A tutor's rules. Each excludes a candidate for this step only, so they never appear in a decision's own reasons. */
export const ruleCodes = [
  'rule_topic_run',
  'rule_topic_share',
  'rule_subject_share',
  'rule_too_hard',
  'rule_after_lesson',
  'rule_lesson_spacing',
  'rule_lesson_this_week',
  'rule_subject_placed',
] as const
export type RuleCode = (typeof ruleCodes)[number]

/** The reasons for or against a candidate. */
export type CandidateCode = ReasonCode | RuleCode
export const candidateCodes = [...reasonCodes, ...ruleCodes] as const

const own: ReadonlySet<CandidateCode> = new Set(reasonCodes)
export const isReasonCode = (code: CandidateCode): code is ReasonCode => own.has(code)

/** The parts of a score. Every kind of candidate has its parts in this order. */
export const scoreComponents = [
  'evidence',
  'exam',
  'uncertainty',
  'effort',
  'mastered',
  'foundation',
  'readiness',
  'review',
  'weakness',
  'blueprint',
  'balance',
  'variety',
  'confidence',
  'teaching',
  'mixing',
  'misconception',
] as const
export type ScoreComponent = (typeof scoreComponents)[number]

export const replayPolicyKinds = ['shipped', 'lowest_mastery_first', 'uniform', 'rules'] as const
export type ReplayPolicyKind = (typeof replayPolicyKinds)[number]

export const replayRewards = ['next_attempt', 'mastery_gain'] as const
export type ReplayReward = (typeof replayRewards)[number]

/** Reasons for giving no estimate. */
export const replayRefusals = ['effective_sample', 'mean_weight', 'unsupported_mass'] as const
export type ReplayRefusal = (typeof replayRefusals)[number]

export const replayEstimators = [
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
export type ReplayEstimator = (typeof replayEstimators)[number]
