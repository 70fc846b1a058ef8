import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { calculate, negativeNumbers, order } from './negative-numbers.ts'
import { temperature } from './temperature.ts'

/** Moves along a number line, one mark at a time. */
function walked(from: number, by: number): number {
  let at = from
  for (let left = Math.abs(by); left > 0; left--) at += Math.sign(by)
  return at
}

prove(negativeNumbers, [
  // Uses only the stem: its numbers and its words for up and down.
  proof(temperature, (_, answer, { draft }) => {
    const stem = draft.stem.replace(/At 6 [ap]m /, '')
    const numbers = numbersIn(stem)
    const [first = 0, second = 0, third = 0] = numbers
    if (stem.includes('did the temperature rise')) return walked(first, numberIn(answer)) === second
    if (stem.includes('before it fell')) {
      const fallen = walked(numberIn(answer), -first)
      return stem.includes('Then it rose') ? walked(fallen, second) === third : fallen === second
    }
    const afterNoon = walked(first, stem.includes('had risen') ? second : -second)
    if (numbers.length === 2) return afterNoon === numberIn(answer)
    assert(/Then it fell/.test(stem))
    return walked(afterNoon, -third) === numberIn(answer)
  }),
  // The same numbers as in the stem, each beyond the one before.
  proof(order, ({ falling }, answer, { draft }) => {
    const numbers = numbersIn(answer)
    const sorted = (list: readonly number[]) => list.map(String).sort().join()
    assert.equal(sorted(numbers), sorted(numbersIn(draft.stem)))
    assert.equal(draft.stem.includes('highest to lowest'), falling)
    return numbers.every(
      (value, at) => at === 0 || (falling ? value < (numbers[at - 1] ?? 0) : value > (numbers[at - 1] ?? 0)),
    )
  }),
  // Follows the sum in the stem along the number line, sign by sign.
  proof(calculate, (_, answer, { draft }) => {
    const [, sum = ''] = /\*\*(.*)\*\*/.exec(draft.stem) ?? []
    const [first = '', ...rest] = sum.split(/ (?=[+−] )/)
    const end = rest.reduce(
      (at, part) => walked(at, (part.startsWith('+') ? 1 : -1) * numberIn(part.slice(2))),
      numberIn(first),
    )
    return end === numberIn(answer)
  }),
])
