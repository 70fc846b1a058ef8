import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { inMarkdown, label, moved, picture } from '../svg.ts'
import { template } from '../template.ts'
import { type Features, features, figureOf, roomyShapes } from './features.ts'
import { cell, describe, drawing } from './figure.ts'
import { type Kind, kindNames, valuesOf } from './grids.ts'

/** A table of figures in which each row and each column has a letter, and a figure beside it without a code. */
interface Table {
  readonly rowKind: Kind
  readonly columnKind: Kind
  readonly rowLetters: readonly string[]
  readonly columnLetters: readonly string[]
  /** Row by row. An empty cell has none. */
  readonly cells: readonly (readonly (Features | undefined)[])[]
  readonly asked: Features
  readonly at: readonly [row: number, column: number]
}

interface Plan {
  readonly kinds: readonly (readonly [Kind, Kind])[]
  readonly rows: number
  /** A feature that means nothing. */
  readonly spare: readonly Kind[]
  readonly empty: number
}

const plans: Record<Step, Plan> = {
  1: { kinds: [['shape', 'fill']], rows: 2, spare: [], empty: 0 },
  2: {
    kinds: [
      ['shape', 'fill'],
      ['shape', 'line'],
      ['inner', 'shape'],
    ],
    rows: 2,
    spare: [],
    empty: 1,
  },
  3: {
    kinds: [
      ['shape', 'line'],
      ['inner', 'shape'],
      ['inner', 'line'],
    ],
    rows: 3,
    spare: [],
    empty: 2,
  },
  4: {
    kinds: [
      ['inner', 'line'],
      ['shape', 'inner'],
      ['innerFill', 'shape'],
    ],
    rows: 3,
    spare: ['fill'],
    empty: 2,
  },
  5: {
    kinds: [
      ['innerFill', 'line'],
      ['inner', 'innerFill'],
      ['line', 'inner'],
    ],
    rows: 3,
    spare: ['fill', 'shape'],
    empty: 3,
  },
}

const columns = 3

const isSame = (a: Features, b: Features, kind: Kind) => a[kind] === b[kind]

/** Whether a feature is the same in each line of the table, and different between its lines. */
function tells(lines: readonly (readonly (Features | undefined)[])[], kind: Kind): boolean {
  const firsts = lines.map(line => line.find(one => one !== undefined))
  const isEven = lines.every((line, at) => {
    const first = firsts[at]
    return first && line.every(one => !one || isSame(one, first, kind))
  })
  return isEven && new Set(firsts.map(one => one?.[kind])).size === lines.length
}

function drawTable(random: Random, step: Step): Table {
  const { kinds, rows, spare, empty } = plans[step]
  const [one, other] = random.pick(kinds)
  const [rowKind, columnKind] = random.chance(0.5) ? [one, other] : [other, one]
  const used = [rowKind, columnKind, ...spare]
  const hasInner = used.some(kind => kind === 'inner' || kind === 'innerFill')
  // A grey shape would not show in a grey one.
  const hasInnerFills = used.includes('innerFill')
  const base = features({
    shape: random.pick(roomyShapes),
    fill: 'white',
    inner: hasInner ? random.pick(['star', 'cross', 'diamond'] as const) : 'none',
    innerFill: 'black',
  })
  for (;;) {
    const rowValues = valuesOf(random, rowKind, rows)
    const columnValues = valuesOf(random, columnKind, columns)
    const spared = (): Partial<Features> =>
      Object.assign(
        {},
        ...spare.map(kind =>
          kind === 'fill'
            ? { fill: hasInnerFills ? ('white' as const) : random.pick(['white', 'grey'] as const) }
            : { shape: random.pick(['circle', 'square', 'hexagon'] as const) },
        ),
      )
    const all = rowValues.map(row =>
      columnValues.map((column): Features => ({ ...base, ...row, ...column, ...spared() })),
    )
    const at = [random.int(0, rows - 1), random.int(0, columns - 1)] as const
    const places = random.shuffle(
      Array.from(
        { length: rows * columns },
        (_, place) => [Math.floor(place / columns), place % columns] as const,
      ),
    )
    const gone = [
      ...(empty > 0 ? [at] : []),
      ...places.filter(([y, x]) => y !== at[0] || x !== at[1]).slice(0, Math.max(0, empty - 1)),
    ]
    const cells = all.map((row, y) =>
      row.map((figure, x) => (gone.some(([v, u]) => v === y && u === x) ? undefined : figure)),
    )
    const asked = { ...base, ...rowValues[at[0]], ...columnValues[at[1]], ...spared() }
    const lines = [...cells, ...columnValues.map((_, x) => cells.map(row => row[x]))]
    const fewest = Math.min(...lines.map(line => line.filter(one => one !== undefined).length))
    const across = cells
    const down = lines.slice(rows)
    const others = used.filter(kind => kind !== rowKind && kind !== columnKind)
    const isClear =
      fewest >= (rows === 2 ? 1 : 2) &&
      tells(across, rowKind) &&
      tells(down, columnKind) &&
      !others.some(kind => tells(across, kind) || tells(down, kind)) &&
      !tells(across, columnKind) &&
      !tells(down, rowKind)
    if (!isClear) continue
    return {
      rowKind,
      columnKind,
      rowLetters: random.sample([...'BCDFHJK'], rows),
      columnLetters: random.sample([...'PRTVXYZ'], columns),
      cells,
      asked,
      at,
    }
  }
}

/** The table with its letters at the right and below, and the figure asked for with its code or a question mark. */
function tablePicture({ cells, rowLetters, columnLetters, asked }: Table, code = '?'): Picture {
  const side = 58
  const gap = 4
  const [wide, high] = [columns * (side + gap), cells.length * (side + gap)]
  const box = (figure: Features | undefined, x: number, y: number) =>
    moved(
      `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" fill="none" stroke="#000" stroke-width="1"/>${figure ? drawing(figureOf(figure), side / cell) : ''}`,
      x + side / 2,
      y + side / 2,
    )
  const table = cells.flatMap((row, y) =>
    row.map((figure, x) => box(figure, 2 + x * (side + gap), 2 + y * (side + gap))),
  )
  const letters = [
    ...rowLetters.map((letter, y) =>
      label([wide + 14, 8 + side / 2 + y * (side + gap)], letter, { size: 18, bold: true }),
    ),
    ...columnLetters.map((letter, x) =>
      label([2 + side / 2 + x * (side + gap), high + 20], letter, { size: 18, bold: true }),
    ),
  ]
  const [right, top] = [wide + 50, Math.max(2, (high - side) / 2 - 8)]
  const last =
    box(asked, right, top) + label([right + side / 2, top + side + 22], code, { size: 18, bold: true })
  const rows = cells.map(
    (row, y) => `${rowLetters[y]}: ${row.map(one => (one ? describe(figureOf(one)) : 'empty')).join('; ')}.`,
  )
  const alt = `Columns ${columnLetters.join(', ')}. Rows: ${rows.join(' ')} Beside: ${describe(figureOf(asked))}, code ${code === '?' ? 'asked for' : code}.`
  return picture(right + side + 4, high + 30, alt, `${table.join('')}${letters.join('')}${last}`)
}

const valueName = (figure: Features, kind: Kind) => {
  const value = String(figure[kind])
  return value === 'plain' ? 'thin' : value === 'dots' ? 'dotted' : value
}

export const codeFromTable = template({
  id: 'non-verbal-reasoning.codes.code-from-a-table',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: drawTable,
  measure: 'rows, features that figures have, and empty boxes',
  hardness: ({ cells, rowKind, columnKind }) =>
    cells.length * 2 +
    cells.flat().filter(one => one === undefined).length +
    [rowKind, columnKind].filter(kind => kind !== 'shape' && kind !== 'fill').length,
  write: (table, random) => {
    const { rowKind, columnKind, rowLetters, columnLetters, asked, at } = table
    const [row = '', column = ''] = [rowLetters[at[0]], columnLetters[at[1]]]
    const otherRows = random.shuffle(rowLetters.filter(letter => letter !== row))
    const otherColumns = random.shuffle(columnLetters.filter(letter => letter !== column))
    const [a = '', b = a] = otherRows
    const [c = '', d = c] = otherColumns
    const wrong = (text: string, misconception = 'took-the-wrong-letter-for-one-thing') => ({
      text,
      misconception,
    })
    return {
      stem: 'In the table, each **row** has a letter and each **column** has a letter. A code is the letter of the row, then the letter of the column. What is the code of the figure beside the table?',
      picture: tablePicture(table),
      right: { text: row + column },
      wrong: [
        wrong(row + c),
        wrong(a + column),
        wrong(a + c),
        wrong(column + row, 'wrote-the-letters-in-the-wrong-order'),
        wrong(row + d),
        wrong(a + d),
        wrong(b + column),
        wrong(c + row, 'wrote-the-letters-in-the-wrong-order'),
        wrong(b + c),
        wrong(b + d),
        wrong(column + a, 'wrote-the-letters-in-the-wrong-order'),
      ],
      explanation: `Look along each row: what do all its figures share? The letters of the rows are for the ${kindNames[rowKind]}, and ${row} means ${valueName(asked, rowKind)}. Look down each column too. Those letters are for the ${kindNames[columnKind]}, and ${column} means ${valueName(asked, columnKind)}. So the code is **${row}${column}**:${inMarkdown(tablePicture(table, row + column))}`,
    }
  },
})
