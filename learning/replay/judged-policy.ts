import type { SessionType } from '../record.ts'

/** A policy to judge, in the words of the contract; a test holds them equal. */

export const policyKinds = ['shipped', 'lowest_mastery_first', 'uniform', 'rules'] as const
export type PolicyKind = (typeof policyKinds)[number]

/** The parts of a score, in an order in which each kind of candidate has its own. */
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
  /** Of the shipped policy: how much each part of the score counts. 1 where it is not named. */
  readonly weights?: { readonly [C in Component]?: number }
  /** Of the shipped policy: τ. */
  readonly temperature?: number
  /** Of the shipped policy and the lowest mastery first: ε, shared out equally among all that were weighed. */
  readonly floor?: number
  /** The first whose `when` fits is followed. The last has none, so that one always fits. */
  readonly rules?: readonly Rule[]
}

export interface Rule {
  readonly when?: {
    readonly sessionType?: SessionType
    /** Something that matches this pattern was weighed. */
    readonly offers?: string
  }
  /** Their probabilities add up to 1. */
  readonly choose: readonly Share[]
}

/**
 * A pattern is a candidate's id, with `*` for any action (`*:maths.area`), any target (`practice:*`) or any topic of a
 * subject (`practice:maths.*`), or `*` alone; or `lowest_mastery` or `highest_score`, which is one candidate. All that were
 * weighed and match share its probability equally. Where none does, it lies where the log has nothing.
 */
export interface Share {
  readonly candidates: string
  readonly probability: number
}
