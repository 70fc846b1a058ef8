import { featureNames, featuresOf } from './features.ts'
import {
  type Asked,
  difficultyOf,
  type Model,
  sigmoid,
  type TopicConstants,
  type Tracing,
  tracingOf,
} from './model.ts'
import {
  fade,
  freshTopic,
  newStudent,
  type OverallState,
  practise,
  practiseOverall,
  type StudentState,
  type TopicState,
} from './state.ts'

export {
  type Asked,
  type Model,
  newStudent,
  type OverallState,
  type StudentState,
  type TopicConstants,
  type TopicState,
  type Tracing,
}

/** An answer that was given. The time is in milliseconds since 1970, and left out where it is not known. */
export interface Attempt extends Asked {
  readonly right: boolean
  readonly at?: number
}

/** What `models/*.json` hold: the global part of a version, and where it comes from. */
export interface ModelDocument {
  readonly version: string
  readonly base: number
  readonly halfLifeDays: number
  readonly tracing: Tracing
  readonly weights: Readonly<Record<string, number>>
}

/** A version made ready for the topics that are taught, whose difficulties come from what is taught. */
export function openModel(
  { version, base, halfLifeDays, tracing, weights }: ModelDocument,
  topics: Iterable<readonly [string, TopicConstants]> = [],
  items: Iterable<readonly [string, number]> = [],
): Model {
  const names = Object.keys(weights)
  if (names.length !== featureNames.length || featureNames.some(name => !Number.isFinite(weights[name])))
    throw new Error(`${version} does not weigh what this program knows: ${featureNames.join(', ')}`)
  const ordered = featureNames.map(name => weights[name] ?? 0)
  return {
    version,
    base,
    halfLifeDays,
    tracing,
    weights: ordered,
    topics: new Map(topics),
    items: new Map(items),
  }
}

/** The chance of a right answer, before it is given. */
export const predict = (model: Model, state: StudentState, asked: Asked, now?: number): number =>
  sigmoid(weigh(model, featuresBefore(model, state, asked, now)))

/** What the model weighs for it. */
export function featuresBefore(model: Model, state: StudentState, asked: Asked, now?: number): number[] {
  const time = timeOf(now)
  const topic = topicNow(model, state.topics[placeOf(state, asked.topicId)], asked.topicId, time)
  return featuresOf(model, state.overall, topic, asked, time)
}

/** The state after an answer. What was given stays as it is. */
export function update(model: Model, state: StudentState, attempt: Attempt): StudentState {
  const place = placeOf(state, attempt.topicId)
  const { overall, topic } = afterAnswer(model, state.overall, state.topics[place], attempt)
  return { overall, topics: place < 0 ? [...state.topics, topic] : state.topics.with(place, topic) }
}

/** The two parts of a state that an answer moves: what all topics share, and its own topic, if it was met before. */
export function afterAnswer(
  model: Model,
  overallBefore: OverallState,
  known: TopicState | undefined,
  attempt: Attempt,
): { overall: OverallState; topic: TopicState } {
  const { topicId, right } = attempt
  const at = timeOf(attempt.at)
  const answer = { topicId, right, at, easiness: model.base - difficultyOf(model, attempt) }
  const before = topicNow(model, known, topicId, at)
  const isNew = before.attempts === 0
  const overall = practiseOverall(overallBefore, answer, isNew)
  const practised = practise(before, answer, tracingOf(model, topicId), overall.attempts)
  const average = { topicId }
  const expected = weigh(model, featuresOf(model, overall, practised, average, at))
  const told = isNew ? weigh(model, featuresOf(model, overallBefore, before, average, at)) : before.score
  const topic = {
    ...practised,
    // What may have been learned from a wrong answer counts once a right one shows it.
    score: right ? Math.max(told, expected) : Math.min(told, expected),
    prior: weigh(model, featuresOf(model, overall, freshTopic(model, topicId), average, at)),
  }
  return { overall, topic }
}

export interface Mastery {
  /** The chance of a right answer to an average question of the topic now. */
  readonly score: number
  /** What it stands on. */
  readonly evidence: {
    readonly attempts: number
    readonly right: number
    readonly lastPractisedAt: number | null
  }
}

/**
 * What is told as mastery of a topic. A right answer never lowers it, a wrong one never raises it, and once there is one
 * the other topics leave it alone; without practice it goes to what is expected of the student there. Never below a guess.
 */
export function score(model: Model, state: StudentState, topicId: string, now?: number, guess = 0): Mastery {
  return scoreOf(model, state.overall, state.topics[placeOf(state, topicId)], topicId, now, guess)
}

/** The same where the topic's own state is at hand already, or there is none. */
export function scoreOf(
  model: Model,
  overall: OverallState,
  known: TopicState | undefined,
  topicId: string,
  now?: number,
  guess = 0,
): Mastery {
  const time = timeOf(now)
  const topic = topicNow(model, known, topicId, time)
  const { attempts, right, lastPractisedAt } = topic
  const logits =
    attempts === 0 ? weigh(model, featuresOf(model, overall, topic, { topicId }, time)) : topic.score
  return { score: Math.max(guess, sigmoid(logits)), evidence: { attempts, right, lastPractisedAt } }
}

const placeOf = ({ topics }: StudentState, topicId: string) =>
  topics.findIndex(topic => topic.topicId === topicId)

/** As it was left, faded since; or as it is where nothing was practised. */
const topicNow = (model: Model, known: TopicState | undefined, topicId: string, now: number | null) =>
  known ? fade(model, known, now) : freshTopic(model, topicId)

/** 0 is no time, as in the data sets. */
const timeOf = (at: number | undefined): number | null =>
  at !== undefined && Number.isFinite(at) && at > 0 ? at : null

/** No chance is ever so small or so great that one more answer could not be told from it. */
const farthest = 7

function weigh({ weights }: Model, features: readonly number[]): number {
  let logits = 0
  for (let n = 0; n < features.length; n++) logits += (weights[n] ?? 0) * (features[n] ?? 0)
  return Math.max(-farthest, Math.min(farthest, logits))
}
