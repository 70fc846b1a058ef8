import { drawOf } from '../choose.ts'
import { contributionCount, type MeasureName, measured, totalOf, valuesOf } from './estimates.ts'
import type { Estimate } from './outcome.ts'
import { raise, sum } from './tally.ts'

export interface Resampling {
  readonly seed: number
  /** The number of bootstrap resamples. */
  readonly resamplings: number
  /** The range of possible rewards. */
  readonly rewards: { readonly least: number; readonly most: number }
}

/** Yields after this many rows, so that other work can run. */
const rowsAtOnce = 10_000

/**
 * Every figure with its 95% interval, by bootstrap. It resamples clusters of children, because the decisions about one
 * child depend on each other. The same contributions and seed give the same result.
 */
export function* estimatesOf(
  contributions: readonly Float64Array[],
  { seed, resamplings, rewards }: Resampling,
): Generator<void, Record<MeasureName, Estimate>> {
  const found = new Map(measured.map(name => [name, new Float64Array(resamplings)]))
  const draws = new Draws(seed, contributions)
  let rows = 0
  for (let round = 0; round < resamplings; round++) {
    const values = valuesOf(draws.total())
    for (const [name, all] of found) all[round] = values[name]
    rows += contributions.length
    if (rows < rowsAtOnce) continue
    rows = 0
    yield
  }
  const total = totalOf(contributions)
  const values = valuesOf(total)
  const unsupported = (total[sum.unsupported] ?? 0) / (total[sum.decisions] ?? 0)
  const widening = wideningOf(contributions)
  const estimate = (name: MeasureName): Estimate => {
    const width = rewards.most - rewards.least
    const possible = name === 'difference' ? { least: -width, most: width } : rewards
    const drawn = found.get(name) ?? new Float64Array()
    if (name === 'logged') return intervalOf(values[name], drawn, widening, possible)
    // The reward of the unsupported mass is unknown, so the interval allows for every possible one.
    const assumed = name === 'self_normalized_ips' ? values[name] : 0
    return intervalOf(values[name], drawn, widening, possible, {
      least: unsupported * (rewards.least - assumed),
      most: unsupported * (rewards.most - assumed),
    })
  }
  // `measured` lists every name once, so the record is complete.
  return Object.fromEntries(measured.map(name => [name, estimate(name)])) as Record<MeasureName, Estimate>
}

/** SplitMix32's step from one draw to the next. */
const golden = 0x9e3779b9

/** Resamples the rows with replacement and adds them up. */
class Draws {
  readonly #rows: readonly Float64Array[]
  readonly #times: Float64Array
  readonly #total = new Float64Array(contributionCount)
  #state: number

  constructor(seed: number, rows: readonly Float64Array[]) {
    this.#state = seed | 0
    this.#rows = rows
    this.#times = new Float64Array(rows.length)
  }

  /** The returned array is overwritten by the next call. */
  total(): Float64Array {
    const times = this.#times.fill(0)
    for (let draw = 0; draw < times.length; draw++) {
      raise(times, Math.floor(drawOf(this.#state) * times.length), 1)
      this.#state = (this.#state + golden) | 0
    }
    const total = this.#total.fill(0)
    for (const [place, row] of this.#rows.entries()) {
      const often = times[place] ?? 0
      if (often === 0) continue
      for (let at = 0; at < contributionCount; at++) raise(total, at, often * (row[at] ?? 0))
    }
    return total
  }
}

/**
 * From the 2.5th to the 97.5th percentile, widened around the value and by what is unknown, and limited to possible
 * rewards. The interval always contains the value, which weights may push beyond that limit.
 */
function intervalOf(
  value: number,
  drawn: Float64Array,
  widening: number,
  possible: Resampling['rewards'],
  unknown = { least: 0, most: 0 },
): Estimate {
  const sorted = drawn.filter(Number.isFinite).sort()
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  const end = (share: number) => value + (at(share) - value) * widening
  const least = Math.min(possible.least, value)
  const most = Math.max(possible.most, value)
  if (!Number.isFinite(widening)) return { value, low: least, high: most }
  return {
    value,
    low: Math.min(value, Math.max(least, end(0.025) + unknown.least)),
    high: Math.max(value, Math.min(most, end(0.975) + unknown.most)),
  }
}

/**
 * A bootstrap of few clusters is too narrow: by √((g − 1) / g), and by the ratio of Student's t to the normal distribution.
 * g is the effective number of clusters, lower if some have most of the decisions. Below three, it covers every possible reward.
 */
function wideningOf(contributions: readonly Float64Array[]): number {
  let decisions = 0
  let squares = 0
  for (const row of contributions) {
    const own = row[sum.decisions] ?? 0
    decisions += own
    squares += own * own
  }
  const freedom = (decisions * decisions) / squares - 1
  return freedom >= 2 ? (studentOf(freedom) / normal) * Math.sqrt(1 + 1 / freedom) : Number.POSITIVE_INFINITY
}

/** The 97.5th percentile of the normal distribution. */
const normal = 1.959964
/** The same for Student's t, by the Cornish–Fisher series: within 1% from 2 degrees of freedom. */
const studentOf = (freedom: number) =>
  normal + (2.3723 + (2.8225 + (2.5558 + 1.5895 / freedom) / freedom) / freedom) / freedom
