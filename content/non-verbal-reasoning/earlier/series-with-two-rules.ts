import type { Step } from '../../question.ts'
import type { Fill } from '../../svg.ts'
import { template } from '../../template.ts'
import { listed } from '../../wording.ts'
import { saidTurn } from '../features.ts'
import {
  board,
  choice,
  describe,
  type Figure,
  fillName,
  handedShapes,
  part,
  pointedShapes,
  sizes,
  wrongChoice,
} from '../figure.ts'
import { frame, ringName, ringPlace, rowPicture, rowStem } from '../rows.ts'

const walks: Record<Step, [number, number][]> = {
  1: [
    [2, 2],
    [1, 1],
  ],
  2: [
    [1, -1],
    [2, 1],
  ],
  3: [
    [2, -1],
    [1, -2],
    [2, -2],
  ],
  4: [
    [3, -1],
    [1, -3],
    [-2, 3],
  ],
  5: [
    [3, -2],
    [-3, 2],
    [-3, 1],
  ],
}

const marks = [
  [part('circle', 'black', { size: 9 }), part('square', 'white', { size: 9 })],
  [part('star', 'black', { size: 10 }), part('circle', 'white', { size: 9 })],
  [part('triangle', 'white', { size: 10 }), part('diamond', 'black', { size: 10 })],
  [part('cross', 'grey', { size: 10 }), part('circle', 'black', { size: 9 })],
  [part('square', 'black', { size: 9 }), part('hexagon', 'white', { size: 10 })],
] as const

export const twoWalkers = template({
  id: 'non-verbal-reasoning.series-with-two-rules.two-marks-move',
  version: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const by = random.pick(walks[step])
    // The marks are never in the same place.
    const gaps = [1, 2, 3, 4, 5, 6, 7].filter(gap =>
      [0, 1, 2, 3, 4].every(at => (gap + at * (by[1] - by[0]) + 80) % 8 !== 0),
    )
    const start = random.int(0, 7)
    return {
      pair: random.pick(marks),
      start: [start, start + random.pick(gaps)] as const,
      by,
      flips: step === 5,
    }
  },
  measure: 'places that each mark moves, whether they go opposite ways, and whether fills change too',
  hardness: ({ by: [a, b], flips }) => Math.abs(a) + Math.abs(b) + (a * b < 0 ? 2 : 0) + (flips ? 2 : 0),
  write: ({ pair, start, by, flips }) => {
    const places = (at: number) => [start[0] + by[0] * at, start[1] + by[1] * at] as const
    const fillAt = (which: 0 | 1, at: number) =>
      flips && at % 2 === 1 ? pair[which === 0 ? 1 : 0].fill : pair[which].fill
    const shown = ([a, b]: readonly [number, number], at: number): Figure => [
      frame,
      { ...pair[0], ...ringPlace(a), fill: fillAt(0, at) },
      { ...pair[1], ...ringPlace(b), fill: fillAt(1, at) },
    ]
    const text = ([a, b]: readonly [number, number], at: number) =>
      `${fillName(fillAt(0, at))} ${pair[0].shape} at ${ringName(a)}, ${fillName(fillAt(1, at))} ${pair[1].shape} at ${ringName(b)}`
    const [last, [a, b]] = [places(3), places(4)]
    const wrong = (where: readonly [number, number], misconception: string, at = 4) =>
      (where[0] - where[1]) % 8 === 0 ? [] : [wrongChoice(shown(where, at), misconception, text(where, at))]
    const moves = (which: 0 | 1) =>
      `the ${pair[which].shape} moves ${Math.abs(by[which])} ${by[which] > 0 ? 'clockwise' : 'anticlockwise'}`
    return {
      stem: rowStem,
      picture: board(
        [[...[0, 1, 2, 3].map(at => shown(places(at), at)), '?']],
        `A row of boxes, each with two marks near its edge. ${[0, 1, 2, 3].map(at => `${at + 1}: ${text(places(at), at)}.`).join(' ')} 5: question mark.`,
      ),
      right: choice(shown([a, b], 4), text([a, b], 4)),
      wrong: [
        ...(flips ? wrong([a, b], 'forgot-the-rule-of-fills', 5) : []),
        ...wrong([a, last[1]], 'moved-only-one-mark'),
        ...wrong([last[0], b], 'moved-only-one-mark'),
        ...wrong([a, last[1] - by[1]], 'moved-the-wrong-way'),
        ...wrong([last[0] - by[0], b], 'moved-the-wrong-way'),
        ...wrong([a, b + 1], 'miscounted-the-places'),
        ...wrong([a - 1, b], 'miscounted-the-places'),
        ...wrong([a, b + 2], 'miscounted-the-places'),
      ],
      explanation: `There are 8 places around the edge. From box to box ${moves(0)} and ${moves(1)}${flips ? ', and they swap their fills' : ''}. So next comes: ${text([a, b], 4)}.`,
    }
  },
})

/** The length of each cycle; a row of equal values has length one. */
const plans: Record<Step, { turns: number[]; fills: number; sizes: number }> = {
  1: { turns: [90], fills: 2, sizes: 1 },
  2: { turns: [90, -90], fills: 1, sizes: 2 },
  3: { turns: [45, -45], fills: 2, sizes: 1 },
  4: { turns: [45, -45, 135, -135], fills: 3, sizes: 1 },
  5: { turns: [45, -45, 135, -135], fills: 3, sizes: 2 },
}

export const turnAndLook = template({
  id: 'non-verbal-reasoning.series-with-two-rules.turn-and-look',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const plan = plans[step]
    return {
      shape: random.pick([...handedShapes, ...pointedShapes]),
      start: random.int(0, 3) * 90,
      by: random.pick(plan.turns),
      fills: random.sample(['white', 'black', 'grey', 'dots'] as const, plan.fills) as Fill[],
      sizes: plan.sizes === 1 ? [sizes.large] : random.shuffle([16, sizes.large]),
    }
  },
  measure: 'rules, length of their cycles, and whether turns are to the eighth',
  hardness: ({ by, fills, sizes }) =>
    (by % 90 ? 3 : 2) + (Math.abs(by) > 90 ? 1 : 0) + (fills.length - 1) * 2 + (sizes.length - 1) * 2,
  write: ({ shape, start, by, fills, sizes }) => {
    const shown = (at: number, turnAt = at, fillAt = at, sizeAt = at): Figure => [
      part(shape, fills[fillAt % fills.length] ?? 'white', {
        turn: (start + turnAt * by + 3600) % 360,
        size: sizes[sizeAt % sizes.length] ?? 28,
      }),
    ]
    const right = shown(4)
    const rules = [
      saidTurn(by),
      ...(fills.length > 1 ? [`takes the fills ${listed(fills.map(fillName))} in turn`] : []),
      ...(sizes.length > 1 ? ['is large and small in turn'] : []),
    ]
    return {
      stem: rowStem,
      picture: rowPicture([0, 1, 2, 3].map(at => shown(at))),
      right: choice(right),
      wrong: [
        ...(fills.length > 1 ? [wrongChoice(shown(4, 4, 3), 'forgot-the-rule-of-fills')] : []),
        ...(sizes.length > 1 ? [wrongChoice(shown(4, 4, 4, 3), 'forgot-the-rule-of-sizes')] : []),
        wrongChoice(shown(4, 3), 'forgot-the-rule-of-turns'),
        wrongChoice(shown(4, 2), 'turned-the-wrong-way'),
        wrongChoice(shown(4, 3, 5, 5), 'forgot-the-rule-of-turns'),
        wrongChoice(shown(4, 5), 'turned-too-far'),
        wrongChoice(shown(4, 2, 3, 3), 'turned-the-wrong-way'),
      ],
      explanation: `Follow each rule alone. From box to box the figure ${listed(rules)}. After the fourth box that gives: ${describe(right)}.`,
    }
  },
})
