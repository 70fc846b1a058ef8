import type { Random } from '../random.ts'

/** A problem in words, with the numbers that it is about. */
export interface Story {
  readonly draw: (random: Random, step: number) => readonly number[]
  readonly tell: (numbers: readonly number[], names: readonly [string, string]) => string
  /** What the answer counts, where it may be typed with its unit. */
  readonly unit?: 'km' | 'l' | 'pounds' | 'pence'
  readonly solve: (numbers: readonly number[]) => Solution
}

export interface Solution {
  readonly right: number
  /** Sums that lead there, one for each step. */
  readonly steps: readonly string[]
  readonly wrong: readonly { readonly value: number; readonly misconception: string }[]
}

export const lost = (value: number) => ({ value, misconception: 'left-out-the-last-step' })
export const other = (value: number) => ({ value, misconception: 'chose-the-wrong-operation' })

/** The numbers in short, with a zero for what is not there. */
export const four = (numbers: readonly number[]) => {
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  return [a, b, c, d] as const
}
