import type { Choice, WrongChoice } from './choice.ts'
import { likenesses } from './likeness.ts'
import type { Random } from './random.ts'
import { grouped } from './wording.ts'

/** How many wrong options are weighed against each other. More would cost more than they are worth. */
const mostWeighed = 11

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
  let best: readonly number[] = [1, 2, 3, 4]
  let least = Number.POSITIVE_INFINITY
  for (const four of foursOf(weighed.length)) {
    const five = [0, ...four]
    const sums = five.map(at =>
      five.reduce((sum, other) => sum + (other === at ? 0 : (alike[at]?.[other] ?? 0)), 0),
    )
    const cost =
      20 * Math.abs(rank(sums) - wished) +
      10 * Math.abs(rank(five.map(at => lengths[at] ?? 0)) - wishedLength) +
      (areNumbers ? 15 * Math.abs(rank(five.map(at => numbers[at] ?? 0)) - wishedRank) : 0) +
      four.reduce((sum, at) => sum + at, 0) / 5
    if (cost < least) [best, least] = [four, cost]
  }
  return best.map(at => weighed[at - 1] as WrongChoice)
}

/** The number that a choice is; not a number if it is something else. */
function numberIn({ text, picture }: Choice): number {
  const [, sign, digits = ''] = /^(?:£)?([−-]?)£?(\d[\d,]*(?:\.\d+)?)(?: ?[^\d\s]{0,3})?$/.exec(text) ?? []
  return picture || digits === '' ? Number.NaN : Number(digits.replaceAll(',', '')) * (sign ? -1 : 1)
}

/** How many of the others are above the first, from 0 to 4. One that is equal counts as a half. */
function rank([own = 0, ...others]: readonly number[]): number {
  let above = 0
  for (const other of others) above += other - own > 1e-9 ? 1 : own - other > 1e-9 ? 0 : 0.5
  return above
}

const kept = new Map<number, readonly (readonly number[])[]>()

/** Every four of the numbers from 1 to this one, in order. */
function foursOf(count: number): readonly (readonly number[])[] {
  const known = kept.get(count)
  if (known) return known
  const found: number[][] = []
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
    const svg = mixed(a.svg.split('<'), b.svg.split('<'), c.svg.split('<'))
    const alt = combinedText(a.alt, b.alt, c.alt)
    if (!svg || alt === undefined) return undefined
    made.picture = { svg: svg.join('<'), alt }
  }
  return made
}

const isOneWord = (text: string) => /^\p{Ll}[\p{L}’-]*$/u.test(text)

/** Letters of two words would make a third that means something else, or nothing. */
function combinedText(right: string, one: string, other: string): string | undefined {
  if (isOneWord(right)) return right === one && right === other ? right : undefined
  if (right === one && right === other) return right
  return numbersCombined(right, one, other) ?? mixed(tokens(right), tokens(one), tokens(other))?.join('')
}

const tokens = (text: string) =>
  text.match(/\p{L}{2,}(?=.*\P{L}.*\p{L}{2,}|$)|./gsu)?.length === 1 ||
  !/\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text)
    ? [...text]
    : (text.match(/[\p{L}’]+|\d|[^\p{L}’\d]/gu) ?? [])

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

/** Where one is so much more and the other so much less: both at once. */
function numbersCombined(right: string, one: string, other: string): string | undefined {
  const parts = [right, one, other].map(text => /^(\D*?)(\d[\d,]*(?:\.\d+)?)(\D*)$/.exec(text))
  const [a, b, c] = parts
  if (!a || !b || !c || new Set(parts.map(part => `${part?.[1]} ${part?.[3]}`)).size > 1) return undefined
  const values = parts.map(part => Number(part?.[2]?.replaceAll(',', '')))
  const [x = 0, y = 0, z = 0] = values
  const places = Math.max(...parts.map(part => part?.[2]?.split('.')[1]?.length ?? 0))
  const value = Number((y + z - x).toFixed(places))
  if (value <= 0) return undefined
  const written =
    places > 0 && parts.every(part => part?.[2]?.includes('.')) ? value.toFixed(places) : String(value)
  const hasCommas = parts.some(part => part?.[2]?.includes(','))
  return `${a[1]}${hasCommas ? grouped(value) : written}${a[3]}`
}
