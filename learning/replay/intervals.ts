import { drawOf } from '../choose.ts'
import { contributionCount, type Measured, measured, totalOf, valuesOf } from './estimates.ts'
import type { Estimate } from './outcome.ts'
import { raise } from './tally.ts'

export interface Resampling {
  readonly seed: number
  /** How often all are drawn anew. */
  readonly resamplings: number
}

/** How often a cluster is drawn in one resampling: Poisson with mean 1, by its cumulative chances. */
const poisson: readonly number[] = cumulativePoisson()

function cumulativePoisson(): number[] {
  const bounds: number[] = []
  let share = Math.exp(-1)
  let reached = share
  for (let times = 1; reached < 1 - 2 ** -33; times++) {
    bounds.push(reached)
    share /= times
    reached += share
  }
  return bounds
}

function timesDrawn(draw: number): number {
  let times = 0
  while (draw >= (poisson[times] ?? 1)) times++
  return times
}

/** Steps from one draw to the next (SplitMix32). */
const golden = 0x9e3779b9
/** After so many rows it lets others have the processor. */
const rowsAtOnce = 10_000

/**
 * Every figure with its 95 % interval by drawing children anew: what one child does tomorrow hangs on today, so it is
 * children who are drawn and not their decisions. The same contributions and seed give the same.
 */
export function* estimatesOf(
  contributions: readonly Float64Array[],
  { seed, resamplings }: Resampling,
): Generator<void, Record<Measured, Estimate>> {
  const found = new Map(measured.map(name => [name, new Float64Array(resamplings)]))
  const total = new Float64Array(contributionCount)
  let state = seed | 0
  let rows = 0
  for (let round = 0; round < resamplings; round++) {
    total.fill(0)
    for (const row of contributions) {
      const times = timesDrawn(drawOf(state))
      state = (state + golden) | 0
      if (times === 0) continue
      for (let at = 0; at < contributionCount; at++) raise(total, at, times * (row[at] ?? 0))
    }
    const values = valuesOf(total)
    for (const [name, all] of found) all[round] = values[name]
    rows += contributions.length
    if (rows >= rowsAtOnce) {
      rows = 0
      yield
    }
  }
  const values = valuesOf(totalOf(contributions))
  const estimate = (name: Measured): Estimate => {
    const sorted = (found.get(name) ?? new Float64Array()).filter(Number.isFinite).sort()
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
    return { value: values[name], low: at(0.025), high: at(0.975) }
  }
  // Each name of a figure is in the list once, so the record has all of them.
  return Object.fromEntries(measured.map(name => [name, estimate(name)])) as Record<Measured, Estimate>
}
