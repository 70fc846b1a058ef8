import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { ratioAndProportion, recipe, share, simplify } from './ratio-and-proportion.ts'

prove(ratioAndProportion, [
  // The cross products are equal, and no number above 1 divides both.
  proof(simplify, (_, answer, { draft }) => {
    const [a = 0, b = 0] = numbersIn(draft.stem)
    const [c = 0, d = 0] = numbersIn(answer)
    for (let by = 2; by <= Math.max(c, d); by++) if (c % by === 0 && d % by === 0) return false
    return a * d === b * c
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
