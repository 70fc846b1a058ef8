import assert from 'node:assert/strict'
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
import { seriesWithTwoRules, turnAndLook, twoWalkers } from './series-with-two-rules.ts'

/** The next value of a repeating pattern, with the shortest cycle that explains the row. */
function inTurn<T>(values: readonly T[]): T | undefined {
  const period = [1, 2, 3].find(length =>
    values.every((value, at) => at < length || value === values[at - length]),
  )
  assert(period, 'no cycle fits')
  return values[values.length % period]
}

const large = (mark: Mark): Mark => {
  const scale = 30 / reach(mark)
  return mapped([{ ...mark, fill: '' }], (x, y) => [x * scale, y * scale])[0] ?? mark
}

const eighths = (a: Mark, b: Mark) => {
  const found = [0, 1, 2, 3, 4, 5, 6, 7].filter(at =>
    looksLike(mapped([large(a)], turning(at * 45)), [large(b)]),
  )
  assert.equal(found.length, 1, 'more than one rotation fits, or none')
  return found[0] ?? 0
}

const placeOf = (mark: Mark) => {
  const [x, y] = middleOf(mark)
  return Math.round(((Math.atan2(x, -y) / Math.PI) * 4 + 8) % 8) % 8
}

prove(seriesWithTwoRules, [
  // Reads rotation, fill and size from the drawn boxes and continues each separately.
  proof(turnAndLook, (_, answer, composed) => {
    const boxes = markedStem(composed)
      .slice(0, 4)
      .map(([mark]) => mark)
      .filter(mark => mark !== undefined)
    const [option] = markedOption(composed, answer)
    const [first, second, third, fourth] = boxes
    assert(option && first && second && third && fourth)
    const by = eighths(first, second)
    assert(eighths(second, third) === by && eighths(third, fourth) === by)
    return (
      looksLike(mapped([large(fourth)], turning(by * 45)), [large(option)]) &&
      option.fill === inTurn(boxes.map(({ fill }) => fill)) &&
      Math.abs(reach(option) - (inTurn(boxes.map(mark => Math.round(reach(mark)))) ?? 0)) < 1.5
    )
  }),
  // Each mark's position is an angle around the box, and it moves by the same angle from box to box.
  proof(twoWalkers, (_, answer, composed) => {
    const boxes = markedStem(composed).slice(0, 4)
    const option = markedOption(composed, answer)
    return [1, 2].every(which => {
      const [a, b, c, d] = boxes.map(box => box[which]).filter(mark => mark !== undefined)
      const mark = option[which]
      assert(a && b && c && d && mark)
      const by = (placeOf(b) - placeOf(a) + 8) % 8
      assert((placeOf(c) - placeOf(b) + 8) % 8 === by && (placeOf(d) - placeOf(c) + 8) % 8 === by)
      return placeOf(mark) === (placeOf(d) + by) % 8 && mark.fill === inTurn([a.fill, b.fill, c.fill, d.fill])
    })
  }),
])
