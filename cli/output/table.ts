import type { Row } from './selection.ts'
import { cut, lineOf, pad, widthOf, wrap } from './text.ts'

const gap = '  '
const longestText = 40

interface Column {
  readonly name: string
  readonly width: number
}

/**
 * The columns that there is room for. What tells items apart comes first, then what is said of them, then times, then
 * the ids of others, then what is empty. Nothing that is one word is ever cut: half an id is none.
 */
export function columnsFor(rows: readonly Row[], names: readonly string[], room: number): Column[] {
  const columns = names.map(name => ({ name, width: widthFor(rows, name) }))
  const isEmpty = ({ name }: Column) => rankOf(name, rows) === emptyRank
  const chosen = new Set<Column>()
  let left = room
  const rank = ({ name }: Column) => rankOf(name, rows)
  for (const column of columns.toSorted((one, other) => rank(one) - rank(other))) {
    const needed = column.width + (chosen.size > 0 ? gap.length : 0)
    if (needed > left) continue
    chosen.add(column)
    left -= needed
  }
  // An empty column says little: it is shown only beside everything else.
  const isWhole = columns.every(column => chosen.has(column) || isEmpty(column))
  return columns.filter(column => chosen.has(column) && (isWhole || !isEmpty(column)))
}

const emptyRank = 4

function rankOf(name: string, rows: readonly Row[]): number {
  if (name === 'id') return 0
  if (rows.every(row => lineOf(row[name]) === '')) return emptyRank
  return name.endsWith('At') ? 2 : name.endsWith('Id') ? 3 : 1
}

function widthFor(rows: readonly Row[], name: string): number {
  return Math.max(widthOf(name), ...rows.map(row => widthOf(cellOf(row[name]))))
}

const timestamp = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):[\d.]+Z$/

/** To the minute will do here: records, CSV and JSON have the whole time. */
function cellOf(value: unknown): string {
  const text = lineOf(value).replace(timestamp, '$1 $2Z')
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

/** One record, a field a line, with the paths that --fields takes. Text keeps its lines, and is broken to fit. */
export function recordLines(record: unknown, columns: number, emphasize: (text: string) => string): string {
  const leaves = [...leavesOf(record, [])]
  const width = Math.max(0, ...leaves.map(([path]) => widthOf(path)))
  const room = Math.max(leastRoom, columns - width - gap.length)
  return leaves
    .map(([path, value]) => {
      const [first = '', ...others] = paragraphs(value, room)
      const beside = first ? `${emphasize(pad(path, width))}${gap}${first}` : emphasize(path)
      const below = others.map(line => `${' '.repeat(width)}${gap}${line}`.trimEnd())
      return `${[beside, ...below].join('\n')}\n`
    })
    .join('')
}

const leastRoom = 40

const paragraphs = (value: unknown, room: number): string[] =>
  typeof value === 'string'
    ? value
        .trim()
        .split(/\r?\n/)
        .flatMap(line => broken(line, room))
    : broken(lineOf(value), room)

const broken = (line: string, room: number) => (line.trim() ? wrap(lineOf(line), room) : [''])

function* leavesOf(value: unknown, path: readonly string[]): Generator<[path: string, value: unknown]> {
  const isBranch =
    typeof value === 'object' &&
    value !== null &&
    (!Array.isArray(value) || value.some(item => typeof item === 'object'))
  if (!isBranch) yield [lineOf(path.join('.')), value]
  else for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, name])
}
