import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { inMarkdown, line, moved, picture } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { counted } from '../wording.ts'
import { clearer } from './clearer.ts'
import { howManyLines as howManyLinesBefore, oneIsEven as oneIsEvenBefore } from './earlier/symmetry.ts'
import { board, describe, drawing, type Figure, largestTurned, part, type Shape, sizes } from './figure.ts'
import { describeGrid, type Grid, gridFigure } from './scene.ts'

const said: Record<number, string> = {
  0: 'upright',
  90: 'level',
  45: 'slanting up to the right',
  135: 'slanting down to the right',
}

/** Lines through the middle, at these angles from the vertical, clockwise, over a drawing. */
const folds = (leans: readonly number[], reach: number) =>
  leans
    .map(lean => {
      const [x, y] = [Math.sin((lean * Math.PI) / 180) * reach, -Math.cos((lean * Math.PI) / 180) * reach]
      return line([x, y], [-x, -y], 2.5, true).replace('#000', '#777')
    })
    .join('')

const foldedPicture = (figure: Figure, leans: readonly number[], alt: string) =>
  inMarkdown(picture(140, 140, alt, moved(drawing(figure, 1.6) + folds(leans, 66), 70, 70)))

export const oneIsEven = clearer(
  oneIsEvenBefore,
  ({ grid, lean }) =>
    `A line of symmetry cuts a pattern into two halves that match when it is folded there. In this pattern the line is ${said[lean]}. Each black square has its partner on the other side:${foldedPicture(gridFigure(grid), [lean], `The pattern with a dashed line that is ${said[lean]}`)}In every other pattern at least one square has no partner, whichever way you fold.`,
)

const lines: Partial<Record<Shape, number>> = {
  square: 4,
  triangle: 3,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
  star: 5,
  cross: 4,
  diamond: 2,
  kite: 1,
  trapezium: 1,
  parallelogram: 0,
  rectangle: 2,
  oval: 2,
  arrow: 1,
  house: 1,
  semicircle: 1,
  tee: 1,
  flag: 0,
  boot: 0,
  zed: 0,
}

/** Shapes and the angles of their lines of symmetry from the vertical, clockwise. */
const anglesOf = (shape: Shape, turn: number): number[] => {
  const count = lines[shape] ?? 0
  return Array.from({ length: count }, (_, at) => ((((at * 180) / count + turn) % 180) + 180) % 180)
}

const between = (a: number, b: number) => Math.min(Math.abs(a - b), 180 - Math.abs(a - b))

/** The lines on which all shapes fold onto themselves. A circle has every line through its middle. */
const sharedAngles = (figure: Figure): number[] => {
  const [first = [], ...others] = figure
    .filter(({ shape }) => shape !== 'circle')
    .map(({ shape, turn }) => anglesOf(shape, turn))
  return first.filter(angle => others.every(angles => angles.some(other => between(other, angle) < 1)))
}

/** Lines of two shapes are the same, or so far apart that a child can see it. */
const isClear = (figure: Figure): boolean => {
  const angles = figure
    .filter(({ shape }) => shape !== 'circle')
    .map(({ shape, turn }) => anglesOf(shape, turn))
  return angles.every((own, at) =>
    angles
      .slice(at + 1)
      .every(others => own.every(a => others.every(b => between(a, b) < 1 || between(a, b) > 8))),
  )
}

const single: Record<1 | 2, readonly Shape[]> = {
  1: [
    'square',
    'cross',
    'triangle',
    'diamond',
    'rectangle',
    'oval',
    'arrow',
    'house',
    'semicircle',
    'tee',
    'kite',
    'trapezium',
  ],
  2: [
    'octagon',
    'hexagon',
    'pentagon',
    'star',
    'square',
    'cross',
    'triangle',
    'diamond',
    'rectangle',
    'kite',
    'trapezium',
    'zed',
    'flag',
    'boot',
    'parallelogram',
  ],
}

interface Nest {
  readonly outers: readonly Shape[]
  readonly inners: readonly Shape[]
  /** Angles by which the inner shape may be turned against the outer one. */
  readonly turns: readonly number[]
  readonly marks: number
}

const nests: Record<3 | 4 | 5, Nest> = {
  3: {
    outers: ['square', 'triangle', 'rectangle', 'diamond', 'hexagon'],
    inners: ['circle', 'square', 'arrow', 'diamond', 'cross', 'triangle'],
    turns: [0],
    marks: 0,
  },
  4: {
    outers: ['hexagon', 'pentagon', 'square', 'rectangle', 'octagon', 'triangle'],
    inners: ['square', 'diamond', 'triangle', 'arrow', 'star', 'zed', 'rectangle'],
    turns: [0, 90],
    marks: 0,
  },
  5: {
    outers: ['hexagon', 'square', 'octagon', 'pentagon', 'triangle'],
    inners: ['square', 'diamond', 'triangle', 'rectangle', 'hexagon', 'star', 'pentagon'],
    turns: [0, 30, 45, 90, 180],
    marks: 1,
  },
}

/** A shape in a shape and, in the hardest, a third one inside, of which a fold may fail with any. */
function drawNest(random: Random, { outers, inners, turns, marks }: Nest, tilt: number): Figure {
  const outer = random.pick(outers)
  const inner = random.pick(inners.filter(shape => shape !== outer))
  const turn = random.pick(turns)
  const innermost = random.pick(
    (['circle', 'diamond', 'square', 'arrow'] as const).filter(one => one !== inner),
  )
  return [
    part(outer, random.pick(['white', 'grey'] as const), { turn: tilt, size: 29 }),
    part(inner, marks > 0 ? 'white' : random.pick(['black', 'white'] as const), {
      turn: tilt + turn,
      size: marks > 0 && outer !== 'triangle' ? 15 : sizes.small,
    }),
    ...(marks > 0 ? [part(innermost, 'black', { turn: tilt + random.pick([0, 90]), size: 5.5 })] : []),
  ]
}

const wantedAt: Record<Step, readonly number[]> = {
  1: [1, 2, 3, 4],
  2: [0, 1, 2, 3, 4, 5, 6, 8],
  3: [1, 2, 3, 4],
  4: [0, 1, 2, 3, 4, 5],
  5: [0, 1, 2, 3, 4, 5],
}

export const howManyLines = template({
  id: 'non-verbal-reasoning.symmetry.how-many-lines',
  version: 2,
  mode: 'typed',
  seconds: 35,
  draw: (random, step): { figure: Figure; answer: number } => {
    // Each number is the answer about as often.
    const wanted = random.pick(wantedAt[step])
    if (step === 1 || step === 2) {
      const shape = random.pick(single[step].filter(one => lines[one] === wanted))
      const fill = random.pick(['white', 'grey', 'black'] as const)
      const turn = step === 1 ? random.pick([0, 90, 180, 270]) : random.int(0, 7) * 45
      return { figure: [part(shape, fill, { turn, size: largestTurned })], answer: wanted }
    }
    const tilt = step === 3 ? 0 : random.pick([0, 45, 90])
    for (;;) {
      const figure = drawNest(random, nests[step], tilt)
      const answer = sharedAngles(figure).length
      if (answer === wanted && isClear(figure)) return { figure, answer }
    }
  },
  measure: 'shapes in each other, lines to look at, and whether it is tilted',
  hardness: ({ figure }) =>
    figure.length * 2 + (lines[figure[0]?.shape ?? 'flag'] ?? 0) / 2 + ((figure[0]?.turn ?? 0) % 90 ? 1 : 0),
  write: ({ figure, answer }) => {
    const [outer] = figure
    const alone = lines[outer?.shape ?? 'flag'] ?? 0
    const drawn = foldedPicture(
      figure,
      sharedAngles(figure),
      answer === 0 ? 'The figure' : `The figure with ${counted(answer, 'dashed line')} through its middle`,
    )
    const lead =
      figure.length > 1
        ? `The outer shape alone has ${counted(alone, 'line')} of symmetry. A line counts only if ${figure.length > 2 ? 'both shapes inside fold' : 'the inner shape folds'} onto themselves there too. `
        : 'Think of folding the figure so that both halves match. '
    return {
      stem: 'How many **lines of symmetry** does this figure have? Write a number.',
      picture: board([[figure]], `The figure: ${describe(figure)}.`, 150),
      expected: { kind: 'number', value: String(answer) },
      mistakes: [
        ...(figure.length > 1 ? [{ text: String(alone), misconception: 'forgot-the-shape-inside' }] : []),
        { text: String(answer + 1), misconception: 'counted-one-line-too-many' },
        { text: String(answer * 2), misconception: 'counted-each-line-twice' },
        { text: String(Math.max(1, answer - 1)), misconception: 'missed-one-line' },
      ],
      explanation: `${lead.replace('folds onto themselves', 'folds onto itself')}${
        answer === 0
          ? `No line does that, so the answer is **0**.`
          : `That makes **${answer}** ${answer === 1 ? 'line, drawn here with' : 'lines, drawn here with'} dashes:${drawn}`
      }`,
    }
  },
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
  lesson: once(() => ({
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
  })),
  misconceptions: once(() => ({
    'overlooked-one-square': {
      child: 'One black square has no partner. Fold it in your mind and check each one.',
      parent: 'Overlooks one square that spoils the symmetry. Print or copy the pattern and fold it.',
    },
    'half-turn-taken-for-mirror': {
      child: 'That pattern matches when it turns, not when it folds.',
      parent:
        'Mistakes a pattern that looks the same after half a turn for a symmetrical one. Fold it to test.',
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
  })),
  templates: [oneIsEven, howManyLines],
  earlier: [oneIsEvenBefore, howManyLinesBefore],
}
