import type { KnownCandidate } from './catalogue.ts'
import type { Predictions } from './estimates.ts'
import { cellSum, cellSumCount, raise, sum, type Tally } from './tally.ts'

/** The limits between five bands of mastery. */
const bands = [0.35, 0.5, 0.65, 0.8]
const bandCount = bands.length + 1
const cellsOfTopic = 2 * bandCount

/** Rewards are predicted by cell: a topic, lesson or question, and a band of mastery. */
export class CellPlan {
  readonly count: number

  constructor(topics: number) {
    this.count = topics * cellsOfTopic + 1
  }

  /** Each topic's share of the judged policy's choices, among those whose reward would be known. */
  sharesOf({ clusters, folds }: Tally, { known }: Predictions): Float64Array {
    const shares = new Float64Array(Math.ceil(this.count / cellsOfTopic))
    let all = 0
    for (const [cluster, { sums, cells }] of clusters.entries()) {
      all += sums[sum.unsupported] ?? 0
      for (let cell = 0; cell < this.count; cell++) {
        const chance = cells[cell * cellSumCount + cellSum.chance] ?? 0
        const share = chance * (known[(cluster % folds) * this.count + cell] ?? 0)
        raise(shares, Math.floor(cell / cellsOfTopic), share)
        all += share
      }
    }
    return shares.map(share => share / all)
  }

  /** Candidates without a topic, or with one that is no longer taught, share the last cell. */
  cellOf(candidate: KnownCandidate | undefined, mastery: number): number {
    if (candidate === undefined || candidate.topic < 0) return this.count - 1
    let band = 0
    while (band < bands.length && mastery >= (bands[band] ?? 1)) band++
    return candidate.topic * cellsOfTopic + (candidate.actionType === 'lesson' ? bandCount : 0) + band
  }
}
