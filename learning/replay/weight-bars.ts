import type { WeightBar } from './outcome.ts'

/** Each bar ends at twice the end of the one before. One starts at 1, where both policies agree. */
const ends = Array.from({ length: 11 }, (_, at) => 2 ** (at - 4))

/** A histogram of weights. */
export class WeightBars {
  readonly #counts = new Float64Array(ends.length + 1)
  largest = 0

  add(weight: number): void {
    let place = 0
    while (weight >= (ends[place] ?? Number.POSITIVE_INFINITY)) place++
    this.#counts[place] = (this.#counts[place] ?? 0) + 1
    if (weight > this.largest) this.largest = weight
  }

  bars(): WeightBar[] {
    return Array.from(this.#counts, (decisions, at) => ({
      from: ends[at - 1] ?? 0,
      to: ends[at] ?? null,
      decisions,
    }))
  }
}
