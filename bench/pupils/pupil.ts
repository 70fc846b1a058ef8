import type { Topic } from '@learn/content'
import { Random } from '@learn/content/random'

/**
 * A pupil whose abilities are known. What it says of children is simple and stated here, so that whoever doubts a
 * result can change it:
 * - a right answer has the chance g + (1 − g) · σ(ability − difficulty), with g the luck of five options;
 * - practice raises the ability of its topic, most where the answer is in doubt, and little where what it stands on is
 *   not known; a lesson that was read first helps as much as some questions do;
 * - what is not practised fades towards where it began, the slower the more often it was practised.
 */
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
    // Ten to twenty questions, well chosen, from one chance in three to four in five; one child learns twice as fast as another.
    this.#rate = nature.learning * 0.22 * Math.exp(0.3 * this.#normal())
    // Children differ, and so do their subjects; within one child topics differ most. A topic of a later year is harder.
    const general = 0.5 * this.#normal()
    const subjects = new Map<string, number>()
    for (const { id, year } of topics) {
      const subject = id.split('.')[0] ?? ''
      if (!subjects.has(subject)) subjects.set(subject, 0.4 * this.#normal())
      const ability = general + (subjects.get(subject) ?? 0) + 0.6 * this.#normal() - 0.5 * (year - 4) - 0.4
      this.#state.set(id, { began: ability, ability, practised: 0, day: 0 })
    }
  }

  /** Roughly normal, with mean 0 and deviation 1: the sum of twelve evens. */
  #normal(): number {
    let sum = -6
    for (let part = 0; part < 12; part++) sum += this.#random.next()
    return sum
  }

  /** Ability now, with what has faded since. */
  ability(topicId: string, day: number): number {
    const state = this.#state.get(topicId)
    if (!state) return Number.NaN
    // Seen once, half is gone in under three weeks; after twenty questions, in four months.
    const halfLife = (12 * (1 + 0.5 * state.practised)) / this.#nature.forgetting
    return state.began + (state.ability - state.began) * 2 ** (-(day - state.day) / halfLife)
  }

  /** Whether an average question of the exam would be answered rightly, luck apart, four times in five. */
  masters(topicId: string, day: number): boolean {
    return sigmoid(this.ability(topicId, day)) >= 0.8
  }

  /** Answers, and learns by it. */
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

  #learn(topicId: string, worth: number, day: number): void {
    const state = this.#state.get(topicId)
    if (!state) return
    const ground = (this.#topics.get(topicId)?.prerequisites ?? [])
      .filter(id => this.#state.has(id))
      .map(id => sigmoid(this.ability(id, day)))
    // Without its ground a topic is learned at a sixth of the pace; from six or seven in ten on it hardly matters.
    const support = Math.min(1, ...ground.map(known => 0.15 + 0.85 * sigmoid(8 * (known - 0.55))))
    state.ability = this.ability(topicId, day) + this.#rate * worth * support
    state.day = day
    state.practised++
  }
}

/** What can be varied, for all policies alike, to see whether a result hangs on it. */
export interface Nature {
  /** Times the usual rate of learning, and of forgetting. */
  readonly learning: number
  readonly forgetting: number
  /** The chance of a right answer without knowing. */
  readonly luck: number
}

export const usual: Nature = { learning: 1, forgetting: 1, luck: 0.2 }

export const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))
