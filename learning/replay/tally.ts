import { WeightBars } from './weight-bars.ts'

/** One logged decision, as another policy is judged by it. One object may serve for many, one after the other. */
export interface Logged {
  /** Chance of what was chosen under the policy that is judged, by the chance with which it was chosen. */
  weight: number
  /** What came of it, from −1 to 1. */
  reward: number
  /** What the reward is foretold from, for what was chosen. A small whole number. */
  cell: number
  /** How many could have been chosen, as far as they were weighed, … */
  count: number
  /** … the cell of each, … */
  readonly cells: ArrayLike<number>
  /** … and how likely each is under the policy that is judged. With `unsupported` they add up to 1. */
  readonly chances: ArrayLike<number>
  /** How likely the judged policy chooses what the log could not have. */
  unsupported: number
}

/** How the estimators limit weights. */
export interface Limits {
  /** Clipped IPS: no weight counts as more. */
  readonly clip: number
  /** Sub-Gaussian IPS: λ of w / (1 − λ + λ w). */
  readonly smoothing: number
  /** Switch-DR: above it the foretold reward stands alone. */
  readonly switchAt: number
  /** DR with optimistic shrinkage: λ of λ w / (w² + λ). */
  readonly shrinking: number
}

export const usualLimits: Limits = { clip: 10, smoothing: 0.1, switchAt: 10, shrinking: 100 }

/** What is added up of a cluster, and its place. */
export const sum = {
  decisions: 0,
  reward: 1,
  weight: 2,
  squaredWeight: 3,
  weighted: 4,
  clipped: 5,
  smoothed: 6,
  kept: 7,
  shrunk: 8,
  unsupported: 9,
  unsupportedDecisions: 10,
} as const
export const sumCount = Object.keys(sum).length

/** What is added up of a cell in a cluster: all that the reward foretold for it will multiply. */
export const cellSum = { chance: 0, weight: 1, kept: 2, shrunk: 3 } as const
export const cellSumCount = Object.keys(cellSum).length

/** The sums of one child, or of several who are drawn together. */
interface Cluster {
  readonly sums: Float64Array
  readonly cells: Float64Array
}

/**
 * What a log says, in one pass. Rewards can be foretold only once all of it was seen, so what they multiply is kept apart
 * by cell and cluster. How large it gets hangs on the number of clusters and cells, and on nothing else.
 */
export class Tally {
  readonly limits: Limits
  readonly folds: number
  readonly cellCount: number
  /** By fold and cell: how often it was chosen, and what came of it. */
  readonly counts: Float64Array
  readonly rewards: Float64Array
  readonly clusters: Cluster[] = []
  readonly weights = new WeightBars()
  #cluster: Cluster | undefined
  #fold = 0

  constructor(cellCount: number, { folds = 5, limits = usualLimits } = {}) {
    this.cellCount = cellCount
    this.folds = folds
    this.limits = limits
    this.counts = new Float64Array(folds * cellCount)
    this.rewards = new Float64Array(folds * cellCount)
  }

  /**
   * From here on decisions are of this cluster, which may have been begun before. They are counted from 0, and a child
   * is in one alone, so that its own rewards never foretell its own: the fold is the cluster's.
   */
  begin(cluster: number): void {
    if (cluster > this.clusters.length) throw new RangeError(`cluster ${cluster} before the one before it`)
    this.#cluster = this.clusters[cluster] ?? this.#opened()
    this.#fold = cluster % this.folds
  }

  #opened(): Cluster {
    const cluster = {
      sums: new Float64Array(sumCount),
      cells: new Float64Array(this.cellCount * cellSumCount),
    }
    this.clusters.push(cluster)
    return cluster
  }

  add({ weight: w, reward: r, cell, count, cells, chances, unsupported }: Logged): void {
    if (!(w >= 0 && w < Number.POSITIVE_INFINITY)) throw new RangeError(`a weight of ${w}`)
    if (!(r >= -1 && r <= 1)) throw new RangeError(`a reward of ${r}`)
    const { clip, smoothing, switchAt, shrinking } = this.limits
    const kept = w <= switchAt ? w : 0
    const shrunk = (shrinking * w) / (w * w + shrinking)
    const { sums: own, cells: of } = this.#cluster ?? this.#opened()
    raise(own, sum.decisions, 1)
    raise(own, sum.reward, r)
    raise(own, sum.weight, w)
    raise(own, sum.squaredWeight, w * w)
    raise(own, sum.weighted, w * r)
    raise(own, sum.clipped, Math.min(w, clip) * r)
    raise(own, sum.smoothed, (w * r) / (1 - smoothing + smoothing * w))
    raise(own, sum.kept, kept * r)
    raise(own, sum.shrunk, shrunk * r)
    raise(own, sum.unsupported, unsupported)
    raise(own, sum.unsupportedDecisions, unsupported > 0 ? 1 : 0)
    for (let i = 0; i < count; i++)
      raise(of, (cells[i] ?? 0) * cellSumCount + cellSum.chance, chances[i] ?? 0)
    const at = cell * cellSumCount
    raise(of, at + cellSum.weight, w)
    raise(of, at + cellSum.kept, kept)
    raise(of, at + cellSum.shrunk, shrunk)
    const total = this.#fold * this.cellCount + cell
    raise(this.counts, total, 1)
    raise(this.rewards, total, r)
    this.weights.add(w)
  }
}

export function raise(values: Float64Array, at: number, by: number): void {
  values[at] = (values[at] ?? 0) + by
}
