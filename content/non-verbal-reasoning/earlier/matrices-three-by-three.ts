import type { Step } from '../../question.ts'
import { template } from '../../template.ts'
import { copies, type Features, features, figureOf, roomyShapes } from '../features.ts'
import { choice, describe, type Figure, part, plainShapes, wrongChoice } from '../figure.ts'
import {
  gridPicture,
  gridStem,
  indexOf,
  type Kind,
  kindNames,
  type Lie,
  saidLie,
  valuesOf,
} from '../grids.ts'

const plans: Record<Step, [Kind, Lie][][]> = {
  1: [
    [
      ['shape', 'row'],
      ['fill', 'column'],
    ],
    [
      ['fill', 'row'],
      ['shape', 'column'],
    ],
  ],
  2: [
    [
      ['shape', 'row'],
      ['size', 'column'],
    ],
    [
      ['line', 'row'],
      ['shape', 'column'],
    ],
    [
      ['inner', 'row'],
      ['shape', 'column'],
    ],
  ],
  3: [
    [
      ['shape', 'slant'],
      ['fill', 'row'],
    ],
    [
      ['shape', 'column'],
      ['inner', 'slant'],
    ],
  ],
  4: [
    [
      ['shape', 'slant'],
      ['inner', 'row'],
      ['line', 'column'],
    ],
    [
      ['shape', 'row'],
      ['inner', 'column'],
      ['innerFill', 'slant'],
    ],
  ],
  5: [
    [
      ['shape', 'slant'],
      ['inner', 'other slant'],
      ['line', 'row'],
    ],
    [
      ['shape', 'other slant'],
      ['inner', 'slant'],
      ['innerFill', 'column'],
    ],
  ],
}

const every = [0, 1, 2].flatMap(row => [0, 1, 2].map(column => [row, column] as const))

export const threeFeatures = template({
  id: 'non-verbal-reasoning.matrices-three-by-three.rows-and-columns',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 55,
  draw: (random, step) => {
    const rules = random
      .pick(plans[step])
      .map(([kind, lie]) => ({ kind, lie, values: valuesOf(random, kind, 3) }))
    const all = rules.map(({ kind }) => kind)
    const base = features({
      shape: random.pick(roomyShapes),
      fill:
        all.includes('line') || all.includes('inner')
          ? 'white'
          : random.pick(['white', 'grey', 'black'] as const),
      inner: all.includes('inner') ? 'star' : 'none',
      innerFill: 'black',
    })
    return { base, rules, empty: random.pick(every) }
  },
  measure: 'features that change, more for each that comes once in each row and column',
  hardness: ({ rules }) =>
    rules.reduce((sum, { lie }) => sum + (lie === 'row' || lie === 'column' ? 1 : 2), 0),
  write: ({ base, rules, empty: [row, column] }) => {
    const at = (y: number, x: number): Features =>
      Object.assign({ ...base }, ...rules.map(({ lie, values }) => values[indexOf(lie, y, x)] ?? {}))
    const right = at(row, column)
    const wrong = (shown: Features, misconception: string) => wrongChoice(figureOf(shown), misconception)
    const next = at((row + 1) % 3, (column + 2) % 3)
    const after = at((row + 2) % 3, (column + 2) % 3)
    return {
      stem: gridStem,
      picture: gridPicture(
        [0, 1, 2].map(y => [0, 1, 2].map(x => figureOf(at(y, x)))),
        [row, column],
      ),
      right: choice(figureOf(right)),
      wrong: [
        ...[next, after].flatMap(other =>
          rules.map(({ kind }) =>
            wrong(
              { ...right, [kind]: other[kind] },
              `took-the-${kindNames[kind].replace(' ', '-')}-of-another-box`,
            ),
          ),
        ),
        wrong(at(row, (column + 1) % 3), 'copied-a-neighbour'),
        wrong(at((row + 1) % 3, column), 'copied-a-neighbour'),
        wrong(next, 'copied-a-box-of-the-grid'),
        wrong(after, 'copied-a-box-of-the-grid'),
      ],
      explanation: `Look at one thing at a time. ${rules.map(({ kind, lie }) => `The ${kindNames[kind]} ${saidLie[lie]}.`).join(' ')} So the empty box holds: ${describe(figureOf(right))}.`,
    }
  },
})

export const addingRows = template({
  id: 'non-verbal-reasoning.matrices-three-by-three.adding-rows',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const takes = step >= 3 && random.chance(0.6)
    const most = [5, 6, 7, 9, 10][step - 1] ?? 5
    const drawRow = () => {
      const sum = random.int(Math.max(3, most - 3), most)
      const first = random.int(1, sum - 1)
      return takes ? [sum, first, sum - first] : [first, sum - first, sum]
    }
    const rows: number[][] = []
    while (rows.length < 3) {
      const row = drawRow()
      if (rows.every(other => other.join() !== row.join())) rows.push(row)
    }
    const [mark = 'circle'] = random.sample(plainShapes, 1)
    return {
      rows,
      takes,
      mark,
      fill: random.pick(['white', 'black', 'grey'] as const),
      column: step < 3 ? 2 : random.int(0, 2),
      row: step === 1 ? 2 : random.int(0, 2),
    }
  },
  measure: 'shapes to count, taking away, and whether the empty box stands before the end of its row',
  hardness: ({ rows, takes, column }) =>
    Math.max(...rows.flat()) / 2 + (takes ? 2 : 0) + (column < 2 ? 2 : 0),
  write: ({ rows, takes, mark, fill, row, column }) => {
    const shown = (count: number): Figure => copies(part(mark, fill, { size: 8 }), count)
    const line = rows[row] ?? []
    const [a = 0, b = 0, c = 0] = line
    const right = line[column] ?? 1
    const others = line.filter((_, at) => at !== column)
    const [x = 0, y = 0] = others
    const wrong = (count: number, misconception: string) =>
      count > 0 && count <= 12 ? [wrongChoice(shown(count), misconception)] : []
    return {
      stem: `${gridStem} Each row has the same rule of numbers.`,
      picture: gridPicture(
        rows.map(numbers => numbers.map(shown)),
        [row, column],
      ),
      right: choice(shown(right)),
      wrong: [
        ...wrong(x + y === right ? Math.abs(x - y) : x + y, 'added-instead-of-taking-away'),
        ...[1, -1, 2, -2, 3, -3, 4].flatMap(off => wrong(right + off, 'miscounted-the-shapes')),
      ],
      explanation: `Count in the full rows: ${rows
        .filter((_, at) => at !== row)
        .map(([p, q, r]) => `${p} ${takes ? '−' : '+'} ${q} = ${r}`)
        .join(
          ' and ',
        )}. So in the row with the empty box ${a} ${takes ? '−' : '+'} ${b} = ${c}, and the empty box holds **${right}**.`,
    }
  },
})
