import { type Model, sigmoid, startingBelief, type Tracing } from './model.ts'

/** The same thing, remembered for a short and for a long while. */
export interface Spans {
  readonly short: number
  readonly long: number
}

/** What is kept of a student's work in one topic. All but the counts and times fades toward `freshTopic`. */
export interface TopicState {
  readonly topicId: string
  /** Never fades: how much evidence there is. */
  readonly attempts: number
  readonly right: number
  /** Milliseconds since 1970, or null where no attempt had a time. */
  readonly lastPractisedAt: number | null
  /** The number, over all topics, of the last attempt here. */
  readonly lastAttempt: number
  /** What is told as mastery: logits of a right answer to an average question. */
  readonly score: number
  /** Where the score goes when the topic is left alone: what is expected of this student where nothing was practised. */
  readonly prior: number
  /** 0 where the topic was never practised, 1 where it was just now. */
  readonly presence: number
  /** Logits above what the difficulty lets expect, moving fast and slowly. */
  readonly ability: Spans
  /** Moving averages of right minus expected. */
  readonly surprise: Spans
  /** Right and wrong answers, older ones counting less. */
  readonly wins: Spans
  readonly losses: Spans
  /** Right answers in a row, or wrong ones as a negative number. */
  readonly streak: number
  /** Knowledge tracing: the chance that the topic is known. */
  readonly belief: number
}

/** What is kept of a student over all topics. */
export interface OverallState {
  readonly attempts: number
  readonly right: number
  readonly lastPractisedAt: number | null
  readonly lastTopicId: string | null
  /** Attempts in the same topic without another between. */
  readonly visit: number
  readonly topicsMet: number
  /** Moves less with every attempt. */
  readonly ability: number
  readonly surprise: Spans
  readonly wins: Spans
  readonly losses: Spans
  readonly streak: number
}

/** All that is kept of a student, as plain JSON. One student's state never meets another's. */
export interface StudentState {
  readonly overall: OverallState
  /** In the order in which they were met. */
  readonly topics: readonly TopicState[]
}

const topicRates: Spans = { short: 0.5, long: 0.15 }
const overallRate = 0.35
const settling = 0.02
const leastRate = 0.05
const topicDecays: Spans = { short: 0.6, long: 0.99 }
const topicSurpriseDecays: Spans = { short: 0.6, long: 0.85 }
const overallDecays: Spans = { short: 0.7, long: 0.97 }

const nothing: Spans = { short: 0, long: 0 }

export const newStudent = (): StudentState => ({
  overall: {
    attempts: 0,
    right: 0,
    lastPractisedAt: null,
    lastTopicId: null,
    visit: 0,
    topicsMet: 0,
    ability: 0,
    surprise: nothing,
    wins: nothing,
    losses: nothing,
    streak: 0,
  },
  topics: [],
})

export const freshTopic = (model: Model, topicId: string): TopicState => ({
  topicId,
  attempts: 0,
  right: 0,
  lastPractisedAt: null,
  lastAttempt: 0,
  score: 0,
  prior: 0,
  presence: 0,
  ability: nothing,
  surprise: nothing,
  wins: nothing,
  losses: nothing,
  streak: 0,
  belief: startingBelief(model, topicId),
})

export const day = 86_400_000

/** What is left of a topic without practice: with every half-life it is halfway back to a fresh one. */
export function fade(model: Model, topic: TopicState, now: number | null): TopicState {
  if (topic.lastPractisedAt === null || now === null || now <= topic.lastPractisedAt) return topic
  const kept = 2 ** -((now - topic.lastPractisedAt) / day / model.halfLifeDays)
  const less = ({ short, long }: Spans) => ({ short: short * kept, long: long * kept })
  const known = startingBelief(model, topic.topicId)
  return {
    ...topic,
    score: topic.prior + (topic.score - topic.prior) * kept,
    presence: topic.presence * kept,
    ability: less(topic.ability),
    surprise: less(topic.surprise),
    wins: less(topic.wins),
    losses: less(topic.losses),
    streak: topic.streak * kept,
    belief: known + (topic.belief - known) * kept,
  }
}

export interface Answer {
  readonly topicId: string
  readonly easiness: number
  readonly right: boolean
  readonly at: number | null
}

/** The topic after an answer, its score and prior as they were: but for `lastAttempt`, other topics have no part in it. */
export function practise(topic: TopicState, answer: Answer, tracing: Tracing, attempt: number): TopicState {
  const { easiness, right, at } = answer
  const outcome = right ? 1 : 0
  return {
    topicId: topic.topicId,
    attempts: topic.attempts + 1,
    right: topic.right + outcome,
    lastPractisedAt: latest(topic.lastPractisedAt, at),
    lastAttempt: attempt,
    score: topic.score,
    prior: topic.prior,
    presence: 1,
    ability: {
      short: learn(topic.ability.short, topicRates.short, answer),
      long: learn(topic.ability.long, topicRates.long, answer),
    },
    surprise: average(topic.surprise, topicSurpriseDecays, outcome - sigmoid(easiness)),
    wins: count(topic.wins, topicDecays, outcome),
    losses: count(topic.losses, topicDecays, 1 - outcome),
    streak: lengthen(topic.streak, right),
    belief: trace(tracing, topic.belief, right),
  }
}

/** What all topics share, after an answer. */
export function practiseOverall(overall: OverallState, answer: Answer, isNew: boolean): OverallState {
  const { topicId, easiness, right, at } = answer
  const outcome = right ? 1 : 0
  const rate = Math.max(leastRate, overallRate / (1 + settling * overall.attempts))
  return {
    attempts: overall.attempts + 1,
    right: overall.right + outcome,
    lastPractisedAt: latest(overall.lastPractisedAt, at),
    lastTopicId: topicId,
    visit: overall.lastTopicId === topicId ? overall.visit + 1 : 1,
    topicsMet: overall.topicsMet + (isNew ? 1 : 0),
    ability: learn(overall.ability, rate, answer),
    surprise: average(overall.surprise, overallDecays, outcome - sigmoid(easiness)),
    wins: count(overall.wins, overallDecays, outcome),
    losses: count(overall.losses, overallDecays, 1 - outcome),
    streak: lengthen(overall.streak, right),
  }
}

/** A clock that goes back makes nothing younger. */
function latest(last: number | null, at: number | null): number | null {
  if (last === null || at === null) return at ?? last
  return Math.max(last, at)
}

/** Elo: as far as the answer was unexpected. */
const learn = (ability: number, rate: number, { easiness, right }: Answer) =>
  ability + rate * ((right ? 1 : 0) - sigmoid(easiness + ability))

const average = ({ short, long }: Spans, decays: Spans, news: number): Spans => ({
  short: short + (1 - decays.short) * (news - short),
  long: long + (1 - decays.long) * (news - long),
})

const count = ({ short, long }: Spans, decays: Spans, news: number): Spans => ({
  short: short * decays.short + news,
  long: long * decays.long + news,
})

const lengthen = (streak: number, right: boolean) =>
  right ? Math.max(0, streak) + 1 : Math.min(0, streak) - 1

/** What an answer says about knowing, and then what may be learned or forgotten before the next. */
function trace({ learn, forget, guess, slip }: Tracing, belief: number, right: boolean): number {
  const known = belief * (right ? 1 - slip : slip)
  const unknown = (1 - belief) * (right ? guess : 1 - guess)
  const since = known / (known + unknown)
  return since * (1 - forget) + (1 - since) * learn
}
