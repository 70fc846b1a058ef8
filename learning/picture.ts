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

const masteredAt = logit(weighing.mastered)
const readyAt = logit(weighing.ready)

/** What is still needed for mastery, in logits: nothing at 0, and below that there is something to spare. */
export const needOf = (score: number, attempts: number) => masteredAt - surely(score, attempts)

export const isMastered = ({ score, attempts }: TopicView) => needOf(score, attempts) <= 0

/** The scores of several topics, added up in their order. */
interface Sum {
  all: number
  count: number
}

/** A topic, and what the others say of it. */
interface Seen {
  readonly topic: TopicView
  readonly subdomain: Sum
  readonly unsteadiness: number
  pull: number
}

/** What several drafts need to know of all topics together. */
export class Picture {
  readonly topics: readonly TopicView[]
  readonly session: SessionView
  readonly view: View
  readonly #seen = new Map<string, Seen>()
  readonly #average: number
  readonly #practised: number
  #owed: ReadonlyMap<string, number> | undefined

  constructor(view: View) {
    this.view = view
    this.topics = view.topics
    this.session = view.session
    this.#practised = view.topics.reduce((sum, { attempts }) => sum + attempts, 0)
    const all: Sum = { all: 0, count: 0 }
    const subjects = new Map<string, Map<string, Sum>>()
    for (const topic of view.topics) {
      const { topicId, score, attempts } = topic
      const subdomain = subdomainIn(subjects, topic)
      add(all, score)
      add(subdomain, score)
      this.#seen.set(topicId, {
        topic,
        subdomain,
        unsteadiness: readyAt - surely(score, attempts),
        pull: 0,
      })
    }
    this.#average = mean(all)
    for (const topic of view.topics) if (topic.prerequisites.length > 0) this.#pullOnGround(topic)
  }

  #pullOnGround(topic: TopicView): void {
    if (isMastered(topic)) return
    for (const before of topic.prerequisites) {
      const ground = this.#seen.get(before)
      if (ground) ground.pull += this.weight(topic)
    }
  }

  topic(topicId: string): TopicView | undefined {
    return this.#seen.get(topicId)?.topic
  }

  /** How much of the exam it is: 1 is an average topic. */
  weight({ share }: TopicView): number {
    return Math.min(3, share * this.topics.length)
  }

  /** How far the least known of those that it stands on is from being known well enough, in logits. */
  unreadinessOf({ prerequisites }: TopicView): number {
    let most = 0
    for (const id of prerequisites) most = Math.max(most, this.#seen.get(id)?.unsteadiness ?? 0)
    return most
  }

  /** How much of the exam waits for it. */
  pullOn({ topicId }: TopicView): number {
    const seen = this.#seen.get(topicId)
    return seen && seen.unsteadiness > 0 ? seen.pull : 0
  }

  /** How far its sub-domain lies behind. */
  lagOf({ topicId }: TopicView): number {
    const seen = this.#seen.get(topicId)
    return seen ? Math.max(0, this.#average - mean(seen.subdomain)) : 0
  }

  /** How far it has been practised less than the exam asks for, from −1 to 1. */
  shortfallOf({ share, attempts }: TopicView): number {
    if (this.#practised === 0) return 0
    return Math.max(-1, Math.min(1, (share - attempts / this.#practised) * this.topics.length))
  }

  /** By how many questions its subject has had less of this session than of the exam. */
  owedTo({ subjectId }: TopicView): number {
    this.#owed ??= this.#owedToSubjects()
    return this.#owed.get(subjectId) ?? 0
  }

  #owedToSubjects(): Map<string, number> {
    const shares = new Map<string, number>()
    const had = new Map<string, number>()
    let allShares = 0
    let allHad = 0
    for (const { topicId, subjectId, share } of this.topics) {
      const steps = this.session.steps[topicId] ?? 0
      shares.set(subjectId, (shares.get(subjectId) ?? 0) + share)
      had.set(subjectId, (had.get(subjectId) ?? 0) + steps)
      allShares += share
      allHad += steps
    }
    const owed = new Map<string, number>()
    for (const [subjectId, share] of shares) {
      const due = allShares > 0 ? (share / allShares) * (allHad + 1) : 0
      owed.set(subjectId, due - (had.get(subjectId) ?? 0))
    }
    return owed
  }

  recently({ topicId }: TopicView): number {
    let times = 0
    for (const id of this.session.recentTopicIds) if (id === topicId) times++
    return times
  }
}

/** Sub-domains of two subjects may have the same name. */
function subdomainIn(subjects: Map<string, Map<string, Sum>>, { subjectId, subdomain }: TopicView): Sum {
  const inSubject = subjects.get(subjectId) ?? new Map<string, Sum>()
  if (inSubject.size === 0) subjects.set(subjectId, inSubject)
  const sum = inSubject.get(subdomain) ?? { all: 0, count: 0 }
  if (sum.count === 0) inSubject.set(subdomain, sum)
  return sum
}

function add(sum: Sum, score: number): void {
  sum.all += score
  sum.count++
}

const mean = ({ all, count }: Sum) => (count === 0 ? 0 : all / count)
