import { creditWords } from '@learn/contract/documents/preview'
import {
  answerName,
  answersOf,
  bodyName,
  bodyOf,
  type Document,
  type Located,
  operationsOf,
  type Schema,
} from './document.ts'
import { className, snake } from './names.ts'
import { annotation, bracket, docstring, line, literalOf, made, namesIn, type Part, wrap } from './text.ts'
import { hintOf, placeOf, typingNames } from './types.ts'

/** A method's argument. `place` is the part of the request it goes into. */
interface Argument {
  readonly name: string
  readonly wire: string
  readonly place: 'path' | 'query' | 'body' | 'call'
  readonly hint: string
  /** The default. Without one, the argument is required. */
  readonly unset?: 'None' | 'False' | 'OMITTED'
  readonly description?: string | undefined
}

/** Methods written by hand, in addition to a noun's operations. */
const additions: Readonly<Record<string, { module: string; name: string }>> = {
  jobs: { module: '_waiting', name: 'Waiting' },
  media: { module: '_uploading', name: 'Uploading' },
}

/** The nouns in the document's order, then those without a description, such as those of tests. */
export function nounsOf(document: Document): string[] {
  const used = new Set(operationsOf(document).map(operation => operation['x-noun']))
  const described = Object.keys(document['x-nouns']).filter(noun => used.has(noun))
  return [...new Set([...described, ...used])]
}

/** A module for each noun: a class with a method for each operation. */
export function nounText(document: Document, noun: string): string {
  const operations = operationsOf(document).filter(operation => operation['x-noun'] === noun)
  const addition = additions[noun]
  const about = `${document['x-nouns'][noun] ?? noun}.`
  const body = operations.map(operation => methodText(document, operation).join('\n')).join('\n\n')
  const requestNames = namesIn(body, ['OMITTED', 'Omittable', 'or_omit', 'segment'])
  const imports = [
    'from .. import types',
    ...(namesIn(body, ['Page']).length > 0 ? ['from .._answers import Page'] : []),
    'from .._client import Group',
    ...(requestNames.length > 0 ? [`from .._requests import ${requestNames.join(', ')}`] : []),
    ...(addition ? [`from ..${addition.module} import ${addition.name}`] : []),
  ]
  return `"""${about}"""

${made}

from __future__ import annotations

from typing import ${typingNames(body)}

${imports.join('\n')}


class ${className(noun)}(${[...(addition ? [addition.name] : []), 'Group'].join(', ')}):
    """${about}"""

${body}
`
}

function methodText(document: Document, operation: Located): string[] {
  const args = argumentsOf(document, operation)
  const answer = answerHint(document, operation)
  const format = args.find(({ wire }) => answersOf(operation).length > 1 && wire === 'format')
  return [
    ...(format ? overloads(operation, args, format, answer) : []),
    ...signature(operation, args, format ? `Union[${answer}, str]` : answer),
    ...docstring(docstringParts(operation, args), '        '),
    ...callText(document, operation, args),
  ]
}

/** With a text format the method returns text, otherwise the object. */
function overloads(
  operation: Located,
  args: readonly Argument[],
  format: Argument,
  answer: string,
): string[] {
  const overload = (asked: Argument, hint: string) => {
    const taken = args.map(arg => (arg === format ? asked : arg))
    return ['    @overload', ...signature(operation, taken, hint, ' ...'), '']
  }
  const { unset: _, ...given } = format
  const texts = format.hint.replace('"json", ', '').replace(/^Optional\[(.*)\]$/, '$1')
  return [
    ...overload({ ...format, hint: 'Optional[Literal["json"]]' }, answer),
    ...overload({ ...given, hint: texts }, 'str'),
  ]
}

function answerHint(document: Document, operation: Located): string {
  const [[type = '', schema = {}] = []] = answersOf(operation)
  const hint = hintOf(schema, answerName(operation, schema), 'types.')
  const item = pageItem(document, schema)
  if (item) return `Page[${hintOf(item, `${answerName(operation, schema)}Item`, 'types.')}]`
  return type === 'text/event-stream' ? `Iterator[${hint}]` : hint
}

/** The item of a paginated list. */
function pageItem(document: Document, schema: Schema): Schema | undefined {
  const { properties } = document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
  return properties?.nextCursor && properties.data?.items
}

function argumentsOf(document: Document, operation: Located): Argument[] {
  const isPaged = operation.parameters.some(({ name }) => name === 'cursor')
  const parameters = operation.parameters
    .filter(parameter => parameter.in === 'path' || parameter.in === 'query')
    .map(({ name, in: place, required, description, schema }): Argument => {
      // In a query the page size is text; in Python it is a number.
      const hint = isPaged && name === 'limit' ? 'int' : argumentHint(schema, '')
      const own = {
        name: snake(name),
        wire: name,
        place: place === 'path' ? 'path' : 'query',
        description,
      } as const
      return required ? { ...own, hint } : { ...own, hint: `Optional[${hint}]`, unset: 'None' }
    })
  const all = [...parameters, ...bodyArguments(document, operation), ...callArguments(operation)]
  const twice = all.find(({ name }, index) => all.findIndex(other => other.name === name) < index)
  if (twice) throw new Error(`${operation.operationId} has two arguments ${twice.name}`)
  return all
}

/** In a class that has a method `list`, type checkers take `list[…]` for that method. */
const argumentHint = (schema: Schema, place: string): string =>
  hintOf(schema, place, 'types.').replaceAll(/\blist\[/g, 'List[')

function bodyArguments(document: Document, operation: Located): Argument[] {
  const body = bodyOf(operation)
  if (!body) return []
  const name = bodyName(operation)
  const { properties = {}, required } = document.components.schemas[name] ?? body
  return Object.entries(properties).map(([wire, schema]): Argument => {
    const hint = argumentHint(schema, placeOf(name, wire, schema))
    const own = { name: snake(wire), wire, place: 'body', description: schema.description } as const
    if (required?.includes(wire)) return { ...own, hint }
    return hint.startsWith('Optional[')
      ? { ...own, hint: `Omittable[${hint}]`, unset: 'OMITTED' }
      : { ...own, hint: `Optional[${hint}]`, unset: 'None' }
  })
}

function callArguments(operation: Located): Argument[] {
  const toArgument = (wire: string, hint: string): Argument => ({
    name: snake(wire),
    wire,
    place: 'call',
    hint: `Optional[${hint}]`,
    unset: 'None',
  })
  return [
    ...(isMutation(operation) ? [toArgument('Idempotency-Key', 'str')] : []),
    ...(canDryRun(operation) ? [dryRun] : []),
    toArgument('timeout', 'float'),
  ]
}

const dryRun: Argument = { name: 'dry_run', wire: 'Prefer', place: 'call', hint: 'bool', unset: 'False' }

const canDryRun = ({ parameters }: Located) => parameters.some(({ name }) => name === 'Prefer')

const isMutation = ({ parameters }: Located) => parameters.some(({ name }) => name === 'Idempotency-Key')

function signature(operation: Located, args: readonly Argument[], answer: string, end = ''): string[] {
  const parameterPart =
    ({ name, hint, unset }: Argument): Part =>
    indent =>
      annotation(indent, name, hint, unset ? ` = ${unset}` : '')
  const positional = args.filter(({ place }) => place === 'path')
  const named = args.filter(({ place }) => place !== 'path')
  const sorted = [...named.filter(({ unset }) => !unset), ...named.filter(({ unset }) => unset)]
  const parts = [line('self'), ...positional.map(parameterPart), line('*'), ...sorted.map(parameterPart)]
  return bracket(`def ${snake(operation['x-verb'])}(`, parts, `) -> ${answer}:${end}`)('    ')
}

function docstringParts(operation: Located, args: readonly Argument[]): (string | string[])[] {
  const {
    summary,
    description,
    'x-cost': cost,
    'x-scope': scope,
    'x-role': role,
    'x-errors': errors,
  } = operation
  const described = args.filter(arg => arg.description)
  return [
    `${summary}.`,
    description,
    ...(described.length > 0 ? [['Args:', ...described.flatMap(argumentLines)]] : []),
    ...(cost ? [`Costs ${creditWords(cost.credits)} per ${cost.per}.`] : []),
    [
      `Scope \`${scope}\`; ${/^(any|none)$/.test(role) ? 'any role' : `${role} role or higher`}.`,
      ...(errors.length > 0 ? [`Can fail with ${errors.join(', ')}.`] : []),
    ].join(' '),
  ]
}

const argumentLines = ({ name, description }: Argument): string[] =>
  wrap(`${name}: ${description}`, ' '.repeat(16)).map((text, index) => text.slice(index === 0 ? 12 : 8))

function callText(document: Document, operation: Located, args: readonly Argument[]): string[] {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => `{segment(${snake(name)})}`)
  const at = `${path === operation.path ? '' : 'f'}"${path}"`
  const [[type = '', schema = {}] = []] = answersOf(operation)
  const verb = pageItem(document, schema)
    ? 'page'
    : type === 'text/event-stream'
      ? 'events'
      : isMutation(operation)
        ? 'mutate'
        : 'read'
  const parts = [
    ...(verb === 'read' || verb === 'mutate' ? [line(literalOf(operation.method))] : []),
    line(at),
    ...dictionary('query', args),
    ...dictionary('body', args),
    ...(answersOf(operation).length > 1 ? [line('text=format not in (None, "json")')] : []),
    ...(verb === 'mutate' ? [line('idempotency_key=idempotency_key')] : []),
    ...(canDryRun(operation) ? [line('dry_run=dry_run')] : []),
    line('timeout=timeout'),
  ]
  return bracket(`return self._connection.${verb}(`, parts, ')')('        ')
}

/** The arguments that go into one part of the request, under their wire names. */
function dictionary(place: 'query' | 'body', args: readonly Argument[]): Part[] {
  const entries = args
    .filter(arg => arg.place === place)
    .map(arg => {
      const value = place === 'body' && arg.unset === 'None' ? `or_omit(${arg.name})` : arg.name
      return line(`${literalOf(arg.wire)}: ${value}`)
    })
  return entries.length > 0 ? [bracket(`${place}={`, entries, '}')] : []
}
