import { type Question, topics } from '@learn/content'
import { Random } from '@learn/content/random'
import { model } from '../../../server/learn/knowledge/model.ts'
import { normal, sigmoid, supportOf } from '../pupil.ts'
import {
  boredom,
  course,
  differences,
  kinds,
  learning,
  lessons,
  memory as memorySizes,
  misconceptions,
  times,
} from './assumptions.ts'
import { type Memory, newMemory, practise, strengthAt } from './memory.ts'
import { Mood } from './mood.ts'

const day = 86_400_000
const luckOfFive = 0.2

interface TopicInMind {
  readonly prerequisites: readonly string[]
  readonly difficulty: number
  memory: Memory
  hasMisconception: boolean
  /** When feedback or a lesson last contradicted the misconception. */
  correctedAt: number | undefined
  lessonAt: number
  /** How many questions the last lesson still helps with. */
  boosts: number
}

export interface Answer {
  readonly right: boolean
  /** The answer came from a misconception. */
  readonly misled: boolean
  readonly minutes: number
  /** The pupil ends the session after this question. */
  readonly leaves: boolean
}

export type AskedQuestion = Pick<Question, 'topicId' | 'difficulty' | 'seconds' | 'mode'>

/** A simulated pupil who grows tired, forgets and mixes things up. The same seed gives the same pupil. */
export class WeeksPupil {
  readonly #random: Random
  readonly #topics = new Map<string, TopicInMind>()
  readonly #rate: number
  readonly #pace: number
  readonly #kind: (typeof kinds)[number]
  #mood = new Mood()

  constructor(seed: number) {
    const random = new Random(`weeks pupil ${seed}`)
    this.#random = new Random(`weeks answers ${seed}`)
    this.#kind = kindOf(seed)
    const general = differences.range * (2 * spread(seed) - 1)
    this.#rate = learning.rate * Math.exp(differences.learning * normal(random))
    this.#pace = Math.exp(differences.pace * normal(random)) * (1 - differences.paceByAbility * general)
    const bySubject = new Map<string, number>()
    for (const { id, year, prerequisites } of topics) {
      const subject = id.split('.')[0] ?? ''
      if (!bySubject.has(subject)) bySubject.set(subject, differences.bySubject * normal(random))
      const own = (bySubject.get(subject) ?? 0) + differences.byTopic * normal(random)
      const began = differences.start + general + own - differences.byYear * (year - 4)
      this.#topics.set(id, {
        prerequisites,
        difficulty: model.topics.get(id)?.difficulty ?? 0,
        memory: newMemory(began),
        hasMisconception: random.chance(misconceptions.held) && sigmoid(began) < course.known,
        correctedAt: undefined,
        lessonAt: 0,
        boosts: 0,
      })
    }
  }

  startSession(): void {
    this.#mood = new Mood()
  }

  rest(): void {
    this.#mood.rest()
  }

  /** The chance to answer an average question on the topic correctly, without guessing or slips. */
  mastery(topicId: string, now: number): number {
    const { memory, hasMisconception } = this.#topic(topicId)
    return sigmoid(strengthAt(memory, now)) * (hasMisconception ? 1 - misconceptions.applies : 1)
  }

  hasMisconception(topicId: string): boolean {
    return this.#topic(topicId).hasMisconception
  }

  hasMastered(topicId: string, now: number): boolean {
    return this.mastery(topicId, now) >= course.known
  }

  /** The chance of a right answer in a test, where the topics are mixed and nothing bores. */
  testChance({ topicId, difficulty, mode }: Omit<AskedQuestion, 'seconds'>, now: number): number {
    const { memory, difficulty: usual, hasMisconception } = this.#topic(topicId)
    const { guesses, slips } = this.#kind
    const luck = mode === 'options' ? luckOfFive : 0
    const solves = withLuck(luck, strengthAt(memory, now) - (difficulty - usual)) * (1 - slips)
    return guesses * luck + (1 - guesses) * solves * (hasMisconception ? 1 - misconceptions.applies : 1)
  }

  answer({ topicId, difficulty, seconds, mode }: AskedQuestion, now: number): Answer {
    const topic = this.#topic(topicId)
    const attention = this.#mood.attentionTo(topicId)
    const mixed = this.#mood.isMixed(topicId)
    const luck = mode === 'options' ? luckOfFive : 0
    const ahead = strengthAt(topic.memory, now) - (difficulty - topic.difficulty)
    const guesses = this.#kind.guesses + (1 - this.#kind.guesses) * this.#mood.guesses(attention)
    const guessed = this.#random.chance(guesses)
    const misled = !guessed && this.#isMisled(topic, now)
    const slips = this.#kind.slips + boredom.slips * (1 - attention)
    const solves = withLuck(luck, ahead + (mixed ? 0 : memorySizes.blockHelp)) * (1 - slips)
    const right = this.#random.chance(guessed ? luck : misled ? 0 : solves)
    const effort = attention * (guessed ? learning.guessed : 1) * this.#boost(topic, now)
    const gain = this.#rate * worthOf(withLuck(luck, ahead)) * effort * this.#support(topic, now)
    topic.memory = practise(topic.memory, gain, { right: right && !guessed, mixed }, now)
    if (misled) topic.correctedAt = now
    this.#mood.noteAnswer(topicId, right)
    return {
      right,
      misled,
      minutes: this.#pace * minutesFor(seconds, right, guessed),
      leaves: this.#random.chance(this.#mood.leaves(attention)),
    }
  }

  /** Reads the topic's lesson, and returns the minutes it took. */
  read(topicId: string, now: number): number {
    const topic = this.#topic(topicId)
    const unknown = 1 - this.mastery(topicId, now)
    const gain = this.#rate * lessons.worth * unknown * this.#support(topic, now)
    topic.memory = practise(topic.memory, gain, { right: false, mixed: false }, now)
    topic.correctedAt = now
    topic.lessonAt = now
    topic.boosts = lessons.boosted
    return this.#pace * lessons.minutes
  }

  /** Whether the pupil answers with a misconception. One that was just contradicted may go now. */
  #isMisled(topic: TopicInMind, now: number): boolean {
    if (!topic.hasMisconception || !this.#random.chance(misconceptions.applies)) return false
    const { correctedAt } = topic
    if (correctedAt === undefined) return true
    topic.hasMisconception = !this.#random.chance(misconceptions.goes * 2 ** ((correctedAt - now) / day))
    return topic.hasMisconception
  }

  /** A lesson that was just read makes the next questions on its topic teach more. */
  #boost(topic: TopicInMind, now: number): number {
    if (topic.boosts === 0) return 1
    topic.boosts--
    return 1 + lessons.boost * 2 ** ((topic.lessonAt - now) / day)
  }

  #support({ prerequisites }: TopicInMind, now: number): number {
    return supportOf(prerequisites.map(id => this.mastery(id, now)))
  }

  #topic(topicId: string): TopicInMind {
    const topic = this.#topics.get(topicId)
    if (!topic) throw new Error(`${topicId} is not a topic`)
    return topic
  }
}

/** Spreads the pupils evenly over the range, in any number of them: multiples of the golden ratio. */
const spread = (seed: number) => ((seed + 0.5) * 0.6180339887498949) % 1

function kindOf(seed: number): (typeof kinds)[number] {
  let place = seed % 10
  for (const kind of kinds) {
    if (place < kind.of10) return kind
    place -= kind.of10
  }
  return kinds[0]
}

const withLuck = (luck: number, ahead: number) => luck + (1 - luck) * sigmoid(ahead)

/**
 * Of the best difficulty, the share that a question teaches. Wilson et al. (2019): with x the normal quantile of the
 * accuracy, learning is fastest at x = 1, or 84% right, and in proportion to x · exp(−x² / 2).
 */
export function worthOf(accuracy: number): number {
  // The logistic quantile divided by 1.702 is close to the normal one.
  const x = Math.log(accuracy / (1 - accuracy)) / 1.702
  return Math.max(learning.least, x * Math.exp((1 - x * x) / 2))
}

function minutesFor(seconds: number, right: boolean, guessed: boolean): number {
  const work = guessed ? times.guessed : right ? 1 : times.wrong
  return (seconds / 60) * work + (right ? times.feedbackRight : times.feedbackWrong)
}
