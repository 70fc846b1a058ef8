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
  keptWeight: 11,
  shrunkWeight: 12,
  /** Also of those whose reward is not known. */
  drawn: 13,
  drawnWeight: 14,
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
  /** By fold and cell: how often it was chosen, how often it is known what came of it, and what. */
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

  /** A decision of which it is known what came. */
  add(logged: Logged): void {
    const { weight: w, reward: r, unsupported } = logged
    if (!(r >= -1 && r <= 1)) throw new RangeError(`a reward of ${r}`)
    const total = this.#enter(logged)
    const { sums: own } = this.#cluster ?? this.#opened()
    const { clip, smoothing } = this.limits
    const [kept, shrunk] = [this.#kept(w), this.#shrunk(w)]
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
   * A decision of which it is not known. It says how often anything is known of such a choice: without it, what is often
   * followed up would count for more in the log than in any policy, the very same one too.
   */
  addUnknown(logged: Omit<Logged, 'reward'>): void {
    this.#enter(logged)
  }

  /** What foretelling needs of every decision by chance. Returned is the place of its fold and cell. */
  #enter({ weight: w, cell, count, cells, chances }: Omit<Logged, 'reward'>): number {
    if (!(w >= 0 && w < Number.POSITIVE_INFINITY)) throw new RangeError(`a weight of ${w}`)
    const { sums: own, cells: of } = this.#cluster ?? this.#opened()
    raise(own, sum.drawn, 1)
    raise(own, sum.drawnWeight, w)
    for (let i = 0; i < count; i++)
      raise(of, (cells[i] ?? 0) * cellSumCount + cellSum.chance, chances[i] ?? 0)
    const at = cell * cellSumCount
    raise(of, at + cellSum.weight, w)
    raise(of, at + cellSum.kept, this.#kept(w))
    raise(of, at + cellSum.shrunk, this.#shrunk(w))
    const total = this.#fold * this.cellCount + cell
    raise(this.counts, total, 1)
    return total
  }

  #kept(weight: number): number {
    return weight <= this.limits.switchAt ? weight : 0
  }

  #shrunk(weight: number): number {
    const { shrinking } = this.limits
    return (shrinking * weight) / (weight * weight + shrinking)
  }
}

export function raise(values: Float64Array, at: number, by: number): void {
  values[at] = (values[at] ?? 0) + by
}
