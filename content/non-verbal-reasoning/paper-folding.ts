import { once } from '../once.ts'
import { inMarkdown } from '../svg.ts'
import type { Topic } from '../topic.ts'
import { counted } from '../wording.ts'
import { clearer } from './clearer.ts'
import {
  howManyHoles as howManyHolesBefore,
  punchedHoles as punchedHolesBefore,
} from './earlier/paper-folding.ts'
import { foldPicture, folds, holesChoice, opened, openedPicture } from './sheets.ts'

/** How the picture of a question is enlarged. */
const times = 1.25

export const punchedHoles = clearer(
  punchedHolesBefore,
  ({ done, holes }) => {
    const count = opened(holes, done).length
    return `Open the folds one by one, the last one first. Each fold line is a mirror: every hole gets a partner just as far on the other side. ${counted(holes.length, 'hole')} and ${counted(done.length, 'fold')} make ${counted(count, 'hole')}. In this picture of the open sheet the dashes are the folds, and the rings show where the holes were punched:${inMarkdown(openedPicture(done, holes))}`
  },
  times,
)

export const howManyHoles = clearer(
  howManyHolesBefore,
  ({ done, holes }, said) =>
    `${said} Here is the open sheet. The rings show where the holes were punched:${inMarkdown(openedPicture(done, holes))}`,
  times,
)

const holesPicture = holesChoice(opened([[-0.5, 1.5]], [folds.topLeft, folds.topRight])).picture

export const paperFolding: Topic = {
  id: 'non-verbal-reasoning.paper-folding',
  name: 'Folding and punching paper',
  subdomain: 'space',
  year: 5,
  prerequisites: ['non-verbal-reasoning.reflection'],
  about: 'Seeing where holes are when a folded and punched sheet is opened again.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
Fold a sheet of paper and punch a hole in it. Open it again. There are two holes! The punch went through two layers.

The **fold line is a mirror**. Each hole has a partner on the other side of the fold, and both are just as far from it.

${foldPicture([folds.left], [[1.5, -0.5]]).svg}

The first picture shows the fold. The dashed line is where the paper bends, and the arrow shows which way it goes. The next picture shows the folded paper in grey with its hole.

If there are two folds, open **the last fold first**. Draw the partners. Then open the first fold, and draw partners for all the holes you have by now. One hole makes two, and two make four.`,
    example: `
The left half is folded over to the right. There is one hole near the right edge, close to the top. Where are the holes when you open it?

${foldPicture([folds.left], [[1.5, -1.5]]).svg}

1. The hole stays where it is: near the right edge, close to the top.
2. The fold line is upright, in the middle.
3. The hole is far from the fold. So its partner is far from the fold as well, near the **left** edge.
4. It has the same height: close to the top.`,
    harder: `
${foldPicture([folds.topLeft, folds.topRight], [[-0.5, 1.5]]).svg}

The sheet is folded twice, from corner to corner. Then one hole is punched. Where are the holes when you open it?

1. Think of the sheet as 4 rows of 4 squares. The hole is in row 4, column 2.
2. Open the **last** fold first. Its line runs from top left to bottom right. In this mirror, row and column swap. So row 4, column 2 gets a partner in row 2, column 4.
3. Now open the first fold. Its line runs from bottom left to top right. Each of the two holes gets a partner.
4. In this mirror, what is near the bottom goes near the left, and what is near the left goes near the bottom. Row 4 is right at the bottom, so the partner is right at the left: column 1. Column 2 is second from the left, so the partner is second from the bottom: row 3. It is in row 3, column 1.
5. In the same way, the hole in row 2, column 4 gets a partner in row 1, column 3.
6. Two folds and one hole make **four holes**. Here they are:

${holesPicture.svg}

The slip to watch for is using an upright mirror. Lay a pencil on the fold line. Each pair of holes must lie straight across the pencil.

Now you try: a sheet is folded three times, and 2 holes are punched through all layers. How many holes are there? (There are 16.)`,
    mistake: `
Some children slide the hole over and do not mirror it. If a hole is close to the fold, its partner must be close to the fold too. If your two holes are not as far from the fold as each other, you slid the hole. Try again with the mirror.`,
    tryThis: `
Fold a paper napkin twice. Ask before you use scissors, then snip a small bit out of one edge. Guess how many gaps you will see, and where. Open it and look.`,
  })),
  misconceptions: once(() => ({
    'put-one-hole-in-the-wrong-place': {
      child: 'One hole is in the wrong place. Each hole and its partner are equally far from the fold.',
      parent: 'Places one hole wrongly. Fold and punch a real sheet and compare.',
    },
    'mirrored-in-the-wrong-line': {
      child: 'You used the wrong fold line. Open the fold that was made.',
      parent: 'Opens the paper along the wrong line. Draw the fold line on the sheet before opening it.',
    },
    'slid-the-holes-over': {
      child: 'Holes do not slide across. They flip over the fold, like in a mirror.',
      parent:
        'Slides the holes over instead of mirroring them. Put wet paint on half a sheet, fold it and look.',
    },
    'made-one-hole-too-many': {
      child: 'There is one hole too many. Double the holes for each fold.',
      parent: 'Adds a hole too many. Count: the number of holes doubles with each fold.',
    },
    'opened-a-fold-that-was-not-there': {
      child: 'You opened one fold too many. Count the folds in the pictures.',
      parent: 'Opens a fold that was not made. Count the folds first and open just those.',
    },
    'forgot-to-open-the-paper': {
      child: 'Those are the holes in the folded sheet. Open it: each one gets a partner.',
      parent: 'Forgets to open the paper. Fold and punch a real sheet and open it step by step.',
    },
    'left-out-one-hole': {
      child: 'One hole is missing. Each hole needs a partner across the fold.',
      parent: 'Leaves out one hole. Tick each hole and its partner.',
    },
    'opened-only-one-fold': {
      child: 'Two folds were made. Open both, the last one first.',
      parent: 'Opens only one of two folds. Fold a real sheet twice and open it one fold at a time.',
    },
    'counted-the-layers-wrong': {
      child: 'Each fold doubles the layers: two, then four.',
      parent: 'Miscounts the layers. Fold a sheet and count the layers at the edge.',
    },
    'added-one-for-each-fold': {
      child: 'A fold does not add one hole. It doubles them.',
      parent: 'Adds one for each fold instead of doubling. Fold, punch and open a real sheet to see it.',
    },
  })),
  templates: [punchedHoles, howManyHoles],
  earlier: [punchedHolesBefore, howManyHolesBefore],
}
