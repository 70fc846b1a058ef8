import type { Random } from '../random.ts'
import type { Fill } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { features, figureOf } from './features.ts'
import {
  board,
  choice,
  describe,
  evenFills,
  type Figure,
  handedShapes,
  mirroredFigure,
  type Part,
  part,
  type Shape,
  turnedFigure,
  wrongChoice,
} from './figure.ts'

const stem = 'Four of these figures are alike in some way. Which is the **odd one out**?'

export const flippedOne = template({
  id: 'non-verbal-reasoning.odd-one-out.flipped-one',
  version: 1,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const marks = [0, 0, 1, 1, 2][step - 1] ?? 0
    const shape = part(random.pick(handedShapes), random.pick(evenFills), { size: marks > 0 ? 16 : 26 })
    // Three are upright and two slant, so that neither orientation is odd.
    const straight = random.shuffle([0, 90, 180, 270])
    const slanting = random.shuffle([45, 135, 225, 315])
    const turns =
      step === 1
        ? [...straight, random.pick([0, 90, 180, 270])]
        : [...straight.slice(0, 3), ...slanting.slice(0, 2)]
    const dots = (['black', 'white'] as const)
      .slice(0, marks)
      .map((fill, at) => part('circle', fill, { size: 6, x: 20, y: at === 0 ? -20 : 20 }))
    const figure: Figure = [shape, ...dots]
    return { figure, turns: random.shuffle(turns), mirrored: random.chance(0.5) }
  },
  measure: 'parts of the figure, and different ways in which the figures stand',
  hardness: ({ figure, turns }) => figure.length * 2 + new Set(turns).size,
  write: ({ figure, turns, mirrored }) => {
    const four = mirrored ? mirroredFigure(figure) : figure
    const [odd = 0, ...others] = turns
    const text = (shown: Figure) => describe(shown, shown.length > 1)
    const right = turnedFigure(mirroredFigure(four), odd)
    return {
      stem,
      right: choice(right, text(right)),
      wrong: others.map(turn =>
        wrongChoice(turnedFigure(four, turn), 'took-a-turned-figure-for-odd', text(turnedFigure(four, turn))),
      ),
      explanation: `Turn the figures in your mind until they stand the same way. Four of them fit onto each other. The fifth one is flipped over, so no turn makes it fit: ${text(right)}.`,
    }
  },
})

const sided = { triangle: 3, square: 4, pentagon: 5, hexagon: 6, octagon: 8 } as const
const sidedShapes = ['triangle', 'square', 'pentagon', 'hexagon', 'octagon'] as const

/** Small dots in a shape, in rows. */
/** The number of dots in each row, from the top. A triangle is wide only at the bottom. */
function rowsOf(shape: Shape, dots: number): number[] {
  if (shape === 'triangle' && dots > 3) {
    const below = dots <= 6 ? 3 : 4
    const left = dots - below
    return left <= 3 ? [left, below] : [left - 3, 3, below]
  }
  if (dots <= 3) return [dots]
  if (dots <= 5) return [2, dots - 2]
  if (dots === 6) return [3, 3]
  const outer = Math.floor(dots / 3)
  return [outer, dots - 2 * outer, outer]
}

export function withDots(shape: Shape, fill: Fill, dots: number): Figure {
  const rows = rowsOf(shape, dots)
  const lowest = shape === 'triangle' ? 9.5 : ((rows.length - 1) / 2) * 9
  const marks = rows.flatMap((across, row): Part[] =>
    Array.from({ length: across }, (_, at) =>
      part('circle', 'black', {
        size: 3,
        x: (at - (across - 1) / 2) * 9,
        y: lowest - (rows.length - 1 - row) * 9,
      }),
    ),
  )
  return [part(shape, fill, { size: 31 }), ...marks]
}

/**
 * Five figures, of which the first is odd in one feature. In every other feature they all differ, are split three and
 * two, or are all the same.
 */
function drawFive(random: Random, step: number): { figures: Figure[]; why: string } {
  const shapes = random.shuffle(sidedShapes)
  const mixed = <T>(a: T, b: T) => random.shuffle([a, a, a, b, b])
  if (step === 1) {
    const [four = 'white', odd = 'black'] = random.sample(['white', 'black', 'grey', 'dots'] as const, 2)
    return {
      figures: shapes.map((shape, at) => figureOf(features({ shape, fill: at === 0 ? odd : four }))),
      why: 'The shapes are all different, so look at the fill. Four figures share it and one does not.',
    }
  }
  if (step === 2) {
    const fills = mixed('white' as Fill, 'grey' as Fill)
    const [four = 'star', odd = 'cross'] = random.sample(['star', 'cross', 'circle', 'diamond'] as const, 2)
    return {
      figures: shapes.map((shape, at) =>
        figureOf(features({ shape, fill: fills[at] ?? 'white', inner: at === 0 ? odd : four })),
      ),
      why: 'The outer shapes all differ and the fills are mixed, so look inside. Four figures hold the same inner shape and one does not.',
    }
  }
  if (step === 3) {
    // Two fills, split three and two. Only the odd one has an inner shape with its own fill.
    const outer = mixed('black' as Fill, 'grey' as Fill)
    const inner = random.pick(['star', 'cross', 'circle'] as const)
    const other = (fill: Fill): Fill => (fill === 'black' ? 'grey' : 'black')
    const pairs = outer.map((fill, at): [Fill, Fill] => (at === 0 ? [fill, 'white'] : [fill, other(fill)]))
    return {
      figures: shapes.map((shape, at) =>
        figureOf(
          features({ shape, fill: pairs[at]?.[0] ?? 'black', inner, innerFill: pairs[at]?.[1] ?? 'white' }),
        ),
      ),
      why: 'In four figures one of the two shapes is black and the other one is grey. One figure has a white shape inside.',
    }
  }
  const off = step === 4 ? 0 : random.pick([-1, 1])
  const fills = mixed('white' as Fill, 'grey' as Fill)
  const count = (shape: (typeof sidedShapes)[number], at: number) =>
    sided[shape] + off + (at === 0 ? random.pick(oddBy(sided[shape], off)) : 0)
  const rule =
    off === 0 ? 'as many dots as sides' : off > 0 ? 'one dot more than sides' : 'one dot fewer than sides'
  return {
    figures: shapes.map((shape, at) => withDots(shape, fills[at] ?? 'white', count(shape, at))),
    why: `Count sides and dots. Four figures have ${rule}, and one has not.`,
  }
}

/** How far off the odd count is, chosen so that no other figure is the only one with an even or odd number of dots. */
const oddBy = (sides: number, off: number) =>
  (sides % 2 === 0 ? [1, -1] : [2, -2]).filter(by => sides + off + by >= 1 && sides + off + by <= 9)

export const oddFeature = template({
  id: 'non-verbal-reasoning.odd-one-out.one-thing-differs',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => ({ ...drawFive(random, step), step }),
  measure: 'parts of the figures that must be looked at',
  hardness: ({ figures }) => 3 + figures.reduce((sum, figure) => sum + figure.length, 0) / 5,
  write: ({ figures, why }) => {
    const [odd = [], ...others] = figures
    return {
      stem,
      right: choice(odd),
      wrong: others.map(figure => wrongChoice(figure, 'went-by-a-thing-that-is-mixed')),
      explanation: `${why} The odd one out is: ${describe(odd)}.`,
    }
  },
})

const fiveWithDots: readonly Figure[] = [
  withDots('square', 'white', 3),
  withDots('triangle', 'grey', 2),
  withDots('hexagon', 'white', 6),
  withDots('octagon', 'white', 7),
  withDots('pentagon', 'grey', 4),
]

export const oddOneOut: Topic = {
  id: 'non-verbal-reasoning.odd-one-out',
  name: 'Odd one out',
  subdomain: 'patterns',
  year: 4,
  prerequisites: [],
  about: 'Finding what four figures share and the fifth one does not.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: {
    version: 2,
    idea: `
You see five figures in a row. Four of them **share** something. One does not. That is the odd one out.

Do not ask "Which one looks strange?" Ask "What do **four** of them have?" Go through this list:

- the shape and its number of sides
- the fill
- what is inside
- the number of dots
- the way it is turned, or flipped

${board([(['square', 'triangle', 'hexagon', 'pentagon', 'octagon'] as const).map(shape => [part(shape, 'white'), part(shape === 'hexagon' ? 'cross' : 'star', 'black', { size: 11 })])], 'Five white figures of different shape. Four have a black star inside, and the hexagon has a black cross inside').svg}

All five shapes are different, so the shape cannot help. Look inside. There are four stars and one cross. The odd one out is the hexagon with the cross.`,
    example: `
You see five flags. Each points a different way. Which is odd?

${board([([0, 90, 180, 270, 45] as const).map(turn => [part('flag', 'grey', { turn, mirrored: turn === 180 })])], 'Five grey flags that point in different directions').svg}

1. The fill is the same in all. The size is too.
2. Turn each flag in your mind until it points up.
3. In four of them the cloth is then on the right.
4. In the middle one the cloth is on the left. It is **flipped**. That is the odd one out.`,
    harder: `
${board([fiveWithDots], 'A white square with 3 dots, a grey triangle with 2, a white hexagon with 6, a white octagon with 7 and a grey pentagon with 4').svg}

Which is the odd one out?

1. The shape? All five are different, so it cannot help.
2. The fill? Three are white and two are grey. That is not four against one.
3. What is inside? They all have dots. So **count**. The square has 3, the triangle 2, the hexagon 6, the octagon 7 and the pentagon 4. All five numbers differ!
4. Now put the dots next to the sides. Square: 4 sides, 3 dots. Triangle: 3 sides, 2 dots. Octagon: 8 sides, 7 dots. Pentagon: 5 sides, 4 dots. They all have **one dot fewer than sides**.
5. Hexagon: 6 sides, 6 dots. That breaks the rule. The odd one out is the **hexagon**.

Some children like the hexagon rule best, "as many dots as sides", and look for more. But only one figure has it. Remember: you look for what **four** share.

With turned figures, look at one mark and one part. Is the dot at the tip, on the side of the cloth? In four figures it is, and in one it is on the other side. That one is flipped.

Now you try: a triangle with 4 dots, a square with 5, a pentagon with 6, a hexagon with 6. Which breaks the rule? (The hexagon. It should have 7.)`,
    mistake: `
Say that three figures are grey and two are white. Some children pick a white one. But two are white, so neither is alone! The odd one must be **the only one** of its kind. Count: is it four against one? If it is three against two, look for a new rule.`,
    tryThis: `
Take four spoons and a fork, or four socks and a glove. Then make it harder: find five things in the room of which four share something that is hard to see. Let someone guess.`,
  },
  misconceptions: {
    'took-a-turned-figure-for-odd': {
      child: 'That one is only turned. Look for the one that is flipped over.',
      parent:
        'Takes a turned figure for the odd one. Trace one figure and turn the tracing on top of the others; the flipped one never fits.',
    },
    'went-by-a-thing-that-is-mixed': {
      child: 'Look for one thing that four figures share. Check shape, fill, inside and number.',
      parent: 'Goes by something that varies anyway. Go through a list: shape, fill, inside, edge, number.',
    },
  },
  templates: [flippedOne, oddFeature],
}
