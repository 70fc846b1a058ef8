import { nouns, nounVerbOf } from '@learn/contract/noun-verb'
import { isDestructive, type Operation } from '@learn/contract/operation'
import type { Context } from '../context.ts'

/** An operation as a command. */
export interface OperationCommand {
  /** Such as `teams`. */
  readonly noun: string
  /** Such as `list`. */
  readonly verb: string
  /** Such as `learn teams list`. */
  readonly title: string
  readonly operation: Operation
}

export const operationsOf = async ({ operations }: Context): Promise<readonly Operation[]> =>
  operations ?? (await import('@learn/contract')).operations

export function commandOf(operation: Operation): OperationCommand {
  const { noun, verb } = nounVerbOf(operation)
  return { noun, verb, title: `learn ${noun} ${verb}`, operation }
}

export const commandsOf = async (context: Context): Promise<readonly OperationCommand[]> =>
  (await operationsOf(context)).map(commandOf)

/** The commands by noun, in the order in which a newcomer should meet the nouns. */
export function nounsOf(commands: readonly OperationCommand[]): Map<string, OperationCommand[]> {
  const found = new Map<string, OperationCommand[]>()
  for (const noun of [...Object.keys(nouns), ...commands.map(command => command.noun)]) {
    const own = commands.filter(command => command.noun === noun)
    if (own.length > 0) found.set(noun, own)
  }
  return found
}

/** One line about a noun, for help. */
export const aboutNoun = (noun: string): string => {
  const declared: Readonly<Record<string, { readonly about: string }>> = nouns
  return declared[noun]?.about ?? ''
}

/** Calls that cost credits or take something away. */
export const needsConfirmation = (operation: Operation): boolean =>
  operation.effect === 'paid' ||
  (operation.effect === 'mutate' && (operation.method === 'DELETE' || isDestructive(operation)))
