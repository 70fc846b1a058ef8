import { type Model, type Spans, sigmoid, startingBelief, type Tracing } from './model.ts'

/** A student's state in one topic. Everything except counts and times fades toward `freshTopic`. */
export interface TopicState {
  readonly topicId: string
  /** The amount of evidence. Never fades. */
  readonly attempts: number
  readonly right: number
  /** Milliseconds since 1970, or null if no attempt had a time. */
  readonly lastPractisedAt: number | null
  /** The last attempt here, as its number over all topics. */
  readonly lastAttempt: number
  /** The reported mastery: logits of a right answer to an average question. */
  readonly score: number
  /** What the score fades to without practice: our expectation for this student on a topic they never practised. */
  readonly prior: number
  /** 1 just after practice, 0 if the topic was never practised. */
  readonly presence: number
  /** Logits above what the difficulty predicts, as a fast and a slow average. */
  readonly ability: Spans
  /** Moving averages of the outcome minus its expectation. */
  readonly surprise: Spans
  /** Counts of right and wrong answers; older ones count less. */
  readonly wins: Spans
  readonly losses: Spans
  /** Right answers in a row, or wrong ones as a negative number. */
  readonly streak: number
  /** Knowledge tracing: the probability that the student knows the topic. */
  readonly belief: number
  /** How often the topic was forgotten and recalled. Each right answer adds the share that had faded. Never fades. */
  readonly recalled: number
}

/** A student's state over all topics. */
export interface OverallState {
  readonly attempts: number
  readonly right: number
  readonly lastPractisedAt: number | null
  readonly lastTopicId: string | null
  /** Attempts in a row on the current topic. */
  readonly visit: number
  readonly topicsMet: number
  /** Changes less with every attempt. */
  readonly ability: number
  readonly surprise: Spans
  readonly wins: Spans
  readonly losses: Spans
  readonly streak: number
}

/** Everything the model keeps about a student, as plain JSON. Students don't influence each other. */
export interface StudentState {
  readonly overall: OverallState
  /** In the order in which they were first practised. */
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
  recalled: 0,
})

export const day = 86_400_000

/** The days without practice after which this topic has faded by half. They grow as the student recalls it. */
export const halfLifeOf = ({ halfLifeDays, halfLifeGrowth }: Model, { recalled }: TopicState): number =>
  halfLifeGrowth === null ? halfLifeDays : halfLifeDays * halfLifeGrowth ** recalled

/** The topic after time without practice. Each half-life brings it halfway back to a fresh topic. */
export function fade(model: Model, topic: TopicState, now: number | null): TopicState {
  if (topic.lastPractisedAt === null || now === null || now <= topic.lastPractisedAt) return topic
  const kept = 2 ** -((now - topic.lastPractisedAt) / day / halfLifeOf(model, topic))
  const scale = (spans: Spans) => scaleBoth(spans, kept, kept)
  const known = startingBelief(model, topic.topicId)
  // Every place that makes a topic lists its fields: a spread makes this four times as slow once `recalled` is a fraction.
  return {
    topicId: topic.topicId,
    attempts: topic.attempts,
    right: topic.right,
    lastPractisedAt: topic.lastPractisedAt,
    lastAttempt: topic.lastAttempt,
    score: topic.prior + (topic.score - topic.prior) * kept,
    prior: topic.prior,
    presence: topic.presence * kept,
    ability: scale(topic.ability),
    surprise: scale(topic.surprise),
    wins: scale(topic.wins),
    losses: scale(topic.losses),
    streak: topic.streak * kept,
    belief: known + (topic.belief - known) * kept,
    recalled: topic.recalled,
  }
}

const scaleBoth = ({ short, long }: Spans, keptShort: number, keptLong: number): Spans => ({
  short: short * keptShort,
  long: long * keptLong,
})

/** The overall state after time without practice. Recent results fade; counts and ability don't. */
export function fadeOverall(model: Model, overall: OverallState, now: number | null): OverallState {
  const { lastPractisedAt } = overall
  const halfLives = model.overallHalfLifeDays
  if (halfLives === null || lastPractisedAt === null || now === null || now <= lastPractisedAt) return overall
  const days = (now - lastPractisedAt) / day
  const [short, long] = [2 ** -(days / halfLives.short), 2 ** -(days / halfLives.long)]
  return {
    ...overall,
    surprise: scaleBoth(overall.surprise, short, long),
    wins: scaleBoth(overall.wins, short, long),
    losses: scaleBoth(overall.losses, short, long),
    streak: overall.streak * short,
  }
}

/** `recalled` after an answer. The given topic must be faded to the answer's time already. */
export function recall({ halfLifeGrowth }: Model, topic: TopicState, right: boolean): number {
  const counts = halfLifeGrowth !== null && right && topic.attempts > 0
  return counts ? topic.recalled + (1 - topic.presence) : topic.recalled
}

export interface Answer {
  readonly topicId: string
  readonly easiness: number
  readonly right: boolean
  readonly at: number | null
}

/** The topic after an answer, with its score, prior and `recalled` unchanged. Only `lastAttempt` depends on other topics. */
export function practise(topic: TopicState, answer: Answer, tracing: Tracing, attempt: number): TopicState {
  const { easiness, right, at } = answer
  const outcome = right ? 1 : 0
  return {
    topicId: topic.topicId,
    attempts: topic.attempts + 1,
    right: topic.right + outcome,
    lastPractisedAt: laterOf(topic.lastPractisedAt, at),
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
    recalled: topic.recalled,
  }
}

/** The overall state after an answer. */
export function practiseOverall(overall: OverallState, answer: Answer, isNew: boolean): OverallState {
  const { topicId, easiness, right, at } = answer
  const outcome = right ? 1 : 0
  const rate = Math.max(leastRate, overallRate / (1 + settling * overall.attempts))
  return {
    attempts: overall.attempts + 1,
    right: overall.right + outcome,
    lastPractisedAt: laterOf(overall.lastPractisedAt, at),
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

/** Never goes back, even if the clock does. */
function laterOf(last: number | null, at: number | null): number | null {
  if (last === null || at === null) return at ?? last
  return Math.max(last, at)
}

/** An Elo step: the more unexpected the answer, the larger. */
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

/** Updates the belief from an answer, then for learning and forgetting before the next. */
function trace({ learn, forget, guess, slip }: Tracing, belief: number, right: boolean): number {
  const known = belief * (right ? 1 - slip : slip)
  const unknown = (1 - belief) * (right ? guess : 1 - guess)
  const since = known / (known + unknown)
  return since * (1 - forget) + (1 - since) * learn
}

/** A student's attempts, folded into one state in their order. It can be rebuilt from them at any time. */
export interface Projection {
  /** The model that made it. Another version rebuilds it from the attempts. */
  readonly modelVersion: string
  /** The number of attempts folded in. */
  readonly attempts: number
  /** The time of the latest attempt, in milliseconds since 1970. */
  readonly asOf: number | null
  readonly state: StudentState
  /** Each topic's highest score so far, in the order of the state's topics. */
  readonly best: readonly number[]
}
