import { WeightBars } from './weight-bars.ts'

/** One logged decision, as the judged policy sees it. Callers may reuse the object. */
export interface LoggedChoice {
  /** The choice's probability under the judged policy, divided by its logged propensity. */
  weight: number
  /** From −1 to 1. */
  reward: number
  /** The cell that the choice's reward is predicted from. */
  cell: number
  /** The number of weighed candidates. */
  count: number
  /** The cell of each candidate. */
  readonly cells: ArrayLike<number>
  /** The probability of each under the judged policy. With `unsupported` they add up to 1. */
  readonly chances: ArrayLike<number>
  /** The probability that the judged policy chooses something the log could not. */
  unsupported: number
}

/** How the estimators limit weights. */
export interface Limits {
  /** Clipped IPS: the largest weight. */
  readonly clip: number
  /** Sub-Gaussian IPS: λ of w / (1 − λ + λ w). */
  readonly smoothing: number
  /** Switch-DR: above this weight, only the predicted reward counts. */
  readonly switchAt: number
  /** DR with optimistic shrinkage: λ of λ w / (w² + λ). */
  readonly shrinking: number
}

export const usualLimits: Limits = { clip: 10, smoothing: 0.1, switchAt: 10, shrinking: 100 }

/** The sums of a cluster, and their indexes. */
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
  keptWeight: 11,
  shrunkWeight: 12,
  /** Includes decisions whose reward is unknown. */
  drawn: 13,
  drawnWeight: 14,
} as const
export const sumCount = Object.keys(sum).length

/** The sums of a cell in a cluster, to be multiplied by the cell's predicted reward. */
export const cellSum = { chance: 0, weight: 1, kept: 2, shrunk: 3 } as const
export const cellSumCount = Object.keys(cellSum).length

/** The sums of one child, or of several who are resampled together. */
interface Cluster {
  readonly sums: Float64Array
  readonly cells: Float64Array
}

/**
 * Sums over a log, in one pass. Rewards can only be predicted after all of it was read, so the factors that they multiply
 * are summed by cell and cluster. The size depends only on the number of clusters and cells.
 */
export class Tally {
  readonly limits: Limits
  readonly folds: number
  readonly cellCount: number
  /** By fold and cell: how often it was chosen, how often the reward is known, and the sum of known rewards. */
  readonly counts: Float64Array
  readonly known: Float64Array
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
    this.known = new Float64Array(folds * cellCount)
    this.rewards = new Float64Array(folds * cellCount)
  }

  /**
   * The following decisions belong to this cluster, which may be an earlier one. Clusters count from 0. The fold is the
   * cluster's, and a child is in one cluster, so a child's rewards never predict their own.
   */
  begin(cluster: number): void {
    if (cluster > this.clusters.length)
      throw new RangeError(`cluster ${cluster} was started before cluster ${this.clusters.length}`)
    this.#cluster = this.clusters[cluster] ?? this.#openCluster()
    this.#fold = cluster % this.folds
  }

  #openCluster(): Cluster {
    const cluster = {
      sums: new Float64Array(sumCount),
      cells: new Float64Array(this.cellCount * cellSumCount),
    }
    this.clusters.push(cluster)
    return cluster
  }

  /** Adds a decision whose reward is known. */
  add(logged: LoggedChoice): void {
    const { weight: w, reward: r, unsupported } = logged
    if (!(r >= -1 && r <= 1)) throw new RangeError(`the reward ${r} is not between -1 and 1`)
    const total = this.#enter(logged)
    const { sums: own } = this.#cluster ?? this.#openCluster()
    const { clip, smoothing } = this.limits
    const [kept, shrunk] = [this.#keepWeight(w), this.#shrinkWeight(w)]
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
    raise(own, sum.keptWeight, kept)
    raise(own, sum.shrunkWeight, shrunk)
    raise(this.known, total, 1)
    raise(this.rewards, total, r)
    this.weights.add(w)
  }

  /**
   * Adds a decision whose reward is unknown. It shows how often the reward of such a choice is known; without it, choices
   * that are often answered would count for more in the log than under any policy, even the same one.
   */
  addUnknown(logged: Omit<LoggedChoice, 'reward'>): void {
    this.#enter(logged)
  }

  /** Adds what predictions need from every drawn decision. Returns the index of its fold and cell. */
  #enter({ weight: w, cell, count, cells, chances }: Omit<LoggedChoice, 'reward'>): number {
    if (!(w >= 0 && w < Number.POSITIVE_INFINITY))
      throw new RangeError(`the weight ${w} is not a finite number of at least 0`)
    const { sums: own, cells: of } = this.#cluster ?? this.#openCluster()
    raise(own, sum.drawn, 1)
    raise(own, sum.drawnWeight, w)
    for (let i = 0; i < count; i++)
      raise(of, (cells[i] ?? 0) * cellSumCount + cellSum.chance, chances[i] ?? 0)
    const at = cell * cellSumCount
    raise(of, at + cellSum.weight, w)
    raise(of, at + cellSum.kept, this.#keepWeight(w))
    raise(of, at + cellSum.shrunk, this.#shrinkWeight(w))
    const total = this.#fold * this.cellCount + cell
    raise(this.counts, total, 1)
    return total
  }

  #keepWeight(weight: number): number {
    return weight <= this.limits.switchAt ? weight : 0
  }

  #shrinkWeight(weight: number): number {
    const { shrinking } = this.limits
    return (shrinking * weight) / (weight * weight + shrinking)
  }
}

export function raise(values: Float64Array, at: number, by: number): void {
  values[at] = (values[at] ?? 0) + by
}
