import { boredom, frustration } from './assumptions.ts'

const remembered = 10

/** How a pupil feels during one session. */
export class Mood {
  readonly #topics: string[] = []
  #wrongInARow = 0

  /** From 1 down, the more of the last questions were on this topic. */
  attentionTo(topicId: string): number {
    const same = this.#topics.filter(id => id === topicId).length
    return Math.max(boredom.least, 1 - boredom.loss * Math.max(0, same - boredom.free))
  }

  /** Whether the last question was on another topic, so that the pupil has to find the method. */
  isMixed(topicId: string): boolean {
    return this.#topics[0] !== topicId
  }

  guesses(attention: number): number {
    const wanted = boredom.guesses * (1 - attention) + frustration.guesses * this.#discouragement
    return Math.min(frustration.mostGuesses, wanted)
  }

  leaves(attention: number): number {
    const { leavesAnyway, leaves } = frustration
    return leavesAnyway + boredom.leaves * (1 - attention) + leaves * this.#discouragement
  }

  get #discouragement(): number {
    return Math.max(0, this.#wrongInARow - frustration.free)
  }

  noteAnswer(topicId: string, right: boolean): void {
    this.#topics.unshift(topicId)
    this.#topics.length = Math.min(this.#topics.length, remembered)
    this.#wrongInARow = right ? 0 : this.#wrongInARow + 1
  }

  rest(): void {
    this.#wrongInARow = 0
  }
}
