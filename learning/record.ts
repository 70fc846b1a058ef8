/** The vocabulary of a decision record, as the specification fixes it. */

export const actionTypes = ['lesson', 'mini-test', 'test', 'practice', 'break'] as const
export type ActionType = (typeof actionTypes)[number]

export const sessionTypes = ['diagnostic', 'lesson', 'mini-test', 'test', 'practice'] as const
export type SessionType = (typeof sessionTypes)[number]

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

export const algorithmIds = ['mastery_policy_v0', 'projection_fallback_v0', 'offline_replay'] as const
export type AlgorithmId = (typeof algorithmIds)[number]

export interface Candidate {
  readonly candidateId: string
  readonly targetId: string
  readonly label: string
  readonly eligible: boolean
  readonly reasonCodes: readonly ReasonCode[]
}

/** One part of a score. A candidate's parts add up to its score, to the last bit. */
export interface ScorePart {
  readonly component: string
  readonly value: number
}

export interface CandidateScore {
  readonly candidateId: string
  readonly score: number
  readonly reasonCodes: readonly ReasonCode[]
  readonly scoreBreakdown: readonly ScorePart[]
  /** The probability that it is chosen; 0 if it is not eligible. */
  readonly propensity: number
}

export interface Constraints {
  readonly allowedActionTypes: readonly ActionType[]
  readonly excludedCandidateIds: readonly string[]
  readonly contentAvailable: boolean
  readonly requirePublishedContent: boolean
}
