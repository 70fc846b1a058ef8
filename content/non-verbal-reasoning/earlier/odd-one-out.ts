import type { Random } from '../../random.ts'
import type { Fill } from '../../svg.ts'
import { template } from '../../template.ts'
import { features, figureOf } from '../features.ts'
import {
  choice,
  describe,
  evenFills,
  type Figure,
  handedShapes,
  mirroredFigure,
  part,
  turnedFigure,
  wrongChoice,
} from '../figure.ts'
import { drawTurns, withDots } from '../odd-rules.ts'

const stem = 'Four of these figures are alike in some way. Which is the **odd one out**?'

export const flippedOne = template({
  id: 'non-verbal-reasoning.odd-one-out.flipped-one',
  version: 1,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const marks = [0, 0, 1, 1, 2][step - 1] ?? 0
    const shape = part(random.pick(handedShapes), random.pick(evenFills), { size: marks > 0 ? 16 : 26 })
    const turns = drawTurns(random, step)
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
