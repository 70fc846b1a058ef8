/** Rows of features in one array, each row starting with a constant 1. */
export interface Table {
  readonly width: number
  readonly features: Float64Array
  readonly outcomes: Uint8Array
}

export interface RegressionSettings {
  readonly penalty: number
  /** Fixed weights, by the index of their feature. */
  readonly held: ReadonlyMap<number, number>
}

const rounds = 12
const converged = 1e-7

/** Logistic regression with Newton's method. The penalty applies to the weights of standardized features, not to the constant. */
export function regress(
  { width, features, outcomes }: Table,
  isUsed: (row: number) => boolean,
  { penalty, held }: RegressionSettings,
): number[] {
  const rows = [...outcomes.keys()].filter(isUsed)
  const { means, deviations } = measureSpread(features, width, rows)
  const weights = new Float64Array(width)
  const isHeld = Uint8Array.from(weights, (_, n) => (held.has(n) ? 1 : 0))
  for (const [n, weight] of held) weights[n] = weight * (deviations[n] as number)
  const scaled = new Float64Array(width)
  for (let round = 0; round < rounds; round++) {
    const hessian = new Float64Array(width * width)
    const gradient = new Float64Array(width)
    for (const row of rows) {
      let logits = 0
      for (let n = 0; n < width; n++) {
        const value =
          ((features[row * width + n] as number) - (means[n] as number)) / (deviations[n] as number)
        scaled[n] = value
        logits += value * (weights[n] as number)
      }
      for (const n of held.keys()) scaled[n] = 0
      const chance = 1 / (1 + Math.exp(-logits))
      const surprise = (outcomes[row] as number) - chance
      const information = chance * (1 - chance)
      for (let n = 0; n < width; n++) {
        const value = scaled[n] as number
        if (value === 0 || isHeld[n]) continue
        gradient[n] = (gradient[n] as number) + surprise * value
        const weighted = information * value
        for (let m = 0, at = n * width; m <= n; m++, at++)
          hessian[at] = (hessian[at] as number) + weighted * (scaled[m] as number)
      }
    }
    for (let n = 0; n < width; n++) {
      const pull = n === 0 ? 1e-9 : penalty
      if (!isHeld[n]) gradient[n] = (gradient[n] as number) - pull * (weights[n] as number)
      hessian[n * width + n] = (hessian[n * width + n] as number) + pull
    }
    const step = solve(hessian, gradient)
    for (let n = 0; n < width; n++) weights[n] = (weights[n] as number) + (step[n] as number)
    if (Math.max(...step.map(Math.abs)) < converged) break
  }
  return unscale(weights, means, deviations)
}

/** The constant keeps mean 0 and deviation 1; a feature that never varies gets no weight. */
function measureSpread(features: Float64Array, width: number, rows: readonly number[]) {
  const means = new Float64Array(width)
  const deviations = new Float64Array(width).fill(1)
  for (let n = 1; n < width; n++) {
    let sum = 0
    for (const row of rows) sum += features[row * width + n] as number
    const mean = sum / rows.length
    let squares = 0
    for (const row of rows) squares += ((features[row * width + n] as number) - mean) ** 2
    means[n] = mean
    deviations[n] = Math.sqrt(squares / rows.length) || 1
  }
  return { means, deviations }
}

function unscale(weights: Float64Array, means: Float64Array, deviations: Float64Array): number[] {
  const plain = Array.from(weights, (weight, n) => weight / (deviations[n] as number))
  for (let n = 1; n < plain.length; n++)
    plain[0] = (plain[0] as number) - (plain[n] as number) * (means[n] as number)
  return plain
}

/** Cholesky decomposition. Reads and overwrites the lower half of the matrix. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length
  const at = (row: number, column: number) => matrix[row * size + column] as number
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      let value = at(row, column)
      for (let n = 0; n < column; n++) value -= at(row, n) * at(column, n)
      matrix[row * size + column] = row === column ? Math.sqrt(value) : value / at(column, column)
    }
  }
  const solution = right.slice()
  for (let row = 0; row < size; row++) {
    for (let n = 0; n < row; n++)
      solution[row] = (solution[row] as number) - at(row, n) * (solution[n] as number)
    solution[row] = (solution[row] as number) / at(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let n = row + 1; n < size; n++)
      solution[row] = (solution[row] as number) - at(n, row) * (solution[n] as number)
    solution[row] = (solution[row] as number) / at(row, row)
  }
  return solution
}
