import { commonDivisor } from '../grade.ts'
import { once } from '../once.ts'
import type { Step } from '../question.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { whichNumber as whichNumberBefore } from './earlier/kinds-of-number.ts'
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

/** How many prime factors a number of each step has, the largest prime, and the smallest and the largest number. */
const products: Record<Step, readonly [count: number, prime: number, least: number, most: number]> = {
  1: [3, 13, 12, 150],
  2: [4, 11, 24, 300],
  3: [4, 13, 60, 700],
  4: [5, 11, 72, 1_200],
  5: [5, 13, 200, 4_000],
}

/** Every product of so many primes, each at least as large as the one before. */
function productsOf(count: number, primes: readonly number[]): number[][] {
  if (count === 0) return [[]]
  return primes.flatMap((one, at) => productsOf(count - 1, primes.slice(at)).map(rest => [one, ...rest]))
}

function productsAt(step: Step): number[][] {
  const [count, prime, least, most] = products[step]
  const primes = [2, 3, 5, 7, 11, 13].filter(one => one <= prime)
  return productsOf(count, primes).filter(factors => {
    const value = factors.reduce((a, b) => a * b)
    return value >= least && value <= most
  })
}

export const primeFactors = template({
  id: 'maths.factors-multiples-primes.prime-factors',
  version: 3,
  balancedFrom: 1,
  mode: 'options',
  seconds: 50,
  harder: 0.3,
  draw: (random, step) => ({ primes: random.pick(productsAt(step)) }),
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

const primeFactorsBefore = template({
  ...primeFactors,
  version: 2,
  balancedFrom: 2,
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
})

export const factorsMultiplesPrimes: Topic = {
  id: 'maths.factors-multiples-primes',
  name: 'Factors, multiples and primes',
  subdomain: 'number',
  year: 5,
  prerequisites: ['maths.multiplication', 'maths.division'],
  about: 'Finding factors and multiples, and knowing prime, square and cube numbers.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 3,
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
    harder: `
Two lamps flash together. Then one flashes every 18 seconds, and the other every 24 seconds. **After how many seconds do they next flash together?**

1. The first lamp flashes at the multiples of 18. The other flashes at the multiples of 24. We want the first number in both lists. That is the **lowest common multiple**.
2. Count in the bigger number, as that is quicker: 24, 48, 72.
3. Test each one. Is 24 in the table of 18? No. Is 48? No. Is 72? Yes, 18 × 4 = 72.
4. The answer is **72 seconds**.

Some children do 18 × 24 = 432. The lamps do flash together then, but not for the first time.

What is **1,260 as a product of primes**? Divide by the smallest prime that fits, again and again. 1,260 ÷ 2 = 630. 630 ÷ 2 = 315. Two no longer fits, so try 3: 315 ÷ 3 = 105, and 105 ÷ 3 = 35. Then 35 ÷ 5 = 7, and 7 is prime. So 1,260 = **2 × 2 × 3 × 3 × 5 × 7**.

**Is 187 prime?** Try the primes one by one: 2, 3, 5, 7, 11 and 13. 187 ÷ 11 = 17, with nothing left over. So it is not prime. You need not go past 13, as 17 × 17 is more than 187.

**Which is a square number and also a multiple of 6: 225, 234 or 324?** 225 is 15 × 15, but 6 does not go into it. 234 is 6 × 39, but it is no square. **324** is 18 × 18, and it is 6 × 54. Check both halves of such a question.

Now you try: find the lowest common multiple of 15 and 35. (It is 105.)`,
    mistake: `
Many children think that 1 is prime, or that each odd number is. Test it. How many factors does 1 have? Just one, so it is not prime. And 9 is odd, but 3 × 3 = 9. To test a number, try to share it by 2, 3, 5 and 7. If one of them fits, the number is not prime, unless it is that prime.`,
    tryThis: `
Take 12 coins or buttons. Lay them out in a full block of rows. How many blocks can you make? Now take 13. What do you find? You have met a prime!`,
  })),
  misconceptions: once(() => ({
    'not-in-the-times-table': {
      child: 'Multiples are the numbers in a times table. Count up in steps and see which one you land on.',
      parent:
        'Picks a number that is not in the times table asked for. Count up in steps together and see which numbers come up.',
    },
    'does-not-divide-exactly': {
      child: 'A factor goes in with nothing left over. Try the division and look for a remainder.',
      parent:
        'Picks a number that leaves a remainder. List the factors in pairs, such as 1 × 24, 2 × 12, 3 × 8.',
    },
    'overlooked-a-factor': {
      child: 'Try 3, 7, 11 and 13 before you call it prime. It may be in one of those tables.',
      parent:
        'Mistakes a number like 51 or 91 for a prime because it is odd. Test it with 3, 7, 11 and 13 together.',
    },
    'thought-one-is-prime': {
      child: 'A prime has just two factors. The number 1 has only one, so it is not prime.',
      parent: 'Thinks that 1 is a prime. A prime needs exactly two different factors, and 1 has only itself.',
    },
    'multiplied-by-another-number': {
      child: 'A square is a number times itself, like 6 × 6. Find that one number.',
      parent:
        'Mistakes some other number for a square. Make squares from counters, such as 4 rows of 4, and list them up to 12 × 12.',
    },
    'mixed-up-factor-and-multiple': {
      child: 'Factors go into a number, and multiples come out of its times table. You took the other one.',
      parent:
        'Mixes up factors and multiples. Say together: factors are few and small, multiples are many and go on for ever.',
    },
    'checked-only-one-half': {
      child: 'It fits one half of the question. Check the other half too.',
      parent: 'Checks only one of two conditions. Ask for a tick for each before choosing.',
    },
    'checked-only-one-number': {
      child: 'It does not fit all the numbers. Test it with each of them.',
      parent:
        'Stops checking before all the numbers are tested. Ask for a tick under each number before choosing.',
    },
    'did-not-multiply-three-times': {
      child: 'A cube is a number times itself, then times itself once more, like 2 × 2 × 2.',
      parent:
        'Mistakes another number for a cube number. Build small cubes from bricks and count them: 8, 27, 64.',
    },
    'multiplied-the-two-numbers': {
      child:
        'Multiplying gives a shared multiple, but maybe not the lowest. Count up in steps to find a smaller one.',
      parent:
        'Multiplies the two numbers, which often gives too large a common multiple. List both times tables and ring the first match.',
    },
    'gave-the-highest-common-factor': {
      child: 'You found a number that goes into both. Here both must go into it, so count up.',
      parent:
        'Mixes up factor and multiple. A multiple comes from counting up in steps; a factor divides into the number.',
    },
    'added-the-two-numbers': {
      child: 'Do not add them. Count up in steps of each and find the first number in both lists.',
      parent:
        'Adds the two numbers instead of looking for a common multiple. Write both lists of multiples side by side.',
    },
    'gave-the-lowest-common-multiple': {
      child: 'You found a number both go into. Here it must go into both, so it is small.',
      parent:
        'Mixes up factor and multiple. Factors of a number are never bigger than the number itself, which is a quick check.',
    },
    'stopped-at-a-smaller-factor': {
      child: 'That goes into both, but there is a bigger one. List all the factors and look again.',
      parent:
        'Finds a common factor but not the highest. List all factors of both numbers in pairs and compare from the large end.',
    },
    'took-one-for-a-prime': {
      child: 'The number 1 is not prime, so leave it out of the list.',
      parent: 'Includes 1 among the prime factors. Primes begin at 2, and multiplying by 1 changes nothing.',
    },
    'product-is-another-number': {
      child: 'Multiply your numbers to check. They must make the number in the question.',
      parent: 'Chooses primes that make a different number. Get into the habit of multiplying back to check.',
    },
    'left-a-factor-that-is-not-prime': {
      child: 'One of your numbers can still be split. Keep going until all of them are prime.',
      parent:
        'Stops splitting too soon, so a number like 4 or 6 is left. Draw a factor tree and ring only the primes.',
    },
    'left-out-a-factor': {
      child: 'Multiply your list: it is too small. One of the factors is missing.',
      parent:
        'Leaves out a factor, often one that comes twice. Multiply the list back and compare it with the number.',
    },
    'one-factor-too-many': {
      child: 'Multiply your list: it is too big. One factor is in there too often.',
      parent:
        'Writes one prime factor too often. Divide step by step and cross off each factor as it is used.',
    },
  })),
  templates: [whichNumber, commonOf, primeFactors],
  earlier: [whichNumberBefore, primeFactorsBefore],
}
