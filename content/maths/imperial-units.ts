import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { drawConversion, type Side } from './conversion-graph.ts'
import { leaning } from './leaning.ts'

/** A story with an amount `?`, several of them `#`, a unit to find `@`, and the least and the greatest amount. */
type Story = readonly [text: string, low: number, high: number]

/** So many of the first unit are about so many of the second. */
interface Rate {
  readonly from: string
  readonly to: string
  readonly a: number
  readonly b: number
  /** With an amount of the first unit, and of the second. */
  readonly stories: readonly [readonly Story[], readonly Story[]]
  readonly many: readonly [readonly Story[], readonly Story[]]
}

const rates: readonly [Rate, ...Rate[]] = [
  {
    from: 'miles',
    to: 'km',
    a: 5,
    b: 8,
    stories: [
      [
        ['A charity walk is ? long.', 5, 30],
        ['Two towns are ? apart.', 10, 150],
        ['The next services on the motorway are ? away.', 5, 45],
      ],
      [
        ['A road sign in France says that it is ? to the coast.', 8, 200],
        ['A bike ride is ? long.', 8, 80],
      ],
    ],
    many: [
      [['A postal worker walks ? a day. About how many @ is that in # days?', 4, 12]],
      [['One lap of a lake is ?. About how many @ are # laps?', 2, 12]],
    ],
  },
  {
    from: 'inches',
    to: 'cm',
    a: 2,
    b: 5,
    stories: [
      [
        ['A computer screen is ? wide.', 10, 30],
        ['A ribbon is ? long.', 4, 40],
        ['A picture frame is ? high.', 6, 30],
      ],
      [
        ['A shelf is ? long.', 40, 150],
        ['A scarf is ? long.', 90, 150],
        ['A tomato plant is ? tall.', 10, 100],
      ],
    ],
    many: [
      [['A wall tile is ? wide. About how many @ long is a row of # tiles?', 4, 12]],
      [['A book is ? thick. About how many @ high is a pile of # of these books?', 2, 5]],
    ],
  },
  {
    from: 'feet',
    to: 'cm',
    a: 1,
    b: 30,
    stories: [
      [
        ['A rowing boat is ? long.', 8, 20],
        ['A ladder is ? long.', 5, 20],
        ['A rug is ? long.', 3, 12],
      ],
      [
        ['A sofa is ? long.', 150, 240],
        ['A tent is ? long.', 180, 480],
        ['A desk is ? wide.', 90, 180],
      ],
    ],
    many: [
      [['A fence panel is ? wide. About how many @ long is a fence of # panels?', 3, 8]],
      [['A bench is ? long. About how many @ long is a row of # benches?', 120, 210]],
    ],
  },
  {
    from: 'kg',
    to: 'pounds',
    a: 5,
    b: 11,
    stories: [
      [
        ['A suitcase weighs ?.', 10, 25],
        ['A dog weighs ?.', 5, 45],
        ['A sack of potatoes weighs ?.', 5, 25],
        ['A wardrobe weighs ?.', 40, 90],
      ],
      [
        ['A parcel weighs ?.', 11, 66],
        ['A dog weighs ?.', 11, 99],
        ['A bag of sand weighs ?.', 22, 88],
      ],
    ],
    many: [
      [['A sack of rice weighs ?. About how many @ do # sacks weigh?', 5, 25]],
      [['A box of books weighs ?. About how many @ do # boxes weigh?', 11, 44]],
    ],
  },
  {
    from: 'litres',
    to: 'pints',
    a: 4,
    b: 7,
    stories: [
      [
        ['A watering can holds ?.', 4, 12],
        ['A café uses ? of milk in a day.', 4, 60],
        ['A bucket holds ?.', 8, 20],
      ],
      [
        ['A camp needs ? of milk.', 14, 105],
        ['A bucket holds ?.', 14, 28],
      ],
    ],
    many: [
      [['A bakery uses ? of milk a day. About how many @ does it use in # days?', 4, 40]],
      [['A bucket holds ?. About how many @ do # buckets hold?', 14, 28]],
    ],
  },
  {
    from: 'gallons',
    to: 'litres',
    a: 2,
    b: 9,
    stories: [
      [
        ['A fish tank holds ?.', 6, 40],
        ['A water tank holds ?.', 20, 60],
      ],
      [
        ['A paddling pool holds ? of water.', 90, 450],
        ['A fish tank holds ?.', 27, 180],
      ],
    ],
    many: [
      [['A horse trough holds ?. About how many @ do # troughs hold?', 10, 40]],
      [['A fish tank holds ?. About how many @ do # tanks hold?', 30, 180]],
    ],
  },
]

const rateAt = (at: number) => rates[at] ?? rates[0]

const singular: Record<string, string> = {
  miles: 'mile',
  inches: 'inch',
  feet: 'foot',
  pounds: 'pound',
  litres: 'litre',
  pints: 'pint',
  gallons: 'gallon',
  ounces: 'ounce',
  yards: 'yard',
}

/** `1 pint`, `2.5 pints`, `3 kg`. */
const measured = (value: number, unit: string) =>
  `${grouped(value)} ${value === 1 ? (singular[unit] ?? unit) : unit}`

/** `5 miles is about 8 km`, or `1 inch is about 2.5 cm`. */
function said({ from, to, a, b }: Pick<Rate, 'from' | 'to' | 'a' | 'b'>): string {
  const [x, y] = a === 5 && b === 8 ? [a, b] : [1, b / a]
  return `${measured(x, from)} is about ${measured(y, to)}`
}

/** For each step: which rates, how many lots of them at most, and whether the second unit is given. */
const conversions: Record<Step, { of: readonly number[]; lots: number; back: readonly boolean[] }> = {
  1: { of: [0, 1, 2], lots: 9, back: [false] },
  2: { of: [0, 1, 2, 5], lots: 30, back: [false] },
  3: { of: [0, 1, 2, 5], lots: 40, back: [true] },
  4: { of: [3, 4, 5], lots: 50, back: [false, true] },
  5: { of: [0, 1, 2, 3, 4, 5], lots: 99, back: [true, false] },
}

/** Not so far from the right value that nobody would believe it. */
const isLikely = (value: number, right: number) => value > right / 12 && value < right * 12

const tidy = (value: number) => Math.round(value * 100) / 100

export const convert = template({
  id: 'maths.imperial-units.convert',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const { of, lots, back } = conversions[step]
    const rate = random.pick(of)
    const { a, b, stories, many } = rateAt(rate)
    const isBack = random.pick(back)
    for (;;) {
      const count = step === 5 ? random.int(3, 12) : 1
      const [story, low, high] = random.pick((count > 1 ? many : stories)[isBack ? 1 : 0])
      const each = random.int(low, high)
      const all = (each * count) / (isBack ? b : a)
      if (Number.isInteger(all) && all > 1 && all <= lots) return { rate, each, count, isBack, story }
    }
  },
  measure: 'digits of the answer, decimals in the fact, converting back, and a second step',
  hardness: ({ rate, each, count, isBack }) => {
    const { a, b } = rateAt(rate)
    const answer = each * count * (isBack ? a / b : b / a)
    return String(tidy(answer)).length + (isBack ? 2 : 0) + (b % a ? 2 : 0) + (count > 1 ? 4 : 0)
  },
  write: ({ rate, each, count, isBack, story }, random) => {
    const known = rateAt(rate)
    const { a, b } = known
    const [given, asked, p, q] = isBack ? [known.to, known.from, b, a] : [known.from, known.to, a, b]
    const amount = each * count
    const right = (amount * q) / p
    const say = (value: number) => measured(tidy(value), asked)
    const as = (value: number, misconception: string) => ({ value, misconception })
    const wrong = [
      as((amount * p) / q, 'converted-the-wrong-way'),
      ...(count > 1
        ? [
            as(right / count, 'left-out-the-last-step'),
            as(right / count + count, 'added-instead-of-multiplying'),
          ]
        : []),
      ...(a === 5 && b === 8
        ? [as(amount * q, 'used-half-of-the-fact'), as(amount / p, 'used-half-of-the-fact')]
        : []),
      as(amount + q - p, 'added-instead-of-multiplying'),
      ...(b % a && !isBack ? [as(amount * Math.floor(b / a), 'left-out-the-decimal-part')] : []),
      ...(b % a && isBack ? [as(amount / Math.floor(b / a), 'left-out-the-decimal-part')] : []),
      as(amount, 'did-not-convert'),
      ...[q, -q, 2 * q, -2 * q, q / 2, -q / 2, 3 * q, -3 * q].map(by => as(right + by, 'slipped-in-the-sum')),
    ].filter(({ value }) => isLikely(value, right) && Math.abs(value * 10 - Math.round(value * 10)) < 1e-6)
    const told = story
      .replace('?', `**${measured(each, given)}**`)
      .replace('@', asked)
      .replace('#', `**${count}**`)
    return {
      stem: `${said(known)}. ${told}${count > 1 ? '' : ` About how many ${asked} is that?`}`,
      right: { text: say(right) },
      wrong: leaning(
        random,
        say(right),
        wrong.map(({ value, misconception }) => ({ text: say(value), misconception })),
      ),
      explanation: `${count > 1 ? `First find all of it: ${grouped(each)} × ${count} = ${measured(amount, given)}. ` : ''}${wayOf(known, amount, isBack)} = **${say(right)}**.`,
    }
  },
})

/** How to convert, up to the equals sign. */
function wayOf({ from, to, a, b }: Rate, amount: number, isBack: boolean): string {
  const [given, asked, p, q] = isBack ? [to, from, b, a] : [from, to, a, b]
  if (a === 5 && b === 8)
    return `Divide by ${p} to see how many lots of ${measured(p, given)} there are: ${grouped(amount)} ÷ ${p} = ${grouped(amount / p)}. Each lot is about ${measured(q, asked)}: ${grouped(amount / p)} × ${q}`
  return isBack
    ? `Each ${singular[from] ?? from} is about ${measured(b / a, to)}, so divide: ${grouped(amount)} ÷ ${grouped(b / a)}`
    : `Each ${singular[from] ?? from} is about ${measured(b / a, to)}, so multiply: ${grouped(amount)} × ${grouped(b / a)}`
}

/** A large unit, a small one, and how many of the small one make the large one. */
const pairs = [
  { big: 'feet', small: 'inches', of: 12, most: 7 },
  { big: 'stone', small: 'pounds', of: 14, most: 12 },
  { big: 'pounds', small: 'ounces', of: 16, most: 9 },
  { big: 'gallons', small: 'pints', of: 8, most: 12 },
  { big: 'yards', small: 'feet', of: 3, most: 30 },
] as const

const both = (total: number, { big, small, of }: (typeof pairs)[number]) =>
  `${measured(Math.floor(total / of), big)} ${measured(total % of, small)}`

/** Something with an amount `?`, with a first and a later amount `!`, and with a large amount from which some are taken. */
const things: Record<string, { one: string; two: string; many: string }> = {
  feet: {
    one: 'A plank is ? long.',
    two: 'A sunflower is ? tall in July and ! tall in August. How many inches has it grown?',
    many: 'A plank is ! long. A carpenter cuts off # pieces of ? each. How many inches are left?',
  },
  stone: {
    one: 'A young pig weighs ?.',
    two: 'A pig weighs ? in spring and ! in summer. How many pounds has it put on?',
    many: 'A lift can carry !. There are already # boxes of ? each in it. How many more pounds can it carry?',
  },
  pounds: {
    one: 'A parcel weighs ?.',
    two: 'A puppy weighs ? in May and ! in July. How many ounces has it put on?',
    many: 'A café has ! of sugar. It uses ? on each of # days. How many ounces are left?',
  },
  gallons: {
    one: 'A barrel holds ?.',
    two: 'A water tank has ? in it before the rain and ! after it. How many pints of rain went in?',
    many: 'A water tank has ! in it. A gardener takes out # cans of ? each. How many pints are left?',
  },
  yards: {
    one: 'A rope is ? long.',
    two: 'One rope is ? long and another is ! long. How many feet longer is the second?',
    many: 'A rope is ! long. A sailor cuts off # pieces of ? each. How many feet are left?',
  },
}

type Kind = 'to-small' | 'left-over' | 'difference' | 'several'

const kindOf: Record<Step, Kind> = {
  1: 'to-small',
  2: 'to-small',
  3: 'left-over',
  4: 'difference',
  5: 'several',
}

export const twoUnits = template({
  id: 'maths.imperial-units.two-units',
  version: 1,
  mode: 'typed',
  seconds: 55,
  draw: (random, step) => {
    for (;;) {
      const kind = kindOf[step]
      const pair = random.pick(step === 1 ? [0, 3, 4] : step === 2 ? [0, 1, 2] : [0, 1, 2, 3])
      const { of, most } = pairs[pair] ?? pairs[0]
      const some = (high: number) => random.int(step === 2 ? 3 : 1, high) * of + random.int(1, of - 1)
      const first = step === 5 ? some(3) : some(most)
      const count = step === 5 ? random.int(3, 6) : 1
      const second =
        kind === 'difference'
          ? first + random.int(Math.ceil(of / 2), of * 3)
          : kind === 'several'
            ? Math.ceil((first * count) / of + random.int(0, 2)) * of
            : 0
      // The smaller units don't suffice, so a large one must be changed.
      const isHard = kind !== 'difference' || second % of < first % of
      const left = second - first * count
      if (isHard && second % of !== first % of && (kind !== 'several' || left > of / 2))
        return { kind, pair, first, second, count }
    }
  },
  measure: 'how many small units make a large one, and what is done with them',
  hardness: ({ kind, pair }) =>
    (pairs[pair]?.of ?? 12) / 8 + { 'to-small': 1, 'left-over': 3, difference: 5, several: 8 }[kind],
  write: ({ kind, pair, first, second, count }) => {
    const known = pairs[pair] ?? pairs[0]
    const { big, small, of } = known
    const { one, two, many } = things[big] ?? { one: '', two: '', many: '' }
    const fact = `There are ${of} ${small} in a ${singular[big] ?? big}.`
    const shown = (total: number) => `**${total % of ? both(total, known) : measured(total / of, big)}**`
    const [whole, rest] = [Math.floor(first / of), first % of]
    const told = {
      'to-small': `${one.replace('?', shown(first))} How many ${small} is that altogether?`,
      'left-over': `${one.replace('?', `**${first} ${small}**`)} That is ${measured(whole, big)} and how many ${small}?`,
      difference: two.replace('?', shown(first)).replace('!', shown(second)),
      several: many.replace('?', shown(first)).replace('!', shown(second)).replace('#', String(count)),
    }
    const answers = {
      'to-small': first,
      'left-over': rest,
      difference: second - first,
      several: second - first * count,
    }
    const right = answers[kind]
    const inTens = (total: number) => Math.floor(total / of) * 10 + (total % of)
    const mistakes = {
      'to-small': [
        { value: inTens(first), misconception: 'took-ten-in-every-unit' },
        { value: whole * of, misconception: 'left-out-the-small-units' },
        { value: whole + rest, misconception: 'added-different-units' },
        { value: Number(`${whole}${rest}`), misconception: 'joined-the-two-numbers' },
      ],
      'left-over': [
        { value: first - whole * 10, misconception: 'took-ten-in-every-unit' },
        { value: first - whole, misconception: 'took-away-the-large-units' },
        { value: of - rest, misconception: 'gave-what-is-missing' },
      ],
      difference: [
        { value: inTens(second) - inTens(first), misconception: 'took-ten-in-every-unit' },
        { value: Math.abs((second % of) - rest), misconception: 'left-out-the-large-units' },
        { value: second - first + of, misconception: 'forgot-to-take-one-away' },
        { value: second + first, misconception: 'added-instead-of-subtracting' },
      ],
      several: [
        { value: second - first, misconception: 'took-off-only-one' },
        { value: first * count, misconception: 'left-out-the-last-step' },
        { value: inTens(second) - inTens(first) * count, misconception: 'took-ten-in-every-unit' },
      ],
    }
    const inSmall = (total: number) =>
      `${Math.floor(total / of)} × ${of}${total % of ? ` + ${total % of}` : ''} = ${total} ${small}`
    const ways = {
      'to-small': `${measured(whole, big)} is ${whole} × ${of} = ${whole * of} ${small}. Add the ${rest}: ${whole * of} + ${rest} = **${first} ${small}**.`,
      'left-over': `${measured(whole, big)} is ${whole} × ${of} = ${whole * of} ${small}. ${first} − ${whole * of} = ${rest}. So the answer is **${measured(rest, small)}**.`,
      difference: `Change both to ${small}: ${inSmall(first)}, and ${inSmall(second)}. Then ${second} − ${first} = **${right} ${small}**.`,
      several: `Change both to ${small}: ${inSmall(first)}, and ${inSmall(second)}. Then ${count} × ${first} = ${first * count} ${small}, and ${second} − ${first * count} = **${right} ${small}**.`,
    }
    return {
      stem: `${fact} ${told[kind]} Write just the number.`,
      expected: { kind: 'number', value: String(right) },
      mistakes: mistakes[kind]
        .filter(({ value }) => value > 0 && value !== right)
        .map(({ value, misconception }) => ({ text: String(value), misconception })),
      explanation: ways[kind],
    }
  },
})

interface Graph {
  readonly across: Side
  readonly up: Side
  /** So many of the unit at the bottom are so many of the other. */
  readonly rate: readonly [number, number]
}

const side = (unit: string, each: number, parts: number, gaps: number): Side => ({ unit, each, parts, gaps })

const graphs: readonly [Graph, ...Graph[]] = [
  { across: side('miles', 10, 2, 5), up: side('km', 20, 5, 4), rate: [5, 8] },
  { across: side('km', 20, 5, 4), up: side('miles', 10, 2, 5), rate: [8, 5] },
  { across: side('inches', 4, 2, 5), up: side('cm', 10, 2, 5), rate: [2, 5] },
  { across: side('cm', 10, 2, 5), up: side('inches', 4, 2, 5), rate: [5, 2] },
  { across: side('feet', 2, 2, 5), up: side('cm', 100, 10, 3), rate: [1, 30] },
  { across: side('litres', 4, 1, 5), up: side('pints', 5, 5, 7), rate: [4, 7] },
  { across: side('pounds (£)', 10, 2, 5), up: side('euros (€)', 10, 5, 6), rate: [5, 6] },
]

/** How many lots of the rate the graph shows. */
const lotsOn = ({ across, up, rate }: Graph) =>
  Math.floor(Math.min((across.each * across.gaps) / rate[0], (up.each * up.gaps) / rate[1]))

/** `35 km`, `£35`. */
function amount(value: number, { unit }: Side): string {
  const sign = /[£€]/.exec(unit)?.[0]
  return sign ? `${sign}${grouped(value)}` : measured(value, unit)
}

type Ask = 'up' | 'across' | 'beyond' | 'beyond-back' | 'compare'

const asksOf: Record<Step, readonly Ask[]> = {
  1: ['up'],
  2: ['up', 'across'],
  3: ['across', 'up'],
  4: ['beyond', 'beyond-back'],
  5: ['compare', 'beyond-back'],
}

export const graph = template({
  id: 'maths.imperial-units.graph',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const at = random.int(0, graphs.length - 1)
    const { across, up, rate } = graphs[at] ?? graphs[0]
    const most = lotsOn(graphs[at] ?? graphs[0])
    for (;;) {
      const lots = random.int(step === 5 ? 2 : 1, most)
      const isNamed = (lots * rate[0]) % across.each === 0
      const asked = random.pick(asksOf[step])
      const times = asked.startsWith('beyond') ? random.int(step === 4 ? 2 : 3, step === 4 ? 5 : 12) : 1
      const more = asked === 'compare' ? random.int(1, 5) * (up.each / up.parts) : 0
      const isBeyond = times === 1 || lots * times > most
      if ((step > 1 || isNamed) && isBeyond && (step !== 3 || !isNamed || at === 5))
        return { at, asked, lots, times, more }
    }
  },
  measure: 'which scale is read first, places between the numbers, and amounts that are not on the graph',
  hardness: ({ at, asked, lots, times }) => {
    const { across, up, rate } = graphs[at] ?? graphs[0]
    const isBetween = (lots * rate[0]) % across.each || (lots * rate[1]) % up.each
    return (
      { up: 1, across: 2, beyond: 4, 'beyond-back': 5, compare: 6.5 }[asked] + (isBetween ? 1 : 0) + times / 5
    )
  },
  write: ({ at, asked, lots, times, more }, random) => {
    const { across, up, rate } = graphs[at] ?? graphs[0]
    const highest = lotsOn(graphs[at] ?? graphs[0])
    const [low, high] = [lots * rate[0], lots * rate[1]]
    const isBack = asked === 'across' || asked === 'beyond-back'
    const [given, found, from, to] = isBack ? [high, low, up, across] : [low, high, across, up]
    const right = asked === 'compare' ? more : found * times
    const part = to.each / to.parts
    const say = (value: number) => amount(tidy(value), to)
    const as = (value: number, misconception: string) => ({ value, misconception })
    const wrong = [
      ...(asked === 'compare'
        ? [
            as(Math.abs(found + more - given), 'did-not-convert'),
            as(found + more, 'left-out-the-last-step'),
            as(found, 'left-out-the-last-step'),
            as(2 * found + more, 'added-instead-of-subtracting'),
          ]
        : [
            as((given * given * times) / found, 'used-the-wrong-scale'),
            as(given * times, 'did-not-convert'),
          ]),
      ...(times > 1
        ? [as(found, 'left-out-the-last-step'), as(found + given * (times - 1), 'added-the-rest-unchanged')]
        : []),
      ...[1, -1, 2, -2].map(by => as(right + by * part * Math.max(1, times), 'one-line-out')),
      ...[1, -1].map(by => as(right + by * to.each, 'misread-the-scale')),
      ...[3, -3, 4, -4, 5, -5].map(by => as(right + by * part, 'one-line-out')),
    ].filter(({ value }) => isLikely(value, right) && value !== right && Number.isInteger(tidy(value) * 2))
    const unit = to.unit.replace(/ \(.\)/, '')
    return {
      stem:
        asked === 'compare'
          ? `Use the graph. By how many ${unit} is **${amount(found + more, to)}** more than **${amount(given, from)}**?`
          : times > 1
            ? `The line on this graph stops at ${amount(isBack ? highest * rate[1] : highest * rate[0], from)}. Use the graph to work out what **${amount(given * times, from)}** is in ${unit}.`
            : `Use the graph to change **${amount(given, from)}** into ${unit}.`,
      picture: drawConversion(across, up, rate),
      right: { text: say(right) },
      wrong: leaning(
        random,
        say(right),
        wrong.map(({ value, misconception }) => ({ text: say(value), misconception })),
      ),
      explanation: `Find ${amount(given, from)} on the ${isBack ? 'left' : 'bottom'} scale. Go straight ${isBack ? 'across' : 'up'} to the line, and then straight ${isBack ? 'down' : 'across'} to the other scale: it is about ${amount(found, to)}.${
        times > 1
          ? ` ${amount(given * times, from)} is ${times} times as much, so ${grouped(found)} × ${times} = **${say(right)}**.`
          : asked === 'compare'
            ? ` Now both are in ${unit}: ${grouped(found + more)} − ${grouped(found)} = **${say(right)}**.`
            : ` So the answer is **${say(right)}**.`
      }`,
    }
  },
})

/** Units of one kind, each in the smallest of them, and the facts that connect them. */
const families = [
  {
    most: 'longest',
    least: 'shortest',
    facts: '5 miles is about 8 km',
    common: 'km',
    way: 'multiply miles by 8 and divide by 5',
    units: { miles: 1600, km: 1000, m: 1 },
    range: [3000, 90_000],
  },
  {
    most: 'longest',
    least: 'shortest',
    facts: '1 inch is about 2.5 cm, and 1 foot is 12 inches',
    common: 'cm',
    way: 'multiply inches by 2.5 and feet by 30',
    units: { inches: 25, cm: 10, feet: 300, mm: 1 },
    range: [300, 3000],
  },
  {
    most: 'heaviest',
    least: 'lightest',
    facts: '1 kg is about 2.2 pounds, and 1 stone is 14 pounds',
    common: 'pounds',
    way: 'multiply kg by 2.2 and stone by 14',
    units: { kg: 220, pounds: 100, stone: 1400, g: 0.22 },
    range: [1400, 14_000],
  },
  {
    most: 'largest amount',
    least: 'smallest amount',
    facts: '1 litre is about 1.75 pints, and 1 gallon is 8 pints',
    common: 'pints',
    way: 'multiply litres by 1.75 and gallons by 8',
    units: { litres: 175, pints: 100, gallons: 800, ml: 0.175 },
    range: [300, 6000],
  },
] as const

/** How finely amounts in a unit are given. */
const grains: Record<string, number> = {
  miles: 0.5,
  km: 1,
  m: 500,
  inches: 1,
  cm: 1,
  feet: 0.5,
  mm: 10,
  kg: 0.5,
  pounds: 1,
  stone: 0.5,
  g: 100,
  litres: 0.5,
  pints: 1,
  gallons: 0.5,
  ml: 100,
}

interface Amount {
  readonly bare: number
  readonly unit: string
  readonly size: number
}

function drawAmount(random: Random, units: Record<string, number>, near: number): Amount {
  const unit = random.pick(Object.keys(units))
  const size = units[unit] ?? 1
  const grain = grains[unit] ?? 1
  const bare = Math.max(grain, Math.round(near / size / grain) * grain)
  return { bare, unit, size: bare * size }
}

export const mostOrLeast = template({
  id: 'maths.imperial-units.most-or-least',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 70,
  draw: (random, step) => {
    const family = random.int(0, families.length - 1)
    const known = families[family] ?? families[0]
    const units: Record<string, number> = known.units
    const least = random.chance(0.5)
    const gap = [0.4, 0.28, 0.18, 0.11, 0.07][step - 1] ?? 0.4
    for (;;) {
      const base = random.int(known.range[0], known.range[1])
      const right = drawAmount(random, units, base)
      const wrong = new Map<number, Amount>()
      const held = (unit: string) => [...wrong.values()].filter(other => other.unit === unit).length
      for (let tries = 0; tries < 300 && wrong.size < 9; tries++) {
        const away = gap * (1 + random.next() * 1.6)
        const other = drawAmount(random, units, least ? base * (1 + away) : base / (1 + away))
        const ratio = least ? other.size / right.size : right.size / other.size
        const isFree =
          held(other.unit) < (other.unit === right.unit ? 1 : Object.keys(units).length > 3 ? 3 : 4)
        if (isFree && ratio > 1 + gap * 0.8 && ratio < 1 + gap * 3) wrong.set(Math.round(other.size), other)
      }
      const kinds = new Set([right, ...wrong.values()].map(({ unit }) => unit))
      if (wrong.size === 9 && kinds.size > 2) return { family, least, gap, right, wrong: [...wrong.values()] }
    }
  },
  measure: 'how near the next amount may be, in hundredths, and how many facts are needed',
  hardness: ({ family, gap }) => 1 / gap + (family === 0 ? 1 : 2),
  write: ({ family, least, right, wrong }) => {
    const { most, least: leastWord, facts, units, common, way } = families[family] ?? families[0]
    const word = least ? leastWord : most
    const text = ({ bare, unit }: Amount) => measured(bare, unit)
    const sizes: Record<string, number> = units
    const inCommon = (size: number) => grouped(Math.round((size / (sizes[common] ?? 1)) * 10) / 10)
    const looksBetter = (bare: number) => (least ? bare <= right.bare : bare >= right.bare)
    return {
      stem: `${facts}. Which of these is the **${word}**?`,
      right: { text: text(right) },
      wrong: wrong.map(other => ({
        text: text(other),
        misconception:
          other.unit !== right.unit && looksBetter(other.bare)
            ? 'looked-at-numbers-not-units'
            : 'did-not-convert-all-of-them',
      })),
      explanation: `Change all of them to ${common}: ${way}. **${text(right)}** ${right.unit === common ? 'is in this unit already' : `is about ${inCommon(right.size)} ${common}`}, and each of the others is ${least ? 'more' : 'less'} than that.`,
    }
  },
})

export const imperialUnits: Topic = {
  id: 'maths.imperial-units',
  name: 'Imperial units and conversions',
  subdomain: 'measures',
  year: 5,
  prerequisites: ['maths.units-of-measure', 'maths.decimals'],
  about:
    'Miles, feet, inches, pounds, stone and pints, how they compare with metric units, and conversion graphs.',
  weights: { gl: 3, cem: 2, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
In Britain we use two kinds of units. Kilometres, grams and litres are **metric**. Miles, pounds and pints are **imperial**. They are older, but you still see them on road signs and milk bottles.

These go together:

| imperial | |
|---|---|
| 1 foot | 12 inches |
| 1 yard | 3 feet |
| 1 pound | 16 ounces |
| 1 stone | 14 pounds |
| 1 gallon | 8 pints |

And these are about the same:

| imperial | metric |
|---|---|
| 5 miles | about 8 km |
| 1 inch | about 2.5 cm |
| 2.2 pounds | about 1 kg |
| 1.75 pints | about 1 litre |

To **convert**, ask which unit is smaller. You need more of the small ones, so multiply. You need fewer of the big ones, so divide.

With a **conversion graph**, start at the number you know. Go straight to the line. Then go straight to the other scale.`,
    example: `
It is 30 miles to the sea. About how many km is that? Use 5 miles = 8 km.

1. How many lots of 5 miles are in 30? 30 ÷ 5 = 6.
2. Each lot is about 8 km. 6 × 8 = 48.
3. So it is about **48 km**.
4. Check: a kilometre is shorter than a mile. So there must be more of them. 48 is more than 30. Good.`,
    harder: `
A plank is 12 feet long. Four pieces of 2 feet 7 inches are cut off. How many inches are left?

1. Work in inches. 12 feet is 12 × 12 = 144 inches.
2. One piece is 2 × 12 + 7 = 31 inches.
3. Four pieces are 4 × 31 = 124 inches.
4. 144 − 124 = **20 inches**.`,
    mistake: `
Some children think that 5 feet 4 inches is 5.4 feet, or 54 inches. That would be right if a foot had ten inches. But it has 12. So 5 feet is 60 inches, and with 4 more it is 64 inches. Imperial units hardly ever go in tens.`,
    tryThis: `
Find something at home that shows two units, such as a milk bottle, a ruler or a tape measure. Measure your hand in inches and in centimetres. Is one about two and a half times the other?`,
  })),
  misconceptions: once(() => ({
    'converted-the-wrong-way': {
      child: 'Ask which unit is smaller. You need more of the smaller ones.',
      parent:
        'Divides where they should multiply, or the other way round. Ask first whether there will be more of them or fewer.',
    },
    'used-half-of-the-fact': {
      child: 'Use both numbers of the fact: divide by one and multiply by the other.',
      parent: 'Uses only one number of “5 miles is about 8 km”. Count in lots: 5 is 8, 10 is 16, 15 is 24.',
    },
    'added-instead-of-multiplying': {
      child: 'Do not add the numbers. Each one of the big unit has the same number of small ones.',
      parent:
        'Adds where they should multiply. Make a table: 1 inch, 2 inches, 3 inches and the centimetres next to them.',
    },
    'left-out-the-decimal-part': {
      child: 'Use all of the number, with the part after the point: 2.5, not 2.',
      parent:
        'Leaves out the part after the point, so uses 2 for 2.5. Write the fact at the top, with its point, and tick it once every digit is used.',
    },
    'did-not-convert': {
      child: 'The units are different. Change one of them first.',
      parent: 'Uses the number without changing its unit. Write the unit next to every number.',
    },
    'slipped-in-the-sum': {
      child: 'You had the right idea. Do the sum again and check it.',
      parent: 'Converts the right way but slips in the sum. Check by converting the answer back.',
    },
    'left-out-the-last-step': {
      child: 'There is one more step. Read the question again.',
      parent: 'Stops before the last step. Underline what the question asks for.',
    },
    'took-ten-in-every-unit': {
      child: 'Imperial units do not go in tens. Look at how many there are in one.',
      parent:
        'Works as if there were ten small units in a large one. Write the fact, such as 12 inches in a foot, at the top.',
    },
    'left-out-the-small-units': {
      child: 'You changed the big units. Now add the small ones too.',
      parent: 'Forgets to add the small units at the end. Tick each number in the question once it is used.',
    },
    'added-different-units': {
      child: 'You can’t add two different units. Change the big one first.',
      parent:
        'Adds numbers with different units. Compare with 3 weeks and 2 days, which are not 5 of anything.',
    },
    'joined-the-two-numbers': {
      child: 'Do not write the two numbers side by side. Change the big unit, then add.',
      parent: 'Joins the two numbers, so 5 feet 4 inches becomes 54. Change the feet to inches and then add.',
    },
    'took-away-the-large-units': {
      child: 'Change the big units into small ones before you take them away.',
      parent: 'Takes the number of large units straight from the small ones. Multiply first, then subtract.',
    },
    'gave-what-is-missing': {
      child: 'Find how many are left over, not how many more make another full one.',
      parent:
        'Gives how many more would make another full unit. Draw a bar for the total and cut it into full units.',
    },
    'left-out-the-large-units': {
      child: 'Count the big units too. Change both amounts to the small unit first.',
      parent: 'Compares only the small units. Change both amounts to the small unit before subtracting.',
    },
    'forgot-to-take-one-away': {
      child: 'You swapped one big unit for small ones. Then there is one big unit fewer.',
      parent: 'Exchanges a large unit but still counts it. Change everything to the small unit first.',
    },
    'added-instead-of-subtracting': {
      child: 'The question asks for the difference. Take the smaller from the larger.',
      parent: 'Adds where the difference is asked for. Look for words such as “grown” or “more”.',
    },
    'took-off-only-one': {
      child: 'There is more than one of them. Multiply before you take away.',
      parent:
        'Takes off one piece where there are several. Ask how many there are and how long all of them are.',
    },
    'used-the-wrong-scale': {
      child: 'Start on the scale with the unit you know. Then read the other one.',
      parent:
        'Starts on the wrong scale of the graph. Point to the unit that is given before reading anything.',
    },
    'added-the-rest-unchanged': {
      child: 'All of it must be converted. Find one part on the graph, then multiply.',
      parent:
        'Converts one part and adds the rest unchanged. Split the amount into equal parts and multiply the reading.',
    },
    'one-line-out': {
      child: 'You were a line or two out. Use a ruler to go straight to the scale.',
      parent: 'Reads a line or two too high or too low. Lay a ruler along the grid line.',
    },
    'misread-the-scale': {
      child: 'Look at the numbers on the scale again. You were one number out.',
      parent: 'Is one numbered line out. Say the numbers on both sides of the point aloud.',
    },
    'looked-at-numbers-not-units': {
      child: 'Look at the unit too. A small number of a big unit can be a lot.',
      parent: 'Compares only the numbers. Ask which is longer, 2 feet or 20 inches, and measure.',
    },
    'did-not-convert-all-of-them': {
      child: 'Change all of them to the same unit. Then compare.',
      parent:
        'Compares amounts without changing all of them to one unit. Write the converted amount next to each option.',
    },
  })),
  templates: [convert, twoUnits, graph, mostOrLeast],
}
