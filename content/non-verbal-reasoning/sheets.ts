import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { circle, line, moved, type Point, picture, pointsOf, polygon, rectangle } from '../svg.ts'
import type { WrongChoice } from '../template.ts'
import { counted, listed } from '../wording.ts'
import { cell } from './figure.ts'

/**
 * The sheet reaches from -2 to 2 in both directions. The part where x·right + y·down is less than `at` is folded over
 * the line.
 */
export interface Fold {
  readonly right: number
  readonly down: number
  readonly at: number
  readonly said: string
}

export const folds = {
  left: { right: 1, down: 0, at: 0, said: 'the left half over to the right' },
  rightward: { right: -1, down: 0, at: 0, said: 'the right half over to the left' },
  top: { right: 0, down: 1, at: 0, said: 'the top half down' },
  bottom: { right: 0, down: -1, at: 0, said: 'the bottom half up' },
  topLeft: {
    right: Math.SQRT1_2,
    down: Math.SQRT1_2,
    at: 0,
    said: 'the top left corner down to the bottom right corner',
  },
  topRight: {
    right: -Math.SQRT1_2,
    down: Math.SQRT1_2,
    at: 0,
    said: 'the top right corner down to the bottom left corner',
  },
} satisfies Record<string, Fold>

export const before = ([x, y]: Point, { right, down, at }: Fold) => x * right + y * down - at

export const mirrored = ([x, y]: Point, fold: Fold): Point => {
  const far = 2 * before([x, y], fold)
  return [Math.round((x - far * fold.right) * 100) / 100, Math.round((y - far * fold.down) * 100) / 100]
}

/** The part of the paper's outline behind the fold. */
export function behind(outline: readonly Point[], fold: Fold): Point[] {
  return outline.flatMap((point, at): Point[] => {
    const next = outline[(at + 1) % outline.length] ?? point
    const [here, there] = [before(point, fold), before(next, fold)]
    const share = here / (here - there)
    const crossing: Point = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]
    return [...(here >= -1e-9 ? [point] : []), ...(here * there < -1e-9 ? [crossing] : [])]
  })
}

export const sheet: Point[] = [
  [-2, -2],
  [2, -2],
  [2, 2],
  [-2, 2],
]
export const places: Point[] = [-1.5, -0.5, 0.5, 1.5].flatMap(y =>
  [-1.5, -0.5, 0.5, 1.5].map((x): Point => [x, y]),
)

/** The positions of the holes after unfolding, fold by fold. */
export function opened(holes: readonly Point[], done: readonly Fold[]): Point[] {
  const all = [...holes]
  for (const fold of done.toReversed()) all.push(...all.map(place => mirrored(place, fold)))
  return all
}

/** Positions on the folded paper away from the creases. */
export const punchable = (done: readonly Fold[]) =>
  places.filter(place => done.every(fold => before(place, fold) > 0.2))

const unit = 16
export const scaled = ([x, y]: Point): Point => [x * unit, y * unit]
export const hole = (place: Point) => circle(scaled(place), 4.5, 'black', 1)

/** An arrow across the fold, in the middle of the folded part. */
function foldArrow(fold: Fold, outline: readonly Point[]): string {
  const middle = [0, 1].map(
    of => outline.reduce((sum, point) => sum + (point[of] ?? 0), 0) / outline.length,
  ) as [number, number]
  const off = before(middle, fold)
  const [x, y] = scaled([middle[0] - off * fold.right, middle[1] - off * fold.down])
  const at = (along: number, aside = 0): Point => [
    x + fold.right * along + fold.down * aside,
    y + fold.down * along - fold.right * aside,
  ]
  return `${line(at(-12), at(12), 2)}<polygon points="${pointsOf([at(20), at(12, 5), at(12, -5)])}" fill="#000" stroke="#000" stroke-width="1"/>`
}

/** One panel for each fold, with its line and an arrow, and a last one with the holes. */
export function foldPicture(done: readonly Fold[], holes: readonly Point[]): Picture {
  const width = 78
  let outline = sheet
  const panels: string[] = []
  for (const fold of done) {
    const along: Point = [-fold.down * 2.3, fold.right * 2.3]
    const reach = Math.abs(fold.right) === 1 || Math.abs(fold.down) === 1 ? 1 : 1.3
    panels.push(
      polygon(outline.map(scaled), 'white') +
        line(
          scaled([along[0] * reach, along[1] * reach]),
          scaled([-along[0] * reach, -along[1] * reach]),
          1.5,
          true,
        ) +
        foldArrow(fold, outline),
    )
    outline = behind(outline, fold)
  }
  const ghost = `<rect x="-32" y="-32" width="64" height="64" fill="none" stroke="#999" stroke-width="1" stroke-dasharray="2 3"/>`
  panels.push(
    ghost +
      polygon(outline.map(scaled), 'grey') +
      holes.map(place => circle(scaled(place), 4.5, 'white', 1.5)).join(''),
  )
  const alt = `A square sheet. Fold ${listed(
    done.map(({ said }) => said),
    'then',
  )}. Then ${counted(holes.length, 'hole')} ${holes.length === 1 ? 'is' : 'are'} made: ${holes.map(placeText).join(', ')}, counted on the whole sheet.`
  return picture(
    panels.length * width + 2,
    width,
    alt,
    panels.map((panel, at) => moved(panel, width / 2 + 1 + at * width, width / 2)).join(''),
  )
}

export const placeText = ([x, y]: Point) => `row ${y + 2.5} column ${x + 2.5}`

const sortedHoles = (holes: readonly Point[]) => [...holes].sort(([a, b], [c, d]) => b - d || a - c)

export const textOf = (holes: readonly Point[]) =>
  `Holes in ${[1, 2, 3, 4]
    .flatMap(row => {
      const columns = sortedHoles(holes).flatMap(([x, y]) => (y + 2.5 === row ? [String(x + 2.5)] : []))
      return columns.length > 0 ? [`row ${row}: ${listed(columns)}`] : []
    })
    .join('; ')}`

export const holesChoice = (all: readonly Point[]) => {
  const holes = [...new Map(all.map(place => [place.join(), place])).values()]
  const alt = textOf(holes)
  const body = moved(rectangle(-32, -32, 64, 64) + holes.map(hole).join(''), cell / 2, cell / 2)
  return {
    text: alt,
    value: `holes ${sortedHoles(holes).join(' ')}`,
    picture: picture(cell, cell, alt, body),
  }
}

const straight = [folds.left, folds.rightward, folds.top, folds.bottom]
const corners = [folds.topLeft, folds.topRight]

export function drawFolds(random: Random, step: Step): Fold[] {
  const [across, along] = [random.pick(straight.slice(0, 2)), random.pick(straight.slice(2))]
  if (step === 5)
    return random.pick([
      [folds.topLeft, folds.topRight],
      [folds.topRight, folds.topLeft],
      [random.pick(corners)],
    ])
  return step < 3 ? [random.pick(straight)] : random.shuffle([across, along])
}

const wrong = (all: readonly Point[], misconception: string): WrongChoice => ({
  ...holesChoice(all),
  misconception,
})

/** A fold that was not made. */
const otherFold = (done: readonly Fold[]) => (done.some(({ right }) => right === 0) ? folds.left : folds.top)

/** Mistakes that mostly leave too few holes. */
export function withFewHoles(done: readonly Fold[], holes: readonly Point[]): WrongChoice[] {
  const [first = folds.left] = done
  const [right, down] = first.right ? [-2 * Math.sign(first.right), 0] : [0, -2 * Math.sign(first.down)]
  const slid = holes
    .map(([x, y]): Point => [x + right, y + down])
    .filter(([x, y]) => Math.abs(x) < 2 && Math.abs(y) < 2)
  return [
    ...(done.length > 1
      ? [
          wrong(opened(holes, done.slice(1)), 'opened-only-one-fold'),
          wrong(opened(holes, done.slice(0, 1)), 'opened-only-one-fold'),
        ]
      : []),
    wrong([...holes, ...slid], 'slid-the-holes-over'),
    wrong(opened(holes, [otherFold(done)]), 'mirrored-in-the-wrong-line'),
    wrong(holes, 'forgot-to-open-the-paper'),
    wrong(opened(holes, done).slice(1), 'left-out-one-hole'),
  ]
}

/** Mistakes that leave the right number of holes, or too many. */
export function withManyHoles(done: readonly Fold[], holes: readonly Point[], slip: number): WrongChoice[] {
  const right = opened(holes, done)
  const isFree = ([x, y]: Point) =>
    Math.max(Math.abs(x), Math.abs(y)) < 2 && !right.some(([u, v]) => u === x && v === y)
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
  return [
    wrong(nudged(slip), 'put-one-hole-in-the-wrong-place'),
    wrong([...right, ...nudged(slip)], 'made-one-hole-too-many'),
    wrong(opened(holes, [...done, otherFold(done)]), 'opened-a-fold-that-was-not-there'),
    wrong(nudged(slip + 1), 'put-one-hole-in-the-wrong-place'),
  ]
}
