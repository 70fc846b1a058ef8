import type { Operation } from '@learn/contract/operation'
import type { FieldSchema } from '../flags/flags.ts'
import type { Row } from './selection.ts'

export interface Page {
  readonly data: readonly Row[]
  readonly total: number
  readonly nextCursor: string | null
}

/** Whether an answer really is a page. Another version of the server may send something else. */
export const isPage = (answer: unknown): answer is Page => Array.isArray(Object(answer).data)

const pageFields = ['data', 'total', 'nextCursor', 'prevCursor']

/** What the contract says about an answer. A newer server may send more. */
export interface Shape {
  readonly isList: boolean
  /** Whether the list can have several pages. */
  readonly isPaged: boolean
  /** The fields of the answer, or of an item of the list. */
  readonly fields: readonly string[]
  /** The fields that fit in a table cell. */
  readonly cells: readonly string[]
}

export function shapeOf({ response, listing }: Operation): Shape {
  // Only `properties` is read; a schema without it has no known fields.
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

/** Whether paths such as `total` or `data.0.id` refer to the page rather than to each item. */
export const arePageFields = (paths: readonly string[], { fields }: Shape): boolean =>
  paths.every(path => {
    const [first = ''] = path.split('.')
    return pageFields.includes(first) && !fields.includes(first)
  })
