import { once } from '../once.ts'
import { enlarged, inMarkdown } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { clearer } from './clearer.ts'
import {
  drawTurned,
  sameHand as sameHandBefore,
  sharedFeatures as sharedFeaturesBefore,
} from './earlier/most-like-the-others.ts'
import { features, figureOf } from './features.ts'
import {
  board,
  choice,
  describe,
  type Figure,
  mirroredFigure,
  part,
  turnedFigure,
  withLargeOptions,
  wrongChoice,
} from './figure.ts'
import { groupPicture, groupStem } from './groups.ts'
import { drawHanded, withMarksMisplaced } from './scene.ts'

/** How the picture of a question is enlarged. */
const times = 1.3

type Outer = 'triangle' | 'square' | 'pentagon' | 'hexagon' | 'diamond' | 'octagon'

export const sharedFeatures = clearer(
  sharedFeaturesBefore,
  ({ base, values, spare, group, others }, said) => {
    const made = (shape: Outer, at: number) =>
      figureOf(
        Object.assign(
          { ...base, shape },
          ...values.map(({ values }) => values[0] ?? {}),
          ...spare.map(({ values }) => values[at % values.length] ?? {}),
        ),
      )
    const right = made(others[0] ?? 'square', 1)
    return `${said}${inMarkdown(
      board(
        [[...group.map((shape, at) => made(shape ?? 'square', at)), { sign: '+' }, right]],
        `The three figures, and the one that belongs with them: ${describe(right)}.`,
      ),
    )}`
  },
  times,
)

export const sameHand = template({
  id: 'non-verbal-reasoning.most-like-the-others.same-figure-turned',
  version: 2,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => drawTurned(random, step, drawHanded(random, [0, 0, 1, 2, 3][step - 1] ?? 0)),
  measure: sameHandBefore.measure,
  hardness: sameHandBefore.hardness,
  write: ({ figure, turns, wrongTurns }, random) => {
    const [a = 0, b = 0, c = 0, d = 0] = turns
    const hasMarks = figure.length > 1
    const text = (shown: Figure) => describe(shown, hasMarks)
    const right = turnedFigure(figure, d)
    const flipped = mirroredFigure(figure)
    const wrong = (shown: Figure, misconception: string) => wrongChoice(shown, misconception, text(shown))
    const slips = withMarksMisplaced(random, figure)
      .slice(0, 3)
      .map((slip, at) => wrong(turnedFigure(slip, wrongTurns[at] ?? 0), 'moved-a-mark-to-another-corner'))
    const flips = wrongTurns.map(turn => wrong(turnedFigure(flipped, turn), 'took-the-flipped-figure'))
    return withLargeOptions({
      stem: groupStem,
      picture: enlarged(
        groupPicture(
          [a, b, c].map(turn => turnedFigure(figure, turn)),
          hasMarks,
        ),
        times,
      ),
      right: choice(right, text(right)),
      wrong: [
        ...slips.slice(0, 1),
        ...flips.slice(3, 5),
        ...slips.slice(1),
        ...flips.slice(5),
        ...flips.slice(0, 3),
      ],
      explanation: `The three figures are one and the same figure, only turned. Turn the options in your mind until they point the same way. The right one then looks like the first picture here. The others are flipped over, as in the second picture${hasMarks ? ', or have a mark in the wrong corner' : ''}.${inMarkdown(
        board(
          [[figure, flipped]],
          `Turned the same way, the right one shows this: ${text(figure)}. A flipped one shows this: ${text(flipped)}.`,
          100,
        ),
      )}`,
    })
  },
})

const framed = (
  shape: Outer,
  fill: 'white' | 'grey',
  inner: 'square' | 'cross',
  innerFill: 'black' | 'grey',
  line: 'dashed' | 'plain' = 'dashed',
): Figure => figureOf(features({ shape, fill, line, inner, innerFill }))

const hardTeam = [
  framed('triangle', 'white', 'square', 'black'),
  framed('hexagon', 'grey', 'square', 'black'),
  framed('octagon', 'white', 'square', 'black'),
]

const toChoose = [
  framed('octagon', 'white', 'cross', 'black'),
  framed('pentagon', 'white', 'square', 'grey'),
  framed('hexagon', 'grey', 'square', 'black', 'plain'),
  framed('square', 'grey', 'square', 'black'),
]

const [chooseA = [], chooseB = [], chooseC = [], chooseD = []] = toChoose

const fourToChoose = once(() =>
  board(
    [
      [{ sign: 'A' }, chooseA, { sign: 'B' }, chooseB],
      [{ sign: 'C' }, chooseC, { sign: 'D' }, chooseD],
    ],
    toChoose.map((one, at) => `${'ABCD'[at]}: ${describe(one)}.`).join(' '),
  ),
)

export const mostLikeTheOthers: Topic = {
  id: 'non-verbal-reasoning.most-like-the-others',
  name: 'Which belongs to the group',
  subdomain: 'patterns',
  year: 4,
  prerequisites: ['non-verbal-reasoning.odd-one-out'],
  about: 'Finding what three figures share, and the one figure that shares it too.',
  weights: { gl: 4, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
Three figures are a team. Each team has a badge: something that **all three** share. Your job is to find the badge. Then you look for the one new figure that wears it too.

${groupPicture((['triangle', 'square', 'hexagon'] as const).map(shape => [part(shape, 'white', { line: 'dashed' }), part('star', 'black', { size: 9 })])).svg}

Go through your list. The shape? No, they all differ. The edge? Yes, all three are dashed. The inside? Yes, all three hold a black star.

So there are two things to look for. The new figure needs a dashed edge **and** a black star. Its shape does not matter.

In some teams all three are the same figure, just turned. Then the new one must be turned too, and not flipped.`,
    example: `
A team has a white square, a white star and a white cross. Who joins: a black square, a grey star, or a white circle?

${groupPicture((['square', 'star', 'cross'] as const).map(shape => [part(shape, 'white')])).svg}

1. What do all three share? They are white.
2. Is a square in the team? Yes, but the shape is not shared.
3. Only one of the three is white: **the white circle**.`,
    harder: `
${groupPicture(hardTeam).svg}

Which of these belongs with them?

${fourToChoose().svg}

1. Say what each of the three has, one thing at a time. Outer shape: triangle, hexagon, octagon. Not shared.
2. Outer fill: white, grey, white. Two share it, but not all three. So it is **not** a badge.
3. Edge: dashed, dashed, dashed. Shared!
4. Inner shape: square, square, square. Shared! Inner fill: black, black, black. Shared!
5. So the badge has three parts: a dashed edge, a square inside, and the square is black.
6. Now cross out. A has a cross inside. B has a grey square. C has no dashed edge. Only **D** wears the whole badge.

The slip to watch for is the fill. D is grey, and two of the team are white, so D looks wrong. But the fill is mixed in the team. It does not count.

Now you try: a team has a thick white star, a thick grey star and a thick black star. Does a thin white star join? (No. The badge is "star" and "thick".)`,
    mistake: `
The trap is a figure that looks just like **one** of the team. The black square looks like the white square, so it is tempting. But a badge must be on all three. Say the badge out loud before you look at the options. Then cross out each one that does not wear it.`,
    tryThis: `
Pick three things from the kitchen that share something, such as a hole or a handle. Ask someone to find a fourth one for your team. Did they find your badge, or a new one?`,
  })),
  misconceptions: once(() => ({
    'looked-at-a-thing-that-is-not-shared': {
      child: 'Say what all three share: fill, edge or inside. Your choice needs it all.',
      parent:
        'Goes by something the three figures do not all share. Name aloud what is the same in all three.',
    },
    'took-the-flipped-figure': {
      child: 'That one is flipped over. The three at the top are only turned.',
      parent: 'Mistakes a mirror image for a turned figure. Trace one and turn it: a flipped one never fits.',
    },
    'moved-a-mark-to-another-corner': {
      child: 'The big shape fits, but a small mark is in the wrong corner.',
      parent: 'Loses track of a small mark. Ask which side of the big shape each mark touches.',
    },
  })),
  templates: [sharedFeatures, sameHand],
  earlier: [sharedFeaturesBefore, sameHandBefore],
}
