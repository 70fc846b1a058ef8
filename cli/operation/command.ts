import type { Operation } from '@learn/contract/operation'
import type { Context } from '../context.ts'
import { kebab } from '../flags/flags.ts'

/** An operation as a command. */
export interface OperationCommand {
  /** Such as `organizations`. */
  readonly group: string
  /** Such as `list-invitations`. */
  readonly name: string
  /** Such as `learn organizations list-invitations`. */
  readonly title: string
  readonly operation: Operation
}

export const operationsOf = async ({ operations }: Context): Promise<readonly Operation[]> =>
  operations ?? (await import('@learn/contract')).operations

export function commandOf(operation: Operation): OperationCommand {
  const [group = '', own = ''] = operation.id.split('.')
  const name = kebab(own)
  return { group, name, title: `learn ${group} ${name}`, operation }
}

/** The commands by group, in the order of the contract. */
export function groupsOf(commands: readonly OperationCommand[]): Map<string, OperationCommand[]> {
  const groups = new Map<string, OperationCommand[]>()
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command])
  return groups
}
