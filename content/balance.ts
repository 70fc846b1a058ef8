import type { Choice, WrongChoice } from './choice.ts'
import { likenesses } from './likeness.ts'
import { once } from './once.ts'
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
  const numbers = numbersIn(all)
  const lengths = all.map(({ text, picture }) => (picture ? picture.svg.length : text.length))
  const longer = lengths.map(length => above(length, lengths[0]))
  const larger = numbers?.map(number => above(number, numbers[0]))
  let best: Four = [1, 2, 3, 4]
  let least = Number.POSITIVE_INFINITY
  for (const four of foursOf(weighed.length)) {
    const byLength = 10 * Math.abs(sumOf(four, longer) - wishedLength)
    const byRank = larger ? 15 * Math.abs(sumOf(four, larger) - wishedRank) : 0
    const byPlace = (four[0] + four[1] + four[2] + four[3]) / 5
    // Likeness takes longest, and can only add to the cost. The margin is for rounding.
    if (byLength + byRank + byPlace > least + 1e-6) continue
    const cost = 20 * Math.abs(rankOfLikeness(alike, four) - wished) + byLength + byRank + byPlace
    if (cost < least) [best, least] = [four, cost]
  }
  return best.map(at => weighed[at - 1] as WrongChoice)
}

/** The numbers that the choices are. Undefined if one of them is something else. */
function numbersIn(choices: readonly Choice[]): readonly number[] | undefined {
  const numbers: number[] = []
  for (const choice of choices) {
    const number = numberIn(choice)
    if (!Number.isFinite(number)) return undefined
    numbers.push(number)
  }
  return numbers
}

/** The number that a choice is; not a number if it is something else. */
function numberIn({ text, picture }: Choice): number {
  if (picture || !/^[£−\d-]/.test(text)) return Number.NaN
  const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text)
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3])
  const [, sign, digits = ''] = /^(?:£)?([−-]?)£?(\d[\d,]*(?:\.\d+)?)(?: ?[^\d\s]{0,3})?$/.exec(text) ?? []
  return digits === '' ? Number.NaN : Number(digits.replaceAll(',', '')) * (sign ? -1 : 1)
}

/** Whether one is above another: 1 if it is, 0 if it is below, a half if they are equal. */
const above = (one: number, other = 0): number => (one - other > 1e-9 ? 1 : other - one > 1e-9 ? 0 : 0.5)

type Four = readonly [number, number, number, number]

const sumOf = (four: Four, by: readonly number[]): number =>
  (by[four[0]] ?? 0) + (by[four[1]] ?? 0) + (by[four[2]] ?? 0) + (by[four[3]] ?? 0)

/**
 * How many of these four are more like the others than the right one is, from 0 to 4. This takes most of the time, so it
 * makes no arrays: 330 fours out of 11 take a seventh of the time that they took with arrays.
 */
function rankOfLikeness(alike: readonly (readonly number[])[], four: Four): number {
  const own = sumOf(four, alike[0] ?? [])
  let rank = 0
  for (let index = 0; index < 4; index++) {
    const at = four[index] ?? 0
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
  const { picture, value = right.text } = right
  const texts = mixer(right.text, textParts)
  const values = mixer(value, textParts)
  const svgs = mixer(picture?.svg ?? '', tags)
  const alts = mixer(picture?.alt ?? '', textParts)
  const combined = (one: Choice, other: Choice): Choice | undefined => {
    const text = texts(one.text, other.text)
    if (text === undefined) return undefined
    const made: { text: string; value?: string; picture?: { svg: string; alt: string } } = { text }
    if (right.value !== undefined || one.value !== undefined || other.value !== undefined) {
      const both = values(one.value ?? one.text, other.value ?? other.text)
      if (both === undefined) return undefined
      made.value = both
    }
    if (picture && one.picture && other.picture) {
      const svg = svgs(one.picture.svg, other.picture.svg)
      const alt = alts(one.picture.alt, other.picture.alt)
      if (!svg || svg === picture.svg || alt === undefined) return undefined
      made.picture = { svg, alt }
    }
    return made
  }
  const found: WrongChoice[] = []
  for (const [at, one] of wrong.entries())
    for (let next = at + 1; next < wrong.length; next++) {
      const both = combined(one, wrong[next] as WrongChoice)
      if (both) found.push({ ...both, misconception: one.misconception })
    }
  return found
}

const isOneWord = (text: string) => /^\p{Ll}[\p{L}’-]*$/u.test(text)

/** One number as we print it, with a unit or without. Four digits without a comma are a code. */
const isOneNumber = (text: string) => /^\D{0,3}\d{1,3}(?:,\d{3})*(?:\.\d+)?(?: ?[^\d\s]{0,12})?$/u.test(text)

/** How a kind of text is taken apart and put together again. */
interface Parts {
  /** Whether nothing in this text can be changed alone. */
  readonly isWhole: (text: string) => boolean
  readonly of: (text: string) => readonly string[]
  readonly between: string
}

const tags: Parts = { isWhole: () => false, of: svg => svg.split('<'), between: '<' }

const textParts: Parts = {
  // Letters of two words would make a third that means something else, or nothing; digits, a number that no child would find.
  isWhole: text => isOneWord(text) || isOneNumber(text),
  of: text =>
    /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text) ? (text.match(/[\p{L}’]+|\d|[^\p{L}’\d]/gu) ?? []) : [...text],
  between: '',
}

/**
 * Gives the right text with the changes of two others. Undefined if they change the same place, or one changes nothing. The
 * changes of each text are found once, as it is mixed with all the others.
 */
function mixer(right: string, parts: Parts): (one: string, other: string) => string | undefined {
  const isWhole = once(() => parts.isWhole(right))
  const own = once(() => parts.of(right))
  const known = new Map<string, readonly Change[] | undefined>()
  const changesOf = (text: string): readonly Change[] | undefined => {
    if (known.has(text)) return known.get(text)
    const found = changes(own(), parts.of(text))
    known.set(text, found)
    return found
  }
  return (one, other) => {
    if (right === one && right === other) return right
    if (isWhole()) return undefined
    const first = changesOf(one)
    const second = first?.length ? changesOf(other) : undefined
    if (!first || !second?.length) return undefined
    if (first.some(({ at }) => second.some(change => change.at === at))) return undefined
    const made = [...own()]
    for (const { at, to } of first) made[at] = to
    for (const { at, to } of second) made[at] = to
    return made.join(parts.between)
  }
}

/** A part that differs from the right one. */
interface Change {
  readonly at: number
  readonly to: string
}

/** Undefined if one text has more parts than the other. */
function changes(right: readonly string[], other: readonly string[]): readonly Change[] | undefined {
  if (right.length !== other.length) return undefined
  const found: Change[] = []
  for (let at = 0; at < right.length; at++) {
    const to = other[at] ?? ''
    if (to !== right[at]) found.push({ at, to })
  }
  return found
}
