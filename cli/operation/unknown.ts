import { nearest } from '@learn/contract/nearest'
import { UsageError } from '../failure.ts'
import { kebab } from '../flags/flags.ts'
import { globalFlags } from '../flags/global-flags.ts'
import { commandsInGroup, type OwnCommands } from '../own/command.ts'
import { nounsOf, type OperationCommand } from './command.ts'

export function unknownFlag(flag: string): UsageError {
  const meant = nearest(
    flag,
    globalFlags.map(known => known.flag),
  )
  return new UsageError(
    `Unknown flag ${flag} before the command.${meant ? ` Did you mean ${meant}?` : ''}`,
    'See learn --help',
  )
}

/** What to say about words that are not a command: the nearest one, and where to look. */
export function unknownCommand(
  [noun = '', verb = '']: readonly string[],
  commands: readonly OperationCommand[],
  own: OwnCommands,
): UsageError {
  const known = nounsOf(commands)
  const isNoun = known.has(noun)
  const meant =
    findById([noun, verb], commands) ??
    (isNoun ? nearestVerb(noun, verb, commands, own) : nearestNoun(noun, verb, commands, own))
  const given = isNoun ? `${noun} ${verb}` : noun
  return new UsageError(
    `Unknown command "${given}".${meant ? ` Did you mean ${meant}?` : ''}`,
    `See learn ${isNoun ? `${noun} ` : ''}--help`,
  )
}

/** The command of an operation's id, typed as `teams.listTeams`, `teams list-teams` or `listTeams`. */
function findById(words: readonly string[], commands: readonly OperationCommand[]): string | undefined {
  const nameIn = (id: string) => kebab(id.replace(/^.*\./, ''))
  const typed = words.map(nameIn)
  return commands.find(({ operation }) => typed.includes(nameIn(operation.id)))?.title
}

/** What other programs call these verbs. */
const synonyms: Readonly<Record<string, string>> = {
  add: 'create',
  change: 'update',
  edit: 'update',
  invite: 'create',
  ls: 'list',
  new: 'create',
  remove: 'delete',
  rm: 'delete',
  set: 'update',
  show: 'get',
  view: 'get',
}

function nearestVerb(
  noun: string,
  verb: string,
  commands: readonly OperationCommand[],
  own: OwnCommands,
): string | undefined {
  const here = commands.filter(command => command.noun === noun)
  const verbs = [...here.map(command => command.verb), ...commandsInGroup(own, noun).map(([name]) => name)]
  const meant = [synonyms[verb]].find(known => known && verbs.includes(known)) ?? nearest(verb, verbs)
  if (meant) return `learn ${noun} ${meant}`
  const elsewhere = commands.filter(command => command.verb === verb || command.noun === verb)
  const [only] = elsewhere
  if (!only) return undefined
  return elsewhere.length === 1 ? only.title : only.noun === verb ? `learn ${verb}` : undefined
}

function nearestNoun(
  noun: string,
  verb: string,
  commands: readonly OperationCommand[],
  own: OwnCommands,
): string | undefined {
  const meant = nearest(noun, [...nounsOf(commands).keys(), ...Object.keys(own)])
  if (meant === undefined) return undefined
  const isWhole = commands.some(command => command.noun === meant && command.verb === verb)
  return `learn ${meant}${isWhole ? ` ${verb}` : ''}`
}
