import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import type { Point } from '../svg.ts'
import type { WrongChoice } from '../template.ts'
import { type Way, ways } from './fold-ways.ts'
import { before, type Fold, folds, holesChoice, mirrored, opened, places } from './sheets.ts'

/** A sheet that is folded, punched and opened again. */

/** Whether a place lies on the paper after these folds, away from every fold line. */
const isOnPaper = (place: Point, done: readonly Fold[]) =>
  Math.max(Math.abs(place[0]), Math.abs(place[1])) < 2 && done.every(fold => before(place, fold) > 0.2)

/** The holes when the folds are opened, the last one first: there is a partner wherever there was paper. */
export function openedSheet(holes: readonly Point[], done: readonly Fold[]): Point[] {
  const all = [...holes]
  for (let at = done.length - 1; at >= 0; at--) {
    const fold = done[at]
    const earlier = done.slice(0, at)
    if (fold) all.push(...all.map(place => mirrored(place, fold)).filter(place => isOnPaper(place, earlier)))
  }
  return all
}

/** Whether no layer at this place is on a fold line. */
function isOffFoldLines(place: Point, done: readonly Fold[]): boolean {
  const all = [place]
  for (let at = done.length - 1; at >= 0; at--) {
    const fold = done[at]
    const earlier = done.slice(0, at)
    const partners = all.flatMap(one => (fold ? [mirrored(one, fold)] : []))
    if (partners.some(partner => earlier.some(other => Math.abs(before(partner, other)) < 0.2))) return false
    all.push(...partners.filter(partner => isOnPaper(partner, earlier)))
  }
  return true
}

/** The places of the folded sheet that no fold line crosses. */
const spotsOf = (done: readonly Fold[]) =>
  places.filter(place => isOnPaper(place, done) && isOffFoldLines(place, done))

export const layersAt = (place: Point, done: readonly Fold[]) => openedSheet([place], done).length

export interface Punched {
  readonly done: readonly Fold[]
  readonly holes: readonly Point[]
}

interface Plan {
  readonly ways: readonly Way[]
  /** How many holes there may be. */
  readonly holes: readonly number[]
}

const shown: Record<Step, Plan> = {
  1: { ways: ['half'], holes: [1] },
  2: { ways: ['half', 'edge'], holes: [2] },
  3: { ways: ['halfAndHalf', 'halfAgain', 'gate', 'corner'], holes: [1, 2] },
  4: {
    ways: ['halfAndEdge', 'edgeAndHalf', 'edgeAndEdge', 'cornerAndCorner', 'diagonal'],
    holes: [2],
  },
  5: {
    ways: [
      'diagonalTwice',
      'diagonalAndCorner',
      'cornerAndHalf',
      'twoCornersAndHalf',
      'halfEdgeHalf',
      'threeEdges',
      'threeHalves',
    ],
    holes: [1, 2],
  },
}

/** At least one hole goes through more than one layer, and there are not too many to compare. */
export function drawPunched(random: Random, step: Step): Punched {
  for (;;) {
    const done = ways[random.pick(shown[step].ways)](random)
    const count = random.pick(shown[step].holes)
    const spots = spotsOf(done)
    if (spots.length < count) continue
    const holes = random.sample(spots, count)
    const all = openedSheet(holes, done).length
    if (all > count && all <= 10) return { done, holes }
  }
}

const counts: Record<Step, Plan & { readonly totals: readonly number[] }> = {
  1: { ways: ['half'], holes: [1, 2, 3, 4, 5], totals: [2, 4, 6, 8, 10] },
  2: { ways: ['edge', 'corner'], holes: [2, 3, 4, 5], totals: [3, 4, 5, 6, 7, 8] },
  3: {
    ways: ['halfAndHalf', 'halfAgain', 'gate', 'halfAndEdge', 'edgeAndHalf'],
    holes: [2, 3, 4],
    totals: [4, 6, 8, 10, 12, 16],
  },
  4: {
    ways: ['halfAndEdge', 'edgeAndHalf', 'edgeAndEdge', 'cornerAndHalf', 'diagonalAndCorner'],
    holes: [3, 4, 5],
    totals: [7, 8, 9, 10, 11, 12, 14],
  },
  5: {
    ways: ['twoCornersAndHalf', 'halfEdgeHalf', 'threeEdges', 'cornerAndHalf'],
    holes: [2, 3, 4, 5],
    totals: [5, 7, 8, 9, 10, 12, 14, 16],
  },
}

/** The number of holes in the open sheet is drawn first, so that each is as likely as the others. */
export function drawCounted(random: Random, step: Step): Punched {
  const { ways: known, holes: numbers, totals } = counts[step]
  const total = random.pick(totals)
  for (;;) {
    const done = ways[random.pick(known)](random)
    const spots = spotsOf(done)
    const count = random.pick(numbers)
    if (spots.length < count) continue
    const sampled = new Set(random.sample(spots, count))
    // Row by row, as the explanation counts them.
    const holes = spots.filter(place => sampled.has(place))
    const layers = holes.map(place => layersAt(place, done))
    // In hard questions, not every hole goes through as many layers.
    const isMixed = new Set(layers).size > 1
    if (layers.reduce((sum, one) => sum + one, 0) === total && (isMixed || step === 1 || step === 3))
      return { done, holes }
  }
}

/** Whether the paper is as thick everywhere. */
export const isEven = (done: readonly Fold[]) =>
  spotsOf(done).every(place => layersAt(place, done) === 2 ** done.length)

const isSlanting = ({ right, down }: Fold) => right !== 0 && down !== 0

export const hardnessOf = ({ done, holes }: Punched) =>
  done.length * 2 + holes.length + (isEven(done) ? 0 : 2) + (done.some(isSlanting) ? 2 : 0)

const wrong = (all: readonly Point[], misconception: string): WrongChoice => ({
  ...holesChoice(all.filter(place => isOnPaper(place, []))),
  misconception,
})

/** A fold that was not made. */
const otherFold = (done: readonly Fold[]) => (done.some(({ right }) => right === 0) ? folds.left : folds.top)

/** Mistakes that mostly leave too few holes. */
export function withFewHoles({ done, holes }: Punched, slip: number): WrongChoice[] {
  const [first = folds.left] = done
  const [right, down] = first.right ? [-2 * Math.sign(first.right), 0] : [0, -2 * Math.sign(first.down)]
  const all = openedSheet(holes, done)
  const leftOut = (which: number) =>
    wrong(
      all.filter((_, at) => at !== which % all.length),
      'left-out-one-hole',
    )
  return [
    ...(done.length > 1
      ? [
          wrong(openedSheet(holes, done.slice(1)), 'opened-only-one-fold'),
          wrong(openedSheet(holes, done.slice(0, -1)), 'opened-only-one-fold'),
        ]
      : []),
    wrong([...holes, ...holes.map(([x, y]): Point => [x + right, y + down])], 'slid-the-holes-over'),
    wrong(openedSheet(holes, [otherFold(done)]), 'mirrored-in-the-wrong-line'),
    wrong(holes, 'forgot-to-open-the-paper'),
    leftOut(slip),
    leftOut(slip + 1),
  ]
}

/** Mistakes that leave the right number of holes, or too many. */
export function withManyHoles({ done, holes }: Punched, slip: number): WrongChoice[] {
  const right = openedSheet(holes, done)
  const isFree = (place: Point) =>
    isOnPaper(place, []) && !right.some(([u, v]) => u === place[0] && v === place[1])
  const aside = ([x, y]: Point): Point => {
    const [inwards, across] = [-Math.sign(y), -Math.sign(x)]
    const near: Point[] = [
      [x, y + inwards],
      [x + across, y],
      [x, y - inwards],
      [x - across, y],
    ]
    return near.find(isFree) ?? [x, y]
  }
  const nudged = (which: number) =>
    right.map((place, at) => (at === which % right.length ? aside(place) : place))
  // As if each part fold had gone through the middle of the sheet.
  const whole = opened(
    holes,
    done.map(fold => ({ ...fold, at: 0 })),
  )
  return [
    ...(isEven(done) ? [] : [wrong(whole, 'doubled-all-the-paper')]),
    wrong(nudged(slip), 'put-one-hole-in-the-wrong-place'),
    wrong([...right, ...nudged(slip)], 'made-one-hole-too-many'),
    wrong(openedSheet(holes, [...done, otherFold(done)]), 'opened-a-fold-that-was-not-there'),
    wrong(nudged(slip + 1), 'put-one-hole-in-the-wrong-place'),
  ]
}
