import type { Step } from '../../question.ts'
import type { Fill } from '../../svg.ts'
import { template } from '../../template.ts'
import { listed } from '../../wording.ts'
import { saidTurn } from '../features.ts'
import {
  choice,
  describe,
  type Figure,
  fillName,
  handedShapes,
  part,
  pointedShapes,
  type Shape,
  sizes,
  wrongChoice,
} from '../figure.ts'
import { rowPicture, rowStem } from '../rows.ts'
import { boxesOf, marks, twoMarksMove, walks } from '../two-walkers.ts'

export const twoWalkers = template({
  ...twoMarksMove(step => walks[step].slice(0, step < 3 ? 2 : 3), marks.slice(0, 5)),
  version: 1,
  write: facts => {
    const { pair, by, flips } = facts
    const { places, shown, text, wrong, picture } = boxesOf(facts)
    const [last, [a, b]] = [places(3), places(4)]
    const moves = (which: 0 | 1) =>
      `the ${pair[which].shape} moves ${Math.abs(by[which])} ${by[which] > 0 ? 'clockwise' : 'anticlockwise'}`
    return {
      stem: rowStem,
      picture,
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

interface Turning {
  readonly shape: Shape
  readonly start: number
  readonly by: number
  readonly fills: readonly Fill[]
  readonly sizes: readonly number[]
}

interface Places {
  readonly turn?: number
  readonly fill?: number
  readonly size?: number
}

/** The box at this place of the row, or one where some rules are followed to another place. */
export const boxAt = (
  { shape, start, by, fills, sizes }: Turning,
  at: number,
  { turn = at, fill = at, size = at }: Places = {},
): Figure => [
  part(shape, fills[fill % fills.length] ?? 'white', {
    turn: (start + turn * by + 3600) % 360,
    size: sizes[size % sizes.length] ?? 28,
  }),
]

/** `turns 90° clockwise and is large and small in turn`. */
export const rulesOf = ({ by, fills, sizes }: Turning) =>
  listed([
    saidTurn(by),
    ...(fills.length > 1 ? [`takes the fills ${listed(fills.map(fillName))} in turn`] : []),
    ...(sizes.length > 1 ? ['is large and small in turn'] : []),
  ])

export const turnAndLook = template({
  id: 'non-verbal-reasoning.series-with-two-rules.turn-and-look',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step): Turning => {
    const plan = plans[step]
    return {
      shape: random.pick([...handedShapes, ...pointedShapes]),
      start: random.int(0, 3) * 90,
      by: random.pick(plan.turns),
      fills: random.sample(['white', 'black', 'grey', 'dots'] as const, plan.fills),
      sizes: plan.sizes === 1 ? [sizes.large] : random.shuffle([16, sizes.large]),
    }
  },
  measure: 'rules, length of their cycles, and whether turns are to the eighth',
  hardness: ({ by, fills, sizes }) =>
    (by % 90 ? 3 : 2) + (Math.abs(by) > 90 ? 1 : 0) + (fills.length - 1) * 2 + (sizes.length - 1) * 2,
  write: facts => {
    const { fills, sizes } = facts
    const right = boxAt(facts, 4)
    const wrong = (places: Places, misconception: string) =>
      wrongChoice(boxAt(facts, 4, places), misconception)
    return {
      stem: rowStem,
      picture: rowPicture([0, 1, 2, 3].map(at => boxAt(facts, at))),
      right: choice(right),
      wrong: [
        ...(fills.length > 1 ? [wrong({ fill: 3 }, 'forgot-the-rule-of-fills')] : []),
        ...(sizes.length > 1 ? [wrong({ size: 3 }, 'forgot-the-rule-of-sizes')] : []),
        wrong({ turn: 3 }, 'forgot-the-rule-of-turns'),
        wrong({ turn: 2 }, 'turned-the-wrong-way'),
        wrong({ turn: 3, fill: 5, size: 5 }, 'forgot-the-rule-of-turns'),
        wrong({ turn: 5 }, 'turned-too-far'),
        wrong({ turn: 2, fill: 3, size: 3 }, 'turned-the-wrong-way'),
      ],
      explanation: `Follow each rule alone. From box to box the figure ${rulesOf(facts)}. After the fourth box that gives: ${describe(right)}.`,
    }
  },
})
