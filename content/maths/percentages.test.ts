import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { asPercent, percentages, percentChange, percentOf } from './percentages.ts'

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
  // That percentage of the whole gives the part.
  proof(asPercent, ({ part, whole }, answer, { draft }) => {
    assert.deepEqual(
      numbersIn(draft.stem).sort((a, b) => a - b),
      [part, whole].sort((a, b) => a - b),
    )
    return numberIn(answer) * whole === part * 100
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
