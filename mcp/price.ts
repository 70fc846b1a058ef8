import type { Estimate } from '@learn/contract/billing'
import { type Cost, costOf } from '@learn/contract/documents/preview'
import type { Operation } from '@learn/contract/operation'
import { organizationOf } from './binding.ts'
import { otherOrganizationFailure } from './input.ts'
import type { Failed, Fields } from './invocation.ts'
import type { CallSurroundings } from './surroundings.ts'

/** The organization that pays for a call, and the current price. */
export async function priceOf(
  { operations, invoke, choice }: CallSurroundings,
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
  if (!estimate || found.organization === undefined) return { failure: unpricedFailure(operation) }
  const { organization } = found
  // Checked on every call: a token from a connection that is not bound says nothing about this one.
  if (choice.organization !== undefined && organization !== choice.organization)
    return { failure: otherOrganizationFailure(choice.organization) }
  const answer = await invoke(estimate, { organizationId: organization, operation: operation.id, input })
  if ('failure' in answer) return answer
  // The contract declares this answer.
  return { organization, cost: costOf(answer.body as Estimate) }
}

const unpricedFailure = ({ id }: Operation): Failed => ({
  _tag: 'BadRequest',
  message: `The price of ${id} can’t be known in advance, so it can’t be called from here.`,
})
