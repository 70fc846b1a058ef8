import type { SessionType } from '../record.ts'

/** A policy to judge, with the contract's names. A test keeps them equal. */

export const policyKinds = ['shipped', 'lowest_mastery_first', 'uniform', 'rules'] as const
export type PolicyKind = (typeof policyKinds)[number]

/** The parts of a score. Every kind of candidate has its parts in this order. */
export const components = [
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
] as const
export type Component = (typeof components)[number]

export interface JudgedPolicy {
  readonly kind: PolicyKind
  /** For `shipped`: how much each part of the score counts, 1 by default. */
  readonly weights?: { readonly [C in Component]?: number }
  /** For `shipped`: τ. */
  readonly temperature?: number
  /** For `shipped` and `lowest_mastery_first`: ε, shared equally among all weighed candidates. */
  readonly floor?: number
  /** The first rule whose `when` matches applies. The last has no `when`, so one always applies. */
  readonly rules?: readonly Rule[]
}

export interface Rule {
  readonly when?: {
    readonly sessionType?: SessionType
    /** At least one weighed candidate matches this pattern. */
    readonly offers?: string
  }
  /** Their probabilities add up to 1. */
  readonly choose: readonly Share[]
}

/**
 * A pattern is a candidate's id, with `*` for any action (`*:maths.area`), any target (`practice:*`) or any topic of a
 * subject (`practice:maths.*`), or `*` alone; or `lowest_mastery` or `highest_score`, each one candidate. Matching weighed
 * candidates share the probability equally. Without a match, the probability has no support in the log.
 */
export interface Share {
  readonly candidates: string
  readonly probability: number
}
