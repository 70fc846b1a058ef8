import {
  answersOf,
  bodyOf,
  type Document,
  type Located,
  operationsOf,
  referenceName,
  type Schema,
} from './python/document.ts'

/**
 * The inputs and answers of all operations as plain interfaces. The contract's own types are derived from its schemas,
 * and editors show no comments on those.
 */
export function typesText(document: Document): string {
  const operations = operationsOf(document).sort((a, b) => (a.operationId < b.operationId ? -1 : 1))
  const inputs = operations.map(operation => ({ operation, fields: inputOf(document, operation) }))
  const answers = operations.map(({ operationId, ...operation }) => ({
    operationId,
    answer: answersOf({ operationId, ...operation })[0]?.[1] ?? {},
  }))
  const names = new Set<string>()
  for (const { fields } of inputs) for (const { schema } of fields) addReferences(document, schema, names)
  for (const { answer } of answers) addReferences(document, answer, names)
  return [
    '// Generated from the contract by `npm run generate`.\n',
    ...[...names].sort().map(name => namedType(name, document.components.schemas[name] ?? {})),
    ...inputs.map(
      ({ operation, fields }) => `\nexport interface ${inputName(operation)} ${block(fields, '')}\n`,
    ),
    '\n/** What each operation takes. */\nexport interface Inputs {\n',
    ...inputs.map(({ operation }) => `  '${operation.operationId}': ${inputName(operation)}\n`),
    '}\n\n/** What each operation answers. */\nexport interface Answers {\n',
    ...answers.map(({ operationId, answer }) => `  '${operationId}': ${typeOf(answer, '  ')}\n`),
    '}\n',
  ].join('')
}

interface Field {
  readonly name: string
  readonly required: boolean
  readonly description?: string | undefined
  readonly schema: Schema
}

const inputName = ({ name }: Located): string => `${name[0]?.toUpperCase()}${name.slice(1)}Input`

/** Path, query and body as one object. In a URL everything is text, but a page size is a number to a program. */
function inputOf(document: Document, operation: Located): Field[] {
  const isPaged = operation.parameters.some(({ name }) => name === 'cursor')
  const parameters = operation.parameters
    .filter(parameter => parameter.in === 'path' || parameter.in === 'query')
    .map(({ name, required, description, schema }) => ({
      name,
      required,
      description,
      schema: isPaged && name === 'limit' ? { type: 'integer' } : schema,
    }))
  const body = bodyOf(operation)
  const named = body && document.components.schemas[referenceName(body) ?? '']
  return [...parameters, ...fieldsOf(named ?? body ?? {})]
}

const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    description: schema.description,
    schema,
  }))

/** Adds the named schemas that this one needs. */
function addReferences(document: Document, schema: Schema, names: Set<string>): void {
  const name = referenceName(schema)
  if (name !== undefined && !names.has(name)) {
    names.add(name)
    addReferences(document, document.components.schemas[name] ?? {}, names)
  }
  const { items, anyOf = [], properties = {} } = schema
  for (const inner of [...(items ? [items] : []), ...anyOf, ...Object.values(properties)])
    addReferences(document, inner, names)
}

function namedType(name: string, schema: Schema): string {
  const about = comment(schema.description, '')
  return schema.properties && !Array.isArray(schema.type)
    ? `\n${about}export interface ${name} ${block(fieldsOf(schema), '')}\n`
    : `\n${about}export type ${name} = ${typeOf(schema, '')}\n`
}

function block(fields: readonly Field[], indent: string): string {
  const lines = fields.map(
    ({ name, required, description, schema }) =>
      `${comment(description, `${indent}  `)}${indent}  ${keyOf(name)}${required ? '' : '?'}: ${typeOf(schema, `${indent}  `)}\n`,
  )
  return lines.length > 0 ? `{\n${lines.join('')}${indent}}` : '{}'
}

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)

const comment = (text: string | undefined, indent: string): string =>
  text ? `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n` : ''

function typeOf(schema: Schema, indent: string): string {
  const { anyOf, type, enum: values, const: value, items, properties } = schema
  const named = referenceName(schema)
  if (named !== undefined) return named
  if (anyOf) return unionOf(anyOf.map(one => typeOf(one, indent)))
  if (value !== undefined) return JSON.stringify(value)
  if (Array.isArray(type)) return unionOf(type.map(one => typeOf({ ...schema, type: one }, indent)))
  if (type === 'null') return 'null'
  if (values) return unionOf(values.filter(one => one !== null).map(one => JSON.stringify(one)))
  if (type === 'array') return items ? listOf(typeOf(items, indent)) : 'unknown[]'
  if (type === 'object') return properties ? block(fieldsOf(schema), indent) : 'Record<string, unknown>'
  return type === 'integer' ? 'number' : String(type ?? 'unknown')
}

const unionOf = (types: readonly string[]): string => [...new Set(types)].join(' | ')

const listOf = (item: string): string =>
  / \| /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
