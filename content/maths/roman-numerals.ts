import { once } from '../once.ts'
import type { Random } from '../random.ts'
import { circle, label, line, type Point, path, picture, round } from '../svg.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { lengthOfTime, timeOnFace } from './clock.ts'
import {
  allAdded,
  digitsOf,
  effortOf,
  exchanged,
  followerTaken,
  inParts,
  lettersOf,
  misreadLetters,
  roman,
  romanDigit,
  romanParts,
  worthOf,
} from './roman.ts'

const isWhole = (value: number | undefined): value is number =>
  value !== undefined && value > 0 && value < 4000

const pairsIn = (value: number) =>
  digitsOf(value).filter((digit, place) => place < 3 && (digit === 4 || digit === 9)).length

/** A number with at least so many digits that are written as a pair, such as IX or XL. */
function withPairs(random: Random, [low, high]: readonly [number, number], least: number): number {
  for (;;) {
    const value = random.int(low, high)
    if (pairsIn(value) >= least) return value
  }
}

const small = [
  ['A chapter of a book is headed **?**.', 'What number is this chapter?'],
  ['A page at the front of a book is numbered **?**.', 'What number is this page?'],
  ['The number **?** is carved above a seat in a Roman theatre.', 'Which seat is it?'],
] as const

const years = [
  ['The year **?** is carved over the door of a town hall.', 1650, 1990],
  ['The year **?** is carved into the side of a stone bridge.', 1450, 1930],
  ['The end of a television programme shows the year **?**.', 1962, 2025],
  ['The year **?** is printed at the front of an old atlas.', 1580, 1990],
  ['The year **?** is cut into the foot of a statue.', 1700, 2020],
  ['The year **?** is painted on a sundial.', 1500, 1999],
] as const

export const read = template({
  id: 'maths.roman-numerals.read',
  version: 1,
  mode: 'typed',
  seconds: 35,
  draw: (random, step) => {
    if (step === 1) return { value: withPairs(random, [12, 49], 0), story: random.int(-1, small.length - 1) }
    if (step === 2) return { value: withPairs(random, [41, 99], 1), story: -1 }
    if (step === 3) return { value: withPairs(random, [114, 899], 1), story: -1 }
    if (step === 5 && random.chance(0.4)) return { value: withPairs(random, [1444, 3999], 2), story: -1 }
    const year = random.int(0, years.length - 1)
    const [, first, last] = years[year] ?? years[0]
    return { value: withPairs(random, [first, last], step === 5 ? 2 : 1), story: 10 + year }
  },
  measure: 'letters of the numeral, letters to take away, and digits of the number',
  hardness: ({ value }) => effortOf(value),
  write: ({ value, story }) => {
    const numeral = roman(value)
    const [told, asked] =
      story < 0
        ? ['', `What number is **${numeral}**?`]
        : story < 10
          ? (small[story] ?? small[0])
          : [years[story - 10]?.[0] ?? '', 'Write the year in ordinary figures.']
    const known = [
      { value: allAdded(numeral), misconception: 'added-every-letter' },
      { value: followerTaken(value), misconception: 'took-away-a-letter-that-follows' },
      { value: misreadLetters(value), misconception: 'mixed-up-two-letters' },
    ]
    return {
      stem: `${told.replace('?', numeral)} ${asked}`.trim(),
      expected: { kind: 'number', value: String(value) },
      mistakes: known.flatMap(({ value: read, misconception }) =>
        isWhole(read) && read !== value ? [{ text: String(read), misconception }] : [],
      ),
      explanation: `Split ${numeral} into parts and look for a small letter before a bigger one: ${inParts(value)}. Add the parts: ${romanParts(
        value,
      )
        .map(({ worth }) => grouped(worth))
        .join(' + ')} = **${story < 10 ? grouped(value) : value}**.`,
    }
  },
})

/** The numeral with one of its digits written in another way. */
const rewritten = (value: number, place: number, letters: string) =>
  digitsOf(value)
    .map((digit, at) => (at === place ? letters : romanDigit(digit, at)))
    .reverse()
    .join('')

function fourInARow(value: number): string[] {
  return digitsOf(value).flatMap((digit, place) => {
    const [one, five] = lettersOf[place] ?? lettersOf[0]
    if (place > 2 || (digit !== 4 && digit !== 9)) return []
    return [rewritten(value, place, `${digit === 9 ? five : ''}${one.repeat(4)}`)]
  })
}

/** IL for 49, IC for 99, VL for 45, and the same with tens. */
function tooSmallTaken(value: number): string[] {
  return [0, 1].flatMap(place => {
    const low = Math.floor(value / 10 ** place) % 100
    if (low % 10 !== 9 && low % 10 !== 5) return []
    if (low - (low % 10) !== 40 && low - (low % 10) !== 90) return []
    const whole = Math.floor(value / 10 ** (place + 2)) * 10 ** (place + 2)
    const below = value % 10 ** place
    const big = lettersOf[place + 1]?.[low < 50 ? 1 : 2] ?? ''
    const taken = lettersOf[place]?.[low % 10 === 9 ? 0 : 1] ?? ''
    return [`${whole > 0 ? roman(whole) : ''}${taken}${big}${below > 0 ? roman(below) : ''}`]
  })
}

/** What a child may write for one digit, the likeliest first. */
function digitMistakes(digit: number, place: number): WrongChoice[] {
  const [one, five, ten] = lettersOf[place] ?? lettersOf[0]
  if (place > 2 || digit === 0) return []
  const four = 'wrote-four-letters-in-a-row'
  const side = 'put-the-small-letter-on-the-wrong-side'
  const more = { text: romanDigit(digit + 1, place), misconception: 'wrote-a-letter-too-many' }
  const fewer = { text: romanDigit(digit - 1, place), misconception: 'left-out-a-letter' }
  const all: Record<number, WrongChoice[]> = {
    1: [more],
    2: [more, fewer],
    3: [fewer],
    4: [
      { text: one.repeat(4), misconception: four },
      { text: `${five}${one}`, misconception: side },
    ],
    5: [{ text: ten, misconception: 'mixed-up-two-letters' }],
    6: [{ text: `${one}${five}`, misconception: side }, more],
    7: [more, fewer],
    8: [fewer, { text: `${one}${one}${ten}`, misconception: 'put-two-letters-before-a-bigger-one' }],
    9: [
      { text: `${five}${one.repeat(4)}`, misconception: four },
      { text: `${ten}${one}`, misconception: side },
    ],
  }
  return all[digit] ?? []
}

/** What a child may write instead of this number: one digit wrong, then two, then mistakes with the whole number. */
function misspelt(value: number): WrongChoice[] {
  const digits = digitsOf(value)
  const numeral = roman(value)
  const start = { text: '', misconception: '', wrong: 0 }
  const written = digits.reduce(
    (lower, digit, place) =>
      lower.flatMap(end => [
        { ...end, text: romanDigit(digit, place) + end.text },
        ...digitMistakes(digit, place).map(({ text, misconception }) => ({
          text: text + end.text,
          misconception: end.misconception || misconception,
          wrong: end.wrong + 1,
        })),
      ]),
    [start],
  )
  const byLikelihood = written.filter(({ wrong }) => wrong > 0).toSorted((a, b) => a.wrong - b.wrong)
  const letters = [
    ['L', 'C'],
    ['C', 'D'],
  ] as const
  const whole = [
    ...tooSmallTaken(value).map(text => ({ text, misconception: 'took-away-too-small-a-letter' })),
    ...letters
      .map(pair => exchanged(numeral, pair))
      .filter(text => roman(worthOf(text)) === text)
      .map(text => ({ text, misconception: 'mixed-up-two-letters' })),
    {
      text: digits
        .map(digit => romanDigit(digit, 0))
        .reverse()
        .join(''),
      misconception: 'wrote-each-digit-on-its-own',
    },
  ]
  return [...whole.slice(0, 1), ...byLikelihood.slice(0, 7), ...whole.slice(1), ...byLikelihood.slice(7)]
    .map(({ text, misconception }) => ({ text, misconception }))
    .filter(({ text }) => text !== numeral && text !== '')
}

const writeRanges = [
  [13, 49],
  [38, 99],
  [83, 399],
  [330, 1399],
  [1333, 3499],
] as const

export const write = template({
  id: 'maths.roman-numerals.write',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    for (;;) {
      const value = withPairs(
        random,
        writeRanges[step - 1] ?? writeRanges[0],
        random.int(0, step < 4 ? 1 : 2),
      )
      if (new Set(misspelt(value).map(({ text }) => text)).size >= 5) return { value }
    }
  },
  measure: 'letters of the numeral, letters to take away, and digits of the number',
  hardness: ({ value }) => effortOf(value),
  write: ({ value }) => {
    const numeral = roman(value)
    const parts = romanParts(value)
    return {
      stem: `How is **${grouped(value)}** written in Roman numerals?`,
      right: { text: numeral },
      wrong: misspelt(value),
      explanation: `Write one digit at a time, starting with the biggest: ${parts
        .map(({ worth, letters, digit, place }) =>
          digit === 4 || digit === 9
            ? `${worth} is ${10 ** place} less than ${grouped((digit + 1) * 10 ** place)}, so ${letters}`
            : `${grouped(worth)} is ${letters}`,
        )
        .join('; ')}. Put them together: **${numeral}**. A letter is never written four times in a row.`,
    }
  },
})

type Fault = 'four' | 'two-before' | 'too-small' | 'five-before'

interface Misprint {
  readonly text: string
  readonly value: number
  readonly fault: Fault
}

const faults: Record<Fault, (value: number) => string[]> = {
  four: fourInARow,
  'two-before': value =>
    digitsOf(value).flatMap((digit, place) => {
      const [one, five, ten] = lettersOf[place] ?? lettersOf[0]
      if (place > 2 || (digit !== 8 && digit !== 3)) return []
      return [rewritten(value, place, `${one}${one}${digit === 8 ? ten : five}`)]
    }),
  'too-small': tooSmallTaken,
  'five-before': value =>
    digitsOf(value).flatMap((digit, place) => {
      const [, five, ten] = lettersOf[place] ?? lettersOf[0]
      return place < 3 && digit === 5 ? [rewritten(value, place, `${five}${ten}`)] : []
    }),
}

const faultWeight: Record<Fault, number> = { four: 1, 'two-before': 3, 'five-before': 4, 'too-small': 4 }

const faultSteps: readonly (readonly [low: number, high: number, faults: readonly Fault[]])[] = [
  [4, 69, ['four']],
  [13, 149, ['four', 'two-before']],
  [38, 399, ['two-before', 'five-before', 'too-small']],
  [145, 999, ['too-small', 'five-before', 'two-before']],
  [945, 3399, ['too-small', 'five-before', 'two-before']],
]

/** A proper numeral looks suspicious with three equal letters in a row or with a smaller letter first. */
const hasPair = (numeral: string) => /IV|IX|XL|XC|CD|CM/.test(numeral)
const hasThree = (numeral: string) => /III|XXX|CCC|MMM/.test(numeral)

/** Numerals near the misprinted one, most of them with the same first letters. */
function lookalikes(random: Random, value: number, [low, high]: readonly [number, number]): number[] {
  const found = new Set<number>()
  const size = 10 ** (String(value).length - 1)
  while (found.size < 9) {
    const near = random.chance(0.6) && value > 20
    const other = near
      ? Math.floor(value / size) * size + random.int(0, size - 1)
      : random.int(Math.max(3, low), high)
    const numeral = roman(other)
    if (other !== value && numeral.length > 1 && (hasPair(numeral) || hasThree(numeral))) found.add(other)
  }
  return [...found]
}

export const notProper = template({
  id: 'maths.roman-numerals.not-proper',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const [low, high, kinds] = faultSteps[step - 1] ?? [4, 49, ['four']]
    const fault = random.pick(kinds)
    for (;;) {
      const value = random.int(low, high)
      const texts = faults[fault](value)
      if (texts.length === 0) continue
      const misprint: Misprint = { text: random.pick(texts), value, fault }
      return { misprint, others: lookalikes(random, value, [low, high]) }
    }
  },
  measure: 'letters of the misprint, digits of the number, and how well known the broken rule is',
  hardness: ({ misprint: { text, value, fault } }) =>
    text.length + 2 * String(value).length + faultWeight[fault],
  write: ({ misprint: { text, value, fault }, others }) => {
    const rules: Record<Fault, string> = {
      four: 'No letter is written four times in a row',
      'two-before': 'Only one letter may come before a bigger one, never two',
      'five-before': 'V, L and D are never put before a bigger letter',
      'too-small': 'Only I comes before V and X, only X before L and C, and only C before D and M',
    }
    return {
      stem: 'Four of these are proper Roman numerals. Which one is **not** written properly?',
      right: { text },
      wrong: others.map(other => ({
        text: roman(other),
        misconception: hasPair(roman(other))
          ? 'thought-a-smaller-letter-may-not-come-first'
          : 'thought-three-in-a-row-is-too-many',
      })),
      explanation: `${rules[fault]}. So **${text}** is wrong: ${grouped(value)} is written ${roman(value)}. The other four are fine. Three of the same letter in a row are allowed, and so are the pairs IV, IX, XL, XC, CD and CM.`,
    }
  },
})

const signs = ['+', '−', '×'] as const
type Sign = (typeof signs)[number]

const joined: Record<Sign, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
}

const opposite: Record<Sign, Sign> = { '+': '−', '−': '+', '×': '+' }

const buildings = ['A castle', 'A cathedral', 'An abbey', 'A palace', 'A great hall'] as const

function drawSum(random: Random, step: number): { a: number; b: number; sign: Sign; building: number } {
  const plain = { building: -1 }
  const plus = random.chance(0.5)
  if (step === 1) return { ...plain, a: random.int(6, 24), b: random.int(4, 15), sign: '+' }
  if (step < 4) {
    const [low, high] = step === 2 ? [9, 40] : [24, 99]
    const [a, b] = [random.int(low, high), random.int(low, high)]
    if (plus) return { ...plain, a, b, sign: '+' }
    return { ...plain, a: Math.max(a, b) + random.int(4, 9), b: Math.min(a, b), sign: '−' }
  }
  if (step === 4) {
    if (plus) return { ...plain, a: random.int(14, 49), b: random.int(4, 9), sign: '×' }
    return { ...plain, a: random.int(240, 499), b: random.int(44, 199), sign: '−' }
  }
  const start = withPairs(random, [1044, 1899], 2)
  return {
    building: random.int(0, buildings.length - 1),
    a: start + random.int(19, 96),
    b: start,
    sign: '−',
  }
}

export const sum = template({
  id: 'maths.roman-numerals.sum',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 55,
  draw: (random, step) => drawSum(random, step),
  measure: 'letters, pairs and digits of both numbers and of the answer, and three for multiplying',
  hardness: ({ a, b, sign }) =>
    (effortOf(a) + effortOf(b) + effortOf(joined[sign](a, b))) / 3 + (sign === '×' ? 3 : 0),
  write: ({ a, b, sign, building }, random) => {
    const right = joined[sign](a, b)
    const [first, second] = [roman(a), roman(b)]
    const say = (value: number) => (building < 0 ? grouped(value) : String(value))
    const as = (value: number, misconception: string) => ({ value, misconception })
    const misread = [
      as(joined[sign](allAdded(first), b), 'added-every-letter'),
      as(joined[sign](a, allAdded(second)), 'added-every-letter'),
      as(joined[sign](followerTaken(a), b), 'took-away-a-letter-that-follows'),
      as(joined[sign](a, followerTaken(b)), 'took-away-a-letter-that-follows'),
    ]
    const slipped = random.shuffle([
      as(right + 1, 'slipped-by-one'),
      as(right - 1, 'slipped-by-one'),
      as(right + 10, 'slipped-by-ten'),
      as(right - 10, 'slipped-by-ten'),
    ])
    const misspeltToo = misspelt(right).filter(({ misconception }) =>
      ['wrote-four-letters-in-a-row', 'put-the-small-letter-on-the-wrong-side'].includes(misconception),
    )
    const opposed = as(joined[opposite[sign]](a, b), 'chose-the-wrong-operation')
    const values = [...misread, ...(building < 0 ? [opposed] : []), ...slipped]
    const wrong = values
      .filter(({ value }) => isWhole(value) && value !== right)
      .map(({ value, misconception }) => ({ text: roman(value), misconception }))
    const join = sign === '+' ? [{ text: `${first}${second}`, misconception: 'joined-the-letters' }] : []
    return {
      stem:
        building < 0
          ? `Work out **${first} ${sign} ${second}**. Choose the answer in Roman numerals.`
          : `${buildings[building]} was begun in the year **${second}** and finished in the year **${first}**. How many years did it take? Choose the answer in Roman numerals.`,
      right: { text: roman(right) },
      wrong: [
        ...wrong.slice(0, 2),
        ...misspeltToo.slice(0, 2),
        ...join.filter(({ text }) => text !== roman(right)),
        ...wrong.slice(2),
      ],
      explanation: `Change them to ordinary numbers first: ${first} is ${say(a)} and ${second} is ${say(b)}. Then ${say(a)} ${sign} ${say(b)} = ${right}. Change it back, one digit at a time: ${romanParts(
        right,
      )
        .map(({ worth, letters }) => `${worth} is ${letters}`)
        .join(', ')}. That makes **${roman(right)}**.`,
    }
  },
})

const middle: Point = [100, 100]

function onFace(turn: number, radius: number): Point {
  const angle = turn * 2 * Math.PI
  return [middle[0] + radius * Math.sin(angle), middle[1] - radius * Math.cos(angle)]
}

/** A clock with Roman numerals. The alternative text names the numerals that the hands are near. */
function romanClock(minutes: number) {
  const past = minutes % 60
  const hour = Math.floor(minutes / 60) % 12 || 12
  const ticks = Array.from({ length: 60 }, (_, at) => {
    const [x1, y1] = onFace(at / 60, 64)
    const [x2, y2] = onFace(at / 60, at % 5 === 0 ? 55 : 59)
    return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`
  })
  const numerals = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = onFace((at + 1) / 12, 80)
    return label([x, y + 5], roman(at + 1), { size: 14, bold: true })
  })
  const numeral = roman(Math.floor(past / 5) || 12)
  const marks = past % 5
  const long =
    marks === 0
      ? `points to ${numeral}`
      : `is ${marks} small ${marks === 1 ? 'mark' : 'marks'} past ${numeral}`
  return picture(
    200,
    200,
    `A clock face with Roman numerals. The short hand is between ${roman(hour)} and ${roman((hour % 12) + 1)}. The long hand ${long}.`,
    [
      circle(middle, 97),
      circle(middle, 64, 'white', 1),
      path(ticks.join(''), 'none', 1),
      ...numerals,
      line(middle, onFace((minutes % 720) / 720, 34), 6),
      line(middle, onFace(past / 60, 58), 3),
      circle(middle, 4, 'black'),
    ].join(''),
  )
}

/** Numerals that are easily taken for each other on a clock. */
const twins: Record<number, number> = { 4: 6, 6: 4, 9: 11, 11: 9 }

interface Shown {
  /** Minutes after twelve on the clock, and how many minutes later or earlier is asked for. */
  readonly shown: number
  readonly shift: number
}

const around60 = (minutes: number) => ((minutes % 60) + 60) % 60

/**
 * Times of which two have the right hour, or more, and two the right minutes, so that neither alone gives the right one
 * away: all but one of six times, made of two hours and three numbers of minutes.
 */
function closeTimes({ shown, shift }: Shown, random: Random): WrongChoice[] {
  const right = shown + shift + 720
  const past = right % 60
  const start = right - past
  const [hour, five] = [Math.floor(shown / 60) || 12, Math.floor((shown % 60) / 5)]
  const hours = Math.floor(Math.abs(shift) / 60)
  const [hourTwin, fiveTwin] = [twins[hour], twins[five]]
  const misread = 'misread-a-numeral-on-the-clock'
  const as = (by: number, misconception: string) => ({ by, misconception })
  const hourSlips = [
    ...(hourTwin === undefined ? [] : [as((hourTwin - hour) * 60, misread)]),
    as(60, 'read-the-next-hour'),
    as(-60, 'read-the-hour-before'),
    ...(hours === 0 ? [] : [as((shift < 0 ? hours : -hours) * 60, 'left-out-the-hours')]),
  ]
  const slips = [
    ...(fiveTwin === undefined ? [] : [as((fiveTwin - five) * 5, misread)]),
    as(-2 * shift, 'went-the-wrong-way'),
    as(5, 'miscounted-five-minutes'),
    as(-5, 'miscounted-five-minutes'),
  ].map(({ by, misconception }) => ({ at: around60(past + by), misconception }))
  const minutes = slips.filter(
    ({ at }, place) => at !== past && slips.findIndex(other => other.at === at) === place,
  )
  const hourSlip = random.pick(hourSlips)
  const minuteSlips = random.sample(minutes.slice(0, 3), 2)
  const sameHour = minuteSlips.map(({ at, misconception }) => ({ minutes: start + at, misconception }))
  const others = sameHour.map(one => ({ ...one, minutes: one.minutes + hourSlip.by }))
  const kept = random.sample([...sameHour, ...others], 3)
  return [{ minutes: right + hourSlip.by, misconception: hourSlip.misconception }, ...kept].map(
    ({ minutes, misconception }) => ({ text: timeOnFace(minutes), misconception }),
  )
}

export const clock = template({
  id: 'maths.roman-numerals.clock',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 40,
  // From step 4 on, the count passes a full hour.
  draw: (random, step) => {
    const hour = random.chance(0.6) ? random.pick([4, 6, 9, 11]) : random.int(1, 12)
    const five = random.chance(0.6) ? random.pick([4, 6, 9, 11]) : random.int(1, 11)
    const shown = (hour % 12) * 60 + five * 5 + (step > 2 ? random.int(1, 4) : 0)
    const shift =
      step < 2
        ? 0
        : step < 4
          ? random.pick([10, 15, 20, 25])
          : step === 4
            ? random.int(Math.max(16, 61 - (shown % 60)), 59)
            : random.pick([-1, 1]) * random.int(66, 175)
    return { shown, shift, close: step > 3 }
  },
  measure: 'single minutes, how far to go from the time shown, and whether an hour is passed',
  hardness: ({ shown, shift }) =>
    2 +
    (shown % 5 ? 1 : 0) +
    Math.abs(shift) / 30 +
    (Math.floor(shown / 60) === Math.floor((shown + shift) / 60) ? 0 : 1),
  write: ({ shown, shift, close }, random) => {
    const right = shown + shift + 720
    const say = (minutes: number) => timeOnFace((minutes + 1440) % 720)
    const [hour, past] = [Math.floor(shown / 60) || 12, shown % 60]
    const five = Math.floor(past / 5)
    const wrong = (minutes: number, misconception: string) => ({ text: say(minutes), misconception })
    const hourTwin = twins[hour]
    const fiveTwin = twins[five]
    const away = Math.abs(shift)
    const hours = Math.floor(away / 60)
    const way = lengthOfTime(away)
    const sign = shift < 0 ? -1 : 1
    return {
      stem:
        shift === 0
          ? 'What time does this clock show?'
          : `What time ${shift > 0 ? 'will it be' : 'was it'} **${way}** ${shift > 0 ? 'after' : 'before'} the time on this clock?`,
      picture: romanClock(shown),
      right: { text: say(right) },
      wrong: close
        ? closeTimes({ shown, shift }, random)
        : [
            ...(hourTwin === undefined
              ? []
              : [wrong(right + (hourTwin - hour) * 60, 'misread-a-numeral-on-the-clock')]),
            ...(fiveTwin === undefined
              ? []
              : [wrong(right + (fiveTwin - five) * 5, 'misread-a-numeral-on-the-clock')]),
            ...(shift === 0 ? [] : [wrong(shown, 'gave-the-time-shown')]),
            ...(shift === 0 ? [] : [wrong(shown - shift, 'went-the-wrong-way')]),
            wrong(right + 60, 'read-the-next-hour'),
            wrong(five * 60 + (hour % 12) * 5 + (past % 5) + shift, 'swapped-the-two-hands'),
            wrong(right + 5, 'miscounted-five-minutes'),
            wrong(right - 5, 'miscounted-five-minutes'),
            wrong(right - 60, 'read-the-hour-before'),
            wrong(hour * 60 + 60 - past + shift, 'counted-minutes-the-wrong-way-round'),
          ],
      explanation: `The short hand has gone past ${roman(hour)}, which is ${hour}. The long hand is ${past % 5 ? `${past % 5} ${past % 5 === 1 ? 'minute' : 'minutes'} past` : 'at'} ${roman(five)}, which is ${five}, so it is ${five} × 5${past % 5 ? ` + ${past % 5}` : ''} = ${past} minutes past. The clock shows ${shift === 0 ? `**${say(right)}**` : timeOnFace(shown)}.${
        shift === 0
          ? ''
          : ` Count ${shift > 0 ? 'on' : 'back'} ${way}${hours > 0 && away % 60 > 0 ? `: first ${lengthOfTime(hours * 60)} to ${say(shown + sign * hours * 60)}, then ${lengthOfTime(away % 60)}` : ''}. The answer is **${say(right)}**.`
      }`,
    }
  },
})

export const romanNumerals: Topic = {
  id: 'maths.roman-numerals',
  name: 'Roman numerals',
  subdomain: 'number',
  year: 4,
  prerequisites: ['maths.place-value', 'maths.addition-and-subtraction', 'maths.multiplication'],
  about: 'Reading and writing Roman numerals, on clocks, in years and in sums.',
  weights: { gl: 2, cem: 1, iseb: 2 },
  lesson: once(() => ({
    version: 1,
    idea: `
The Romans wrote numbers with seven letters.

| letter | I | V | X | L |
|---|---|---|---|---|
| worth | 1 | 5 | 10 | 50 |

| letter | C | D | M |
|---|---|---|---|
| worth | 100 | 500 | 1,000 |

Put the biggest letter first and **add**: LXVII is 50 + 10 + 5 + 1 + 1 = 67.

A letter may come up to three times in a row, but never four times. So the Romans used a trick. A small letter **before** a bigger one is **taken away**: IV is 5 − 1 = 4.

There are only six of these pairs:

- IV is 4 and IX is 9.
- XL is 40 and XC is 90.
- CD is 400 and CM is 900.

To **write** a number, take one digit at a time. 94 is 90 and 4, so it is XC and then IV: XCIV.`,
    example: `
What number is CXLIX?

1. Look for a small letter before a bigger one. There are two: XL and IX.
2. Split it: C, XL, IX.
3. C is 100. XL is 50 − 10 = 40. IX is 10 − 1 = 9.
4. Add: 100 + 40 + 9 = **149**.`,
    harder: `
A castle was begun in MCCLXXXIX and finished in MCCCXXIV. How many years did it take? Write the answer in Roman numerals.

1. M is 1,000, CC is 200, LXXX is 80, IX is 9. That is 1289.
2. M is 1,000, CCC is 300, XX is 20, IV is 4. That is 1324.
3. Count on: from 1289 to 1300 is 11, and then 24 more. 11 + 24 = 35.
4. 35 is XXX and V: **XXXV**.`,
    mistake: `
Some children write 49 as IL, because 50 − 1 is 49. The Romans did not. Only I may come before V or X, only X before L or C, and only C before D or M. So go digit by digit: 40 is XL and 9 is IX. Together that is XLIX. One thing may puzzle you: many old clocks have IIII for 4. Clockmakers just like the look of it.`,
    tryThis: `
Write the year you were born in Roman numerals. Then watch the very end of a TV show. There is often a year in Roman numerals. Can you read it before it goes?`,
  })),
  misconceptions: once(() => ({
    'added-every-letter': {
      child: 'Look for a small letter before a bigger one. It is taken away: IX is 9.',
      parent:
        'Adds all the letters, so IX becomes 11. Circle the pairs IV, IX, XL, XC, CD and CM before working anything out.',
    },
    'took-away-a-letter-that-follows': {
      child: 'A small letter after a bigger one is added: XI is 11, not 9.',
      parent:
        'Takes a letter away that comes after a bigger one, so XI becomes 9. Say the rule: before, take away; after, add.',
    },
    'mixed-up-two-letters': {
      child: 'Check what each letter is worth. L is 50, C is 100, D is 500.',
      parent:
        'Confuses two of the letters, most often L, C and D. C is for century (100) and M is for millennium (1,000).',
    },
    'took-away-too-small-a-letter': {
      child: 'I can only come before V or X. Write the tens first, then the ones.',
      parent:
        'Takes a letter from one that is too big, such as IL for 49. Write the tens and the ones apart: XL and IX.',
    },
    'wrote-four-letters-in-a-row': {
      child: 'Never write the same letter four times in a row. Use a pair like IV or XL.',
      parent:
        'Writes the same letter four times in a row, such as XXXX for 40. Make cards with the six pairs IV, IX, XL, XC, CD and CM.',
    },
    'put-the-small-letter-on-the-wrong-side': {
      child: 'Before means take away, after means add: IV is 4 and VI is 6.',
      parent:
        'Puts the small letter on the wrong side, so 4 and 6 change places. Write 4, 5 and 6 next to each other and compare.',
    },
    'left-out-a-letter': {
      child: 'One letter is missing. Count the same letters again: 3 is III.',
      parent:
        'Writes one letter too few. Ask them to read the numeral back and add up what each letter is worth.',
    },
    'wrote-a-letter-too-many': {
      child: 'There is one letter too many. Read it back and add up the letters.',
      parent: 'Writes one letter too many. A quick check is to read the numeral back as a number.',
    },
    'put-two-letters-before-a-bigger-one': {
      child: 'Only one letter may come before a bigger one. So 8 is VIII, not IIX.',
      parent:
        'Puts two letters before a bigger one, such as IIX for 8. Count up together from V: VI, VII, VIII, and only then IX.',
    },
    'wrote-each-digit-on-its-own': {
      child: 'The 4 in 47 means 40, so it is XL. Say what each digit is worth first.',
      parent:
        'Turns each digit into a numeral without its place, so 47 becomes IVVII. Split the number into tens and ones first.',
    },
    'thought-a-smaller-letter-may-not-come-first': {
      child: 'A small letter may come first in six pairs: IV, IX, XL, XC, CD, CM.',
      parent:
        'Thinks that a small letter may never come first, though IV or XC is right. Learn the six pairs as a set.',
    },
    'thought-three-in-a-row-is-too-many': {
      child: 'Three of the same letter in a row are fine. Only four are too many.',
      parent:
        'Thinks that three equal letters are not allowed. Write the tens together: X, XX, XXX and then XL.',
    },
    'chose-the-wrong-operation': {
      child: 'Look at the sign again: plus, minus or times. Then do the sum.',
      parent:
        'Uses the wrong sign, such as adding where they should subtract. Circle the sign before starting.',
    },
    'slipped-by-one': {
      child: 'You were one out. Change the letters to numbers and do the sum again.',
      parent:
        'Is exactly one out, so the reading is mostly right. Write the sum in ordinary numbers under the letters.',
    },
    'slipped-by-ten': {
      child: 'You were ten out. Check the tens: count every X, and look for XL and XC.',
      parent:
        'Is exactly ten out. Write both numbers in columns in ordinary figures before working out the sum.',
    },
    'joined-the-letters': {
      child: 'You can’t just join the letters. Change them to numbers, add, then change back.',
      parent:
        'Writes the two numerals side by side instead of adding them. Change both to ordinary numbers first.',
    },
    'misread-a-numeral-on-the-clock': {
      child: 'Look closely: IV is 4 and VI is 6. IX is 9 and XI is 11.',
      parent:
        'Mixes up IV with VI, or IX with XI, on a clock. Start at XII and count round: the place on the clock helps.',
    },
    'gave-the-time-shown': {
      child: 'That is the time on the clock now. Read the question again and count on or back.',
      parent:
        'Reads the clock but leaves out the change of time. Underline the minutes or hours in the question.',
    },
    'left-out-the-hours': {
      child: 'You moved the minutes. Now move the full hours as well.',
      parent:
        'Counts on or back by the minutes but not the hours. Make the hour jumps first, on a time line.',
    },
    'went-the-wrong-way': {
      child: 'After means later, so count on. Before means earlier, so count back.',
      parent: 'Counts on instead of back, or back instead of on. Draw an arrow on a time line first.',
    },
    'read-the-next-hour': {
      child: 'You are one hour late. Take the numeral that the short hand has just passed.',
      parent: 'Reads one hour too late. Turn the hands of a real clock slowly and watch the short hand.',
    },
    'read-the-hour-before': {
      child: 'You are one hour early. See which numeral the short hand has just passed.',
      parent: 'Reads one hour too early. Ask between which two numerals the short hand is.',
    },
    'swapped-the-two-hands': {
      child: 'The short hand shows the hour and the long hand shows the minutes.',
      parent: 'Mixes up the two hands. Name them “hour hand” and “minute hand” each time.',
    },
    'miscounted-five-minutes': {
      child: 'You were five minutes out. Count in fives from XII.',
      parent: 'Is five minutes out. Touch each numeral on the clock and count 5, 10, 15.',
    },
    'counted-minutes-the-wrong-way-round': {
      child: 'Count the minutes clockwise from XII, the way the hands go.',
      parent: 'Counts the minutes backwards from XII. Trace the way the hands move with a finger.',
    },
  })),
  templates: [read, write, notProper, sum, clock],
}
