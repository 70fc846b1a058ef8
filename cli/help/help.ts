import { variables } from '../config.ts'
import type { Context } from '../context.ts'
import { exitCodes } from '../failure.ts'
import { commandFlags } from '../flags/flags.ts'
import { globalFlags } from '../flags/global-flags.ts'
import type { FlagWords } from '../flags/typed.ts'
import { aboutNoun, commandsOf, nounsOf, type OperationCommand } from '../operation/command.ts'
import { unknownCommand } from '../operation/unknown.ts'
import { pairLines, section } from '../output/layout.ts'
import {
  type CommandInput,
  commandsInGroup,
  type OwnCommand,
  type OwnCommands,
  ownNameIn,
} from '../own/command.ts'
import { alsoLines, operationHelp } from './operation-help.ts'

export const help = (context: Context, { words }: CommandInput, own: OwnCommands): Promise<number> =>
  showHelp(context, words, own)

/** Prints the help of everything, of a noun or of a command. */
export async function showHelp(
  context: Context,
  words: readonly string[],
  own: OwnCommands,
): Promise<number> {
  const { terminal } = context
  const width = Math.min(terminal.columns, widest)
  const known = own[ownNameIn(own, words) ?? '']
  await terminal.write(known ? ownHelp(known, width) : helpOf(await commandsOf(context), own, width, words))
  return exitCodes.ok
}

function helpOf(
  commands: readonly OperationCommand[],
  own: OwnCommands,
  width: number,
  words: readonly string[],
): string {
  const [noun, verb] = words
  if (noun === undefined) return wholeHelp(commands, own, width)
  const known = nounsOf(commands).get(noun)
  if (known && verb === undefined) return nounHelp(noun, known, own, width)
  const command = known?.find(candidate => candidate.verb === verb)
  if (!command) throw unknownCommand(words, commands, own)
  return operationHelp(command, width, commands)
}

/** Longer lines are hard to read, however wide the terminal is. */
const widest = 120

function wholeHelp(commands: readonly OperationCommand[], own: OwnCommands, width: number): string {
  const ownLines = Object.entries(own).map(([name, { summary }]) => [name, summary] as const)
  const nouns = [...nounsOf(commands).keys()].map(noun => [noun, aboutNoun(noun)] as const)
  return [
    'Use Learn from a terminal. Every operation of the API is a command.\n',
    section('Usage', ['  learn <noun> <verb> [flags]', '  learn <command> [flags]']),
    section('Commands', pairLines(ownLines, width)),
    section('Nouns', pairLines(nouns, width)),
    section('Flags for every command', flagLines(globalFlags, width)),
    section('Flags for nouns and verbs', flagLines(commandFlags, width)),
    section('Environment', pairLines(variables, width)),
    section('Exit codes', exitLines(width)),
    section('Examples', [
      '  learn login',
      '  learn teams list',
      '  learn students progress Robin',
      '  learn help replays create',
    ]),
  ].join('')
}

const exitMeanings: Record<keyof typeof exitCodes, string> = {
  ok: 'success',
  error: 'the command failed',
  usage: 'a flag, a value or a file is wrong; nothing was done',
  notSignedIn: 'not signed in, or the sign-in has expired',
  notConfirmed: 'not confirmed; nothing was sent',
  paymentRequired: 'not enough credits',
}

const exitLines = (width: number): string[] => {
  // Object.entries forgets the type of its keys.
  const meanings = Object.entries(exitMeanings) as [keyof typeof exitCodes, string][]
  const pairs = meanings.map(([name, meaning]) => [String(exitCodes[name]), meaning] as const)
  return pairLines([...pairs, ['130', 'interrupted with Ctrl-C']], width)
}

function nounHelp(
  noun: string,
  commands: readonly OperationCommand[],
  own: OwnCommands,
  width: number,
): string {
  const ownLines = commandsInGroup(own, noun).map(([name, { summary }]) => [name, summary] as const)
  const lines = commands.map(({ verb, operation }) => [verb, operation.summary] as const)
  const about = aboutNoun(noun)
  return [
    `${about ? `${about}.` : `learn ${noun}`}\n`,
    section('Usage', [`  learn ${noun} <verb> [flags]`]),
    section('Verbs', pairLines([...ownLines, ...lines], width)),
    `\nSee learn ${noun} <verb> --help for more.\n`,
  ].join('')
}

function ownHelp({ summary, usage, flags, tries, showsRequest }: OwnCommand, width: number): string {
  const indented = usage.map(line => `  ${line}`)
  const useless = [tries ? '' : '--dry-run', showsRequest ? '' : '--show-request']
  const useful = globalFlags.filter(({ flag }) => !useless.includes(flag))
  return [
    `${summary}.\n`,
    section('Usage', indented),
    section('Flags', flagLines(flags, width)),
    section('Also', alsoLines(useful, width)),
  ].join('')
}

const flagLines = (flags: readonly FlagWords[], width: number): string[] =>
  pairLines(
    flags.map(({ flag, short, value, meaning }) => {
      const names = short ? `${short}, ${flag}` : flag
      return [value ? `${names} ${value}` : names, meaning]
    }),
    width,
  )

/** The help of every command, one after the other, as a document. */
export function allHelp(commands: readonly OperationCommand[], own: OwnCommands, width: number): string {
  const pages = [
    ['learn', wholeHelp(commands, own, width)],
    ...Object.entries(own).map(([name, command]) => [`learn ${name}`, ownHelp(command, width)]),
    ...[...nounsOf(commands)].flatMap(([noun, members]) => [
      [`learn ${noun}`, nounHelp(noun, members, own, width)],
      ...members.map(command => [command.title, operationHelp(command, width, commands)]),
    ]),
  ]
  return pages.map(([title, text]) => `$ ${title} --help\n\n${text}`).join('\n\n')
}
