import type { Picture } from '../question.ts'
import type { Random } from '../random.ts'
import { label, line, moved, type Point, picture } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import {
  board,
  cell,
  choice,
  describe,
  drawing,
  type Figure,
  part,
  turnedFigure,
  wrongChoice,
} from './figure.ts'
import {
  describeGrid,
  gridFigure,
  gridInMirror,
  handedFigure,
  inMirror,
  isUneven,
  randomGrid,
  turnedGrid,
  withMarkMoved,
  withSquareMoved,
} from './scene.ts'

/** By the mirror's angle from the vertical, clockwise: the positions of the figure, its image and the mirror's ends. */
const mirrors: Record<number, { from: Point; to: Point; ends: [Point, Point]; said: string }> = {
  0: {
    from: [46, 46],
    to: [150, 46],
    ends: [
      [98, 2],
      [98, 90],
    ],
    said: 'upright',
  },
  90: {
    from: [46, 46],
    to: [46, 150],
    ends: [
      [2, 98],
      [90, 98],
    ],
    said: 'level',
  },
  45: {
    from: [46, 46],
    to: [150, 150],
    ends: [
      [42, 154],
      [154, 42],
    ],
    said: 'slanting, from bottom left to top right',
  },
  135: {
    from: [150, 46],
    to: [46, 150],
    ends: [
      [42, 42],
      [154, 154],
    ],
    said: 'slanting, from top left to bottom right',
  },
}

const leans = [[0], [0, 90], [90, 0], [90, 45], [45, 135]] as const

const mirrorAt = (random: Random, step: number) => random.pick(leans[step - 1] ?? leans[0])

function mirrorPicture(figure: Figure, lean: number, described: string): Picture {
  const { from, to, ends, said } = mirrors[lean] ??
    mirrors[0] ?? {
      from: [0, 0],
      to: [0, 0],
      ends: [
        [0, 0],
        [0, 0],
      ],
      said: '',
    }
  const frame = `<rect x="-36" y="-36" width="${cell}" height="${cell}" fill="none" stroke="#000" stroke-width="1"/>`
  const boxes =
    moved(frame + drawing(figure), ...from) +
    moved(frame + label([0, 9], '?', { size: 26, bold: true }), ...to)
  return picture(
    lean === 90 ? 92 : 196,
    lean === 0 ? 92 : 196,
    `The mirror is ${said}. The figure beside it: ${described}.`,
    boxes + line(ends[0], ends[1], 3, true),
  )
}

const stem = 'The dashed line is a mirror. Which picture is the **mirror image** of the figure?'

const text = (figure: Figure) => describe(figure, figure.length > 1)

const keeps: Record<number, string> = {
  0: 'Left and right change places. Top and bottom stay.',
  90: 'Top and bottom change places. Left and right stay.',
  45: 'The mirror slants, so what points up points right in the image, and what points left points down.',
  135: 'The mirror slants, so what points up points left in the image, and what points right points down.',
}

export const mirrorFigure = template({
  id: 'non-verbal-reasoning.reflection.mirror-figure',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => ({
    figure: turnedFigure(handedFigure(random, [0, 1, 2, 2, 3][step - 1] ?? 0), random.int(0, 3) * 90),
    lean: mirrorAt(random, step),
  }),
  measure: 'parts of the figure, and how the mirror stands',
  hardness: ({ figure, lean }) => figure.length + (lean === 0 ? 1 : lean === 90 ? 2 : 4),
  write: ({ figure, lean }) => {
    const image = inMirror(figure, lean)
    const wrong = (shown: Figure, misconception: string) => wrongChoice(shown, misconception, text(shown))
    return {
      stem,
      picture: mirrorPicture(figure, lean, text(figure)),
      right: choice(image, text(image)),
      wrong: [
        wrong(inMirror(figure, lean + 90), 'used-the-other-mirror'),
        ...(figure.length > 1 ? [wrong(withMarkMoved(image), 'moved-a-mark-to-another-corner')] : []),
        wrong(turnedFigure(figure, 180), 'turned-instead-of-mirrored'),
        wrong(inMirror(figure, lean + 45), 'held-the-mirror-askew'),
        wrong(figure, 'copied-without-mirror'),
        wrong(turnedFigure(figure, 90), 'turned-instead-of-mirrored'),
      ],
      explanation: `Each point of the image is as far behind the mirror as the figure is in front of it. ${keeps[lean]} So the image is: ${text(image)}.`,
    }
  },
})

export const mirrorGrid = template({
  id: 'non-verbal-reasoning.reflection.mirror-grid',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const side = step < 3 ? 3 : 4
    let grid = randomGrid(random, side, side + 1)
    while (!isUneven(grid)) grid = randomGrid(random, side, side + 1)
    return { grid, lean: mirrorAt(random, step), moved: withSquareMoved(random, grid) }
  },
  measure: 'squares on a side, and how the mirror stands',
  hardness: ({ grid, lean }) => grid.length + (lean === 0 ? 1 : lean === 90 ? 2 : 4),
  write: ({ grid, lean, moved }) => {
    const image = gridInMirror(grid, lean)
    const wrong = (shown: readonly (readonly number[])[], misconception: string) =>
      wrongChoice(gridFigure(shown), misconception, describeGrid(shown))
    return {
      stem,
      picture: mirrorPicture(gridFigure(grid), lean, describeGrid(grid)),
      right: choice(gridFigure(image), describeGrid(image)),
      wrong: [
        wrong(gridInMirror(grid, (lean + 90) % 180), 'used-the-other-mirror'),
        wrong(gridInMirror(moved, lean), 'moved-one-square'),
        wrong(turnedGrid(grid, 2), 'turned-instead-of-mirrored'),
        wrong(grid, 'copied-without-mirror'),
        wrong(turnedGrid(grid, 1), 'turned-instead-of-mirrored'),
      ],
      explanation: `Take the squares one by one: the nearest to the mirror stay the nearest. ${keeps[lean]} The image has: ${describeGrid(image).toLowerCase()}.`,
    }
  },
})

const marked: Figure = [
  part('flag', 'grey', { size: 15.5 }),
  part('circle', 'black', { size: 7, x: 18.5, y: -18.5 }),
  part('cross', 'white', { size: 7, x: -18.5, y: -18.5 }),
]

export const reflection: Topic = {
  id: 'non-verbal-reasoning.reflection',
  name: 'Mirror images',
  subdomain: 'movement',
  year: 4,
  prerequisites: ['non-verbal-reasoning.rotation'],
  about: 'Finding the mirror image of a figure in an upright, level or slanting mirror.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: {
    version: 2,
    idea: `
Look in a mirror and lift your right hand. The child in the mirror lifts the hand on the same side. But that child faces you! So what was right has become left.

A mirror **flips** a figure. Each point jumps over the mirror line. It lands just as far from the line on the far side.

${mirrorPicture([part('flag', 'grey')], 0, 'a grey flag').svg}

- In an **upright** mirror, left and right change places. Up stays up.
- In a **level** mirror, like a lake, up and down change places. Left stays left.
- In a **slanting** mirror, up and sideways change places.`,
    example: `
The grey flag above is to the left of the mirror. The cloth points right, to the mirror.

1. The mirror is upright. So the pole still points up.
2. The cloth points to the mirror. In the image it must point to the mirror too.
3. The image is on the right side. So its cloth points **left**.`,
    harder: `
${mirrorPicture(marked, 45, text(marked)).svg}

The mirror slants from bottom left to top right. What is the image?

1. Turn the page, or your head, until the mirror is upright. Then it is easy again! Or use the rule: in this mirror, **up becomes right** and **left becomes down**.
2. The flag points up. So its image points right.
3. The cloth points right. Now read the rule backwards: right becomes up. So the cloth of the image points up.
4. The white cross is at the top left. Up becomes right, and left becomes down. So it goes to the bottom right.
5. The black circle is at the top right. Up becomes right, and right becomes up. So it stays at the **top right**! A mark that is as far up as it is right does not change its corner.

${board([[inMirror(marked, 45)]], `The image: ${text(inMirror(marked, 45))}`).svg}

The slip to watch for is flipping left and right, as in a mirror on the wall. First look which way the line goes.

Now you try: the same mirror, and an arrow that points left. Which way does its image point? (It points down.)`,
    mistake: `
It is easy to pick a figure that was turned and not flipped. Check with one small part. Which part is nearest to the mirror? That part must be nearest in the image too. If it is far off, the figure was turned or just copied.`,
    tryThis: `
Write your name on paper and hold it up to a mirror. Which letters look the same? Which ones are flipped? Then try to write your name so that it looks right in the mirror.`,
  },
  misconceptions: {
    'used-the-other-mirror': {
      child: 'Look at which way the mirror line goes. You flipped it the other way.',
      parent: 'Flips the figure in the wrong direction. Stand a real mirror on the line and look in.',
    },
    'turned-instead-of-mirrored': {
      child: 'That one is turned, not mirrored. What is near the line stays near it.',
      parent:
        'Turns the figure instead of reflecting it. Fold paper along the mirror line and trace it through.',
    },
    'copied-without-mirror': {
      child: 'That is the same figure again. In a mirror one side swaps over.',
      parent: 'Copies the figure without reflecting it. Hold a mirror beside it and compare.',
    },
    'held-the-mirror-askew': {
      child: 'The image leans too much. Go straight across the line from each point.',
      parent:
        'Reflects at the wrong angle. Draw lines straight across the mirror, at a right angle, to find each point.',
    },
    'moved-a-mark-to-another-corner': {
      child: 'The big shape is right, but a small mark is in the wrong corner.',
      parent:
        'Loses track of a small mark. Check that each mark is as far from the mirror on one side as on the other.',
    },
    'moved-one-square': {
      child: 'Just one square is in the wrong place. Check them one by one.',
      parent:
        'Gets the pattern right except for one square. Count each square’s distance from the mirror line.',
    },
  },
  templates: [mirrorFigure, mirrorGrid],
}
