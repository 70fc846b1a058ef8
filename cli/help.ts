import {
  commandOf,
  groupsOf,
  type OperationCommand,
  operationsOf,
  unknownGroup,
  unknownName,
} from './commands.ts'
import { variables } from './config.ts'
import type { Context } from './context.ts'
import { exitCodes } from './failure.ts'
import type { FlagWords } from './flag-words.ts'
import { commandFlags } from './flags.ts'
import { globalFlags } from './global-flags.ts'
import { alsoLines, operationHelp } from './operation-help.ts'
import { pairLines, section } from './output/layout.ts'
import { ownCommands, ownIn, ownNameIn } from './own-commands.ts'

/** Says what there is, or what the named command does and takes. */
export async function showHelp(context: Context, words: readonly string[]): Promise<number> {
  const { terminal } = context
  const own = ownNameIn(words)
  const [group, name] = words
  const commands = own ? [] : (await operationsOf(context)).map(commandOf)
  await terminal.write(own ? ownHelp(own, terminal.columns) : helpOf(commands, terminal.columns, group, name))
  return exitCodes.ok
}

function helpOf(
  commands: readonly OperationCommand[],
  columns: number,
  group?: string,
  name?: string,
): string {
  const width = Math.min(columns, widest)
  if (group === undefined) return wholeHelp(commands, width)
  const known = groupsOf(commands).get(group)
  if (!known) throw unknownGroup(group, commands)
  if (name === undefined) return groupHelp(group, known, width)
  const command = known.find(candidate => candidate.name === name)
  if (!command) throw unknownName(group, name, commands)
  return operationHelp(command, width)
}

/** Longer lines are hard to read, however wide the terminal is. */
const widest = 120

function wholeHelp(commands: readonly OperationCommand[], width: number): string {
  const own = Object.entries(ownCommands).map(([name, { summary }]) => [`learn ${name}`, summary] as const)
  const groups = [...groupsOf(commands)].map(
    ([group, members]) => [`learn ${group}`, members.map(({ name }) => name).join(', ')] as const,
  )
  return [
    'Learn from a terminal: every operation of the API is a command.\n',
    section('Usage', ['  learn <command> [flags]', '  learn <group> <operation> [flags]']),
    section('Commands', pairLines(own, width)),
    section('Operations', pairLines(groups, width)),
    section('Flags of every command', flagLines(globalFlags, width)),
    section('Flags of operations', flagLines(commandFlags, width)),
    section('Environment', pairLines(variables, width)),
    section('Exit codes', exitLines(width)),
    '\nlearn <group> --help and learn <group> <operation> --help say more.\n',
  ].join('')
}

const exitMeanings: Record<keyof typeof exitCodes, string> = {
  ok: 'done',
  error: 'it failed',
  usage: 'it was not understood: a flag, a value or a file is wrong, and nothing was done',
  notSignedIn: 'nobody is signed in, or the token is no longer good',
  notConfirmed: 'it was not confirmed, and nothing was sent',
  paymentRequired: 'there are not enough credits',
}

const exitLines = (width: number): string[] => {
  // Object.entries forgets the type of its keys.
  const meanings = Object.entries(exitMeanings) as [keyof typeof exitCodes, string][]
  const pairs = meanings.map(([name, meaning]) => [String(exitCodes[name]), meaning] as const)
  return pairLines([...pairs, ['130', 'it was interrupted with Ctrl-C']], width)
}

function groupHelp(group: string, commands: readonly OperationCommand[], width: number): string {
  const own = ownIn(group).map(([name, { summary }]) => [name, summary] as const)
  const lines = commands.map(({ name, operation }) => [name, operation.summary] as const)
  return [
    `learn ${group}\n`,
    section('Usage', [`  learn ${group} <operation> [flags]`]),
    section('Commands', pairLines(own, width)),
    section('Operations', pairLines(lines, width)),
    `\nlearn ${group} <operation> --help says what it does and takes.\n`,
  ].join('')
}

function ownHelp(name: string, width: number): string {
  const { summary = '', usage = [], flags = [], changes = false } = ownCommands[name] ?? {}
  return [
    `${summary}.\n`,
    section(
      'Usage',
      usage.map(line => `  ${line}`),
    ),
    section('Flags', flagLines(flags, width)),
    section(
      'Also',
      alsoLines(
        globalFlags.filter(flag => changes || isForAll(flag)),
        width,
      ),
    ),
  ].join('')
}

/** What only those have a use for that change something. */
const isForAll = ({ flag }: FlagWords) => flag !== '--yes' && flag !== '--dry-run'

const flagLines = (flags: readonly FlagWords[], width: number): string[] =>
  pairLines(
    flags.map(({ flag, short, value, meaning }) => {
      const names = short ? `${short}, ${flag}` : flag
      return [value ? `${names} ${value}` : names, meaning]
    }),
    width,
  )

/** The help of everything, one after the other, as a document. */
export function allHelp(commands: readonly OperationCommand[], width: number): string {
  const groups = [...groupsOf(commands)]
  const pages = [
    ['learn', wholeHelp(commands, width)],
    ...Object.keys(ownCommands).map(name => [`learn ${name}`, ownHelp(name, width)]),
    ...groups.flatMap(([group, members]) => [
      [`learn ${group}`, groupHelp(group, members, width)],
      ...members.map(command => [command.title, operationHelp(command, width)]),
    ]),
  ]
  return pages.map(([title, text]) => `$ ${title} --help\n\n${text}`).join('\n\n')
}
