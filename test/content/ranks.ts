import { sizeOf } from '@learn/content/maths/spread'
import type { Composed } from '@learn/content/template'

/** By chance it is one in five. */
const mostOfOneRank = 0.45

/** With fewer questions, chance alone may exceed it. */
const leastQuestions = 100

/** These ask for the largest or the smallest. */
const extreme = /compare$|most-|best-buy/

export const isRanked = (templateId: string) => templateId.startsWith('maths.') && !extreme.test(templateId)

const isNumber = (text: string) =>
  ![' : ', ', '].some(mark => text.includes(mark)) && /^[£−]?\d[\d,./: ]*(?: ?[a-z°%]\S*)?$/i.test(text)

/** The rank of the right answer among five numbers, from 0 (the smallest). Undefined if an option is not a number. */
export function rankOf(composed: Composed<unknown>): number | undefined {
  if (composed.mode !== 'options' || !composed.options.every(({ text }) => isNumber(text))) return undefined
  const sizes = composed.options.map(({ text }) => sizeOf(text))
  const right = sizes[composed.right] ?? 0
  return sizes.filter(size => size < right).length
}

/** Whether one rank is the right answer too often, from how often each of them is. */
export function isRankPredictable(ranks: readonly number[]): boolean {
  const all = ranks.reduce((sum, count) => sum + count, 0)
  return all >= leastQuestions && Math.max(...ranks) / all >= mostOfOneRank
}
