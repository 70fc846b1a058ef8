import { once } from '../once.ts'
import type { Picture } from '../question.ts'
import { enlarged, inMarkdown, moved, picture } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import {
  whichHides as whichHidesBefore,
  whichIsHidden as whichIsHiddenBefore,
} from './earlier/hidden-shapes.ts'
import { board, withLargeOptions } from './figure.ts'
import { cornered, drawShape, extent, hideWell, nearly, sidesAt, size } from './jumbles.ts'
import {
  describeSegments,
  drawSegments,
  flipped,
  outline,
  placeIn,
  quarterTurned,
  type Segment,
  segment,
  segmentsCell,
  segmentsChoice,
  segmentsPicture,
  shifted,
  wrongSegments,
} from './segments.ts'

const points = 5
const unit = 15

/** How many other lines there are, and how many of them touch the shape, for each step. */
const othersAt = { 1: 6, 2: 8, 3: 10, 4: 12, 5: 14 } as const
const touchingAt = { 1: 4, 2: 5, 3: 6, 4: 7, 5: 8 } as const

/** All lines in grey, with the hidden shape in black. */
function solution(
  shape: readonly Segment[],
  lines: readonly Segment[],
  points: number,
  unit: number,
): Picture {
  const [right, down] = placeIn(shape, new Set(lines), points) ?? [0, 0]
  const found = shifted(shape, right, down)
  const rest = lines.filter(one => !found.includes(one))
  const side = (points - 1) * unit + 12
  return picture(
    side,
    side,
    'The lines in grey, with the hidden shape in black',
    moved(
      drawSegments(rest, points, unit).replaceAll('#000', '#bbb') + drawSegments(found, points, unit),
      side / 2,
      side / 2,
    ),
  )
}

/** Questions and options are enlarged alike, since the shape has the same size in both. */
const times = 4 / 3

export const whichHides = template({
  id: 'non-verbal-reasoning.hidden-shapes.which-picture-hides-it',
  version: 2,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const shape = drawShape(random, sidesAt[step])
    const [others, touching] = [othersAt[step], touchingAt[step]]
    // Every picture has the same number of lines, whether a line of the shape is missing or not.
    const all = shape.length + others
    const wrong: Segment[][] = []
    for (let tries = 0; wrong.length < 4 && tries < 80; tries++) {
      const like = nearly(random, shape)
      const hidden = hideWell(random, like, points, all - like.length, touching)
      if (!placeIn(shape, hidden, points)) wrong.push([...hidden])
    }
    return { shape, right: [...hideWell(random, shape, points, others, touching)], wrong }
  },
  measure: 'lines of the shape, and other lines around it',
  hardness: ({ shape, right }) => shape.length + (right.length - shape.length),
  write: ({ shape, right, wrong }) =>
    withLargeOptions({
      stem: 'Which picture **hides** this shape? It has the same size there, and it is not turned or flipped.',
      picture: enlarged(
        board(
          [[segmentsCell(shape, extent(shape) + 1, unit)]],
          `The shape to look for has the lines ${describeSegments(shape)}. Points have a letter across and a number down.`,
        ),
        times,
      ),
      right: segmentsChoice(right, points, unit),
      wrong: wrong.map(one => wrongSegments(one, points, unit, 'took-a-shape-that-is-nearly-the-same')),
      explanation: `Pick the longest side of the shape and look for a line like it in each picture. Then follow the outline round with your finger. Only one picture has the whole outline:${inMarkdown(solution(shape, right, points, 30))}In the others at least one side is missing or leans the other way.`,
    }),
})

const wide = 6
const wideUnit = 20

export const whichIsHidden = template({
  id: 'non-verbal-reasoning.hidden-shapes.which-shape-is-hidden',
  version: 2,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const [fewest, most] = sidesAt[step]
    const shape = drawShape(random, [fewest, most])
    const picture = hideWell(random, shape, wide, othersAt[step] + step, touchingAt[step])
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
    return withLargeOptions({
      stem: 'Only one of these shapes is **hidden** in the picture, the same size and not turned. Which one?',
      picture: enlarged(
        segmentsPicture(
          picture,
          wide,
          wideUnit,
          `Many lines that cross and touch: ${describeSegments([...picture].sort())}. Points have a letter across and a number down.`,
          116,
        ),
        times,
      ),
      right: segmentsChoice(shape, own(shape), wideUnit),
      wrong: wrong.map(one => wrongSegments(one, own(one), wideUnit, 'took-a-shape-with-a-side-missing')),
      explanation: `Take one side of each shape and look for it in the picture, then follow the outline round. Only one outline is there in full:${inMarkdown(solution(shape, picture, wide, 30))}Each other shape has a side that is not in the picture.`,
    })
  },
})

const house = outline([
  [0, 1],
  [1, 0],
  [2, 1],
  [2, 2],
  [0, 2],
])

const leaning = outline([
  [0, 2],
  [2, 0],
  [2, 2],
])

const threeJumbles = board(
  [
    [
      segmentsCell(leaning, 4, 18),
      segmentsCell(
        [
          ...outline([
            [0, 0],
            [2, 2],
            [0, 2],
          ]),
          segment(2, 2, 3, 3),
          segment(1, 1, 2, 1),
          segment(2, 0, 3, 1),
          segment(2, 2, 3, 2),
        ],
        4,
        18,
      ),
      segmentsCell(
        [
          segment(0, 2, 1, 1),
          segment(1, 1, 2, 0),
          segment(2, 0, 2, 1),
          segment(2, 1, 2, 2),
          segment(2, 2, 3, 3),
          segment(2, 1, 3, 1),
          segment(0, 2, 0, 3),
          segment(0, 3, 1, 3),
        ],
        4,
        18,
      ),
      segmentsCell(
        [
          ...shifted(leaning, 1, 1),
          segment(0, 0, 1, 0),
          segment(1, 0, 2, 1),
          segment(2, 1, 2, 2),
          segment(2, 2, 2, 3),
          segment(0, 2, 1, 3),
        ],
        4,
        18,
      ),
    ],
  ],
  'A triangle with one slanting side, and three pictures made of straight lines',
)

const bitten = outline([
  [0, 0],
  [2, 0],
  [1, 1],
  [2, 2],
  [0, 2],
])

const others = [
  segment(2, 0, 3, 0),
  segment(3, 0, 4, 0),
  segment(3, 1, 4, 0),
  segment(3, 1, 4, 2),
  segment(2, 0, 2, 1),
  segment(2, 1, 2, 2),
  segment(2, 2, 3, 2),
  segment(2, 2, 3, 3),
  segment(3, 3, 4, 4),
  segment(0, 0, 1, 1),
  segment(1, 1, 1, 2),
  segment(1, 2, 1, 3),
]

const jumble = [...shifted(bitten, 0, 2), ...others]

const solved = picture(
  120,
  120,
  'The same lines in light grey, with the hidden shape in black at the bottom left',
  moved(
    drawSegments(others, 5, 24).replaceAll('#000', '#bbb') + drawSegments(shifted(bitten, 0, 2), 5, 24),
    60,
    60,
  ),
)

export const hiddenShapes: Topic = {
  id: 'non-verbal-reasoning.hidden-shapes',
  name: 'Hidden shapes',
  subdomain: 'movement',
  year: 5,
  prerequisites: ['non-verbal-reasoning.rotation'],
  about: 'Finding a shape that is hidden among other lines.',
  weights: { gl: 2, cem: 3, iseb: 2 },
  lesson: once(() => ({
    version: 2,
    idea: `
A shape can hide in a jumble of lines. It is still there, in the **same size**, and it is the **same way up**. But more lines run past it and through it, so your eye slides off.

${segmentsPicture(house, 3, 20, 'A house shape made of straight lines').svg}

${segmentsPicture([...shifted(house, 1, 1), segment(0, 0, 1, 1), segment(1, 1, 1, 2), segment(2, 1, 3, 0), segment(1, 3, 2, 2), segment(2, 2, 3, 3), segment(0, 3, 1, 3), segment(3, 1, 3, 2)], 4, 20, 'The house shape with other lines around it and through it').svg}

Can you see the little house in the second picture? Look for its roof first.

Here is how to hunt:

1. Pick the part that is **most special**: a long side, or a sharp corner.
2. Look for that part in the picture.
3. From there, follow the outline with your finger, all the way round.
4. If a side is missing, go on to the next place.`,
    example: `
Look at the triangle in the first box. Which of the other three boxes hides it?

${threeJumbles.svg}

1. The long slant is the special part.
2. In the second box all slants lean the other way. Cross it out.
3. In the third box you find the slant, but there is no flat side below it. Cross it out.
4. In the last box you find the slant, the flat side and the upright side. **There it is.**`,
    harder: `
${segmentsPicture(bitten, 3, 24, 'The shape to look for: a square with a bite in its right side, made of straight lines').svg}

${segmentsPicture(jumble, 5, 24, 'Many lines that cross and touch', 120).svg}

Where does the first shape hide in the second picture?

1. Pick the most special part. It is the bite on the right: two slanting lines that meet in a point, like **<**.
2. Look for a **<** in the picture. There is one at the top right, and one at the bottom, in the middle.
3. Test the top one. Its upper arm joins a level line on top. Good. Follow the outline down the left side. Good. But the bottom side is only half there. So this one fails.
4. Test the other one. From its upper arm a level line of two steps goes left. Then two steps go down. Then two steps go right, back to the lower arm. All sides are there.
5. **There it is**, at the bottom left. Here it is in black:

${solved.svg}

The slip to watch for is stopping when most of a shape is there. A trap has just **one** side missing. So follow the outline with your finger until you are back where you began.

Now you try: which part would you look for first in the little house? (Its roof: no other lines make such a point at the top.)`,
    mistake: `
A shape that is flipped or bigger looks almost right. Do not stop when it "looks like it". Count how long each side is, and see which way it leans. If just one side is too long, too short or leans the wrong way, it is not your shape.`,
    tryThis: `
Draw a small star on squared paper. Now hide it: add ten more straight lines over it and round it. Give it to someone and ask them to find your star.`,
  })),
  misconceptions: once(() => ({
    'took-a-shape-that-is-nearly-the-same': {
      child: 'It is nearly the same. Check that each side is there and leans the right way.',
      parent:
        'Chooses a picture where the shape is turned, flipped or not complete. Trace the shape and slide it over the picture.',
    },
    'took-a-shape-with-a-side-missing': {
      child: 'One side of that shape is not there. Follow the outline all the way round.',
      parent:
        'Chooses a shape that has one side missing in the picture. Trace its outline with a finger, one side at a time.',
    },
  })),
  templates: [whichHides, whichIsHidden],
  earlier: [whichHidesBefore, whichIsHiddenBefore],
}
