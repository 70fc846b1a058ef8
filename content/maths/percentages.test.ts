import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { asPercent } from './as-percentage.ts'
import { percentages, percentChange, percentOf } from './percentages.ts'

const prices = Array.from({ length: 1000 }, (_, price) => price)

prove(percentages, [
  // Adds up that many thousandths of the amount, one by one.
  proof(percentOf, (_, answer, { draft }) => {
    const [rate = 0, amount = 0] = numbersIn(draft.stem)
    let thousandths = 0
    for (let each = 0; each < Math.round(rate * 10); each++) thousandths += amount
    const value = /^\d+p$/.test(answer) ? Number.parseInt(answer, 10) / 100 : numberIn(answer)
    return thousandths === Math.round(value * 1000)
  }),
  // Tries all percentages: one of them makes the facts in the stem true.
  proof(asPercent, (_, answer, { draft }) => {
    const [one = 0, two = 0] = numbersIn(draft.stem)
    const holds = (rate: number) => {
      if (/goes up/.test(draft.stem)) return one * 100 + one * rate === two * 100
      if (/goes down/.test(draft.stem)) return one * 100 - one * rate === two * 100
      const [low, high] = [Math.min(one, two), Math.max(one, two)]
      if (/\*\*not\*\*|free|lose/.test(draft.stem)) return high * rate === (high - low) * 100
      if (/ and /.test(draft.stem) && !/and \d+ of them/.test(draft.stem))
        return (one + two) * rate === one * 100
      return high * rate === low * 100
    }
    const fits = Array.from({ length: 100 }, (_, rate) => rate).filter(holds)
    assert.equal(fits.length, 1, draft.stem)
    return fits[0] === numberIn(answer)
  }),
  // Of all prices up to £1,000, only one becomes the price in the stem.
  proof(percentChange, ({ kind }, answer, { draft }) => {
    const numbers = numbersIn(draft.stem)
    const rate = Number(/(\d+)%/.exec(draft.stem)?.[1])
    const other = numbers.find(value => value !== rate) ?? rate
    const value = numberIn(answer)
    if (kind === 'before') {
      const fits = prices.filter(price => (price - other) * 100 === price * rate)
      return fits.length === 1 && fits[0] === value
    }
    return (value - other) * 100 === (/cut/.test(draft.stem) ? -rate : rate) * other
  }),
])
