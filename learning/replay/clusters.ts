/** With more children than this, several share a cluster: more clusters take memory without improving the interval. */
const mostClusters = 500
/** A year group that appears late may still open this many clusters. */
const roomOfGroup = 50

/** Children who are resampled together. Each child is in one cluster, and each cluster in one year group. */
export class Clusters {
  readonly #most: number
  readonly #byGroup = new Map<string, { readonly clusters: number[]; entered: number; children: number }>()
  #count = 0

  constructor(most = mostClusters) {
    this.#most = most
  }

  /** The cluster of one more child: a new one while there is room, then the year group's clusters in turn. */
  enter(yearGroup: string): number {
    const group = this.#byGroup.get(yearGroup) ?? { clusters: [], entered: 0, children: 0 }
    this.#byGroup.set(yearGroup, group)
    if (this.#count < this.#most || group.clusters.length < roomOfGroup) group.clusters.push(this.#count++)
    const cluster = group.clusters[group.entered++ % group.clusters.length] ?? 0
    return cluster
  }

  /** Counts a child who has a judged decision. */
  count(yearGroup: string): void {
    const group = this.#byGroup.get(yearGroup)
    if (group) group.children++
  }

  /** The number of children with a judged decision. */
  get children(): number {
    let sum = 0
    for (const { children } of this.#byGroup.values()) sum += children
    return sum
  }

  /** Sorted by year group. */
  groups(): { yearGroup: string; clusters: readonly number[]; children: number }[] {
    return [...this.#byGroup]
      .map(([yearGroup, { clusters, children }]) => ({ yearGroup, clusters, children }))
      .sort((a, b) => (a.yearGroup < b.yearGroup ? -1 : 1))
  }
}
