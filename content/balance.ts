import type { Choice, WrongChoice } from './choice.ts'
import { likenesses } from './likeness.ts'
import type { Random } from './random.ts'

/** How many wrong options are weighed against each other. More would cost more than they are worth. */
const mostWeighed = 10

/**
 * Four wrong options with which the right one is no more and no less like the others than chance would have it: its place
 * among the five is drawn. Among equally good fours, the likeliest mistakes are taken.
 */
export function balanced(
  right: Choice,
  wrong: readonly WrongChoice[],
  random: Random,
): readonly WrongChoice[] {
  const wished = random.int(0, 4)
  const wishedRank = random.int(0, 4)
  const wishedLength = random.int(0, 4)
  if (wrong.length <= 4) return wrong
  const weighed = wrong.slice(0, mostWeighed)
  const all = [right, ...weighed]
  const alike = likenesses(all)
  const numbers = all.map(numberIn)
  const areNumbers = numbers.every(Number.isFinite)
  const lengths = all.map(({ text, picture }) => (picture ? picture.svg.length : text.length))
  const longer = lengths.map(length => above(length, lengths[0]))
  const larger = numbers.map(number => (areNumbers ? above(number, numbers[0]) : 0))
  let best: readonly number[] = [1, 2, 3, 4]
  let least = Number.POSITIVE_INFINITY
  for (const four of foursOf(weighed.length)) {
    const byLength = 10 * Math.abs(sumOf(four, longer) - wishedLength)
    const byRank = areNumbers ? 15 * Math.abs(sumOf(four, larger) - wishedRank) : 0
    const byPlace = (four[0] + four[1] + four[2] + four[3]) / 5
    // Likeness takes longest, and can only add to the cost.
    if (byLength + byRank + byPlace > least + 1) continue
    const cost = 20 * Math.abs(rankOfLikeness(alike, four) - wished) + byLength + byRank + byPlace
    if (cost < least) [best, least] = [four, cost]
  }
  return best.map(at => weighed[at - 1] as WrongChoice)
}

/** The number that a choice is; not a number if it is something else. */
function numberIn({ text, picture }: Choice): number {
  const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(picture ? '' : text)
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3])
  const [, sign, digits = ''] = /^(?:£)?([−-]?)£?(\d[\d,]*(?:\.\d+)?)(?: ?[^\d\s]{0,3})?$/.exec(text) ?? []
  return picture || digits === '' ? Number.NaN : Number(digits.replaceAll(',', '')) * (sign ? -1 : 1)
}

/** Whether one is above another: 1 if it is, 0 if it is below, a half if they are equal. */
const above = (one: number, other = 0): number => (one - other > 1e-9 ? 1 : other - one > 1e-9 ? 0 : 0.5)

type Four = readonly [number, number, number, number]

const sumOf = ([a, b, c, d]: Four, by: readonly number[]): number =>
  (by[a] ?? 0) + (by[b] ?? 0) + (by[c] ?? 0) + (by[d] ?? 0)

/**
 * How many of these four are more like the others than the right one is, from 0 to 4. This takes most of the time, so it
 * makes no arrays: 330 fours out of 11 take a seventh of the time that they took with arrays.
 */
function rankOfLikeness(alike: readonly (readonly number[])[], four: Four): number {
  const own = sumOf(four, alike[0] ?? [])
  let rank = 0
  for (const at of four) {
    const row = alike[at] ?? []
    // A choice has all of itself in common with itself.
    rank += above((row[0] ?? 0) + sumOf(four, row) - (row[at] ?? 0), own)
  }
  return rank
}

const kept = new Map<number, readonly Four[]>()

/** Every four of the numbers from 1 to this one, in order. */
function foursOf(count: number): readonly Four[] {
  const known = kept.get(count)
  if (known) return known
  const found: Four[] = []
  for (let a = 1; a <= count; a++)
    for (let b = a + 1; b <= count; b++)
      for (let c = b + 1; c <= count; c++) for (let d = c + 1; d <= count; d++) found.push([a, b, c, d])
  kept.set(count, found)
  return found
}

/** Options with the mistakes of two others at once, where these show in different places. */
export function doubled(right: Choice, wrong: readonly WrongChoice[]): WrongChoice[] {
  const found: WrongChoice[] = []
  for (const [at, one] of wrong.entries())
    for (const other of wrong.slice(at + 1)) {
      const both = combined(right, one, other)
      if (both) found.push({ ...both, misconception: one.misconception })
    }
  return found
}

function combined(right: Choice, one: Choice, other: Choice): Choice | undefined {
  const text = combinedText(right.text, one.text, other.text)
  if (text === undefined) return undefined
  const made: { text: string; value?: string; picture?: { svg: string; alt: string } } = { text }
  if (right.value !== undefined || one.value !== undefined || other.value !== undefined) {
    const value = combinedText(right.value ?? right.text, one.value ?? one.text, other.value ?? other.text)
    if (value === undefined) return undefined
    made.value = value
  }
  if (right.picture && one.picture && other.picture) {
    const [a, b, c] = [right.picture, one.picture, other.picture]
    const svg = mixed(tagsOf(a.svg), tagsOf(b.svg), tagsOf(c.svg))
    const alt = combinedText(a.alt, b.alt, c.alt)
    if (!svg || alt === undefined) return undefined
    made.picture = { svg: svg.join('<'), alt }
  }
  return made
}

const isOneWord = (text: string) => /^\p{Ll}[\p{L}’-]*$/u.test(text)

/** One number as we print it, with a unit or without. Four digits without a comma are a code. */
const isOneNumber = (text: string) => /^\D{0,3}\d{1,3}(?:,\d{3})*(?:\.\d+)?(?: ?[^\d\s]{0,12})?$/u.test(text)

/** Letters of two words would make a third that means something else, or nothing; digits, a number that no child would find. */
function combinedText(right: string, one: string, other: string): string | undefined {
  if (isOneWord(right) || isOneNumber(right)) return right === one && right === other ? right : undefined
  if (right === one && right === other) return right
  return mixed(tokensOf(right), tokensOf(one), tokensOf(other))?.join('')
}

/** Each of six texts is combined with all others, so its parts are kept for a while. */
function keptLately(partsOf: (text: string) => readonly string[]): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return text => {
    const parts = known.get(text) ?? partsOf(text)
    if (known.size > 30) known.clear()
    known.set(text, parts)
    return parts
  }
}

const tagsOf = keptLately(svg => svg.split('<'))

const tokensOf = keptLately(text =>
  text.match(/\p{L}{2,}(?=.*\P{L}.*\p{L}{2,}|$)|./gsu)?.length === 1 ||
  !/\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text)
    ? [...text]
    : (text.match(/[\p{L}’]+|\d|[^\p{L}’\d]/gu) ?? []),
)

/** The right one with the changes of both. Undefined if they change the same place, or nothing. */
function mixed(
  right: readonly string[],
  one: readonly string[],
  other: readonly string[],
): string[] | undefined {
  if (right.length !== one.length || right.length !== other.length) return undefined
  let [changedOne, changedOther] = [false, false]
  const made: string[] = []
  for (const [at, own] of right.entries()) {
    const [a = own, b = own] = [one[at], other[at]]
    if (a !== own && b !== own) return undefined
    changedOne ||= a !== own
    changedOther ||= b !== own
    made.push(a === own ? b : a)
  }
  return changedOne && changedOther ? made : undefined
}
