/** With more children than that, whole children share a cluster: an interval gets no better by more, and each takes memory. */
const mostClusters = 500
/** A year group that comes late has room for so many of its own. */
const roomOfGroup = 50

/** Which children are drawn together. Each is in one cluster, and each cluster of one year group. */
export class Clusters {
  readonly #most: number
  readonly #byGroup = new Map<string, { readonly clusters: number[]; entered: number; children: number }>()
  #count = 0

  constructor(most = mostClusters) {
    this.#most = most
  }

  /** The cluster of one more child: its own as long as there is room, then those of its year group in turn. */
  enter(yearGroup: string): number {
    const group = this.#byGroup.get(yearGroup) ?? { clusters: [], entered: 0, children: 0 }
    this.#byGroup.set(yearGroup, group)
    if (this.#count < this.#most || group.clusters.length < roomOfGroup) group.clusters.push(this.#count++)
    const cluster = group.clusters[group.entered++ % group.clusters.length] ?? 0
    return cluster
  }

  /** Of a child that has entered something is judged. */
  count(yearGroup: string): void {
    const group = this.#byGroup.get(yearGroup)
    if (group) group.children++
  }

  /** Of how many something is judged. */
  get children(): number {
    let sum = 0
    for (const { children } of this.#byGroup.values()) sum += children
    return sum
  }

  /** By year group, in the order of their names. */
  groups(): { yearGroup: string; clusters: readonly number[]; children: number }[] {
    return [...this.#byGroup]
      .map(([yearGroup, { clusters, children }]) => ({ yearGroup, clusters, children }))
      .sort((a, b) => (a.yearGroup < b.yearGroup ? -1 : 1))
  }
}
