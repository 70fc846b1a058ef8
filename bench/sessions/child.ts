import { type Question, Random } from '@learn/content'

/** A kind of child. Abilities are in logits, on the scale of the content's difficulties. */
export interface Kind {
  readonly name: string
  readonly ability: number
  /** How far a child's topics differ from each other. */
  readonly spread: number
  /** The share of answers that are wrong although the child knows better. */
  readonly slips: number
  /** Answers without looking at the question. */
  readonly isRandom?: boolean
  /** Whether its ability lies within what the curriculum's steps can ask for. */
  readonly inRange: boolean
  readonly year: 4 | 5 | 6
}

export const kinds: readonly Kind[] = [
  { name: 'far behind', ability: -1.8, spread: 0.5, slips: 0.03, inRange: false, year: 5 },
  { name: 'behind', ability: -0.6, spread: 0.6, slips: 0.03, inRange: true, year: 5 },
  { name: 'a little behind', ability: 0.2, spread: 0.6, slips: 0.03, inRange: true, year: 4 },
  { name: 'average', ability: 0.8, spread: 0.6, slips: 0.03, inRange: true, year: 5 },
  { name: 'uneven', ability: 0.8, spread: 1.4, slips: 0.03, inRange: true, year: 5 },
  { name: 'ahead', ability: 1.8, spread: 0.6, slips: 0.03, inRange: true, year: 6 },
  { name: 'strong', ability: 3, spread: 0.6, slips: 0.02, inRange: false, year: 5 },
  { name: 'careless', ability: 1.8, spread: 0.6, slips: 0.15, inRange: true, year: 5 },
  { name: 'random', ability: 0, spread: 0, slips: 0, isRandom: true, inRange: false, year: 5 },
]

/** Each question on a topic teaches this much, and its lesson that much. */
const fromQuestion = 0.06
const fromLesson = 0.25

/** A simulated child, who learns a little from each step. */
export class Child {
  readonly kind: Kind
  readonly #random: Random
  readonly #abilities = new Map<string, number>()

  constructor(kind: Kind, seed: number) {
    this.kind = kind
    this.#random = new Random(`${kind.name} ${seed}`)
  }

  #abilityIn(topicId: string): number {
    const known = this.#abilities.get(topicId)
    if (known !== undefined) return known
    const drawn = this.kind.ability + this.kind.spread * normal(this.#random)
    this.#abilities.set(topicId, drawn)
    return drawn
  }

  readLesson(topicId: string): void {
    this.#abilities.set(topicId, this.#abilityIn(topicId) + fromLesson)
  }

  /** The right answer, or one of the question's known mistakes. */
  answer(question: Question): string {
    const { topicId } = question
    const ability = this.#abilityIn(topicId)
    this.#abilities.set(topicId, ability + fromQuestion)
    const right = question.answer
    const wrong =
      question.mode === 'options'
        ? question.options.map(({ letter }) => letter as string).filter(letter => letter !== right)
        : question.mistakes.map(({ text }) => text).filter(text => text !== right)
    const guessed = [...wrong, right]
    if (this.kind.isRandom) return this.#random.pick(guessed)
    const knows = 1 / (1 + Math.exp(question.difficulty - ability))
    if (this.#random.chance(knows))
      return this.#random.chance(this.kind.slips)
        ? this.#random.pick(wrong.length > 0 ? wrong : [right])
        : right
    return this.#random.pick(question.mode === 'options' ? guessed : wrong.length > 0 ? wrong : ['?'])
  }
}

/** Box and Muller. */
const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())

export const subjectOf = (topicId: string) => topicId.slice(0, topicId.indexOf('.'))
