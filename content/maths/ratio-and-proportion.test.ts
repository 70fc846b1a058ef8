import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { ratioAndProportion, recipe, share, simplify } from './ratio-and-proportion.ts'

const sizes = {
  m: 100,
  cm: 1,
  kg: 1000,
  g: 1,
  litre: 1000,
  ml: 1,
  km: 100_000,
  hour: 60,
  minute: 1,
  week: 7,
  day: 1,
}

/** In centimetres, grams, millilitres, pence, minutes or days. */
function inSmallUnits(text: string): number {
  if (text.startsWith('£')) return Math.round(numberIn(text) * 100)
  const unit = /[a-z]+$/.exec(text)?.[0] ?? ''
  const size = Object.entries(sizes).find(([name]) => unit === name || unit === `${name}s`)?.[1] ?? 1
  return Math.round(numberIn(text) * size)
}

prove(ratioAndProportion, [
  // In the smallest units, all cross products are equal, and no number above 1 divides all of them.
  proof(simplify, (_, answer, { draft }) => {
    const [, shown = ''] = /\*\*(.+)\*\*/.exec(draft.stem) ?? []
    const given = shown.split(' : ').map(inSmallUnits)
    const got = numbersIn(answer)
    for (let by = 2; by <= Math.max(...got); by++) if (got.every(value => value % by === 0)) return false
    return (
      got.length === given.length &&
      got.every((value, at) =>
        got.every((other, of) => value * (given[of] ?? 0) === other * (given[at] ?? 0)),
      )
    )
  }),
  // Deals out portions one by one until the amount in the stem is reached.
  proof(share, ({ told, asked }, answer, { draft }) => {
    const [first = 0, second = 0, given = 0] = numbersIn(draft.stem)
    const got = { first: 0, second: 0 }
    const reached = () =>
      told === 'total'
        ? got.first + got.second
        : told === 'part'
          ? got.first
          : Math.abs(got.first - got.second)
    while (reached() < given) {
      got.first += first
      got.second += second
    }
    assert.equal(reached(), given)
    if (told === 'difference') {
      const [, larger, smaller] = /(\w+) gets \S+ more than (\w+)/.exec(draft.stem) ?? [
        ...(/more ([a-z ]+) than ([a-z ]+)\./.exec(draft.stem) ?? []),
      ]
      assert.equal(draft.stem.indexOf(larger ?? '?') < draft.stem.indexOf(smaller ?? '?'), first > second)
    }
    return numberIn(answer) === (asked === 'all' ? got.first + got.second : got[asked])
  }),
  // Amounts and counts are proportional: their cross products are equal.
  proof(recipe, (_, answer, { draft }) => {
    const [given = 0, base = 0, wanted = 0] = numbersIn(draft.stem)
    return numberIn(answer) * base === given * wanted
  }),
])
