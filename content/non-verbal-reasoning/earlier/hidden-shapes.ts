import { template } from '../../template.ts'
import { board } from '../figure.ts'
import { cornered, drawShape, extent, hide, nearly, sidesAt, size } from '../jumbles.ts'
import {
  describeSegments,
  flipped,
  placeIn,
  quarterTurned,
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

const points = 5
const unit = 15

export const whichHides = template({
  id: 'non-verbal-reasoning.hidden-shapes.which-picture-hides-it',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const shape = drawShape(random, sidesAt[step])
    // Every picture has the same number of lines, whether a line of the shape is missing or not.
    const lines = shape.length + ([5, 7, 9, 11, 13][step - 1] ?? 5)
    const wrong: Segment[][] = []
    for (let tries = 0; wrong.length < 4 && tries < 80; tries++) {
      const hidden = hide(random, nearly(random, shape), points, lines)
      if (!placeIn(shape, hidden, points)) wrong.push([...hidden])
    }
    return { shape, right: [...hide(random, shape, points, lines)], wrong }
  },
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

const wide = 6
const wideUnit = 20

export const whichIsHidden = template({
  id: 'non-verbal-reasoning.hidden-shapes.which-shape-is-hidden',
  version: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const [fewest, most] = sidesAt[step]
    const shape = drawShape(random, [fewest, most])
    const picture = hide(random, shape, wide, shape.length + ([5, 8, 11, 14, 17][step - 1] ?? 5))
    const wrong: Segment[][] = []
    for (let tries = 0; wrong.length < 4 && tries < 200; tries++) {
      const other = random.chance(0.5)
        ? drawShape(random, [fewest, most + 1])
        : cornered(flipped(quarterTurned(shape, size), size))
      const known = wrong.some(one => [...one].sort().join() === [...other].sort().join())
      if (!known && !placeIn(other, picture, wide)) wrong.push(other)
    }
    return { shape, picture: [...picture], wrong }
  },
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
