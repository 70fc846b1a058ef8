import type { Random } from '../../random.ts'
import { template } from '../../template.ts'
import { counted } from '../../wording.ts'
import { board, choice, describe, type Figure, part, type Shape, sizes, wrongChoice } from '../figure.ts'
import {
  describeGrid,
  type Grid,
  gridFigure,
  gridInMirror,
  gridText,
  randomGrid,
  turnedGrid,
  withSquareMoved,
} from '../scene.ts'

const mirrors = [0, 45, 90, 135]
const axesOf = (grid: Grid) => mirrors.filter(lean => gridText(gridInMirror(grid, lean)) === gridText(grid))

/** Black squares on one side of the mirror, and their images, without overlaps. */
function evenGrid(random: Random, side: number, lean: number): Grid {
  for (;;) {
    const half = randomGrid(random, side, Math.ceil(side * side * 0.2))
    const image = gridInMirror(half, lean)
    const grid = half.map((row, y) => row.map((value, x) => value | (image[y]?.[x] ?? 0)))
    if (axesOf(grid).length === 1) return grid
  }
}

const said: Record<number, string> = {
  0: 'upright',
  90: 'level',
  45: 'slanting up to the right',
  135: 'slanting down to the right',
}

const leans = [[0], [0, 90], [0, 90], [45, 135, 90], [45, 135]]

export const oneIsEven = template({
  id: 'non-verbal-reasoning.symmetry.which-is-symmetrical',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const side = step < 3 ? 4 : 5
    const lean = random.pick(leans[step - 1] ?? [])
    const grid = evenGrid(random, side, lean)
    const others: Grid[] = []
    while (others.length < 4) {
      // The first one has rotational symmetry but no mirror symmetry.
      const half = randomGrid(random, side, Math.ceil(side * 0.8))
      const spun = half.map((row, y) => row.map((value, x) => value | (turnedGrid(half, 2)[y]?.[x] ?? 0)))
      const other =
        others.length === 0
          ? spun
          : withSquareMoved(random, evenGrid(random, side, random.pick(leans[step - 1] ?? [])))
      if (axesOf(other).length === 0) others.push(other)
    }
    return { grid, lean, others }
  },
  measure: 'squares on a side, and how the line of symmetry stands',
  hardness: ({ grid, lean }) => grid.length + (lean === 0 ? 1 : lean === 90 ? 2 : 4),
  write: ({ grid, lean, others }) => ({
    stem: 'Which pattern has a **line of symmetry**? Only one of them has.',
    right: choice(gridFigure(grid), describeGrid(grid)),
    wrong: others.map((other, at) =>
      wrongChoice(
        gridFigure(other),
        at === 0 ? 'half-turn-taken-for-mirror' : 'overlooked-one-square',
        describeGrid(other),
      ),
    ),
    explanation: `A line of symmetry cuts a pattern into two halves that match when it is folded there. In this pattern the line is ${said[lean]}: each black square has its partner on the other side. In every other pattern at least one square has no partner, whichever way you fold.`,
  }),
})

const lines: Partial<Record<Shape, number>> = {
  square: 4,
  triangle: 3,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
  star: 5,
  cross: 4,
  diamond: 2,
  rectangle: 2,
  arrow: 1,
  house: 1,
  semicircle: 1,
  tee: 1,
  flag: 0,
  boot: 0,
  zed: 0,
}

const outers: Shape[][] = [
  ['square', 'triangle', 'diamond', 'rectangle', 'arrow', 'house', 'semicircle', 'tee'],
  ['pentagon', 'hexagon', 'star', 'cross', 'rectangle', 'diamond', 'zed', 'flag', 'boot'],
  ['square', 'triangle', 'rectangle', 'diamond'],
  ['hexagon', 'pentagon', 'square', 'rectangle'],
  ['octagon', 'hexagon', 'square', 'triangle'],
]

/** The inner shape, and the number of shared lines of symmetry. */
const inners: [outer: Shape, inner: Shape, turn: number, shared: number][] = [
  ['square', 'circle', 0, 4],
  ['square', 'diamond', 0, 2],
  ['square', 'triangle', 0, 1],
  ['square', 'arrow', 0, 1],
  ['square', 'arrow', 45, 1],
  ['square', 'cross', 0, 4],
  ['square', 'zed', 0, 0],
  ['square', 'rectangle', 45, 2],
  ['triangle', 'circle', 0, 3],
  ['triangle', 'square', 0, 1],
  ['triangle', 'arrow', 0, 1],
  ['triangle', 'arrow', 90, 0],
  ['triangle', 'hexagon', 0, 3],
  ['rectangle', 'circle', 0, 2],
  ['rectangle', 'square', 0, 2],
  ['rectangle', 'diamond', 0, 2],
  ['rectangle', 'diamond', 45, 0],
  ['rectangle', 'arrow', 90, 1],
  ['rectangle', 'zed', 0, 0],
  ['diamond', 'circle', 0, 2],
  ['diamond', 'arrow', 0, 1],
  ['diamond', 'star', 0, 1],
  ['hexagon', 'circle', 0, 6],
  ['hexagon', 'triangle', 0, 3],
  ['hexagon', 'square', 0, 2],
  ['hexagon', 'star', 0, 1],
  ['hexagon', 'rectangle', 0, 2],
  ['hexagon', 'zed', 0, 0],
  ['pentagon', 'circle', 0, 5],
  ['pentagon', 'star', 0, 5],
  ['pentagon', 'square', 0, 1],
  ['pentagon', 'arrow', 0, 1],
  ['pentagon', 'arrow', 90, 0],
  ['octagon', 'square', 0, 4],
  ['octagon', 'diamond', 0, 2],
  ['octagon', 'cross', 0, 4],
  ['octagon', 'triangle', 0, 1],
  ['octagon', 'zed', 0, 0],
]

export const howManyLines = template({
  id: 'non-verbal-reasoning.symmetry.how-many-lines',
  version: 1,
  mode: 'typed',
  seconds: 35,
  draw: (random, step) => {
    const outer = random.pick(outers[step - 1] ?? [])
    const inner = step < 3 ? undefined : random.pick(inners.filter(([around]) => around === outer))
    const tilt = step < 3 ? random.int(0, 3) * 90 : step === 3 ? 0 : random.pick([0, 45, 90])
    const fill = random.pick(['white', 'grey'] as const)
    const figure: Figure = [
      part(outer, fill, { turn: tilt, size: 29 }),
      ...(inner
        ? [
            part(inner[1], random.pick(['black', 'white'] as const), {
              turn: inner[2] + tilt,
              size: sizes.small,
            }),
          ]
        : []),
    ]
    return { figure, outer: lines[outer] ?? 0, answer: inner?.[3] ?? lines[outer] ?? 0 }
  },
  measure: 'parts, lines to look at, and whether it is tilted',
  hardness: ({ figure, outer }) => figure.length * 2 + outer / 2 + ((figure[0]?.turn ?? 0) % 90 ? 2 : 0),
  write: ({ figure, outer, answer }) => ({
    stem: 'How many **lines of symmetry** does this figure have? Write a number.',
    picture: board([[figure]], `The figure: ${describe(figure)}.`, 120),
    expected: { kind: 'number', value: String(answer) },
    mistakes: [
      ...(figure.length > 1 ? [{ text: String(outer), misconception: 'forgot-the-shape-inside' }] : []),
      { text: String(answer + 1), misconception: 'counted-one-line-too-many' },
      { text: String(answer * 2), misconception: 'counted-each-line-twice' },
      { text: String(Math.max(1, answer - 1)), misconception: 'missed-one-line' },
    ],
    explanation:
      figure.length > 1
        ? `The outer shape alone has ${counted(outer, 'line')} of symmetry. A line counts only if the inner shape folds onto itself there too. That leaves **${answer}**.`
        : `Think of folding the figure so that both halves match. There ${answer === 1 ? 'is' : 'are'} ${answer === 0 ? 'no such folds' : counted(answer, 'such fold')}, so the answer is **${answer}**.`,
  }),
})
