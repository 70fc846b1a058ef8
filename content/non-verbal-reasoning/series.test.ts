import assert from 'node:assert/strict'
import {
  looksLike,
  type Mark,
  mapped,
  markedOption,
  markedStem,
  middleOf,
  turning,
} from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { nextCount, nextPlace, nextTurn, series } from './series.ts'

/** The next number if the steps are constant, grow evenly or alternate; on a circle of this size, if given. */
function continuedRow(numbers: readonly number[], circle = 0): number {
  const within = (value: number) => (circle ? ((value % circle) + circle) % circle : value)
  const steps = numbers.slice(1).map((value, at) => within(value - (numbers[at] ?? 0)))
  const [a = 0, b = 0, c = 0] = steps
  const last = numbers.at(-1) ?? 0
  if (a === b && b === c) return within(last + c)
  if (within(b - a) === within(c - b)) return within(last + c + within(c - b))
  assert(a === c, 'no rule fits')
  return within(last + b)
}

/** By how many eighths the second figure is rotated from the first. */
function eighths(a: readonly Mark[], b: readonly Mark[]): number {
  const found = [0, 1, 2, 3, 4, 5, 6, 7].filter(at => looksLike(mapped(a, turning(at * 45)), b))
  assert.equal(found.length, 1, 'more than one rotation fits, or none')
  return found[0] ?? 0
}

/** In eighths around the box, clockwise. */
const placeOf = (mark: Mark | undefined) => {
  const [x, y] = middleOf(mark ?? { points: [] })
  return Math.round(((Math.atan2(x, -y) / Math.PI) * 4 + 8) % 8) % 8
}

prove(series, [
  proof(nextTurn, (_, answer, composed) => {
    const boxes = markedStem(composed).slice(0, 4)
    const [first = []] = boxes
    const next = continuedRow(
      boxes.map(box => eighths(first, box)),
      8,
    )
    return looksLike(mapped(first, turning(next * 45)), markedOption(composed, answer))
  }),
  proof(nextPlace, (_, answer, composed) => {
    const places = markedStem(composed)
      .slice(0, 4)
      .map(([, mark]) => placeOf(mark))
    return placeOf(markedOption(composed, answer)[1]) === continuedRow(places, 8)
  }),
  proof(nextCount, (_, answer, composed) => {
    const numbers = markedStem(composed)
      .slice(0, 4)
      .map(box => box.length)
    return markedOption(composed, answer).length === continuedRow(numbers)
  }),
])
