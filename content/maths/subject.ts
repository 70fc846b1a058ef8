import type { Subject } from '../topic.ts'
import { additionAndSubtraction } from './addition-and-subtraction.ts'
import { division } from './division.ts'
import { factorsMultiplesPrimes } from './factors-multiples-primes.ts'
import { multiplication } from './multiplication.ts'
import { negativeNumbers } from './negative-numbers.ts'
import { orderOfOperations } from './order-of-operations.ts'
import { placeValue } from './place-value.ts'
import { roundingAndEstimating } from './rounding-and-estimating.ts'

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
    orderOfOperations,
  ],
}
