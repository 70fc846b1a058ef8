import type { TSchema } from 'typebox'
import { oneLinePattern } from '../one-line.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** Replaces a named schema, for example with a reference to its component. */
type Place = (id: string, schema: JsonObject) => JsonObject

/** Converts a schema to plain JSON Schema. `string or null` becomes one type; `place` replaces named schemas. */
export const emitSchema = (schema: TSchema, place: Place = (_id, emitted) => emitted): JsonObject =>
  // `emit` returns an object for an object.
  emit(JSON.parse(JSON.stringify(schema)), place) as JsonObject

function emit(node: Json, place: Place): Json {
  if (Array.isArray(node)) return node.map(item => emit(item, place))
  if (node === null || typeof node !== 'object') return node
  const { $id, oneLine, keptFromAgents, shownBecause, ...rest } = node
  const fields = oneLine === true ? { ...rest, pattern: oneLinePattern } : rest
  const emitted = fold(
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, emit(value, place)])),
  )
  return typeof $id === 'string' ? place($id, emitted) : emitted
}

function fold(node: JsonObject): JsonObject {
  if (!Array.isArray(node.anyOf) || node.anyOf.length !== 2) return withEnumType(node)
  const [first, second] = node.anyOf as [JsonObject, JsonObject]
  if (second.type !== 'null' || typeof first.type !== 'string') return node
  return {
    ...first,
    type: [first.type, 'null'],
    ...(Array.isArray(first.enum) && { enum: [...first.enum, null] }),
  }
}

const withEnumType = (node: JsonObject): JsonObject =>
  Array.isArray(node.enum) && node.type === undefined ? { type: 'string', ...node } : node
