/** A number from 0 up to 1, which it never is, from a whole number (SplitMix32). */
export function drawOf(seed: number): number {
  let mixed = (seed + 0x9e3779b9) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

/** Higher scores are likelier, and none is impossible: (1 − ε) · softmax(score / τ) + ε / n. */
export function propensities(scores: readonly number[], { temperature, exploring }: Choosing): number[] {
  const highest = Math.max(...scores)
  const weights = scores.map(score => Math.exp((score - highest) / temperature))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map(weight => ((1 - exploring) * weight) / sum + exploring / scores.length)
}

export interface Choosing {
  /** τ: how much a higher score counts; towards 0 only the highest is chosen. */
  readonly temperature: number
  /** ε: how often chance alone decides. */
  readonly exploring: number
}

/** Which one a draw falls on. What rounding leaves over is the last one's. */
export function chosenBy(draw: number, shares: readonly number[]): number {
  let sum = 0
  for (const [at, share] of shares.entries()) {
    sum += share
    if (draw < sum) return at
  }
  return shares.length - 1
}
