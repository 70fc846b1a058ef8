import { once } from '../once.ts'
import { inMarkdown } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, counted } from '../wording.ts'
import { clearer } from './clearer.ts'
import {
  boxAt,
  rulesOf,
  turnAndLook as turnAndLookBefore,
  twoWalkers as twoWalkersBefore,
} from './earlier/series-with-two-rules.ts'
import {
  board,
  choice,
  type Figure,
  figurePicture,
  largestTurned,
  numbered,
  part,
  rowInText,
  sizes,
  withLargeOptions,
} from './figure.ts'
import { frame, ringPlace, rowPicture, rowStem } from './rows.ts'
import { boxesOf, marks, twoMarksMove, walks } from './two-walkers.ts'

export const turnAndLook = clearer(
  {
    ...turnAndLookBefore,
    draw: (random, step) => {
      const facts = turnAndLookBefore.draw(random, step)
      return { ...facts, sizes: facts.sizes.map(size => (size === sizes.large ? largestTurned : size)) }
    },
  },
  facts => {
    const row = [0, 1, 2, 3, 4].map(at => boxAt(facts, at))
    return `Follow each rule alone. From box to box the figure ${rulesOf(facts)}. Here is the row with its last box:${rowInText(row, `The whole row. ${capital(numbered(row))}`)}`
  },
  1,
  ({ sizes }) => sizes.length > 1,
)

export const twoWalkers = template({
  ...twoMarksMove(step => walks[step], marks),
  version: 2,
  balancedFrom: 1,
  undoubled: true,
  write: (facts, random) => {
    const { pair, by, flips } = facts
    const { places, shown, text, wrong, picture } = boxesOf(facts)
    const [[lastA, lastB], [a, b]] = [places(3), places(4)]
    // Both marks of an option may be wrong, so that no place is more common among the options than another.
    const [slip, otherSlip] = random.shuffle([1, -1])
    const [offA = 1, offB = 1] = [slip, otherSlip]
    const [backA, backB] = [lastA - by[0], lastB - by[1]]
    const moves = (which: 0 | 1) =>
      `the ${pair[which].shape} moves ${counted(Math.abs(by[which]), 'place')} ${by[which] > 0 ? 'clockwise' : 'anticlockwise'}`
    return withLargeOptions({
      stem: rowStem,
      picture,
      right: choice(shown([a, b], 4), text([a, b], 4)),
      wrong: [
        ...wrong([a, backB], 'moved-the-wrong-way'),
        ...wrong([backA, b], 'moved-the-wrong-way'),
        ...wrong([a, lastB], 'moved-only-one-mark'),
        ...wrong([backA, backB], 'moved-the-wrong-way'),
        ...(flips ? wrong([a, b], 'forgot-the-rule-of-fills', 5) : []),
        ...wrong([lastA, b], 'moved-only-one-mark'),
        ...wrong([a + offA, backB], 'moved-the-wrong-way'),
        ...wrong([backA, b + offB], 'moved-the-wrong-way'),
        ...(flips ? wrong([a, backB], 'forgot-the-rule-of-fills', 5) : []),
        ...wrong([a + offA, lastB], 'moved-only-one-mark'),
        ...wrong([a + offA, b], 'miscounted-the-places'),
        ...wrong([a, b + offB], 'miscounted-the-places'),
        ...wrong([lastA, backB], 'moved-the-wrong-way'),
        ...wrong([a + offA, b + offB], 'miscounted-the-places'),
      ],
      explanation: `There are 8 places around the edge: the corners and the middles of the sides. Follow one mark at a time. From box to box ${moves(0)}, and ${moves(1)}.${flips ? ' They also swap their fills each time.' : ''} Do this once more from the fourth box:${inMarkdown(
        board(
          [[shown([lastA, lastB], 3), { sign: '→' }, shown([a, b], 4)]],
          `The fourth box: ${text([lastA, lastB], 3)}. The next box: ${text([a, b], 4)}.`,
          100,
        ),
      )}`,
    })
  },
})

const walking = (dot: number, square: number): Figure => [
  frame,
  { ...part('circle', 'black', { size: 9 }), ...ringPlace(dot) },
  { ...part('square', 'white', { size: 9 }), ...ringPlace(square) },
]

const twoWalking = board(
  [[walking(1, 0), walking(3, 1), walking(5, 2), '?']],
  'Three boxes, each with a black dot and a white square near its edge, and a question mark.',
)

const threeRules = ([0, 1, 2, 3] as const).map(
  (at): Figure => [
    part('boot', (['dots', 'white', 'grey'] as const)[at % 3] ?? 'white', {
      turn: (360 - at * 45) % 360,
      size: at % 2 === 0 ? sizes.large : sizes.medium - 3,
    }),
  ],
)

export const seriesWithTwoRules: Topic = {
  id: 'non-verbal-reasoning.series-with-two-rules',
  name: 'Series with two rules',
  subdomain: 'series',
  year: 5,
  prerequisites: ['non-verbal-reasoning.series'],
  about: 'Rows of figures in which two or three things change at the same time.',
  weights: { gl: 5, cem: 4, iseb: 5 },
  lesson: once(() => ({
    version: 2,
    idea: `
In some rows **two things** happen at once. A flag turns, and its fill changes too. Each thing has a rule of its own. The trick is to look at them **one at a time**.

${rowPicture([0, 1, 2, 3].map(at => [part('arrow', at % 2 === 0 ? 'black' : 'white', { turn: at * 90 })])).svg}

First look just at the way the arrow points: up, right, down, left. So it turns a quarter each time. Next it points up.

Now look just at the fill: black, white, black, white. Next comes black.

Put both together. The next figure is a black arrow that points up.`,
    example: `
A dot and a square walk round the edge of a box. The dot is at the top, then on the right, then at the bottom. The square is at the top left, then at the top, then at the top right. What comes next?

${twoWalking.svg}

1. The dot moves two places clockwise each time. Next it is **on the left**.
2. The square moves one place clockwise. Next it is **on the right**.
3. Look for the box with both.`,
    harder: `
${rowPicture(threeRules).svg}

Here **three** things change. Take them one by one, and write down what you find.

1. The turn. The top of the boot points up, then up and left, then left, then down and left. Each time it turns 45° anticlockwise. Next it points **down**.
2. The fill. Dotted, white, grey, dotted. Three fills take turns. After dotted comes **white**.
3. The size. Big, small, big, small. Next comes **big**.
4. Put all three together: a big white boot that points down.

${figurePicture([part('boot', 'white', { turn: 180 })]).svg}

Now use it to cross out. First cross out all boots that are not white. Then cross out the small ones. Then look which way the rest point. Often two boots are left at the end, and one of them is flipped. Where is the toe? In the first box it is on the right as you look to the top. It must stay there.

The slip to watch for is thinking that the fills just swap, as sizes do. Four boxes show three fills: the fourth is the first one again.

Now you try: grey, black, white, grey, black. What comes next? (White.)`,
    mistake: `
Do not try to see it all at once. You will find an option that is half right and take it. After each rule, **cross out** the options that break it. Use rule one and two or three options are left. Use rule two and just one is left. If none is left, one of your rules is wrong.`,
    tryThis: `
Clap and stamp in a row: clap, stamp, clap, stamp. At the same time count in threes: one, two, three, one, two, three. What do you do on the tenth beat?`,
  })),
  misconceptions: once(() => ({
    'forgot-the-rule-of-fills': {
      child: 'The fill follows a rule too. Look at the fills alone.',
      parent: 'Follows one rule but not the fills. Say the fills in order, such as black, white, black.',
    },
    'forgot-the-rule-of-turns': {
      child: 'It turns as well. Look at one tip alone, from box to box.',
      parent: 'Follows one rule but not the turn. Cover the rest and watch one tip only.',
    },
    'turned-the-wrong-way': {
      child: 'The turn goes the other way. Follow one tip with your finger.',
      parent: 'Turns the figure in the wrong direction. Trace the path of one tip from box to box.',
    },
    'forgot-the-rule-of-sizes': {
      child: 'The size follows a rule too: large, small, large.',
      parent: 'Follows one rule but not the size. Say the sizes in order aloud.',
    },
    'moved-the-wrong-way': {
      child: 'One mark moved the wrong way. Follow each mark alone.',
      parent: 'Moves a mark in the wrong direction. Trace the path of each mark on its own.',
    },
    'moved-only-one-mark': {
      child: 'Both marks move. Follow the other one as well.',
      parent:
        'Moves one mark and leaves the other. Follow first one mark, then the other, through all the boxes.',
    },
    'miscounted-the-places': {
      child: 'One mark is a place or two out. Count its steps again.',
      parent: 'Miscounts the steps of a mark. Number the eight places on a sketch and note each move.',
    },
  })),
  templates: [turnAndLook, twoWalkers],
  earlier: [turnAndLookBefore, twoWalkersBefore],
}
