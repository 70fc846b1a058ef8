import type { Context } from '../context.ts'
import { UsageError } from '../failure.ts'
import type { OwnCommands } from '../own/command.ts'
import { commandsOf, nounsOf } from './command.ts'
import { unknownCommand, unknownFlag } from './unknown.ts'

/** Runs the operation that the arguments name. */
export async function runOperation(
  context: Context,
  args: readonly string[],
  own: OwnCommands,
): Promise<number> {
  const commands = await commandsOf(context)
  const [noun = '', verb, ...rest] = args
  if (noun.startsWith('-')) throw unknownFlag(noun)
  const known = nounsOf(commands).get(noun)
  if (known && verb?.startsWith('-'))
    throw new UsageError(`A verb is missing between "${noun}" and ${verb}.`, `See learn ${noun} --help`)
  if (known && (verb === undefined || verb === 'help'))
    return await (await import('../help/help.ts')).showHelp(context, [noun, ...rest], own)
  const command = known?.find(candidate => candidate.verb === verb)
  if (!command) throw unknownCommand(args, commands, own)
  return await (await import('./call.ts')).callOperation(context, command, rest)
}
