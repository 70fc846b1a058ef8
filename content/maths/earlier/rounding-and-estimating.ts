import type { Random } from '../../random.ts'
import { template } from '../../template.ts'
import { grouped } from '../../wording.ts'
import { scaled } from '../numbers.ts'
import { spread } from '../spread.ts'

/** By power of ten. */
const units: Record<number, string> = {
  [-2]: 'hundredth',
  [-1]: 'tenth',
  0: 'whole number',
  1: 'ten',
  2: 'hundred',
  3: 'thousand',
  4: 'ten thousand',
  5: 'hundred thousand',
}

/** Rounds to the nearest of this size, with halves rounded up. */
const nearest = (value: number, size: number) => Math.floor((value + size / 2) / size) * size

/** Keeps the decimal places of the rounding: 3.96 to the nearest tenth is 4.0. */
const said = (value: number, places: number, to: number) =>
  to < 0 ? (value / 10 ** places).toFixed(-to) : scaled(value, -places)

/** The digits, decimal places and rounding place, for each step. */
// biome-ignore format: one line for each step is easier to compare.
const shapes: readonly (readonly (readonly [digits: number, places: number, to: number])[])[] = [
  [[3, 0, 1], [3, 0, 2]],
  [[4, 0, 2], [4, 0, 3], [4, 0, 1]],
  [[5, 0, 3], [5, 0, 2], [3, 1, 0]],
  [[6, 0, 4], [4, 2, 0], [4, 2, -1]],
  [[5, 3, -2], [5, 3, -1], [7, 0, 5], [7, 0, 4]],
]

export const roundTo = template({
  id: 'maths.rounding-and-estimating.round-to',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 25,
  draw: (random, step) => {
    const [digits, places, to] = random.pick(shapes[step - 1] ?? [])
    const drawn = random.int(10 ** (digits - 1), 10 ** digits - 1)
    const size = 10 ** (to + places)
    // A nine before the rounding place makes the rounding carry: harder, and more frequent in later steps.
    const value = random.chance(step / 12)
      ? Math.floor(drawn / size / 10) * size * 10 + 9 * size + (drawn % size)
      : drawn
    return { value: value % 10 === 0 ? value + 7 : value, places, to }
  },
  measure: 'digits of the number, and twice its decimal places',
  hardness: ({ value, places }) => String(value).length + 2 * places,
  write: ({ value, places, to }, random) => {
    const size = 10 ** (to + places)
    const right = nearest(value, size)
    const other = right > value ? right - size : right + size
    const say = (one: number, at = to) => said(one, places, at)
    const lower = nearest(value, size / 10)
    const higher = nearest(value, size * 10)
    const number = scaled(value, -places)
    const wrong = [
      { text: say(other), misconception: right > value ? 'rounded-down-not-up' : 'rounded-up-not-down' },
      ...(size > 1 && lower !== value
        ? [{ text: say(lower, to - 1), misconception: 'rounded-to-a-smaller-place' }]
        : []),
      ...(higher > 0 ? [{ text: say(higher, to + 1), misconception: 'rounded-to-a-bigger-place' }] : []),
      ...(right < size * 10 && to > 0
        ? [
            { text: say(right / 10), misconception: 'one-zero-too-few' },
            { text: say(right * 10), misconception: 'one-zero-too-many' },
          ]
        : []),
      { text: say(right + size * 10 * random.pick([1, -1])), misconception: 'changed-the-digit-before' },
      { text: say(other + size * 10), misconception: 'changed-the-digit-before' },
    ]
    return {
      stem: `Round **${number}** to the nearest ${units[to]}.`,
      right: { text: say(right) },
      wrong: wrong.filter(({ text }) => !text.startsWith('−') && text !== '0'),
      explanation: `${number} lies between ${say(Math.min(right, other))} and ${say(Math.max(right, other))}. Look at the digit just after the place you round to: it is ${Math.floor((value % size) / (size / 10))}, so round ${right > value ? 'up' : 'down'} to **${say(right)}**.`,
    }
  },
})

/** Rounds to one digit and zeros: 0.47 is 0.5, 312 is 300. */
function oneDigit(value: number): number {
  const size = 10 ** (String(value).length - 1)
  return nearest(value, size)
}

type Size = readonly [digits: number, places: number]

/** Both numbers and the operation between them, for each step. */
// biome-ignore format: one line for each step is easier to compare.
const sums: readonly (readonly (readonly [Size, keyof typeof signs, Size])[])[] = [
  [[[2, 0], '+', [2, 0]], [[3, 0], '+', [3, 0]]],
  [[[2, 0], '×', [1, 0]], [[4, 0], '−', [3, 0]]],
  [[[2, 0], '×', [2, 0]], [[3, 0], '×', [2, 0]]],
  [[[3, 0], '×', [2, 1]], [[4, 2], '×', [2, 0]], [[4, 0], '÷', [2, 0]]],
  [[[4, 2], '×', [3, 1]], [[5, 1], '÷', [3, 1]], [[4, 0], '×', [3, 2]]],
]

const signs = {
  '+': (a: number, b: number) => a + b,
  '−': (a: number, b: number) => a - b,
  '×': (a: number, b: number) => a * b,
  '÷': (a: number, b: number) => a / b,
}

interface Sum {
  readonly first: number
  readonly firstPlaces: number
  readonly second: number
  readonly secondPlaces: number
  readonly sign: keyof typeof signs
}

/** The divisor for the answer, when both numbers are taken without their decimal points. */
const shiftOf = ({ firstPlaces, secondPlaces, sign }: Pick<Sum, 'firstPlaces' | 'secondPlaces' | 'sign'>) =>
  10 ** (sign === '÷' ? firstPlaces - secondPlaces : sign === '×' ? firstPlaces + secondPlaces : 0)

const estimated = (sum: Sum) => signs[sum.sign](oneDigit(sum.first), oneDigit(sum.second)) / shiftOf(sum)

/** Near a number with one digit and zeros, but not that number. */
function untidy(random: Random, digits: number): number {
  const size = 10 ** (digits - 1)
  if (digits === 1) return random.int(3, 9)
  const value = random.int(2, 9) * size + (random.int(-2, 2) * size) / 10 + random.int(1, 9)
  return value % size === 0 ? value + 2 : Math.min(value, size * 10 - 1)
}

export const estimate = template({
  id: 'maths.rounding-and-estimating.estimate',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    for (;;) {
      const [[digits, firstPlaces], sign, [otherDigits, secondPlaces]] = random.pick(sums[step - 1] ?? [])
      const [first, second] = [untidy(random, digits), untidy(random, otherDigits)]
      const facts = { first, firstPlaces, second, secondPlaces, sign }
      if (Number.isInteger(estimated(facts))) return facts
    }
  },
  measure: 'digits of both numbers, decimal places, and two where they are multiplied or divided',
  hardness: ({ first, second, firstPlaces, secondPlaces, sign }) =>
    String(first).length +
    String(second).length +
    firstPlaces +
    secondPlaces +
    (sign === '×' || sign === '÷' ? 2 : 0),
  write: ({ first, firstPlaces, second, secondPlaces, sign }, random) => {
    const join = signs[sign]
    const shift = shiftOf({ firstPlaces, secondPlaces, sign })
    const [a, b] = [oneDigit(first), oneDigit(second)]
    const right = estimated({ first, firstPlaces, second, secondPlaces, sign })
    const exact = join(first, second) / shift
    const step = (value: number) => 10 ** (String(value).length - 1)
    const cases = [
      { value: right * 10, misconception: 'one-zero-too-many' },
      { value: right / 10, misconception: 'one-zero-too-few' },
      {
        value: join(a + step(a) * (first < a ? 0 : 1), b + step(b) * (second < b ? 0 : 1)) / shift,
        misconception: 'rounded-both-up',
      },
      {
        value: join(a - step(a) * (first < a ? 1 : 0), b - step(b) * (second < b ? 1 : 0)) / shift,
        misconception: 'rounded-both-down',
      },
      { value: right * 100, misconception: 'two-zeros-too-many' },
      { value: right / 100, misconception: 'two-zeros-too-few' },
      { value: right * 2, misconception: 'rounded-to-a-far-number' },
      { value: right / 2, misconception: 'rounded-to-a-far-number' },
    ]
    // All other options are clearly further off, so that none is as good.
    const off = Math.abs(right - exact)
    const wrong = random
      .shuffle(cases)
      .filter(
        ({ value }) => value > 0 && Math.abs(value - exact) > 1.3 * off && Number.isInteger(value * 100),
      )
    const [firstSaid, secondSaid] = [scaled(first, -firstPlaces), scaled(second, -secondPlaces)]
    return {
      stem: `Round each number to one digit and zeros (for example 78 to 80). Which is the best estimate of **${firstSaid} ${sign} ${secondSaid}**?`,
      right: { text: grouped(right) },
      wrong: spread(
        random,
        grouped(right),
        wrong.map(({ value, misconception }) => ({ text: grouped(value), misconception })),
      ),
      explanation: `${firstSaid} is about ${scaled(a, -firstPlaces)}, and ${secondSaid} ${b === second ? 'stays' : 'is about'} ${scaled(b, -secondPlaces)}. ${scaled(a, -firstPlaces)} ${sign} ${scaled(b, -secondPlaces)} = **${grouped(right)}**.`,
    }
  },
})
