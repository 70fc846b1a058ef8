import type { SessionView, TopicView, View } from './view.ts'

/**
 * What is weighed, and how much. Scores are logarithms of worth for effort: the part of the exam that is won, over what
 * is still needed to win it, so that parts add up where their meanings multiply.
 */
export const weighing = {
  /** A topic is mastered where it is at least so well known, at the lower end of what its answers allow. */
  mastered: 0.69,
  /** A topic is begun when those that it stands on are at least so well known. */
  ready: 0.6,
  /** Over √n, the logits between a score and its lower end: n answers, four of five right, leave 1.6 times 2.5/√n. */
  doubt: 4,
  exam: 0.5,
  effort: 1.5,
  /** Logits of effort that even the smallest step takes. */
  least: 0.5,
  foundation: 0.5,
  readiness: 1,
  review: 0.1,
  weakness: 0.3,
  blueprint: 0.03,
  variety: 0.03,
  confidence: 1,
}

const logit = (chance: number) => {
  const inside = Math.max(0.01, Math.min(0.99, chance))
  return Math.log(inside / (1 - inside))
}

/** In logits, the lower end of what so many answers allow: few of them can be luck. */
const surely = (score: number, attempts: number) => logit(score) - weighing.doubt / Math.sqrt(1 + attempts)

/** What is still needed for mastery, in logits: nothing at 0, and below that there is something to spare. */
export const needOf = (score: number, attempts: number) => logit(weighing.mastered) - surely(score, attempts)

export const isMastered = ({ score, attempts }: TopicView) => needOf(score, attempts) <= 0

/** What several drafts need to know of all topics together. */
export class Picture {
  readonly topics: readonly TopicView[]
  readonly session: SessionView
  readonly view: View
  readonly #byId: ReadonlyMap<string, TopicView>
  readonly #lag = new Map<string, number>()
  readonly #unsteadiness = new Map<string, number>()
  readonly #pull = new Map<string, number>()
  readonly #practised: number

  constructor(view: View) {
    this.view = view
    this.topics = view.topics
    this.session = view.session
    this.#byId = new Map(view.topics.map(topic => [topic.topicId, topic]))
    this.#practised = view.topics.reduce((sum, { attempts }) => sum + attempts, 0)
    const average = mean(view.topics.map(({ score }) => score))
    for (const members of Map.groupBy(view.topics, subdomainOf).values()) {
      const lag = Math.max(0, average - mean(members.map(({ score }) => score)))
      for (const { topicId } of members) this.#lag.set(topicId, lag)
    }
    for (const topic of view.topics) {
      this.#unsteadiness.set(topic.topicId, logit(weighing.ready) - surely(topic.score, topic.attempts))
      if (!isMastered(topic))
        for (const before of topic.prerequisites)
          this.#pull.set(before, (this.#pull.get(before) ?? 0) + this.weight(topic))
    }
  }

  topic(topicId: string): TopicView | undefined {
    return this.#byId.get(topicId)
  }

  /** How much of the exam it is: 1 is an average topic. */
  weight({ share }: TopicView): number {
    return Math.min(3, share * this.topics.length)
  }

  /** How far the least known of those that it stands on is from being known well enough, in logits. */
  unreadinessOf({ prerequisites }: TopicView): number {
    return Math.max(0, ...prerequisites.map(id => this.#unsteadiness.get(id) ?? 0))
  }

  /** How much of the exam waits for it. */
  pullOn({ topicId }: TopicView): number {
    return (this.#unsteadiness.get(topicId) ?? 0) > 0 ? (this.#pull.get(topicId) ?? 0) : 0
  }

  /** How far its sub-domain lies behind. */
  lagOf({ topicId }: TopicView): number {
    return this.#lag.get(topicId) ?? 0
  }

  /** How far it has been practised less than the exam asks for, from −1 to 1. */
  shortfallOf({ share, attempts }: TopicView): number {
    if (this.#practised === 0) return 0
    return Math.max(-1, Math.min(1, (share - attempts / this.#practised) * this.topics.length))
  }

  recently({ topicId }: TopicView): number {
    return this.session.recentTopicIds.filter(id => id === topicId).length
  }
}

const subdomainOf = ({ subjectId, subdomain }: TopicView) => `${subjectId}/${subdomain}`

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
