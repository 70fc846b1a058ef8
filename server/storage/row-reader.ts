import pg from 'pg'

/** PostgreSQL's description of a column. */
export interface Column {
  readonly name: string
  readonly dataTypeID: number
}

export type RowReader<Row> = (fields: readonly (string | null)[]) => Row

/**
 * Compiles a function that turns a row's text values into an object, once for each statement. An object literal is
 * several times faster than a loop over columns and parsers.
 */
export function compileRowReader<Row>(columns: readonly Column[]): RowReader<Row> {
  const parsers = columns.map(column => parserOf(column.dataTypeID))
  const properties = columns.map(({ name }, index) => {
    const text = `f[${index}]`
    const value = parsers[index] ? `${text}===null?null:p[${index}](${text})` : text
    return `${JSON.stringify(name)}:${value}`
  })
  // Only the column names of our own statements and the parsers above get here, so nothing can be injected.
  return new Function('p', `return f=>({${properties.join(',')}})`)(parsers)
}

const { builtins } = pg.types
const asText: readonly number[] = [builtins.TEXT, builtins.VARCHAR, builtins.UUID]
const asNumber: readonly number[] = [builtins.INT2, builtins.INT4, builtins.INT8]

/** Undefined if the text is the value. Integers count credits and rows, so they stay far below 2^53. */
function parserOf(type: number): ((text: string) => unknown) | undefined {
  if (asText.includes(type)) return undefined
  if (asNumber.includes(type)) return Number
  if (type === builtins.BOOL) return text => text === 't'
  if (type === builtins.TIMESTAMPTZ) return parseTimestamp
  return pg.types.getTypeParser(type)
}

/** Turns PostgreSQL's `2026-01-31 09:30:00.12+00` into `2026-01-31T09:30:00.120Z` without creating a Date. */
export function parseTimestamp(text: string): string {
  const fraction = text.length > 22 ? text.slice(20, -3) : ''
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`
}
