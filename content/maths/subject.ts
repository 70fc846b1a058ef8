import type { Subject } from '../topic.ts'
import { moneyTopic } from './money.ts'
import { placeValue } from './place-value.ts'
import { readingScales } from './reading-scales.ts'
import { time } from './time.ts'
import { timetables } from './timetables.ts'
import { unitsOfMeasure } from './units-of-measure.ts'

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
  topics: [placeValue, unitsOfMeasure, readingScales, time, timetables, moneyTopic],
}
