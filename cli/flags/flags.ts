import { isSecret } from '@learn/contract/documents/preview'
import { isId } from '@learn/contract/id'
import { inputFields, type Operation } from '@learn/contract/operation'
import { globalFlags } from './global-flags.ts'
import type { FlagWords } from './typed.ts'

/** The part of a field's schema that is used here. */
export interface FieldSchema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly FieldSchema[]
  readonly items?: FieldSchema
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
  readonly description?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
}

/** A field of an operation's input as a flag. */
export interface Flag {
  /** Such as `--filter-status`. */
  readonly flag: string
  /** Such as `filter[status]`. */
  readonly field: string
  readonly part: 'params' | 'query' | 'body'
  readonly required: boolean
  readonly nullable: boolean
  /** A secret is never shown. */
  readonly secret: boolean
  /** Without `null`. */
  readonly schema: FieldSchema
  readonly description: string
  /** The allowed values, of the field or of its items. */
  readonly values: readonly string[] | undefined
  /** A pattern that the schema does not have, and its description. */
  readonly look: ValueLook | undefined
  /** What the id belongs to, if its name may be given instead. */
  readonly names: NamedKind | undefined
}

/** What can be called by its name. The fields for it share one flag, such as `--team`. */
export type NamedKind = 'organization' | 'team' | 'student'

const namedFields: Readonly<Record<string, NamedKind>> = {
  organizationId: 'organization',
  teamId: 'team',
  studentId: 'student',
}

const namesOf = (field: string): NamedKind | undefined => namedFields[plainName(field)]

/** A filter's field without its brackets. */
const plainName = (field: string): string => field.replace(/^filter\[(\w+)\]$/, '$1')

interface ValueLook {
  matches(text: string): boolean
  readonly words: string
}

/** The flags that all operations share. */
export const commandFlags: readonly FlagWords[] = [
  {
    flag: '--input',
    value: 'FILE',
    meaning: 'read the input as JSON from a file, or from standard input with -; flags override it',
  },
  {
    flag: '--fields',
    value: 'LIST',
    meaning: 'print only these fields (in a list, of each item), such as id,name,owner.email',
  },
  {
    flag: '--jq',
    value: 'EXPRESSION',
    meaning: "filter the JSON with a jq expression, such as '.data[].name'",
  },
  {
    flag: '--output',
    value: 'FILE',
    meaning:
      'save the result to a file, replacing it if it exists; .csv and .html choose that format; - prints the result',
  },
  { flag: '--csv', meaning: 'print comma-separated values with a header' },
  { flag: '--all', meaning: 'print all pages of a list; as JSON, one item per line' },
  {
    flag: '--idempotency-key',
    value: 'KEY',
    meaning: 'make retries safe: for 24 hours, the same key returns the first response',
  },
  { flag: '--no-wait', meaning: 'return immediately, without waiting for the job' },
]

const taken = new Set([...globalFlags, ...commandFlags].map(({ flag }) => flag))

export const kebab = (name: string): string =>
  name.replaceAll(/\[(\w+)\]/g, '-$1').replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** A flag for each field of the input. Those of the path come first, in its order. */
export function flagsOf(operation: Operation): Flag[] {
  const flags = [...inputFields(operation)].map(([field, part]) => flagOf(operation, field, part))
  const place = ({ field }: Flag) => operation.path.indexOf(`{${field}}`)
  return [
    ...flags.filter(flag => flag.part === 'params').sort((one, other) => place(one) - place(other)),
    ...flags.filter(flag => flag.part !== 'params'),
  ]
}

function flagOf(operation: Operation, field: string, part: Flag['part']): Flag {
  const object = operation[part]
  // The parts of an operation are object schemas; only a few keywords are read.
  const declared = { ...(object?.properties as Record<string, FieldSchema> | undefined) }[field] ?? {}
  const [schema = declared] = declared.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const names = namesOf(field)
  const name = `--${kebab(names ?? field)}`
  return {
    // --organization is the global flag itself.
    flag: taken.has(name) && !names ? `--${part}-${kebab(field)}` : name,
    field,
    part,
    required: object?.required?.includes(field) ?? false,
    nullable: declared.anyOf?.some(({ type }) => type === 'null') ?? false,
    secret: isSecret(operation, field),
    schema,
    description: declared.description ?? schema.description ?? '',
    values: schema.enum ?? schema.items?.enum ?? listingValues(operation, field),
    look: listingLookOf(operation, field),
    names,
  }
}

/** Sorts and filters are plain text in the schema; the listing has their allowed values. */
function listingValues(operation: Operation, field: string): readonly string[] | undefined {
  if (field === 'sortBy') return operation.listing?.sortBy
  const filter = filterOf(operation, field)
  return typeof filter === 'string' ? undefined : filter
}

function listingLookOf(operation: Operation, field: string): ValueLook | undefined {
  if (operation.listing && field === 'limit') return wholeNumber
  return filterOf(operation, field) === 'id' ? anId : undefined
}

const filterOf = ({ listing }: Operation, field: string) =>
  listing?.filters[/^filter\[(\w+)\]$/.exec(field)?.[1] ?? '']

const wholeNumber: ValueLook = {
  matches: text => /^[1-9]\d*$/.test(text),
  words: 'a whole number of at least 1',
}
const anId: ValueLook = {
  matches: isId,
  words: 'an ID',
}

/** The placeholder for a flag's value in help. */
export function placeholderOf({ schema, values, field, look, names }: Flag): string {
  if (names) return names.toUpperCase()
  if (schema.type === 'array') return schema.items?.type === 'object' ? 'JSON' : 'LIST'
  if (schema.type === 'object') return 'JSON'
  if (schema.type === 'integer' || schema.type === 'number' || look === wholeNumber) return 'NUMBER'
  if (values) return kebab(plainName(field)).toUpperCase()
  return schema.format === 'uuid' || /Id\]?$/.test(field) ? 'ID' : 'TEXT'
}

/** A field's flag for help. A boolean has two, one for each value. */
export function flagWordsOf(field: Flag): FlagWords[] {
  const { flag, schema, description: meaning } = field
  return schema.type === 'boolean'
    ? [flag, `--no-${flag.slice(2)}`].map(each => ({ flag: each, meaning }))
    : [{ flag, value: placeholderOf(field), meaning }]
}
