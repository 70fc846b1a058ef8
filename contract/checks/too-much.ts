import type { TSchema } from 'typebox'
import type { Issue } from '../errors.ts'

/** More unknown fields than a mistake can explain. */
const mostUnknown = 100

/**
 * Finds what exceeds the schema's limits, without visiting it. The validator visits everything it is given, and its search
 * for duplicates is cubic: 32,000 zeros in one array once kept the server busy for 25 s.
 */
export function findTooMuch(schema: TSchema, value: unknown): Issue[] {
  return search(schema, value, [])
}

/** The schema keywords that limit a value, or lead to one that is limited. */
interface SchemaNode {
  readonly anyOf?: readonly SchemaNode[]
  readonly items?: SchemaNode
  readonly maxItems?: number
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, SchemaNode>>
}

function search(schema: SchemaNode, value: unknown, path: Issue['path']): Issue[] {
  if (typeof value === 'string') return searchText(schema, value, path)
  if (value === null || typeof value !== 'object') return []
  if (schema.anyOf) return schema.anyOf.flatMap(branch => search(branch, value, path))
  return Array.isArray(value) ? searchArray(schema, value, path) : searchObject(schema, value, path)
}

/** The validator counts characters, of which each is at most two units of a string's length. */
function searchText(schema: SchemaNode, text: string, path: Issue['path']): Issue[] {
  const longest = longestText(schema)
  return text.length > 2 * longest
    ? [{ path, message: `must have at most ${pluralize(longest, 'character')}` }]
    : []
}

/** The limit of the branch that allows the most. Branches without one are for something other than text. */
function longestText({ anyOf, maxLength = Number.POSITIVE_INFINITY }: SchemaNode): number {
  const limits = (anyOf ?? []).map(longestText).filter(Number.isFinite)
  return limits.length > 0 ? Math.max(...limits) : maxLength
}

function searchArray(
  { items, maxItems }: SchemaNode,
  array: readonly unknown[],
  path: Issue['path'],
): Issue[] {
  if (maxItems !== undefined && array.length > maxItems)
    return [{ path, message: `must have at most ${pluralize(maxItems, 'item')}` }]
  return items ? array.flatMap((item, index) => search(items, item, [...path, index])) : []
}

function searchObject({ properties }: SchemaNode, value: object, path: Issue['path']): Issue[] {
  if (!properties) return []
  const names = Object.keys(value)
  const most = Object.keys(properties).length + mostUnknown
  if (names.length > most) return [{ path, message: `must have at most ${pluralize(most, 'field')}` }]
  return names.flatMap(name => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    return property ? search(property, (value as Record<string, unknown>)[name], [...path, name]) : []
  })
}

export const pluralize = (limit: number | bigint, thing: string) =>
  `${limit} ${thing}${Number(limit) === 1 ? '' : 's'}`
