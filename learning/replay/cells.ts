import type { KnownCandidate } from './catalogue.ts'
import { cellSum, cellSumCount, raise, type Tally } from './tally.ts'

/** How well a topic was known, in five bands: below each of these, and above. */
const bands = [0.35, 0.5, 0.65, 0.8]
const bandCount = bands.length + 1
const cellsOfTopic = 2 * bandCount

/** What a reward is foretold from: the topic, whether it was taught or asked about, and how well it was known. */
export class CellPlan {
  readonly count: number

  constructor(topics: number) {
    this.count = topics * cellsOfTopic + 1
  }

  /** How often the judged policy would have chosen each topic. */
  chancesOf({ clusters }: Tally): Float64Array {
    const chances = new Float64Array(Math.floor(this.count / cellsOfTopic))
    for (const { cells } of clusters)
      for (let cell = 0; cell < this.count - 1; cell++)
        raise(chances, Math.floor(cell / cellsOfTopic), cells[cell * cellSumCount + cellSum.chance] ?? 0)
    return chances
  }

  /** What is of no topic, or of one that is no longer taught, shares the last. */
  cellOf(candidate: KnownCandidate | undefined, mastery: number): number {
    if (candidate === undefined || candidate.topic < 0) return this.count - 1
    let band = 0
    while (band < bands.length && mastery >= (bands[band] ?? 1)) band++
    return candidate.topic * cellsOfTopic + (candidate.actionType === 'lesson' ? bandCount : 0) + band
  }
}
