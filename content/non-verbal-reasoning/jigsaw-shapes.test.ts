import assert from 'node:assert/strict'
import { attribute } from '../../test/content/attribute.ts'
import type { Place } from '../../test/content/drawn.ts'
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

const isInside = ([x, y]: Place, corners: readonly Place[]) =>
  corners.filter(([a, b], at) => {
    const [c, d] = corners[(at + 1) % corners.length] ?? [0, 0]
    return b > y !== d > y && x < a + ((c - a) * (y - b)) / (d - b)
  }).length %
    2 ===
  1

/** A number for each quarter of a square whose middle is inside. The next square to the right has 4 more, the next below 64 more. */
function quartersIn(corners: readonly Place[]): number[] {
  const found: number[] = []
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++)
      for (const [side, [right, down]] of [
        [1 / 2, 1 / 6],
        [5 / 6, 1 / 2],
        [1 / 2, 5 / 6],
        [1 / 6, 1 / 2],
      ].entries() as Iterable<[number, [number, number]]>)
        if (isInside([x + right, y + down], corners)) found.push(side + 4 * x + 64 * y)
  return found
}

/** In all four directions, never flipped. */
function waysToLie(corners: readonly Place[]): number[][] {
  const ways = [0, 1, 2, 3].map(quarters => {
    let turned = corners
    for (let at = 0; at < quarters; at++) turned = turned.map(([x, y]): Place => [-y, x])
    return quartersIn(settled(turned))
  })
  return [...new Map(ways.map(way => [way.join(), way])).values()]
}

/** Tries every piece and way at the first place that is free. */
function canFill(free: ReadonlySet<number>, pieces: readonly number[][][]): boolean {
  const first = Math.min(...free)
  if (free.size === 0 || pieces.length === 0) return free.size === 0 && pieces.length === 0
  return pieces.some((ways, at) =>
    ways.some(way =>
      way.some(quarter => {
        const shift = first - quarter
        if (shift % 4 !== 0) return false
        const laid = way.map(one => one + shift)
        return (
          laid.every(one => free.has(one)) && canFill(free.difference(new Set(laid)), pieces.toSpliced(at, 1))
        )
      }),
    ),
  )
}

const stemSvg = ({ draft }: Composed<unknown>) => draft.picture?.svg ?? ''

const optionSvg = (composed: Composed<unknown>, answer: string) =>
  composed.mode === 'options' ? (composed.options[composed.values.indexOf(answer)]?.picture?.svg ?? '') : ''

const piecesIn = (svg: string, unit: number) => shapesIn(svg, unit).map(({ corners }) => waysToLie(corners))

function shapeIn(svg: string, unit: number): Set<number> {
  const [shape, ...others] = shapesIn(svg, unit)
  assert(shape && others.length === 0)
  return new Set(quartersIn(settled(shape.corners)))
}

prove(jigsawShapes, [
  // The drawn pieces fill the drawn shape.
  proof(whichPieces, (_, answer, composed) =>
    canFill(shapeIn(stemSvg(composed), 13), piecesIn(optionSvg(composed, answer), 13)),
  ),
  // The drawn piece fills what the grey part leaves of the dashed one.
  proof(missingPiece, (_, answer, composed) => {
    const [whole, rest] = shapesIn(stemSvg(composed), 17)
    assert(whole?.isDashed && rest)
    const corner = leastOf(whole.corners)
    const left = new Set(quartersIn(settled(rest.corners, corner)))
    const gap = quartersIn(settled(whole.corners, corner)).filter(quarter => !left.has(quarter))
    return canFill(new Set(gap), piecesIn(optionSvg(composed, answer), 17))
  }),
  // The drawn pieces fill the shape of the option.
  proof(whichShape, (_, answer, composed) =>
    canFill(shapeIn(optionSvg(composed, answer), 13), piecesIn(stemSvg(composed), 13)),
  ),
])
