import assert from 'node:assert/strict'
import type { Composed } from '@learn/content/template'
import { comesLike, continued } from './changes.ts'
import { looksLike, markedOption, markedStem } from './figures.ts'

/** Of all turns, flips and changes of look, those that make the second of the first make one figure of the third: the option. */
export function changesAlike(_: unknown, answer: string, composed: Composed<unknown>): boolean {
  const [[a] = [], [b] = [], [c] = []] = markedStem(composed)
  assert(a && b && c)
  const made = continued(a, b, c)
  assert(made.length > 0 && made.every(one => looksLike([one], made.slice(0, 1))), 'the change is not clear')
  return looksLike(made.slice(0, 1), markedOption(composed, answer))
}

/** The option's shapes come from the third figure as those of the second come from the first. */
export function shapesComeAlike(_: unknown, answer: string, composed: Composed<unknown>): boolean {
  const [a = [], b = [], c = []] = markedStem(composed)
  return comesLike(a, b, c, markedOption(composed, answer))
}
