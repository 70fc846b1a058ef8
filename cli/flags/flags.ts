import { isSecret } from '@learn/contract/documents/preview'
import { inputFields, type Operation } from '@learn/contract/operation'
import { globalFlags } from './global-flags.ts'
import type { FlagWords } from './typed.ts'

/** What is read of a field's schema. */
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

/** One field of an operation's input, as it is given on the command line. */
export interface Flag {
  /** Such as `--filter-status`. */
  readonly flag: string
  /** Such as `filter[status]`. */
  readonly field: string
  readonly part: 'params' | 'query' | 'body'
  readonly required: boolean
  readonly nullable: boolean
  /** Given and never shown. */
  readonly secret: boolean
  /** Without its null. */
  readonly schema: FieldSchema
  readonly description: string
  /** What alone may be given, or be the items of what is given. */
  readonly values: readonly string[] | undefined
  /** What it must look like beyond its schema, and that in words. */
  readonly look: Look | undefined
}

interface Look {
  readonly pattern: RegExp
  readonly words: string
}

/** The flags of operations that are no field of theirs. */
export const commandFlags: readonly FlagWords[] = [
  {
    flag: '--input',
    value: 'FILE',
    meaning: 'the input as JSON from a file, or from standard input with -; flags win over it',
  },
  {
    flag: '--fields',
    value: 'LIST',
    meaning: 'only these fields, such as id,name,owner.email; of a list, those of its items',
  },
  {
    flag: '--output',
    value: 'FILE',
    meaning:
      'save the answer to a file, over what is there, instead of printing it; a name that ends in .csv or .html asks for that; - prints it',
  },
  { flag: '--csv', meaning: 'comma-separated values, with a header' },
  { flag: '--all', meaning: 'all pages of a list, as they come; as JSON, one item a line' },
  {
    flag: '--idempotency-key',
    value: 'KEY',
    meaning: 'what names this change: the same key again gives the first answer, for 24 hours',
  },
  { flag: '--no-wait', meaning: 'leave a job to itself, instead of following it to its end' },
]

const taken = new Set([...globalFlags, ...commandFlags].map(({ flag }) => flag))

export const kebab = (name: string): string =>
  name.replaceAll(/\[(\w+)\]/g, '-$1').replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Every field of the input, those of the path first and in its order. */
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
  // The parts of an operation are object schemas, of which this reads a few keywords.
  const declared = { ...(object?.properties as Record<string, FieldSchema> | undefined) }[field] ?? {}
  const [schema = declared] = declared.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const name = `--${kebab(field)}`
  return {
    flag: taken.has(name) ? `--${part}-${kebab(field)}` : name,
    field,
    part,
    required: object?.required?.includes(field) ?? false,
    nullable: declared.anyOf?.some(({ type }) => type === 'null') ?? false,
    secret: isSecret(operation, field),
    schema,
    description: declared.description ?? schema.description ?? '',
    values: schema.enum ?? schema.items?.enum ?? listingValues(operation, field),
    look: listingLook(operation, field),
  }
}

/** Sorts and filters are text in the schema; what they may be is said by the listing. */
function listingValues(operation: Operation, field: string): readonly string[] | undefined {
  if (field === 'sortBy') return operation.listing?.sortBy
  const filter = filterOf(operation, field)
  return typeof filter === 'string' ? undefined : filter
}

function listingLook(operation: Operation, field: string): Look | undefined {
  if (operation.listing && field === 'limit') return wholeNumber
  return filterOf(operation, field) === 'id' ? anId : undefined
}

const filterOf = ({ listing }: Operation, field: string) =>
  listing?.filters[/^filter\[(\w+)\]$/.exec(field)?.[1] ?? '']

const wholeNumber: Look = { pattern: /^[1-9]\d*$/, words: 'a whole number from 1 up' }
const anId: Look = {
  pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  words: 'an id, such as a list shows it',
}

/** What kind of value a flag takes, as the help names it. */
export function placeholderOf({ schema, values, field, look }: Flag): string {
  if (schema.type === 'array') return schema.items?.type === 'object' ? 'JSON' : 'LIST'
  if (schema.type === 'object') return 'JSON'
  if (schema.type === 'integer' || schema.type === 'number' || look === wholeNumber) return 'NUMBER'
  if (values) return kebab(field.replace(/^filter\[(\w+)\]$/, '$1')).toUpperCase()
  return schema.format === 'uuid' || /Id\]?$/.test(field) ? 'ID' : 'TEXT'
}

/** The flag of a field in words. A boolean has two, one for each value. */
export function flagWordsOf(field: Flag): FlagWords[] {
  const { flag, schema, description: meaning } = field
  return schema.type === 'boolean'
    ? [flag, `--no-${flag.slice(2)}`].map(each => ({ flag: each, meaning }))
    : [{ flag, value: placeholderOf(field), meaning }]
}
