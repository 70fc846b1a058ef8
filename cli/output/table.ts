import { isId } from '@learn/contract/id'
import { valueAt } from './selection.ts'
import { lineOf, pad, shortLine, truncate, widthOf } from './text.ts'

const gap = '  '
/** Text with spaces may be cut to this width. It gets back whatever room is left. */
const leastText = 20

export interface Column {
  /** The path of the field, as --fields takes it. */
  readonly path: string
  readonly title: string
  readonly width: number
  readonly isNumber: boolean
}

/**
 * The columns that fit, names first and the id last. The id gets its room before all others, so that it can always be
 * copied; then the fields that a person wants, in the given order or by their names. Only text with spaces is cut.
 */
export function columnsFor(
  rows: readonly unknown[],
  paths: readonly string[],
  room: number,
  isOrdered = false,
): Column[] {
  const hasName = paths.some(path => names.test(path))
  const rankIn = (path: string) =>
    rankOf(
      path,
      rows.map(row => valueAt(row, path)),
      isOrdered,
      hasName,
    )
  const ranked = paths
    .map(path => ({ column: columnOf(rows, path), rank: rankIn(path) }))
    .filter(({ rank }) => rank !== emptyRank)
    .sort((one, other) => one.rank - other.rank)
  const chosen = new Set<Column>()
  let left = room
  for (const { column } of [...ranked.filter(({ rank }) => rank === idRank), ...ranked]) {
    const needed = column.width + (chosen.size > 0 ? gap.length : 0)
    if (chosen.has(column) || needed > left) continue
    chosen.add(column)
    left -= needed
  }
  return widen(sortColumns(ranked.filter(({ column }) => chosen.has(column))), rows, left)
}

interface Ranked {
  readonly column: Column
  readonly rank: number
}

/** The wanted fields in their order, then the others as they were declared, then the id. */
const sortColumns = (shown: readonly Ranked[]): Column[] =>
  [shown.filter(({ rank }) => rank !== idRank), shown.filter(({ rank }) => rank === idRank)]
    .flat()
    .map(({ column }) => column)

/** Gives the room that is left to the text that was cut. */
function widen(columns: readonly Column[], rows: readonly unknown[], room: number): Column[] {
  let left = room
  return columns.map(column => {
    const full = Math.max(...rows.map(row => widthOf(cellOf(valueAt(row, column.path)))))
    const more = Math.max(0, Math.min(left, full - column.width))
    left -= more
    return { ...column, width: column.width + more }
  })
}

const [nameRank, plainRank, timeRank, keyRank, idRank, emptyRank] = [0, 1, 2, 3, 4, 5] as const

const names = /^(name|displayName|title|email|summary)$/
const keys = /(Id|Ids|Key|Hash|Version)$|^provider|^sha256$/

function rankOf(path: string, values: readonly unknown[], isOrdered: boolean, hasName: boolean): number {
  if (path === 'id') return idRank
  if (values.length > 0 && values.every(value => lineOf(value) === '')) return emptyRank
  if (isOrdered || names.test(path)) return nameRank
  if (path.endsWith('At')) return timeRank
  if (!keys.test(path)) return plainRank
  // If a row has no name, a readable key such as a topic's id takes its place.
  return !hasName && !values.some(value => isId(String(value))) ? nameRank : keyRank
}

/** A column as wide as its values need, except for text. */
export function columnOf(
  rows: readonly unknown[],
  path: string,
  title = path.slice(path.lastIndexOf('.') + 1),
): Column {
  const values = rows.map(row => valueAt(row, path))
  const width = Math.max(widthOf(title), ...values.map(value => leastWidth(cellOf(value))))
  const isNumber = values.some(looksNumeric) && values.every(value => value === null || looksNumeric(value))
  return { path, title, width, isNumber }
}

const leastWidth = (text: string) =>
  text.includes(' ') && !isTime(text) ? Math.min(leastText, widthOf(text)) : widthOf(text)

/** Also a share, such as `~54%`. */
const looksNumeric = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^~?\d+%$/.test(value))

const isTime = (text: string) => /^\d{4}-\d\d-\d\d \d\d:\d\dZ$/.test(text)

const timestamp = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):[\d.]+Z$/

/** Times are shown to the minute. Records, CSV and JSON have all of it. */
const cellOf = (value: unknown): string => shortLine(value).replace(timestamp, '$1 $2Z')

export const headerLine = (columns: readonly Column[], emphasize: (text: string) => string): string =>
  `${emphasize(line(columns, ({ title }) => title))}\n`

export const tableLine = (row: unknown, columns: readonly Column[]): string =>
  `${line(columns, ({ path }) => cellOf(valueAt(row, path)))}\n`

const line = (columns: readonly Column[], textOf: (column: Column) => string): string =>
  columns
    .map(column => {
      const text = truncate(textOf(column), column.width)
      return column.isNumber ? ' '.repeat(column.width - widthOf(text)) + text : pad(text, column.width)
    })
    .join(gap)
    .trimEnd()
