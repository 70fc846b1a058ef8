import type { ReplayPolicyKind, ScoreComponent, SessionType } from '@learn/contract/learn/words'

export interface JudgedPolicy {
  readonly kind: ReplayPolicyKind
  /** For `shipped`: how much each part of the score counts, 1 by default. */
  readonly weights?: { readonly [C in ScoreComponent]?: number }
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
