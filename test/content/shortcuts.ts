import { likenessToOthers } from '@learn/content/likeness'
import type { Option } from '@learn/content/question'

/**
 * Ways to answer without reading the question. Each returns the chance of being right: choosing among the options that
 * are equally longest, shortest, most like the others or least like them.
 */
export function shortcuts(options: readonly Option[], right: number): [trick: string, luck: number][] {
  const texts = options.map(({ text }) => text.length)
  const pictures = options.map(({ picture }) => picture?.svg.length ?? 0)
  const likeness = likenessToOthers(options)
  const negative = (values: readonly number[]) => values.map(value => -value)
  return [
    ['the longest text', luck(texts, right)],
    ['the shortest text', luck(negative(texts), right)],
    ['the longest picture', luck(pictures, right)],
    ['the shortest picture', luck(negative(pictures), right)],
    ['the most like the others', luck(likeness, right)],
    ['the odd one out', luck(negative(likeness), right)],
  ]
}

function luck(values: readonly number[], right: number): number {
  const best = Math.max(...values)
  const own = values[right] ?? Number.NEGATIVE_INFINITY
  return best - own < 1e-9 ? 1 / values.filter(value => best - value < 1e-9).length : 0
}
