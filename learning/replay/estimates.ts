import { type Estimator, estimators } from './outcome.ts'
import { cellSum, cellSumCount, raise, sum, sumCount, type Tally } from './tally.ts'

/** So many decisions with the mean reward stand beside what was seen of a cell. */
const pseudoCount = 10

/** By fold and cell, as all other folds foretell it. */
export interface Foretold {
  /** How likely it is to be known what came of such a choice. */
  readonly known: Float64Array
  /** Its reward, which is 0 where it is not known. */
  readonly gained: Float64Array
}

export const foretoldRewards = (tally: Tally): Foretold => ({
  known: foretoldMeans(tally, tally.known, 1),
  gained: foretoldMeans(tally, tally.rewards, 0),
})

/** The mean of each cell in the other folds; `unseen` where there is nothing in them. */
function foretoldMeans(
  { counts, folds, cellCount }: Tally,
  sums: Float64Array,
  unseen: number,
): Float64Array {
  const foretold = new Float64Array(folds * cellCount)
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
      foretold[fold * cellCount + cell] =
        ((sum[cell] ?? 0) + pseudoCount * mean) / ((count[cell] ?? 0) + pseudoCount)
  }
  return foretold
}

/** Where the sums of cells begin, times the rewards and times the knowledge of them that were foretold. */
const gainedFrom = sumCount
const knownFrom = gainedFrom + cellSumCount

/** All that the estimates of a cluster, or of many, are made of: the sums, and those of cells times what was foretold. */
export const contributionCount = knownFrom + cellSumCount

/** After so many clusters it lets others have the processor. */
const clustersAtOnce = 50

/** One row for each cluster. Any of them can be added up, and the rewards are foretold from all. */
export function* contributionsOf(
  { clusters, folds, cellCount }: Tally,
  { known, gained }: Foretold,
): Generator<void, Float64Array[]> {
  const rows: Float64Array[] = []
  for (const [cluster, { sums, cells }] of clusters.entries()) {
    const row = new Float64Array(contributionCount)
    row.set(sums)
    const own = (cluster % folds) * cellCount
    for (let cell = 0; cell < cellCount; cell++) {
      const [reward, chance] = [gained[own + cell] ?? 0, known[own + cell] ?? 0]
      for (let i = 0; i < cellSumCount; i++) {
        const held = cells[cell * cellSumCount + i] ?? 0
        raise(row, gainedFrom + i, reward * held)
        raise(row, knownFrom + i, chance * held)
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

/** Every estimator, the mean reward that was logged, and how much more the doubly robust one gives. */
export type Measured = Estimator | 'logged' | 'difference'
export const measured: readonly Measured[] = [...estimators, 'logged', 'difference']

/**
 * The estimates from a total of contributions; not numbers where there are no decisions. With a model they are of the
 * rewards that would be known, by how many would: so what is rarely followed up is no better or worse for it. What the
 * judged policy would choose and the log never could adds nothing to any of them: they then fall short by its reward, which
 * is why little of it is allowed, and intervals reach as far as it could. Only the self-normalized IPS takes it to go as the rest does.
 */
export function valuesOf(total: Float64Array): Record<Measured, number> {
  const of = (place: number) => total[place] ?? 0
  const n = of(sum.decisions)
  const logged = of(sum.reward) / n
  const gained = (place: number) => of(gainedFrom + place)
  const known = (place: number) => of(knownFrom + place)
  const foretold = gained(cellSum.chance)
  const among = known(cellSum.chance) + of(sum.unsupported)
  const left = of(sum.weighted) - gained(cellSum.weight)
  const leftAmong = of(sum.weight) - known(cellSum.weight)
  const doublyRobust = (foretold + left) / (among + leftAmong)
  const drawn = of(sum.drawn)
  const weight = of(sum.drawnWeight)
  return {
    ips: of(sum.weighted) / n,
    clipped_ips: of(sum.clipped) / n,
    self_normalized_ips: of(sum.weighted) / of(sum.weight),
    sub_gaussian_ips: of(sum.smoothed) / n,
    direct_method: foretold / among,
    doubly_robust: doublyRobust,
    self_normalized_doubly_robust: (foretold / drawn + left / weight) / (among / drawn + leftAmong / weight),
    switch_doubly_robust:
      (foretold + of(sum.kept) - gained(cellSum.kept)) / (among + of(sum.keptWeight) - known(cellSum.kept)),
    shrunk_doubly_robust:
      (foretold + of(sum.shrunk) - gained(cellSum.shrunk)) /
      (among + of(sum.shrunkWeight) - known(cellSum.shrunk)),
    logged,
    difference: doublyRobust - logged,
  }
}
