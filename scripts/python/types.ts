import { type Document, errorKindsOf, namedSchemas, referenceName, type Schema } from './document.ts'
import { isIdentifier, nestedName } from './names.ts'
import { annotation, bracket, docstring, line, literalOf, made, namesIn } from './text.ts'

/** A schema as a Python type. Objects without a name are called `place`; `prefix` is the module of named types. */
export function hintOf(schema: Schema, place: string, prefix = ''): string {
  const { anyOf, type, enum: values, const: value } = schema
  const named = referenceName(schema)
  if (named) return prefix + named
  if (anyOf) return union(anyOf.map((one, index) => hintOf(one, memberPlace(place, anyOf, index), prefix)))
  if (value !== undefined) return `Literal[${literalOf(value)}]`
  if (Array.isArray(type)) {
    const others = type
      .filter(one => one !== 'null')
      .map(one => hintOf({ ...schema, type: one }, place, prefix))
    return union(others.length < type.length ? [...others, 'None'] : others)
  }
  if (values)
    return `Literal[${values
      .filter(one => one !== null)
      .map(literalOf)
      .join(', ')}]`
  if (type === 'array') return `list[${schema.items ? hintOf(schema.items, place, prefix) : 'Any'}]`
  if (type === 'object') return schema.properties ? prefix + place : 'dict[str, Any]'
  return scalars[String(type)] ?? 'Any'
}

const scalars: Readonly<Record<string, string>> = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
}

function union(hints: readonly string[]): string {
  const others = hints.filter(hint => hint !== 'None')
  const one = others.length === 1 ? (others[0] ?? '') : `Union[${others.join(', ')}]`
  return others.length < hints.length ? `Optional[${one}]` : one
}

/** The named types for a schema: those of its fields, innermost first, then its own. */
export function typedDicts(name: string, schema: Schema): string[][] {
  const fields = Object.entries(schema.properties ?? {})
  const nested = fields.flatMap(([field, value]) => nestedDicts(placeOf(name, field, value), value))
  return [...nested, typedDict(name, schema)]
}

function nestedDicts(place: string, { items, anyOf = [], ...schema }: Schema): string[][] {
  if (schema.properties) return typedDicts(place, schema)
  return [
    ...(items ? nestedDicts(place, items) : []),
    ...anyOf.flatMap((one, index) => nestedDicts(memberPlace(place, anyOf, index), one)),
  ]
}

/** If a field can be one of several objects, they are numbered. */
const memberPlace = (place: string, members: readonly Schema[], index: number): string =>
  members.filter(({ properties }) => properties).length > 1 ? `${place}${index + 1}` : place

export const placeOf = (parent: string, field: string, schema: Schema): string =>
  nestedName(parent, field, schema.items !== undefined)

/** Optional fields need a class of their own: before Python 3.11 a class is all required or all optional. */
function typedDict(name: string, schema: Schema): string[] {
  const fields = Object.entries(schema.properties ?? {})
  const isRequired = ([field]: [string, Schema]) => schema.required?.includes(field) ?? false
  const required = fields.filter(isRequired)
  const optional = fields.filter(field => !isRequired(field))
  const about = schema.description ? docstring([schema.description], '    ') : []
  if (optional.length === 0) return dictText(name, '', about, required, name)
  if (required.length === 0) return dictText(name, ', total=False', about, optional, name)
  return [
    ...dictText(`_${name}Required`, '', [], required, name),
    '',
    '',
    ...dictText(`_${name}Optional`, ', total=False', [], optional, name),
    '',
    '',
    ...bracket(`class ${name}(`, [line(`_${name}Required`), line(`_${name}Optional`)], '):')(''),
    ...(about.length > 0 ? about : ['    pass']),
  ]
}

/** A field such as `from` can't be declared in a class body, so such types use the functional syntax. */
function dictText(
  name: string,
  total: string,
  about: readonly string[],
  fields: readonly [string, Schema][],
  parent: string,
): string[] {
  if (fields.every(([field]) => isIdentifier(field))) {
    const body = [...about, ...(about.length > 0 ? [''] : []), ...fieldsText(parent, fields)]
    return [`class ${name}(TypedDict${total}):`, ...(fields.length > 0 ? body : ['    pass'])]
  }
  const lines = fields.map(
    ([field, schema]) => `        ${literalOf(field)}: '${hintOf(schema, placeOf(parent, field, schema))}',`,
  )
  return [
    `${name} = TypedDict(`,
    `    ${literalOf(name)},`,
    '    {',
    ...lines,
    '    },',
    `${total.slice(2) && `    ${total.slice(2)},\n`})`,
  ]
}

const fieldsText = (name: string, fields: readonly [string, Schema][]): string[] =>
  fields.flatMap(([field, schema]) => [
    ...annotation('    ', field, hintOf(schema, placeOf(name, field, schema))),
    ...(schema.description ? docstring([schema.description], '    ') : []),
  ])

/** Every named schema, except errors, which are classes in errors.py. */
export function typesText(document: Document): string {
  const failures = new Set(errorKindsOf(document))
  const named = [...namedSchemas(document)].filter(([name]) => !failures.has(name))
  const blocks = named.flatMap(([name, schema]) =>
    schema.properties ? typedDicts(name, schema) : nestedDicts(name, schema),
  )
  const classes = blocks.flatMap(([first = '']) => /^(?:class )?(\w+)/.exec(first)?.[1] ?? [])
  const twice = classes.find((name, index) => classes.indexOf(name) < index)
  if (twice) throw new Error(`two types would be called ${twice}`)
  // Unions and literals come after the classes that they refer to.
  const aliases = named
    .filter(([, schema]) => !schema.properties)
    .map(([name, schema]) => [`${name} = ${hintOf(schema, name)}`])
  const text = [...blocks, ...aliases].map(lines => lines.join('\n')).join('\n\n\n')
  return `"""The types of requests and answers, with the field names of the API. A newer server may send more fields."""

${made}

from __future__ import annotations

from typing import ${typingNames(text)}


${text}
`
}

const typing = ['Any', 'Iterator', 'List', 'Literal', 'Optional', 'TypedDict', 'Union', 'cast', 'overload']
export const typingNames = (text: string): string => namesIn(text, typing).join(', ')
