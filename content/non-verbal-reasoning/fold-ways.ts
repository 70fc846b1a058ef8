import type { Random } from '../random.ts'
import { type Fold, folds } from './sheets.ts'

/** Ways to fold a sheet of four by four places, so that it may be double in one part only. */

const slant = Math.SQRT1_2

export const quarters = {
  left: { right: 1, down: 0, at: -1, said: 'the left quarter over to the right' },
  rightward: { right: -1, down: 0, at: -1, said: 'the right quarter over to the left' },
  top: { right: 0, down: 1, at: -1, said: 'the top quarter down' },
  bottom: { right: 0, down: -1, at: -1, said: 'the bottom quarter up' },
} satisfies Record<string, Fold>

const corners: readonly Fold[] = [
  { right: slant, down: slant, at: -2 * slant, said: 'the top left corner to the middle' },
  { right: -slant, down: slant, at: -2 * slant, said: 'the top right corner to the middle' },
  { right: slant, down: -slant, at: -2 * slant, said: 'the bottom left corner to the middle' },
  { right: -slant, down: -slant, at: -2 * slant, said: 'the bottom right corner to the middle' },
]

const diagonals: readonly Fold[] = [
  folds.topLeft,
  folds.topRight,
  { right: slant, down: -slant, at: 0, said: 'the bottom left corner up to the top right corner' },
  { right: -slant, down: -slant, at: 0, said: 'the bottom right corner up to the top left corner' },
]

/** Two folds of a kind: one upright, one level. */
type Both = readonly [upright: readonly Fold[], level: readonly Fold[]]

const halves: Both = [
  [folds.left, folds.rightward],
  [folds.top, folds.bottom],
]
const edges: Both = [
  [quarters.left, quarters.rightward],
  [quarters.top, quarters.bottom],
]

/** The folded half in half again, in the same direction. */
function again(fold: Fold, random: Random): Fold {
  const turn = random.pick([1, -1])
  const [right, down] = [fold.right * turn, fold.down * turn]
  const [from, to] =
    right > 0
      ? ['left', 'right']
      : right < 0
        ? ['right', 'left']
        : down > 0
          ? ['top', 'bottom']
          : ['bottom', 'top']
  return { right, down, at: turn, said: `the ${from} half of the folded paper over to the ${to}` }
}

/** The half with this corner, which is already folded in, goes over the other half. */
const overHalf = (corner: Fold, random: Random): Fold =>
  random.chance(0.5)
    ? corner.right > 0
      ? folds.left
      : folds.rightward
    : corner.down > 0
      ? folds.top
      : folds.bottom

/** An upright and a level fold, one from each, in either order. */
function crossed(first: Both, second: Both, random: Random): [Fold, Fold] {
  const axis = random.int(0, 1)
  return [random.pick(first[axis] ?? []), random.pick(second[1 - axis] ?? [])]
}

/** Ways to fold the sheet. What is folded over always lies on the rest. */
export const ways = {
  half: random => [random.pick(random.pick(halves))],
  edge: random => [random.pick(random.pick(edges))],
  corner: random => [random.pick(corners)],
  diagonal: random => [random.pick(diagonals)],
  halfAndHalf: random => crossed(halves, halves, random),
  halfAgain: random => {
    const first = random.pick(random.pick(halves))
    return [first, again(first, random)]
  },
  gate: random => random.shuffle(random.pick(edges)),
  edgeAndEdge: random => crossed(edges, edges, random),
  halfAndEdge: random => crossed(halves, edges, random),
  edgeAndHalf: random => crossed(edges, halves, random),
  cornerAndCorner: random => random.sample(corners, 2),
  cornerAndHalf: random => {
    const corner = random.pick(corners)
    return [corner, overHalf(corner, random)]
  },
  diagonalTwice: random => {
    const at = random.int(0, 3)
    const other = [1, 2].includes(at) ? [0, 3] : [1, 2]
    return [diagonals[at] ?? folds.topLeft, diagonals[random.pick(other)] ?? folds.topRight]
  },
  diagonalAndCorner: random => {
    const at = random.int(0, 3)
    return [diagonals[at] ?? folds.topLeft, corners[3 - at] ?? folds.topLeft]
  },
  threeHalves: random => {
    const two = crossed(halves, halves, random)
    return [...two, again(random.pick(two), random)]
  },
  halfEdgeHalf: random => {
    const [half, edge] = crossed(halves, edges, random)
    return [half, edge, again(half, random)]
  },
  threeEdges: random => {
    const [one, other] = random.shuffle(edges)
    return random.shuffle([...(one ?? []), random.pick(other ?? [])])
  },
  twoCornersAndHalf: random => {
    const half = random.pick(random.pick(halves))
    const own = corners.filter(({ right, down }) => right * half.right + down * half.down > 0)
    return [...random.shuffle(own), half]
  },
} satisfies Record<string, (random: Random) => Fold[]>

export type Way = keyof typeof ways
