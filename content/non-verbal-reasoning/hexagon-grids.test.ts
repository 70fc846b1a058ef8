import assert from 'node:assert/strict'
import {
  type Map2,
  type Mark,
  mapped,
  markedOption,
  markedStem,
  middleOf,
  mirroring,
  reach,
  turning,
} from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import type { Composed } from '../template.ts'
import { hexagonGrids, opposites, roundTheRing, throughTheMiddle } from './hexagon-grids.ts'

/** The six hexagons clockwise from the top, with the option in the empty one, and the one in the middle. */
function filledIn(composed: Composed<unknown>, answer: string): { six: Mark[][]; middle: Mark[] } {
  // The first mark of each is the hexagon itself.
  const all = markedStem(composed).map(box => box.slice(1))
  const option = markedOption(composed, answer).slice(1)
  const six = all.slice(0, 6)
  assert.equal(all.length, 7)
  assert.equal(six.filter(box => box.length === 0).length, 1)
  return { six: six.map(box => (box.length === 0 ? option : box)), middle: all[6] ?? [] }
}

/** The outline around 0, 0, as large as all others. */
function outlineOf(mark: Mark): Mark {
  const [x, y] = mark.radius > 0 ? [0, 0] : middleOf(mark)
  const size = reach(mark)
  const points = mark.points.map(([u, v]) => [(50 * (u - x)) / size, (50 * (v - y)) / size] as const)
  return { points, radius: mark.radius > 0 ? 50 : 0, fill: '', outline: '', dashed: false }
}

const sameOutline = (a: Mark, b: Mark) =>
  a.radius === b.radius &&
  a.points.length === b.points.length &&
  a.points.every(([x, y]) => b.points.some(([u, v]) => Math.hypot(x - u, y - v) < 1.5))

const sixths = [0, 1, 2, 3, 4, 5]

/** Whether each step round the ring is the same turn. */
const turnsOn = (marks: readonly Mark[], same: (a: Mark, b: Mark) => boolean) =>
  sixths.some(by =>
    marks.every((mark, at) => {
      const [turned] = mapped([mark], turning(60 * by))
      const next = marks[(at + 1) % 6]
      return turned && next && same(turned, next)
    }),
  )

/** Whether the same comes again after one, two or three hexagons, all the way round. */
const takesTurns = (marks: readonly Mark[], same: (a: Mark, b: Mark) => boolean) =>
  [1, 2, 3].some(by => marks.every((mark, at) => same(mark, marks[(at + by) % 6] as Mark)))

function isRing(six: readonly Mark[][]): boolean {
  const mains = six.map(([main]) => main as Mark)
  const dots = six.map(([, dot]) => dot)
  const outlines = mains.map(outlineOf)
  const dotsTurn =
    dots.every(dot => !dot) ||
    turnsOn(
      dots.flatMap(dot => dot ?? []),
      (a, b) => {
        const [[x = 0, y = 0] = [], [u = 0, v = 0] = []] = [a.points[0] ?? [], b.points[0] ?? []]
        return Math.hypot(x - u, y - v) < 2
      },
    )
  return (
    dotsTurn &&
    (turnsOn(outlines, sameOutline) || takesTurns(outlines, sameOutline)) &&
    takesTurns(mains, (a, b) => a.fill === b.fill) &&
    // The smaller ones reach no further than 15.8, and the larger ones at least 16.5.
    takesTurns(mains, (a, b) => reach(a) > 16.1 === reach(b) > 16.1)
  )
}

type PairMove = (pair: number) => Map2

/** Turns and mirrors that are the same for all pairs, and mirrors along or across the line of each pair. */
const moves: readonly PairMove[] = [
  ...sixths.map(
    (by): PairMove =>
      () =>
        turning(60 * by),
  ),
  ...sixths.map(
    (by): PairMove =>
      () =>
        mirroring(30 * by),
  ),
  ...[0, 90].map(
    (lean): PairMove =>
      pair =>
        mirroring(60 * pair + lean),
  ),
]

/** Whether every hexagon becomes the one opposite in the same way. */
function areOpposites(six: readonly Mark[][]): boolean {
  const pairs = [0, 1, 2].map(at => [six[at] ?? [], six[at + 3] ?? []] as const)
  const fillsOf = (box: readonly Mark[]) => box.map(({ fill }) => fill)
  const sizeOf = (box: readonly Mark[]) => reach(box[1] as Mark)
  const alike = (test: (one: readonly Mark[], other: readonly Mark[]) => boolean) =>
    new Set(pairs.map(([one, other]) => test(one, other))).size === 1
  const keep = pairs.every(([one, other]) => fillsOf(one).join() === fillsOf(other).join())
  const swap = pairs.every(([one, other]) => fillsOf(one).toReversed().join() === fillsOf(other).join())
  return (
    (keep || swap) &&
    alike((one, other) => Math.abs(sizeOf(one) - sizeOf(other)) > 2) &&
    moves.some(move =>
      pairs.every(([one, other], pair) => {
        const [moved] = mapped([outlineOf(one[1] as Mark)], move(pair))
        return moved && sameOutline(moved, outlineOf(other[1] as Mark))
      }),
    )
  )
}

/** Which of the six triangles are grey; the order in the drawing is the same in all hexagons. */
const greyIn = (box: readonly Mark[]) =>
  box.filter(({ points }) => points.length === 3).map(({ fill }) => fill === '#999')

/** Whether the number of greys in the two outer triangles always decides about the middle one. */
function makeTheMiddle(six: readonly Mark[][], middle: readonly Mark[]): boolean {
  const goal = greyIn(middle)
  const decided = new Map<number, boolean>()
  return [0, 1, 2].every(line => {
    const [one, other] = [greyIn(six[line] ?? []), greyIn(six[line + 3] ?? [])]
    return goal.every((isGrey, at) => {
      const count = (one[at] ? 1 : 0) + (other[at] ? 1 : 0)
      const before = decided.get(count)
      decided.set(count, isGrey)
      return before === undefined || before === isGrey
    })
  })
}

prove(hexagonGrids, [
  // Everything that is drawn turns by the same step, or comes again after one, two or three hexagons.
  proof(roundTheRing, (_, answer, composed) => isRing(filledIn(composed, answer).six)),
  // The same change makes the opposite hexagon in all three pairs.
  proof(opposites, (_, answer, composed) => areOpposites(filledIn(composed, answer).six)),
  // The dots of each line add up, or the greys of each line decide in the same way.
  proof(throughTheMiddle, (_, answer, composed) => {
    const { six, middle } = filledIn(composed, answer)
    if (greyIn(middle).length === 0)
      return [0, 1, 2].every(
        line => (six[line]?.length ?? 0) + (six[line + 3]?.length ?? 0) === middle.length,
      )
    return makeTheMiddle(six, middle)
  }),
])
