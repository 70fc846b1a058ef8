import { drawOf } from '../choose.ts'
import { contributionCount, type Measured, measured, totalOf, valuesOf } from './estimates.ts'
import type { Estimate } from './outcome.ts'
import { raise, sum } from './tally.ts'

export interface Resampling {
  readonly seed: number
  /** How often all are drawn anew. */
  readonly resamplings: number
  /** The least and the most that a reward can be. */
  readonly rewards: { readonly least: number; readonly most: number }
}

/** After so many rows it lets others have the processor. */
const rowsAtOnce = 10_000

/**
 * Every figure with its 95 % interval by drawing clusters anew: what one child does tomorrow hangs on today, so it is
 * children who are drawn and not their decisions. The same contributions and seed give the same.
 */
export function* estimatesOf(
  contributions: readonly Float64Array[],
  { seed, resamplings, rewards }: Resampling,
): Generator<void, Record<Measured, Estimate>> {
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
  const estimate = (name: Measured): Estimate => {
    const width = rewards.most - rewards.least
    const possible = name === 'difference' ? { least: -width, most: width } : rewards
    const drawn = found.get(name) ?? new Float64Array()
    if (name === 'logged') return intervalOf(values[name], drawn, widening, possible)
    // Nobody knows what the mass without support would have brought: anything that a reward can be.
    const assumed = name === 'self_normalized_ips' ? values[name] : 0
    return intervalOf(values[name], drawn, widening, possible, {
      least: unsupported * (rewards.least - assumed),
      most: unsupported * (rewards.most - assumed),
    })
  }
  // Each name of a figure is in the list once, so the record has all of them.
  return Object.fromEntries(measured.map(name => [name, estimate(name)])) as Record<Measured, Estimate>
}

/** Steps from one draw to the next (SplitMix32). */
const golden = 0x9e3779b9

/** As many rows as there are, each time drawn anew, and what they add up to. */
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

  /** The same array each time, until the next. */
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
 * From the 2.5th to the 97.5th of a hundred, widened from the value, and by what can't be known. No reward lies beyond what is possible, so no
 * interval does either, but for the value itself, which by its weights may, and which it always holds.
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
 * Few clusters drawn anew differ less than few others would: by √((g − 1) / g), and by what Student's t exceeds the normal
 * distribution. Where some have most of the decisions, there are in effect fewer; from fewer than three nothing follows.
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

/** What 97.5 of a hundred draws are below. */
const normal = 1.959964
/** The same of Student's t, by the Cornish-Fisher series: within 1 % from 2 degrees of freedom on. */
const studentOf = (freedom: number) =>
  normal + (2.3723 + (2.8225 + (2.5558 + 1.5895 / freedom) / freedom) / freedom) / freedom
