import { once } from '../once.ts'
import { enlarged, inMarkdown } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { clearer } from './clearer.ts'
import { mirrorFigure as mirrorFigureBefore, mirrorGrid as mirrorGridBefore } from './earlier/reflection.ts'
import { board, choice, type Figure, part, turnedFigure, withLargeOptions, wrongChoice } from './figure.ts'
import { keeps, mirroring, mirrorPicture, stem, text } from './mirrors.ts'
import { describeGrid, drawHanded, gridFigure, gridInMirror, inMirror, withMarksMisplaced } from './scene.ts'

/** How the picture of a question is enlarged. */
const times = 1.25

const drawnImage = (figure: Figure, lean: number, said: string, image: Figure) =>
  inMarkdown(mirrorPicture(figure, lean, `${said}. Its image is drawn too`, image))

export const mirrorFigure = template({
  ...mirroring(drawHanded),
  version: 3,
  balancedFrom: 1,
  undoubled: true,
  write: ({ figure, lean }, random) => {
    const image = inMirror(figure, lean)
    const wrong = (shown: Figure, misconception: string) => wrongChoice(shown, misconception, text(shown))
    const slips = (shown: Figure, misconception: string) =>
      withMarksMisplaced(random, shown).map(slip => wrong(slip, misconception))
    const [other, half, quarter] = [
      inMirror(figure, lean + 90),
      turnedFigure(figure, 180),
      turnedFigure(figure, 90),
    ]
    const misplaced = slips(image, 'moved-a-mark-to-another-corner')
    return withLargeOptions({
      stem,
      picture: enlarged(mirrorPicture(figure, lean, text(figure)), times),
      right: choice(image, text(image)),
      wrong: [
        wrong(other, 'used-the-other-mirror'),
        ...misplaced.slice(0, 1),
        wrong(half, 'turned-instead-of-mirrored'),
        wrong(inMirror(figure, lean + 45), 'held-the-mirror-askew'),
        ...slips(other, 'used-the-other-mirror').slice(0, 1),
        ...misplaced.slice(1, 2),
        wrong(figure, 'copied-without-mirror'),
        ...slips(half, 'turned-instead-of-mirrored').slice(0, 1),
        wrong(quarter, 'turned-instead-of-mirrored'),
        ...slips(figure, 'copied-without-mirror').slice(0, 1),
        ...misplaced.slice(2, 3),
      ],
      explanation: `Each point of the image is as far behind the mirror as the figure is in front of it. ${keeps[lean]} So the image looks like this:${drawnImage(figure, lean, text(figure), image)}`,
    })
  },
})

export const mirrorGrid = clearer(
  mirrorGridBefore,
  ({ grid, lean }) => {
    const image = gridFigure(gridInMirror(grid, lean))
    return `Take the squares one by one: the nearest to the mirror stay the nearest. ${keeps[lean]} So the image looks like this:${drawnImage(gridFigure(grid), lean, describeGrid(grid), image)}`
  },
  times,
)

const marked: Figure = [
  part('flag', 'grey', { size: 13 }),
  part('circle', 'black', { size: 6.5, x: 19, y: -19 }),
  part('cross', 'white', { size: 6.5, x: -19, y: -19 }),
]

export const reflection: Topic = {
  id: 'non-verbal-reasoning.reflection',
  name: 'Mirror images',
  subdomain: 'movement',
  year: 4,
  prerequisites: ['non-verbal-reasoning.rotation'],
  about: 'Finding the mirror image of a figure in an upright, level or slanting mirror.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 3,
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
3. The image is on the right side. So its cloth points **left**.

${mirrorPicture([part('flag', 'grey')], 0, 'a grey flag, and its image is drawn too', [part('flag', 'grey', { mirrored: true })]).svg}`,
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
  })),
  misconceptions: once(() => ({
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
  })),
  templates: [mirrorFigure, mirrorGrid],
  earlier: [mirrorFigureBefore, mirrorGridBefore],
}
