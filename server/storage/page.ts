import {
  defaultPageSize,
  type Listing,
  type ListQuery,
  largestPageSize,
  type Page,
} from '@learn/contract/values'
import type { Context } from '../context.ts'
import { isId, neighbourId } from '../ids.ts'
import { decodeCursor, encodeCursor, type Position } from './cursor.ts'
import type { Queries } from './database.ts'
import type { Value } from './parameter.ts'
import { type Statement, statement } from './statement.ts'

/** A valid list query. */
export interface PageRequest {
  readonly limit: number
  readonly sortBy: string
  readonly descending: boolean
  readonly filters: Readonly<Record<string, string>>
  readonly position: Position | undefined
  /** What this list's cursors are bound to. */
  readonly binding: string
}

export function readPage(ctx: Context<'BadRequest'>, listing: Listing, query: ListQuery): PageRequest {
  const sortBy = query.sortBy ?? listing.sortBy[0]
  if (!listing.sortBy.includes(sortBy)) {
    throw ctx.fault('BadRequest', `sortBy must be one of ${listing.sortBy.join(', ')}.`)
  }
  const descending = query.sortOrder !== 'asc'
  const filters = readFilters(ctx, listing, query)
  const binding = [ctx.operationId, ctx.actor.principalId, sortBy, descending, JSON.stringify(filters)].join(
    '\n',
  )
  return {
    limit: readLimit(ctx, query.limit),
    sortBy,
    descending,
    filters,
    binding,
    position: readCursor(ctx, binding, query.cursor),
  }
}

function readLimit(ctx: Context<'BadRequest'>, limit: string | undefined): number {
  if (limit === undefined) return defaultPageSize
  if (!/^[0-9]+$/.test(limit) || /^0+$/.test(limit)) {
    throw ctx.fault('BadRequest', 'limit must be a whole number of at least 1.')
  }
  return Math.min(Number(limit), largestPageSize)
}

function readFilters(ctx: Context<'BadRequest'>, listing: Listing, query: object): Record<string, string> {
  const filters: Record<string, string> = {}
  for (const [name, values] of Object.entries(listing.filters)) {
    const value = (query as Record<string, string | undefined>)[`filter[${name}]`]
    if (value === undefined) continue
    const wrong = wrongFilter(values, value)
    if (wrong) throw ctx.fault('BadRequest', `filter[${name}] must be ${wrong}.`)
    filters[name] = value
  }
  return filters
}

/** What the value should have been, or undefined if it is valid. */
function wrongFilter(values: Listing['filters'][string], value: string): string | undefined {
  if (values === 'text') return value.length >= 1 && value.length <= 128 ? undefined : '1 to 128 characters'
  if (values === 'id') return isId(value) ? undefined : 'a valid id'
  return values.includes(value) ? undefined : `one of ${values.join(', ')}`
}

function readCursor(ctx: Context<'BadRequest'>, binding: string, cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const position = decodeCursor(ctx.secrets.cursor, binding, cursor)
  if (position) return position
  throw ctx.fault(
    'BadRequest',
    'This cursor does not belong to this list with this sort order, these filters and this caller. Start again without it.',
  )
}

/** The SQL fragments of a list that depend on its sort order and direction. */
export interface Keyset {
  /** Whether an item comes after the cursor in the direction of reading; `true` on a first page. */
  readonly after: string
  /** Whether an item is at the cursor or before it, which means that the other direction has a page. */
  readonly notAfter: string
  readonly orderBy: string
}

export interface ListStatements<Row> {
  find(request: PageRequest): Statement<Row & Beyond>
}

/** Every list statement also returns whether anything is on the other side of the cursor. */
export interface Beyond {
  readonly beyond: boolean
}

/**
 * Writes a list's statements, one for each sort field, order and direction. `columns` maps a sort field to its column and
 * type. The cursor's key and id are the two parameters after `lastParameter`.
 */
export function listStatements<Row>(
  entity: string,
  columns: Readonly<Record<string, { column: string; type: string }>>,
  lastParameter: number,
  write: (keyset: Keyset) => string,
): ListStatements<Row> {
  const known = new Map<string, Statement<Row & Beyond>>()
  return {
    find({ sortBy, descending, position }) {
      const direction = position?.direction ?? 'first'
      const name = `${entity}_list_${sortBy}_${descending ? 'desc' : 'asc'}_${direction}`
      let found = known.get(name)
      if (found === undefined) {
        const sort = columns[sortBy]
        if (sort === undefined) throw new Error(`${entity} has no column to sort by ${sortBy}`)
        const falling = descending !== (direction === 'backwards')
        const item = `(${sort.column}, id)`
        const cursor = `($${lastParameter + 1}::${sort.type}, $${lastParameter + 2}::uuid)`
        const order = falling ? 'desc' : 'asc'
        found = statement(
          name,
          write({
            after: direction === 'first' ? 'true' : `${item} ${falling ? '<' : '>'} ${cursor}`,
            notAfter: direction === 'first' ? 'false' : `${item} ${falling ? '>=' : '<='} ${cursor}`,
            orderBy: `${sort.column} ${order}, id ${order}`,
          }),
        )
        known.set(name, found)
      }
      return found
    },
  }
}

/** The parts of a list across organizations: `$1` is the organizations, `limit` is one more than the page size. */
interface OrganizationListParts {
  readonly table: string
  readonly columns: string
  readonly matches: string
  readonly limit: string
  readonly total: string
  readonly beside?: string | undefined
}

/** Scans each organization's part of the index, only as far as the page needs. */
export function writeOrganizationList(keyset: Keyset, parts: OrganizationListParts): string {
  const { after, notAfter, orderBy } = keyset
  const { table, columns, matches, limit, total, beside } = parts
  const walk = (selected: string, condition: string, most: string) => `
    select item.* from unnest($1::uuid[]) as reached (organization) cross join lateral (
      select ${selected} from ${table}
      where organization_id = reached.organization and ${matches} and ${condition}
      order by ${orderBy} limit ${most}
    ) item`
  const page = `(${walk('*', after, limit)}) page order by ${orderBy} limit ${limit}`
  const selected = `select ${columns}, (${total}) as total, exists (${walk('id', notAfter, '1')}) as beyond`
  if (beside === undefined) return `${selected} from ${page}`
  return `with page as (select * from ${page}) ${selected} from page ${beside} order by ${orderBy}`
}

export interface Found<Row> {
  readonly items: Row[]
  readonly beyond: boolean
  readonly total: number
}

/** The result of a list statement. If it found nothing, the total must be counted separately. */
export async function foundPage<Row extends Beyond & { total: number }>(
  items: Row[],
  { position }: PageRequest,
  count: () => Promise<number>,
): Promise<Found<Row>> {
  const [first] = items
  if (first) return { items, beyond: first.beyond, total: first.total }
  const total = await count()
  // If nothing is on this side of the cursor, everything is on the other.
  return { items, beyond: position !== undefined && total > 0, total }
}

interface OrganizationList {
  readonly entity: string
  readonly table: string
  readonly columns: string
  readonly sorts: Parameters<typeof listStatements>[1]
  /** The filters' conditions, with `$2` and so on for their values, each null if the filter is not used. */
  readonly filters?: readonly string[]
  /** A join to the rows of the page, which is named `page`. */
  readonly beside?: string
  /** The stored total without filters, if there is one. */
  readonly keptTotal?: string
}

/** A list across organizations with its total, which is stored or else counted with the index. */
export function organizationList<Row>({
  entity,
  table,
  columns,
  sorts,
  filters = [],
  beside,
  keptTotal,
}: OrganizationList) {
  const limit = `$${filters.length + 2}`
  const matches = filters.length === 0 ? 'true' : filters.join(' and ')
  const counted = `select count(*) from ${table} where organization_id = any ($1::uuid[]) and ${matches}`
  const lists = (name: string, total: string) =>
    listStatements<Row & { total: number }>(name, sorts, filters.length + 2, keyset =>
      writeOrganizationList(keyset, { table, columns, matches, limit, total, beside }),
    )
  const filtered = lists(`${entity}_filtered`, counted)
  const everything = keptTotal ? lists(entity, keptTotal) : filtered
  const count = statement<{ total: number }>(`${entity}_count`, counted)
  return async (
    db: Queries,
    reach: Buffer,
    request: PageRequest,
    values: readonly Value[],
  ): Promise<Found<Row & Beyond>> => {
    const list = values.every(value => value === null) ? everything : filtered
    const parameters = [reach, ...values]
    const items = await db.query(list.find(request), [
      ...parameters,
      request.limit + 1,
      ...positionValues(request),
    ])
    return await foundPage(items, request, async () => (await db.query(count, parameters))[0]?.total ?? 0)
  }
}

/** The values of the cursor's parameters; a first page has none. */
export const positionValues = ({ position }: PageRequest): string[] =>
  position ? [position.key, position.id] : []

/**
 * Builds the page from the statement's result. It contains one item more than the page if the list continues in the
 * direction of reading; `beyond` tells whether it continues in the other direction.
 */
export function toPage<Item extends { id: string }>(
  ctx: Context,
  request: PageRequest,
  found: { items: Item[]; beyond: boolean; total: number },
): Page<Item> {
  const { position, limit } = request
  const backwards = position?.direction === 'backwards'
  const goesOn = found.items.length > limit
  const data = goesOn ? found.items.slice(0, limit) : found.items
  if (backwards) data.reverse()
  const cursor = (direction: Position['direction'], item: Item | undefined) =>
    encodeCursor(ctx.secrets.cursor, request.binding, edge(request, direction, item))
  const hasNext = backwards ? found.beyond : goesOn
  const hasPrevious = backwards ? goesOn : found.beyond
  return {
    data,
    total: found.total,
    nextCursor: hasNext ? cursor('forwards', data.at(-1)) : null,
    prevCursor: hasPrevious ? cursor('backwards', data[0]) : null,
  }
}

/** Where the neighbouring page starts: next to an item or, after an empty page, at the cursor that led to it. */
function edge<Item extends { id: string }>(
  { position, sortBy, descending }: PageRequest,
  direction: Position['direction'],
  item: Item | undefined,
): Position {
  if (item) return { direction, key: String((item as Record<string, unknown>)[sortBy]), id: item.id }
  if (!position) throw new Error('an empty first page has no neighbouring pages')
  // The way back must include the item at the cursor, so it starts one id further.
  const step = (direction === 'backwards') === descending ? -1 : 1
  return { direction, key: position.key, id: neighbourId(position.id, step) }
}
