import { template } from '../../template.ts'
import { board } from '../figure.ts'
import { drawHidden, drawHiding, extent, hide } from '../jumbles.ts'
import {
  describeSegments,
  placeIn,
  type Segment,
  segmentsCell,
  segmentsChoice,
  segmentsPicture,
  wrongSegments,
} from '../segments.ts'

/** Describes where the shape is. */
function whereabouts(shape: readonly Segment[], lines: readonly Segment[], points: number): string {
  const [x, y] = placeIn(shape, new Set(lines), points) ?? [0, 0]
  return `begins ${x} ${x === 1 ? 'step' : 'steps'} from the left and ${y} from the top`
}

export const points = 5
const unit = 15

export const whichHides = template({
  id: 'non-verbal-reasoning.hidden-shapes.which-picture-hides-it',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => drawHiding(random, step, points, 3 + 2 * step, hide),
  measure: 'lines of the shape, and other lines around it',
  hardness: ({ shape, right }) => shape.length + (right.length - shape.length),
  write: ({ shape, right, wrong }) => ({
    stem: 'Which picture **hides** this shape? It has the same size there, and it is not turned or flipped.',
    picture: board(
      [[segmentsCell(shape, extent(shape) + 1, unit)]],
      `The shape to look for has the lines ${describeSegments(shape)}. Points have a letter across and a number down.`,
    ),
    right: segmentsChoice(right, points, unit),
    wrong: wrong.map(one => wrongSegments(one, points, unit, 'took-a-shape-that-is-nearly-the-same')),
    explanation: `Pick the longest side of the shape and look for a line like it in each picture. Then follow the outline round. In the right picture the whole outline is there: its box ${whereabouts(shape, right, points)}. In the others at least one side is missing or leans the other way.`,
  }),
})

export const wide = 6
const wideUnit = 20

export const whichIsHidden = template({
  id: 'non-verbal-reasoning.hidden-shapes.which-shape-is-hidden',
  version: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => drawHidden(random, step, wide, 2 + 3 * step, hide),
  measure: 'lines of the shape, and other lines around it',
  hardness: ({ shape, picture }) => shape.length / 2 + picture.length,
  write: ({ shape, picture, wrong }) => {
    const own = (one: readonly Segment[]) => extent(one) + 1
    return {
      stem: 'Only one of these shapes is **hidden** in the picture, in the same size and not turned. Which one?',
      picture: segmentsPicture(
        picture,
        wide,
        wideUnit,
        `Many lines that cross and touch: ${describeSegments([...picture].sort())}. Points have a letter across and a number down.`,
        116,
      ),
      right: segmentsChoice(shape, own(shape), wideUnit),
      wrong: wrong.map(one => wrongSegments(one, own(one), wideUnit, 'took-a-shape-with-a-side-missing')),
      explanation: `Take one side of each shape and look for it in the picture, then follow the outline round. Only one outline is there in full: it ${whereabouts(shape, picture, wide)}. Each other shape has a side that is not in the picture.`,
    }
  },
})
