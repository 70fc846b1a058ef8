import * as invitations from './invitations.ts'
import type { Operation } from './operation.ts'
import * as organizations from './organizations.ts'

/** The operations among a module's exports, by id: a declaration is in the contract because it is exported. */
type OperationsOf<Module> = {
  [Name in keyof Module as Module[Name] extends Operation ? Module[Name]['id'] : never]: Module[Name]
}

export interface Contract extends OperationsOf<typeof organizations>, OperationsOf<typeof invitations> {}
export type OperationId = keyof Contract

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'effect' in value && 'path' in value

/** The whole contract, in the order in which a reader should meet it. */
export const operations: readonly Operation[] = [organizations, invitations].flatMap(module =>
  Object.values(module).filter(isOperation),
)

export const contract = Object.fromEntries(
  operations.map(operation => [operation.id, operation]),
  // Object.fromEntries forgets its keys; they are the operations' ids by construction.
) as unknown as Contract
