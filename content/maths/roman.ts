import { grouped } from '../wording.ts'

/** Roman numerals, and the ways in which they go wrong. */

/** The letters for one, five and ten of each place, starting with the ones. */
export const lettersOf = [
  ['I', 'V', 'X'],
  ['X', 'L', 'C'],
  ['C', 'D', 'M'],
  ['M', 'M', 'M'],
] as const

const patterns = ['', '1', '11', '111', '15', '5', '51', '511', '5111', '1t'] as const

/** One digit of a number: 4 in place 1 is XL. */
export function romanDigit(digit: number, place: number): string {
  const [one, five, ten] = lettersOf[place] ?? lettersOf[0]
  return (patterns[digit] ?? '').replaceAll('1', one).replace('5', five).replace('t', ten)
}

/** The digits of a number, starting with the ones. */
export const digitsOf = (value: number) => [...String(value)].reverse().map(Number)

/** The numeral in parts, the largest first: 1,894 is M, DCCC, XC and IV. */
export const romanParts = (value: number) =>
  digitsOf(value)
    .map((digit, place) => ({ worth: digit * 10 ** place, letters: romanDigit(digit, place), digit, place }))
    .filter(({ digit }) => digit > 0)
    .reverse()

/** A number from 1 to 3,999. */
export const roman = (value: number) =>
  romanParts(value)
    .map(({ letters }) => letters)
    .join('')

const worths: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

/** Reads a numeral as if every letter were added: IX becomes 11. */
export const allAdded = (numeral: string) =>
  [...numeral].reduce((sum, letter) => sum + (worths[letter] ?? 0), 0)

/** Reads a numeral as if a letter after a bigger one were taken away: XI becomes 9 and VI becomes 4. */
export function followerTaken(value: number): number {
  const place = [0, 1, 2].find(at => {
    const digit = digitsOf(value)[at] ?? 0
    return digit === 6 || (digit === 1 && value > 10 ** (at + 1))
  })
  return place === undefined ? value : value - 2 * 10 ** place
}

/** With two letters exchanged throughout. */
export const exchanged = (numeral: string, [a, b]: readonly [string, string]) =>
  [...numeral].map(letter => (letter === a ? b : letter === b ? a : letter)).join('')

/** Reads a numeral with the worths of two letters exchanged. Undefined if that makes no difference. */
export function misreadLetters(value: number): number | undefined {
  const pairs = [
    ['L', 'C'],
    ['D', 'C'],
    ['D', 'M'],
  ] as const
  const numeral = roman(value)
  for (const pair of pairs) {
    const read = worthOf(exchanged(numeral, pair))
    if (read !== value) return read
  }
  return undefined
}

/** A letter before a bigger one is taken away, all others are added. */
export const worthOf = (numeral: string) =>
  [...numeral].reduce((sum, letter, at, all) => {
    const own = worths[letter] ?? 0
    return sum + (own < (worths[all[at + 1] ?? ''] ?? 0) ? -own : own)
  }, 0)

/** How hard a numeral is to read: its letters, twice those to take away, and its size. */
export const effortOf = (value: number) =>
  roman(value).length +
  2 * digitsOf(value).filter(digit => digit === 4 || digit === 9).length +
  2 * String(value).length

/** The way from a numeral to its number, in words and sums. */
export function inParts(value: number): string {
  const parts = romanParts(value)
  const said = parts.map(({ letters, worth, digit, place }) =>
    digit === 4 || digit === 9
      ? `${letters} = ${grouped((digit + 1) * 10 ** place)} − ${10 ** place} = ${worth}`
      : `${letters} = ${grouped(worth)}`,
  )
  return said.join(', ')
}
