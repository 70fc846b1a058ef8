import { once } from '../once.ts'
import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { inMarkdown, moved, picture } from '../svg.ts'
import type { Topic } from '../topic.ts'
import { clearer } from './clearer.ts'
import {
  points,
  whichHides as whichHidesBefore,
  whichIsHidden as whichIsHiddenBefore,
  wide,
} from './earlier/hidden-shapes.ts'
import { board } from './figure.ts'
import { drawHidden, drawHiding, hideWell } from './jumbles.ts'
import {
  drawSegments,
  outline,
  placeIn,
  type Segment,
  segment,
  segmentsCell,
  segmentsPicture,
  shifted,
} from './segments.ts'

/** How many other lines there are, and how many of them touch the shape, for each step. */
const othersAt = { 1: 6, 2: 8, 3: 10, 4: 12, 5: 14 } as const
const touchingAt = { 1: 4, 2: 5, 3: 6, 4: 7, 5: 8 } as const

const hideAmong = (random: Random, shape: readonly Segment[], points: number, lines: number, step: Step) =>
  hideWell(random, shape, points, lines, touchingAt[step])

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

export const whichHides = clearer(
  {
    ...whichHidesBefore,
    draw: (random, step) => drawHiding(random, step, points, othersAt[step], hideAmong),
  },
  ({ shape, right }) =>
    `Pick the longest side of the shape and look for a line like it in each picture. Then follow the outline round with your finger. Only one picture has the whole outline:${inMarkdown(solution(shape, right, points, 30))}In the others at least one side is missing or leans the other way.`,
  times,
)

export const whichIsHidden = clearer(
  {
    ...whichIsHiddenBefore,
    draw: (random, step) => drawHidden(random, step, wide, othersAt[step] + step, hideAmong),
  },
  ({ shape, picture }) =>
    `Take one side of each shape and look for it in the picture, then follow the outline round. Only one outline is there in full:${inMarkdown(solution(shape, picture, wide, 30))}Each other shape has a side that is not in the picture.`,
  times,
)

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

const threeJumbles = once(() =>
  board(
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
  ),
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

${threeJumbles().svg}

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
