import { creditWords } from '@learn/contract/documents/preview'
import { routeOf } from '@learn/contract/documents/route'
import { isDestructive, type Operation, roles } from '@learn/contract/operation'
import { commandFlags, type FieldSchema, type Flag, flagsOf, placeholderOf } from '../flags/flags.ts'
import { globalFlags } from '../flags/global-flags.ts'
import type { FlagWords } from '../flags/typed.ts'
import type { OperationCommand } from '../operation/command.ts'
import { followsJob } from '../operation/job.ts'
import { pairLines, section } from '../output/layout.ts'
import { wrap, wrapWords } from '../output/text.ts'
import { exampleOf } from './example.ts'

/** What an operation does, takes, needs and costs. */
export function operationHelp(command: OperationCommand, width: number): string {
  const { operation, title } = command
  const flags = flagsOf(operation)
  return [
    `${operation.summary}.\n\n`,
    ...wrap(operation.description, width).map(line => `${line}\n`),
    section('Usage', indented(wrapWords(usageWords(title, flags), width - 6))),
    section('Flags', pairLines(flags.flatMap(pairsOf), width)),
    section('Also', alsoLines([...usefulFlags(operation), ...globalFlags], width)),
    section('Example', indented(wrapWords(exampleOf(command), width - 8), ' \\')),
    section(
      'Needs',
      wrap(needs(operation), width - 2).map(line => `  ${line}`),
    ),
  ].join('')
}

const usageOf = (flag: Flag) =>
  flag.schema.type === 'boolean'
    ? `${flag.flag}|--no-${flag.flag.slice(2)}`
    : `${flag.flag} ${placeholderOf(flag)}`

/** What must be given: of the path by its place, the rest by name. */
const usageWords = (title: string, flags: readonly Flag[]): string[] => [
  title,
  ...flags.filter(({ part }) => part === 'params').map(({ flag }) => `<${flag.slice(2)}>`),
  ...flags.filter(({ part, required }) => part !== 'params' && required).map(usageOf),
  '[flags]',
]

const indented = (lines: readonly string[], goesOn = ''): string[] =>
  lines.map(
    (line, index) => `${index === 0 ? '  ' : '      '}${line}${index < lines.length - 1 ? goesOn : ''}`,
  )

type Pair = readonly [name: string, meaning: string]

/** A flag, and beneath it what the fields of its JSON mean. */
const pairsOf = (flag: Flag): Pair[] => [pairOf(flag), ...meaningsIn(flag.schema, '  ')]

/** Each beneath the one that holds it. */
function meaningsIn(schema: FieldSchema, indent: string): Pair[] {
  const { properties = {} } = schema.items ?? schema
  return Object.entries(properties).flatMap(([name, inner]): Pair[] => [
    ...(inner.description ? [[`${indent}.${name}`, inner.description] as const] : []),
    ...meaningsIn(inner, `${indent}  `),
  ])
}

function pairOf(flag: Flag): Pair {
  const { nullable, values, description, secret, schema } = flag
  const isListed = values?.every(value => description.includes(value)) ?? false
  const parts = [
    requiredWords(flag),
    description,
    isListed ? '' : sentence(typeWords(schema, values)),
    schema.type === 'array' ? 'Several with commas, or the flag several times.' : '',
    nullable ? 'Or null, for none.' : '',
    secret ? 'With - it is asked for, or read from standard input.' : '',
  ]
  return [usageOf(flag), parts.filter(Boolean).join(' ')]
}

/** See addOrganization: the organization may come from elsewhere. */
function requiredWords({ required, field, part }: Flag): string {
  if (!required) return ''
  const isElsewhere = field === 'organizationId' && part !== 'params'
  return isElsewhere ? 'Required, here or by --organization or the profile.' : 'Required.'
}

const sentence = (words: string) => (words ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.` : '')

/** What may be given, in words: allowed values, lengths, ranges, the fields of an object. */
function typeWords(schema: FieldSchema, values?: readonly string[]): string {
  if (schema.type === 'array') return listWords(schema)
  if (values ?? schema.enum) return `one of ${(values ?? schema.enum)?.join(', ')}`
  if (schema.type === 'object') return `JSON, or @FILE with it: ${shapeWords(schema)}`
  const { minimum, maximum, minLength, maxLength } = schema
  if (schema.type === 'integer') return range('a whole number', minimum, maximum)
  if (minLength !== undefined && minLength === maxLength) return `exactly ${minLength} characters`
  return minLength || maxLength ? `${range('', minLength, maxLength).trim()} characters` : ''
}

function listWords({ items = {} }: FieldSchema): string {
  if (items.type === 'object') return `JSON, or @FILE with it: a list of ${shapeWords(items)}`
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
  return least === undefined ? what : `${what} from ${least} up`
}

/** The flags that are no fields, as far as this operation has a use for them. */
export function usefulFlags(operation: Operation): FlagWords[] {
  const isList = routeOf(operation).paged === true
  const useless = [
    isList ? '' : '--all',
    followsJob(operation) ? '' : '--no-wait',
    operation.effect === 'read' ? '--idempotency-key' : '',
  ]
  return commandFlags.filter(({ flag }) => !useless.includes(flag))
}

/** Flags by their names alone: the first page of the help has their meanings. */
export function alsoLines(flags: readonly FlagWords[], width: number): string[] {
  const names = flags.map(({ flag, value }) => (value ? `${flag} ${value}` : flag))
  return wrap(`${names.join(', ')}: learn --help says what they do.`, width - 2).map(line => `  ${line}`)
}

function needs(operation: Operation): string {
  const { role, scope, effect, cost, callers } = operation
  return [
    callers ? `A caller of the kind ${callers.join(' or ')}.` : '',
    roleWords(role),
    `The scope ${scope}${effect === 'paid' ? ', and paid' : ''}.`,
    cost ? `It costs ${creditWords(cost.credits)} for each ${cost.per}; the estimate is shown first.` : '',
    effect === 'read' ? 'It changes nothing.' : 'It is confirmed first, or by --yes.',
    isDestructive(operation) ? 'What it takes away can’t be brought back.' : '',
    followsJob(operation)
      ? 'It takes a while: the job is followed to its end unless --no-wait is given.'
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function roleWords(role: Operation['role']): string {
  if (role === 'none') return 'No role.'
  if (role === 'any') return 'Any role.'
  return role === roles.at(-1) ? `The role ${role}.` : `The role ${role}, or a higher one.`
}
