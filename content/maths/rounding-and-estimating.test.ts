import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { couldBe, estimate, roundingAndEstimating, roundTo } from './rounding-and-estimating.ts'

const thousandths = (value: number) => Math.round(value * 1000)

const sizes = new Map([
  ['hundredth', 0.01],
  ['tenth', 0.1],
  ['whole number', 1],
  ['ten', 10],
  ['hundred', 100],
  ['thousand', 1_000],
  ['ten thousand', 10_000],
  ['hundred thousand', 100_000],
])

/** No other number of this size is closer; of two equally close numbers, it is the larger. */
function isNearest(candidate: number, value: number, size: number): boolean {
  const [c, v, s] = [candidate, value, size].map(thousandths) as [number, number, number]
  return c % s === 0 && 2 * (v - c) < s && 2 * (c - v) <= s
}

const sizeIn = (stem: string) => sizes.get(/nearest ([a-z ]+)\./.exec(stem)?.[1] ?? '') ?? Number.NaN

prove(roundingAndEstimating, [
  proof(roundTo, (_, answer, { draft }) =>
    isNearest(numberIn(answer), numberIn(draft.stem), sizeIn(draft.stem)),
  ),
  // Rounds both numbers by searching for the closest one with a single digit. No option is closer to the exact result.
  proof(estimate, ({ sign }, answer, composed) => {
    const [first = 0, second = 0] = numbersIn(composed.draft.stem).slice(-2)
    const round = (value: number) => {
      const easy = [0.01, 0.1, 1, 10, 100, 1000].flatMap(size =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(digit => ({ size, value: digit * size })),
      )
      const ofSize = easy.filter(one => one.size <= value && value < one.size * 10)
      return ofSize.reduce((best, one) =>
        Math.abs(one.value - value) <= Math.abs(best.value - value) + 1e-9 ? one : best,
      ).value
    }
    const work = (a: number, b: number) =>
      sign === '+' ? a + b : sign === '−' ? a - b : sign === '×' ? a * b : a / b
    const off = Math.abs(numberIn(answer) - work(first, second))
    assert(composed.mode === 'options')
    const best = composed.values.every(value => Math.abs(numberIn(value) - work(first, second)) >= off)
    return best && Math.abs(work(round(first), round(second)) - numberIn(answer)) < 1e-6
  }),
  // The number rounds to the given value, and the next one beyond it does not.
  proof(couldBe, ({ places, largest }, answer, { draft }) => {
    const size = sizeIn(draft.stem)
    const rounded = numbersIn(draft.stem)[0] ?? 0
    const next = numberIn(answer) + (largest ? 1 : -1) / 10 ** places
    assert(draft.stem.includes(largest ? 'largest' : 'smallest'))
    return isNearest(rounded, numberIn(answer), size) && !isNearest(rounded, next, size)
  }),
])
