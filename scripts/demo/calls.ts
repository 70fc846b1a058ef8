import { randomUUID } from 'node:crypto'
import { type Contract, contract, type OperationId } from '@learn/contract'
import { type Input, inputFields, type Operation, type Output } from '@learn/contract/operation'
import type { Application } from '../../server/application.ts'
import { Fault } from '../../server/fault.ts'
import { execute } from '../../server/path/execute.ts'

/** Somebody's credential. People sign in on pages, so theirs is one for the web. */
export interface Caller {
  readonly token: string
  readonly audience: 'api' | 'web'
  readonly address: string
}

export const newVisit = (address: string) => ({ requestId: randomUUID(), address, userAgent: undefined })

/** Calls an operation as the HTTP server does, without HTTP. Throws if it fails. */
export async function call<Id extends OperationId>(
  app: Application,
  { token, audience, address }: Caller,
  id: Id,
  input: Input<Contract[Id]>,
): Promise<Output<Contract[Id]>> {
  const operation: Operation = contract[id]
  const fields = inputFields(operation)
  const given: object = input as object // Every operation's input is an object, which the union of all can't express.
  const part = (wanted: string) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => fields.get(name) === wanted))
  const { result } = await execute(app, {
    operation,
    ...newVisit(address),
    authorization: `Bearer ${token}`,
    audience,
    idempotencyKey: undefined,
    input: () => ({
      params: part('params'),
      query: part('query'),
      body: operation.body ? part('body') : undefined,
    }),
  })
  if (result instanceof Fault) throw new Error(`${id}: ${result.message}`, { cause: result })
  return result.body as Output<Contract[Id]> // The path has cut it to the operation's own response.
}
