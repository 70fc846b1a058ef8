import type { Context } from '../context.ts'

/** Popular PINs that no rule below covers: shapes and lines on a keypad, dates and words that everybody knows. */
const popular = new Set(
  `0420 0852 0911 1004 1024 1031 1066 1225 1230 1233 1235 1236 1237 1239 1243 1245 1254 1258 1324 1342 1347 1379
  1397 1423 1425 1432 1456 1478 1492 1590 1793 1q2w 2356 2512 2580 3215 3216 3217 3258 3571 3690 3971 4123 4560
  4568 5150 5683 6547 7410 7412 7539 7894 7895 7896 7931 8520 8523 9510 9512 9632 a1b2 asdf love pass qaz1 qwer
  test wasd zxcv`.split(/\s+/),
)

/** Whether a PIN is among the first that somebody would guess. */
export function isCommonPin(pin: string): boolean {
  const characters = [...pin.normalize('NFKC').toLowerCase()]
  const text = characters.join('')
  return new Set(characters).size < 3 || isSeries(characters) || isYear(text) || popular.has(text)
}

/** Whether it counts up or down in equal steps, such as 1234, 8642, 7890 or abcd. */
function isSeries(characters: readonly string[]): boolean {
  const codes = characters.map(character => character.codePointAt(0) ?? 0)
  const isNumber = characters.every(character => /\d/.test(character))
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return new Set(isNumber ? steps.map(step => (step + 10) % 10) : steps).size === 1
}

const isYear = (text: string) => /^(19|20)\d\d$/.test(text)

/** Checks that a new PIN is hard to guess. A sign-in accepts any PIN, so that a guesser learns nothing. */
export function readNewPin(ctx: Context<'BadRequest'>, field: string, pin: string): string {
  if (!isCommonPin(pin)) return pin
  throw ctx.fault(
    'BadRequest',
    `${field} is too easy to guess, because many people choose it. Use at least three different characters, and avoid years, counting such as 2345, and patterns on the keypad.`,
  )
}
