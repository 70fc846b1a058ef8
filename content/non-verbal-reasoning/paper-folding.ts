import { once } from '../once.ts'
import { inMarkdown } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { counted, listed } from '../wording.ts'
import {
  howManyHoles as howManyHolesBefore,
  punchedHoles as punchedHolesBefore,
} from './earlier/paper-folding.ts'
import { withLargeOptions } from './figure.ts'
import { openSheetPicture, punchedPicture } from './fold-pictures.ts'
import { quarters } from './fold-ways.ts'
import {
  drawCounted,
  drawPunched,
  hardnessOf,
  isEven,
  layersAt,
  openedSheet,
  type Punched,
  withFewHoles,
  withManyHoles,
} from './punched-sheet.ts'
import { foldPicture, folds, holesChoice, opened } from './sheets.ts'

const sheetNames = [
  'A square sheet',
  'A square napkin',
  'A square of thin card',
  'A square of tissue paper',
  'A square paper mat',
]

const ringed = (punched: Punched) =>
  `In this picture of the open sheet the dashes are the folds, and the rings show where the holes were punched:${inMarkdown(openSheetPicture(punched))}`

export const punchedHoles = template({
  id: 'non-verbal-reasoning.paper-folding.where-are-the-holes',
  version: 3,
  balancedFrom: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => ({ ...drawPunched(random, step), slip: random.int(0, 3) }),
  measure: 'folds, holes, and whether folds go to a corner or cover only a part',
  hardness: facts => hardnessOf(facts),
  write: ({ done, holes, slip }, random) => {
    const punched = { done, holes }
    const right = openedSheet(holes, done)
    const few = withFewHoles(punched, slip)
    const many = withManyHoles(punched, slip)
    const layers = isEven(done)
      ? `${counted(holes.length, 'hole')} and ${counted(done.length, 'fold')} make ${counted(right.length, 'hole')}.`
      : 'A fold that covers only a part of the paper gives partners only there.'
    return withLargeOptions({
      stem: 'A square sheet is folded as shown, and holes are punched through all layers. What does it look like when it is **opened** again?',
      picture: punchedPicture(punched),
      right: holesChoice(right),
      // Some options have fewer holes and some as many or more, so that counting is not enough.
      wrong: [...few.slice(0, 1), ...random.shuffle(many), ...few.slice(1)],
      explanation: `Open the folds one by one, the last one first. Each fold line is a mirror: every hole in folded paper gets a partner just as far on the other side. ${layers} ${ringed(punched)}`,
    })
  },
})

export const howManyHoles = template({
  id: 'non-verbal-reasoning.paper-folding.how-many-holes',
  version: 2,
  mode: 'typed',
  seconds: 35,
  draw: (random, step) => ({ ...drawCounted(random, step), sheetName: random.pick(sheetNames) }),
  measure: 'folds, holes, and whether folds go to a corner or cover only a part',
  hardness: facts => hardnessOf(facts),
  write: ({ done, holes, sheetName }) => {
    const punched = { done, holes }
    const count = holes.length
    const layers = holes.map(place => layersAt(place, done))
    const total = layers.reduce((sum, one) => sum + one, 0)
    const [first = 1] = layers
    const isSame = layers.every(one => one === first)
    const whole = count * 2 ** done.length
    const said = isSame
      ? `${count === 1 ? 'The hole goes' : 'Each hole goes'} through ${first} layers, so ${count} × ${first} = **${total}**.`
      : `Row by row from the top, the holes go through ${listed(layers.map(String))} layers, so ${layers.join(' + ')} = **${total}**.`
    return {
      stem: `${sheetName} is folded as shown. Then ${counted(count, 'hole')} ${count === 1 ? 'is' : 'are'} punched through all its layers. How many holes are there when it is **opened** again? Write a number.`,
      picture: punchedPicture(punched),
      expected: { kind: 'number', value: String(total) },
      mistakes: [
        { text: String(count), misconception: 'forgot-to-open-the-paper' },
        ...(done.length > 1
          ? [
              {
                text: String(openedSheet(holes, done.slice(0, -1)).length),
                misconception: 'opened-only-one-fold',
              },
            ]
          : []),
        ...(whole === total
          ? [{ text: String(count + done.length), misconception: 'added-one-for-each-fold' }]
          : [{ text: String(whole), misconception: 'doubled-all-the-paper' }]),
        { text: String(total + first), misconception: 'counted-the-layers-wrong' },
        { text: String(total - 1), misconception: 'counted-the-layers-wrong' },
      ],
      explanation: `Count the layers of paper under each hole. A fold makes the paper double only where it lies on itself. ${said} ${ringed(punched)}`,
    }
  },
})

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

Sometimes only a part is folded over. The paper beside it is not double, so a hole there gets no partner:

${
  punchedPicture({
    done: [quarters.left],
    holes: [
      [-0.5, -0.5],
      [0.5, 0.5],
    ],
  }).svg
}

Here the hole on the left makes two, and the other one stays just one.

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
      child: 'There is one hole too many. Each layer of paper gets one hole for each punch.',
      parent:
        'Adds a hole too many. Count the layers of paper under each punch: that many holes there will be.',
    },
    'opened-a-fold-that-was-not-there': {
      child: 'You opened one fold too many. Count the folds in the pictures.',
      parent: 'Opens a fold that was not made. Count the folds first and open just those.',
    },
    'forgot-to-open-the-paper': {
      child: 'Those are the holes in the folded sheet. Open it: there are more.',
      parent: 'Forgets to open the paper. Fold and punch a real sheet and open it step by step.',
    },
    'left-out-one-hole': {
      child: 'One hole is missing. Open each fold once more, and look for partners.',
      parent: 'Leaves out one hole. Tick each hole and its partner.',
    },
    'opened-only-one-fold': {
      child: 'You left a fold closed. Open every fold, the last one first.',
      parent: 'Leaves a fold closed. Fold a real sheet in the same way and open it one fold at a time.',
    },
    'counted-the-layers-wrong': {
      child: 'Count the layers of paper under each hole. Each layer gets a hole.',
      parent: 'Miscounts the layers. Fold a sheet in the same way and count the layers under each hole.',
    },
    'doubled-all-the-paper': {
      child: 'A fold doubles only the paper that it covers. Count the layers under each hole.',
      parent:
        'Doubles all the paper for a fold that covers only a part. Fold a real sheet and count the layers.',
    },
    'added-one-for-each-fold': {
      child: 'A fold does not add one hole. It doubles them.',
      parent: 'Adds one for each fold instead of doubling. Fold, punch and open a real sheet to see it.',
    },
  })),
  templates: [punchedHoles, howManyHoles],
  earlier: [punchedHolesBefore, howManyHolesBefore],
}
