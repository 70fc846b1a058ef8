import assert from 'node:assert/strict'
import type { Composed } from '@learn/content/template'
import { comesLike, continued } from './changes.ts'
import { looksLike, markedOption, markedStem } from './figures.ts'

/**
 * Every rotation, flip and change of look that turns the first figure into the second turns the third into the same
 * figure: the option.
 */
export function changesAlike(_: unknown, answer: string, composed: Composed<unknown>): boolean {
  const [[a] = [], [b] = [], [c] = []] = markedStem(composed)
  assert(a && b && c)
  const made = continued(a, b, c)
  assert(
    made.length > 0 && made.every(one => looksLike([one], made.slice(0, 1))),
    'the change is ambiguous, or none fits',
  )
  return looksLike(made.slice(0, 1), markedOption(composed, answer))
}

/** The option's shapes come from the third figure as those of the second come from the first. */
export function shapesComeAlike(_: unknown, answer: string, composed: Composed<unknown>): boolean {
  const [a = [], b = [], c = []] = markedStem(composed)
  return comesLike(a, b, c, markedOption(composed, answer))
}
