import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { commonOf, factorsMultiplesPrimes, primeFactors } from './factors-multiples-primes.ts'
import { whichNumber } from './kinds-of-number.ts'

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

/** The primes, by a sieve like that on a hundred square. */
const sieve = new Set(upTo(1000).slice(1))
for (const value of upTo(32).slice(1))
  for (let many = value * 2; many <= 1000; many += value) sieve.delete(many)

/** Counts in steps until the number is reached or passed. */
const isMet = (value: number, by: number) => {
  let reached = 0
  while (reached < value) reached += by
  return reached === value
}

prove(factorsMultiplesPrimes, [
  // Tests what the stem asks for by counting in steps.
  proof(whichNumber, (_, answer, { draft }) => {
    const value = numberIn(answer)
    const of = numbersIn(draft.stem)
    if (draft.stem.includes('square'))
      return upTo(40).some(root => root * root === value) && of.every(one => isMet(value, one))
    if (draft.stem.includes('multiple')) return of.every(one => isMet(value, one))
    if (draft.stem.includes('factor')) return of.every(one => isMet(one, value))
    if (draft.stem.includes('prime')) return sieve.has(value)
    return upTo(20).some(root => root * root * root === value)
  }),
  // Tries all numbers from one end: the first that fits is the answer.
  proof(commonOf, ({ asked, first, second }, answer, { draft }) => {
    assert.deepEqual(numbersIn(draft.stem), [first, second])
    if (asked === 'factor') {
      const fits = upTo(first).findLast(value => isMet(first, value) && isMet(second, value))
      return numberIn(answer) === fits
    }
    const fits = upTo(first * second).find(value => isMet(value, first) && isMet(value, second))
    return numberIn(answer) === fits
  }),
  // The product is the number, and the sieve contains every factor.
  proof(primeFactors, (_, answer, { draft }) => {
    const factors = numbersIn(answer)
    return (
      factors.every(factor => sieve.has(factor)) && factors.reduce((a, b) => a * b) === numberIn(draft.stem)
    )
  }),
])
