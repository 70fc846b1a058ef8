import { type Estimator, estimators } from './outcome.ts'
import { cellSum, cellSumCount, raise, sum, sumCount, type Tally } from './tally.ts'

/** So many decisions with the mean reward stand beside what was seen of a cell. */
const pseudoCount = 10

/** The reward of each cell as all other folds foretell it, fold by fold. */
export function foretoldRewards({ counts, rewards, folds, cellCount }: Tally): Float64Array {
  const foretold = new Float64Array(folds * cellCount)
  for (let fold = 0; fold < folds; fold++) {
    const isOther = (place: number) => place < fold * cellCount || place >= (fold + 1) * cellCount
    const count = new Float64Array(cellCount)
    const reward = new Float64Array(cellCount)
    let allCount = 0
    let allReward = 0
    for (let place = 0; place < counts.length; place++) {
      if (!isOther(place)) continue
      const cell = place % cellCount
      const n = counts[place] ?? 0
      const r = rewards[place] ?? 0
      raise(count, cell, n)
      raise(reward, cell, r)
      allCount += n
      allReward += r
    }
    const mean = allCount > 0 ? allReward / allCount : 0
    for (let cell = 0; cell < cellCount; cell++)
      foretold[fold * cellCount + cell] =
        ((reward[cell] ?? 0) + pseudoCount * mean) / ((count[cell] ?? 0) + pseudoCount)
  }
  return foretold
}

/** All that the estimates of a cluster, or of many, are made of: the sums, and those of cells times what was foretold. */
export const contributionCount = sumCount + cellSumCount

/** After so many clusters it lets others have the processor. */
const clustersAtOnce = 50

/** One row for each cluster. Any of them can be added up, and the rewards are foretold from all. */
export function* contributionsOf(
  { clusters, folds, cellCount }: Tally,
  foretold: Float64Array,
): Generator<void, Float64Array[]> {
  const rows: Float64Array[] = []
  for (const [cluster, { sums, cells }] of clusters.entries()) {
    const row = new Float64Array(contributionCount)
    row.set(sums)
    const own = (cluster % folds) * cellCount
    for (let cell = 0; cell < cellCount; cell++) {
      const q = foretold[own + cell] ?? 0
      const from = cell * cellSumCount
      for (let i = 0; i < cellSumCount; i++) raise(row, sumCount + i, q * (cells[from + i] ?? 0))
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

/** Every estimator, the mean reward that was logged, and how much more the doubly robust one gives. */
export type Measured = Estimator | 'logged' | 'difference'
export const measured: readonly Measured[] = [...estimators, 'logged', 'difference']

/**
 * The estimates from a total of contributions; not numbers where there are no decisions. What the judged policy would
 * choose and the log never could adds nothing to any of them: they then fall short by its reward, which is why little of it
 * is allowed. Only the self-normalised IPS takes it to go as the rest does.
 */
export function valuesOf(total: Float64Array): Record<Measured, number> {
  const of = (place: number) => total[place] ?? 0
  const n = of(sum.decisions)
  const logged = of(sum.reward) / n
  const foretold = of(sumCount + cellSum.chance)
  const left = of(sum.weighted) - of(sumCount + cellSum.weight)
  const doublyRobust = (foretold + left) / n
  const weight = of(sum.weight)
  return {
    ips: of(sum.weighted) / n,
    clipped_ips: of(sum.clipped) / n,
    self_normalised_ips: of(sum.weighted) / weight,
    sub_gaussian_ips: of(sum.smoothed) / n,
    direct_method: foretold / n,
    doubly_robust: doublyRobust,
    self_normalised_doubly_robust: foretold / n + left / weight,
    switch_doubly_robust: (foretold + of(sum.kept) - of(sumCount + cellSum.kept)) / n,
    shrunk_doubly_robust: (foretold + of(sum.shrunk) - of(sumCount + cellSum.shrunk)) / n,
    logged,
    difference: doublyRobust - logged,
  }
}
