import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'

interface Formula {
  readonly kind: string
  /** The numbers in the formula and what goes in. */
  readonly a: number
  readonly b: number
  readonly x: number
  readonly y: number
}

interface Told {
  readonly said: string
  readonly right: number
  readonly mistakes: readonly (readonly [number, string])[]
  readonly way: string
}

interface Kind {
  readonly draw: (random: Random) => Omit<Formula, 'kind'>
  readonly tell: (formula: Formula) => Told
}

const numbers = (a: number, b: number, x: number, y = 0) => ({ a, b, x, y })

/** In words, with one operation or two, forwards. */
const inWords: Record<string, Kind> = {
  storm: {
    draw: random => numbers(3, 0, random.int(2, 16)),
    tell: ({ a, x }) => ({
      said: `To find how many kilometres away a storm is, count the seconds from the lightning to the thunder and **divide by ${a}**. ${a * x} seconds pass. How many kilometres away is the storm?`,
      right: x,
      mistakes: [[a * a * x, 'used-the-opposite']],
      way: `${a * x} ÷ ${a}`,
    }),
  },
  pasta: {
    draw: random => numbers(random.pick([75, 80, 90, 100]), 0, random.int(3, 9)),
    tell: ({ a, x }) => ({
      said: `To find how many grams of pasta to cook, **multiply the number of people by ${a}**. How many grams of pasta are needed for ${x} people?`,
      right: a * x,
      mistakes: [[a + x, 'added-instead-of-multiplying']],
      way: `${x} × ${a}`,
    }),
  },
  posts: {
    draw: random => numbers(random.pick([2, 3, 4]), 1, random.int(4, 30)),
    tell: ({ a, x }) => ({
      said: `To find how many posts a fence needs, **divide its length in metres by ${a} and add 1**. How many posts does a fence of ${a * x} metres need?`,
      right: x + 1,
      mistakes: [
        [x, 'left-out-a-step'],
        [a * a * x + 1, 'used-the-opposite'],
      ],
      way: `${a * x} ÷ ${a} = ${x}, and ${x} + 1`,
    }),
  },
}

const twoSteps: Record<string, Kind> = {
  roast: {
    draw: random => numbers(random.pick([35, 40, 45]), random.pick([15, 20, 25, 30]), random.int(2, 6)),
    tell: ({ a, b, x }) => ({
      said: `To find the time in minutes for roasting a chicken, **multiply its mass in kilograms by ${a} and add ${b}**. How many minutes does a chicken of ${x} kg need?`,
      right: a * x + b,
      mistakes: [
        [a * (x + b), 'did-the-steps-in-the-wrong-order'],
        [a * x, 'left-out-a-step'],
        [a + x + b, 'added-instead-of-multiplying'],
      ],
      way: `${x} × ${a} = ${a * x}, and ${a * x} + ${b}`,
    }),
  },
  heat: {
    draw: random => numbers(2, 30, random.int(3, 35)),
    tell: ({ a, b, x }) => ({
      said: `To change degrees Celsius roughly into degrees Fahrenheit, **double the number and add ${b}**. Roughly how many degrees Fahrenheit is ${x} °C?`,
      right: a * x + b,
      mistakes: [
        [a * (x + b), 'did-the-steps-in-the-wrong-order'],
        [x + b, 'left-out-a-step'],
        [x + 2 + b, 'added-instead-of-multiplying'],
      ],
      way: `${x} × 2 = ${2 * x}, and ${2 * x} + ${b}`,
    }),
  },
  shirts: {
    draw: random => numbers(random.int(4, 9), random.pick([15, 20, 25, 30]), random.int(6, 30)),
    tell: ({ a, b, x }) => ({
      said: `To find the cost in pounds of printing T-shirts, **multiply the number of T-shirts by ${a} and add ${b}**. How many pounds do ${x} T-shirts cost?`,
      right: a * x + b,
      mistakes: [
        [a * (x + b), 'did-the-steps-in-the-wrong-order'],
        [a * x, 'left-out-a-step'],
      ],
      way: `${x} × ${a} = ${a * x}, and ${a * x} + ${b}`,
    }),
  },
  steps: {
    draw: random => numbers(random.pick([3, 4, 5, 6]), random.int(2, 9), random.int(5, 20)),
    tell: ({ a, b, x }) => ({
      said: `In a game, your score is found like this: **take ${b} from the number of coins and then multiply by ${a}**. What is the score for ${x + b} coins?`,
      right: a * x,
      mistakes: [
        [a * (x + b) - b, 'did-the-steps-in-the-wrong-order'],
        [x, 'left-out-a-step'],
      ],
      way: `${x + b} − ${b} = ${x}, and ${x} × ${a}`,
    }),
  },
}

/** With letters, forwards. */
const withLetters: Record<string, Kind> = {
  bike: {
    draw: random => numbers(random.int(6, 14), random.int(5, 20), random.int(3, 9)),
    tell: ({ a, b, x }) => ({
      said: `The cost C in pounds of hiring a bike for d days is given by the formula **C = ${b} + ${a}d**. Find C when d = ${x}.`,
      right: b + a * x,
      mistakes: [
        [(a + b) * x, 'did-the-steps-in-the-wrong-order'],
        [b + Number(`${a}${x}`), 'wrote-the-numbers-side-by-side'],
        [a + b + x, 'added-instead-of-multiplying'],
      ],
      way: `C = ${b} + ${a} × ${x} = ${b} + ${a * x}`,
    }),
  },
  fence: {
    draw: random => numbers(2, 0, random.int(8, 30), random.int(4, 25)),
    tell: ({ x, y }) => ({
      said: `The perimeter P in metres of a rectangle with a base of b metres and a height of h metres is given by the formula **P = 2(b + h)**. Find P when b = ${x} and h = ${y}.`,
      right: 2 * (x + y),
      mistakes: [
        [2 * x + y, 'multiplied-only-the-first-in-the-bracket'],
        [x + y, 'left-out-a-step'],
        [x * y, 'used-the-wrong-operation'],
      ],
      way: `P = 2 × (${x} + ${y}) = 2 × ${x + y}`,
    }),
  },
  candle: {
    draw: random => {
      const a = random.int(2, 4)
      return numbers(a, random.int(25, 40), random.int(2, 6))
    },
    tell: ({ a, b, x }) => ({
      said: `A candle burns down. Its height H in centimetres after t hours is given by the formula **H = ${b} − ${a}t**. Find H when t = ${x}.`,
      right: b - a * x,
      mistakes: [
        [(b - a) * x, 'did-the-steps-in-the-wrong-order'],
        [b - a - x, 'added-instead-of-multiplying'],
        [b + a * x, 'used-the-wrong-operation'],
      ],
      way: `H = ${b} − ${a} × ${x} = ${b} − ${a * x}`,
    }),
  },
}

/** The result is known. */
const backwards: Record<string, Kind> = {
  tent: {
    draw: random => numbers(random.int(6, 14), random.int(5, 30), random.int(3, 24)),
    tell: ({ a, b, x }) => ({
      said: `The cost C in pounds of hiring a tent for d days is given by the formula **C = ${b} + ${a}d**. Find d when C = ${b + a * x}.`,
      right: x,
      mistakes: [
        [a * x, 'stopped-before-the-last-step'],
        [b + a * (b + a * x), 'put-the-result-in-for-the-letter'],
      ],
      way: `${b} + ${a}d = ${b + a * x}, so ${a}d = ${b + a * x} − ${b} = ${a * x}, and d = ${a * x} ÷ ${a}`,
    }),
  },
  candleBack: {
    draw: random => numbers(random.int(2, 3), random.int(34, 45), random.int(3, 10)),
    tell: ({ a, b, x }) => ({
      said: `The height H in centimetres of a candle after t hours is given by the formula **H = ${b} − ${a}t**. Find t when H = ${b - a * x}.`,
      right: x,
      mistakes: [
        [a * x, 'stopped-before-the-last-step'],
        [b - a * x, 'gave-the-number-that-is-known'],
      ],
      way: `${b} − ${a}t = ${b - a * x}, so ${a}t = ${b} − ${b - a * x} = ${a * x}, and t = ${a * x} ÷ ${a}`,
    }),
  },
  fenceBack: {
    draw: random => numbers(2, 0, random.int(8, 30), random.int(4, 25)),
    tell: ({ x, y }) => ({
      said: `The perimeter P in metres of a rectangle is given by the formula **P = 2(b + h)**. Find h when P = ${2 * (x + y)} and b = ${x}.`,
      right: y,
      mistakes: [
        [2 * y, 'stopped-before-the-last-step'],
        [2 * (x + y) - x, 'left-out-a-step'],
        [x + y, 'stopped-before-the-last-step'],
      ],
      way: `Divide by 2: b + h = ${x + y}. Then h = ${x + y} − ${x}`,
    }),
  },
}

const hardest: Record<string, Kind> = {
  heatBack: {
    draw: random => numbers(9, 32, random.int(1, 20)),
    tell: ({ x }) => ({
      said: `A temperature of C degrees Celsius is the same as F degrees Fahrenheit, where **F = 9C ÷ 5 + 32**. Find C when F = ${9 * x + 32}.`,
      right: 5 * x,
      mistakes: [
        [9 * x, 'stopped-before-the-last-step'],
        [45 * x, 'stopped-before-the-last-step'],
        [x, 'left-out-a-step'],
      ],
      way: `Take off 32: 9C ÷ 5 = ${9 * x}. Multiply by 5: 9C = ${45 * x}. Then C = ${45 * x} ÷ 9`,
    }),
  },
  van: {
    draw: random => numbers(random.int(24, 45), random.int(2, 5), random.int(2, 6), random.int(12, 60)),
    tell: ({ a, b, x, y }) => ({
      said: `The cost C in pounds of hiring a van for d days and m miles is given by the formula **C = ${a}d + m ÷ ${b}**. Find m when C = ${a * x + y} and d = ${x}.`,
      right: b * y,
      mistakes: [
        [y, 'stopped-before-the-last-step'],
        [a * x + y - a, 'left-out-a-step'],
        [b * (a * x + y), 'left-out-a-step'],
      ],
      way: `For ${x} days it is ${a} × ${x} = ${a * x}. So m ÷ ${b} = ${a * x + y} − ${a * x} = ${y}, and m = ${y} × ${b}`,
    }),
  },
  trapezium: {
    draw: random => {
      const h = 2 * random.int(2, 11)
      return numbers(random.int(3, 9), random.int(10, 18), h)
    },
    tell: ({ a, b, x }) => ({
      said: `The area of a trapezium is given by the formula **A = h(b + c) ÷ 2**. Find h when A = ${(x * (a + b)) / 2}, b = ${a} and c = ${b}.`,
      right: x,
      mistakes: [
        [x / 2, 'left-out-a-step'],
        [x * (a + b), 'stopped-before-the-last-step'],
      ],
      way: `b + c = ${a + b}. So h × ${a + b} ÷ 2 = ${(x * (a + b)) / 2}. Multiply by 2: h × ${a + b} = ${x * (a + b)}. Then h = ${x * (a + b)} ÷ ${a + b}`,
    }),
  },
  club: {
    draw: random => numbers(random.int(3, 9), random.int(12, 30), random.int(3, 12), random.int(2, 9)),
    tell: ({ a, b, x, y }) => ({
      said: `The total T of the points in a quiz is given by the formula **T = ${a}(n − ${y}) + ${b}**. Find n when T = ${a * x + b}.`,
      right: x + y,
      mistakes: [
        [x, 'stopped-before-the-last-step'],
        [a * x, 'stopped-before-the-last-step'],
        [x - y, 'used-the-opposite'],
      ],
      way: `Take off ${b}: ${a}(n − ${y}) = ${a * x}. Divide by ${a}: n − ${y} = ${x}. Then n = ${x} + ${y}`,
    }),
  },
}

const kinds: Record<Step, Record<string, Kind>> = {
  1: inWords,
  2: twoSteps,
  3: withLetters,
  4: backwards,
  5: hardest,
}

const everyKind: Record<string, Kind> = { ...inWords, ...twoSteps, ...withLetters, ...backwards, ...hardest }

const toldOf = (formula: Formula): Told => {
  const kind = everyKind[formula.kind]
  if (!kind) throw new Error(`There is no formula ${formula.kind}`)
  return kind.tell(formula)
}

export const useFormula = template({
  id: 'maths.expressions-and-formulae.use-a-formula',
  version: 1,
  mode: 'typed',
  seconds: 55,
  draw: (random, step): Formula => {
    const kind = random.pick(Object.keys(kinds[step]))
    return { kind, ...(everyKind[kind]?.draw(random) ?? numbers(1, 1, 1)) }
  },
  measure: 'steps of the formula, letters, and working backwards',
  hardness: ({ kind, x }) =>
    [inWords, twoSteps, withLetters, backwards, hardest].findIndex(level => kind in level) * 1.5 + 1 + x / 40,
  write: formula => {
    const { said, right, mistakes, way } = toldOf(formula)
    return {
      stem: said,
      expected: { kind: 'number', value: String(right) },
      mistakes: mistakes
        .filter(([value]) => value > 0 && value !== right && Number.isInteger(value))
        .map(([value, misconception]) => ({ text: grouped(value), misconception })),
      explanation: `Put the numbers in and go one step at a time. ${way} = **${grouped(right)}**.`,
    }
  },
})
