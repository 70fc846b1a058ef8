import { nearest } from '@learn/contract/nearest'
import type { Context } from '../context.ts'
import { UsageError } from '../failure.ts'
import { globalFlags } from '../flags/global-flags.ts'
import { type FlagWords, flagValue, readTyped } from '../flags/typed.ts'

/** The flags and words after a command's name. */
export interface CommandInput {
  /** By name, such as `--scope`; a switch has the value `true`. */
  readonly flags: ReadonlyMap<string, string>
  readonly words: readonly string[]
}

/** Runs a command and returns the exit code. Help and completion also read the table of all commands. */
export type Command = (context: Context, given: CommandInput, commands: OwnCommands) => Promise<number>

/** A command that is not an operation of the contract. */
export interface OwnCommand {
  readonly summary: string
  /** One line for each way to call it. */
  readonly usage: readonly string[]
  readonly flags: readonly FlagWords[]
  /** The words it takes besides flags, or `any` for any number of them. */
  readonly words?: readonly string[] | 'any'
  /** Whether it supports --dry-run. */
  readonly tries?: true
  /** Whether it supports --show-request. */
  readonly showsRequest?: true
  /** Loaded on demand: most commands take longer to load than a request takes. */
  load(): Promise<Command>
}

/** By name. A name of two words, such as `media upload`, belongs to a group of operations. */
export type OwnCommands = Readonly<Record<string, OwnCommand>>

/** The name of the command that the words start with, if there is one. */
export const ownNameIn = (
  commands: OwnCommands,
  [first = '', second]: readonly string[],
): string | undefined => [`${first} ${second}`, first].find(name => Object.hasOwn(commands, name))

/** The two-word commands of a group, by their second word. */
export const commandsInGroup = (
  commands: OwnCommands,
  group: string,
): [name: string, command: OwnCommand][] =>
  Object.entries(commands)
    .filter(([name]) => name.startsWith(`${group} `))
    .map(([name, command]) => [name.slice(group.length + 1), command])

/** Reads what was typed after a command's name. */
export function readGiven(
  name: string,
  { flags, words = [] }: OwnCommand,
  args: readonly string[],
): CommandInput {
  const found = new Map<string, string>()
  const plain: string[] = []
  const next = `See learn ${name} --help`
  for (const typed of readTyped(args, flags)) {
    if (typed.kind === 'unknown') throw unknownFlag(name, typed.flag, flags)
    if (typed.kind === 'flag') found.set(typed.flag, flagValue(typed, flags))
    if (typed.kind === 'word') plain.push(typed.text)
  }
  const surplus = words === 'any' ? undefined : plain[words.length]
  if (surplus !== undefined) throw new UsageError(`learn ${name} does not take "${surplus}".`, next)
  return { flags: found, words: plain }
}

function unknownFlag(name: string, given: string, flags: readonly FlagWords[]): UsageError {
  const meant = nearest(
    given,
    [...flags, ...globalFlags].map(({ flag }) => flag),
  )
  return new UsageError(
    `learn ${name} has no flag ${given}.`,
    meant ? `Did you mean ${meant}?` : `See learn ${name} --help`,
  )
}
