import { commonDivisor } from '../grade.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { grouped, listed } from '../wording.ts'

const isPrime = (value: number) => {
  for (let by = 2; by * by <= value; by++) if (value % by === 0) return false
  return value > 1
}

const upTo = (most: number, least = 1) => Array.from({ length: most - least + 1 }, (_, at) => least + at)

export const factorsOf = (value: number) => upTo(value).filter(factor => value % factor === 0)

const isSquare = (value: number) => Number.isInteger(Math.sqrt(value))
const isCube = (value: number) => Math.round(Math.cbrt(value)) ** 3 === value

type Kind = 'multiple' | 'factor' | 'prime' | 'square' | 'cube'

interface Wrong {
  readonly value: number
  readonly misconception: string
}

interface Pick {
  readonly kind: Kind
  /** Numbers that it must be a multiple or a factor of. A square may have to be a multiple too. */
  readonly of: readonly number[]
  readonly right: number
  readonly wrong: readonly Wrong[]
}

const called = (values: readonly number[], misconception: string): Wrong[] =>
  values.map(value => ({ value, misconception }))

/** A few of each, and then the rest. */
const nearest = (values: readonly number[], to: number) =>
  [...values].sort((a, b) => Math.abs(a - to) - Math.abs(b - to))

function multiple(random: Random, of: number, most: number): Pick {
  const right = of * random.int(3, Math.floor(most / of))
  const close = random.shuffle(upTo(right + 12, Math.max(of + 2, right - 12)).filter(value => value % of > 0))
  // 46 for a multiple of 6, because it ends in 6.
  const sameEnding = close.filter(value => value % 10 === of)
  const factors = factorsOf(of).filter(value => value > 1 && value < of)
  return {
    kind: 'multiple',
    of: [of],
    right,
    wrong: [
      ...called(sameEnding.slice(0, 1), 'not-in-the-times-table'),
      ...called(close.slice(0, 5), 'not-in-the-times-table'),
      ...called(factors.slice(-1), 'mixed-up-factor-and-multiple'),
    ],
  }
}

/** All wrong options are multiples of some of the numbers, but not of all. */
function commonMultiple(random: Random, of: readonly number[], most: number): Pick {
  const lowest = of.reduce((a, b) => (a * b) / commonDivisor(a, b))
  const right = lowest * random.int(2, Math.floor(most / lowest))
  const near = of.flatMap(one => {
    const others = upTo(Math.ceil((right * 1.5) / one), 3).map(times => one * times)
    return nearest(
      others.filter(value => value % lowest > 0),
      right,
    ).slice(0, 5)
  })
  return { kind: 'multiple', of, right, wrong: called(random.shuffle(near), 'checked-only-one-number') }
}

function factor(random: Random, of: number): Pick {
  const right = random.pick(factorsOf(of).filter(value => value > 2 && value < of))
  const close = nearest(
    upTo(of / 2 + 1, 3).filter(value => of % value > 0),
    right,
  ).slice(0, 9)
  return {
    kind: 'factor',
    of: [of],
    right,
    wrong: [
      ...called(random.shuffle(close).slice(0, 6), 'does-not-divide-exactly'),
      ...called([of * 2], 'mixed-up-factor-and-multiple'),
    ],
  }
}

function commonFactor(random: Random, of: readonly number[]): Pick {
  const highest = of.reduce(commonDivisor)
  const right = random.pick(factorsOf(highest).filter(value => value > 2))
  const one = of.flatMap(factorsOf).filter(value => highest % value > 0 && !of.includes(value))
  return {
    kind: 'factor',
    of,
    right,
    wrong: [
      ...called(nearest(one, right).slice(0, 7), 'checked-only-one-number'),
      ...called([highest * 2, highest * 3], 'checked-only-one-number'),
    ].filter(({ value }) => of.some(one => one % value > 0)),
  }
}

/** Odd numbers near it that are often taken for primes. */
function prime(random: Random, least: number, most: number): Pick {
  const right = random.pick(upTo(most, least).filter(isPrime))
  const tempting = upTo(most + 20, 9).filter(value => !isPrime(value) && value % 2 === 1 && value % 5 > 0)
  const hard = tempting.filter(value => value % 3 > 0)
  const near = [...nearest(hard, right).slice(0, 3), ...nearest(tempting, right).slice(0, 5)]
  return {
    kind: 'prime',
    of: [],
    right,
    wrong: [
      ...called(random.shuffle(near), 'overlooked-a-factor'),
      ...(most < 50 ? called([1], 'thought-one-is-prime') : []),
    ],
  }
}

function square(random: Random, least: number, most: number): Pick {
  const root = random.int(least, most)
  const right = root ** 2
  const tempting = [root * 2, root * (root + 1), right - root, right * 2, right / 2, right + 2, right - 1]
  const near = [right + 10, right - 5, right + 4, right - 10]
  return {
    kind: 'square',
    of: [],
    right,
    wrong: called(
      [...random.shuffle(tempting), ...near].filter(
        value => value > 4 && Number.isInteger(value) && !isSquare(value),
      ),
      'multiplied-by-another-number',
    ),
  }
}

function cube(random: Random): Pick {
  const root = random.int(2, 6)
  const right = root ** 3
  const tempting = [root ** 2, root * 3, right * 2, root ** 2 * 2, right + root, (root + 1) ** 2 * root]
  const near = [right + 10, right - 4, right + 2, right * 10]
  return {
    kind: 'cube',
    of: [],
    right,
    wrong: called(
      [...random.shuffle(tempting), ...near].filter(value => value > 3 && !isCube(value)),
      'did-not-multiply-three-times',
    ),
  }
}

/** A square that is a multiple too. Wrong options are only one of the two. */
function squareAndMultiple(random: Random): Pick {
  const of = random.pick([3, 5, 6, 7])
  const root = of * random.int(1, Math.floor(21 / of))
  const right = root ** 2
  const squares = upTo(21, 3)
    .map(value => value ** 2)
    .filter(value => value % of > 0)
  const multiples = upTo(Math.ceil((right * 1.4) / of), 3)
    .map(value => value * of)
    .filter(value => !isSquare(value))
  const some = (values: readonly number[]) => random.shuffle(nearest(values, right).slice(0, 6)).slice(0, 4)
  return {
    kind: 'square',
    of: [of],
    right,
    wrong: called(random.shuffle([...some(squares), ...some(multiples)]), 'checked-only-one-half'),
  }
}

export const pairs = [
  [4, 6],
  [6, 9],
  [6, 8],
  [4, 10],
  [8, 12],
  [6, 10],
  [9, 12],
] as const

const triples = [
  [3, 4, 10],
  [4, 6, 9],
  [4, 5, 6],
  [6, 8, 9],
  [4, 6, 10],
  [6, 9, 12],
] as const

const draws: Record<Step, readonly ((random: Random) => Pick)[]> = {
  1: [
    random => multiple(random, random.int(3, 9), 90),
    random => factor(random, random.pick([18, 20, 24, 28, 30, 32, 36, 40, 42])),
  ],
  2: [
    random => square(random, 3, 9),
    random => prime(random, 11, 43),
    random => multiple(random, random.int(6, 9), 150),
  ],
  3: [
    random => prime(random, 23, 83),
    random => square(random, 7, 15),
    random => factor(random, random.pick([48, 54, 56, 60, 64, 66, 70, 72, 75, 78, 80, 84, 90, 96])),
  ],
  4: [
    random => commonMultiple(random, random.pick(pairs), 150),
    random => cube(random),
    random => prime(random, 53, 127),
  ],
  5: [
    random => commonMultiple(random, random.pick(triples), 400),
    random => {
      const common = random.pick([6, 8, 9, 12, 14, 15])
      return commonFactor(
        random,
        random.sample([4, 6, 9, 10], 2).map(times => common * times),
      )
    },
    random => prime(random, 83, 199),
    random => squareAndMultiple(random),
  ],
}

const weights: Record<Kind, number> = { multiple: 1, factor: 1, square: 2, prime: 3, cube: 3 }

export const whichNumber = template({
  id: 'maths.factors-multiples-primes.which-number',
  version: 2,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => random.pick(draws[step])(random),
  measure: 'digits of the number, how far its kind is from a times table, and three for a second condition',
  hardness: ({ kind, of, right }) =>
    String(right).length + weights[kind] + (of.length > 1 || (kind === 'square' && of.length > 0) ? 3 : 0),
  write: ({ kind, of, right, wrong }) => ({
    stem: `Which of these is a **${asked(kind, of)}**?`,
    right: { text: grouped(right) },
    wrong: wrong.map(({ value, misconception }) => ({ text: grouped(value), misconception })),
    explanation: `${reason(kind, of, right)} So the answer is **${grouped(right)}**.`,
  }),
})

function asked(kind: Kind, of: readonly number[]): string {
  if (kind === 'square' && of.length > 0) return `square number and also a multiple of ${of[0]}`
  if (kind !== 'multiple' && kind !== 'factor') return `${kind} number`
  return `${of.length > 1 ? `common ${kind}` : kind} of ${listed(of.map(grouped))}`
}

function reason(kind: Kind, of: readonly number[], right: number): string {
  const root = kind === 'square' ? Math.round(Math.sqrt(right)) : Math.round(Math.cbrt(right))
  if (kind === 'multiple')
    return `A multiple is in the times table: ${listed(of.map(one => `${one} × ${right / one} = ${right}`))}.`
  if (kind === 'factor')
    return `A factor divides with no remainder: ${listed(of.map(one => `${one} ÷ ${right} = ${one / right}`))}.`
  if (kind === 'cube')
    return `A cube number is a number times itself and times itself again. ${root} × ${root} × ${root} = ${right}.`
  if (kind === 'square')
    return `A square number is a number times itself. ${root} × ${root} = ${right}.${of.map(one => ` It is in the ${one} times table too: ${one} × ${right / one} = ${right}.`).join('')}`
  const tested = upTo(Math.floor(Math.sqrt(right)), 2).filter(isPrime)
  const next = upTo(17, (tested.at(-1) ?? 2) + 1).find(isPrime) ?? 17
  return `A prime has just two factors, 1 and itself. Test ${right} with the primes ${listed(tested.map(String))}: none of them divides it exactly. You can stop there, as ${next} × ${next} is already more than ${right}. Numbers that only look prime can often be divided by 3, 7, 11 or 13.`
}
