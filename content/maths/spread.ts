import type { Random } from '../random.ts'
import type { WrongChoice } from '../template.ts'

/** The size of an answer: `1,250 g`, `−4 °C`, `2 1/3`, `17:05` and `2:05 pm`. */
export function sizeOf(text: string): number {
  const plain = text.replaceAll(',', '').replaceAll('−', '-')
  const [, hour, minute, half] = /^(\d+):(\d+)(?: (am|pm))?/.exec(plain) ?? []
  if (hour)
    return ((half ? Number(hour) % 12 : Number(hour)) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute)
  const [, whole, above, below] = /^(?:(\d+) )?(\d+)\/(\d+)/.exec(plain) ?? []
  if (above) return Number(whole ?? 0) + Number(above) / Number(below)
  return Number(/-?\d+(?:\.\d+)?/.exec(plain)?.[0] ?? 0)
}

/**
 * Puts four of the items first, with a random number of them smaller than the right one, so that its rank gives nothing
 * away. On both sides the likeliest come first, and the first two overall are kept if possible.
 */
export function spreadBy<Item>(
  random: Random,
  right: number,
  items: readonly Item[],
  size: (item: Item) => number,
  kept = 2,
): Item[] {
  const sizes = items.map(size)
  const different = items.filter((_, at) => sizes[at] !== right && sizes.indexOf(sizes[at] ?? 0) === at)
  const below = different.filter(item => size(item) < right)
  const above = different.filter(item => size(item) > right)
  const low = different.slice(0, kept).filter(item => size(item) < right).length
  const least = Math.max(4 - above.length, low)
  const most = Math.min(below.length, 4 - Math.min(kept, different.length) + low)
  if (least > most) return kept > 0 ? spreadBy(random, right, items, size, kept - 1) : [...different]
  const fewer = random.int(least, most)
  const taken = [...below.slice(0, fewer), ...above.slice(0, 4 - fewer)]
  return [...taken, ...different.filter(item => !taken.includes(item))]
}

/** Keeps fewer if the likeliest are all on one side. */
export const spread = (random: Random, right: string, wrong: readonly WrongChoice[], kept = 2) =>
  spreadBy(random, sizeOf(right), wrong, ({ text }) => sizeOf(text), kept)
