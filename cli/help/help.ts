import { variables } from '../config.ts'
import type { Context } from '../context.ts'
import { exitCodes } from '../failure.ts'
import { commandFlags } from '../flags/flags.ts'
import { globalFlags } from '../flags/global-flags.ts'
import type { FlagWords } from '../flags/typed.ts'
import { commandOf, groupsOf, type OperationCommand, operationsOf } from '../operation/command.ts'
import { unknownGroup, unknownName } from '../operation/unknown.ts'
import { pairLines, section } from '../output/layout.ts'
import { type OwnCommand, type OwnCommands, ownIn, ownNameIn } from '../own/command.ts'
import { alsoLines, operationHelp } from './operation-help.ts'

/** Prints the help of everything, or of the named group or command. */
export async function showHelp(
  context: Context,
  words: readonly string[],
  own: OwnCommands,
): Promise<number> {
  const { terminal } = context
  const width = Math.min(terminal.columns, widest)
  const known = own[ownNameIn(own, words) ?? '']
  const help = known
    ? ownHelp(known, width)
    : helpOf((await operationsOf(context)).map(commandOf), own, width, words)
  await terminal.write(help)
  return exitCodes.ok
}

function helpOf(
  commands: readonly OperationCommand[],
  own: OwnCommands,
  width: number,
  [group, name]: readonly string[],
): string {
  if (group === undefined) return wholeHelp(commands, own, width)
  const known = groupsOf(commands).get(group)
  if (!known) throw unknownGroup(group, commands, own)
  if (name === undefined) return groupHelp(group, known, own, width)
  const command = known.find(candidate => candidate.name === name)
  if (!command) throw unknownName(group, name, commands, own)
  return operationHelp(command, width)
}

/** Longer lines are hard to read, however wide the terminal is. */
const widest = 120

function wholeHelp(commands: readonly OperationCommand[], own: OwnCommands, width: number): string {
  const ownLines = Object.entries(own).map(([name, { summary }]) => [`learn ${name}`, summary] as const)
  const groups = [...groupsOf(commands)].map(
    ([group, members]) => [`learn ${group}`, members.map(({ name }) => name).join(', ')] as const,
  )
  return [
    'Learn from a terminal: every operation of the API is a command.\n',
    section('Usage', ['  learn <command> [flags]', '  learn <group> <operation> [flags]']),
    section('Commands', pairLines(ownLines, width)),
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

function groupHelp(
  group: string,
  commands: readonly OperationCommand[],
  own: OwnCommands,
  width: number,
): string {
  const ownLines = ownIn(own, group).map(([name, { summary }]) => [name, summary] as const)
  const lines = commands.map(({ name, operation }) => [name, operation.summary] as const)
  return [
    `learn ${group}\n`,
    section('Usage', [`  learn ${group} <operation> [flags]`]),
    section('Commands', pairLines(ownLines, width)),
    section('Operations', pairLines(lines, width)),
    `\nlearn ${group} <operation> --help says what it does and takes.\n`,
  ].join('')
}

function ownHelp({ summary, usage, flags, changes }: OwnCommand, width: number): string {
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
export function allHelp(commands: readonly OperationCommand[], own: OwnCommands, width: number): string {
  const groups = [...groupsOf(commands)]
  const pages = [
    ['learn', wholeHelp(commands, own, width)],
    ...Object.entries(own).map(([name, command]) => [`learn ${name}`, ownHelp(command, width)]),
    ...groups.flatMap(([group, members]) => [
      [`learn ${group}`, groupHelp(group, members, own, width)],
      ...members.map(command => [command.title, operationHelp(command, width)]),
    ]),
  ]
  return pages.map(([title, text]) => `$ ${title} --help\n\n${text}`).join('\n\n')
}
