import assert from 'node:assert/strict'
import { attribute } from '../../test/content/attribute.ts'
import type { Place } from '../../test/content/drawn.ts'
import { perQuestion } from '../../test/content/per-question.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import type { Composed } from '../template.ts'
import { jigsawShapes, missingPiece, whichPieces, whichShape } from './jigsaw-shapes.ts'

interface Drawn {
  readonly corners: readonly Place[]
  readonly isDashed: boolean
}

/** The drawn shapes in small squares, wherever they are: the corners are corners of squares. */
function shapesIn(svg: string, unit: number): Drawn[] {
  return [...svg.matchAll(/<(polygon|path) [^>]*>/g)].map(([tag, kind]) => {
    assert.equal(kind, 'polygon', 'a shape with a hole')
    const points = attribute(tag, 'points')
      .split(' ')
      .map(pair => pair.split(',').map(value => Number(value) / unit) as unknown as Place)
    return { corners: points, isDashed: attribute(tag, 'stroke-dasharray') !== '' }
  })
}

/** Moved so that its leftmost and its topmost corner are at 0. */
function settled(corners: readonly Place[], [left, top] = leastOf(corners)): Place[] {
  return corners.map(([x, y]) => {
    const moved: Place = [Math.round(x - left), Math.round(y - top)]
    assert(Math.abs(moved[0] - (x - left)) < 0.01 && Math.abs(moved[1] - (y - top)) < 0.01)
    return moved
  })
}

const leastOf = (corners: readonly Place[]): Place => [
  Math.min(...corners.map(([x]) => x)),
  Math.min(...corners.map(([, y]) => y)),
]

function isInside(x: number, y: number, corners: readonly Place[]): boolean {
  let odd = false
  let [a, b] = corners.at(-1) ?? [0, 0]
  for (const [c, d] of corners) {
    if (b > y !== d > y && x < a + ((c - a) * (y - b)) / (d - b)) odd = !odd
    a = c
    b = d
  }
  return odd
}

/** The middles of the quarters of a square. */
const middles: readonly Place[] = [
  [1 / 2, 1 / 6],
  [5 / 6, 1 / 2],
  [1 / 2, 5 / 6],
  [1 / 6, 1 / 2],
]

/**
 * A number for each quarter of a square whose middle is inside, in order. The next square to the right has 4 more, the
 * next below 64 more.
 */
function quartersIn(corners: readonly Place[]): number[] {
  const [wide, high] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))]
  const found: number[] = []
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      for (const [side, [right, down]] of middles.entries())
        if (isInside(x + right, y + down, corners)) found.push(side + 4 * x + 64 * y)
  return found
}

/** A quarter turn clockwise of quarters in so many rows. */
const turned = (quarters: Uint16Array, rows: number) =>
  quarters.map(one => ((one + 1) & 3) + 4 * (rows - 1 - (one >> 6)) + 64 * ((one >> 2) & 15)).sort()

/** In all four directions, never flipped. */
function waysToLie(corners: readonly Place[]): Uint16Array[] {
  const own = settled(corners)
  const [wide, high] = [Math.max(...own.map(([x]) => x)), Math.max(...own.map(([, y]) => y))]
  const ways = [Uint16Array.from(quartersIn(own))]
  for (const rows of [high, wide, high]) ways.push(turned(ways.at(-1) ?? new Uint16Array(), rows))
  return ways.filter((way, at) => ways.findIndex(other => way.every((one, of) => one === other[of])) === at)
}

/** A mark for each quarter that is free. */
const free = new Uint8Array(1024)

function canFill(quarters: readonly number[], pieces: readonly Uint16Array[][]): boolean {
  free.fill(0)
  for (const one of quarters) free[one] = 1
  return canFillFree(pieces)
}

/** Tries the first quarter of every piece, lying in every way, at the first place that is free. */
function canFillFree(pieces: readonly Uint16Array[][]): boolean {
  const first = free.indexOf(1)
  if (first === -1 || pieces.length === 0) return first === -1 && pieces.length === 0
  return pieces.some((ways, at) =>
    ways.some(way => {
      const shift = first - (way[0] ?? 0)
      if (shift % 4 !== 0 || way.some(one => free[one + shift] !== 1)) return false
      for (const one of way) free[one + shift] = 0
      const fills = canFillFree(pieces.toSpliced(at, 1))
      for (const one of way) free[one + shift] = 1
      return fills
    }),
  )
}

const stemSvg = ({ draft }: Composed<unknown>) => draft.picture?.svg ?? ''

const optionSvg = (composed: Composed<unknown>, answer: string) =>
  composed.mode === 'options' ? (composed.options[composed.values.indexOf(answer)]?.picture?.svg ?? '') : ''

const piecesIn = (svg: string, unit: number) => shapesIn(svg, unit).map(({ corners }) => waysToLie(corners))

function shapeIn(svg: string, unit: number): number[] {
  const [shape, ...others] = shapesIn(svg, unit)
  assert(shape && others.length === 0)
  return quartersIn(settled(shape.corners))
}

const wholeOf = perQuestion(composed => shapeIn(stemSvg(composed), 13))
const piecesOf = perQuestion(composed => piecesIn(stemSvg(composed), 13))

/** What the grey part leaves of the dashed one. */
const gapOf = perQuestion(composed => {
  const [whole, rest] = shapesIn(stemSvg(composed), 17)
  assert(whole?.isDashed && rest)
  const corner = leastOf(whole.corners)
  const left = new Set(quartersIn(settled(rest.corners, corner)))
  return quartersIn(settled(whole.corners, corner)).filter(quarter => !left.has(quarter))
})

prove(jigsawShapes, [
  // The drawn pieces fill the drawn shape.
  proof(whichPieces, (_, answer, composed) =>
    canFill(wholeOf(composed), piecesIn(optionSvg(composed, answer), 13)),
  ),
  // The drawn piece fills the gap.
  proof(missingPiece, (_, answer, composed) =>
    canFill(gapOf(composed), piecesIn(optionSvg(composed, answer), 17)),
  ),
  // The drawn pieces fill the shape of the option.
  proof(whichShape, (_, answer, composed) =>
    canFill(shapeIn(optionSvg(composed, answer), 13), piecesOf(composed)),
  ),
])
