import { featureNames, featuresOf, featuresOfVersion1 } from './features.ts'
import {
  difficultyOf,
  type Model,
  type QuestionFacts,
  type Spans,
  sigmoid,
  type TopicConstants,
  type Tracing,
  tracingOf,
} from './model.ts'
import {
  fade,
  fadeOverall,
  freshTopic,
  newStudent,
  type OverallState,
  practise,
  practiseOverall,
  recall,
  type StudentState,
  type TopicState,
} from './state.ts'

export {
  type Model,
  newStudent,
  type OverallState,
  type QuestionFacts,
  type StudentState,
  type TopicConstants,
  type TopicState,
  type Tracing,
}

/** One answer. The time is in milliseconds since 1970, and left out if it is unknown. */
export interface Attempt extends QuestionFacts {
  readonly right: boolean
  readonly at?: number
}

/** The contents of `models/*.json`: the global parameters of one version. */
export interface ModelDocument {
  readonly version: string
  readonly base: number
  readonly halfLifeDays: number
  readonly halfLifeGrowth?: number
  readonly overallHalfLifeDays?: Spans
  readonly tracing: Tracing
  readonly weights: Readonly<Record<string, number>>
}

/** Prepares a version for the topics and questions of the content, which brings their difficulties. */
export function openModel(
  document: ModelDocument,
  topics: Iterable<readonly [string, TopicConstants]> = [],
  items: Iterable<readonly [string, number]> = [],
): Model {
  const { version, base, halfLifeDays, halfLifeGrowth, overallHalfLifeDays, tracing, weights } = document
  const count = Object.keys(weights).length
  const names = count === featuresOfVersion1 ? featureNames.slice(0, count) : featureNames
  if (names.length !== count || names.some(name => !Number.isFinite(weights[name])))
    throw new Error(`${version} must have exactly these weights: ${featureNames.join(', ')}`)
  return {
    version,
    base,
    halfLifeDays,
    halfLifeGrowth: halfLifeGrowth ?? null,
    overallHalfLifeDays: overallHalfLifeDays ?? null,
    tracing,
    weights: names.map(name => weights[name] ?? 0),
    topics: new Map(topics),
    items: new Map(items),
  }
}

/** The predicted probability of a right answer. */
export const predict = (model: Model, state: StudentState, asked: QuestionFacts, now?: number): number =>
  sigmoid(weigh(model, featuresBefore(model, state, asked, now)))

/** The inputs that `predict` weighs. */
export function featuresBefore(
  model: Model,
  state: StudentState,
  asked: QuestionFacts,
  now?: number,
): number[] {
  const time = timeOf(now)
  const topic = topicAt(model, state.topics[placeOf(state, asked.topicId)], asked.topicId, time)
  return featuresOf(model, fadeOverall(model, state.overall, time), topic, asked, time)
}

/** The state after an answer. The given state is not changed. */
export function update(model: Model, state: StudentState, attempt: Attempt): StudentState {
  const place = placeOf(state, attempt.topicId)
  const { overall, topic } = updateForAnswer(model, state.overall, state.topics[place], attempt)
  return { overall, topics: place < 0 ? [...state.topics, topic] : state.topics.with(place, topic) }
}

/** The two parts of a state that an answer changes: the overall part, and its topic. `known` is undefined for a new topic. */
export function updateForAnswer(
  model: Model,
  overallBefore: OverallState,
  known: TopicState | undefined,
  attempt: Attempt,
): { overall: OverallState; topic: TopicState } {
  const { topicId, right } = attempt
  const at = timeOf(attempt.at)
  const answer = { topicId, right, at, easiness: model.base - difficultyOf(model, attempt) }
  const before = topicAt(model, known, topicId, at)
  const faded = fadeOverall(model, overallBefore, at)
  const isNew = before.attempts === 0
  const overall = practiseOverall(faded, answer, isNew)
  const practised = practise(before, answer, tracingOf(model, topicId), overall.attempts)
  const average = { topicId }
  const expected = weigh(model, featuresOf(model, overall, practised, average, at))
  const previous = isNew ? weigh(model, featuresOf(model, faded, before, average, at)) : before.score
  const topic: TopicState = {
    topicId,
    attempts: practised.attempts,
    right: practised.right,
    lastPractisedAt: practised.lastPractisedAt,
    lastAttempt: practised.lastAttempt,
    // A child may learn from a wrong answer, but that counts only once a right answer shows it.
    score: right ? Math.max(previous, expected) : Math.min(previous, expected),
    prior: weigh(model, featuresOf(model, overall, freshTopic(model, topicId), average, at)),
    presence: practised.presence,
    ability: practised.ability,
    surprise: practised.surprise,
    wins: practised.wins,
    losses: practised.losses,
    streak: practised.streak,
    belief: practised.belief,
    recalled: recall(model, before, right),
  }
  return { overall, topic }
}

export interface Mastery {
  /** The probability of a right answer to an average question on the topic, now. */
  readonly score: number
  /** The answers that the score is based on. */
  readonly evidence: {
    readonly attempts: number
    readonly right: number
    readonly lastPractisedAt: number | null
  }
}

/**
 * The mastery that we report for a topic. A right answer never lowers it and a wrong one never raises it; after the first
 * answer, other topics don't move it. Without practice it fades to what we expect of this student, never below a guess.
 */
export function score(model: Model, state: StudentState, topicId: string, now?: number, guess = 0): Mastery {
  return scoreOf(model, state.overall, state.topics[placeOf(state, topicId)], topicId, now, guess)
}

/** The same as `score`, for a caller that already has the topic's state. */
export function scoreOf(
  model: Model,
  overall: OverallState,
  known: TopicState | undefined,
  topicId: string,
  now?: number,
  guess = 0,
): Mastery {
  const time = timeOf(now)
  const topic = topicAt(model, known, topicId, time)
  const { attempts, right, lastPractisedAt } = topic
  const expected = () =>
    weigh(model, featuresOf(model, fadeOverall(model, overall, time), topic, { topicId }, time))
  const logits = attempts === 0 ? expected() : topic.score
  return { score: Math.max(guess, sigmoid(logits)), evidence: { attempts, right, lastPractisedAt } }
}

const placeOf = ({ topics }: StudentState, topicId: string) =>
  topics.findIndex(topic => topic.topicId === topicId)

/** The topic faded to now, or a fresh one if it was never practised. */
const topicAt = (model: Model, known: TopicState | undefined, topicId: string, now: number | null) =>
  known ? fade(model, known, now) : freshTopic(model, topicId)

/** 0 means unknown, as in the training data. */
const timeOf = (at: number | undefined): number | null =>
  at !== undefined && Number.isFinite(at) && at > 0 ? at : null

/** Limits predictions, in logits, so that one more answer always makes a difference. */
const farthest = 7

function weigh({ weights }: Model, features: readonly number[]): number {
  let logits = 0
  for (let n = 0; n < weights.length; n++) logits += (weights[n] ?? 0) * (features[n] ?? 0)
  return Math.max(-farthest, Math.min(farthest, logits))
}
