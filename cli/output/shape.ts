import type { Operation } from '@learn/contract/operation'
import type { FieldSchema } from '../flags/flags.ts'
import type { Row } from './selection.ts'

export interface Page {
  readonly data: readonly Row[]
  readonly total: number
  readonly nextCursor: string | null
}

/** Whether it can be written as one: another version of the server may answer otherwise. */
export const isPage = (answer: unknown): answer is Page => Array.isArray(Object(answer).data)

const pageFields = ['data', 'total', 'nextCursor', 'prevCursor']

/** What is known of an answer before it comes. A newer server may give more. */
export interface Shape {
  readonly isList: boolean
  /** Whether the list can be longer than a page. */
  readonly isPaged: boolean
  /** The fields of the answer, or of an item of the list. */
  readonly fields: readonly string[]
  /** Those that fit into a cell. */
  readonly cells: readonly string[]
}

export function shapeOf({ response, listing }: Operation): Shape {
  // Of a response's schema only the properties are read; one without them has no fields to tell.
  const { properties = {} } = response as FieldSchema
  const isList = 'nextCursor' in properties
  const own = (isList ? properties.data?.items?.properties : properties) ?? {}
  const fields = Object.keys(own)
  return {
    isList,
    isPaged: listing !== undefined,
    fields,
    cells: fields.filter(name => fitsCell(own[name] ?? {})),
  }
}

const fitsCell = (schema: FieldSchema): boolean =>
  schema.anyOf
    ? schema.anyOf.every(fitsCell)
    : schema.type !== 'object' && !(schema.type === 'array' && schema.items?.type === 'object')

/** Whether paths such as `total` or `data.0.id` are meant of the page itself, and not of each item. */
export const areOfPage = (paths: readonly string[], { fields }: Shape): boolean =>
  paths.every(path => {
    const [first = ''] = path.split('.')
    return pageFields.includes(first) && !fields.includes(first)
  })
