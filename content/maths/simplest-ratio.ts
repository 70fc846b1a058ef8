import { commonDivisor } from '../grade.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { grouped, listed, money } from '../wording.ts'

/** Ratios in their simplest form, for each step. */
// biome-ignore format: one line for each step is easier to compare.
export const coprime: readonly (readonly [number, number])[][] = [
  [[1, 2], [1, 3], [1, 4], [2, 3]],
  [[2, 3], [3, 4], [1, 5], [2, 5], [1, 6]],
  [[3, 4], [3, 5], [2, 7], [4, 5], [3, 7]],
  [[4, 7], [5, 6], [5, 8], [3, 8], [5, 7], [4, 9]],
  [[5, 9], [7, 8], [7, 9], [7, 12], [8, 11], [9, 11]],
]

/** Without a common factor. */
// biome-ignore format: one line for each step is easier to compare.
const triples: readonly (readonly [number, number, number])[][] = [
  [[1, 2, 3], [2, 3, 4], [1, 3, 5], [2, 5, 6], [3, 4, 5]],
  [[2, 3, 5], [3, 5, 7], [4, 6, 9], [5, 6, 8], [3, 8, 10], [4, 5, 10], [6, 10, 15]],
]

/** A large and a small unit, how many of the small one make a large one, and by what a ratio in the small one is multiplied. */
const unitPairs = [
  ['m', 'cm', 100, [5, 10, 15, 20, 25, 30, 40]],
  ['kg', 'g', 1000, [50, 100, 150, 200, 250, 300]],
  ['litres', 'ml', 1000, [50, 100, 125, 200, 250, 300]],
  ['km', 'm', 1000, [50, 100, 150, 200, 250, 400]],
  ['£', 'p', 100, [5, 8, 10, 12, 15, 20, 30]],
  ['hours', 'minutes', 60, [5, 6, 10, 12, 15, 20]],
  ['weeks', 'days', 7, [2, 3, 4]],
] as const

const unitNames: Record<string, string> = {
  cm: 'centimetres',
  g: 'grams',
  ml: 'millilitres',
  m: 'metres',
  p: 'pence',
}

interface Ratio {
  readonly terms: readonly number[]
  readonly times: number
  /** Index of the units, and which of the terms is in the large one. */
  readonly units?: { readonly pair: number; readonly large: number }
}

const commonOf = (values: readonly number[]) => values.reduce(commonDivisor, 0)

function drawUnits(random: Random, step: number): Ratio {
  for (;;) {
    const pair = random.int(0, unitPairs.length - 1)
    const [unit, , size, times] = unitPairs[pair] ?? unitPairs[0]
    const by = random.pick(times)
    const [first, second] = random.shuffle(random.pick(coprime[step - 1] ?? [])) as [number, number]
    const large = first > second ? 0 : 1
    const amount = Math.max(first, second) * by
    const grain = unit === 'hours' || unit === 'weeks' ? size : size / 10
    if (
      amount >= size &&
      amount % grain === 0 &&
      Math.min(first, second) * by < (unit === '£' ? size : size * 2)
    )
      return { terms: [first, second], times: by, units: { pair, large } }
  }
}

function drawRatio(random: Random, step: number): Ratio {
  const kind = random.pick(
    step < 3
      ? (['two'] as const)
      : step === 3
        ? (['two', 'units'] as const)
        : (['two', 'three', 'units'] as const),
  )
  if (kind === 'units') return drawUnits(random, step)
  if (kind === 'three')
    return {
      terms: random.shuffle(random.pick(triples[step - 4] ?? [])),
      times: random.int(step, 4 + step * 2),
    }
  const times = random.int(step < 5 ? 2 + Math.floor(step / 2) : 9, step < 5 ? 4 + step * 2 : 18)
  return { terms: random.shuffle(random.pick(coprime[step - 1] ?? [])), times }
}

/** As it is printed: `1.2 m`, `60p`, `£2.40`. */
function printed({ terms, times, units }: Ratio, at: number): string {
  const amount = (terms[at] ?? 0) * times
  if (!units) return grouped(amount)
  const [large, small, size] = unitPairs[units.pair] ?? unitPairs[0]
  const isLarge = at === units.large
  if (large === '£') return isLarge ? money(amount) : `${amount}p`
  if (!isLarge) return `${grouped(amount)} ${small}`
  const count = amount / size
  return `${count} ${count === 1 && large.length > 2 ? large.replace(/s$/, '') : large}`
}

const inLowestTerms = (values: readonly number[]) =>
  commonOf(values) === 1 && values.every(value => value > 0)

/** Two of the numbers are a little out. */
function slippedTwice(terms: readonly number[]): number[][] {
  const found: number[][] = []
  const last = terms.length - 1
  for (const first of [-2, -1, 1, 2])
    for (const second of [-2, -1, 1, 2])
      found.push(terms.map((term, at) => (at === 0 ? term + first : at === last ? term + second : term)))
  return found.filter(inLowestTerms)
}

const swappedAndSlipped = ([a = 1, b = 1]: readonly number[]) =>
  [-1, 1]
    .flatMap(by => [
      [b + by, a],
      [b, a + by],
    ])
    .filter(values => inLowestTerms(values) && values[0] !== a)

export const simplify = template({
  id: 'maths.ratio-and-proportion.simplest',
  version: 4,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 30,
  draw: drawRatio,
  measure:
    'how often two can be doubled to reach the product of all numbers, three for a third number and six for units',
  hardness: ({ terms, times, units }) =>
    units
      ? 12 + Math.log2(terms.reduce((all, term) => all * term, 1))
      : Math.log2(terms.slice(0, 2).reduce((all, term) => all * term * times, 1)) + (terms.length - 2) * 3,
  write: (ratio, random) => {
    const { terms, times, units } = ratio
    const amounts = terms.map(term => term * times)
    const say = (values: readonly number[]) => values.map(grouped).join(' : ')
    const wrong = (values: readonly number[], misconception: string) =>
      values.every(value => Number.isInteger(value) && value > 0) && say(values) !== say(terms)
        ? [{ text: say(values), misconception }]
        : []
    const stopped = [2, 3, 5, 7].find(by => times % by === 0 && by < times)
    const slipped = (at: number, by: number, misconception: string) => {
      const values = terms.map((term, index) => (index === at ? term + by : term))
      return commonOf(values) > 1
        ? []
        : wrong(values, terms.length > 2 ? 'slipped-in-one-number' : misconception)
    }
    const simplest = (values: readonly number[]) => values.map(value => value / (commonOf(values) || 1))
    const [, small, size] = unitPairs[units?.pair ?? 0] ?? unitPairs[0]
    // The ratio of the numbers that are printed, or with a ten too many or too few.
    const wrongUnits = (by: number) =>
      simplest(
        amounts.map((amount, at) =>
          at === units?.large ? Math.round((amount / size) * by * 100) : amount * 100,
        ),
      )
    const shown = terms.map((_, at) => printed(ratio, at))
    const whole = terms.reduce((sum, term) => sum + term, 0)
    const single = [
      ...wrong(terms.toReversed(), 'swapped-the-two-numbers'),
      ...(units
        ? [
            ...wrong(wrongUnits(1), 'did-not-change-the-units'),
            ...wrong(wrongUnits(size / 10), 'changed-the-units-wrongly'),
          ]
        : []),
      ...(stopped
        ? wrong(
            amounts.map(amount => amount / (times / stopped)),
            'stopped-too-early',
          )
        : []),
      ...slipped(terms.length - 1, 1, 'slipped-in-the-second-number'),
      ...slipped(0, 1, 'slipped-in-the-first-number'),
      ...(terms.length === 2
        ? wrong([terms[0] ?? 0, whole], 'compared-a-part-with-the-whole')
        : wrong([terms[1] ?? 0, terms[0] ?? 0, terms[2] ?? 0], 'swapped-the-two-numbers')),
      ...slipped(terms.length - 1, -1, 'slipped-in-the-second-number'),
      ...slipped(0, -1, 'slipped-in-the-first-number'),
      ...slipped(terms.length - 1, 2, 'slipped-in-the-second-number'),
      ...slipped(0, 2, 'slipped-in-the-first-number'),
      ...slipped(0, -2, 'slipped-in-the-first-number'),
    ]
    const double = random
      .shuffle(slippedTwice(terms))
      .flatMap(values => wrong(values, 'slipped-in-two-numbers'))
    const swapped = terms.length === 2 ? random.shuffle(swappedAndSlipped(terms)) : []
    return {
      stem: `Write the ratio **${shown.join(' : ')}** in its simplest form.`,
      right: { text: say(terms) },
      wrong: [
        ...single.slice(0, 4),
        ...double.slice(0, 2),
        ...swapped.slice(0, 2).flatMap(values => wrong(values, 'swapped-the-two-numbers')),
        ...single.slice(4),
      ],
      explanation: `${
        units ? `Write both in ${unitNames[small] ?? small}: ${listed(amounts.map(grouped))}. ` : ''
      }The largest number that goes into ${terms.length > 2 ? 'all of them' : 'both'} is ${times}. ${terms.map((term, at) => `${grouped(amounts[at] ?? 0)} ÷ ${times} = ${term}`).join(', ')}. So the ratio is **${say(terms)}**.`,
    }
  },
})
