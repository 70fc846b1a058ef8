import type { ActionType, CandidateCode } from '@learn/contract/learn/words'

export interface Candidate {
  readonly candidateId: string
  readonly targetId: string
  readonly label: string
  readonly eligible: boolean
  readonly reasonCodes: readonly CandidateCode[]
}

/** One part of a score. A candidate's parts add up to its score, to the last bit. */
export interface ScorePart {
  readonly component: string
  readonly value: number
}

export interface CandidateScore {
  readonly candidateId: string
  readonly score: number
  readonly reasonCodes: readonly CandidateCode[]
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
