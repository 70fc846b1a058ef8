/** The same quantity with a short and a long memory. */
export interface Spans {
  readonly short: number
  readonly long: number
}

/** Knowledge tracing with forgetting: the chances of knowing at first, and of learning or forgetting between attempts. */
export interface Tracing {
  readonly known: number
  readonly learn: number
  readonly forget: number
  /** The chances of a right answer without knowing, and of a wrong one despite knowing. */
  readonly guess: number
  readonly slip: number
}

export interface TopicConstants {
  /** The difficulty of the topic's average question, in logits; 0 is average. */
  readonly difficulty: number
  readonly tracing?: Tracing
}

/** A version of the model. It doesn't change while students work. */
export interface Model {
  readonly version: string
  /** Logits of a right answer by a new student to a question of difficulty 0. */
  readonly base: number
  /** Days without practice after which the evidence on a topic counts half. */
  readonly halfLifeDays: number
  /** Recalling a topic that had faded completely multiplies its half-life by this; null if half-lives don't grow. */
  readonly halfLifeGrowth: number | null
  /** The same half-lives for recent results over all topics; null if they don't fade. */
  readonly overallHalfLifeDays: Spans | null
  /** For topics without their own. */
  readonly tracing: Tracing
  /** In the order of `featureNames`. */
  readonly weights: readonly number[]
  readonly topics: ReadonlyMap<string, TopicConstants>
  /** How many logits harder a question is than its topic. */
  readonly items: ReadonlyMap<string, number>
}

/** 8 of 10 values of a normal distribution are within this many standard deviations. */
export const eightOfTen = 1.2816

export const sigmoid = (logits: number) => 1 / (1 + Math.exp(-logits))
export const logit = (chance: number) => Math.log(chance / (1 - chance))

export const tracingOf = ({ topics, tracing }: Model, topicId: string): Tracing =>
  topics.get(topicId)?.tracing ?? tracing

export const startingBelief = (model: Model, topicId: string): number => tracingOf(model, topicId).known

/** The parts of a question that the model uses. */
export interface QuestionFacts {
  readonly topicId: string
  readonly itemId?: string
  /** In logits. If left out, the difficulty of the item and its topic. */
  readonly difficulty?: number
}

const hardest = 6

export function difficultyOf(
  { topics, items }: Model,
  { topicId, itemId, difficulty }: QuestionFacts,
): number {
  const known = (topics.get(topicId)?.difficulty ?? 0) + (itemId === undefined ? 0 : (items.get(itemId) ?? 0))
  const logits = difficulty !== undefined && Number.isFinite(difficulty) ? difficulty : known
  return Math.max(-hardest, Math.min(hardest, logits))
}
