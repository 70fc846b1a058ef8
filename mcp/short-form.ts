import { isPaged, type Operation } from '@learn/contract/operation'
import { type SchemaNode, withoutNull } from '@learn/contract/secrets'
import { cutText } from './fitting.ts'
import type { Fields } from './invocation.ts'

/** Longer texts in the items of a list are cut. */
const longestText = 200

/** How an answer comes in parts: as pages from the server, as one page that we divide, or not at all. */
export type Paging = 'pages' | 'one page' | undefined

export function pagingOf(operation: Operation): Paging {
  if (isPaged(operation)) return 'pages'
  const { properties: { data, nextCursor } = {} } = withoutNull(operation.response)
  return data?.type === 'array' && nextCursor?.type === 'null' ? 'one page' : undefined
}

/** The schema whose fields an agent chooses from: of the items of a list, or of the answer itself. */
export function chosenFrom(operation: Operation): SchemaNode {
  const answer = withoutNull(operation.response)
  return pagingOf(operation) ? withoutNull(answer.properties?.data?.items ?? {}) : answer
}

/** The names of the fields that an agent can choose. */
export const fieldNamesOf = (operation: Operation): string[] =>
  Object.keys(chosenFrom(operation).properties ?? {})

/** Whether a field is simple enough for a short form: a plain value, a list of them, or an object with nothing deeper. */
function isFlat(field: SchemaNode, depth = 1): boolean {
  const { type, items, properties, ...rest } = withoutNull(field)
  if (items) return isFlat(items, 0)
  if (properties) return depth > 0 && Object.values(properties).every(inner => isFlat(inner, 0))
  return type !== 'object' && (type !== undefined || 'enum' in rest || 'const' in rest)
}

const known = new WeakMap<SchemaNode, readonly string[]>()

/** The fields that a record has only in its long form. */
export function longFieldsOf(schema: SchemaNode): readonly string[] {
  const found =
    known.get(schema) ??
    Object.entries(schema.properties ?? {}).flatMap(([name, field]) => (isFlat(field) ? [] : [name]))
  known.set(schema, found)
  return found
}

/** A record in its short form, with the names of the fields that it lost or that were cut. */
export function shorten(schema: SchemaNode, record: unknown, lost: Set<string>): unknown {
  if (typeof record !== 'object' || record === null) return record
  const long = longFieldsOf(schema)
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      if (long.includes(name)) {
        lost.add(name)
        return []
      }
      if (typeof value !== 'string' || value.length <= longestText) return [[name, value]]
      lost.add(name)
      return [[name, cutText(value, longestText)]]
    }),
  )
}

/** Only the named fields of a record. */
export const pick = (record: unknown, names: readonly string[]): unknown =>
  typeof record === 'object' && record !== null
    ? Object.fromEntries(Object.entries({ ...(record as Fields) }).filter(([name]) => names.includes(name)))
    : record
