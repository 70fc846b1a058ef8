import type { Picture } from './question.ts'

/** One option. Options are compared by `value`, or by text without one; of two equal ones, one is dropped. */
export interface Choice {
  readonly text: string
  readonly picture?: Picture
  readonly value?: string
}

export interface WrongChoice extends Choice {
  /** In kebab case: `carried-the-one-wrong`. */
  readonly misconception: string
}
