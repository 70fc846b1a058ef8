import type { Topic } from '@learn/content'
import { Random } from '@learn/content/random'

/** A simulated pupil with known abilities. */
export class Pupil {
  readonly #random: Random
  readonly #topics: ReadonlyMap<string, Topic>
  readonly #state = new Map<string, { began: number; ability: number; practised: number; day: number }>()
  readonly #rate: number
  readonly #nature: Nature

  constructor(topics: readonly Topic[], seed: number, nature: Nature = usual) {
    this.#random = new Random(`pupil ${seed}`)
    this.#nature = nature
    this.#topics = new Map(topics.map(topic => [topic.id, topic]))
    // Ten to twenty well-chosen questions raise the chance from a third to four fifths; some children learn twice as fast.
    this.#rate = nature.learning * 0.22 * Math.exp(0.3 * normal(this.#random))
    // Ability varies by child, by subject and, most of all, by topic. Topics of later years are harder.
    const general = 0.5 * normal(this.#random)
    const subjects = new Map<string, number>()
    for (const { id, year } of topics) {
      const subject = id.split('.')[0] ?? ''
      if (!subjects.has(subject)) subjects.set(subject, 0.4 * normal(this.#random))
      const ability =
        general + (subjects.get(subject) ?? 0) + 0.6 * normal(this.#random) - 0.5 * (year - 4) - 0.4
      this.#state.set(id, { began: ability, ability, practised: 0, day: 0 })
    }
  }

  /** The ability on this day. It fades back to where it began, more slowly with more practice. */
  ability(topicId: string, day: number): number {
    const state = this.#state.get(topicId)
    if (!state) return Number.NaN
    // Half of the gain fades in under three weeks after one question, and in four months after twenty.
    const halfLife = (12 * (1 + 0.5 * state.practised)) / this.#nature.forgetting
    return state.began + (state.ability - state.began) * 2 ** (-(day - state.day) / halfLife)
  }

  /** Whether the pupil would answer four in five average exam questions correctly without guessing. */
  hasMastered(topicId: string, day: number): boolean {
    return sigmoid(this.ability(topicId, day)) >= 0.8
  }

  /** Right with chance g + (1 − g) · σ(ability − difficulty), where g is the chance to guess. The pupil learns from it. */
  answer(topicId: string, difficulty: number, day: number): boolean {
    const before = this.ability(topicId, day)
    const known = sigmoid(before - difficulty)
    const { luck } = this.#nature
    const right = this.#random.chance(luck + (1 - luck) * known)
    this.#learn(topicId, 4 * known * (1 - known), day)
    return right
  }

  read(topicId: string, day: number): void {
    this.#learn(topicId, 2, day)
  }

  /** Raises ability, most if the answer was uncertain, and less if prerequisites are missing. */
  #learn(topicId: string, worth: number, day: number): void {
    const state = this.#state.get(topicId)
    if (!state) return
    const prerequisites = (this.#topics.get(topicId)?.prerequisites ?? [])
      .filter(id => this.#state.has(id))
      .map(id => sigmoid(this.ability(id, day)))
    state.ability = this.ability(topicId, day) + this.#rate * worth * supportOf(prerequisites)
    state.day = day
    state.practised++
  }
}

/** Assumptions that can be varied to see whether a result depends on them. */
export interface Nature {
  /** Relative to the usual rates of learning and forgetting. */
  readonly learning: number
  readonly forgetting: number
  /** The chance to guess the right answer. */
  readonly luck: number
}

export const usual: Nature = { learning: 1, forgetting: 1, luck: 0.2 }

/** Without its prerequisites a topic is learned at a sixth of the pace; above 60 to 70% mastery they hardly matter. */
export const supportOf = (prerequisites: readonly number[]) =>
  Math.min(1, ...prerequisites.map(known => 0.15 + 0.85 * sigmoid(8 * (known - 0.55))))

/** Roughly normal with mean 0 and deviation 1: a sum of twelve uniform draws. */
export function normal(random: Random): number {
  let sum = -6
  for (let part = 0; part < 12; part++) sum += random.next()
  return sum
}

export const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))
