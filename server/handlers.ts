import type { Contract } from '@learn/contract'
import type { Failure, Input, Operation, Output } from '@learn/contract/operation'
import * as audit from './audit/audit.ts'
import type { Context, MutationContext } from './context.ts'
import * as identity from './identity/identity.ts'
import * as invitations from './invitations/invitations.ts'
import * as members from './members/members.ts'
import * as organizations from './organizations/organizations.ts'
import * as teams from './teams/teams.ts'

/** The function of an operation: a read gets the plain context, everything else may write. */
export type Handler<Op extends Operation> = (
  ctx: Op['effect'] extends 'read' ? Context<Failure<Op>> : MutationContext<Failure<Op>>,
  input: Input<Op>,
) => Promise<Output<Op>>

type NameOf<Id extends string> = Id extends `${string}.${infer Name}` ? Name : never

/** One function for each operation of the contract, under the operation's own name. */
export type Handlers = { [Id in keyof Contract as NameOf<Id>]: Handler<Contract[Id]> }

const functions = {
  ...identity,
  ...organizations,
  ...members,
  ...teams,
  ...invitations,
  ...audit,
} satisfies Handlers

/** The function of an operation, by the last part of its id. */
export function handlerOf(operation: Operation): Handler<Operation> {
  const name = operation.id.slice(operation.id.indexOf('.') + 1)
  // `satisfies Handlers` has proved that each operation's function takes that operation's own input.
  return (functions as unknown as Record<string, Handler<Operation>>)[name] as Handler<Operation>
}
