import Type, { type Static, type TObject, type TSchema, type TUnsafe } from 'typebox'

/** A schema with a named TypeScript type, so that compiler errors say `Organization` instead of its twenty fields. */
export type Schema<T = unknown> = TUnsafe<T>

/** Names a schema: the component `$id` in the OpenAPI document, and `T` in TypeScript. */
export const named = <T>(schema: TSchema & { $id: string }): Schema<T> => Type.Unsafe<T>(schema)

/** The same type with nothing to change in it. */
export type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Immutable<T[Name]> }
    : T

/** An object schema that rejects unknown fields. Every object in this API is one. */
export const closed = <Fields extends Record<string, TSchema>, const Options extends object = object>(
  fields: Fields,
  options?: Options,
): TObject<Fields> & Options =>
  // Type.Object copies the options into the schema, but its return type does not include them.
  Type.Object(fields, { additionalProperties: false, ...options }) as unknown as TObject<Fields> & Options

export const Id = Type.String({ format: 'uuid' })
export const Timestamp = Type.String({
  description: 'ISO 8601 time in UTC, with milliseconds.',
  examples: ['2026-01-31T09:30:00.000Z'],
})
/** A time in a request, in any time zone. Responses are always in UTC. */
export const Moment = Type.String({
  format: 'date-time',
  maxLength: 40,
  description: 'ISO 8601 time with a time zone.',
  examples: ['2026-01-31T09:30:00.000Z'],
})
export const Day = Type.String({
  pattern: '^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$',
  examples: ['2026-01-31'],
  description: 'A date in UTC, as YYYY-MM-DD.',
})
/** The query fields of a period in whole days. */
export const daySpan = {
  from: Type.Optional(Type.String({ ...Day, description: 'The first day, in UTC, as YYYY-MM-DD.' })),
  to: Type.Optional(Type.String({ ...Day, description: 'The last day (inclusive), in UTC, as YYYY-MM-DD.' })),
}
export const Credits = Type.Number({ description: 'A whole number of credits.' })
export const Email = Type.String({
  pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  maxLength: 254,
  examples: ['ada@example.org'],
})

const deleted = closed({ id: Id, deletedAt: Timestamp }, { $id: 'Deleted' })
/** The response of an operation that deletes something permanently. */
export interface Deleted extends Static<typeof deleted> {}
export const Deleted = named<Deleted>(deleted)

export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

export const defaultPageSize = 25
export const largestPageSize = 100

/** The sort fields of a list (the first is the default) and its filters, each with its values or their format. */
export interface Listing {
  readonly sortBy: readonly [string, ...string[]]
  readonly filters: Readonly<Record<string, readonly string[] | 'id' | 'text'>>
}

const listQueryFields = (listing: Listing) => ({
  cursor: Type.Optional(
    Type.String({
      maxLength: 2_048,
      description:
        'The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged.',
    }),
  ),
  limit: Type.Optional(
    Type.String({
      maxLength: 1_024,
      description: `Items per page. Default ${defaultPageSize}, maximum ${largestPageSize}.`,
    }),
  ),
  sortBy: Type.Optional(
    Type.String({
      maxLength: 256,
      description: sortByText(listing),
    }),
  ),
  sortOrder: Type.Optional(
    Type.Enum(['asc', 'desc'], {
      description: 'Default desc. Items with equal values are sorted by ID.',
    }),
  ),
})

const sortByText = ({ sortBy: [first, ...others] }: Listing) =>
  others.length === 0
    ? `The field to sort by. Only ${first} is supported.`
    : `The field to sort by: ${[first, ...others].join(', ')}. Default ${first}. Text is sorted by Unicode code point.`

type FilterFields<L extends Listing> = {
  [Name in keyof L['filters'] & string as `filter[${Name}]`]: Type.TOptional<Type.TString>
}

/** Descriptions of filters that are not named after a field of the item. */
const filterTexts: Readonly<Record<string, string>> = {
  search: 'Return only items whose name or tags contain this text. Case is ignored.',
  tag: 'Return only items with this tag.',
  bin: 'Use true to list only the items in the bin.',
}

const filterText = (name: string, values: Listing['filters'][string]) =>
  `Return only items with this ${name}.${typeof values === 'string' ? '' : ` One of ${values.join(', ')}.`}`

const filterFields = <L extends Listing>(listing: L): FilterFields<L> =>
  Object.fromEntries(
    Object.entries(listing.filters).map(([name, values]) => [
      `filter[${name}]`,
      Type.Optional(
        Type.String({
          maxLength: 1_024,
          description: filterTexts[name] ?? filterText(name, values),
        }),
      ),
    ]),
    // Object.fromEntries loses the type of its keys, which are the names of the filters.
  ) as FilterFields<L>

export interface Page<Item> {
  data: Item[]
  total: number
  nextCursor: string | null
  prevCursor: string | null
}

/** The parts of every list operation: its query, its page, and its sort fields and filters. */
export function list<Item, const L extends Listing>(item: Schema<Item>, id: string, listing: L) {
  const page = closed(
    {
      data: Type.Array(item),
      total: Type.Number({ description: 'The number of matching items on all pages.' }),
      nextCursor: nullable(
        Type.String({ description: 'Pass it as `cursor` to get the next page. Null on the last page.' }),
      ),
      prevCursor: nullable(
        Type.String({ description: 'Pass it as `cursor` to get the previous page. Null on the first page.' }),
      ),
    },
    { $id: id },
  )
  return {
    listing,
    query: closed({ ...listQueryFields(listing), ...filterFields(listing) }),
    response: named<Page<Item>>(page),
    status: 200,
  } as const
}

/** The fields of a list that always fits on one page. */
export const onePage = <S extends TSchema>(item: S) => ({
  data: Type.Array(item),
  total: Type.Number(),
  nextCursor: Type.Null({ description: 'Always null: this list has one page.' }),
  prevCursor: Type.Null(),
})

export type ListQuery = Static<TObject<ReturnType<typeof listQueryFields>>>
