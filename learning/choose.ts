/** Maps an integer seed to a number in [0, 1) with SplitMix32. */
export function drawOf(seed: number): number {
  let mixed = (seed + 0x9e3779b9) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

/** Higher scores are more likely, and none is impossible: (1 − ε) · softmax(score / τ) + ε / n. */
export function propensities(scores: readonly number[], { temperature, exploring }: DrawSettings): number[] {
  const highest = Math.max(...scores)
  const weights = scores.map(score => Math.exp((score - highest) / temperature))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map(weight => ((1 - exploring) * weight) / sum + exploring / scores.length)
}

export interface DrawSettings {
  /** τ: the lower it is, the more a higher score counts; near 0, only the highest is chosen. */
  readonly temperature: number
  /** ε: the share of choices that are uniformly random. */
  readonly exploring: number
}

/** The index that a draw falls on. A rounding remainder belongs to the last one. */
export function indexDrawn(draw: number, shares: readonly number[]): number {
  let sum = 0
  for (const [at, share] of shares.entries()) {
    sum += share
    if (draw < sum) return at
  }
  return shares.length - 1
}
