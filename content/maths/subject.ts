import type { Subject } from '../topic.ts'
import { angles } from './angles.ts'
import { area } from './area.ts'
import { averages } from './averages.ts'
import { coordinates } from './coordinates.ts'
import { flatShapes } from './flat-shapes.ts'
import { lineGraphsAndPieCharts } from './line-graphs-and-pie-charts.ts'
import { moneyTopic } from './money.ts'
import { perimeter } from './perimeter.ts'
import { placeValue } from './place-value.ts'
import { probability } from './probability.ts'
import { readingScales } from './reading-scales.ts'
import { solidShapes } from './solid-shapes.ts'
import { tablesAndBarCharts } from './tables-and-bar-charts.ts'
import { time } from './time.ts'
import { timetables } from './timetables.ts'
import { translationAndReflection } from './translation-and-reflection.ts'
import { unitsOfMeasure } from './units-of-measure.ts'
import { volume } from './volume.ts'

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
    unitsOfMeasure,
    readingScales,
    time,
    timetables,
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
  ],
}
