import type { Random } from '../../random.ts'

/** A word problem and its numbers. */
export interface Story {
  readonly draw: (random: Random, step: number) => readonly number[]
  readonly tell: (numbers: readonly number[], names: readonly [string, string]) => string
  /** The unit of the answer, if it may be typed with one. */
  readonly unit?: 'km' | 'l' | 'pounds' | 'pence'
  readonly solve: (numbers: readonly number[]) => Solution
}

export interface Solution {
  readonly right: number
  /** The sums that solve it, one for each step. */
  readonly steps: readonly string[]
  readonly wrong: readonly { readonly value: number; readonly misconception: string }[]
}

export const lost = (value: number) => ({ value, misconception: 'left-out-the-last-step' })
export const other = (value: number) => ({ value, misconception: 'chose-the-wrong-operation' })

/** The first four numbers, with zeros for missing ones. */
export const four = (numbers: readonly number[]) => {
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  return [a, b, c, d] as const
}
