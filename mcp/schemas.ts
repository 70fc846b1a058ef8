import { emitSchema, type Json, type JsonObject } from '@learn/contract/documents/json-schema'
import { oneLinePattern } from '@learn/contract/one-line'
import { inputFields, type Operation } from '@learn/contract/operation'
import { defaultPageSize, largestPageSize } from '@learn/contract/values'
import { organizationFieldOf } from './binding.ts'
import { lengthOf } from './fitting.ts'
import { argumentNameOf } from './names.ts'
import { pagingOf } from './short-form.ts'

// The casts below are safe: the schema of an object is an object, and stays one.

/** The flat input of an operation, without the organization if the connection is bound to one. */
export function inputSchemaOf(operation: Operation, organization?: string): JsonObject {
  const bound = organization === undefined ? undefined : organizationFieldOf(operation)
  const properties: JsonObject = {}
  const required: string[] = []
  for (const part of new Set(inputFields(operation).values())) {
    const schema = operation[part]
    if (!schema) continue
    const emitted = withoutNoise(emitSchema(schema)) as JsonObject
    for (const [name, field] of Object.entries(emitted.properties as JsonObject))
      if (name !== bound) properties[argumentNameOf(name)] = field
    required.push(...(schema.required ?? []).map(argumentNameOf))
  }
  const needed = required.filter(name => name in properties)
  return {
    type: 'object',
    properties: { ...properties, ...readingArguments(operation) },
    ...(needed.length > 0 && { required: needed }),
    additionalProperties: false,
  }
}

/** The arguments that every tool for reading has, and those that divide a list of one page. */
function readingArguments(operation: Operation): JsonObject {
  if (operation.effect !== 'read') return {}
  const paging = pagingOf(operation)
  const description = paging ? 'Only these fields of the items.' : 'Only these fields.'
  return {
    ...(paging === 'one page' && {
      cursor: { type: 'string', description: 'The `nextCursor` of another page.' },
      limit: { type: 'string', description: `Default ${defaultPageSize}, maximum ${largestPageSize}.` },
    }),
    fields: { type: 'array', items: { type: 'string' }, description },
  }
}

/** Deeper fields are left out: the model sees them in the answer itself. */
const outlineDepth = 2
/** A longer outline has one level only. */
const longestOutline = 2_500

/** A short form of the answer's schema, without descriptions and deep fields, to save a model's context. */
export function outlineOf(operation: Operation): JsonObject {
  const whole = withoutNoise(emitSchema(operation.response))
  const usual = outline(whole, outlineDepth)
  const answer = (lengthOf(usual) > longestOutline ? outline(whole, 1) : usual) as JsonObject
  if (pagingOf(operation) !== 'one page') return answer
  const properties = { ...(answer.properties as JsonObject), nextCursor: { type: ['string', 'null'] } }
  return { ...answer, properties }
}

const leftOutOfOutline = new Set([
  'description',
  'additionalProperties',
  'required',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
])

function outline(node: Json, depth: number): Json {
  if (Array.isArray(node)) return node.map(item => outline(item, depth))
  if (node === null || typeof node !== 'object') return node
  if (depth === 0) return node.type === undefined ? {} : { type: node.type }
  const entries = Object.entries(node).filter(([key]) => !leftOutOfOutline.has(key))
  return Object.fromEntries(
    entries.map(([key, value]) =>
      key === 'properties'
        ? [key, fieldsOutline(value as JsonObject, depth - 1)]
        : [key, outline(value, depth)],
    ),
  )
}

/** A field may have the name of a keyword, so fields are handled separately. */
const fieldsOutline = (fields: JsonObject, depth: number): JsonObject =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, outline(field, depth)]))

function withoutNoise(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutNoise)
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !isNoise(key, value))
      .map(([key, value]) => [key, withoutNoise(value)]),
  )
}

/** Examples and the rule for names cost more context than they are worth, and an object may have any field by default. */
const isNoise = (key: string, value: Json): boolean =>
  (key === 'pattern' && value === oneLinePattern) ||
  (key === 'examples' && Array.isArray(value)) ||
  (key === 'patternProperties' && JSON.stringify(value) === '{"^.*$":{}}')
