import { isId } from '@learn/contract/id'
import {
  defaultPageSize,
  type Listing,
  type ListQuery,
  largestPageSize,
  type Page,
} from '@learn/contract/values'
import type { Context } from '../context.ts'
import { neighbourId } from '../ids.ts'
import { decodeCursor, encodeCursor, type Position } from './cursor.ts'
import { countThatFit } from './page-bytes.ts'

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

/** Answers a list operation: reads the query, finds the rows and makes the page. */
export async function listPage<Item extends { id: string }>(
  ctx: Context<'BadRequest'>,
  { listing }: { readonly listing: Listing },
  query: ListQuery,
  find: (request: PageRequest) => Promise<FoundRows<Item>>,
): Promise<Page<Item>> {
  const request = readPage(ctx, listing, query)
  return toPage(ctx, request, await find(request))
}

function readPage(ctx: Context<'BadRequest'>, listing: Listing, query: ListQuery): PageRequest {
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

const usualSize = { usual: defaultPageSize, most: largestPageSize }

export function readLimit(
  ctx: Context<'BadRequest'>,
  limit: string | undefined,
  { usual, most } = usualSize,
): number {
  if (limit === undefined) return usual
  if (!/^[0-9]+$/.test(limit) || /^0+$/.test(limit)) {
    throw ctx.fault('BadRequest', 'limit must be a whole number of at least 1.')
  }
  return Math.min(Number(limit), most)
}

function readFilters(ctx: Context<'BadRequest'>, listing: Listing, query: object): Record<string, string> {
  const filters: Record<string, string> = {}
  for (const [name, values] of Object.entries(listing.filters)) {
    const value = (query as Record<string, string | undefined>)[`filter[${name}]`]
    if (value === undefined) continue
    const wrong = expectedFilter(values, value)
    if (wrong) throw ctx.fault('BadRequest', `filter[${name}] must be ${wrong}.`)
    filters[name] = value
  }
  return filters
}

/** What the value should have been, or undefined if it is valid. */
function expectedFilter(values: Listing['filters'][string], value: string): string | undefined {
  if (values === 'text') return value.length >= 1 && value.length <= 128 ? undefined : '1 to 128 characters'
  if (values === 'id') return isId(value) ? undefined : 'a valid id'
  return values.includes(value) ? undefined : `one of ${values.join(', ')}`
}

export function readCursor(ctx: Context<'BadRequest'>, binding: string, cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const position = ctx.secrets.cursor.find(key => decodeCursor(key, binding, cursor))
  if (position) return position
  throw ctx.fault(
    'BadRequest',
    'This cursor does not belong to this list with this sort order, these filters and this caller. Start again without it.',
  )
}

export interface FoundRows<Row> {
  readonly items: Row[]
  readonly beyond: boolean
  readonly total: number
}

/**
 * Builds the page from the statement's result. It contains one item more than the page if the list continues in the
 * direction of reading; `beyond` tells whether it continues in the other direction. A page of very large items ends early.
 */
function toPage<Item extends { id: string }>(
  ctx: Context,
  request: PageRequest,
  found: { items: Item[]; beyond: boolean; total: number },
): Page<Item> {
  const { position, limit } = request
  const backwards = position?.direction === 'backwards'
  const shown = countThatFit(found.items, limit)
  const hasMore = found.items.length > shown
  const data = hasMore ? found.items.slice(0, shown) : found.items
  if (backwards) data.reverse()
  const cursor = (direction: Position['direction'], item: Item | undefined) =>
    encodeCursor(ctx.secrets.cursor.current, request.binding, edge(request, direction, item))
  const hasNext = backwards ? found.beyond : hasMore
  const hasPrevious = backwards ? hasMore : found.beyond
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
