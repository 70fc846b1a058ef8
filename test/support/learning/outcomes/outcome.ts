import type { Contract } from '@learn/contract'
import type { ErrorKind } from '@learn/contract/errors'
import type { Answer } from '../../client.ts'
import type { LearnOperationId } from '../learn-inputs.ts'

export type Outcome = Promise<Answer<{ _tag?: ErrorKind }>>

/** For each operation, how to get each error kind that it declares as its own. */
export type Outcomes<Id extends LearnOperationId> = {
  [Each in Id]: Record<Contract[Each]['errors'][number], () => Outcome>
}

/** An idempotency key that is too long. */
export const oddKey = { 'idempotency-key': 'x'.repeat(256) }
