import { once } from '../once.ts'
import { inMarkdown, moved, picture, round } from '../svg.ts'
import { type Choice, template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { flippedOne as flippedOneBefore, oddFeature as oddFeatureBefore } from './earlier/odd-one-out.ts'
import {
  board,
  cell,
  choice,
  type Drawn,
  describe,
  type Figure,
  handedShapes,
  mirroredFigure,
  part,
  turnedFigure,
  withLargeOptions,
  wrongChoice,
} from './figure.ts'
import { drawOdd, drawTurns, type Shown, withDots } from './odd-rules.ts'

const threeFills = ['white', 'black', 'grey'] as const
const tidied = (value: number) => Number(round(value))

const stem = 'Four of these figures are alike in some way. Which is the **odd one out**?'

/** Where marks are around a shape. No turn by eighths takes one of these places to the mirror image of another. */
const aroundShape = [30, 150, 255].map(degrees => {
  const angle = (degrees * Math.PI) / 180
  return { x: tidied(Math.sin(angle) * 25), y: tidied(-Math.cos(angle) * 25) }
})

const text = (shown: Figure) => describe(shown, shown.length > 1)

export const flippedOne = template({
  id: 'non-verbal-reasoning.odd-one-out.flipped-one',
  version: 2,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const count = [0, 1, 1, 2, 3][step - 1] ?? 0
    const shape = part(random.pick(handedShapes), random.pick(threeFills), { size: count > 0 ? 14 : 25 })
    const kinds = random.shuffle(['circle', 'square', 'cross'] as const)
    const places = random.shuffle(aroundShape)
    const marks = places
      .slice(0, count)
      .map((place, at) =>
        part(kinds[at] ?? 'circle', random.pick(['white', 'black'] as const), { size: 6.5, ...place }),
      )
    const turns = drawTurns(random, step)
    const figure: Figure = [shape, ...marks]
    return { figure, turns: random.shuffle(turns), mirrored: random.chance(0.5) }
  },
  measure: 'parts of the figure, and different ways in which the figures are turned',
  hardness: ({ figure, turns }) => figure.length * 2 + new Set(turns).size,
  write: ({ figure, turns, mirrored }) => {
    const four = mirrored ? mirroredFigure(figure) : figure
    const flipped = mirroredFigure(four)
    const [odd = 0, ...others] = turns
    const wrong = (shown: Figure) => wrongChoice(shown, 'took-a-turned-figure-for-odd', text(shown))
    const right = turnedFigure(flipped, odd)
    return withLargeOptions({
      stem,
      right: choice(right, text(right)),
      wrong: others.map(turn => wrong(turnedFigure(four, turn))),
      explanation: `Turn the figures in your mind until they all point the same way. Four of them then look like the first picture here. The odd one looks like the second. It is flipped over, so no turn makes it fit:${inMarkdown(
        board(
          [[four, flipped]],
          `Turned the same way, four figures show this: ${text(four)}. The odd one shows this: ${text(flipped)}.`,
          100,
        ),
      )}`,
    })
  },
})

const scaled = ({ body }: Shown): Drawn => ({
  draw: scale => `<g transform="scale(${round(scale)})">${body}</g>`,
})

export const oddFeature = template({
  id: 'non-verbal-reasoning.odd-one-out.one-thing-differs',
  version: 2,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => drawOdd(random, step),
  measure: 'how many things must be compared, and how well they are hidden',
  hardness: ({ weight }) => weight + 1,
  write: ({ figures, four, odd }) => {
    const shown = ({ body, alt, key }: Shown): Choice => ({
      text: alt,
      value: key,
      picture: picture(cell, cell, alt, moved(body, cell / 2, cell / 2)),
    })
    const [lone, ...others] = figures
    return withLargeOptions({
      stem,
      right: lone ? shown(lone) : { text: '' },
      wrong: others.map(one => ({ ...shown(one), misconception: 'went-by-a-thing-that-is-mixed' })),
      explanation: `${four} Here they are, with the odd one out below:${inMarkdown(
        board(
          [others.map(scaled), lone ? [scaled(lone)] : []],
          `Four that are alike: ${others.map(({ alt }) => alt).join('; ')}. The odd one out: ${lone?.alt}.`,
        ),
      )}Look at the odd one out. ${odd}`,
    })
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
  lesson: once(() => ({
    version: 3,
    idea: `
You see five figures in a row. Four of them **share** something. One does not. That is the odd one out.

Do not ask "Which one looks strange?" Ask "What do **four** of them have?" Go through this list:

- the shape, its sides and its edge
- the fill, or the part that is shaded
- what is inside, and how many
- the way it is turned or flipped, and lines of symmetry
- **two things together**: dots and sides, a dot and an arrow, the outside and the inside

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
  })),
  misconceptions: once(() => ({
    'took-a-turned-figure-for-odd': {
      child: 'That one is only turned. Look for the one that is flipped over.',
      parent:
        'Mistakes a turned figure for the odd one. Trace one figure and turn the tracing on top of the others; the flipped one never fits.',
    },
    'went-by-a-thing-that-is-mixed': {
      child: 'Look for one thing that four figures share. Check shape, fill, inside and number.',
      parent: 'Goes by something that varies anyway. Go through a list: shape, fill, inside, edge, number.',
    },
  })),
  templates: [flippedOne, oddFeature],
  earlier: [flippedOneBefore, oddFeatureBefore],
}
