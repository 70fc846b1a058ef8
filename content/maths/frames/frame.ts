import type { Step } from '../../question.ts'
import type { Random } from '../../random.ts'
import { grouped, money } from '../../wording.ts'
import { lengthOfTime, time24 } from '../clock.ts'

/** A wrong amount, and the mistake that leads to it. */
export type Slip = readonly [value: number, misconception: string]

/** Writes an amount as an option. Undefined if a child would see at once that it can't be one, such as 3.5 buses. */
export type Say = (value: number) => string | undefined

/** A story with its numbers. */
export interface Told {
  readonly stem: string
  readonly right: number
  readonly say: Say
  /** No answer below the first or above the second makes sense, such as change of £25 from a £20 note. */
  readonly limits?: readonly [least: number, most: number]
  /** One sentence for each step of the working. */
  readonly working: readonly string[]
  /** One sentence about the slip that is easiest to make. */
  readonly beware?: string
  /** Likeliest first. Those that can't be said are left out. */
  readonly wrong: readonly Slip[]
}

/** A story without its numbers. */
export interface Frame<Numbers = unknown> {
  readonly name: string
  /** The first and last step at which it is asked. */
  readonly steps: readonly [from: Step, to: Step]
  /** How many calculations the working takes. */
  readonly moves: number
  /** It is not worked out in the order of the story: that is told backwards, or two things happen at once. */
  readonly indirect?: true
  draw(random: Random, step: Step): Numbers
  tell(numbers: Numbers, names: readonly [string, string, string]): Told
}

/** Infers the type of the numbers from `draw`. */
export const frame = <Numbers>(spec: Frame<Numbers>): Frame => spec

/** Draws until the numbers suit the story. */
export function drawUntil<Numbers>(draw: () => Numbers, suits: (numbers: Numbers) => boolean): Numbers {
  for (let tries = 0; tries < 20_000; tries++) {
    const numbers = draw()
    if (suits(numbers)) return numbers
  }
  throw new Error('No numbers suit this story')
}

export const isWhole = (...values: readonly number[]) => values.every(Number.isInteger)

const isCount = (value: number) => isWhole(value) && value > 0

export const inUnits =
  (many: string, one = many): Say =>
  value =>
    isCount(value) ? `${grouped(value)} ${value === 1 ? one : many}` : undefined

/** A number without a unit. */
export const plain: Say = value => (isCount(value) ? grouped(value) : undefined)

/** Whole pounds. */
export const inPounds: Say = value => (isCount(value) ? `£${grouped(value)}` : undefined)

/** A number of pence as money: `£3.50`, `85p`. */
export const inPence: Say = value => (isCount(value) ? money(value) : undefined)

export const inPercent: Say = value => (isCount(value) && value <= 100 ? `${value}%` : undefined)

/** A number of minutes as a time on the 24-hour clock. */
export const onClock: Say = value => (isCount(value) && value < 1440 ? time24(value) : undefined)

/** A number of minutes as `1 hour 30 minutes`. */
export const asLong: Say = value => (isCount(value) ? lengthOfTime(value) : undefined)

/** A number of pence in a sentence: `£4`, `£4.50`, `85p`. */
export const cash = (pence: number) =>
  pence >= 100 && pence % 100 === 0 ? `£${grouped(pence / 100)}` : money(pence)

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

/** A small number in words. */
export const inWords = (value: number) => words[value] ?? String(value)
