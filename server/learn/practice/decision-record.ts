import type { PolicyDecision } from '@learn/contract/learn/record'
import type { Decision } from '@learn/learning/policy'

type Circumstances = Pick<
  PolicyDecision,
  'questionVersionId' | 'studentState' | 'constraints' | 'projectionFreshness'
>

/** A decision as it is stored: everything the policy returned, and the circumstances in which it decided. */
export interface DecisionRecord extends Decision, Circumstances {}
