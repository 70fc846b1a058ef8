import { commonDivisor } from '../../grade.ts'
import type { Random } from '../../random.ts'
import { template } from '../../template.ts'
import { grouped, listed } from '../../wording.ts'
import { pairs } from '../kinds-of-number.ts'
import { spreadBy } from '../spread.ts'

const isPrime = (value: number) => {
  for (let by = 2; by * by <= value; by++) if (value % by === 0) return false
  return value > 1
}

const primesUpTo = (most: number) => Array.from({ length: most + 1 }, (_, value) => value).filter(isPrime)

/** Odd, not ending in 5 and not prime, but often taken for a prime. */
const looksPrime = (most: number) =>
  Array.from({ length: most }, (_, at) => at + 1).filter(
    value => !isPrime(value) && value % 2 === 1 && value % 5 > 0,
  )

const factorsOf = (value: number) =>
  Array.from({ length: value }, (_, at) => at + 1).filter(factor => value % factor === 0)

type Kind = 'multiple' | 'factor' | 'prime' | 'square' | 'cube'

interface Pick {
  readonly kind: Kind
  /** One or two numbers that it must be a multiple or a factor of. */
  readonly of: readonly number[]
  readonly right: number
  readonly wrong: readonly number[]
}

/** A random mix of smaller and larger ones than the right one. */
const fourOf = (random: Random, right: number, values: readonly number[]) =>
  spreadBy(random, right, values, value => value).slice(0, 4)

function multiple(random: Random, of: readonly number[], most: number): Pick {
  const lowest = of.reduce((a, b) => (a * b) / commonDivisor(a, b))
  const right = lowest * random.int(2, Math.floor(most / lowest))
  const near = of.length > 1 ? of.map(one => one * random.int(3, Math.floor(most / one))) : []
  const others = Array.from({ length: 10 }, () => right + random.pick([-1, 1]) * random.int(1, 20))
  const wrong = [...near, ...others].filter(value => value > 1 && of.some(one => value % one > 0))
  return { kind: 'multiple', of, right, wrong: fourOf(random, right, wrong) }
}

function factor(random: Random, of: readonly number[]): Pick {
  const [first = 1, ...others] = of
  const common = factorsOf(first).filter(value => others.every(other => other % value === 0))
  const right = random.pick(common.filter(value => value > 2 && value < first))
  const near = random.shuffle(others.flatMap(other => factorsOf(other).filter(value => first % value > 0)))
  const close = Array.from({ length: 12 }, () => Math.max(2, right + random.int(-5, 8)))
  const wrong = [...near.slice(0, 2), ...close].filter(value => of.some(one => one % value > 0))
  return { kind: 'factor', of, right, wrong: fourOf(random, right, wrong) }
}

function power(random: Random, kind: 'square' | 'cube', least: number, most: number): Pick {
  const root = random.int(least, most)
  const right = kind === 'square' ? root ** 2 : root ** 3
  const tempting =
    kind === 'square'
      ? [root * 2, root ** 2 + 2, root * (root + 1), root ** 2 - root]
      : [root ** 2 * 2, root * 3, root ** 3 + root, root ** 2 * 10]
  const isPower = (value: number) =>
    Math.round(kind === 'square' ? Math.sqrt(value) : Math.cbrt(value)) ** (kind === 'square' ? 2 : 3) ===
    value
  return {
    kind,
    of: [],
    right,
    wrong: fourOf(
      random,
      right,
      [...random.shuffle(tempting), right + 10, right - 5, right + 4, right - 2, right + 20].filter(
        value => value > 1 && !isPower(value),
      ),
    ),
  }
}

function prime(random: Random, most: number): Pick {
  const right = random.pick(primesUpTo(most).filter(value => value > most / 4))
  return { kind: 'prime', of: [], right, wrong: fourOf(random, right, random.shuffle(looksPrime(most))) }
}

const harvest: readonly ((random: Random) => Pick)[][] = [
  [
    random => multiple(random, [random.int(3, 9)], 90),
    random => factor(random, [random.pick([18, 20, 24, 28, 30, 32, 36, 40, 42])]),
  ],
  [
    random => power(random, 'square', 3, 9),
    random => prime(random, 40),
    random => multiple(random, [random.int(6, 9)], 150),
  ],
  [
    random => prime(random, 80),
    random => power(random, 'square', 7, 15),
    random => factor(random, [random.pick([48, 54, 56, 60, 64, 66, 70, 72, 75, 78, 80, 84, 90, 96])]),
  ],
  [
    random => multiple(random, random.pick(pairs), 150),
    random => power(random, 'cube', 2, 6),
    random => prime(random, 120),
  ],
  [
    random => multiple(random, random.pick(pairs), 400),
    random => {
      const common = random.pick([6, 8, 9, 12, 14, 15])
      return factor(random, random.sample([common * 4, common * 6, common * 9, common * 10], 2))
    },
    random => prime(random, 160),
  ],
]

const weights: Record<Kind, number> = { multiple: 1, factor: 1, square: 2, prime: 3, cube: 3 }
const slipsOf: Record<Kind, string> = {
  multiple: 'not-in-the-times-table',
  factor: 'does-not-divide-exactly',
  prime: 'overlooked-a-factor',
  square: 'multiplied-by-another-number',
  cube: 'did-not-multiply-three-times',
}

export const whichNumber = template({
  id: 'maths.factors-multiples-primes.which-number',
  version: 1,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => random.pick(harvest[step - 1] ?? [])(random),
  measure: 'digits of the number, how far its kind is from a times table, and three for a second condition',
  hardness: ({ kind, of, right }) => String(right).length + weights[kind] + (of.length > 1 ? 3 : 0),
  write: ({ kind, of, right, wrong }) => {
    const both = listed(of.map(grouped))
    const asked =
      kind === 'multiple' || kind === 'factor'
        ? `${of.length > 1 ? `common ${kind} of` : `${kind} of`} ${both}`
        : `${kind} number`
    const root = kind === 'square' ? Math.round(Math.sqrt(right)) : Math.round(Math.cbrt(right))
    const reasons: Record<Kind, string> = {
      multiple: `A multiple is in the times table. ${of.map(one => `${one} × ${right / one} = ${right}`).join(' and ')}, with nothing left over.`,
      factor: `A factor divides with no remainder. ${of.map(one => `${one} ÷ ${right} = ${one / right}`).join(' and ')}.`,
      prime: `A prime has just two factors, 1 and itself. Only 1 and ${right} divide ${right}. The others are made of smaller numbers: ${wrong
        .filter(value => value > 1)
        .map(value => `${value} = ${factorsOf(value)[1]} × ${value / (factorsOf(value)[1] ?? 1)}`)
        .join(', ')}${wrong.includes(1) ? '. And 1 has only one factor' : ''}.`,
      square: `A square number is a number times itself. ${root} × ${root} = ${right}.`,
      cube: `A cube number is a number times itself and times itself again. ${root} × ${root} × ${root} = ${right}.`,
    }
    return {
      stem: `Which of these is a **${asked}**?`,
      right: { text: String(right) },
      wrong: wrong.map(value => ({
        text: String(value),
        misconception:
          of.length > 1 && of.some(one => (kind === 'multiple' ? value % one : one % value) === 0)
            ? 'checked-only-one-number'
            : value === 1
              ? 'thought-one-is-prime'
              : slipsOf[kind],
      })),
      explanation: `${reasons[kind]} So the answer is **${right}**.`,
    }
  },
})
