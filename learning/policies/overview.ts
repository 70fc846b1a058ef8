import { eightOfTen } from '../model.ts'
import type { SessionView, TopicView, View } from '../view.ts'

/**
 * The weights of a score's parts. A score is the logarithm of value for effort: the share of the exam that a topic wins,
 * divided by the work still needed. Factors of value therefore become parts that add up.
 */
export const weighing = {
  /** A topic is mastered when the lower bound of its score is at least this. */
  mastered: 0.69,
  /** A topic can start when the lower bounds of its prerequisites are at least this. */
  ready: 0.6,
  /** Divided by √n: how far the lower bound is below the score. With 80% right it is 1.6 standard errors of 2.5/√n. */
  doubt: 4,
  exam: 0.5,
  effort: 1.5,
  /** The effort of even the smallest step, in logits. */
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

/** The lower bound of a score, in logits: with few answers, a high score can be luck. */
const lowerBound = (score: number, attempts: number) =>
  logit(score) - weighing.doubt / Math.sqrt(1 + attempts)

/** The range in which a score lies 8 times out of 10, to three digits. A standard error is 2.5/√n logits. */
export function rangeOf(score: number, attempts: number): { low: number; high: number } {
  const reach = (eightOfTen * 2.5) / Math.sqrt(1 + attempts)
  const chance = (logits: number) => Math.round(1_000 / (1 + Math.exp(-logits))) / 1_000
  return { low: chance(logit(score) - reach), high: chance(logit(score) + reach) }
}

const masteredAt = logit(weighing.mastered)
const readyAt = logit(weighing.ready)

/** The score from which a topic counts as mastered after so many answers, in logits. */
export const masteredFrom = (attempts: number) => masteredAt + weighing.doubt / Math.sqrt(1 + attempts)

/** How far a topic is from mastery, in logits. At 0 and below it is mastered. */
export const needOf = (score: number, attempts: number) => masteredAt - lowerBound(score, attempts)

/** Mastered once, and not any more: time for a review. */
export const isDueForReview = ({ score, best, attempts }: Pick<TopicView, 'score' | 'best' | 'attempts'>) =>
  needOf(score, attempts) > 0 && needOf(best, attempts) <= 0

export const isMastered = ({ score, attempts }: Pick<TopicView, 'score' | 'attempts'>) =>
  needOf(score, attempts) <= 0

/** A sum of topic scores. */
interface Sum {
  all: number
  count: number
}

/** A topic, and what follows from the other topics. */
interface Entry {
  readonly topic: TopicView
  readonly subdomain: Sum
  readonly unsteadiness: number
  pull: number
}

/** What follows from all topics together. Computed once for each decision. */
export class Overview {
  readonly topics: readonly TopicView[]
  readonly session: SessionView
  readonly view: View
  readonly #entries = new Map<string, Entry>()
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
      this.#entries.set(topicId, {
        topic,
        subdomain,
        unsteadiness: readyAt - lowerBound(score, attempts),
        pull: 0,
      })
    }
    this.#average = mean(all)
    for (const topic of view.topics) if (topic.prerequisites.length > 0) this.#pullOnPrerequisites(topic)
  }

  #pullOnPrerequisites(topic: TopicView): void {
    if (isMastered(topic)) return
    for (const before of topic.prerequisites) {
      const foundation = this.#entries.get(before)
      if (foundation) foundation.pull += this.weight(topic)
    }
  }

  topic(topicId: string): TopicView | undefined {
    return this.#entries.get(topicId)?.topic
  }

  /** Its share of the exam; 1 is an average topic, and 3 the most. */
  weight({ share }: TopicView): number {
    return Math.min(3, share * this.topics.length)
  }

  /** How far its weakest prerequisite is from ready, in logits. */
  unreadinessOf({ prerequisites }: TopicView): number {
    let most = 0
    for (const id of prerequisites) most = Math.max(most, this.#entries.get(id)?.unsteadiness ?? 0)
    return most
  }

  /** How much of the exam waits for this topic. */
  pullOn({ topicId }: TopicView): number {
    const entry = this.#entries.get(topicId)
    return entry && entry.unsteadiness > 0 ? entry.pull : 0
  }

  /** How far its subdomain is behind the average of all topics. */
  lagOf({ topicId }: TopicView): number {
    const entry = this.#entries.get(topicId)
    return entry ? Math.max(0, this.#average - mean(entry.subdomain)) : 0
  }

  /** How much less than its share of the exam it was practised, from −1 to 1. */
  shortfallOf({ share, attempts }: TopicView): number {
    if (this.#practised === 0) return 0
    return Math.max(-1, Math.min(1, (share - attempts / this.#practised) * this.topics.length))
  }

  /** How many questions its subject is short of its share of the exam in this session. */
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

  countRecent({ topicId }: TopicView): number {
    let times = 0
    for (const id of this.session.recentTopicIds) if (id === topicId) times++
    return times
  }
}

/** Subdomains of two subjects may have the same name. */
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
