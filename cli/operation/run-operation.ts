import type { Context } from '../context.ts'
import { UsageError } from '../failure.ts'
import type { OwnCommands } from '../own/command.ts'
import { commandOf, groupsOf, operationsOf } from './command.ts'
import { unknownFlag, unknownGroup, unknownName } from './unknown.ts'

/** Runs the operation that the arguments name. */
export async function runOperation(
  context: Context,
  args: readonly string[],
  own: OwnCommands,
): Promise<number> {
  const commands = (await operationsOf(context)).map(commandOf)
  const [group = '', name, ...rest] = args
  const known = groupsOf(commands).get(group)
  if (group.startsWith('-')) throw unknownFlag(group)
  if (known && name?.startsWith('-'))
    throw new UsageError(
      `The operation is missing between "${group}" and ${name}.`,
      `See which there are: learn ${group} --help`,
    )
  if (known && name === undefined) return await (await import('../help/help.ts')).showHelp(context, args, own)
  const command = known?.find(candidate => candidate.name === name)
  if (!command)
    throw known ? unknownName(group, name ?? '', commands, own) : unknownGroup(group, commands, own)
  return await (await import('./call.ts')).callOperation(context, command, rest)
}
