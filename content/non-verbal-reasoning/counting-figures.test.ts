import assert from 'node:assert/strict'
import { type Mark, markedOption, markedStem } from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { countCrossings, countingFigures, countTriangles, sidesAndDots } from './counting-figures.ts'

type Point = readonly [number, number]
type Line = readonly [Point, Point]

const linesIn = (marks: readonly Mark[]): Line[] =>
  marks.map(({ points: [from = [0, 0], to = [0, 0]] }) => [from, to])

/** On which side of a line a point lies: 1, -1, or 0 on the line. */
const sideOf = ([[a, b], [c, d]]: Line, [x, y]: Point) => {
  const turn = ((c - a) * (y - b) - (d - b) * (x - a)) / Math.hypot(c - a, d - b)
  return Math.abs(turn) < 0.5 ? 0 : Math.sign(turn)
}

/** Whether two segments meet, including at their ends: neither has both ends on one side of the other. */
const meet = (one: Line, other: Line) =>
  sideOf(one, other[0]) * sideOf(one, other[1]) <= 0 && sideOf(other, one[0]) * sideOf(other, one[1]) <= 0

/** The intersection of the two infinite lines. */
function meeting([[a, b], [c, d]]: Line, [[e, f], [g, h]]: Line): Point | undefined {
  const [p, q] = [a * d - b * c, e * h - f * g]
  const below = (a - c) * (f - h) - (b - d) * (e - g)
  return Math.abs(below) < 1
    ? undefined
    : [(p * (e - g) - (a - c) * q) / below, (p * (f - h) - (b - d) * q) / below]
}

const far = (p: Point | undefined, q: Point | undefined) => p && q && Math.hypot(p[0] - q[0], p[1] - q[1]) > 1

prove(countingFigures, [
  // Uses every rule dots = a × sides + b with small a that fits the three figures.
  proof(sidesAndDots, (_, answer, composed) => {
    const pair = (marks: readonly Mark[]) => [marks[0]?.points.length ?? 0, marks.length - 1] as const
    const group = markedStem(composed).map(pair)
    const fitting = [-2, -1, 0, 1, 2, 3]
      .flatMap(a => Array.from({ length: 41 }, (_, at) => [a, at - 20] as const))
      .filter(([a, b]) => group.every(([sides, dots]) => dots === a * sides + b))
    assert.equal(fitting.length, 1, 'more than one rule fits, or none')
    const [sides, dots] = pair(markedOption(composed, answer))
    return fitting.every(([a, b]) => dots === a * sides + b)
  }),
  // Pairs of drawn lines that each have their ends on both sides of the other.
  proof(countCrossings, (_, answer, composed) => {
    const lines = linesIn(markedStem(composed)[0] ?? [])
    return (
      lines.flatMap((one, at) => lines.slice(at + 1).filter(other => meet(one, other))).length ===
      Number(answer)
    )
  }),
  // Every three drawn lines that meet each other in three different points.
  proof(countTriangles, (_, answer, composed) => {
    const lines = linesIn(markedStem(composed)[0] ?? [])
    let found = 0
    lines.forEach((a, i) => {
      lines.slice(i + 1).forEach((b, j) => {
        for (const c of lines.slice(i + j + 2)) {
          const [p, q, r] = [meeting(a, b), meeting(b, c), meeting(a, c)]
          if (meet(a, b) && meet(b, c) && meet(a, c) && far(p, q) && far(q, r) && far(p, r)) found++
        }
      })
    })
    return found === Number(answer)
  }),
])
