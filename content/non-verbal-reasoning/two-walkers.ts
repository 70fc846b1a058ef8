import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { board, type Figure, fillName, type Part, part, wrongChoice } from './figure.ts'
import { frame, ringName, ringPlace } from './rows.ts'

/** How far each of the two marks moves from box to box. */
export type Walk = readonly [first: number, second: number]

/** The first version drew only the first two (up to step 2) or three of them. */
export const walks: Readonly<Record<Step, readonly Walk[]>> = {
  1: [
    [2, 2],
    [1, 1],
    [1, 2],
  ],
  2: [
    [1, -1],
    [2, 1],
    [-1, -2],
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
    [2, -3],
  ],
}

type Pair = readonly [Part, Part]

/** The first version drew only the first five. */
export const marks: readonly Pair[] = [
  [part('circle', 'black', { size: 9 }), part('square', 'white', { size: 9 })],
  [part('star', 'black', { size: 10 }), part('circle', 'white', { size: 9 })],
  [part('triangle', 'white', { size: 10 }), part('diamond', 'black', { size: 10 })],
  [part('cross', 'grey', { size: 10 }), part('circle', 'black', { size: 9 })],
  [part('square', 'black', { size: 9 }), part('hexagon', 'white', { size: 10 })],
  [part('triangle', 'black', { size: 10 }), part('cross', 'white', { size: 10 })],
]

interface Facts {
  readonly pair: Pair
  readonly start: Walk
  readonly by: Walk
  /** Whether the marks swap their fills from box to box. */
  readonly flips: boolean
}

/** What every version of the question has in common, except for the walks and marks. */
export const twoMarksMove = (walksAt: (step: Step) => readonly Walk[], pairs: readonly Pair[]) => ({
  id: 'non-verbal-reasoning.series-with-two-rules.two-marks-move',
  mode: 'options' as const,
  seconds: 50,
  draw: (random: Random, step: Step): Facts => {
    const by = random.pick(walksAt(step))
    // The marks are never in the same place.
    const gaps = [1, 2, 3, 4, 5, 6, 7].filter(gap =>
      [0, 1, 2, 3, 4].every(at => (gap + at * (by[1] - by[0]) + 80) % 8 !== 0),
    )
    const start = random.int(0, 7)
    return {
      pair: random.pick(pairs),
      start: [start, start + random.pick(gaps)],
      by,
      flips: step === 5,
    }
  },
  measure: 'places that each mark moves, whether they go opposite ways, and whether fills change too',
  hardness: ({ by: [a, b], flips }: Facts) =>
    Math.abs(a) + Math.abs(b) + (a * b < 0 ? 2 : 0) + (flips ? 2 : 0),
})

/** The boxes of a question. The fifth, at 4, is the answer. */
export function boxesOf({ pair, start, by, flips }: Facts) {
  const places = (at: number): Walk => [start[0] + by[0] * at, start[1] + by[1] * at]
  const fillAt = (which: 0 | 1, at: number) =>
    flips && at % 2 === 1 ? pair[which === 0 ? 1 : 0].fill : pair[which].fill
  const shown = ([a, b]: Walk, at: number): Figure => [
    frame,
    { ...pair[0], ...ringPlace(a), fill: fillAt(0, at) },
    { ...pair[1], ...ringPlace(b), fill: fillAt(1, at) },
  ]
  const text = ([a, b]: Walk, at: number) =>
    `${fillName(fillAt(0, at))} ${pair[0].shape} at ${ringName(a)}, ${fillName(fillAt(1, at))} ${pair[1].shape} at ${ringName(b)}`
  const wrong = (where: Walk, misconception: string, at = 4) =>
    (where[0] - where[1]) % 8 === 0 ? [] : [wrongChoice(shown(where, at), misconception, text(where, at))]
  const picture = board(
    [[...[0, 1, 2, 3].map(at => shown(places(at), at)), '?']],
    `A row of boxes, each with two marks near its edge. ${[0, 1, 2, 3].map(at => `${at + 1}: ${text(places(at), at)}.`).join(' ')} 5: question mark.`,
  )
  return { places, shown, text, wrong, picture }
}
