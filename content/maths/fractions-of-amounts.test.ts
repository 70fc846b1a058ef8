import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { fractionsOfAmounts, left, ofAmount, wholeFrom } from './fractions-of-amounts.ts'

const fractionsIn = (stem: string) =>
  [...stem.matchAll(/(\d+)\/(\d+)/g)].map(([, above, below]) => [Number(above), Number(below)] as const)

/** The numbers in the stem that are not part of a fraction. */
const amountsIn = (stem: string) => numbersIn(stem.replaceAll(/\d+\/\d+/g, ''))

const wholes = Array.from({ length: 1300 }, (_, whole) => whole)

prove(fractionsOfAmounts, [
  // The answer relates to the amount as the numerator to the denominator.
  proof(ofAmount, (_, answer, { draft }) => {
    const [[above, below] = [0, 1]] = fractionsIn(draft.stem)
    const [amount = 0] = amountsIn(draft.stem)
    return numberIn(answer) * below === amount * above
  }),
  // Deals things into piles one by one, and counts the piles that are not taken.
  proof(left, (_, answer, { draft }) => {
    let [stock = 0] = amountsIn(draft.stem)
    for (const [above, below] of fractionsIn(draft.stem)) {
      const piles = Array.from({ length: below }, () => 0)
      for (let at = 0; at < stock; at++) piles[at % below] = (piles[at % below] ?? 0) + 1
      assert.equal(new Set(piles).size, 1, 'the piles are not equal')
      stock = piles.slice(above).reduce((sum, pile) => sum + pile, 0)
    }
    return stock > 0 && stock === numberIn(answer)
  }),
  // Only one whole has that part.
  proof(wholeFrom, (_, answer, { draft }) => {
    const [[above, below] = [0, 1]] = fractionsIn(draft.stem)
    const [part = 0] = amountsIn(draft.stem)
    const fits = wholes.filter(whole => whole * above === part * below)
    return fits.length === 1 && fits[0] === numberIn(answer)
  }),
])
