import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { counted } from '../wording.ts'
import { board, choice, describe, type Figure, part, type Shape, sizes, wrongChoice } from './figure.ts'
import {
  describeGrid,
  type Grid,
  gridFigure,
  gridInMirror,
  gridText,
  randomGrid,
  turnedGrid,
  withSquareMoved,
} from './scene.ts'

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

const [foldable, turnable]: [Grid, Grid] = [
  [
    [0, 1, 0, 1, 0],
    [1, 0, 0, 0, 1],
    [0, 0, 1, 1, 0],
    [1, 0, 1, 0, 0],
    [0, 1, 0, 0, 0],
  ],
  [
    [1, 1, 0, 0, 0],
    [0, 0, 1, 0, 1],
    [0, 0, 0, 0, 0],
    [1, 0, 1, 0, 0],
    [0, 0, 0, 1, 1],
  ],
]

const twoPatterns = board(
  [[gridFigure(foldable), gridFigure(turnable)]],
  `Left: ${describeGrid(foldable)}. Right: ${describeGrid(turnable)}.`,
  120,
)

export const symmetry: Topic = {
  id: 'non-verbal-reasoning.symmetry',
  name: 'Symmetry',
  subdomain: 'movement',
  year: 4,
  prerequisites: ['non-verbal-reasoning.reflection'],
  about: 'Finding lines of symmetry in figures and patterns.',
  weights: { gl: 3, cem: 2, iseb: 3 },
  lesson: {
    version: 2,
    idea: `
Fold a paper heart down the middle. The two halves match. The fold is a **line of symmetry**. It works like a mirror: each side is the mirror image of the other.

A figure can have one such line, or more, or none. A square has four: one upright, one level, and two that slant from corner to corner. A circle has too many to count.

${board([[[part('square', 'white', { size: 30 }), part('arrow', 'black', { size: 12 })]]], 'A white square with a small black arrow inside that points up', 100).svg}

If there is a shape inside a shape, the line must work for **both**. The square has four lines. The arrow has just one. So the whole figure has one.`,
    example: `
How many lines of symmetry does a rectangle with a circle in its middle have?

${board([[[part('rectangle', 'white', { size: 30 }), part('circle', 'black', { size: 8 })]]], 'A white rectangle with a small black circle in its middle', 100).svg}

1. Fold the rectangle top to bottom. It works.
2. Fold it left to right. It works.
3. Fold it from corner to corner. The halves do not lie on each other. It fails.
4. The circle works with each fold. So the answer is **2**.`,
    harder: `
${twoPatterns.svg}

Only one of these patterns has a line of symmetry. Which one?

1. Try the easy folds first, upright and level. In both patterns some black squares then have no partner, so these folds fail.
2. Try the slanting folds. Tilt your head until the line from top left to bottom right looks upright.
3. Left pattern: take a black square above that line. Go straight across the line, just as far. Is there a black one too? Check them one by one. Each has its partner. It works!
4. Right pattern: the second square of the top row is black. Its partner would be the first square of the second row. That one is white. So this fold fails. The other slant fails too.
5. The answer is the **left** pattern.

Why does the right one look so even? It looks the same when you turn it upside down. But a turn is not a fold.

${board([[[part('hexagon', 'white', { size: 30 }), part('triangle', 'black', { size: 10 })]]], 'A white hexagon with a small black triangle inside', 100).svg}

How many lines has this one? The hexagon has 6, but the triangle has only 3. Do those 3 work for both? Each goes through a corner of the triangle and a corner of the hexagon. Yes. So the answer is **3**.

Now you try: a square with a small triangle inside, both the right way up. (It has 1.)`,
    mistake: `
Many think that a rectangle can be folded from corner to corner. The two parts are the same size, but they do not lie on each other. Try it with a sheet of paper and you will see the corners stick out. Same size is not enough. The halves must **match when folded**.`,
    tryThis: `
Fold a sheet of paper once and cut a bit out of the fold. Guess what you will see before you open it. Then fold a new sheet twice and do it again.`,
  },
  misconceptions: {
    'overlooked-one-square': {
      child: 'One black square has no partner. Fold it in your mind and check each one.',
      parent: 'Overlooks one square that spoils the symmetry. Print or copy the pattern and fold it.',
    },
    'half-turn-taken-for-mirror': {
      child: 'That pattern matches when it turns, not when it folds.',
      parent: 'Takes a pattern that looks the same after half a turn for a symmetrical one. Fold it to test.',
    },
    'counted-one-line-too-many': {
      child: 'One of your lines does not work. Fold along each one in your mind.',
      parent: 'Counts a line on which the halves do not match. Cut the shape out and fold along every line.',
    },
    'counted-each-line-twice': {
      child: 'A line goes right across. Count it once, not at both ends.',
      parent: 'Counts each line at both of its ends. Draw each line right across and number it.',
    },
    'missed-one-line': {
      child: 'There is one more. Try upright, level and slanting lines.',
      parent: 'Misses one line of symmetry. Turn the page a little and look again, or fold a cut-out.',
    },
    'forgot-the-shape-inside': {
      child: 'The shape inside must match too. Test each line with both.',
      parent: 'Looks only at the outer shape. For each line, ask if the inside folds onto itself too.',
    },
  },
  templates: [oneIsEven, howManyLines],
}
