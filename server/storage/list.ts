import type { Queries } from './database.ts'
import type { FoundRows, PageRequest } from './page.ts'
import { holdsOneId, type Value } from './parameter.ts'
import { checkStatementName, type Statement, statement } from './statement.ts'

/** The SQL fragments of a list that depend on its sort order and direction. */
export interface Keyset {
  /** Whether an item comes after the cursor in the direction of reading; `true` on a first page. */
  readonly after: string
  /** Whether an item is at the cursor or before it, so that there is a page in the other direction. */
  readonly notAfter: string
  readonly orderBy: string
}

export interface ListStatements<Row> {
  find(request: PageRequest): Statement<Row & HasMore>
}

/** Every list statement also returns whether anything is on the other side of the cursor. */
export interface HasMore {
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
  const known = new Map<string, Statement<Row & HasMore>>()
  const nameOf = (sortBy: string, order: 'asc' | 'desc', direction: 'first' | 'forwards' | 'backwards') =>
    `${entity}_${sortBy}_${order}_${direction}`
  // Otherwise a name that is too long would fail only when somebody sorts in this way.
  for (const sortBy of Object.keys(columns)) checkStatementName(nameOf(sortBy, 'desc', 'backwards'))
  return {
    find({ sortBy, descending, position }) {
      const direction = position?.direction ?? 'first'
      const name = nameOf(sortBy, descending ? 'desc' : 'asc', direction)
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

/** How a list is read: `$1` holds the keys to walk, and `limit` is one more than the page holds. */
interface WalkParts {
  /** The column of the keys in `$1`. */
  readonly by: 'organization_id' | 'student_id'
  readonly table: string
  readonly columns: string
  readonly matches: string
  readonly limit: string
  readonly total: string
  readonly joined?: string | undefined
  /** Whether `$1` holds a single key. Its index needs no join, which costs a sixth of a page. */
  readonly isOne?: boolean
}

/** Walks the index of each organization, or of each student, only as far as the page can reach. */
export function writeWalk({ after, notAfter, orderBy }: Keyset, parts: WalkParts): string {
  const { by, table, columns, matches, limit, total, joined, isOne } = parts
  const walkOne = (key: string, selected: string, condition: string, most: string) => `
      select ${selected} from ${table} where ${by} = ${key} and ${matches} and ${condition}
      order by ${orderBy} limit ${most}`
  const walk = (selected: string, condition: string, most: string) =>
    isOne
      ? walkOne('($1::uuid[])[1]', selected, condition, most)
      : `
    select item.* from unnest($1::uuid[]) as walked (key) cross join lateral (${walkOne('walked.key', selected, condition, most)}
    ) item`
  const page = `(${walk('*', after, limit)}) page order by ${orderBy} limit ${limit}`
  const selected = `select ${columns}, (${total}) as total, exists (${walk('id', notAfter, '1')}) as beyond`
  if (joined === undefined) return `${selected} from ${page}`
  return `with page as (select * from ${page}) ${selected} from page ${joined} order by ${orderBy}`
}

/** The result of a list statement. If it found nothing, the total must be counted separately. */
export async function pageFrom<Row extends HasMore & { total: number }>(
  items: Row[],
  { position }: PageRequest,
  count: () => Promise<number>,
): Promise<FoundRows<Row>> {
  const [first] = items
  if (first) return { items, beyond: first.beyond, total: first.total }
  const total = await count()
  // Nothing on this side of the cursor: whatever there is lies on the other.
  return { items, beyond: position !== undefined && total > 0, total }
}

/**
 * The condition of the filters in use, and the parameters that follow theirs. Filters that nobody has set are left out:
 * PostgreSQL would expect them to match few rows, and read all 10,000 decisions of a child to find the newest four.
 */
export function filterParts(filters: readonly string[], always = 'true') {
  const lastParameter = filters.length + 2
  return {
    matches: [always, ...filters].join(' and '),
    limit: `$${lastParameter}`,
    lastParameter,
  }
}

interface OrganizationList {
  readonly entity: string
  readonly table: string
  readonly columns: string
  readonly sorts: Parameters<typeof listStatements>[1]
  /** What holds for every item of the list. */
  readonly always?: string
  /** The filters' conditions, with `$2` and so on for their values, each null if the filter is not used. */
  readonly filters?: readonly string[]
  /** Joined to the rows of the page, which are called `page`. */
  readonly joined?: string
  /** The stored total without filters, if there is one. */
  readonly keptTotal?: string
}

/** A list across organizations with its total, which is stored or else counted with the index. */
export function organizationList<Row>({
  entity,
  table,
  columns,
  sorts,
  always = 'true',
  filters = [],
  joined,
  keptTotal,
}: OrganizationList) {
  const statementsFor = (name: string, used: readonly string[], isOne: boolean, keptTotal?: string) => {
    const { matches, limit, lastParameter } = filterParts(used, always)
    const counted = `select count(*) from ${table} where organization_id = any ($1::uuid[]) and ${matches}`
    const total = keptTotal ?? counted
    const find = listStatements<Row & { total: number }>(name, sorts, lastParameter, keyset =>
      writeWalk(keyset, { by: 'organization_id', table, columns, matches, limit, total, joined, isOne }),
    )
    return { find, count: statement<{ total: number }>(`${name}_count`, counted) }
  }
  const everything = [
    statementsFor(entity, [], false, keptTotal),
    statementsFor(`${entity}_one`, [], true, keptTotal),
  ] as const
  const filtered = [
    statementsFor(`${entity}_filtered`, filters, false),
    statementsFor(`${entity}_filtered_one`, filters, true),
  ] as const
  return async (
    db: Queries,
    reach: Buffer,
    request: PageRequest,
    values: readonly Value[],
  ): Promise<FoundRows<Row & HasMore>> => {
    const isFiltered = values.some(value => value !== null)
    const { find, count } = (isFiltered ? filtered : everything)[holdsOneId(reach) ? 1 : 0]
    const parameters = [reach, ...(isFiltered ? values : [])]
    const items = await db.query(find.find(request), [
      ...parameters,
      request.limit + 1,
      ...positionValues(request),
    ])
    return await pageFrom(items, request, async () => (await db.query(count, parameters))[0]?.total ?? 0)
  }
}

/** The values of the cursor's parameters; a first page has none. */
export const positionValues = ({ position }: PageRequest): string[] =>
  position ? [position.key, position.id] : []
