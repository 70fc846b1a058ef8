import type { Subject } from '../topic.ts'
import { additionAndSubtraction } from './addition-and-subtraction.ts'
import { algebra } from './algebra.ts'
import { calculatingWithFractions } from './calculating-with-fractions.ts'
import { decimals } from './decimals.ts'
import { division } from './division.ts'
import { equivalentFractions } from './equivalent-fractions.ts'
import { factorsMultiplesPrimes } from './factors-multiples-primes.ts'
import { fractionsOfAmounts } from './fractions-of-amounts.ts'
import { multiplication } from './multiplication.ts'
import { negativeNumbers } from './negative-numbers.ts'
import { numberSequences } from './number-sequences.ts'
import { orderOfOperations } from './order-of-operations.ts'
import { percentages } from './percentages.ts'
import { placeValue } from './place-value.ts'
import { ratioAndProportion } from './ratio-and-proportion.ts'
import { roundingAndEstimating } from './rounding-and-estimating.ts'
import { wordProblems } from './word-problems.ts'

export const maths: Subject = {
  id: 'maths',
  name: 'Maths',
  subdomains: {
    number: 'Number',
    fractions: 'Fractions, decimals and percentages',
    ratio: 'Ratio and algebra',
    measures: 'Measures, time and money',
    geometry: 'Shape and space',
    data: 'Data',
    problems: 'Problem solving',
  },
  topics: [
    placeValue,
    additionAndSubtraction,
    multiplication,
    division,
    roundingAndEstimating,
    factorsMultiplesPrimes,
    negativeNumbers,
    numberSequences,
    orderOfOperations,
    equivalentFractions,
    fractionsOfAmounts,
    calculatingWithFractions,
    decimals,
    percentages,
    ratioAndProportion,
    algebra,
    wordProblems,
  ],
}
