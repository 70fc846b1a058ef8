import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import { type BlankLine, drawBlankLine, lineValue, partsInWords } from './blank-line.ts'
import { leaning, nineAround } from './leaning.ts'
import { scaled } from './numbers.ts'

/** The names of the places, by power of ten. */
const names: Record<number, string> = {
  3: 'thousands',
  2: 'hundreds',
  1: 'tens',
  0: 'ones',
  [-1]: 'tenths',
  [-2]: 'hundredths',
  [-3]: 'thousandths',
}

const nameOf = (power: number, count = 2) =>
  count === 1 ? (names[power] ?? '').slice(0, -1) : (names[power] ?? '')

/** Numbers are counted in ten-thousandths, so that all of them are whole. */
const decimal = (tenThousandths: number) => scaled(tenThousandths, -4)

const unit = (power: number) => 10 ** (power + 4)

type Form = 'words' | 'decimal' | 'fraction'

function formed(power: number, digit: number, form: Form): string {
  if (form === 'words') return `${digit} ${nameOf(power, digit)}`
  return form === 'fraction' && power < 0 ? `${digit}/${10 ** -power}` : decimal(digit * unit(power))
}

/** A number below one as a fraction with ten, a hundred or a thousand at the bottom, or any number as a decimal. */
function written(value: number, form: Form): string {
  const places = placesOf(value)
  return form === 'fraction' && value < unit(0)
    ? `${(value * 10 ** places) / unit(0)}/${10 ** places}`
    : decimal(value)
}

const formsOf: Record<Step, readonly Form[]> = {
  1: ['words'],
  2: ['decimal'],
  3: ['decimal', 'fraction', 'words'],
  4: ['decimal', 'fraction'],
  5: ['decimal'],
}

function unchanged(random: Random) {
  const digit = random.int(2, 9)
  return { digit, to: digit }
}

/** The difference is the answer, so it is drawn first: there are many more pairs of near digits than of distant ones. */
function changed(random: Random) {
  const difference = random.int(2, 8)
  const small = random.int(1, 9 - difference)
  const [digit, to] = random.shuffle([small, small + difference]) as [number, number]
  return { digit, to }
}

export const digitWorth = template({
  id: 'maths.decimal-place-value.digit-worth',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 25,
  draw: (random, step) => {
    const after = step < 3 ? 2 : 3
    const before = step === 1 ? 1 : random.int(1, 2)
    const power = random.pick([-after, -2, -1, -1, -1])
    const place = before - 1 - power
    const { digit, to } = step < 5 ? unchanged(random) : changed(random)
    const others = random.sample(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(other => other !== digit),
      before + after,
    )
    const digits = others.map((other, at) => (at === place ? digit : other))
    // A zero makes the places harder to count.
    const free = digits.flatMap((_, at) => (at > 0 && at !== place ? [at] : []))
    const zero = step > 3 ? random.pick(free) : -1
    const value = Number(digits.map((digit, at) => (at === zero ? 0 : digit)).join('')) * unit(-after)
    return { value, power, digit, to, form: random.pick(formsOf[step]) }
  },
  measure: 'digits of the number, zeros among them, the place of the digit, and a change instead of a value',
  hardness: ({ value, power, digit, to, form }) =>
    decimal(value).length -
    1 -
    power +
    (/0./.test(decimal(value)) ? 2 : 0) +
    (form === 'words' ? 0 : 1) +
    (to === digit ? 0 : 2),
  write: ({ value, power, digit, to, form }, random) => {
    const changes = to !== digit
    const worth = changes ? Math.abs(to - digit) : digit
    const as = (at: number, misconception: string, count = worth) => ({
      text: formed(at, count, form),
      misconception,
    })
    const named = [
      [-power, 'left-out-the-th'] as const,
      [0, 'digit-without-its-place'] as const,
      [power + 1, 'one-place-too-far-left'] as const,
      [power - 1, 'one-place-too-far-right'] as const,
      ...[2, -2, 3, -3, 4, 5].map(by => [power + by, 'several-places-out'] as const),
    ].filter(([at]) => at !== power && at >= (form === 'decimal' ? -4 : -3) && at <= Math.max(2, -power))
    const before = Math.floor(value / unit(power)) * unit(power)
    const read = [value % unit(power + 1), before % unit(0)].filter(
      part => part > 0 && part !== worth * unit(power),
    )
    const more = changes
      ? [
          ...[to, digit].map(count => as(power, 'gave-one-of-the-digits', count)),
          ...[worth + 1, worth - 1].map(count => as(power, 'one-digit-out', count)),
        ]
      : form === 'words'
        ? []
        : read.flatMap(part => [
            { text: written(part, form), misconception: 'took-more-than-one-digit' },
            { text: decimal(part).replace(/^0.0*/, ''), misconception: 'took-more-than-one-digit' },
          ])
    const options = [
      ...named.slice(0, 4).map(([at, misconception]) => as(at, misconception)),
      ...more,
      as(power, 'place-without-its-digit', 1),
      ...named.slice(4).map(([at, misconception]) => as(at, misconception)),
    ]
    const right = formed(power, worth, form)
    const number = decimal(value)
    const made = decimal(value + (to - digit) * unit(power))
    return {
      stem: changes
        ? `Which number must be **${to > digit ? 'added to' : 'taken away from'} ${number}** to make **${made}**?`
        : `What is the value of the digit **${digit}** in **${number}**?`,
      right: { text: right },
      wrong: form === 'words' ? random.shuffle(options) : leaning(random, right, options),
      explanation: changes
        ? `Only one digit changes: the ${nameOf(power)} go from ${digit} to ${to}. That is ${worth} ${nameOf(power, worth)}, and ${worth} ${nameOf(power, worth)} = **${right}**.`
        : `Start at the decimal point and name the places to the right: ${listed(
            [-1, -2, -3].slice(0, -power).map(at => nameOf(at)),
          )}. The ${digit} is in the ${nameOf(power)} place, so its value is ${form === 'words' ? `**${right}**` : `${digit} ${nameOf(power)}, which is **${right}**`}.`,
    }
  },
})

interface Part {
  readonly power: number
  readonly count: number
}

const total = (parts: readonly Part[]) =>
  parts.reduce((sum, { power, count }) => sum + count * unit(power), 0)

function drawParts(random: Random, step: Step): readonly Part[] {
  const small = () => random.int(2, 9)
  const large = () => random.int(11, 39)
  const of = (power: number, count = small()) => ({ power, count })
  if (step === 1) return [of(0), of(-1), of(-2)]
  if (step === 2)
    return random.pick([
      [of(0), of(-2)],
      [of(1), of(0), of(-2)],
      [of(1), of(-1)],
    ])
  if (step === 3)
    return random.pick([
      [of(0), of(-1), of(-3)],
      [of(0), of(-2), of(-3)],
      [of(1), of(-1), of(-3)],
      [of(1), of(0), of(-3)],
    ])
  if (step === 4) {
    const big = random.pick([-1, -2])
    return [of(0), of(-1), of(-2)].map(part => (part.power === big ? of(big, large()) : part))
  }
  return random.pick([
    [of(0), of(-1, large()), of(-3, large())],
    [of(-1, large()), of(-2, large()), of(-3)],
    [of(0), of(-2, large()), of(-3, large())],
    [of(1), of(-1, large()), of(-2, large())],
  ])
}

export const build = template({
  id: 'maths.decimal-place-value.build',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const parts = drawParts(random, step)
    return { parts: step === 1 ? parts : random.shuffle(parts) }
  },
  measure: 'parts, empty places, parts in another order, and three for each part of ten or more',
  hardness: ({ parts }) => {
    const powers = parts.map(({ power }) => power)
    const empty = Math.max(...powers) - Math.min(...powers) + 1 - parts.length
    const mixed = powers.some((power, at) => at > 0 && power > (powers[at - 1] ?? 9))
    return parts.length + empty + (mixed ? 1 : 0) + 3 * parts.filter(({ count }) => count > 9).length
  },
  write: ({ parts }, random) => {
    const sorted = [...parts].sort((a, b) => b.power - a.power)
    const right = total(parts)
    const as = (value: number, misconception: string) => ({ value, misconception })
    const whole = sorted.filter(({ power }) => power >= 0)
    const after = sorted.filter(({ power }) => power < 0)
    const glued = (list: readonly Part[]) => list.map(({ count }) => count).join('')
    const digits = glued(after)
    const said = glued(parts.filter(({ power }) => power < 0))
    const above = total(whole)
    const point = (text: string) => (text.length > 4 ? 0 : above + Number(text) * 10 ** (4 - text.length))
    const big = sorted.filter(({ count }) => count > 9)
    const shifted = (part: Part, by: number) =>
      right - part.count * unit(part.power) + part.count * unit(part.power + by)
    const swapped = sorted.slice(1).map((part, at) => {
      const other = sorted[at] as Part
      return right + (other.count - part.count) * (unit(part.power) - unit(other.power))
    })
    const carried = (count: number) => count - (count % 10)
    const wrong = [
      as(point(digits), 'put-the-digits-side-by-side'),
      as(right + 9 * above, 'one-place-too-far-left'),
      as(point(digits) + 9 * above, 'one-place-too-far-left'),
      as(point(said), 'wrote-digits-in-the-order-said'),
      ...big.map(({ power, count }) => as(right - carried(count) * unit(power), 'forgot-to-exchange')),
      as(point(`0${digits}`), 'one-place-too-far-right'),
      as(point(`0${digits}`) + 9 * above, 'one-place-too-far-left'),
      ...swapped.map(value => as(value, 'swapped-two-places')),
      ...after.map(part => as(shifted(part, 1), 'one-place-too-far-left')),
      ...after.map(part => as(shifted(part, -1), 'one-place-too-far-right')),
      ...big.map(({ power, count }) =>
        as(right + carried(count) * (unit(power + 1) - unit(power)), 'exchanged-into-the-wrong-place'),
      ),
      ...sorted.flatMap(({ power }) => [
        as(right + unit(power), 'one-digit-out'),
        as(right - unit(power), 'one-digit-out'),
      ]),
      ...sorted.flatMap(({ power }) => [
        as(right + 2 * unit(power), 'one-digit-out'),
        as(right - 2 * unit(power), 'one-digit-out'),
      ]),
    ].filter(({ value }) => value > 0 && value !== right && Number.isInteger(value))
    const text = decimal(right)
    return {
      stem: `Which number is made of **${listed(parts.map(({ power, count }) => `${count} ${nameOf(power)}`))}**?`,
      right: { text },
      wrong: leaning(
        random,
        text,
        wrong.map(({ value, misconception }) => ({ text: decimal(value), misconception })),
      ),
      explanation: `${big.length > 0 ? 'Ten of one place make one of the place to its left. ' : ''}Write each part as a decimal: ${sorted
        .map(({ power, count }) => `${count} ${nameOf(power)} = ${decimal(count * unit(power))}`)
        .join(', ')}. Line up the points and add them: **${text}**.`,
    }
  },
})

/** The digits after the point, read as a whole number: 0.35 is 35. */
const tailOf = (value: number) => Number(decimal(value).split('.')[1] ?? 0)

const wholeOf = (value: number) => Math.floor(value / unit(0))

const placesOf = (value: number) => decimal(value).split('.')[1]?.length ?? 0

const orders: readonly (readonly [misconception: string, compare: (a: number, b: number) => number])[] = [
  ['thought-longer-is-larger', (a, b) => wholeOf(a) - wholeOf(b) || tailOf(a) - tailOf(b) || a - b],
  ['thought-longer-is-smaller', (a, b) => wholeOf(a) - wholeOf(b) || placesOf(b) - placesOf(a) || a - b],
  ['left-out-the-point', (a, b) => digitsAlone(a) - digitsAlone(b) || a - b],
]

const digitsAlone = (value: number) => Number(decimal(value).replace('.', ''))

const lengths: Record<Step, readonly number[]> = {
  1: [1, 2],
  2: [1, 2],
  3: [1, 2, 3],
  4: [2, 3],
  5: [1, 2, 3, 4],
}

/** Decimals of different lengths, from step 2 on made of a few digits only, so that they are close to each other. */
function drawRow(random: Random, step: Step): number[] {
  const [a, b] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number]
  const whole = random.int(0, step < 3 ? 9 : 4)
  const every = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const tenths = { 1: every, 2: [a, b], 3: [a, a, b], 4: [a], 5: [a, 0] }[step]
  const others = step < 3 ? every : [0, a, b]
  const found = new Set<number>()
  while (found.size < (step < 3 ? 4 : 5)) {
    const length = random.pick(lengths[step])
    const digits = Array.from({ length }, (_, at) => random.pick(at === 0 ? tenths : others))
    if (digits.at(-1) !== 0) found.add(whole * unit(0) + Number(digits.join('')) * unit(-length))
  }
  return random.shuffle([...found])
}

/** How many of the numbers have the same tenths as another. */
const alike = (values: readonly number[]) =>
  values.length - new Set(values.map(value => Math.floor(value / unit(-1)))).size

export const inOrder = template({
  id: 'maths.decimal-place-value.in-order',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    for (;;) {
      const values = drawRow(random, step)
      const lengths = new Set(values.map(placesOf))
      if (lengths.size > 1) return { values, falling: step > 2 && random.chance(0.4) }
    }
  },
  measure: 'numbers to put in order, their decimal places, equal tenths, and going down instead of up',
  hardness: ({ values, falling }) =>
    values.length +
    values.reduce((sum, value) => sum + placesOf(value), 0) / 2 +
    alike(values) +
    (falling ? 1 : 0),
  write: ({ values, falling }, random) => {
    const rising = [...values].sort((a, b) => a - b)
    const written = (list: readonly number[]) => list.map(decimal).join(', ')
    const turned = (list: readonly number[]) => (falling ? [...list].reverse() : [...list])
    const swapped = (list: readonly number[], at: number) =>
      list.map((one, place) =>
        place === at ? (list[at + 1] ?? one) : place === at + 1 ? (list[at] ?? one) : one,
      )
    const right = turned(rising)
    const mistaken = orders.map(([misconception, compare]) => ({
      list: turned([...values].sort(compare)),
      misconception,
    }))
    const swaps = random
      .shuffle(right.slice(1).map((_, at) => at))
      .map(at => ({ list: swapped(right, at), misconception: 'mixed-up-two-neighbours' }))
    const more = mistaken.flatMap(({ list, misconception }) =>
      right.slice(1).map((_, at) => ({ list: swapped(list, at), misconception })),
    )
    const wrong = [
      ...mistaken,
      { list: right.toReversed(), misconception: 'ordered-the-wrong-way' },
      ...swaps.slice(0, 3),
      ...more,
      ...swaps,
    ]
    const longest = Math.max(...values.map(placesOf))
    return {
      stem: `Which list is in order, from the **${falling ? 'largest to the smallest' : 'smallest to the largest'}**?`,
      right: { text: written(right) },
      wrong: wrong
        .map(({ list, misconception }) => ({ text: written(list), misconception }))
        .filter(({ text }) => text !== written(right)),
      explanation: `Write zeros at the end so that all have ${longest === 1 ? 'one decimal place' : `${longest} decimal places`}: ${right
        .map(value => (value / unit(0)).toFixed(longest))
        .join(
          ', ',
        )}. Now they are easy to compare, place by place from the left. The order is **${written(right)}**.`,
    }
  },
})

/** The gap, and the grains of the numbers near it, in ten-thousandths. */
const gaps: Record<Step, { gap: readonly [number, number]; each: number; grains: readonly number[] }> = {
  1: { gap: [3, 6], each: 1000, grains: [1000, 100] },
  2: { gap: [1, 2], each: 1000, grains: [1000, 100, 100] },
  3: { gap: [2, 5], each: 100, grains: [1000, 100, 10] },
  4: { gap: [1, 1], each: 100, grains: [100, 10, 10] },
  5: { gap: [2, 6], each: 10, grains: [100, 10, 1, 1] },
}

export const between = template({
  id: 'maths.decimal-place-value.between',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const { gap, each, grains } = gaps[step]
    const width = random.int(gap[0], gap[1]) * each
    const low =
      random.int(1, step < 3 ? 90 : 9) * 1000 + (each < 1000 ? random.int(0, 1000 / each - 1) * each : 0)
    const at = (value: number) => {
      const grain = random.pick(grains)
      return Math.round(value / grain) * grain
    }
    const within = (least: number, most: number) => {
      for (;;) {
        const value = at(random.int(least, most))
        if (value >= least && value <= most) return value
      }
    }
    const inside = () => within(low + 1, low + width - 1)
    const reach = () => Math.round(width * (random.chance(0.2) ? 4 : 1.2))
    /** A number from the gap with a zero too many after the point: 0.054 for 0.54. */
    const zeroed = () => {
      const value = inside()
      const tail = value % unit(0)
      return tail > 0 && tail % 10 === 0 ? value - tail + tail / 10 : low
    }
    const below = () => {
      const trap = random.chance(0.2) ? zeroed() : low
      return trap < low ? trap : within(Math.max(1, low - reach()), low - 1)
    }
    return {
      low,
      high: low + width,
      right: inside(),
      wrong: nineAround(random, below, () => within(low + width + 1, low + width + reach())),
    }
  },
  measure: 'how small the gap is, and the decimal places of the ends and of the answer',
  hardness: ({ low, high, right }) =>
    6 - Math.log10(high - low) + placesOf(low) + placesOf(high) + placesOf(right),
  write: ({ low, high, right, wrong }) => {
    /** Up to the last place of the upper end it is the same, but it has more digits. */
    const continues = (value: number) =>
      decimal(value).startsWith(decimal(high)) && wholeOf(value) === wholeOf(high)
    const seemsLonger = (value: number) =>
      wholeOf(value) === wholeOf(low) && placesOf(value) > placesOf(low) && tailOf(value) > tailOf(low)
    const misconception = (value: number) => {
      if (value < low) return seemsLonger(value) ? 'thought-longer-is-larger' : 'stopped-before-the-gap'
      return continues(value) ? 'thought-longer-is-smaller' : 'went-past-the-gap'
    }
    const places = Math.max(...[low, high, right].map(placesOf))
    const padded = (value: number) => (value / unit(0)).toFixed(places)
    return {
      stem: `Which of these numbers is between **${decimal(low)}** and **${decimal(high)}**?`,
      right: { text: decimal(right) },
      wrong: wrong.map(value => ({ text: decimal(value), misconception: misconception(value) })),
      explanation: `Write zeros at the end so that all have the same length. Look for a number that is more than ${padded(low)} but less than ${padded(high)}. Only **${decimal(right)}** is. The others are less than ${decimal(low)} or more than ${decimal(high)}.`,
    }
  },
})

const sizes: Record<number, string> = { 0: 'whole number', [-1]: 'tenth', [-2]: 'hundredth' }

const roundings: Record<Step, { to: number; grain: number }> = {
  1: { to: 0, grain: 1000 },
  2: { to: 0, grain: 100 },
  3: { to: -1, grain: 100 },
  4: { to: -1, grain: 10 },
  5: { to: -2, grain: 10 },
}

/** The nearest multiple of a size, with halves rounded up. */
const nearest = (value: number, size: number) => Math.floor(value / size + 0.5) * size

const rounded = (value: number, to: number) => (value / unit(0)).toFixed(-to)

export const roundsTo = template({
  id: 'maths.decimal-place-value.rounds-to',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const { to, grain } = roundings[step]
    const size = unit(to)
    const fits = (value: number, target: number, wide: number) =>
      nearest(value, size) === target && (step < 5 || nearest(value, unit(-1)) === wide)
    for (;;) {
      // At step 5 often a number such as 6.35, which may be 6.3 or 6.4 to the nearest tenth.
      const target =
        step === 5 && random.chance(0.7) ? random.int(2, 95) * 1000 + 500 : random.int(2, 99) * size
      const wide = nearest(target - (random.chance(0.5) ? grain : 0), unit(-1))
      const some = (least: number, most: number) =>
        target + Math.round(random.int(least * 100, most * 100) / 100 / grain) * grain
      const right = some(-size / 2, size / 2)
      if (right === target || right < 0 || !fits(right, target, wide)) continue
      const other = (least: number, most: number) => {
        for (let tries = 0; tries < 500; tries++) {
          const value = some(least, most)
          if (value > 0 && value % unit(to) !== 0 && !fits(value, target, wide)) return value
        }
        return Number.NaN
      }
      const reach = step === 5 ? 4 : 1.5
      const wrong = nineAround(
        random,
        () => other(-size * reach, right - target),
        () => other(right - target, size * reach),
      )
      if (wrong.length === 9 && !wrong.some(Number.isNaN))
        return { to, target, wide, right, wrong, twice: step === 5 }
    }
  },
  measure: 'decimal places, the place to round to, and a second condition',
  hardness: ({ to, right, twice }) => 1 + placesOf(right) - to + (twice ? 3 : 0),
  write: ({ to, target, wide, right, wrong, twice }) => {
    const size = unit(to)
    const said = rounded(target, to)
    const misconception = (value: number) => {
      if (twice) return 'checked-only-one-rounding'
      if (value === target + size / 2) return 'rounded-halfway-down'
      if (Math.abs(value - target) >= size) return 'rounded-from-too-far-away'
      return value > target ? 'cut-off-instead-of-rounding' : 'rounded-up-too-soon'
    }
    const [from, until] = [decimal(target - size / 2), decimal(target + size / 2)]
    return {
      stem: twice
        ? `Which of these numbers is **${said}** to the nearest hundredth and also **${rounded(wide, -1)}** to the nearest tenth?`
        : `Which of these numbers is **${said}** when it is rounded to the nearest ${sizes[to]}?`,
      right: { text: decimal(right) },
      wrong: wrong.map(value => ({ text: decimal(value), misconception: misconception(value) })),
      explanation: `A number that rounds to ${said} is at least ${from} and less than ${until}, because halfway rounds up.${
        twice
          ? ` To the nearest tenth, a number is ${rounded(wide, -1)} if it is at least ${decimal(wide - 500)} and less than ${decimal(wide + 500)}. Only **${decimal(right)}** does both.`
          : ` Only **${decimal(right)}** is in this gap.`
      }`,
    }
  },
})

const lines: Record<Step, readonly (readonly [span: number, parts: number])[]> = {
  1: [
    [10_000, 10],
    [10_000, 5],
    [1000, 10],
  ],
  2: [
    [1000, 10],
    [10_000, 4],
    [1000, 5],
    [20_000, 10],
  ],
  3: [
    [1000, 4],
    [2000, 5],
    [5000, 10],
    [1000, 5],
  ],
  4: [
    [100, 10],
    [4000, 8],
    [2000, 4],
    [100, 5],
  ],
  5: [
    [100, 4],
    [200, 5],
    [2000, 8],
    [400, 8],
    [1000, 5],
  ],
}

const partOf = ({ span, parts }: Omit<BlankLine, 'halves'>) => span / parts

export const numberLine = template({
  id: 'maths.decimal-place-value.number-line',
  version: 1,
  mode: 'typed',
  seconds: 40,
  draw: (random, step): BlankLine => {
    const [span, parts] = random.pick(lines[step])
    const low =
      random.int(step === 1 ? 0 : 1, 9) * span + (step > 3 && span < 2000 ? random.int(0, 9) * 1000 : 0)
    // At most four decimal places.
    const between = step === 5 && (span / parts) % 2 === 0 && random.chance(0.7)
    // In the middle of the line, a child need not know what one part is worth.
    for (;;) {
      const halves = random.int(1, parts - 1) * 2 + (between ? 1 : 0)
      if (step < 4 || halves !== parts) return { low, span, parts, halves }
    }
  },
  measure: 'decimal places of the answer, parts other than ten, and an arrow between two marks',
  hardness: blank =>
    1 +
    placesOf(lineValue(blank)) * 2 +
    ({ 10: 0, 5: 1, 4: 2, 8: 3 }[blank.parts] ?? 0) +
    (blank.halves % 2) * 2,
  write: blank => {
    const { low, span, parts, halves } = blank
    const right = lineValue(blank)
    const part = partOf(blank)
    const plain = (value: number) => decimal(Math.round(value)).replaceAll(',', '')
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
      picture: drawBlankLine(blank, decimal),
      expected: { kind: 'number', value: plain(right) },
      mistakes: known
        .filter(({ value }) => Number.isInteger(value) && value > 0 && value !== right)
        .map(({ value, misconception }) => ({ text: plain(value), misconception })),
      explanation: `From ${decimal(low)} to ${decimal(low + span)} is ${decimal(span)}. It is cut into ${parts} equal parts, so one part is ${decimal(span)} ÷ ${parts} = ${decimal(part)}. The arrow is ${partsInWords(halves)} after ${decimal(low)}: ${decimal(low)} + ${decimal(right - low)} = **${decimal(right)}**.`,
    }
  },
})

export const decimalPlaceValue: Topic = {
  id: 'maths.decimal-place-value',
  name: 'Decimal place value',
  subdomain: 'fractions',
  year: 5,
  prerequisites: ['maths.place-value', 'maths.rounding-and-estimating'],
  about: 'Knowing what each digit after the decimal point is worth, and ordering and rounding decimals.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 1,
    idea: `
The **decimal point** comes after the ones. The digits after it are parts of one. Each place is worth a tenth of the place to its left.

| ones | tenths | hundredths | thousandths |
|---|---|---|---|
| 5 | 3 | 8 | 2 |

This number is 5.382. The 3 is 3 tenths, which is 0.3 or 3/10. The 8 is 8 hundredths, which is 0.08 or 8/100. The 2 is 2 thousandths, which is 0.002 or 2/1000.

To **compare** decimals, give them the same number of decimal places. You may write zeros at the end, because 0.4, 0.40 and 0.400 are equal.

To **round**, look at the digit just after the place you want. If it is 5 or more, round up.

${drawBlankLine({ low: 30_000, span: 1000, parts: 10, halves: 14 }, decimal).svg}

On a **number line**, find out first what one small part is worth. Here the line goes from 3 to 3.1, and 0.1 ÷ 10 = 0.01. The arrow points to 3.07.`,
    example: `
Put 0.4, 0.35 and 0.305 in order, the smallest first.

1. The longest has three places. Write them all with three: 0.400, 0.350, 0.305.
2. Look at the tenths first. The 4 is the biggest, so 0.400 is the largest.
3. The other two both have 3 tenths. Now look at the hundredths: 0 is less than 5.
4. So the order is **0.305, 0.35, 0.4**.`,
    harder: `
Which number is made of 14 tenths, 3 ones and 26 thousandths?

1. Ten tenths make one. So 14 tenths are 1 one and 4 tenths: 1.4.
2. Ten thousandths make one hundredth. So 26 thousandths are 2 hundredths and 6 thousandths: 0.026.
3. Add it all up: 3 + 1.4 + 0.026 = **4.426**.

And which numbers round to 6.4 to the nearest tenth? All from 6.35 up to just below 6.45. Halfway rounds up, so 6.35 is in but 6.45 is not.`,
    mistake: `
Many children think that a longer decimal must be bigger. They say that 0.305 is more than 0.4, because 305 is more than 4. But the first place after the point counts most. Think of pounds: £0.40 is more than £0.30 and a bit.`,
    tryThis: `
Find four things with decimals at home, such as the litres on bottles or the kilograms on packets. Put them in order. Then say the value of each digit after the point.`,
  })),
  misconceptions: once(() => ({
    'one-place-too-far-left': {
      child: 'Count the places from the point: tenths, hundredths, thousandths. You were one too far left.',
      parent:
        'Makes a digit worth ten times too much. Name the places aloud from the point: tenths, hundredths, thousandths.',
    },
    'one-place-too-far-right': {
      child: 'The first place after the point is tenths, not ones. You went one place too far right.',
      parent:
        'Makes a digit worth a tenth of what it should be, often by looking for “oneths”. The first place after the point is tenths.',
    },
    'several-places-out': {
      child: 'You were more than one place out. Put a finger on the point and name each place.',
      parent:
        'Is a hundred times out or more. Write the names of the places above the digits and read them aloud.',
    },
    'left-out-the-th': {
      child: 'Places after the point end in “th”: tenths and hundredths are parts of one.',
      parent:
        'Confuses tens with tenths or hundreds with hundredths. Compare £10 with a tenth of a pound, which is 10p.',
    },
    'digit-without-its-place': {
      child: 'You named the digit. Now say what its place makes it worth.',
      parent: 'Gives the digit without its place. Ask “Seven what?” until the answer is “seven hundredths”.',
    },
    'gave-one-of-the-digits': {
      child: 'Find how much the digit changes. Take the smaller digit from the bigger one.',
      parent:
        'Gives one of the two digits and not the change between them. Write both numbers under each other.',
    },
    'took-more-than-one-digit': {
      child: 'The question is about one digit only. Leave out the others.',
      parent: 'Takes the digit together with others next to it. Cover all the other digits with a finger.',
    },
    'place-without-its-digit': {
      child: 'You found the place. Now look at the digit to see how many there are.',
      parent:
        'Gives the size of the place, such as 0.01, but leaves out the digit. Ask how many hundredths there are.',
    },
    'forgot-to-exchange': {
      child: 'Ten tenths make one whole. Carry them to the next place on the left.',
      parent:
        'Drops the extra tens, so 14 tenths become 0.4. Lay out 14 tenths of a pound in 10p coins: £1.40.',
    },
    'exchanged-into-the-wrong-place': {
      child: 'Ten of one place make one of its neighbour on the left, not two places up.',
      parent:
        'Carries two places instead of one. A table with a column for each place shows where ten of them go.',
    },
    'put-the-digits-side-by-side': {
      child: 'Do not just join the digits. Put each in its place and fill the gaps with zeros.',
      parent:
        'Writes the digits next to each other without thinking of their places. Draw columns and fill them in.',
    },
    'wrote-digits-in-the-order-said': {
      child: 'The parts may come in any order. Find the place of each one first.',
      parent:
        'Writes the digits in the order they are read. Draw columns with names and fill them in any order.',
    },
    'swapped-two-places': {
      child: 'Two places are the wrong way round. Tenths come first, then hundredths, then thousandths.',
      parent:
        'Swaps two places, such as tenths and hundredths. Say them in order from the point as a little rhyme.',
    },
    'one-digit-out': {
      child: 'One digit is one too many or too few. Check each part once more.',
      parent: 'Gets one digit wrong by one. Ask them to tick off each part of the question as it is used.',
    },
    'thought-longer-is-larger': {
      child: 'A longer decimal is not always larger. Write zeros so that all have the same length.',
      parent:
        'Thinks that more digits make a decimal larger, so 0.305 is above 0.4. Compare £0.40 and £0.30.',
    },
    'thought-longer-is-smaller': {
      child: 'A longer decimal is not always smaller. Compare the tenths first, then the hundredths.',
      parent:
        'Thinks that more digits make a decimal smaller. Give all of them the same length with zeros at the end.',
    },
    'left-out-the-point': {
      child: 'Line up the points before you compare. The place of a digit matters.',
      parent:
        'Compares decimals as if there were no point, so 1.25 seems more than 1.3. Write the points in line.',
    },
    'mixed-up-two-neighbours': {
      child: 'Nearly right. Two numbers next to each other have changed places.',
      parent:
        'Has nearly the right order, with two neighbours the wrong way round. Check each pair from left to right.',
    },
    'ordered-the-wrong-way': {
      child: 'Check which end comes first: the smallest or the largest.',
      parent: 'Orders the numbers from the wrong end. Underline the words that say which comes first.',
    },
    'stopped-before-the-gap': {
      child: 'That number is smaller than both ends. Place all three on a number line.',
      parent:
        'Chooses a number below the gap. Sketch a number line with both ends and place the number on it.',
    },
    'went-past-the-gap': {
      child: 'That number is larger than both ends. Place all three on a number line.',
      parent:
        'Chooses a number above the gap. Sketch a number line with both ends and see on which side it lies.',
    },
    'cut-off-instead-of-rounding': {
      child: 'Do not just cut digits off. Look at the next digit: 5 or more rounds up.',
      parent:
        'Cuts the last digits off instead of rounding. Ask which of the two neighbours the number is nearer to.',
    },
    'rounded-halfway-down': {
      child: 'A number exactly halfway rounds up, not down.',
      parent: 'Rounds a number that is exactly halfway down. Remind them of the rule: halfway goes up.',
    },
    'rounded-up-too-soon': {
      child: 'That number is not yet halfway, so it rounds down.',
      parent: 'Rounds up before halfway. Mark the halfway point on a short number line.',
    },
    'rounded-from-too-far-away': {
      child: 'That number is nearer to another one. Find its two neighbours first.',
      parent:
        'Chooses a number that is too far away. Name the two nearest round numbers and pick the closer.',
    },
    'checked-only-one-rounding': {
      child: 'There are two conditions. Check that your number fits both.',
      parent: 'Checks only one of two conditions. Tick each condition next to every option.',
    },
    'counted-each-mark-as-one-more': {
      child: 'One part is not always 0.1 or 0.01. Divide the whole length by the number of parts.',
      parent:
        'Counts each mark as one more of the last digit. Work out what one part is worth before counting.',
    },
    'took-ten-parts-in-every-gap': {
      child: 'Count the parts. There are not always ten of them.',
      parent: 'Assumes that a line always has ten parts. Count the gaps together before reading a value.',
    },
    'one-mark-out': {
      child: 'You were one mark out. Count the parts, not the marks, and start at zero.',
      parent:
        'Is one mark out, often from counting the first mark as one. Jump from mark to mark and count the jumps.',
    },
    'counted-from-the-wrong-end': {
      child: 'Count on from the number on the left.',
      parent: 'Counts from the right end of the line. Point to the left end and count on from there.',
    },
  })),
  templates: [digitWorth, build, inOrder, between, roundsTo, numberLine],
}
