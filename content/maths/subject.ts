import type { Subject } from '../topic.ts'
import { additionAndSubtraction } from './addition-and-subtraction.ts'
import { algebra } from './algebra.ts'
import { angles } from './angles.ts'
import { area } from './area.ts'
import { averages } from './averages.ts'
import { calculatingWithFractions } from './calculating-with-fractions.ts'
import { calendarAndAges } from './calendar-and-ages.ts'
import { coordinates } from './coordinates.ts'
import { decimalPlaceValue } from './decimal-place-value.ts'
import { decimals } from './decimals.ts'
import { division } from './division.ts'
import { equivalentFractions } from './equivalent-fractions.ts'
import { factorsMultiplesPrimes } from './factors-multiples-primes.ts'
import { flatShapes } from './flat-shapes.ts'
import { fractionsOfAmounts } from './fractions-of-amounts.ts'
import { imperialUnits } from './imperial-units.ts'
import { lineGraphsAndPieCharts } from './line-graphs-and-pie-charts.ts'
import { moneyTopic } from './money.ts'
import { multiStepProblems } from './multi-step-problems.ts'
import { multiplication } from './multiplication.ts'
import { negativeNumbers } from './negative-numbers.ts'
import { numberSequences } from './number-sequences.ts'
import { orderOfOperations } from './order-of-operations.ts'
import { orderingNumbers } from './ordering-numbers.ts'
import { percentages } from './percentages.ts'
import { perimeter } from './perimeter.ts'
import { placeValue } from './place-value.ts'
import { probability } from './probability.ts'
import { ratioAndProportion } from './ratio-and-proportion.ts'
import { readingScales } from './reading-scales.ts'
import { romanNumerals } from './roman-numerals.ts'
import { roundingAndEstimating } from './rounding-and-estimating.ts'
import { solidShapes } from './solid-shapes.ts'
import { speedDistanceTime } from './speed-distance-time.ts'
import { tablesAndBarCharts } from './tables-and-bar-charts.ts'
import { time } from './time.ts'
import { timetables } from './timetables.ts'
import { translationAndReflection } from './translation-and-reflection.ts'
import { unitsOfMeasure } from './units-of-measure.ts'
import { volume } from './volume.ts'
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
    romanNumerals,
    roundingAndEstimating,
    factorsMultiplesPrimes,
    negativeNumbers,
    numberSequences,
    orderOfOperations,
    equivalentFractions,
    fractionsOfAmounts,
    calculatingWithFractions,
    decimalPlaceValue,
    decimals,
    percentages,
    orderingNumbers,
    ratioAndProportion,
    algebra,
    wordProblems,
    unitsOfMeasure,
    imperialUnits,
    readingScales,
    time,
    timetables,
    speedDistanceTime,
    calendarAndAges,
    moneyTopic,
    perimeter,
    area,
    volume,
    angles,
    flatShapes,
    solidShapes,
    coordinates,
    translationAndReflection,
    tablesAndBarCharts,
    lineGraphsAndPieCharts,
    averages,
    probability,
    multiStepProblems,
  ],
}
