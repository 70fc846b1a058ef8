import { readProfiles } from '../account/profiles.ts'
import type { Context } from '../context.ts'
import { exitCodes } from '../failure.ts'
import { flagsOf, flagWordsOf } from '../flags/flags.ts'
import { globalFlags } from '../flags/global-flags.ts'
import type { FlagWords } from '../flags/typed.ts'
import { usefulFlags } from '../help/operation-help.ts'
import { aboutNoun, commandsOf, nounsOf, type OperationCommand } from '../operation/command.ts'
import { shapeOf } from '../output/shape.ts'
import { commandsInGroup, type OwnCommands, ownNameIn } from './command.ts'

type Candidate = readonly [word: string, meaning: string]

/** Prints the candidates for the last word. */
export async function printWords(
  context: Context,
  words: readonly string[],
  own: OwnCommands,
): Promise<number> {
  const current = words.at(-1) ?? ''
  const found = await candidates(context, own, words.slice(0, -1), current)
  const fitting = found.filter(([word]) => word.startsWith(current) && word !== '')
  // A tab or newline would end the meaning.
  const lines = fitting.map(
    ([word, meaning]) => `${word}\t${meaning.replaceAll(/\s+/g, ' ').slice(0, 100)}\n`,
  )
  await context.terminal.write(lines.join(''))
  return exitCodes.ok
}

async function candidates(
  context: Context,
  own: OwnCommands,
  before: readonly string[],
  current: string,
): Promise<Candidate[]> {
  const commands = await commandsOf(context)
  const typed = placesOf(before, commands, own)
  const command = commandIn(typed, commands)
  const flags = flagsFor(command, typed, own)
  const [named, prefix] = current.includes('=') ? split(current) : [before.at(-1) ?? '', '']
  const asked = flags.find(({ flag, value }) => flag === named && value)
  if (asked)
    return (await valuesOf(context, asked.flag, command, current)).map(([word, meaning]) => [
      prefix + word,
      meaning,
    ])
  if (current.startsWith('-')) {
    const given = new Set(before)
    return flags.filter(({ flag }) => !given.has(flag)).map(({ flag, meaning }) => [flag, meaning])
  }
  return await places(context, typed, commands, own)
}

const commandIn = ([noun, verb]: readonly string[], commands: readonly OperationCommand[]) =>
  commands.find(command => command.noun === noun && command.verb === verb)

const split = (word: string): [name: string, prefix: string] => {
  const equals = word.indexOf('=')
  return [word.slice(0, equals), word.slice(0, equals + 1)]
}

/** The words that are neither flags nor values of flags. */
function placesOf(
  before: readonly string[],
  commands: readonly OperationCommand[],
  own: OwnCommands,
): string[] {
  const places: string[] = []
  let command: OperationCommand | undefined
  for (let index = 0; index < before.length; index++) {
    const word = before[index] ?? ''
    command ??= commandIn(places, commands)
    if (!word.startsWith('-')) places.push(word)
    else if (flagsFor(command, places, own).some(({ flag, value }) => flag === word && value)) index++
  }
  return places
}

function flagsFor(
  command: OperationCommand | undefined,
  typed: readonly string[],
  own: OwnCommands,
): FlagWords[] {
  if (!command) return [...(own[ownNameIn(own, typed) ?? '']?.flags ?? []), ...globalFlags]
  const { operation } = command
  return [...flagsOf(operation).flatMap(flagWordsOf), ...usefulFlags(operation), ...globalFlags]
}

async function valuesOf(
  context: Context,
  name: string,
  command: OperationCommand | undefined,
  current: string,
): Promise<Candidate[]> {
  if (name === '--profile') return await profileNames(context)
  const flag = command && flagsOf(command.operation).find(candidate => candidate.flag === name)
  const isList = name === '--fields' || flag?.schema.type === 'array'
  const values = name === '--fields' && command ? shapeOf(command.operation).fields : (flag?.values ?? [])
  // After a comma the next value begins.
  const chosen = isList ? current.slice(current.indexOf('=') + 1, current.lastIndexOf(',') + 1) : ''
  const taken = chosen.split(',')
  return values.filter(value => !taken.includes(value)).map(value => [chosen + value, ''])
}

async function places(
  context: Context,
  typed: readonly string[],
  commands: readonly OperationCommand[],
  own: OwnCommands,
): Promise<Candidate[]> {
  const [first, second] = typed
  if (first === undefined) {
    const alone = Object.entries(own)
      .filter(([name]) => !name.includes(' '))
      .map(([name, { summary }]): Candidate => [name, summary])
    const nouns = [...nounsOf(commands).keys()].map((noun): Candidate => [noun, aboutNoun(noun)])
    return [...alone, ...nouns]
  }
  if (first === 'completion' && second === undefined) return ['bash', 'zsh', 'fish'].map(shell => [shell, ''])
  if (first === 'api' && second === undefined)
    return ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].map(method => [method, ''])
  if (first === 'help') return await places(context, typed.slice(1), commands, own)
  if (first === 'profiles')
    return typed.length < 2
      ? [
          ['list', ''],
          ['use', ''],
          ['remove', ''],
        ]
      : await profileNames(context)
  if (second !== undefined) return []
  const members = commands.filter(({ noun }) => noun === first)
  return [
    ...commandsInGroup(own, first).map(([name, { summary }]): Candidate => [name, summary]),
    ...members.map(({ verb, operation }): Candidate => [verb, operation.summary]),
  ]
}

async function profileNames({ config }: Context): Promise<Candidate[]> {
  const { profiles } = await readProfiles(config)
  return Object.entries(profiles).map(([name, { url }]) => [name, url])
}
