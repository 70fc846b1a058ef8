import { once } from '../once.ts'
import type { Random } from '../random.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { scaled } from './numbers.ts'
import { spread } from './spread.ts'

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

const roundToIn = (version: 1 | 3) =>
  template({
    id: 'maths.rounding-and-estimating.round-to',
    version,
    ...(version > 1 && { balancedFrom: 1, undoubled: true as const }),
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
      const smaller = size / 10
      const [below, above] = [Math.floor(value / smaller) * smaller, Math.ceil(value / smaller) * smaller]
      const turned = {
        text: say(other),
        misconception: right > value ? 'rounded-down-not-up' : 'rounded-up-not-down',
      }
      const otherPlaces = [
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
      ]
      const digitBefore = (one: number) => ({ text: say(one), misconception: 'changed-the-digit-before' })
      const firstWrong = () => [
        turned,
        ...otherPlaces,
        digitBefore(right + size * 10 * random.pick([1, -1])),
        digitBefore(other + size * 10),
      ]
      const laterWrong = () => [
        turned,
        ...(right > value
          ? [{ text: scaled(value + size, -places), misconception: 'kept-the-digits-after-it' }]
          : []),
        ...random.shuffle(otherPlaces),
        ...(smaller > 1 && below !== above
          ? [below, above].map(one => ({
              text: say(one, to - 1),
              misconception: 'rounded-to-a-smaller-place',
            }))
          : []),
        ...random
          .shuffle([right + size * 10, right - size * 10, other + size * 10, other - size * 10])
          .map(digitBefore),
      ]
      const wrong = (version > 1 ? laterWrong() : firstWrong()).filter(({ text }) => !/^(?:−|0$)/.test(text))
      return {
        stem: `Round **${number}** to the nearest ${units[to]}.`,
        right: { text: say(right) },
        wrong: version > 1 ? withoutRepeats(wrong).slice(0, 7) : wrong,
        explanation: `${number} lies between ${say(Math.min(right, other))} and ${say(Math.max(right, other))}. Look at the digit just after the place you round to: it is ${Math.floor((value % size) / (size / 10))}, so round ${right > value ? 'up' : 'down'} to **${say(right)}**.`,
      }
    },
  })

const withoutRepeats = (choices: readonly WrongChoice[]) =>
  choices.filter(({ text }, at) => choices.findIndex(one => one.text === text) === at)

export const roundTo = roundToIn(3)

/** Rounds to one significant figure: 0.47 is 0.5, 312 is 300. */
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

/** Near a number with one significant figure, but not that number. */
function untidy(random: Random, digits: number): number {
  const size = 10 ** (digits - 1)
  if (digits === 1) return random.int(3, 9)
  const value = random.int(2, 9) * size + (random.int(-2, 2) * size) / 10 + random.int(1, 9)
  return value % size === 0 ? value + 2 : Math.min(value, size * 10 - 1)
}

const estimateIn = (version: 1 | 2) =>
  template({
    id: 'maths.rounding-and-estimating.estimate',
    version,
    ...(version > 1 && { balancedFrom: 1, undoubled: true as const }),
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
      const slip = (value: number, misconception: string) => ({ value, misconception })
      const oneZero = [slip(right * 10, 'one-zero-too-many'), slip(right / 10, 'one-zero-too-few')]
      const twoZeros = [slip(right * 100, 'two-zeros-too-many'), slip(right / 100, 'two-zeros-too-few')]
      const far = [slip(right * 2, 'rounded-to-a-far-number'), slip(right / 2, 'rounded-to-a-far-number')]
      const step = (value: number) => 10 ** (String(value).length - 1)
      const firstSlips = () => {
        const up = join(a + step(a) * (first < a ? 0 : 1), b + step(b) * (second < b ? 0 : 1)) / shift
        const down = join(a - step(a) * (first < a ? 1 : 0), b - step(b) * (second < b ? 1 : 0)) / shift
        return random.shuffle([
          ...oneZero,
          slip(up, 'rounded-both-up'),
          slip(down, 'rounded-both-down'),
          ...twoZeros,
          ...far,
        ])
      }
      const laterSlips = () => {
        // The round number on the other side.
        const other = (value: number, rounded: number) =>
          value < rounded ? rounded - step(value) : rounded + step(value)
        const [farA, farB] = [other(first, a), b === second ? b : other(second, b)]
        const likely = [
          slip(join(farA, b) / shift, 'rounded-one-number-the-wrong-way'),
          slip(join(a, farB) / shift, 'rounded-one-number-the-wrong-way'),
          slip(farB === b ? right : join(farA, farB) / shift, 'rounded-both-the-wrong-way'),
          ...oneZero,
          ...far,
        ]
        return [...random.shuffle(likely), ...random.shuffle(twoZeros)]
      }
      // All other options are clearly further off, so that none is as good.
      const off = Math.abs(right - exact)
      const wrong = (version > 1 ? laterSlips() : firstSlips())
        .filter(({ value }) =>
          version > 1
            ? value >= 1 && Number.isInteger(value * 10)
            : value > 0 && Number.isInteger(value * 100),
        )
        .filter(({ value }) => Math.abs(value - exact) > 1.3 * off)
        .map(({ value, misconception }) => ({ text: grouped(value), misconception }))
      const [firstSaid, secondSaid] = [scaled(first, -firstPlaces), scaled(second, -secondPlaces)]
      return {
        stem: `Round each number to ${version > 1 ? `one significant figure (for example, ${firstPlaces + secondPlaces > 0 ? '78 to 80 and 3.2 to 3' : '78 to 80'})` : 'one digit and zeros (for example 78 to 80)'}. Which is the best estimate of **${firstSaid} ${sign} ${secondSaid}**?`,
        right: { text: grouped(right) },
        wrong: version > 1 ? wrong.slice(0, 7) : spread(random, grouped(right), wrong),
        explanation: `${firstSaid} is about ${scaled(a, -firstPlaces)}, and ${secondSaid} ${b === second ? 'stays' : 'is about'} ${scaled(b, -secondPlaces)}. ${scaled(a, -firstPlaces)} ${sign} ${scaled(b, -secondPlaces)} = **${grouped(right)}**.`,
      }
    },
  })

export const estimate = estimateIn(2)

export const couldBe = template({
  id: 'maths.rounding-and-estimating.could-be',
  version: 1,
  mode: 'typed',
  seconds: 40,
  harder: 0.3,
  draw: (random, step) => {
    const decimal = step > 3 && random.chance(0.5)
    const places = decimal ? step - 3 : 0
    const fill = decimal ? 1 : step
    const rounded = random.int(2, 10 ** (step > 2 ? 2 : 1) + 9) * 10 ** fill
    return { rounded, fill, places, largest: random.chance(0.5) }
  },
  measure: 'places that are rounded away, and three more or four where there are decimals',
  hardness: ({ fill, places }) => fill + (places > 0 ? places + 2 : 0),
  write: ({ rounded, fill, places, largest }) => {
    const half = 10 ** fill / 2
    const right = largest ? rounded + half - 1 : rounded - half
    const plain = (value: number) => scaled(value, -places).replaceAll(',', '')
    const what =
      places === 0
        ? 'whole number'
        : `number with ${places === 1 ? 'one decimal place' : 'two decimal places'}`
    return {
      stem: `A ${what} is rounded to the nearest ${units[fill - places]}. The answer is ${said(rounded, places, fill - places)}. What is the **${largest ? 'largest' : 'smallest'}** ${what} that it could have been?`,
      expected: { kind: 'number', value: plain(right) },
      mistakes: largest
        ? [
            { text: plain(rounded + half), misconception: 'took-the-half-way-number' },
            { text: plain(rounded + 10 ** fill - 1), misconception: 'thought-all-digits-round-down' },
          ]
        : [
            { text: plain(rounded - half + 1), misconception: 'left-out-the-half-way-number' },
            { text: plain(rounded - 10 ** fill + 1), misconception: 'thought-all-digits-round-up' },
          ],
      explanation: largest
        ? `Half way to the next one up is ${scaled(rounded + half, -places)}, and that already rounds up. So the largest is the one just before it: **${scaled(right, -places)}**.`
        : `Half way to the one below is ${scaled(rounded - half, -places)}. A number half way rounds up, so this is the smallest: **${scaled(right, -places)}**.`,
    }
  },
})

export const roundingAndEstimating: Topic = {
  id: 'maths.rounding-and-estimating',
  name: 'Rounding and estimating',
  subdomain: 'number',
  year: 4,
  prerequisites: ['maths.place-value', 'maths.multiplication'],
  about: 'Rounding whole numbers and decimals, and using this to estimate an answer.',
  weights: { gl: 3, cem: 4, iseb: 3 },
  lesson: once(() => ({
    version: 4,
    idea: `
To **round** a number is to swap it for one that is close but easy. 68 is close to 70. So 68 rounded to the nearest ten is 70.

Here is how. Find the place you round to. Look at the digit just after it.

- If it is 0, 1, 2, 3 or 4, round down. The place stays the same.
- If it is 5, 6, 7, 8 or 9, round up. The place goes up by one.

Then fill in zeros for the rest.

Rounding helps you **estimate**. That is a smart guess. For 48 × 21, think 50 × 20. Each number keeps just one digit that is not zero. We call that **one significant figure**. 50 × 20 is 1,000, so the true answer must be near 1,000. You can spot a wrong answer at once.`,
    example: `
Round 3,746 to the nearest hundred.

1. Find the hundreds. It is the 7.
2. Look at the digit just after. It is a 4.
3. 4 means round down. The 7 stays.
4. Fill in zeros: **3,700**.
5. Check: 3,746 lies between 3,700 and 3,800. It is closer to 3,700. Good.`,
    harder: `
A number with two decimal places is rounded to the nearest tenth. The answer is **7.0**. What are the largest and the smallest number it could have been?

1. The next tenth up is 7.1. Halfway from 7.0 to 7.1 is 7.05.
2. Halfway rounds **up**. So 7.05 turns into 7.1, and that is too far. The largest number is the one just before it: **7.04**.
3. The next tenth down is 6.9. Halfway from 6.9 to 7.0 is 6.95.
4. Halfway rounds up, so 6.95 does turn into 7.0. The smallest number is **6.95**.
5. Check: 6.95 rounds to 7.0 and 7.04 rounds to 7.0. But 6.94 rounds to 6.9, and 7.05 rounds to 7.1. Good!

Why do we write 7.0 and not 7? The zero shows that we rounded to tenths.

**Estimate 5,808 ÷ 47.** 5,808 is nearer to 6,000 than to 5,000. 47 is nearer to 50 than to 40. So it is about 6,000 ÷ 50 = **120**. Round each number by itself, and count the zeros at the end.

Now you try: a whole number rounded to the nearest thousand is 60,000. What is the largest it could be? (It is 60,499.)`,
    mistake: `
Some children round step by step from the end. They turn 3,746 into 3,750 and then into 3,800. But 3,746 is only 46 away from 3,700, and it is 54 away from 3,800. Look at just one digit, the one next to your place, and only once. A number line shows you which end is closer.`,
    tryThis: `
Look at five prices on a shop receipt or in a shop. Round each one to the nearest pound. Add up the round prices in your head. How close is that to the true total?`,
  })),
  misconceptions: once(() => ({
    'rounded-up-not-down': {
      child: 'Look at the next digit to the right. If it is 4 or less, round down.',
      parent:
        'Rounds up where the next digit is below 5. Sketch a short number line and ask which end is nearer.',
    },
    'kept-the-digits-after-it': {
      child: 'You rounded up well. Now turn all the digits after that place into zeros.',
      parent:
        'Makes the digit one larger but keeps the digits after it. Ask whether the result is a round number.',
    },
    'rounded-to-a-bigger-place': {
      child: 'Find the place the question names. You rounded to the next bigger one.',
      parent:
        'Rounds to a bigger place than asked, such as hundreds for tens. Underline the digit in the named place first.',
    },
    'rounded-to-a-smaller-place': {
      child: 'You can go further. Underline the digit in the place the question names, then round there.',
      parent:
        'Rounds to a smaller place than asked, such as tens for hundreds. Say together which two round numbers it lies between.',
    },
    'one-zero-too-few': {
      child: 'Your answer is ten times too small. Count the zeros again.',
      parent:
        'Loses a zero, so the result is ten times too small. Ask whether the answer is about as big as it should be.',
    },
    'one-zero-too-many': {
      child: 'Your answer is ten times too big. Count the zeros again.',
      parent:
        'Adds a zero too many, so the result is ten times too big. Compare its size with the numbers in the question.',
    },
    'changed-the-digit-before': {
      child: 'Only the digit in the named place may go up. Leave the digit before it, unless a 9 turns over.',
      parent:
        'Changes a digit further to the left than rounding should. Write the two round numbers on either side and choose the nearer.',
    },
    'rounded-down-not-up': {
      child: 'Look at the next digit to the right. If it is 5 or more, round up.',
      parent:
        'Rounds down where the next digit is 5 or more. Sketch a short number line and mark the half-way point.',
    },
    'rounded-to-a-far-number': {
      child: 'That is about twice or half what it should be. Round each number to its nearest neighbour.',
      parent:
        'Chooses an estimate that is about double or half the real one. Write down both rounded numbers before doing the sum.',
    },
    'two-zeros-too-many': {
      child: 'Your answer is a hundred times too big. Work with the single digits, then count the zeros.',
      parent:
        'Makes an estimate a hundred times too big. Ask them to say both rounded numbers aloud and count zeros or decimal places.',
    },
    'rounded-both-down': {
      child: 'One of the numbers is nearer to the round number above it. Round each one by itself.',
      parent:
        'Rounds every number down, even where up is nearer. Take each number alone and see which round number is closer.',
    },
    'rounded-one-number-the-wrong-way': {
      child: 'One of the numbers is nearer to another round number. Check both on a number line.',
      parent:
        'Rounds one of two numbers to the wrong neighbour. Ask for each which two round numbers it lies between and which is nearer.',
    },
    'rounded-both-the-wrong-way': {
      child: 'Both numbers have a nearer round number. Look at the digit after the first one.',
      parent:
        'Rounds both numbers to the wrong neighbour. Practise single numbers first, such as whether 37 is nearer to 30 or to 40.',
    },
    'two-zeros-too-few': {
      child: 'Your answer is a hundred times too small. Check the zeros and the decimal point again.',
      parent:
        'Makes an estimate a hundred times too small. Compare it with something real, such as the price of 20 pencils.',
    },
    'rounded-both-up': {
      child: 'One of the numbers is nearer to the round number below it. Round each one by itself.',
      parent:
        'Rounds every number up, even where down is nearer. A number line shows quickly which round number is closer.',
    },
    'took-the-half-way-number': {
      child: 'A number right in the middle rounds up. So the largest is the one just before it.',
      parent:
        'Counts the half-way number as rounding down. Half way always rounds up, so the largest comes just before it: try 44, 45 and 46.',
    },
    'thought-all-digits-round-down': {
      child: 'Past half way, a number rounds up. Stop just before the half-way mark.',
      parent:
        'Seems to think that every number up to the next one rounds down. Round 41 to 49 one by one and see where it changes.',
    },
    'left-out-the-half-way-number': {
      child: 'The half-way number rounds up, so it belongs here too. It is the smallest.',
      parent:
        'Leaves out the half-way number, though it rounds up. Round 34, 35 and 36 to the nearest ten together.',
    },
    'thought-all-digits-round-up': {
      child: 'Below half way, a number rounds down. Start at the half-way mark.',
      parent:
        'Seems to think that every number after the last one rounds up. Round 31 to 39 one by one and see where it changes.',
    },
  })),
  templates: [roundTo, estimate, couldBe],
  earlier: [roundToIn(1), estimateIn(1)],
}
