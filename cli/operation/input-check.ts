import { checkInput as issuesOf } from '@learn/contract/checks/check-input'
import type { Issue } from '@learn/contract/errors'
import { nearest } from '@learn/contract/nearest'
import { UnfitInput } from '../failure.ts'
import type { FieldSchema, Flag } from '../flags/flags.ts'
import type { OperationCommand } from './command.ts'

/** Checks the input against the contract before anything is sent, and reports all problems together, by flag. */
export function checkInput(
  { operation, title }: OperationCommand,
  flags: readonly Flag[],
  input: Readonly<Record<string, unknown>>,
  /** The file that a field comes from, if any. */
  sourceOf: (field: string) => string | undefined,
  usesVariable = false,
): void {
  const issues = issuesOf(operation, input)
  const unknown = Object.keys(input).filter(name => !flags.some(({ field }) => field === name))
  const wrong = [
    ...unknown.map(name => unknownField(name, flags, sourceOf(name))),
    ...flags.flatMap(flag =>
      flag.field === 'organizationId' && input.organizationId === undefined
        ? missingOrganization(flag, issues, usesVariable)
        : sentencesOf(flag, issues, input[flag.field], sourceOf(flag.field)),
    ),
  ]
  if (wrong.length > 0) throw new UnfitInput([...new Set(wrong)].join('\n'), `See ${title} --help`, issues)
}

function unknownField(name: string, flags: readonly Flag[], source = 'the input'): string {
  const meant = nearest(
    name,
    flags.map(({ field }) => field),
  )
  return `"${name}" in ${source} is not a known field.${meant ? ` Did you mean "${meant}"?` : ''}`
}

function sentencesOf(
  flag: Flag,
  issues: readonly Issue[],
  value: unknown,
  source: string | undefined,
): string[] {
  const own = issues.filter(({ path }) => path[0] === flag.field)
  if (own.length === 0) return checkListing(flag, value, source)
  return own.map(({ path, message }) => {
    const place = path.slice(1).join('.')
    const found = path.slice(1).reduce<unknown>((inner, step) => Object(inner)[step], value)
    const sentence = `${nameOf(flag, source)}${place && ` at ${place}`} ${message}`
    if (message === 'is not a known field') return `${sentence}.${suggestField(flag.schema, path.slice(1))}`
    return `${sentence}${valueText(flag, found)}.${hint(flag, found)}`
  })
}

/** A suggestion for a misspelt field inside a flag's JSON. */
function suggestField(schema: FieldSchema, [name, ...inner]: Issue['path']): string {
  const { properties = {} } = schema.items ?? schema
  if (inner.length > 0)
    return suggestField(typeof name === 'number' ? schema : (properties[name ?? ''] ?? {}), inner)
  const meant = nearest(String(name), Object.keys(properties))
  return meant ? ` Did you mean ${meant}?` : ''
}

const missingOrganization = (
  { flag, part }: Flag,
  issues: readonly Issue[],
  usesVariable: boolean,
): string[] =>
  issues
    .filter(({ path }) => path[0] === 'organizationId')
    .map(({ message }) => `${flag} ${message}. ${organizationHint(usesVariable, part)}`)

/** A profile's organization is not used with LEARN_TOKEN. In a path, no usual one is used: see addOrganization. */
export const organizationHint = (usesVariable: boolean, part?: Flag['part']): string =>
  part === 'params'
    ? 'List yours with learn whoami.'
    : `List yours with learn whoami. To always use one: ${usesVariable ? "export LEARN_ORGANIZATION='…'" : 'learn profiles use NAME --organization ORGANIZATION'}`

/** The allowed values for sorting, filtering and limits are not in the schema. */
function checkListing(flag: Flag, value: unknown, source: string | undefined): string[] {
  if (typeof value !== 'string') return []
  const { values, look } = flag
  const refusalOf = (expected: string) => [
    `${nameOf(flag, source)} must be ${expected}${valueText(flag, value)}.${hint(flag, value)}`,
  ]
  if (values && !values.includes(value)) return refusalOf(`one of ${values.join(', ')}`)
  return look && !look.matches(value) ? refusalOf(look.words) : []
}

const nameOf = ({ flag, field }: Flag, source: string | undefined) =>
  source === undefined ? flag : `"${field}" in ${source}`

const valueText = ({ secret }: Flag, value: unknown) =>
  secret || value === undefined || typeof value === 'object' ? '' : `, not ${JSON.stringify(value)}`

function hint({ values }: Flag, value: unknown): string {
  const meant = values && typeof value === 'string' ? nearest(value, values) : undefined
  return meant ? ` Did you mean ${meant}?` : ''
}
