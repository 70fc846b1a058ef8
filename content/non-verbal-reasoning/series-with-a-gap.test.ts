import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  looksLike,
  type Mark,
  mapped,
  markedOption,
  markedStem,
  middleOf,
  reach,
  turning,
} from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { type Composed, compose } from '../template.ts'
import { countsAndFills, seriesWithAGap, turnAndFill, twoWalkers } from './series-with-a-gap.ts'

/** The five boxes of the row, with the option in the empty one. */
function filledIn(composed: Composed<unknown>, answer: string): Mark[][] {
  const row = markedStem(composed)
  assert.equal(row.length, 5)
  assert.equal(row.filter(box => box.length === 0).length, 1)
  return row.map(box => (box.length === 0 ? markedOption(composed, answer) : box))
}

/** Whether the values come again after one, two or three boxes. */
const takesTurns = <T>(values: readonly T[], most = 3) =>
  [1, 2, 3]
    .slice(0, most)
    .some(by => values.every((value, at) => at + by >= values.length || value === values[at + by]))

const large = (mark: Mark): Mark => {
  const scale = 30 / reach(mark)
  return mapped([{ ...mark, fill: '' }], (x, y) => [x * scale, y * scale])[0] ?? mark
}

/** Eighths of a turn, clockwise. */
const eighths = (a: Mark, b: Mark) => {
  const found = [0, 1, 2, 3, 4, 5, 6, 7].filter(at =>
    looksLike(mapped([large(a)], turning(at * 45)), [large(b)]),
  )
  assert.equal(found.length, 1, 'more than one rotation fits, or none')
  return found[0] ?? 0
}

const stepsOf = <T>(values: readonly T[], step: (a: T, b: T) => number) =>
  values.slice(1).map((value, at) => step(values[at] as T, value))

const around8 = (number: number) => ((number % 8) + 8) % 8

const placeOf = (mark: Mark) => {
  const [x, y] = middleOf(mark)
  return around8(Math.round((Math.atan2(x, -y) / Math.PI) * 4))
}

const areEqual = (values: readonly number[]) => new Set(values).size === 1

test('at steps 4 and 5 the fills and one of the marks never settle where the marks go', () => {
  for (const step of [4, 5] as const)
    for (let seed = 0; seed < 200; seed++) {
      const composed = compose(twoWalkers, seed, step)
      assert(composed.mode === 'options')
      const marks = composed.values.map(value => markedOption(composed, value).slice(-2))
      const [right = [], ...others] = [composed.right, 0, 1, 2, 3, 4].map(at => marks[at] ?? [])
      for (const which of [0, 1]) {
        const place = (option: Mark[]) => placeOf(option[which] as Mark)
        const alike = others.filter(
          other => place(other) === place(right) && other.every(({ fill }, at) => fill === right[at]?.fill),
        )
        assert(alike.length > 1, `step ${step}, seed ${seed}`)
      }
    }
})

prove(seriesWithAGap, [
  // All turns are the same, or each is more than the last by as much as the first. Fills and sizes take turns.
  proof(turnAndFill, (_, answer, composed) => {
    const marks = filledIn(composed, answer).map(([mark]) => mark as Mark)
    const turns = stepsOf(marks, eighths)
    const growth = stepsOf([0, ...turns], (a, b) => around8(b - a))
    return (
      (areEqual(turns) || areEqual(growth)) &&
      takesTurns(marks.map(({ fill }) => fill)) &&
      takesTurns(
        marks.map(mark => reach(mark) > 20),
        2,
      )
    )
  }),
  // Each mark goes round the box by the same angle from box to box.
  proof(twoWalkers, (_, answer, composed) => {
    const boxes = filledIn(composed, answer)
    return [-2, -1].every(which => {
      const marks = boxes.map(box => box.at(which) as Mark)
      return (
        areEqual(stepsOf(marks.map(placeOf), (a, b) => around8(b - a))) &&
        takesTurns(
          marks.map(({ fill }) => fill),
          2,
        )
      )
    })
  }),
  // The jumps of the numbers are equal, take turns, or grow by one. Fills and shapes take turns.
  proof(countsAndFills, (_, answer, composed) => {
    const boxes = filledIn(composed, answer)
    const jumps = stepsOf(
      boxes.map(box => box.length),
      (a, b) => b - a,
    )
    const growth = stepsOf(jumps, (a, b) => b - a)
    // A square and a diamond both have four corners, but not in the same places.
    const outline = ({ points, radius }: Mark) => {
      const [x = 0] = points[0] ?? []
      return `${points.length} ${radius > 0} ${Math.round((x - middleOf({ points })[0]) / 3)}`
    }
    return (
      (takesTurns(jumps, 2) || (areEqual(growth) && Math.abs(growth[0] ?? 0) === 1)) &&
      takesTurns(boxes.map(([mark]) => mark?.fill)) &&
      boxes.every(box => new Set(box.map(mark => outline(mark) + mark.fill)).size === 1) &&
      takesTurns(
        boxes.map(box => outline(box[0] as Mark)),
        2,
      )
    )
  }),
])
