import { numbersIn } from '../numbers.ts'

/**
 * Whether an answer is right, from the numbers that are printed in the story, in their order, and from its words. Times
 * of day are not among the numbers. Money is in pounds, a time of day in minutes after midnight, a length of time in
 * minutes.
 */
export type Judge = (answer: number, numbers: readonly number[], story: string) => boolean

/** A story's numbers with zeros for those that it lacks. */
export const first = (numbers: readonly number[]) => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
  return [a, b, c, d, e, f] as const
}

export const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-6

export const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** From 0 to just below this number. */
export const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

/** All amounts of money in a text, in pence. */
export const penceIn = (text: string) =>
  [...text.matchAll(/£([\d,]+)(?:\.(\d\d))?|(\d+)p\b/g)].map(([, pounds, rest, small]) =>
    small === undefined ? Number(pounds?.replaceAll(',', '')) * 100 + Number(rest ?? 0) : Number(small),
  )

const clock = /(\d\d):(\d\d)/g

/** All times of day in a text, in minutes after midnight. */
export const timesIn = (text: string) =>
  [...text.matchAll(clock)].map(([, hours, minutes]) => Number(hours) * 60 + Number(minutes))

/** All lengths of time in a text, in minutes. */
export const lengthsIn = (text: string) =>
  [...text.matchAll(/(\d+) hours?(?: (\d+) minutes?)?|(\d+) minutes?/g)].map(([, hours, rest, minutes]) =>
    hours === undefined ? Number(minutes) : Number(hours) * 60 + Number(rest ?? 0),
  )

export const printedIn = (story: string) => numbersIn(story.replaceAll(clock, ''))

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The number that stands before a word: 3 for `three £20 notes` and `£20`. */
export function wordBefore(story: string, after: RegExp): number {
  const [, word = ''] = new RegExp(`(\\w+) (?:${after.source})`, 'i').exec(story) ?? []
  return small.indexOf(word.toLowerCase())
}

/** 2 for `twice`, 3 for `three times`. */
export const timesAs = (story: string) =>
  /twice/i.test(story) ? 2 : small.indexOf(/(\w+) times/i.exec(story)?.[1]?.toLowerCase() ?? '')

/** The size of an answer, in the units of `Judge`. */
export function sizeOf(answer: string): number {
  const [time] = timesIn(answer)
  if (time !== undefined) return time
  if (/^\d+ (?:hour|minute)/.test(answer)) return lengthsIn(answer)[0] ?? Number.NaN
  const [, above, below] = /^(\d+)\/(\d+)$/.exec(answer) ?? []
  if (above) return Number(above) / Number(below)
  return /^\d+p$/.test(answer) ? Number.parseInt(answer, 10) / 100 : (numbersIn(answer)[0] ?? Number.NaN)
}
