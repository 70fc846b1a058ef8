import assert from 'node:assert/strict'
import { measured, near, numbersIn, type Place, polygons, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { area, compound, rectangle, triangle } from './area.ts'

/** The shoelace formula: twice the area is the sum of the cross products. */
const surveyed = (corners: readonly Place[]) =>
  Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

const amount = (answer: string) => numbersIn(answer)[0] ?? Number.NaN

prove(area, [
  // Counts squares, row by row, in the rectangle that fits the description.
  proof(rectangle, (_, answer, { draft: { stem } }) => {
    const [first = 0, second = 0] = numbersIn(stem)
    const sides = (() => {
      for (let width = 1; width < 200; width++) {
        if (stem.includes('square') && width + width + width + width === first) return [width, width]
        if (stem.includes('perimeter') && width + width + second + second === first) return [second, width]
      }
      return [first, second]
    })()
    let squares = 0
    for (let row = 0; row < (sides[0] ?? 0); row++) for (let at = 0; at < (sides[1] ?? 0); at++) squares++
    return squares === Number(answer)
  }),
  // Measures the drawn shape and scales it by its labels.
  proof(compound, (facts, answer, { draft }) => {
    const { fits, corners, scale } = measured(draft.picture?.svg ?? '', facts.hidden)
    return fits && near(surveyed(corners) * scale ** 2, amount(answer), 0.4)
  }),
  proof(triangle, ({ foot, sloping }, answer, { draft }) => {
    const svg = draft.picture?.svg ?? ''
    const [corners = []] = polygons(svg)
    const [base = 0, height = 0, side, part] = texts(svg).map(({ text }) => amount(text))
    const [start = [0, 0], end = [0, 0], top = [0, 0]] = corners
    const long = (from: Place) =>
      (Math.hypot(top[0] - from[0], top[1] - from[1]) * base) / (end[0] - start[0])
    assert(side === undefined || near(side, Math.min(long(start), long(end)), 0.01), 'a false label')
    assert(part === undefined || part === (foot < 0 ? -foot : foot - base), 'another false label')
    assert.equal(side, sloping)
    const wide = Math.abs((corners[1]?.[0] ?? 0) - (corners[0]?.[0] ?? 0))
    const high = Math.abs((corners[2]?.[1] ?? 0) - (corners[0]?.[1] ?? 0))
    return (
      near(wide / high, base / height, 0.01) &&
      near((surveyed(corners) * base * base) / wide ** 2, amount(answer), 0.2)
    )
  }),
])
