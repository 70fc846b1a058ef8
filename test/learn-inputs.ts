import type { Contract, OperationId } from '@learn/contract'
import type { Input } from '@learn/contract/operation'
import { newChild } from './family.ts'
import type { PopulatedTenant } from './populated-tenant.ts'

export type LearnOperationId = Extract<OperationId, `learn.${string}`>

/** The same as in operation-inputs.ts, for the learning surface. */
export const learnInputs: {
  readonly [Id in LearnOperationId]: (tenant: PopulatedTenant) => Input<Contract[Id]>
} = {
  'learn.completeLearnParentChildOnboarding': ({ parent }) => newChild(parent.email),
}
