import { leastChildren, selectGroups } from './groups.ts'
import type { TopicFigures } from './outcome.ts'
import { raise } from './tally.ts'

/** Decisions and rewards by topic. */
export class TopicTally {
  readonly #topicIds: readonly string[]
  readonly #decisions: Float64Array
  readonly #rewards: Float64Array
  readonly #children: Float64Array
  /** The last child counted for each topic, so that each is counted once. */
  readonly #lastChild: Float64Array
  /** By cluster, the topics its children practised. Clusters are a lower bound for children. */
  readonly #seen: Uint8Array[] = []

  /** The index after the last topic is for topics that are no longer taught. */
  constructor(topicIds: readonly string[]) {
    const places = topicIds.length + 1
    this.#topicIds = topicIds
    this.#decisions = new Float64Array(places)
    this.#rewards = new Float64Array(places)
    this.#children = new Float64Array(places)
    this.#lastChild = new Float64Array(places).fill(-1)
  }

  /** Counts a decision. −1 is a topic that is no longer taught. */
  countChoice(topic: number, reward: number, child: number, cluster: number): void {
    const place = this.#placeOf(topic)
    raise(this.#decisions, place, 1)
    raise(this.#rewards, place, reward)
    if (this.#lastChild[place] === child) return
    this.#lastChild[place] = child
    raise(this.#children, place, 1)
    this.#seen[cluster] ??= new Uint8Array(this.#decisions.length)
    this.#seen[cluster][place] = 1
  }

  #placeOf(topic: number): number {
    return topic < 0 ? this.#topicIds.length : topic
  }

  /**
   * Only topics with enough children, chosen so that the others can't be worked out from them. `shares` are the topics'
   * shares under the judged policy.
   */
  figures(judged: number, shares: Float64Array): TopicFigures[] {
    const groups = Array.from(this.#children, (children, place) => ({ place, children }))
    const taught = this.#topicIds.length
    const asked = groups.filter(({ place, children }) => place < taught && children > 0)
    const strays = groups.filter(({ place, children }) => place === taught && children > 0)
    return selectGroups(asked, hidden => this.#childrenAt([...hidden, ...strays])).map(
      ({ place, children }) => {
        const decisions = this.#decisions[place] ?? 0
        return {
          topicId: this.#topicIds[place] ?? '',
          children,
          decisions,
          loggedShare: decisions / judged,
          policyShare: Math.min(1, shares[place] ?? 0),
          reward: (this.#rewards[place] ?? 0) / decisions,
        }
      },
    )
  }

  /** How many children practised any of these; fewer if children share clusters. */
  #childrenAt(groups: readonly { readonly place: number; readonly children: number }[]): number {
    const most = groups.reduce((most, { children }) => Math.max(most, children), 0)
    if (most >= leastChildren) return most
    return Math.max(most, this.#seen.filter(seen => groups.some(({ place }) => seen?.[place])).length)
  }
}
