import type { Step } from '../../question.ts'
import type { Random } from '../../random.ts'
import { template } from '../../template.ts'
import { listed } from '../../wording.ts'
import { type Features, features, figureOf } from '../features.ts'
import { choice, describe, type Figure, mirroredFigure, turnedFigure, wrongChoice } from '../figure.ts'
import { type Kind, kindNames, valuesOf } from '../grids.ts'
import { groupPicture, groupStem } from '../groups.ts'
import { handedFigure, withMarkMoved } from '../scene.ts'

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
      stem: groupStem,
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

/** A figure, or its mirror image, with turns for the figures that are shown and for the wrong ones. */
export function drawTurned(random: Random, step: Step, drawn: Figure) {
  const figure = random.chance(0.5) ? mirroredFigure(drawn) : drawn
  const angles = [0, 45, 90, 135, 180, 225, 270, 315].filter(angle => step > 1 || angle % 90 === 0)
  return { figure, turns: random.shuffle(angles), wrongTurns: random.shuffle(angles) }
}

export const sameHand = template({
  id: 'non-verbal-reasoning.most-like-the-others.same-figure-turned',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => drawTurned(random, step, handedFigure(random, [0, 0, 1, 1, 2][step - 1] ?? 0)),
  measure: 'parts of the figure, and ways in which figures are turned',
  hardness: ({ figure, turns }) => figure.length * 3 + turns.length / 2,
  write: ({ figure, turns, wrongTurns }) => {
    const [a = 0, b = 0, c = 0, d = 0] = turns
    const text = (shown: Figure) => describe(shown, shown.length > 1)
    const right = turnedFigure(figure, d)
    const wrong = (shown: Figure, misconception: string) => wrongChoice(shown, misconception, text(shown))
    return {
      stem: groupStem,
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
