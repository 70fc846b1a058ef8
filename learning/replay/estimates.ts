import { type ReplayEstimator, replayEstimators } from '@learn/contract/learn/words'
import { cellSum, cellSumCount, raise, sum, sumCount, type Tally } from './tally.ts'

/** Each cell is smoothed with this many decisions of the mean reward. */
const pseudoCount = 10

/** Predictions by fold and cell, made from all other folds. */
export interface Predictions {
  /** The probability that the reward of such a choice is known. */
  readonly known: Float64Array
  /** The reward, counted as 0 if unknown. */
  readonly gained: Float64Array
}

export const predictRewards = (tally: Tally): Predictions => ({
  known: predictMeans(tally, tally.known, 1),
  gained: predictMeans(tally, tally.rewards, 0),
})

/** The mean of each cell in the other folds; `unseen` if they have no decisions. */
function predictMeans({ counts, folds, cellCount }: Tally, sums: Float64Array, unseen: number): Float64Array {
  const predicted = new Float64Array(folds * cellCount)
  for (let fold = 0; fold < folds; fold++) {
    const isOther = (place: number) => place < fold * cellCount || place >= (fold + 1) * cellCount
    const count = new Float64Array(cellCount)
    const sum = new Float64Array(cellCount)
    let allCount = 0
    let allSum = 0
    for (let place = 0; place < counts.length; place++) {
      if (!isOther(place)) continue
      const cell = place % cellCount
      raise(count, cell, counts[place] ?? 0)
      raise(sum, cell, sums[place] ?? 0)
      allCount += counts[place] ?? 0
      allSum += sums[place] ?? 0
    }
    const mean = allCount > 0 ? allSum / allCount : unseen
    for (let cell = 0; cell < cellCount; cell++)
      predicted[fold * cellCount + cell] =
        ((sum[cell] ?? 0) + pseudoCount * mean) / ((count[cell] ?? 0) + pseudoCount)
  }
  return predicted
}

/** Where the cell sums start that are multiplied by predicted rewards, and by the predicted chance of knowing them. */
const gainedFrom = sumCount
const knownFrom = gainedFrom + cellSumCount

/** The numbers that estimates are computed from: a cluster's sums, and its cell sums times the predictions. */
export const contributionCount = knownFrom + cellSumCount

/** Yields after this many clusters, so that other work can run. */
const clustersAtOnce = 50

/** One row for each cluster. Any rows can be added up; the predictions come from all clusters. */
export function* contributionsOf(
  { clusters, folds, cellCount }: Tally,
  { known, gained }: Predictions,
): Generator<void, Float64Array[]> {
  const rows: Float64Array[] = []
  for (const [cluster, { sums, cells }] of clusters.entries()) {
    const row = new Float64Array(contributionCount)
    row.set(sums)
    const own = (cluster % folds) * cellCount
    for (let cell = 0; cell < cellCount; cell++) {
      const [reward, chance] = [gained[own + cell] ?? 0, known[own + cell] ?? 0]
      for (let i = 0; i < cellSumCount; i++) {
        const cellTotal = cells[cell * cellSumCount + i] ?? 0
        raise(row, gainedFrom + i, reward * cellTotal)
        raise(row, knownFrom + i, chance * cellTotal)
      }
    }
    rows.push(row)
    if (rows.length % clustersAtOnce === 0) yield
  }
  return rows
}

export function totalOf(contributions: readonly Float64Array[]): Float64Array {
  const total = new Float64Array(contributionCount)
  for (const row of contributions) for (const [at, value] of row.entries()) raise(total, at, value)
  return total
}

/** Every estimator, the mean logged reward, and how far the doubly robust estimate exceeds it. */
export type MeasureName = ReplayEstimator | 'logged' | 'difference'
export const measured: readonly MeasureName[] = [...replayEstimators, 'logged', 'difference']

/**
 * The estimates from a total of contributions; NaN without decisions. Estimators with a model count only rewards that would
 * be known, so a choice that is rarely answered is no better or worse for it. What the log could never choose counts as 0,
 * and intervals allow for it; only self-normalized IPS assumes that it does as well as the rest.
 */
export function valuesOf(total: Float64Array): Record<MeasureName, number> {
  const of = (place: number) => total[place] ?? 0
  const n = of(sum.decisions)
  const logged = of(sum.reward) / n
  const gained = (place: number) => of(gainedFrom + place)
  const known = (place: number) => of(knownFrom + place)
  const predicted = gained(cellSum.chance)
  const among = known(cellSum.chance) + of(sum.unsupported)
  const left = of(sum.weighted) - gained(cellSum.weight)
  const leftAmong = of(sum.weight) - known(cellSum.weight)
  const doublyRobust = (predicted + left) / (among + leftAmong)
  const drawn = of(sum.drawn)
  const weight = of(sum.drawnWeight)
  return {
    ips: of(sum.weighted) / n,
    clipped_ips: of(sum.clipped) / n,
    self_normalized_ips: of(sum.weighted) / of(sum.weight),
    sub_gaussian_ips: of(sum.smoothed) / n,
    direct_method: predicted / among,
    doubly_robust: doublyRobust,
    self_normalized_doubly_robust: (predicted / drawn + left / weight) / (among / drawn + leftAmong / weight),
    switch_doubly_robust:
      (predicted + of(sum.kept) - gained(cellSum.kept)) / (among + of(sum.keptWeight) - known(cellSum.kept)),
    shrunk_doubly_robust:
      (predicted + of(sum.shrunk) - gained(cellSum.shrunk)) /
      (among + of(sum.shrunkWeight) - known(cellSum.shrunk)),
    logged,
    difference: doublyRobust - logged,
  }
}
