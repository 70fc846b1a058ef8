import { commonDivisor } from '../grade.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { factorsOf, whichNumber } from './kinds-of-number.ts'

const signals = [
  ['Two lamps flash', 'seconds', 'flash'],
  ['Two bells ring', 'minutes', 'ring'],
  ['Two buses leave a station', 'minutes', 'leave'],
  ['Two toy trains pass a bridge', 'seconds', 'pass'],
] as const

export const commonOf = template({
  id: 'maths.factors-multiples-primes.common',
  version: 1,
  mode: 'typed',
  seconds: 45,
  draw: (random, step) => {
    const common = random.int(step < 3 ? 2 : 3, 1 + step * 2)
    const [p, q] = random.pick(
      [
        [1, 3],
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [4, 5],
        [5, 6],
        [4, 7],
      ].slice(Math.max(0, step - 2), step + 3),
    ) as [number, number]
    const asked = random.pick(
      step < 3 ? (['factor', 'multiple'] as const) : (['factor', 'multiple', 'signal'] as const),
    )
    const scale = asked === 'factor' ? random.int(1, 3) : 1
    const [first, second] = random.shuffle([common * p * scale, common * q * scale]) as [number, number]
    return { asked, first, second, signal: random.int(0, signals.length - 1) }
  },
  measure: 'how often two can be doubled to reach the product of the numbers',
  hardness: ({ first, second }) => Math.log2(first * second),
  write: ({ asked, first, second, signal }) => {
    const highest = commonDivisor(first, second)
    const lowest = (first * second) / highest
    if (asked === 'factor')
      return {
        stem: `What is the highest common factor of ${first} and ${second}?`,
        expected: { kind: 'number', value: String(highest) },
        mistakes: [
          { text: String(lowest), misconception: 'gave-the-lowest-common-multiple' },
          { text: String(factorsOf(highest).at(-2) ?? 1), misconception: 'stopped-at-a-smaller-factor' },
        ],
        explanation: `Factors of ${first}: ${factorsOf(first).join(', ')}. Factors of ${second}: ${factorsOf(second).join(', ')}. The largest number in both lists is **${highest}**.`,
      }
    const [what, unit, verb] = signals[signal] as (typeof signals)[number]
    const typed = (value: number) => (asked === 'multiple' ? String(value) : `${value} ${unit}`)
    const list = (one: number) =>
      Array.from({ length: Math.min(lowest / one, 12) }, (_, at) => one * (at + 1)).join(', ')
    return {
      stem:
        asked === 'multiple'
          ? `What is the lowest common multiple of ${first} and ${second}?`
          : `${what} together. From then on, one comes every ${first} ${unit} and the other every ${second} ${unit}. After how many ${unit} do they next ${verb} together?`.replace(
              'one comes',
              `one ${verb === 'pass' ? 'passes' : `${verb}${verb === 'flash' ? 'es' : 's'}`}`,
            ),
      expected:
        asked === 'multiple'
          ? { kind: 'number', value: String(lowest) }
          : { kind: 'quantity', value: String(lowest), unit, fixed: true },
      mistakes: [
        { text: typed(first * second), misconception: 'multiplied-the-two-numbers' },
        { text: typed(highest), misconception: 'gave-the-highest-common-factor' },
        { text: typed(first + second), misconception: 'added-the-two-numbers' },
      ],
      explanation: `Count in steps. Multiples of ${first}: ${list(first)}. Multiples of ${second}: ${list(second)}. The first number in both lists is **${lowest}**.`,
    }
  },
})

const pools: readonly (readonly number[])[] = [
  [2, 2, 2, 3, 3, 3, 5, 5, 7],
  [2, 2, 2, 3, 3, 3, 5, 5, 7],
  [2, 2, 2, 3, 3, 3, 5, 5, 7, 11],
  [2, 2, 2, 3, 3, 3, 5, 5, 7, 7],
  [2, 2, 2, 3, 3, 3, 5, 5, 7, 7, 11, 13],
]

export const primeFactors = template({
  id: 'maths.factors-multiples-primes.prime-factors',
  version: 1,
  mode: 'options',
  seconds: 50,
  harder: 0.3,
  draw: (random, step) => {
    const pool = pools[step - 1] ?? []
    const count = 3 + Math.floor(step / 2)
    return {
      primes: random
        .shuffle(pool)
        .slice(0, count)
        .sort((a, b) => a - b),
    }
  },
  measure: 'prime factors, and digits of the number',
  hardness: ({ primes }) => primes.length + String(primes.reduce((a, b) => a * b)).length,
  write: ({ primes }, random) => {
    const value = primes.reduce((a, b) => a * b)
    const say = (factors: readonly number[]) => [...factors].sort((a, b) => a - b).join(' × ')
    const merge = (at: number) => [
      ...primes.slice(0, at),
      (primes[at] ?? 1) * (primes[at + 1] ?? 1),
      ...primes.slice(at + 2),
    ]
    const swap = (at: number, by: number) => primes.map((one, place) => (place === at ? by : one))
    const at = random.int(0, primes.length - 2)
    const last = primes.length - 1
    let left = value
    const steps = primes.slice(0, -1).map(one => {
      const before = left
      left /= one
      return `${grouped(before)} ÷ ${one} = ${grouped(left)}`
    })
    const wrong = [
      { factors: merge(at), misconception: 'left-a-factor-that-is-not-prime' },
      { factors: swap(at, primes[at] === 2 ? 3 : 2), misconception: 'product-is-another-number' },
      // Shorter and longer products, so that the length gives nothing away.
      ...random.shuffle([
        { factors: primes.filter((_, place) => place !== at), misconception: 'left-out-a-factor' },
        { factors: merge(at === 0 ? last - 1 : 0), misconception: 'left-a-factor-that-is-not-prime' },
        {
          factors: swap(last, (primes[last] ?? 2) === 3 ? 5 : 3),
          misconception: 'product-is-another-number',
        },
        { factors: [...primes, 2], misconception: 'one-factor-too-many' },
        { factors: [1, ...primes], misconception: 'took-one-for-a-prime' },
      ]),
    ]
    return {
      stem: `Which shows **${grouped(value)}** as a product of prime factors?`,
      right: { text: say(primes) },
      wrong: wrong.map(({ factors, misconception }) => ({ text: say(factors), misconception })),
      explanation: `Divide by the smallest prime that fits, again and again: ${steps.join(', ')}. The last one, ${left}, is prime. So ${grouped(value)} = **${say(primes)}**.`,
    }
  },
})

export const factorsMultiplesPrimes: Topic = {
  id: 'maths.factors-multiples-primes',
  name: 'Factors, multiples and primes',
  subdomain: 'number',
  year: 5,
  prerequisites: ['maths.multiplication', 'maths.division'],
  about: 'Finding factors and multiples, and knowing prime, square and cube numbers.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: {
    version: 1,
    idea: `
Three words look hard but are not.

- A **multiple** of 6 is in the six times table: 6, 12, 18, 24 and so on.
- A **factor** of 12 goes into 12 with none left over: 1, 2, 3, 4, 6 and 12.
- A **prime** number has just two factors: 1 and itself. The first ones are 2, 3, 5, 7, 11 and 13.

Factors come in pairs, like 3 × 4 = 12. So look for pairs and you will not miss one.

A **square** number is a number times itself, like 5 × 5 = 25. A **cube** number uses it three times, like 2 × 2 × 2 = 8.

You can break each number down until all its parts are prime. We do it like this: 30 = 2 × 3 × 5.`,
    example: `
What is the highest common factor of 18 and 24?

1. Pairs that make 18: 1 × 18, 2 × 9, 3 × 6.
2. Pairs that make 24: 1 × 24, 2 × 12, 3 × 8, 4 × 6.
3. Numbers in both lists: 1, 2, 3 and 6.
4. The highest is **6**.`,
    mistake: `
Many children think that 1 is prime, or that each odd number is. Test it. How many factors does 1 have? Just one, so it is not prime. And 9 is odd, but 3 × 3 = 9. To test a number, try to share it by 2, 3, 5 and 7. If one of them fits, the number is not prime, unless it is that prime.`,
    tryThis: `
Take 12 coins or buttons. Lay them out in a full block of rows. How many blocks can you make? Now take 13. What do you find? You have met a prime!`,
  },
  templates: [whichNumber, commonOf, primeFactors],
}
