import type { Estimate } from '@learn/contract/billing'
import { type Cost, costOf } from '@learn/contract/documents/preview'
import type { Operation } from '@learn/contract/operation'
import { organizationOf } from './binding.ts'
import type { Surroundings } from './calling.ts'
import { outsideOf } from './input.ts'
import type { Failed, Fields } from './invocation.ts'

/** Where a call is paid for, and what it costs now. */
export async function priceOf(
  { operations, invoke, choice }: Surroundings,
  operation: Operation,
  input: Fields,
): Promise<{ readonly organization: string; readonly cost?: Cost } | { readonly failure: Failed }> {
  if (operation.effect !== 'paid') {
    const named = input.organizationId ?? choice.organization
    return { organization: typeof named === 'string' ? named : '' }
  }
  const found = await organizationOf(operation, input, operations, invoke)
  if ('failure' in found) return found
  const estimate = operations.find(({ id }) => id === 'billing.createEstimate')
  if (!estimate || found.organization === undefined) return { failure: unpriced(operation) }
  const { organization } = found
  // Looked up each time: a token of another connection, which is not so bound, says nothing of this one's bounds.
  if (choice.organization !== undefined && organization !== choice.organization)
    return { failure: outsideOf(choice.organization) }
  const answer = await invoke(estimate, { organizationId: organization, operation: operation.id, input })
  if ('failure' in answer) return answer
  // The answer is what the contract says of this operation.
  return { organization, cost: costOf(answer.body as Estimate) }
}

const unpriced = ({ id }: Operation): Failed => ({
  _tag: 'BadRequest',
  message: `What ${id} would cost can’t be known before, so it is not called from here.`,
})
