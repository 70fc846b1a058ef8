import { creditWords } from '@learn/contract/documents/preview'
import { routeOf } from '@learn/contract/documents/route'
import { isDestructive, type Operation, roles } from '@learn/contract/operation'
import { commandFlags, type FieldSchema, type Flag, flagsOf, placeholderOf } from '../flags/flags.ts'
import { globalFlags } from '../flags/global-flags.ts'
import type { FlagWords } from '../flags/typed.ts'
import { needsConfirmation, type OperationCommand } from '../operation/command.ts'
import { followsJob } from '../operation/job.ts'
import { pairLines, section } from '../output/layout.ts'
import { wrap, wrapWords } from '../output/text.ts'
import { exampleOf } from './example.ts'

/** The help of an operation: its effect, flags, requirements and cost. */
export function operationHelp(
  command: OperationCommand,
  width: number,
  commands: readonly OperationCommand[] = [],
): string {
  const { operation, title } = command
  const flags = flagsOf(operation)
  const withTitle = ([name, meaning]: Pair): Pair => [name, withTitles(meaning, commands)]
  return [
    `${operation.summary}.\n\n`,
    ...wrap(withTitles(operation.description, commands), width).map(line => `${line}\n`),
    section('Usage', indent(wrapWords(usageWords(title, flags), width - 6))),
    section('Flags', pairLines(flags.flatMap(pairsOf).map(withTitle), width)),
    section('Also', alsoLines(otherFlags(operation, flags), width)),
    section('Example', indent(wrapWords(exampleOf(command), width - 8), ' \\')),
    section(
      'Needs',
      wrap(needsText(operation), width - 2).map(line => `  ${line}`),
    ),
  ].join('')
}

/** Descriptions name other operations by id; here they are commands. */
const withTitles = (text: string, commands: readonly OperationCommand[]): string =>
  text.replaceAll(/`([a-z]+\.[a-zA-Z]+)`/g, (whole, id) => {
    const named = commands.find(({ operation }) => operation.id === id)
    return named ? `\`${named.title}\`` : whole
  })

const usageOf = (flag: Flag) =>
  flag.schema.type === 'boolean'
    ? `${flag.flag}|--no-${flag.flag.slice(2)}`
    : `${flag.flag} ${placeholderOf(flag)}`

/** The required input: fields of the path as words, the others as flags. */
const usageWords = (title: string, flags: readonly Flag[]): string[] => [
  title,
  ...flags.filter(({ part }) => part === 'params').map(({ flag }) => `<${flag.slice(2)}>`),
  ...flags.filter(({ part, required }) => part !== 'params' && required).map(usageOf),
  '[flags]',
]

const indent = (lines: readonly string[], continued = ''): string[] =>
  lines.map(
    (line, index) => `${index === 0 ? '  ' : '      '}${line}${index < lines.length - 1 ? continued : ''}`,
  )

type Pair = readonly [name: string, meaning: string]

/** A flag, followed by the fields of its JSON. */
const pairsOf = (flag: Flag): Pair[] => [pairOf(flag), ...meaningsIn(flag.schema, '  ')]

/** Each field is followed by its own fields. */
function meaningsIn(schema: FieldSchema, indent: string): Pair[] {
  const { properties = {} } = schema.items ?? schema
  return Object.entries(properties).flatMap(([name, inner]): Pair[] => [
    ...(inner.description ? [[`${indent}.${name}`, inner.description] as const] : []),
    ...meaningsIn(inner, `${indent}  `),
  ])
}

function pairOf(flag: Flag): Pair {
  const { nullable, values, description, secret, schema, names } = flag
  const isListed = values?.every(value => description.includes(value)) ?? false
  const parts = [
    requiredWords(flag),
    names ? `The ${names}’s name or ID.` : '',
    // How to type an empty list.
    description.replace('An empty list means', "Use '' for"),
    isListed ? '' : sentence(typeWords(schema, values)),
    schema.type === 'array' ? 'Separate several with commas, or repeat the flag.' : '',
    nullable && !/\bnull\b/i.test(description) ? 'Use null for none.' : '',
    secret ? 'Use - to type it at a prompt, or to read it from standard input.' : '',
  ]
  return [usageOf(flag), parts.filter(Boolean).join(' ')]
}

/** The organization may also come from the profile or from the caller: see addOrganization. */
function requiredWords({ required, names, part }: Flag): string {
  if (!required) return ''
  const isOptional = names === 'organization' && part !== 'params'
  return isOptional ? 'Required, unless your profile has one or you belong to only one.' : 'Required.'
}

const sentence = (words: string) => (words ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.` : '')

/** Describes the allowed values, lengths and ranges, or the fields of an object. */
function typeWords(schema: FieldSchema, values?: readonly string[]): string {
  if (schema.type === 'array') return listWords(schema)
  if (values ?? schema.enum) return `one of ${(values ?? schema.enum)?.join(', ')}`
  if (schema.type === 'object') return `JSON, or @FILE: ${shapeWords(schema)}`
  const { minimum, maximum, minLength, maxLength } = schema
  if (schema.type === 'integer') return range('a whole number', minimum, maximum)
  if (minLength !== undefined && minLength === maxLength) return `exactly ${minLength} characters`
  return minLength || maxLength ? `${range('', minLength, maxLength).trim()} characters` : ''
}

function listWords({ items = {} }: FieldSchema): string {
  if (items.type === 'object') return `JSON, or @FILE: a list of ${shapeWords(items)}`
  return items.enum ? `any of ${items.enum.join(', ')}` : ''
}

function shapeWords({ properties, required = [] }: FieldSchema): string {
  const fields = Object.entries(properties ?? {}).map(([name, inner]) => {
    return `${name}${required.includes(name) ? '' : '?'}${innerWords(inner)}`
  })
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : 'any object'
}

function innerWords(inner: FieldSchema): string {
  if (inner.enum) return `: ${inner.enum.join('|')}`
  if (inner.items?.properties) return `: [${shapeWords(inner.items)}]`
  return inner.properties ? `: ${shapeWords(inner)}` : ''
}

function range(what: string, least?: number, most?: number): string {
  if (least !== undefined && most !== undefined) return `${what} ${what && 'from '}${least} to ${most}`
  if (most !== undefined) return `${what} up to ${most}`
  return least === undefined ? what : `${what && `${what} of `}at least ${least}`
}

/** The shared flags that make sense for this operation. */
export function usefulFlags(operation: Operation): FlagWords[] {
  const isList = routeOf(operation).paged === true
  const useless = [
    isList ? '' : '--all',
    followsJob(operation) ? '' : '--no-wait',
    operation.effect === 'read' ? '--idempotency-key' : '',
  ]
  return commandFlags.filter(({ flag }) => !useless.includes(flag))
}

/** All flags that are not fields of the operation. */
const otherFlags = (operation: Operation, flags: readonly Flag[]): FlagWords[] =>
  [...usefulFlags(operation), ...globalFlags].filter(
    ({ flag }) =>
      !flags.some(own => own.flag === flag) && (operation.effect !== 'read' || flag !== '--dry-run'),
  )

/** Only the names of flags: `learn --help` has their meanings. */
export function alsoLines(flags: readonly FlagWords[], width: number): string[] {
  const names = flags.map(({ flag, value }) => (value ? `${flag} ${value}` : flag))
  return wrap(`${names.join(', ')} (see learn --help)`, width - 2).map(line => `  ${line}`)
}

function needsText(operation: Operation): string {
  const { role, scope, effect, cost, callers } = operation
  return [
    callers ? `Callers: ${callers.join(', ')}.` : '',
    roleWords(role),
    effect === 'paid' ? `Scopes ${scope} and paid.` : `Scope ${scope}.`,
    cost ? `Costs ${creditWords(cost.credits)} per ${cost.per}; you see an estimate first.` : '',
    needsConfirmation(operation) ? 'Asks for confirmation, unless you use --yes.' : '',
    isDestructive(operation) ? 'This can’t be undone.' : '',
    followsJob(operation) ? jobWords(operation) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const jobWords = ({ transport }: Operation) =>
  `${transport === 'events' ? 'Waits for the job' : 'Starts a job and waits for it'}, unless you use --no-wait.`

function roleWords(role: Operation['role']): string {
  if (role === 'none') return 'No role needed.'
  if (role === 'any') return 'Any role.'
  return role === roles.at(-1) ? `Role ${role}.` : `Role ${role} or higher.`
}
