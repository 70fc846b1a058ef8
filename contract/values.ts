import Type, { type Static, type TObject, type TSchema, type TUnsafe } from 'typebox'

/** A schema whose TypeScript type is known by name: messages say `Organization`, not its twenty fields. */
export type Schema<T = unknown> = TUnsafe<T>

/** Names a schema: it becomes the component `$id` in the document and `T` in the types. */
export const named = <T>(schema: TSchema & { $id: string }): Schema<T> => Type.Unsafe<T>(schema)

/** An object schema that refuses unknown fields, as every object of this API does. */
export const closed = <Fields extends Record<string, TSchema>, const Options extends object = object>(
  fields: Fields,
  options?: Options,
): TObject<Fields> & Options =>
  // Type.Object returns the options it was given as part of the schema, but does not say so in its type.
  Type.Object(fields, { additionalProperties: false, ...options }) as unknown as TObject<Fields> & Options

export const Id = Type.String({ format: 'uuid' })
export const Timestamp = Type.String({
  description: 'ISO 8601 in UTC with milliseconds.',
  examples: ['2026-01-31T09:30:00.000Z'],
})
/** A time that a caller gives, of any zone; answers are in UTC. */
export const Moment = Type.String({
  format: 'date-time',
  maxLength: 40,
  description: 'ISO 8601 with a time zone.',
  examples: ['2026-01-31T09:30:00.000Z'],
})
export const Day = Type.String({
  pattern: '^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$',
  examples: ['2026-01-31'],
  description: 'A day in UTC.',
})
export const Credits = Type.Number({ description: 'Whole credits.' })
export const Email = Type.String({
  pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  examples: ['ada@example.org'],
})

const deleted = closed({ id: Id, deletedAt: Timestamp }, { $id: 'Deleted' })
/** The answer of what takes something away for good. */
export interface Deleted extends Static<typeof deleted> {}
export const Deleted = named<Deleted>(deleted)

export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

export const defaultPageSize = 25
export const largestPageSize = 100

/** What a list can be sorted by (the first is the default) and filtered by: the values of each filter, or what they look like. */
export interface Listing {
  readonly sortBy: readonly [string, ...string[]]
  readonly filters: Readonly<Record<string, readonly string[] | 'id' | 'text'>>
}

const listQueryFields = (listing: Listing) => ({
  cursor: Type.Optional(
    Type.String({
      description:
        'Where to go on: the `nextCursor` or `prevCursor` of a page with the same sort and filters.',
    }),
  ),
  limit: Type.Optional(
    Type.String({
      description: `Page size, a decimal number from 1 up; default ${defaultPageSize}, at most ${largestPageSize}.`,
    }),
  ),
  sortBy: Type.Optional(
    Type.String({
      description: `Field to sort by: ${listing.sortBy.join(', ')}. Default ${listing.sortBy[0]}. Text sorts by code point.`,
    }),
  ),
  sortOrder: Type.Optional(
    Type.Enum(['asc', 'desc'], {
      description: 'Default desc. Items that are equal in the sort field are ordered by id.',
    }),
  ),
})

type FilterFields<L extends Listing> = {
  [Name in keyof L['filters'] & string as `filter[${Name}]`]: Type.TOptional<Type.TString>
}

/** Of those that are no field of what is listed. */
const filterWords: Readonly<Record<string, string>> = {
  search: 'Only those in which these characters are found.',
  tag: 'Only those that have this tag.',
  bin: 'true: what is in the bin, instead of what is not.',
}

const wordsOfFilter = (name: string, values: Listing['filters'][string]) =>
  `Only those whose ${name} is this${typeof values === 'string' ? '' : `, one of ${values.join(', ')}`}.`

const filterFields = <L extends Listing>(listing: L): FilterFields<L> =>
  Object.fromEntries(
    Object.entries(listing.filters).map(([name, values]) => [
      `filter[${name}]`,
      Type.Optional(
        Type.String({
          description: filterWords[name] ?? wordsOfFilter(name, values),
        }),
      ),
    ]),
    // Object.fromEntries forgets its keys; they are the filters' names by construction.
  ) as FilterFields<L>

export interface Page<Item> {
  data: Item[]
  total: number
  nextCursor: string | null
  prevCursor: string | null
}

/** The parts that every list operation has: its query, its page envelope, and what it sorts and filters by. */
export function list<Item, const L extends Listing>(item: Schema<Item>, id: string, listing: L) {
  const page = closed(
    {
      data: Type.Array(item),
      total: Type.Number({ description: 'How many items there are on all pages together.' }),
      nextCursor: nullable(Type.String({ description: 'Null at the end of the list.' })),
      prevCursor: nullable(Type.String({ description: 'Null at the start of the list.' })),
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

/** The fields of a list that is short enough for one page. */
export const onePage = <S extends TSchema>(item: S) => ({
  data: Type.Array(item),
  total: Type.Number(),
  nextCursor: Type.Null({ description: 'There is one page.' }),
  prevCursor: Type.Null(),
})

export type ListQuery = Static<TObject<ReturnType<typeof listQueryFields>>>
