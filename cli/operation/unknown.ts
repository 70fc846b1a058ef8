import { nearest } from '@learn/contract/nearest'
import { UsageError } from '../failure.ts'
import { globalFlags } from '../flags/global-flags.ts'
import { type OwnCommands, ownIn } from '../own/command.ts'
import { groupsOf, type OperationCommand } from './command.ts'

export function unknownFlag(flag: string): UsageError {
  const meant = nearest(
    flag,
    globalFlags.map(known => known.flag),
  )
  return new UsageError(
    `There is no flag ${flag} before a command.${meant ? ` Did you mean ${meant}?` : ''}`,
    'See what there is: learn --help',
  )
}

export function unknownGroup(
  group: string,
  commands: readonly OperationCommand[],
  own: OwnCommands,
): UsageError {
  const meant = nearest(group, [...groupsOf(commands).keys(), ...Object.keys(own)])
  const hint = meant ? ` Did you mean learn ${meant}?` : ''
  return new UsageError(`There is no command "${group}".${hint}`, 'See what there is: learn --help')
}

export function unknownName(
  group: string,
  name: string,
  commands: readonly OperationCommand[],
  own: OwnCommands,
): UsageError {
  const here = commands.filter(command => command.group === group)
  const elsewhere = commands.find(command => command.name === name)
  const names = [...here.map(command => command.name), ...ownIn(own, group).map(([known]) => known)]
  const meant = nearest(name, names) ?? names.find(known => known.startsWith(`${name}-`))
  const title = meant ? `learn ${group} ${meant}` : elsewhere?.title
  return new UsageError(
    `There is no command "${group} ${name}".${title ? ` Did you mean ${title}?` : ''}`,
    `See what there is: learn ${group} --help`,
  )
}
