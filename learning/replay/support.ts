import type { ReplayRefusal } from '@learn/contract/learn/words'
import type { Support } from './outcome.ts'
import { sum } from './tally.ts'

const leastSample = 200
const leastSampleShare = 0.05
/** With correct propensities, the mean weight is about 1. */
const meanWeights = { least: 0.9, most: 1.1 }
const mostUnsupported = 0.01

/** The part of an estimate's support that follows from weights. */
export type WeightSupport = Omit<Support, 'largestWeight' | 'joinedShare' | 'shortlistedShare'>

/** How much the log says about the judged policy, and the reasons if that is too little. */
export function supportOf(total: Float64Array): WeightSupport {
  const of = (place: number) => total[place] ?? 0
  const n = of(sum.decisions)
  const share = (of: number) => (n > 0 ? of / n : 0)
  const squared = of(sum.squaredWeight)
  const figures = {
    effectiveSample: squared > 0 ? of(sum.weight) ** 2 / squared : 0,
    leastEffectiveSample: Math.max(leastSample, leastSampleShare * n),
    meanWeight: share(of(sum.weight)),
    unsupportedMass: share(of(sum.unsupported)),
    unsupportedDecisions: share(of(sum.unsupportedDecisions)),
  }
  return { ...figures, refusedFor: refusalsOf(figures) }
}

function refusalsOf(support: Omit<WeightSupport, 'refusedFor'>): ReplayRefusal[] {
  const { effectiveSample, leastEffectiveSample, meanWeight, unsupportedMass } = support
  const found: ReplayRefusal[] = []
  if (effectiveSample < leastEffectiveSample) found.push('effective_sample')
  if (meanWeight < meanWeights.least || meanWeight > meanWeights.most) found.push('mean_weight')
  if (unsupportedMass > mostUnsupported) found.push('unsupported_mass')
  return found
}
