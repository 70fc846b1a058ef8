import { commonDivisor } from '../grade.ts'
import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped, listed, plural } from '../wording.ts'
import { type BlankLine, drawBlankLine, lineValue, partsInWords } from './blank-line.ts'
import { nineAround, smallerOfNine } from './leaning.ts'
import { scaled } from './numbers.ts'

/** What is counted: the heads of the table, the things, how to ask for one, and how it is compared with the others. */
const tables = [
  {
    heads: ['Museum', 'Visitors in a year'],
    one: 'museum',
    asks: 'had the **?** number of visitors',
    beats: 'had more visitors',
    names: ['Castle', 'Railway', 'Science', 'Toy', 'Seaside', 'Farm'],
    digits: [4, 5, 6],
  },
  {
    heads: ['Video', 'Views'],
    one: 'video',
    asks: 'has the **?** number of views',
    beats: 'have more views',
    names: ['Robot dance', 'Kitten nap', 'Magic trick', 'Paper planes', 'Sand art', 'Bread rolls'],
    digits: [4, 5, 6, 7],
  },
  {
    heads: ['Town', 'People'],
    one: 'town',
    asks: 'has the **?** number of people',
    beats: 'have more people',
    names: ['Oakhurst', 'Marlsea', 'Penbury', 'Westholm', 'Greyford', 'Tarnby'],
    digits: [4, 5, 6],
  },
  {
    heads: ['Charity', 'Money raised (£)'],
    one: 'charity',
    asks: 'raised the **?** amount of money',
    beats: 'raised more money',
    names: ['Pets', 'Rivers', 'Woodland', 'Lifeboats', 'Libraries', 'Hedgehogs'],
    digits: [4, 5, 6, 7],
  },
  {
    heads: ['Song', 'Plays'],
    one: 'song',
    asks: 'has the **?** number of plays',
    beats: 'have more plays',
    names: ['Rainbow', 'Midnight', 'Skylark', 'Runaway', 'Sunflower', 'Fireworks'],
    digits: [5, 6, 7],
  },
] as const

/** Numbers made of a few digits only, so that they are alike. From step 3 on some have one digit fewer. */
function drawNumbers(random: Random, step: Step, digits: number): number[] {
  const few = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], step < 3 ? 5 : 3)
  const [start = 1] = few
  const alike = [0.3, 0.5, 0.7, 0.8, 0.9][step - 1] ?? 0.5
  const found = new Set<number>()
  while (found.size < (step < 4 ? 5 : 6)) {
    const length = step > 2 && random.chance(0.25) ? digits - 1 : digits
    const drawn = Array.from({ length }, (_, at) => {
      if (at < 2 && random.chance(alike)) return start
      return random.pick(at === 0 ? few : [0, ...few])
    })
    found.add(Number(drawn.join('')))
  }
  return random.shuffle([...found])
}

const counts = ['', 'one', 'two', 'three', 'four', 'five']

export const rankInTable = template({
  id: 'maths.ordering-numbers.rank-in-table',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const digits = [4, 5, 6, 6, 7][step - 1] ?? 4
    const fitting = tables.flatMap(({ digits: known }, at) =>
      (known as readonly number[]).includes(digits) ? [at] : [],
    )
    const numbers = drawNumbers(random, step, digits)
    const table = random.pick(fitting)
    const names = random.sample(tables[table]?.names ?? [], numbers.length)
    // A rank from 0, the largest.
    const last = numbers.length - 1
    const ranks =
      step === 1
        ? [0, 1, last]
        : step === 2
          ? [1, 2, last - 1]
          : Array.from({ length: last - 1 }, (_, at) => at + 1)
    const rank = random.pick(ranks)
    const way =
      step === 5
        ? random.pick(['exactly', 'from-the-top', 'from-the-bottom'] as const)
        : rank > last / 2
          ? 'from-the-bottom'
          : 'from-the-top'
    return { table, names, numbers, rank, way }
  },
  measure: 'numbers in the table, their digits, how deep the rank is, and a rank told by those above it',
  hardness: ({ numbers, rank, way }) => {
    const same = new Set(numbers.map(value => String(value).slice(0, 2))).size
    return (
      numbers.length +
      String(Math.max(...numbers)).length +
      Math.min(rank, numbers.length - 1 - rank) +
      numbers.length -
      same +
      (way === 'exactly' ? 1 : 0)
    )
  },
  write: ({ table, names, numbers, rank, way }) => {
    const { heads, one, asks, beats } = tables[table] ?? tables[0]
    const falling = [...numbers].sort((a, b) => b - a)
    const last = numbers.length - 1
    const nameOf = (value: number) => names[numbers.indexOf(value)] ?? ''
    const right = falling[rank] ?? 0
    const place = way === 'from-the-bottom' ? last - rank : rank
    const word = way === 'from-the-bottom' ? 'smallest' : 'largest'
    const said = place === 0 ? word : `${['second', 'third', 'fourth', 'fifth', 'sixth'][place - 1]} ${word}`
    const misconception = (value: number) => {
      const at = falling.indexOf(value)
      if (at === last - rank) return 'counted-from-the-wrong-end'
      if (Math.abs(at - rank) === 1) return 'one-place-out-in-the-order'
      return String(value).length === String(right).length
        ? 'compared-the-wrong-places'
        : 'did-not-count-the-digits'
    }
    const rows = numbers.map((value, at) => `| ${names[at]} | ${grouped(value)} |`)
    return {
      stem: `| ${heads.join(' | ')} |\n|---|---|\n${rows.join('\n')}\n\n${
        way === 'exactly'
          ? `Exactly **${counts[rank]}** of the ${plural(one)} ${rank === 1 ? beats.replace('have', 'has') : beats} than this ${one}. Which ${one} is it?`
          : `Which ${one} ${asks.replace('?', said)}?`
      }`,
      right: { text: nameOf(right) },
      wrong: falling
        .filter(value => value !== right)
        .sort((a, b) => Math.abs(falling.indexOf(a) - rank) - Math.abs(falling.indexOf(b) - rank))
        .map(value => ({ text: nameOf(value), misconception: misconception(value) })),
      explanation: `Count the digits first: a number with more digits is larger. Then compare from the left. From the largest to the smallest they are ${listed(falling.map(grouped))}. ${
        way === 'exactly'
          ? `Exactly ${rank} of them ${rank === 1 ? 'is' : 'are'} larger than ${grouped(right)}`
          : `The ${said} is ${grouped(right)}`
      }, so the answer is **${nameOf(right)}**.`,
    }
  },
})

/** A number as a fraction, a decimal or a percentage. Its value is a fraction of whole numbers. */
interface Share {
  readonly text: string
  readonly above: number
  readonly below: number
}

const worth = ({ above, below }: Share) => above / below

const fraction = (above: number, below: number): Share => ({ text: `${above}/${below}`, above, below })
const decimalOf = (thousandths: number): Share => ({
  text: scaled(thousandths, -3),
  above: thousandths,
  below: 1000,
})
const percent = (value: number): Share => ({ text: `${value}%`, above: value, below: 100 })

const bottoms: Record<Step, readonly number[]> = {
  1: [2, 4, 10],
  2: [2, 4, 5, 10],
  3: [4, 5, 10, 20],
  4: [4, 5, 8, 20, 25],
  5: [3, 8, 20, 25, 40, 50],
}

/** The least gap between two numbers, in thousandths. */
const leastGap: Record<Step, number> = { 1: 120, 2: 70, 3: 35, 4: 18, 5: 5 }

function drawShare(random: Random, step: Step, near: number): Share {
  const kind = random.int(0, 2)
  const wide = [900, 600, 300, 160, 90][step - 1] ?? 900
  const value = Math.min(980, Math.max(20, near + random.int(-wide / 2, wide / 2)))
  if (kind === 0)
    return percent(
      step === 1 ? Math.max(10, Math.round(value / 100) * 10) : Math.max(1, Math.round(value / 10)),
    )
  if (kind === 1) {
    const grain = step === 1 ? 100 : step < 4 ? random.pick([100, 10]) : random.pick([100, 10, 10, 1])
    return decimalOf(Math.max(grain, Math.round(value / grain) * grain))
  }
  const below = random.pick(bottoms[step])
  return fraction(Math.min(below - 1, Math.max(1, Math.round((value * below) / 1000))), below)
}

/** Shares of all three kinds, none equal to another, and fractions in lowest terms. */
function drawShares(random: Random, step: Step, count: number): Share[] {
  for (;;) {
    const near = random.int(250, 750)
    const shares: Share[] = []
    for (let tries = 0; tries < 80 && shares.length < count; tries++) {
      const one = drawShare(random, step, near)
      const apart = shares.every(other => Math.abs(worth(other) - worth(one)) * 1000 >= leastGap[step] - 1e-9)
      if (apart && (!one.text.includes('/') || commonDivisor(one.above, one.below) === 1)) shares.push(one)
    }
    const kinds = [/\//, /\./, /%/].filter(kind => shares.some(({ text }) => kind.test(text)))
    if (shares.length === count && kinds.length === 3) return shares
  }
}

const isFraction = ({ text }: Share) => text.includes('/')

/** Wrong ways to compare, each with what it makes of a number. */
const misread: readonly (readonly [misconception: string, as: (share: Share) => number])[] = [
  [
    'read-a-fraction-as-its-digits',
    share => (isFraction(share) ? Number(`0.${share.above}${share.below}`) : worth(share)),
  ],
  [
    'looked-only-at-the-digits',
    ({ text, above }) => (text.includes('.') ? Number(text.split('.')[1]) : above),
  ],
  ['went-by-the-bottom-of-the-fraction', share => (isFraction(share) ? 1 / share.below : worth(share))],
]

const isThousandths = ({ above, below }: Share) => (above * 1000) % below === 0

const thousandths = (share: Share) => scaled(Math.round(worth(share) * 1000), -3)

export const mixedOrder = template({
  id: 'maths.ordering-numbers.mixed-order',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  harder: 0.3,
  draw: (random, step) => ({
    shares: drawShares(random, step, step < 4 ? 4 : 5),
    falling: random.chance(0.5),
  }),
  measure: 'numbers to put in order, and how close the nearest two are',
  hardness: ({ shares }) => {
    const sorted = shares.map(worth).sort((a, b) => a - b)
    const gap = Math.min(...sorted.slice(1).map((value, at) => value - (sorted[at] ?? 0)))
    return shares.length - Math.log10(gap) * 2
  },
  write: ({ shares, falling }, random) => {
    const sign = falling ? -1 : 1
    const right = [...shares].sort((a, b) => sign * (worth(a) - worth(b)))
    const written = (list: readonly Share[]) => list.map(({ text }) => text).join(', ')
    const swapped = (list: readonly Share[], at: number) => [
      ...list.slice(0, at),
      ...list.slice(at, at + 2).reverse(),
      ...list.slice(at + 2),
    ]
    const places = right.slice(1).map((_, at) => at)
    const mistaken = misread.map(([misconception, as]) => ({
      list: [...shares].sort((a, b) => sign * (as(a) - as(b) || worth(a) - worth(b))),
      misconception,
    }))
    const wrong = [
      ...mistaken,
      ...random
        .shuffle(places)
        .map(at => ({ list: swapped(right, at), misconception: 'mixed-up-two-neighbours' })),
      { list: right.toReversed(), misconception: 'ordered-the-wrong-way' },
      ...mistaken.flatMap(({ list, misconception }) =>
        places.map(at => ({ list: swapped(list, at), misconception })),
      ),
    ]
    return {
      stem: `Which list is in order, from the **${falling ? 'largest to the smallest' : 'smallest to the largest'}**?`,
      right: { text: written(right) },
      wrong: wrong
        .map(({ list, misconception }) => ({ text: written(list), misconception }))
        .filter(({ text }) => text !== written(right)),
      explanation: `Change all of them to decimals. For a fraction, divide the numerator by the denominator; for a percentage, divide by 100. ${right
        .filter(share => isFraction(share) || share.text.includes('%'))
        .map(share => `${share.text} ${share.below === 3 ? 'is about' : '='} ${thousandths(share)}`)
        .join(', ')}. Then compare: **${written(right)}**.`,
    }
  },
})

/** What to be close to, and the grain of the numbers, in thousandths. */
const targets: Record<Step, readonly (readonly [each: number, grain: number])[]> = {
  1: [[1_000_000, 10_000]],
  2: [
    [10_000_000, 100_000],
    [1_000_000, 1000],
  ],
  3: [
    [100_000_000, 1_000_000],
    [1000, 10],
  ],
  4: [
    [1_000_000_000, 1_000_000],
    [100, 10],
    [1000, 1],
  ],
  5: [
    [100, 1],
    [10, 1],
  ],
}

const numberOf = (value: number): Share => ({ text: scaled(value, -3), above: value, below: 1000 })

/** Plain numbers around a round one. */
function drawPlain(random: Random, step: Step) {
  const [each, grain] = random.pick(targets[step])
  const target = random.int(2, 9) * each
  const off = random.int(2, Math.floor(each / grain / 10)) * grain
  const away = (most: number) => random.int(off / grain + 1, Math.floor(most / grain)) * grain
  const reach = Math.max(off * 4, off + 12 * grain)
  const wrong = nineAround(
    random,
    () => target - away(Math.min(reach, target - grain)),
    () => target + away(reach),
  )
  const right = target + random.pick([-1, 1]) * off
  return { target: numberOf(target), right: numberOf(right), wrong: wrong.map(numberOf) }
}

const landmarks: readonly Share[] = [
  fraction(1, 2),
  fraction(1, 4),
  fraction(3, 4),
  fraction(2, 5),
  fraction(3, 5),
  fraction(4, 5),
  percent(30),
  percent(70),
  percent(65),
  numberOf(600),
  numberOf(450),
]

/** Fractions, decimals and percentages around one of them. */
function drawMixed(random: Random, step: Step) {
  const target = random.pick(landmarks)
  const distance = (share: Share) => Math.abs(worth(share) - worth(target))
  const tooNear = (a: Share, b: Share) => Math.abs(worth(a) - worth(b)) < 0.004
  for (;;) {
    const pool: Share[] = []
    for (let tries = 0; tries < 150; tries++) {
      const one = drawShare(random, step, worth(target) * 1000)
      const isNew = ![target, ...pool].some(other => tooNear(one, other))
      if (isNew && (!isFraction(one) || commonDivisor(one.above, one.below) === 1)) pool.push(one)
    }
    const [right, ...others] = pool.sort((a, b) => distance(a) - distance(b))
    if (!right) continue
    const wrong = others.filter(other => distance(other) - distance(right) > 0.004).slice(0, 16)
    const [below, above] = [true, false].map(isBelow =>
      random.shuffle(wrong.filter(other => worth(other) < worth(target) === isBelow)),
    )
    const lower = smallerOfNine(random)
    const taken = [...(below ?? []).slice(0, lower), ...(above ?? []).slice(0, 9 - lower)]
    if (taken.length === 9) return { target, right, wrong: random.shuffle(taken) }
  }
}

export const closest = template({
  id: 'maths.ordering-numbers.closest',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: (random, step) =>
    step > 3 && random.chance(step === 5 ? 0.7 : 0.4) ? drawMixed(random, step) : drawPlain(random, step),
  measure: 'digits of the numbers, decimals, and different kinds of number',
  hardness: ({ target, right, wrong }) => {
    const all = [target, right, ...wrong]
    return (
      target.text.length / 2 +
      right.text.length / 2 +
      (all.some(({ text }) => text.includes('.')) ? 4 : 0) +
      (all.some(isFraction) ? 5 : 0)
    )
  },
  write: ({ target, right, wrong }) => {
    const isBelow = (share: Share) => worth(share) < worth(target)
    const misconception = (share: Share) =>
      isBelow(share) === isBelow(right)
        ? 'did-not-find-the-smallest-gap'
        : isBelow(share)
          ? 'looked-only-below'
          : 'looked-only-above'
    const isMixed = [target, right, ...wrong].some(isFraction)
    const gap = Math.abs(worth(right) - worth(target)) * 1000
    const said = scaled(Math.round(gap), -3)
    const isExact = Math.abs(gap - Math.round(gap)) < 1e-6
    const asDecimal = (share: Share) =>
      isFraction(share) || share.text.includes('%')
        ? `${share.text} ${isThousandths(share) ? '=' : 'is about'} ${thousandths(share)}`
        : share.text
    return {
      stem: `Which of these numbers is closest to **${target.text}**?`,
      right: { text: right.text },
      wrong: wrong.map(share => ({ text: share.text, misconception: misconception(share) })),
      explanation: `${
        isMixed
          ? `Change all of them to decimals: ${asDecimal(target)}, and ${asDecimal(right)}.`
          : 'A number may be close from above or from below.'
      } Find out how far each one is from ${target.text}. The smallest gap is ${isExact ? '' : 'about '}${said}. So **${right.text}** is the closest.`,
    }
  },
})

const lines: Record<Step, readonly (readonly [span: number, parts: number])[]> = {
  1: [
    [100, 10],
    [1000, 10],
    [10, 10],
  ],
  2: [
    [1000, 5],
    [10_000, 10],
    [200, 4],
    [100, 5],
  ],
  3: [
    [100_000, 10],
    [10_000, 5],
    [1000, 4],
    [20_000, 4],
  ],
  4: [
    [1_000_000, 5],
    [100_000, 4],
    [10_000, 8],
    [200_000, 5],
  ],
  5: [
    [1_000_000, 4],
    [100_000, 8],
    [2_000_000, 8],
    [500_000, 5],
    [300_000, 4],
  ],
}

export const numberLine = template({
  id: 'maths.ordering-numbers.number-line',
  version: 1,
  mode: 'typed',
  seconds: 40,
  draw: (random, step): BlankLine => {
    const [span, parts] = random.pick(lines[step])
    const most = Math.min(step === 1 ? 9 : 40, Math.floor(9_000_000 / span) - 1)
    const between = step > 3 && random.chance(step === 5 ? 0.6 : 0.3)
    return {
      low: random.int(1, Math.max(1, most)) * span,
      span,
      parts,
      halves: random.int(1, parts - 1) * 2 + (between ? 1 : 0),
    }
  },
  measure: 'digits of the numbers, parts other than ten, and an arrow between two marks',
  hardness: ({ low, span, parts, halves }) =>
    String(low + span).length + ({ 10: 0, 5: 1, 4: 2, 8: 3 }[parts] ?? 0) + (halves % 2) * 3,
  write: blank => {
    const { low, span, parts, halves } = blank
    const right = lineValue(blank)
    const part = span / parts
    const known = [
      {
        value: low + (halves / 2) * 10 ** Math.floor(Math.log10(part)),
        misconception: 'counted-each-mark-as-one-more',
      },
      { value: low + (span * halves) / 20, misconception: 'took-ten-parts-in-every-gap' },
      { value: right + part, misconception: 'one-mark-out' },
      { value: right - part, misconception: 'one-mark-out' },
      { value: low + span - (right - low), misconception: 'counted-from-the-wrong-end' },
    ]
    return {
      stem: 'Which number does the arrow point to?',
      picture: drawBlankLine(blank, grouped),
      expected: { kind: 'number', value: String(right) },
      mistakes: known
        .filter(({ value }) => Number.isInteger(value) && value !== right)
        .map(({ value, misconception }) => ({ text: String(value), misconception })),
      explanation: `From ${grouped(low)} to ${grouped(low + span)} is ${grouped(span)}. It is cut into ${parts} equal parts, so one part is ${grouped(span)} ÷ ${parts} = ${grouped(part)}. The arrow is ${partsInWords(halves)} after ${grouped(low)}: ${grouped(low)} + ${grouped(right - low)} = **${grouped(right)}**.`,
    }
  },
})

export const orderingNumbers: Topic = {
  id: 'maths.ordering-numbers',
  name: 'Ordering numbers',
  subdomain: 'number',
  year: 5,
  prerequisites: ['maths.place-value', 'maths.decimals', 'maths.percentages'],
  about: 'Putting whole numbers up to ten million, fractions, decimals and percentages in order.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
To put **whole numbers** in order, count the digits first. A number with more digits is larger. If both have the same number of digits, compare from the left. Stop at the first place where they differ.

In 4,582,913 and 4,591,087 the first two digits are the same. Then 8 is less than 9. So the first number is smaller.

To put **fractions, decimals and percentages** in order, write all of them in the same way. Decimals are handy:

- For a percentage, divide by 100. 45% is 0.45.
- For a fraction, divide the numerator by the denominator. Or make the denominator 100. 3/5 is 60/100, and that is 0.6.

To find what is **closest**, look at the gaps. A number can be close from below or from above.

On a **number line**, find what one part is worth. Divide the length of the line by the number of parts.`,
    example: `
Put 2/5, 35%, 0.5 and 0.09 in order, the smallest first.

1. 2/5 is 4/10, and that is 0.4.
2. 35% is 35 out of 100. That is 0.35.
3. Now write all with two places: 0.40, 0.35, 0.50, 0.09.
4. In order: 0.09, 0.35, 0.40, 0.50.
5. Write them as they were: **0.09, 35%, 2/5, 0.5**.`,
    harder: `
Which is closest to 0.6: 5/8, 57% or 0.63?

1. 5/8 is 5 ÷ 8. As 1/8 is 0.125, five of them make 0.625.
2. 57% is 0.57.
3. Find the gaps. From 0.6 to 0.625 is 0.025. From 0.57 to 0.6 is 0.03. From 0.6 to 0.63 is 0.03.
4. The smallest gap is 0.025. So **5/8** is the closest.`,
    mistake: `
Some children look only at the digits. They say that 9% is more than 1/2, because 9 is a big digit. Or they read 3/5 as 0.35. Ask yourself first: is it more than a half or less? 9% is far less than a half, and 3/5 is a bit more. That often helps at once.`,
    tryThis: `
Find four long numbers at home, for example on a receipt, a bill or a barcode. Read them out loud and put them in order. Then write one fraction, one decimal and one percentage that are all close to a half.`,
  })),
  misconceptions: once(() => ({
    'counted-from-the-wrong-end': {
      child: 'Check where to start: at the largest, at the smallest, or at the left of the line.',
      parent: 'Counts from the wrong end. Underline the word that says where to begin before counting.',
    },
    'one-place-out-in-the-order': {
      child: 'You were one place out. Write the numbers in order and count again.',
      parent:
        'Is one place out in the order. Writing all the numbers down in order, one by one, prevents this.',
    },
    'compared-the-wrong-places': {
      child: 'Line the numbers up and compare from the left, one place at a time.',
      parent:
        'Compares digits from different places. Write the numbers under each other, lined up on the right.',
    },
    'did-not-count-the-digits': {
      child: 'Count the digits first. A whole number with more digits is larger.',
      parent:
        'Looks at the first digits but not at how many there are. Count the digits of each number first.',
    },
    'read-a-fraction-as-its-digits': {
      child: 'The fraction 3/5 is not 0.35. Divide 3 by 5, which gives 0.6.',
      parent:
        'Reads the two numbers of a fraction as decimal digits, so 3/5 becomes 0.35. Share £3 between five people: 60p.',
    },
    'looked-only-at-the-digits': {
      child: 'Do not just compare the digits. Change all of them to decimals first.',
      parent:
        'Compares the digits alone, so 9% seems more than 0.5. Ask whether each number is more or less than a half.',
    },
    'went-by-the-bottom-of-the-fraction': {
      child: 'The bottom number alone does not tell you the size. Divide the top by it.',
      parent:
        'Judges a fraction by its denominator alone. Compare 1/8 and 7/8 of a pizza: same denominator, very different.',
    },
    'mixed-up-two-neighbours': {
      child: 'Nearly right. Two numbers next to each other have changed places.',
      parent:
        'Has the order nearly right, with two neighbours swapped. Check each pair from left to right at the end.',
    },
    'ordered-the-wrong-way': {
      child: 'Check which end comes first: the smallest or the largest.',
      parent: 'Orders from the wrong end. Underline the words that say which comes first.',
    },
    'did-not-find-the-smallest-gap': {
      child: 'Another number has a smaller gap. Work out the gap for each one.',
      parent: 'Chooses a number that is near, but not the nearest. Write the gap next to every option.',
    },
    'looked-only-below': {
      child: 'A number can be close from above too. Check both sides.',
      parent: 'Looks only at numbers below the target. Mark the target on a line and look to both sides.',
    },
    'looked-only-above': {
      child: 'A number can be close from below too. Check both sides.',
      parent: 'Looks only at numbers above the target. Sketch a line with the target in the middle.',
    },
    'counted-each-mark-as-one-more': {
      child: 'Find what one part is worth first: divide the whole length by the number of parts.',
      parent:
        'Counts the marks in ones, tens or hundreds without checking. Work out what one part is worth first.',
    },
    'took-ten-parts-in-every-gap': {
      child: 'Count the parts. There are not always ten.',
      parent: 'Takes every line to have ten parts. Count the gaps together before reading a value.',
    },
    'one-mark-out': {
      child: 'You were one mark out. Count the jumps, not the marks.',
      parent:
        'Is one mark out, often because the first mark is counted as one. Count jumps from mark to mark.',
    },
  })),
  templates: [rankInTable, mixedOrder, closest, numberLine],
}
