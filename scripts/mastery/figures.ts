export interface Figures {
  readonly auc: number
  readonly rmse: number
  readonly logLoss: number
  /** Expected calibration error: predicted against observed share in bins of equal width, weighted by bin size. */
  readonly ece: number
}

export const bins = 10

export function figuresOf(chances: Float64Array, outcomes: Uint8Array): Figures {
  const predicted = new Float64Array(bins)
  const seen = new Float64Array(bins)
  let squares = 0
  let loss = 0
  for (const [row, chance] of chances.entries()) {
    const outcome = outcomes[row] ?? 0
    const bin = Math.min(bins - 1, Math.floor(chance * bins))
    predicted[bin] = (predicted[bin] ?? 0) + chance
    seen[bin] = (seen[bin] ?? 0) + outcome
    squares += (outcome - chance) ** 2
    loss -= Math.log(outcome ? chance : 1 - chance)
  }
  const apart = predicted.reduce((sum, chance, bin) => sum + Math.abs(chance - (seen[bin] ?? 0)), 0)
  const count = chances.length
  return {
    auc: areaUnderCurve(chances, outcomes),
    rmse: Math.sqrt(squares / count),
    logLoss: loss / count,
    ece: apart / count,
  }
}

/** Computed from ranks; ties share the mean rank. */
function areaUnderCurve(chances: Float64Array, outcomes: Uint8Array): number {
  const order = Uint32Array.from(chances.keys()).sort((a, b) => (chances[a] ?? 0) - (chances[b] ?? 0))
  let ranks = 0
  let positives = 0
  for (let first = 0; first < order.length; ) {
    let after = first
    let right = 0
    const chance = chances[order[first] ?? 0]
    for (; after < order.length && chances[order[after] ?? 0] === chance; after++)
      right += outcomes[order[after] ?? 0] ?? 0
    ranks += (right * (first + after + 1)) / 2
    positives += right
    first = after
  }
  return (ranks - (positives * (positives + 1)) / 2) / (positives * (order.length - positives))
}
