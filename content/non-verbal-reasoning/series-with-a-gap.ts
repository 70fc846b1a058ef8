import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import type { Fill } from '../svg.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { counted, listed, plural } from '../wording.ts'
import { copies, saidTurn } from './features.ts'
import {
  board,
  choice,
  describe,
  type Figure,
  fillName,
  handedShapes,
  part,
  plainShapes,
  pointedShapes,
  type Shape,
  shapeName,
  wrongChoice,
} from './figure.ts'
import { ringName, ringPlace, within } from './rows.ts'

const stem = 'The figures change by rules from box to box. Which figure goes in place of the question mark?'

const boxes = [0, 1, 2, 3, 4]

/** A row of five boxes, one of them empty. */
const rowWithGap = (figures: readonly Figure[], gap: number, say: (at: number) => string) =>
  board(
    [figures.map((figure, at) => (at === gap ? '?' : figure))],
    `A row of five boxes. ${boxes.map(at => `${at + 1}: ${at === gap ? 'question mark' : say(at)}.`).join(' ')}`,
  )

const places = ['first', 'second', 'third', 'fourth', 'fifth']

/** In the cycle of three, the third box is the only one of its kind, so it can't be the gap. */
const gapsFor = (cycle: number) => (cycle === 3 ? [0, 1, 3] : [0, 1, 2, 3])

interface TurnPlan {
  readonly by: readonly number[]
  readonly fills: 1 | 2 | 3
  readonly sizes: 1 | 2
  readonly grows: boolean
}

const turnPlans: Record<Step, TurnPlan> = {
  1: { by: [90, -90], fills: 2, sizes: 1, grows: false },
  2: { by: [90, -90, 180], fills: 2, sizes: 2, grows: false },
  3: { by: [45, -45], fills: 3, sizes: 1, grows: false },
  4: { by: [135, -135, 45, -45], fills: 3, sizes: 2, grows: false },
  5: { by: [45, -45], fills: 3, sizes: 2, grows: true },
}

interface Look {
  readonly turn: number
  readonly fill: number
  readonly size: number
}

export const turnAndFill = template({
  id: 'non-verbal-reasoning.series-with-a-gap.turn-and-fill',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const { by, fills, sizes, grows } = turnPlans[step]
    return {
      shape: random.pick<Shape>([...handedShapes, ...pointedShapes]),
      start: random.int(0, step < 3 ? 3 : 7) * (step < 3 ? 90 : 45),
      by: random.pick(by),
      grows,
      fills: random.sample<Fill>(['white', 'black', 'grey', 'dots'], fills),
      sizes: sizes === 1 ? [24] : random.shuffle([14, 24]),
      gap: random.pick(gapsFor(fills)),
    }
  },
  measure: 'rules, the length of their cycles, and whether turns are to the eighth or grow',
  hardness: ({ by, fills, sizes, grows }) =>
    2 + (by % 90 ? 2 : 0) + (Math.abs(by) > 90 ? 1 : 0) + fills.length + sizes.length + (grows ? 3 : 0),
  write: ({ shape, start, by, grows, fills, sizes, gap }) => {
    const turnAt = (at: number) => start + by * (grows ? (at * (at + 1)) / 2 : at)
    const drawn = ({ turn, fill, size }: Look): Figure => [
      part(shape, fills[fill % fills.length] ?? 'white', {
        turn: (((turn % 360) + 360) % 360) as number,
        size: sizes[size % sizes.length] ?? 24,
      }),
    ]
    const right: Look = { turn: turnAt(gap), fill: gap, size: gap }
    const shown = boxes.map(at => drawn({ turn: turnAt(at), fill: at, size: at }))
    const wrong = (look: Partial<Look>, misconception: string): WrongChoice =>
      wrongChoice(drawn({ ...right, ...look }), misconception)
    const before = turnAt(gap - 1)
    const other = { fill: gap + 1, size: gap + 1 }
    return {
      stem,
      picture: rowWithGap(shown, gap, at => describe(shown[at] ?? [])),
      right: choice(drawn(right)),
      wrong: [
        wrong({ fill: gap + 1 }, 'forgot-the-rule-of-fills'),
        wrong({ turn: turnAt(gap + 1) }, 'forgot-the-rule-of-turns'),
        ...(sizes.length > 1 ? [wrong({ size: gap + 1 }, 'forgot-the-rule-of-sizes')] : []),
        wrong({ turn: turnAt(gap + 1), fill: gap + 1 }, 'copied-the-box-beside-it'),
        wrong({ turn: turnAt(gap) + 180 }, 'turned-the-wrong-way'),
        ...(fills.length > 2 ? [wrong({ fill: gap + 2 }, 'forgot-the-rule-of-fills')] : []),
        wrong({ turn: before, ...other }, 'copied-the-box-beside-it'),
        wrong({ turn: turnAt(gap) + 180, fill: gap + 1 }, 'turned-the-wrong-way'),
        wrong({ turn: turnAt(gap) + (by % 90 ? 45 : 90), size: gap + 1 }, 'forgot-the-rule-of-turns'),
      ],
      explanation: explainTurns({ shape, by, grows, fills, sizes, gap, right: drawn(right) }),
    }
  },
})

interface Turns {
  readonly shape: Shape
  readonly by: number
  readonly grows: boolean
  readonly fills: readonly Fill[]
  readonly sizes: readonly number[]
  readonly gap: number
  readonly right: Figure
}

function explainTurns({ by, grows, fills, sizes, gap, right }: Turns): string {
  const way = by > 0 ? 'clockwise' : 'anticlockwise'
  const turns = grows
    ? `The figure turns ${way}, and each turn is ${Math.abs(by)}° more than the one before: ${listed(boxes.slice(1).map(at => `${Math.abs(by) * at}°`))}.`
    : `From box to box the figure ${saidTurn(by)}.`
  const filled = `The fills go ${listed(fills.map(fillName), 'then')}, and start again.`
  const sized = sizes.length > 1 ? ' It is large and small in turn.' : ''
  return `Look at one rule at a time, in the boxes that you can see. ${turns} ${filled}${sized} A rule can be followed forwards, or backwards from the box after the gap. So the ${places[gap]} box shows: ${describe(right)}.`
}

const walkPlans: Record<Step, { by: readonly (readonly [number, number])[]; flips: boolean }> = {
  1: {
    by: [
      [1, 2],
      [2, 1],
    ],
    flips: false,
  },
  2: {
    by: [
      [1, -1],
      [2, -1],
      [-1, 2],
      [-2, 1],
    ],
    flips: false,
  },
  3: {
    by: [
      [1, 3],
      [-1, 3],
      [2, -3],
      [-2, -1],
    ],
    flips: false,
  },
  4: {
    by: [
      [1, -2],
      [2, -3],
      [3, -1],
    ],
    flips: true,
  },
  5: {
    by: [
      [3, -2],
      [-3, 1],
      [2, 3],
      [-3, -2],
    ],
    flips: true,
  },
}

const pairs = [
  ['circle', 'square'],
  ['triangle', 'circle'],
  ['star', 'circle'],
  ['diamond', 'square'],
  ['cross', 'triangle'],
  ['hexagon', 'star'],
] as const satisfies readonly (readonly [Shape, Shape])[]

interface Spots {
  readonly first: number
  readonly second: number
  readonly swapped: boolean
}

interface Slip {
  readonly spots: Spots
  readonly misconception: string
}

/**
 * One mark, the other or both in a wrong place, and one option with the fills swapped. So a child who follows the fills
 * and only one mark is left with two options.
 */
function closeSlips(random: Random, right: Spots, by: readonly [number, number]): Slip[] {
  const slipsOf = (place: number, steps: number) => [
    ...[steps, -steps].map(off => ({ place: place + off, misconception: 'moved-only-one-mark' })),
    ...[1, -1].map(off => ({ place: place + off, misconception: 'miscounted-the-places' })),
  ]
  const isFree = (one: number, other: number) => within(one - other) !== 0
  const both = slipsOf(right.first, by[0])
    .filter(({ place }) => isFree(place, right.second))
    .flatMap(one =>
      slipsOf(right.second, by[1])
        .filter(({ place }) => isFree(place, right.first) && isFree(place, one.place))
        .map(other => [one, other] as const),
    )
  const [one, other] = random.pick(both)
  const moved = [
    { spots: { ...right, first: one.place }, misconception: one.misconception },
    { spots: { ...right, second: other.place }, misconception: other.misconception },
    { spots: { ...right, first: one.place, second: other.place }, misconception: 'misplaced-both-marks' },
  ]
  const { spots } = random.pick([{ spots: right }, ...moved])
  return [
    ...moved,
    { spots: { ...spots, swapped: !right.swapped }, misconception: 'forgot-the-rule-of-fills' },
  ]
}

export const twoWalkers = template({
  id: 'non-verbal-reasoning.series-with-a-gap.two-marks-move',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const { by, flips } = walkPlans[step]
    const steps = random.pick(by)
    // The marks are never in the same place.
    const apart = [1, 2, 3, 4, 5, 6, 7].filter(gap =>
      boxes.every(at => within(gap + at * (steps[1] - steps[0])) !== 0),
    )
    const start = random.int(0, 7)
    return {
      shapes: random.pick(pairs),
      start: [start, start + random.pick(apart)] as const,
      by: steps,
      flips,
      gap: random.pick([0, 1, 2, 3]),
      five: step === 5,
    }
  },
  measure: 'places that each mark moves, whether they go opposite ways, and whether fills change too',
  hardness: ({ by: [a, b], flips, five }) =>
    Math.abs(a) + Math.abs(b) + (a * b < 0 ? 1 : 0) + (flips ? 2 : 0) + (five ? 1 : 0),
  write: ({ shapes, start, by, flips, gap }, random) => {
    const spotsAt = (at: number): Spots => ({
      first: start[0] + by[0] * at,
      second: start[1] + by[1] * at,
      swapped: flips && at % 2 === 1,
    })
    const marks = ({ first, second, swapped }: Spots): Figure => [
      part(shapes[0], swapped ? 'white' : 'black', { size: 9.5, ...ringPlace(first, 22) }),
      part(shapes[1], swapped ? 'black' : 'white', { size: 9.5, ...ringPlace(second, 22) }),
    ]
    const drawn = (spots: Spots): Figure => [part('square', 'white', { size: 40 }), ...marks(spots)]
    const say = ({ first, second, swapped }: Spots) =>
      `${swapped ? 'white' : 'black'} ${shapes[0]} at the ${ringName(first)}, ${swapped ? 'black' : 'white'} ${shapes[1]} at the ${ringName(second)}`
    const right = spotsAt(gap)
    const [before, after] = [spotsAt(gap - 1), spotsAt(gap + 1)]
    const wrong = (spots: Partial<Spots>, misconception: string): WrongChoice[] => {
      const made = { ...right, ...spots }
      return within(made.first - made.second) === 0
        ? []
        : [wrongChoice(drawn(made), misconception, say(made))]
    }
    return {
      stem,
      picture: rowWithGap(
        boxes.map(at => marks(spotsAt(at))),
        gap,
        at => say(spotsAt(at)),
      ),
      right: choice(drawn(right), say(right)),
      wrong: flips
        ? closeSlips(random, right, by).flatMap(({ spots, misconception }) => wrong(spots, misconception))
        : [
            ...wrong({ first: after.first }, 'moved-only-one-mark'),
            ...wrong({ second: after.second }, 'moved-only-one-mark'),
            ...wrong({ first: after.first, second: before.second }, 'moved-the-wrong-way'),
            ...wrong({ first: right.first + 1 }, 'miscounted-the-places'),
            ...wrong({ second: right.second - 1 }, 'miscounted-the-places'),
            ...wrong({ first: before.first, second: after.second }, 'moved-the-wrong-way'),
            ...wrong({ first: right.first + 1, second: right.second - 1 }, 'miscounted-the-places'),
            ...wrong({ second: before.second }, 'moved-only-one-mark'),
          ],
      explanation: `Follow one mark at a time round the eight places at the edge. From box to box, ${listed([0, 1].map(of => `the ${shapes[of]} moves ${sayMove(by[of as 0])}`))}.${flips ? ' In every box, the two fills are swapped.' : ''} ${gap === 0 ? 'Go backwards from the second box' : `Go on from the ${places[gap - 1]} box, and check with the ${places[gap + 1]}`}. The missing box has a ${say(right).replace(', ', ' and a ')}.`,
    }
  },
})

const sayMove = (by: number) =>
  `${Math.abs(by)} place${Math.abs(by) === 1 ? '' : 's'} ${by > 0 ? 'clockwise' : 'anticlockwise'}`

/** Five numbers for each row. */
const rows = (text: string) => text.split(', ').map(row => row.split(' ').map(Number))

const countPlans: Record<Step, { numbers: readonly (readonly number[])[]; shapes: 1 | 2; fills: 2 | 3 }> = {
  1: {
    numbers: rows('1 2 3 4 5, 2 3 4 5 6, 3 4 5 6 7, 6 5 4 3 2, 7 6 5 4 3, 5 4 3 2 1'),
    shapes: 1,
    fills: 2,
  },
  2: {
    numbers: rows('1 3 5 7 9, 2 4 6 8 10, 9 7 5 3 1, 10 8 6 4 2, 3 5 7 9 11, 11 9 7 5 3'),
    shapes: 1,
    fills: 3,
  },
  3: {
    numbers: rows('2 5 4 7 6, 1 4 3 6 5, 9 6 7 4 5, 4 7 5 8 6, 3 6 5 8 7, 8 5 6 3 4'),
    shapes: 2,
    fills: 2,
  },
  4: {
    numbers: rows('1 2 4 7 11, 2 3 5 8 12, 12 11 9 6 2, 11 10 8 5 1, 2 5 4 7 6, 9 6 8 5 7'),
    shapes: 2,
    fills: 3,
  },
  5: {
    numbers: rows(
      '1 2 4 7 11, 12 11 9 6 2, 2 6 3 7 4, 9 5 8 4 7, 12 8 5 3 2, 11 7 4 2 1, 3 8 6 11 9, 10 5 7 2 4',
    ),
    shapes: 2,
    fills: 3,
  },
}

interface Heap {
  readonly count: number
  readonly shape: number
  readonly fill: number
}

export const countsAndFills = template({
  id: 'non-verbal-reasoning.series-with-a-gap.numbers-and-fills',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const plan = countPlans[step]
    return {
      numbers: random.pick(plan.numbers),
      shapes: random.sample<Shape>(plainShapes, plan.shapes),
      fills: random.sample<Fill>(['white', 'black', 'grey'], plan.fills),
      gap: random.pick(gapsFor(plan.fills)),
      step,
    }
  },
  measure: 'different jumps from number to number, rules, and the length of their cycles',
  hardness: ({ numbers, shapes, fills, step }) =>
    new Set(numbers.slice(1).map((one, at) => one - (numbers[at] ?? 0))).size * 2 +
    shapes.length +
    fills.length +
    (step === 5 ? 1 : 0),
  write: ({ numbers, shapes, fills, gap }) => {
    const drawn = ({ count, shape, fill }: Heap): Figure =>
      copies(
        part(shapes[shape % shapes.length] ?? 'circle', fills[fill % fills.length] ?? 'white', { size: 8 }),
        count,
      )
    const right: Heap = { count: numbers[gap] ?? 1, shape: gap, fill: gap }
    const shown = boxes.map(at => drawn({ count: numbers[at] ?? 1, shape: at, fill: at }))
    const wrong = (heap: Partial<Heap>, misconception: string): WrongChoice[] => {
      const made = { ...right, ...heap }
      return made.count < 1 || made.count > 12 ? [] : [wrongChoice(drawn(made), misconception)]
    }
    const [before, after] = [numbers[gap - 1] ?? right.count - 2, numbers[gap + 1] ?? 1]
    const half = Math.round((before + after) / 2)
    const guess = half === right.count ? right.count + 1 : half
    return {
      stem,
      picture: rowWithGap(shown, gap, at => describe(shown[at] ?? [])),
      right: choice(drawn(right)),
      wrong: [
        ...wrong({ count: guess }, 'forgot-the-rule-of-numbers'),
        ...wrong({ fill: gap + 1 }, 'forgot-the-rule-of-fills'),
        ...(shapes.length > 1 ? wrong({ shape: gap + 1 }, 'forgot-the-rule-of-shapes') : []),
        ...wrong({ count: guess, fill: gap + 1 }, 'forgot-the-rule-of-numbers'),
        ...wrong({ count: right.count - 1 }, 'miscounted-the-shapes'),
        ...(fills.length > 2 ? wrong({ fill: gap + 2 }, 'forgot-the-rule-of-fills') : []),
        ...wrong({ count: right.count - 1, fill: gap + 1 }, 'miscounted-the-shapes'),
        ...wrong({ count: right.count + 1 }, 'miscounted-the-shapes'),
        ...wrong({ count: after, fill: gap + 1 }, 'copied-the-box-beside-it'),
      ],
      explanation: `Look at one rule at a time. First count: ${numbers.map((count, at) => (at === gap ? '**?**' : count)).join(', ')}. The jumps are ${listed(jumpsOf(numbers))}, so the missing number is **${right.count}**. The fills go ${listed(fills.map(fillName), 'then')}, and start again, so here they are ${fillName(fills[gap % fills.length] ?? 'white')}.${
        shapes.length > 1
          ? ` The shapes take turns: ${listed(
              shapes.map(shape => plural(shapeName(shape))),
              'then',
            )}.`
          : ''
      } Together that is **${counted(right.count, `${fillName(fills[gap % fills.length] ?? 'white')} ${shapeName(shapes[gap % shapes.length] ?? 'circle')}`)}**.`,
    }
  },
})

const jumpsOf = (numbers: readonly number[]) =>
  numbers.slice(1).map((one, at) => {
    const jump = one - (numbers[at] ?? 0)
    return jump > 0 ? `+${jump}` : `−${-jump}`
  })

const lessonRow = (gap: number) => {
  const figures = boxes.map(
    (at): Figure => [part('arrow', at % 2 === 0 ? 'white' : 'black', { turn: (at * 90) % 360, size: 24 })],
  )
  return rowWithGap(figures, gap, at => describe(figures[at] ?? [])).svg
}

const harderRow = () => {
  const numbers = [1, 2, 4, 7, 11]
  const fills: readonly Fill[] = ['white', 'grey', 'black']
  const figures = numbers.map((count, at) =>
    copies(part(at % 2 === 0 ? 'circle' : 'square', fills[at % 3] ?? 'white', { size: 8 }), count),
  )
  return rowWithGap(figures, 3, at => describe(figures[at] ?? [])).svg
}

export const seriesWithAGap: Topic = {
  id: 'non-verbal-reasoning.series-with-a-gap',
  name: 'Series with a gap',
  subdomain: 'series',
  year: 5,
  prerequisites: ['non-verbal-reasoning.series-with-two-rules'],
  about: 'Rows of figures with two or three rules, in which a box in the middle or at the start is missing.',
  weights: { gl: 5, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 1,
    idea: `
In some rows the **missing box is not the last one**. It may be in the middle, or even the first. Then you have two ways to find it. You can go **forwards** from the box before the gap. You can also go **backwards** from the box after it.

${lessonRow(2)}

Find a place where two boxes side by side are both there. They show you the step. Here the first two boxes tell you: a quarter turn clockwise, and white becomes black.

Now follow the step into the gap: one more quarter turn, and white again. So the arrow points down and is white.

Last, **check from the other side**. The next arrow points left and is black. One step back, it points down and is white. It fits!`,
    example: `
The first box is missing. The others show 4 circles, 6 squares, 8 circles and 10 squares. What was in the first box?

1. Look at the numbers: 4, 6, 8, 10. Each step is two more.
2. Go backwards: two fewer than 4 is **2**.
3. Look at the shapes: circles, squares, circles, squares. They take turns.
4. Before circles there were **squares**. So the first box has 2 squares.`,
    harder: `
Here three things happen at once.

${harderRow()}

1. Count: 1, 2, 4, **?**, 11. The jumps are 1, then 2. Try 3 and 4: 4 and 3 make 7, and 7 and 4 make 11. It works, so the number is **7**.
2. The shapes take turns: circle, square, circle. So here they are **squares**.
3. The fills go white, grey, black, and start again. So here they are **white**.
4. The missing box has **7 white squares**.`,
    mistake: `
Some children look at the box before the gap and the box after it, and choose something in between. With jumps that grow, that is wrong. Others go backwards but turn the wrong way. If you go back, everything is done **the other way round**: clockwise becomes anticlockwise, and two more becomes two fewer.`,
    tryThis: `
Write the numbers 2, 3, 5, 8, 12 on scraps of paper and lay them in a row. Turn one of them over. Can someone at home find it? Now make a row of your own.`,
  })),
  misconceptions: once(() => ({
    'forgot-the-rule-of-fills': {
      child: 'The fill follows a rule too. Say the fills from box to box.',
      parent: 'Follows one rule but not the fills. Say the fills in order aloud, with a pause at the gap.',
    },
    'forgot-the-rule-of-turns': {
      child: 'The turn is not right. Follow one tip from box to box.',
      parent:
        'Follows one rule but not the turn. Draw a small arrow over each box to show where one tip points.',
    },
    'forgot-the-rule-of-sizes': {
      child: 'The size follows a rule too: large, small, large.',
      parent: 'Follows one rule but not the size. Say large or small for each box in turn.',
    },
    'forgot-the-rule-of-shapes': {
      child: 'The shapes take turns too. Say their names from box to box.',
      parent: 'Follows one rule but not the shapes. Name the shapes in order, with a pause at the gap.',
    },
    'forgot-the-rule-of-numbers': {
      child: 'Write the number under each box. Then look at the jumps.',
      parent:
        'Guesses a number between its neighbours. Write the numbers down and find the rule of the jumps.',
    },
    'copied-the-box-beside-it': {
      child: 'That is like the box next to the gap. Take one more step.',
      parent: 'Copies a box beside the gap. Ask what changes in every step of the row.',
    },
    'turned-the-wrong-way': {
      child: 'It points the other way. Going back, the turn goes the other way round.',
      parent: 'Turns the figure the wrong way. Follow one tip forwards through the row, and then backwards.',
    },
    'moved-only-one-mark': {
      child: 'Both marks move. Follow the other one as well.',
      parent:
        'Moves one mark and leaves the other where it is in a box beside it. Follow each mark on its own.',
    },
    'misplaced-both-marks': {
      child: 'Both marks are in the wrong place. Follow one first, then the other.',
      parent:
        'Loses track of both marks. Trace the path of one mark through all the boxes, then of the other.',
    },
    'moved-the-wrong-way': {
      child: 'The marks went the wrong way. Follow each one with your finger.',
      parent:
        'Moves a mark in the wrong direction. Trace its path round the box from the first box to the last.',
    },
    'miscounted-the-places': {
      child: 'One mark is a place out. Count its steps round the edge again.',
      parent: 'Miscounts the steps of a mark. Number the eight places on a sketch and note each move.',
    },
    'miscounted-the-shapes': {
      child: 'The number is one out. Count again and check with the next box.',
      parent:
        'Is one out when counting. Write the number under each box and check the jumps on both sides of the gap.',
    },
  })),
  templates: [turnAndFill, twoWalkers, countsAndFills],
}
