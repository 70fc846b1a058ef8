import { contributionCount } from './estimates.ts'
import { selectGroups } from './groups.ts'
import { estimatesOf, type Resampling } from './intervals.ts'
import type { VersionFigures } from './outcome.ts'
import { raise, sum } from './tally.ts'

interface Version {
  /** Decisions and rewards by cluster, as the estimates take them. */
  readonly clusters: Map<number, Float64Array>
  children: number
  /** The last child counted, so that each is counted once. */
  lastChild: number
}

/** Decisions and rewards by the version of the policy that decided. */
export class VersionTally {
  readonly #versions = new Map<number, Version>()

  countChoice(number: number, reward: number, child: number, cluster: number): void {
    const version = this.#versions.get(number) ?? { clusters: new Map(), children: 0, lastChild: -1 }
    const sums = version.clusters.get(cluster) ?? new Float64Array(contributionCount)
    this.#versions.set(number, version)
    version.clusters.set(cluster, sums)
    raise(sums, sum.decisions, 1)
    raise(sums, sum.reward, reward)
    if (version.lastChild !== child) version.children++
    version.lastChild = child
  }

  /** Only versions with enough children, chosen so that the others can't be worked out from them. */
  *figures(resampling: Resampling): Generator<void, VersionFigures[]> {
    const groups = [...this.#versions].map(([number, version]) => ({ number, ...version }))
    // A child may have had several versions, so the largest group is all that is certain.
    const shown = selectGroups(groups, hidden => Math.max(0, ...hidden.map(({ children }) => children)))
    const figures: VersionFigures[] = []
    for (const { number, children, clusters } of shown.sort((one, other) => one.number - other.number)) {
      const rows = [...clusters.values()]
      const decisions = rows.reduce((all, row) => all + (row[sum.decisions] ?? 0), 0)
      const { logged } = yield* estimatesOf(rows, resampling)
      figures.push({ algorithmVersion: String(number), children, decisions, logged })
    }
    return figures
  }
}
