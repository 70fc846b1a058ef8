import type { Picture, Step } from '../question.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import { type Features, features, figureOf } from './features.ts'
import {
  board,
  choice,
  describe,
  type Figure,
  mirroredFigure,
  numbered,
  part,
  turnedFigure,
  wrongChoice,
} from './figure.ts'
import { type Kind, kindNames, valuesOf } from './matrices-two-by-two.ts'
import { handedFigure, withMarkMoved } from './scene.ts'

const stem = 'The three figures at the top belong together. Which of the others belongs **with them**?'

const groupPicture = (group: readonly Figure[], places = false): Picture =>
  board([group], `Three figures that belong together. ${numbered(group, places)}`)

const shapes = ['triangle', 'square', 'pentagon', 'hexagon', 'diamond', 'octagon'] as const

const plans: Record<Step, { shared: Kind[][]; mixed: Kind[] }> = {
  1: { shared: [['fill']], mixed: [] },
  2: { shared: [['inner'], ['line']], mixed: [] },
  3: {
    shared: [
      ['inner', 'line'],
      ['inner', 'innerFill'],
    ],
    mixed: [],
  },
  4: {
    shared: [
      ['inner', 'innerFill'],
      ['innerFill', 'line'],
    ],
    mixed: ['line', 'inner'],
  },
  5: { shared: [['inner', 'innerFill', 'line']], mixed: ['fill'] },
}

export const sharedFeatures = template({
  id: 'non-verbal-reasoning.most-like-the-others.what-they-share',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const { shared, mixed } = plans[step]
    const kinds = random.pick(shared)
    const free = mixed.filter(kind => !kinds.includes(kind))
    const wide = (kind: Kind) => valuesOf(random, kind, kind === 'line' || kind === 'innerFill' ? 3 : 4)
    const values = kinds.map(kind => ({ kind, values: wide(kind) }))
    const spare = free.map(kind => ({
      kind,
      values: kind === 'fill' ? [{ fill: 'white' as const }, { fill: 'grey' as const }] : wide(kind),
    }))
    const base = features({
      fill:
        kinds.includes('line') || kinds.includes('inner') ? 'white' : random.pick(['white', 'grey'] as const),
      inner: [...kinds, ...free].some(kind => kind === 'inner' || kind === 'innerFill') ? 'star' : 'none',
      innerFill: 'black',
    })
    // Odd and even numbers of sides are mixed, so that they don't form a rule of their own.
    const odd = random.shuffle(['triangle', 'pentagon'] as const)
    const even = random.shuffle(['square', 'hexagon', 'diamond', 'octagon'] as const)
    const group = [odd[0], even[0], even[1]]
    return {
      base,
      values,
      spare,
      group,
      others: [random.pick([odd[1], even[2], even[3]]), ...random.shuffle([odd[1], ...even])],
    }
  },
  measure: 'features that are shared, and features that are mixed to mislead',
  hardness: ({ values, spare }) => values.length * 2 + spare.length,
  write: ({ base, values, spare, group, others }) => {
    const made = (
      shape: (typeof shapes)[number] | undefined,
      picks: readonly number[],
      at: number,
    ): Features =>
      Object.assign(
        { ...base, shape: shape ?? 'square' },
        ...values.map(({ values }, which) => values[picks[which] ?? 0] ?? {}),
        ...spare.map(({ values }) => values[at % values.length] ?? {}),
      )
    const same = values.map(() => 0)
    const right = figureOf(made(others[0], same, 1))
    // Each wrong option has at least one value that the group does not have.
    const wrongs = values.flatMap(({ values: ones }, which) =>
      ones.slice(1).map((_, value) => same.map((zero, at) => (at === which ? value + 1 : zero))),
    )
    const all = values.length > 1 ? [...wrongs, same.map(() => 1), same.map(() => 2)] : [...wrongs, ...wrongs]
    return {
      stem,
      picture: groupPicture(group.map((shape, at) => figureOf(made(shape, same, at)))),
      right: choice(right),
      wrong: all.map((picks, at) =>
        wrongChoice(
          figureOf(made(others[(at + 1) % others.length], picks, at)),
          'looked-at-a-thing-that-is-not-shared',
        ),
      ),
      explanation: `The three shapes differ, so look for what is the same: they share the ${listed(values.map(({ kind }) => kindNames[kind]))}. Only one figure has ${values.length > 1 ? 'all of this' : 'this'} too: ${describe(right)}.`,
    }
  },
})

export const sameHand = template({
  id: 'non-verbal-reasoning.most-like-the-others.same-figure-turned',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const drawn = handedFigure(random, [0, 0, 1, 1, 2][step - 1] ?? 0)
    const figure = random.chance(0.5) ? mirroredFigure(drawn) : drawn
    const angles = [0, 45, 90, 135, 180, 225, 270, 315].filter(angle => step > 1 || angle % 90 === 0)
    return { figure, turns: random.shuffle(angles), wrongTurns: random.shuffle(angles) }
  },
  measure: 'parts of the figure, and ways in which figures are turned',
  hardness: ({ figure, turns }) => figure.length * 3 + turns.length / 2,
  write: ({ figure, turns, wrongTurns }) => {
    const [a = 0, b = 0, c = 0, d = 0] = turns
    const text = (shown: Figure) => describe(shown, shown.length > 1)
    const right = turnedFigure(figure, d)
    const wrong = (shown: Figure, misconception: string) => wrongChoice(shown, misconception, text(shown))
    return {
      stem,
      picture: groupPicture(
        [a, b, c].map(turn => turnedFigure(figure, turn)),
        figure.length > 1,
      ),
      right: choice(right, text(right)),
      wrong: [
        ...(figure.length > 1
          ? [wrong(turnedFigure(withMarkMoved(figure), wrongTurns[0] ?? 0), 'moved-a-mark-to-another-corner')]
          : []),
        ...wrongTurns.map(turn =>
          wrong(turnedFigure(mirroredFigure(figure), turn), 'took-the-flipped-figure'),
        ),
      ],
      explanation: `The three figures are one and the same figure, only turned. Turn the options in your mind: just one fits onto them without being flipped over${figure.length > 1 ? ', with its marks in the right corners' : ''}: ${text(right)}.`,
    }
  },
})

const framed = (
  shape: (typeof shapes)[number],
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

const fourToChoose = board(
  [
    [{ sign: 'A' }, chooseA, { sign: 'B' }, chooseB],
    [{ sign: 'C' }, chooseC, { sign: 'D' }, chooseD],
  ],
  toChoose.map((one, at) => `${'ABCD'[at]}: ${describe(one)}.`).join(' '),
)

export const mostLikeTheOthers: Topic = {
  id: 'non-verbal-reasoning.most-like-the-others',
  name: 'Which belongs to the group',
  subdomain: 'patterns',
  year: 4,
  prerequisites: ['non-verbal-reasoning.odd-one-out'],
  about: 'Finding what three figures share, and the one figure that shares it too.',
  weights: { gl: 4, cem: 3, iseb: 3 },
  lesson: {
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

${fourToChoose.svg}

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
  },
  misconceptions: {
    'looked-at-a-thing-that-is-not-shared': {
      child: 'Say what all three share: fill, edge or inside. Your choice needs it all.',
      parent:
        'Goes by something the three figures do not all share. Name aloud what is the same in all three.',
    },
    'took-the-flipped-figure': {
      child: 'That one is flipped over. The three at the top are only turned.',
      parent: 'Takes a mirror image for a turned figure. Trace one and turn it: a flipped one never fits.',
    },
    'moved-a-mark-to-another-corner': {
      child: 'The big shape fits, but a small mark is in the wrong corner.',
      parent: 'Loses track of a small mark. Ask which side of the big shape each mark touches.',
    },
  },
  templates: [sharedFeatures, sameHand],
}
