import { nearest } from '@learn/contract/nearest'
import type { Operation } from '@learn/contract/operation'
import type { Context } from './context.ts'
import { UsageError } from './failure.ts'
import { kebab } from './flags.ts'
import { globalFlags } from './global-flags.ts'
import { ownCommands, ownIn } from './own-commands.ts'

/** An operation as it is typed. */
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

/** The commands by their group, in the contract's order. */
export function groupsOf(commands: readonly OperationCommand[]): Map<string, OperationCommand[]> {
  const groups = new Map<string, OperationCommand[]>()
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command])
  return groups
}

/** Runs the operation that the arguments name. */
export async function runCommand(context: Context, args: readonly string[]): Promise<number> {
  const commands = (await operationsOf(context)).map(commandOf)
  const [group = '', name, ...rest] = args
  const known = groupsOf(commands).get(group)
  if (group.startsWith('-')) throw unknownFlag(group)
  if (known && name?.startsWith('-'))
    throw new UsageError(
      `The operation is missing between "${group}" and ${name}.`,
      `See which there are: learn ${group} --help`,
    )
  if (known && name === undefined) return await (await import('./help.ts')).showHelp(context, args)
  const command = known?.find(candidate => candidate.name === name)
  if (!command) throw known ? unknownName(group, name ?? '', commands) : unknownGroup(group, commands)
  return await (await import('./call.ts')).callOperation(context, command, rest)
}

function unknownFlag(flag: string): UsageError {
  const meant = nearest(
    flag,
    globalFlags.map(known => known.flag),
  )
  return new UsageError(
    `There is no flag ${flag} before a command.${meant ? ` Did you mean ${meant}?` : ''}`,
    'See what there is: learn --help',
  )
}

export function unknownGroup(group: string, commands: readonly OperationCommand[]): UsageError {
  const meant = nearest(group, [...groupsOf(commands).keys(), ...Object.keys(ownCommands)])
  const hint = meant ? ` Did you mean learn ${meant}?` : ''
  return new UsageError(`There is no command "${group}".${hint}`, 'See what there is: learn --help')
}

export function unknownName(group: string, name: string, commands: readonly OperationCommand[]): UsageError {
  const here = commands.filter(command => command.group === group)
  const elsewhere = commands.find(command => command.name === name)
  const names = [...here.map(command => command.name), ...ownIn(group).map(([own]) => own)]
  const meant = nearest(name, names) ?? names.find(known => known.startsWith(`${name}-`))
  const title = meant ? `learn ${group} ${meant}` : elsewhere?.title
  return new UsageError(
    `There is no command "${group} ${name}".${title ? ` Did you mean ${title}?` : ''}`,
    `See what there is: learn ${group} --help`,
  )
}
