/** Knowledge tracing with forgetting: chances of knowing at first, of learning and forgetting from one attempt to the next, … */
export interface Tracing {
  readonly known: number
  readonly learn: number
  readonly forget: number
  /** … of a right answer without knowing, and of a wrong one in spite of it. */
  readonly guess: number
  readonly slip: number
}

export interface TopicConstants {
  /** Of an average question, in logits: 0 is average. */
  readonly difficulty: number
  readonly tracing?: Tracing
}

/** A version of the model: what does not move while students work. */
export interface Model {
  readonly version: string
  /** Logits of a right answer of a new student to a question of difficulty 0. */
  readonly base: number
  /** After so many days without practice half of what was seen in a topic counts. */
  readonly halfLifeDays: number
  /** For topics that have none of their own. */
  readonly tracing: Tracing
  /** In the order of `featureNames`. */
  readonly weights: readonly number[]
  readonly topics: ReadonlyMap<string, TopicConstants>
  /** Logits that a question is harder than its topic. */
  readonly items: ReadonlyMap<string, number>
}

export const sigmoid = (logits: number) => 1 / (1 + Math.exp(-logits))
export const logit = (chance: number) => Math.log(chance / (1 - chance))

export const tracingOf = ({ topics, tracing }: Model, topicId: string): Tracing =>
  topics.get(topicId)?.tracing ?? tracing

export const startingBelief = (model: Model, topicId: string): number => tracingOf(model, topicId).known

/** Which question, as far as the model cares. */
export interface Asked {
  readonly topicId: string
  readonly itemId?: string
  /** In logits; without it, what the model knows of the item and its topic. */
  readonly difficulty?: number
}

const hardest = 6

export function difficultyOf({ topics, items }: Model, { topicId, itemId, difficulty }: Asked): number {
  const known = (topics.get(topicId)?.difficulty ?? 0) + (itemId === undefined ? 0 : (items.get(itemId) ?? 0))
  const said = difficulty !== undefined && Number.isFinite(difficulty) ? difficulty : known
  return Math.max(-hardest, Math.min(hardest, said))
}
