import type { Random } from '../random.ts'
import type { WrongChoice } from '../template.ts'
import { sizeOf } from './spread.ts'

/** How many of nine wrong options are smaller than the right one, so that every rank is equally likely. */
export const smallerOfNine = (random: Random) => random.pick([0, 2, 4, 5, 7, 9])

/**
 * Puts nine wrong options first, a random number of them smaller than the right one, so that its rank gives nothing away.
 * The likeliest of each side are kept, in their order.
 */
export function leaning(random: Random, right: string, wrong: readonly WrongChoice[]): WrongChoice[] {
  const own = sizeOf(right)
  const texts = wrong.map(({ text }) => text)
  const different = wrong.filter(({ text }, at) => texts.indexOf(text) === at && sizeOf(text) !== own)
  const lower = smallerOfNine(random)
  const kept = new Set([
    ...different.filter(({ text }) => sizeOf(text) < own).slice(0, lower),
    ...different.filter(({ text }) => sizeOf(text) > own).slice(0, 9 - lower),
  ])
  return [...different.filter(choice => kept.has(choice)), ...different.filter(choice => !kept.has(choice))]
}

/** Nine different numbers, so many of them below the right one that its rank gives nothing away. */
export function nineAround(random: Random, below: () => number, above: () => number): number[] {
  const lower = smallerOfNine(random)
  const found = new Set<number>()
  for (const [draw, until] of [[below, lower] as const, [above, 9] as const])
    for (let tries = 0; tries < 500 && found.size < until; tries++) found.add(draw())
  return random.shuffle([...found])
}
