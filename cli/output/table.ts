import type { Row } from './selection.ts'
import { cut, lineOf, pad, widthOf } from './text.ts'

const gap = '  '
const longestText = 40

export interface Column {
  readonly name: string
  readonly width: number
}

/**
 * The columns that there is room for. What tells items apart comes first, then what is said of them, then times, then
 * the ids of others, then what is empty. Nothing that is one word is ever cut: half an id is none.
 */
export function columnsFor(rows: readonly Row[], names: readonly string[], room: number): Column[] {
  const columns = names.map(name => ({ name, width: widthFor(rows, name) }))
  const chosen = new Set<Column>()
  let left = room
  const rank = ({ name }: Column) => rankOf(name, rows)
  for (const column of columns.toSorted((one, other) => rank(one) - rank(other))) {
    const needed = column.width + (chosen.size > 0 ? gap.length : 0)
    if (needed > left) continue
    chosen.add(column)
    left -= needed
  }
  return columns.filter(column => chosen.has(column))
}

function rankOf(name: string, rows: readonly Row[]): number {
  if (name === 'id') return 0
  if (rows.every(row => lineOf(row[name]) === '')) return 4
  return name.endsWith('At') ? 2 : name.endsWith('Id') ? 3 : 1
}

function widthFor(rows: readonly Row[], name: string): number {
  return Math.max(widthOf(name), ...rows.map(row => widthOf(cellOf(row[name]))))
}

function cellOf(value: unknown): string {
  const text = lineOf(value)
  return text.includes(' ') ? cut(text, longestText) : text
}

export const headerLine = (columns: readonly Column[], emphasize: (text: string) => string): string =>
  `${emphasize(
    columns
      .map(({ name, width }) => pad(name, width))
      .join(gap)
      .trimEnd(),
  )}\n`

export const tableLine = (row: Row, columns: readonly Column[]): string =>
  `${columns
    .map(({ name, width }) => pad(cellOf(row[name]), width))
    .join(gap)
    .trimEnd()}\n`

/** One record, a field a line, with the paths that --fields takes. */
export function recordLines(record: unknown, emphasize: (text: string) => string): string {
  const lines = [...leavesOf(record, [])]
  const width = Math.max(0, ...lines.map(([path]) => widthOf(path)))
  return lines
    .map(([path, text]) => `${text ? `${emphasize(pad(path, width))}${gap}${text}` : emphasize(path)}\n`)
    .join('')
}

function* leavesOf(value: unknown, path: readonly string[]): Generator<[path: string, text: string]> {
  const isBranch =
    typeof value === 'object' &&
    value !== null &&
    (!Array.isArray(value) || value.some(item => typeof item === 'object'))
  if (!isBranch) yield [path.join('.'), lineOf(value)]
  else for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, name])
}
