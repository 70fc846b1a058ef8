import { columnsFor, headerLine, tableLine } from './table.ts'
import { lineOf, pad, shortLine, widthOf, wrap } from './text.ts'

const gap = '  '
const leastRoom = 40

type Emphasis = (text: string) => string

/** One record: a line for each field, by the path that --fields takes, and a table for each list in it. */
export function recordLines(record: unknown, columns: number, emphasize: Emphasis): string {
  const leaves = [...leavesOf(record, [])]
  const plain = leaves.filter(([, value]) => !isList(value))
  const tables = leaves.filter(([, value]) => isList(value))
  return [
    fieldLines(plain, columns, emphasize),
    // isList has looked at the values.
    ...tables.map(([path, rows]) => listLines(path, rows as readonly unknown[], columns, emphasize)),
  ]
    .filter(Boolean)
    .join('\n')
}

type Leaf = readonly [path: string, value: unknown]

/** Text keeps its lines, and is broken to fit. */
function fieldLines(leaves: readonly Leaf[], columns: number, emphasize: Emphasis): string {
  const width = Math.max(0, ...leaves.map(([path]) => widthOf(path)))
  const room = Math.max(leastRoom, columns - width - gap.length)
  return leaves
    .map(([path, value]) => {
      const [first = '', ...others] = paragraphs(value, room)
      const below = others.map(line => `${' '.repeat(width)}${gap}${line}`.trimEnd())
      return `${[`${emphasize(pad(path, width))}${gap}${first || '-'}`, ...below].join('\n')}\n`
    })
    .join('')
}

function listLines(path: string, rows: readonly unknown[], columns: number, emphasize: Emphasis): string {
  const paths = [...new Set(rows.flatMap(row => [...leavesOf(row, [])].filter(isCell).map(([name]) => name)))]
  const shown = columnsFor(rows, paths, columns - gap.length)
  const lines = [headerLine(shown, emphasize), ...rows.map(row => tableLine(row, shown))]
  return [path === '' ? '' : `${path}\n`, ...lines.map(line => `${gap}${line}`)].join('')
}

const isCell = ([, value]: Leaf) => !isList(value)

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(item => typeof item === 'object' && item !== null)

const paragraphs = (value: unknown, room: number): string[] =>
  typeof value === 'string'
    ? value
        .trim()
        .split(/\r?\n/)
        .flatMap(line => breakLine(line, room))
    : breakLine(shortLine(value), room)

const breakLine = (line: string, room: number) => (line.trim() ? wrap(lineOf(line), room) : [''])

/** The fields of an object and of the objects in it. A list is one field. */
function* leavesOf(value: unknown, path: readonly string[]): Generator<Leaf> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    yield [lineOf(path.join('.')), value]
  else for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, name])
}
