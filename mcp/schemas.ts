import { emitSchema, type Json, type JsonObject } from '@learn/contract/documents/json-schema'
import { inputFields, type Operation } from '@learn/contract/operation'
import { organizationFieldOf } from './binding.ts'
import { argumentNameOf } from './names.ts'

// An object's schema is an object, and stays one: the casts below say no more.

/** The flat input of an operation. What the connection has bound already is not asked for. */
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
    properties,
    ...(needed.length > 0 && { required: needed }),
    additionalProperties: false,
  }
}

/** How deep the schema of an answer goes; what is below is told by the answer itself. */
const outlineDepth = 2

/** What an operation answers with, in short, for whatever a model has before it: no words, and nothing far down. */
export const outlineOf = ({ response }: Operation): JsonObject =>
  outline(withoutNoise(emitSchema(response)), outlineDepth) as JsonObject

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

/** A field may be called like a keyword, so fields are not taken for one. */
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

/** Examples cost more than they tell, and that an object may have any field goes without saying. */
const isNoise = (key: string, value: Json): boolean =>
  (key === 'examples' && Array.isArray(value)) ||
  (key === 'patternProperties' && JSON.stringify(value) === '{"^.*$":{}}')
