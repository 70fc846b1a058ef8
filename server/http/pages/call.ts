import type { Operation } from '@learn/contract/operation'
import { Fault } from '../../fault.ts'
import { execute } from '../../path/execute.ts'
import type { SignedInVisit } from './visit.ts'

/**
 * Calls an operation as the signed-in person, through the same path as every other call. Throws if the server failed or is
 * busy: the page for that says so. What a page makes of any other fault is its own matter.
 */
export async function call<Output>(
  { app, signedIn, visitor }: SignedInVisit,
  operation: Operation,
  input: { params?: object; query?: object; body?: object },
): Promise<Output | Fault> {
  const { result } = await execute(app, {
    operation,
    requestId: visitor.requestId,
    authorization: `Bearer ${signedIn.secret}`,
    audience: 'web',
    idempotencyKey: undefined,
    address: visitor.address,
    input: () => ({ params: input.params ?? {}, query: input.query ?? {}, body: input.body }),
  })
  if (!(result instanceof Fault)) return result.body as Output // The operation's own output.
  if (result.kind === 'InternalError' || result.kind === 'TooManyRequests') throw result
  return result
}
