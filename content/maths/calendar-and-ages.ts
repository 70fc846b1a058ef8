import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { counted, listed } from '../wording.ts'
import {
  type Day,
  dayAndMonth,
  daysIn,
  daysLater,
  daysSince,
  fullDate,
  isLeap,
  months,
  weekdayName,
  weekdayOf,
} from './calendar.ts'
import { drawMonth } from './calendar-page.ts'
import { leaning, nineAround } from './leaning.ts'
import { pupils } from './pupils.ts'

/** With the first date `?`, the second `!`, and a name `#`. */
const waits = [
  'Today is ?. #’s birthday is on !. How many days away is it?',
  '# starts to grow a crystal on ? and measures it on !. How many days later is that?',
  'A ship leaves its port on ? and comes back on !. How many days later is that?',
  '# borrows a book on ? and brings it back on !. How many days later is that?',
] as const

/** The same, where both dates count. */
const spans = [
  'A holiday club is open every day from ? to !. Both of these days count. On how many days is it open?',
  'A museum has a dinosaur on show every day from ? to !. The first and the last day count too. On how many days can you see it?',
  'A reading challenge runs from ? to !. Both of these days count. How many days does it last?',
] as const

interface Stretch {
  readonly month: string
  readonly days: number
  /** The whole month, and not the end or the beginning of it. */
  readonly whole: boolean
}

/** The days from a date to another, so many days later, month by month. */
function inMonths({ year, month, day }: Day, days: number): Stretch[] {
  const rest = Math.min(days, daysIn(year, month) - day)
  const parts: Stretch[] = [{ month: months[month - 1] ?? '', days: rest, whole: false }]
  let left = days - rest
  for (let at = month; left > 0; at++) {
    const length = daysIn(year + Math.floor(at / 12), (at % 12) + 1)
    const taken = Math.min(left, length)
    parts.push({ month: months[at % 12] ?? '', days: taken, whole: taken === length })
    left -= taken
  }
  return parts
}

const passesFebruary = (parts: readonly Stretch[]) =>
  parts.slice(0, -1).some(({ month }) => month === 'February')

/** How to count from a date to another, up to the total. */
function countedInMonths(from: Day, days: number): string {
  const [first, ...rest] = inMonths(from, days)
  const to = daysLater(from, days)
  if (rest.length === 0) return `Both dates are in ${first?.month}: ${to.day} − ${from.day} = ${days}.`
  const later = rest.map(({ month, days: some, whole }) =>
    whole
      ? `All of ${month} is ${some} days.`
      : `Up to ${dayAndMonth(to)} there ${some === 1 ? 'is' : 'are'} ${some} more.`,
  )
  const start =
    first && first.days > 0
      ? `From ${dayAndMonth(from)} to the end of ${first.month} is ${daysIn(from.year, from.month)} − ${from.day} = ${counted(first.days, 'day')}. `
      : ''
  const sums = [first, ...rest].flatMap(part => (part && part.days > 0 ? [part.days] : []))
  return `${start}${later.join(' ')}${sums.length > 1 ? ` Together: ${sums.join(' + ')} = ${days}.` : ''}`
}

export const daysBetween = template({
  id: 'maths.calendar-and-ages.days-between',
  version: 1,
  mode: 'typed',
  seconds: 50,
  draw: (random, step) => {
    for (;;) {
      const year = step > 3 ? random.int(2023, 2033) : 2027
      const from = { year, month: random.int(1, 12), day: random.int(1, 27) }
      const both = step > 2 && random.chance(0.4)
      const story = random.int(0, (both ? spans : waits).length - 1)
      const [least, most] = spanOf[step]
      const length = random.int(least, most)
      const parts = inMonths(from, length)
      const february = passesFebruary(parts)
      const fits = {
        1: parts.length === 1,
        2: parts.length === 2 && !february,
        3: parts.length > 1 && !february,
        4: parts.length > 1 && february,
        5: parts.length > 3 && february,
      }[step]
      if (fits && (step > 3 || daysLater(from, length).year === year))
        return { from, length, both, story, name: random.pick(pupils) }
    }
  },
  measure: 'months that are passed, counting both ends, and the end of February',
  hardness: ({ from, length, both }) => {
    const parts = inMonths(from, length)
    return parts.length + (both ? 1.5 : 0) + (passesFebruary(parts) ? 1.5 : 0)
  },
  write: ({ from, length, both, story, name }) => {
    const to = daysLater(from, length)
    const february = passesFebruary(inMonths(from, length))
    const year = from.month > 2 ? to.year : from.year
    const say = february || from.year !== to.year ? fullDate : dayAndMonth
    const right = length + (both ? 1 : 0)
    const thirties = (to.month - from.month + 12 * (to.year - from.year)) * 30 + to.day - from.day
    const known = [
      both
        ? { value: length, misconception: 'left-out-one-end' }
        : { value: length + 1, misconception: 'counted-the-first-day-too' },
      { value: thirties + (both ? 1 : 0), misconception: 'took-thirty-days-in-every-month' },
      { value: Math.abs(to.day - from.day), misconception: 'subtracted-the-dates-only' },
      ...(february
        ? [{ value: right + (isLeap(year) ? -1 : 1), misconception: 'wrong-length-of-february' }]
        : []),
    ]
    const told = (both ? spans[story] : waits[story]) ?? waits[0]
    return {
      stem: told
        .replace('?', `**${say(from)}**`)
        .replace('!', `**${say(to)}**`)
        .replace('#', name),
      expected: { kind: 'quantity', value: String(right), unit: 'days', fixed: true },
      mistakes: known
        .filter(({ value }) => value > 0 && value !== right)
        .map(({ value, misconception }) => ({ text: counted(value, 'day'), misconception })),
      explanation: `${february ? `${year} is ${isLeap(year) ? 'a leap year, so February has 29 days' : 'not a leap year, so February has 28 days'}. ` : ''}${countedInMonths(from, length)}${
        both ? ' Both ends count, so add one:' : ' So it is'
      } **${right} days**.`,
    }
  },
})

const spanOf: Record<Step, readonly [number, number]> = {
  1: [6, 20],
  2: [12, 40],
  3: [33, 75],
  4: [20, 70],
  5: [80, 150],
}

type Way = 'count' | 'dates' | 'years'

interface Move {
  readonly way: Way
  readonly from: Day
  /** Negative if it is earlier. */
  readonly days: number
}

/** A date, and another some days or years later or earlier, on another day of the week. */
function drawMove(random: Random, step: Step): Move {
  for (;;) {
    const from = { year: random.int(2023, 2033), month: random.int(1, 12), day: random.int(1, 28) }
    const sign = step > 1 && random.chance(0.35) ? -1 : 1
    if (step < 3) {
      const days = step === 1 ? random.int(8, 27) : random.int(29, 75)
      if (days % 7 !== 0) return { way: 'count', from, days: sign * days }
      continue
    }
    if (step === 5) {
      const same = { ...from, year: from.year + random.int(1, 4) }
      const extra = random.chance(0.4) ? random.int(8, 60) : 0
      const days = daysSince(daysLater(same, extra)) - daysSince(from)
      if (days % 7 !== 0 && same.month !== 2) return { way: 'years', from, days }
      continue
    }
    const days = sign * (step === 3 ? random.int(8, 27) : random.int(30, 110))
    const to = daysLater(from, days)
    const [first, size] = sign < 0 ? [to, -days] : [from, days]
    const isNear = from.month === to.month
    if (
      days % 7 !== 0 &&
      isNear === (step === 3) &&
      from.year === to.year &&
      !passesFebruary(inMonths(first, size))
    )
      return { way: 'dates', from, days }
  }
}

/** How many days there are from a date to one some years and days later. */
function countedInYears(from: Day, days: number): string {
  const to = daysLater(from, days)
  const years = Math.floor(days / 365)
  const same = { ...from, year: from.year + years }
  const leapDays = Array.from({ length: years + 1 }, (_, at) => from.year + at).filter(year => {
    const leapDay = daysSince({ year, month: 2, day: 29 })
    return isLeap(year) && leapDay > daysSince(from) && leapDay <= daysSince(same)
  })
  const plain = `${years === 1 ? 'one year is 365 days' : `${years} years are ${years} × 365 = ${years * 365} days`}`
  const leap =
    leapDays.length > 0
      ? `, and one more for 29 February ${listed(leapDays.map(String))}: ${years * 365 + leapDays.length} days`
      : ', and no 29 February is in between'
  const extra = daysSince(to) - daysSince(same)
  return `From ${fullDate(from)} to ${fullDate(same)}: ${plain}${leap}. ${extra > 0 ? `From there to ${fullDate(to)} is ${extra} days more, so ${days} days altogether. ` : ''}`
}

export const weekday = template({
  id: 'maths.calendar-and-ages.weekday',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 50,
  draw: drawMove,
  measure: 'weeks that pass, whether the days must be counted from dates first, and whole years',
  hardness: ({ way, days }) =>
    Math.min(6, Math.abs(days) / 14) + { count: 1, dates: 4, years: 7 }[way] + (days < 0 ? 1 : 0),
  write: ({ way, from, days }, random) => {
    const to = daysLater(from, days)
    const [start, end] = [weekdayOf(from), weekdayOf(to)]
    const [size, back] = [Math.abs(days), days < 0]
    const rest = size % 7
    const right = weekdayName(end)
    const as = (at: number, misconception: string) => ({ text: weekdayName(at), misconception })
    const wrong = [
      as(end + 1, 'one-day-out'),
      as(end - 1, 'one-day-out'),
      as(2 * start - end, 'counted-the-wrong-way'),
      as(start, 'gave-the-first-day'),
      ...random.shuffle([2, 3, 4, 5]).map(by => as(end + by, 'miscounted-the-days-left-over')),
    ]
    const counting = {
      count: '',
      dates: back
        ? `Count from the earlier date to the later one. ${countedInMonths(to, size)} `
        : `${countedInMonths(from, size)} `,
      years: countedInYears(from, size),
    }[way]
    const say = way === 'years' ? fullDate : dayAndMonth
    return {
      stem:
        way === 'count'
          ? `Today is **${weekdayName(start)}**. Which day of the week ${back ? `was it **${size} days ago**` : `will it be in **${size} days**`}?`
          : `**${say(from)}** is a **${weekdayName(start)}**. Which day of the week is **${say(to)}**${way === 'dates' ? ' in the same year' : ''}?`,
      right: { text: right },
      wrong: wrong.filter(({ text }) => text !== right),
      explanation: `${counting}The same day of the week comes round every 7 days. ${size} ÷ 7 = ${Math.floor(size / 7)} remainder ${rest}, so count ${back ? 'back' : 'on'} ${counted(rest, 'day')} from ${weekdayName(start)}: **${right}**.`,
    }
  },
})

type Puzzle = 'when-other' | 'back-from-later' | 'at-birth' | 'sum-later' | 'times-later' | 'both-times'

const puzzlesOf: Record<Step, readonly Puzzle[]> = {
  1: ['when-other'],
  2: ['back-from-later', 'when-other', 'sum-later'],
  3: ['at-birth', 'sum-later'],
  4: ['times-later'],
  5: ['both-times', 'times-later'],
}

interface Ages {
  readonly puzzle: Puzzle
  readonly names: readonly [string, string]
  readonly older: string
  /** The age of the younger, of the older, and a number of years. In a sum: the sum, how many there are, and years. */
  readonly a: number
  readonly b: number
  readonly c: number
}

const olders = [
  ['mum', 'dad', 'aunt', 'uncle'],
  ['grandmother', 'grandfather', 'grandma', 'grandad'],
] as const

function drawAges(random: Random, step: Step): Ages {
  const puzzle = random.pick(puzzlesOf[step])
  const [name = '', friend = ''] = random.sample(pupils, 2)
  for (;;) {
    const [a, b, c] = drawYears(random, step, puzzle)
    const gap = b - a
    const isFamily = puzzle === 'at-birth' || puzzle === 'times-later' || puzzle === 'both-times'
    if (isFamily && (gap < 20 || gap > 66 || b > 84)) continue
    const older = isFamily ? random.pick(olders[gap < 43 ? 0 : 1]) : ''
    return { puzzle, names: [name, friend], older, a, b, c }
  }
}

function drawYears(random: Random, step: Step, puzzle: Puzzle): [number, number, number] {
  const child = random.int(4, 12)
  if (puzzle === 'when-other') {
    const more = step === 1 ? 9 : 16
    return [child, child + random.int(2, more), random.int(2, more)]
  }
  if (puzzle === 'back-from-later') return [child + 4, random.int(3, 12), random.int(2, 6)]
  if (puzzle === 'at-birth') return [child, child * random.int(3, 9), 0]
  if (puzzle === 'sum-later') {
    const many = step === 2 ? 2 : random.int(3, 5)
    return [random.int(many * 5, many * 12), many, random.int(3, 12)]
  }
  if (puzzle === 'times-later') {
    const [times, years] = [random.int(2, step === 5 ? 5 : 3), random.int(2, 24)]
    return [child, times * (child + years) - years, years]
  }
  const now = random.int(3, 8)
  const later = random.int(2, now - 1)
  // The younger is now so old that both sentences are true.
  const years = (child * (now - later)) / (later - 1)
  return Number.isInteger(years) && years > 2 ? [child, child * now, years] : [child, child, 0]
}

const timesAsOld = (times: number) => (times === 2 ? 'twice' : `${times} times`)

export const ages = template({
  id: 'maths.calendar-and-ages.ages',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 70,
  harder: 0.3,
  draw: drawAges,
  measure: 'what the ages are about, from two children to two times at once, and how large the numbers are',
  hardness: ({ puzzle, a, b }) =>
    ({
      'when-other': 1,
      'back-from-later': 2,
      'sum-later': 2.5,
      'at-birth': 3,
      'times-later': 5.5,
      'both-times': 7.5,
    })[puzzle] +
    (a + b) / 40,
  write: (facts, random) => {
    const { stem, right, wrong, way } = tellers[facts.puzzle](facts)
    const slips = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5].map(
      by => [right + by, 'slipped-by-a-few-years'] as const,
    )
    return {
      stem,
      right: { text: String(right) },
      wrong: leaning(
        random,
        String(right),
        [...wrong, ...slips]
          .filter(([value]) => Number.isInteger(value) && value > 0 && value !== right && value < 120)
          .map(([value, misconception]) => ({ text: String(value), misconception })),
      ),
      explanation: `${way} **${right}**.`,
    }
  },
})

interface Told {
  readonly stem: string
  readonly right: number
  readonly wrong: readonly (readonly [value: number, misconception: string])[]
  readonly way: string
}

const tellers: Record<Puzzle, (facts: Ages) => Told> = {
  'when-other': ({ names: [name, friend], a, b, c }) => ({
    stem: `${name} is ${a} years old and ${friend} is ${b}. How old will ${name} be when ${friend} is ${b + c}?`,
    right: a + c,
    wrong: [
      [b + c + (b - a), 'took-the-gap-the-wrong-way'],
      [c, 'gave-the-years-that-pass'],
      [b - a, 'gave-the-gap'],
      [b, 'found-the-other-age'],
      [a + b, 'added-the-two-ages'],
    ],
    way: `The gap between their ages stays the same: ${b} − ${a} = ${b - a} years. So when ${friend} is ${b + c}, ${name} is ${b + c} − ${b - a} =`,
  }),
  'back-from-later': ({ names: [name], a, b, c }) => ({
    stem: `In ${b} years, ${name} will be ${a + b}. How old was ${name} ${c} years ago?`,
    right: a - c,
    wrong: [
      [a, 'stopped-at-the-age-now'],
      [a + b - c, 'left-out-the-first-step'],
      [a + c, 'went-the-wrong-way-in-time'],
      [a + 2 * b - c, 'went-the-wrong-way-in-time'],
      [b + c, 'gave-the-years-that-pass'],
    ],
    way: `Find the age now first: ${a + b} − ${b} = ${a}. Then count back ${c} years: ${a} − ${c} =`,
  }),
  'sum-later': ({ names: [name, friend], a, b, c }) => ({
    stem: `${b === 2 ? `The ages of ${name} and ${friend}` : `The ages of ${b} cousins`} add up to ${a}. What will their ages add up to in ${c} years?`,
    right: a + b * c,
    wrong: [
      [a + c, 'counted-the-years-only-once'],
      [a + (b - 1) * c, 'left-one-of-them-out'],
      [a + (b + 1) * c, 'counted-one-too-many'],
      [b * c, 'gave-the-years-that-pass'],
      [a * b, 'multiplied-the-ages'],
      [a + b + c, 'added-everything'],
    ],
    way: `Each of them gets ${c} years older. For ${b === 2 ? 'both of them' : `all ${b}`} that is ${b} × ${c} = ${b * c} years. ${a} + ${b * c} =`,
  }),
  'at-birth': ({ names: [name], older, a, b }) => ({
    stem: `${name} is ${a} years old. ${name}’s ${older} is ${b / a} times as old. How old was ${name}’s ${older} when ${name} was born?`,
    right: b - a,
    wrong: [
      [b, 'stopped-at-the-age-now'],
      [b + a, 'went-the-wrong-way-in-time'],
      [b - 2 * a, 'took-off-too-much'],
      [a + b / a, 'added-instead-of-multiplying'],
      [b - b / a, 'took-off-the-wrong-number'],
    ],
    way: `Now ${name}’s ${older} is ${a} × ${b / a} = ${b}. ${name} was born ${a} years ago, so take off ${a}: ${b} − ${a} =`,
  }),
  'times-later': ({ names: [name], older, a, b, c }) => {
    const times = (b + c) / (a + c)
    return {
      stem: `${name} is ${a} years old and ${name}’s ${older} is ${b}. In how many years will ${name}’s ${older} be exactly ${timesAsOld(times)} as old as ${name}?`,
      right: c,
      wrong: [
        [a + c, 'gave-the-age-then'],
        ...(times > 2 ? ([[b - times * a, 'forgot-that-both-get-older']] as const) : []),
        [b - a, 'gave-the-gap'],
        [b / times, 'forgot-that-both-get-older'],
        [b / times - a, 'forgot-that-both-get-older'],
        [times * a, 'multiplied-the-ages'],
      ],
      way: `The gap is always ${b} − ${a} = ${b - a} years. When one is ${timesAsOld(times)} as old as the other, the gap is ${times === 2 ? 'the same as' : times === 3 ? 'twice' : `${times - 1} times`} the younger age. So ${name} will be ${times === 2 ? '' : `${b - a} ÷ ${times - 1} = `}${a + c}. The number of years until then is ${a + c} − ${a} =`,
    }
  },
  'both-times': ({ names: [name], older, a, b, c }) => {
    const [now, later] = [b / a, (b + c) / (a + c)]
    return {
      stem: `${name}’s ${older} is now ${timesAsOld(now)} as old as ${name}. In ${c} years, ${name}’s ${older} will be exactly ${timesAsOld(later)} as old as ${name}. How old is ${name} now?`,
      right: a,
      wrong: [
        [a + c, 'gave-the-age-then'],
        [b, 'found-the-other-age'],
        [c, 'gave-the-years-that-pass'],
        [c / (now - later), 'forgot-that-both-get-older'],
        [c / later, 'forgot-that-both-get-older'],
        [now * later, 'multiplied-the-ages'],
        [now + later, 'added-everything'],
      ],
      way: `The gap stays the same. Now it is ${now === 3 ? 'twice' : `${now - 1} times`} ${name}’s age. In ${c} years it will be ${later === 2 ? 'the same as' : later === 3 ? 'twice' : `${later - 1} times`} ${name}’s age then, which is ${later === 2 ? `${name}’s age now` : `${later - 1} times ${name}’s age now`} and ${later === 2 ? '' : `${later - 1} × ${c} = `}${(later - 1) * c} years more. So ${now - later === 1 ? `${name}’s age now` : `${now - 1} − ${later - 1} = ${now - later} times ${name}’s age now`} is ${(later - 1) * c} years${now - later === 1 ? '' : `, and ${(later - 1) * c} ÷ ${now - later} = ${a}`}. Check: ${name}’s ${older} is now ${b}. In ${c} years they will be ${a + c} and ${b + c}, and ${a + c} × ${later} = ${b + c}. So ${name} is now`,
    }
  },
}

type LeapAsk = 'which' | 'which-not' | 'how-many'

export const leapYears = template({
  id: 'maths.calendar-and-ages.leap-years',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const asked: LeapAsk = step < 3 ? 'which' : step === 3 ? 'which-not' : 'how-many'
    if (asked === 'how-many') {
      // At step 5 the year of a new century lies in between.
      const century = random.pick([1800, 1900, 2000, 2100])
      const first = step === 4 ? random.int(1905, 1990) : century - random.int(4, 45)
      const last = step === 4 ? first + random.int(14, 60) : century + random.int(4, 60)
      return { asked, first, last, years: [] }
    }
    const middle = step === 1 ? random.int(2010, 2080) : random.int(1840, 2090)
    const isRight = (year: number) => isLeap(year) === (asked === 'which')
    const reach = step === 1 ? 30 : 60
    const some = (low: number, high: number, wanted: boolean) => {
      for (;;) {
        const close =
          random.chance(0.25) && step > 1 ? random.pick([1800, 1900, 2000, 2100]) : random.int(low, high)
        const year = random.chance(0.6) ? close - (close % 2) : close
        if (year >= low && year <= high && isRight(year) === wanted) return year
      }
    }
    const right = some(middle - reach, middle + reach, true)
    const wrong = nineAround(
      random,
      () => some(right - reach, right - 1, false),
      () => some(right + 1, right + reach, false),
    )
    return { asked, first: right, last: right, years: wrong }
  },
  measure: 'whether leap years are found or counted, the years that pass, and a new century',
  hardness: ({ asked, first, last, years }) =>
    ({ which: 1, 'which-not': 3, 'how-many': 4 })[asked] +
    (last - first) / 30 +
    ([first, last, ...years].some(year => year < 2000) ? 0.5 : 0) +
    (asked === 'how-many' && Math.floor((first - 1) / 100) !== Math.floor(last / 100) ? 2 : 0),
  write: ({ asked, first, last, years }, random) => {
    if (asked !== 'how-many') {
      const reason = (year: number) =>
        year % 100 === 0
          ? isLeap(year)
            ? 'it can be divided exactly by 400'
            : 'it ends in 00 and can’t be divided exactly by 400'
          : isLeap(year)
            ? `its last two digits, ${String(year).slice(2)}, can be divided exactly by 4`
            : `its last two digits, ${String(year).slice(2)}, can’t be divided exactly by 4`
      const misconception = (year: number) =>
        year % 100 === 0
          ? isLeap(year)
            ? 'left-out-the-four-hundreds'
            : 'took-every-hundredth-year'
          : year % 2 === 0 && asked === 'which'
            ? 'took-every-even-year'
            : 'did-not-divide-by-four'
      return {
        stem: `Which of these years is ${asked === 'which' ? 'a **leap year**' : '**not** a leap year'}?`,
        right: { text: String(first) },
        wrong: years.map(year => ({ text: String(year), misconception: misconception(year) })),
        explanation: `A leap year can be divided exactly by 4. But a year that ends in 00 is a leap year only if it can be divided exactly by 400. **${first}** is ${asked === 'which' ? '' : 'not '}a leap year, because ${reason(first)}.`,
      }
    }
    const all = Array.from({ length: last - first + 1 }, (_, at) => first + at)
    const right = all.filter(isLeap).length
    const fours = all.filter(year => year % 4 === 0)
    const missing = fours.filter(year => !isLeap(year))
    const values = [
      ...(missing.length > 0 ? ([[fours.length, 'took-every-hundredth-year']] as const) : []),
      [all.filter(year => year % 4 === 0 && year % 100 !== 0).length, 'left-out-the-four-hundreds'] as const,
      [Math.floor((last - first) / 4), 'left-out-one-end-of-the-years'] as const,
      [all.filter(year => year % 2 === 0).length, 'took-every-even-year'] as const,
      ...[1, -1, 2, -2, 3, -3, 4, -4, 5].map(by => [right + by, 'miscounted-the-leap-years'] as const),
    ]
    return {
      stem: `How many leap years are there from **${first}** to **${last}**, including both of these years?`,
      right: { text: String(right) },
      wrong: leaning(
        random,
        String(right),
        values
          .filter(([value]) => value > 0 && value !== right)
          .map(([value, misconception]) => ({ text: String(value), misconception })),
      ),
      explanation: `The first year from ${first} on that can be divided exactly by 4 is ${fours[0]}, and the last is ${fours.at(-1)}. From ${fours[0]} to ${fours.at(-1)} is ${(fours.at(-1) ?? 0) - (fours[0] ?? 0)} years, and that is ${fours.length - 1} steps of 4, so there are ${fours.length} such years. ${
        missing.length > 0
          ? `But ${listed(missing.map(String))} was not a leap year, as it ends in 00 and can’t be divided exactly by 400. `
          : ''
      }So there are **${right}**.`,
    }
  },
})

const places = ['first', 'second', 'third', 'fourth'] as const

type PageAsk = 'nth' | 'weeks-after' | 'weekday-next' | 'first-next' | 'last-before'

const pageAsks: Record<Step, readonly PageAsk[]> = {
  1: ['nth'],
  2: ['weeks-after', 'nth'],
  3: ['weekday-next', 'weeks-after'],
  4: ['first-next', 'weekday-next'],
  5: ['last-before', 'first-next'],
}

const clubs = ['Chess club', 'Choir', 'Football training', 'Drama club', 'Judo', 'Gardening club'] as const

export const page = template({
  id: 'maths.calendar-and-ages.calendar-page',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const asked = random.pick(pageAsks[step])
    const [year, month] = [random.int(2024, 2033), random.int(2, 11)]
    const place =
      asked === 'first-next'
        ? random.int(0, step === 5 ? 3 : 1)
        : random.int(0, asked === 'weeks-after' ? 1 : 3)
    return {
      asked,
      year,
      month,
      weekday: random.int(0, 6),
      place,
      day: random.int(1, 27),
      club: random.int(0, clubs.length - 1),
    }
  },
  measure: 'whether the date is on the page, in the next month or in the month before',
  hardness: ({ asked, place }) =>
    ({ nth: 1, 'weeks-after': 2, 'weekday-next': 3.5, 'first-next': 4, 'last-before': 5.5 })[asked] +
    place / 4,
  write: (facts, random) => {
    const { asked, year, month, weekday: day, place } = facts
    const first = { year, month, day: 1 }
    const length = daysIn(year, month)
    const start = weekdayOf(first)
    const name = weekdayName(day)
    const own = 1 + ((day - start + 7) % 7)
    const nextStart = (start + length) % 7
    const [nextName, beforeName] = [months[month] ?? '', months[month - 2] ?? '']
    const lastShown = weekdayName(nextStart - 1)
    const picture = drawMonth(year, month)
    if (asked === 'weekday-next') {
      const right = nextStart + facts.day - 1
      const as = (at: number, misconception: string) => ({ text: weekdayName(at), misconception })
      const wrong = [
        as(start + facts.day - 1, 'looked-in-the-wrong-month'),
        as(right + 1, 'one-day-out'),
        as(right - 1, 'one-day-out'),
        ...random.shuffle([2, 3, 4, 5]).map(by => as(right + by, 'miscounted-the-days-left-over')),
      ]
      return {
        stem: `Here is a page of a calendar. Which day of the week is **${facts.day} ${nextName}**?`,
        picture,
        right: { text: weekdayName(right) },
        wrong: wrong.filter(({ text }) => text !== weekdayName(right)),
        explanation: `The last day on the page, ${length} ${months[month - 1]}, is a ${lastShown}. So 1 ${nextName} is a ${weekdayName(nextStart)}. Count on in weeks from there, 8, 15, 22 and so on, and then day by day: ${facts.day} ${nextName} is a **${weekdayName(right)}**.`,
      }
    }
    const nextOwn = 1 + ((day - nextStart + 7) % 7) + 7 * place
    const beforeLength = daysIn(year, month - 1)
    const beforeOwn = beforeLength - ((start - 1 - day + 14) % 7)
    const shown = {
      nth: own + 7 * place,
      'weeks-after': own + 7 * place + 14,
      'first-next': nextOwn,
      'last-before': beforeOwn,
    }[asked]
    const inMonth = { nth: month, 'weeks-after': month, 'first-next': month + 1, 'last-before': month - 1 }[
      asked
    ]
    const most = daysIn(year, inMonth)
    const say = (date: number) => dayAndMonth({ year, month: inMonth, day: date })
    const as = (date: number, misconception: string) => ({ date, misconception })
    const wrong = [
      as(shown + 7, 'one-week-out'),
      as(shown - 7, 'one-week-out'),
      as(shown + 1, 'one-day-out'),
      as(shown - 1, 'one-day-out'),
      ...(asked === 'first-next' || asked === 'last-before'
        ? [as(own + 7 * place, 'looked-in-the-wrong-month'), as(own + 28, 'looked-in-the-wrong-month')]
        : []),
      ...[2, -2, 3, -3, 6, -6, 8, -8].map(by => as(shown + by, 'miscounted-the-days')),
    ].filter(({ date }) => date >= 1 && date <= most && date !== shown)
    const stems = {
      nth: `What is the date of the **${places[place]} ${name}** in this month?`,
      'weeks-after': `${clubs[facts.club]} meets on the **${places[place]} ${name}** of this month and again two weeks later. On which date does it meet again?`,
      'first-next': `What is the date of the **${places[place]} ${name}** in **${nextName}**?`,
      'last-before': `What is the date of the **last ${name}** in **${beforeName}**, the month before?`,
    }
    const ways = {
      nth: `Find the column for ${name} and count down: ${[0, 1, 2, 3]
        .slice(0, place + 1)
        .map(at => own + 7 * at)
        .join(', ')}. The ${places[place]} is **${say(shown)}**.`,
      'weeks-after': `The ${places[place]} ${name} is ${say(own + 7 * place)}. Two weeks is 14 days: ${own + 7 * place} + 14 = ${shown}, so it is **${say(shown)}**.`,
      'first-next': `The last day on the page is a ${lastShown}, so 1 ${nextName} is a ${weekdayName(nextStart)}. Count on to the first ${name}: ${say(nextOwn - 7 * place)}.${place > 0 ? ` Then add ${place === 1 ? 'a week' : `${place} weeks`}.` : ''} It is **${say(shown)}**.`,
      'last-before': `The page begins on a ${weekdayName(start)}, so the last day of ${beforeName} is a ${weekdayName(start - 1)}. ${beforeName} has ${beforeLength} days. Count back from ${say(beforeLength)} to the last ${name}: **${say(shown)}**.`,
    }
    return {
      stem: `Here is a page of a calendar. ${stems[asked]}`,
      picture,
      right: { text: say(shown) },
      wrong: leaning(
        random,
        say(shown),
        wrong.map(({ date, misconception }) => ({ text: say(date), misconception })),
      ),
      explanation: ways[asked],
    }
  },
})

export const calendarAndAges: Topic = {
  id: 'maths.calendar-and-ages',
  name: 'Calendar and ages',
  subdomain: 'measures',
  year: 5,
  prerequisites: ['maths.multiplication', 'maths.division', 'maths.time'],
  about: 'Days between dates, days of the week, leap years, and puzzles about how old people are.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
April, June, September and November have **30 days**. All the other months have 31, but February has only 28.

In a **leap year** February has 29 days. A year is a leap year if you can divide it by 4, such as 2028. But a year that ends in 00 is a leap year only if you can divide it by 400. So 2000 was a leap year and 1900 was not.

To count the days **between two dates**, go month by month. First go to the end of the month. Then count the full months. Then add the last days.

The same **day of the week** comes again after 7 days, 14 days, 21 days and so on. So divide by 7 and look at what is left over.

With **ages**, there is one big secret. Everybody gets older by one year each year. So the **gap** between two people never changes.`,
    example: `
8 March is a Friday. Which day of the week is 21 April?

1. From 8 March to 31 March is 31 − 8 = 23 days.
2. Then there are 21 days in April: 23 + 21 = 44 days.
3. Take out the full weeks: 44 ÷ 7 = 6 remainder 2.
4. Count on 2 days from Friday: Saturday, **Sunday**.`,
    harder: `
Ava is 8 years old and her dad is 38. In how many years will he be three times as old as Ava?

1. The gap is 38 − 8 = 30 years. It will always be 30.
2. When Dad is three times as old, he has three parts and Ava has one. So the gap is two parts.
3. One part is 30 ÷ 2 = 15. So Ava will be 15.
4. That is in 15 − 8 = **7 years**.
5. Check: in 7 years they are 15 and 45, and 3 × 15 = 45. Good.`,
    mistake: `
Do the two ends count? From Monday to Friday it is 4 days later. But school is open on 5 days, because Monday and Friday both count. So look at the question. If it says that both days count, add one. You can check with your fingers on a small number.`,
    tryThis: `
On which day of the week is your next birthday? Find today's date. Count the days to your birthday month by month. Divide by 7, and count on by what is left over. Then check on a calendar.`,
  })),
  misconceptions: once(() => ({
    'left-out-one-end': {
      child: 'Here the first and the last day both count. Add one.',
      parent:
        'Leaves out one of the two ends, though both count. Try it with Monday to Wednesday on fingers: three days.',
    },
    'counted-the-first-day-too': {
      child: 'You counted the first day too. Start with the day after it.',
      parent:
        'Counts the starting day, so the answer is one too big. Ask how long it is from today until tomorrow.',
    },
    'took-thirty-days-in-every-month': {
      child: 'Not every month has 30 days. Say the rhyme or count on your knuckles.',
      parent:
        'Takes every month to have 30 days. Teach the knuckle trick or the rhyme “Thirty days has September”.',
    },
    'subtracted-the-dates-only': {
      child: 'The dates are in different months. Go to the end of the month first.',
      parent:
        'Takes one date from the other though the months differ. Cross the months one by one on a calendar.',
    },
    'wrong-length-of-february': {
      child: 'Check if it is a leap year. If it is, February has 29 days. If not, 28.',
      parent: 'Uses the wrong length of February. Ask whether the year can be divided by 4.',
    },
    'one-day-out': {
      child: 'You were one day out. Start with the day after, and count again.',
      parent: 'Is one day out, often because the first day is counted. Say the next day as “one”.',
    },
    'counted-the-wrong-way': {
      child: 'Check which way to count: on for a later date, back for an earlier one.',
      parent: 'Counts back instead of on, or on instead of back. Ask which date comes first.',
    },
    'gave-the-first-day': {
      child: 'It is not a number of full weeks. Count on by the days left over.',
      parent: 'Gives the day they started from. Divide by 7 and use the remainder.',
    },
    'miscounted-the-days-left-over': {
      child: 'Take out the full weeks. Then count only the days left over.',
      parent:
        'Miscounts the days that are left after the full weeks. Write the days of the week in a ring and hop.',
    },
    'took-the-gap-the-wrong-way': {
      child: 'Who is older? The younger one stays younger by the same gap.',
      parent: 'Adds the gap where it should be taken off. Ask who is older before working anything out.',
    },
    'gave-the-years-that-pass': {
      child: 'That is how many years pass. The question asks for an age.',
      parent: 'Gives a number of years instead of an age. Underline what is asked for.',
    },
    'gave-the-gap': {
      child: 'That is the gap between them. Use it for one more step.',
      parent: 'Stops at the gap between the ages. Ask what the gap tells about the other person’s age.',
    },
    'found-the-other-age': {
      child: 'That is the other person’s age. Read again whose age is asked for.',
      parent: 'Gives the age of the wrong person. Write a name next to every number.',
    },
    'added-the-two-ages': {
      child: 'Two ages added together tell you nothing here. Use the gap between them.',
      parent: 'Adds two ages where the gap is needed. Draw a bar for each age, one under the other.',
    },
    'stopped-at-the-age-now': {
      child: 'That is the age now. Count back or on in time as well.',
      parent: 'Stops at the age now. Underline the time that the question asks about.',
    },
    'left-out-the-first-step': {
      child: 'Find the age now first. Then count back from there.',
      parent: 'Counts back from the later age instead of today’s. Draw a time line with “now” in the middle.',
    },
    'went-the-wrong-way-in-time': {
      child: 'Earlier means younger. Later means older.',
      parent: 'Goes the wrong way in time. Draw a time line and point to the past and to the future.',
    },
    'counted-the-years-only-once': {
      child: 'Each of them gets older. Count the years once for each.',
      parent: 'Adds the years once, though each person gets older. Ask how much older each of them will be.',
    },
    'left-one-of-them-out': {
      child: 'One of them is missing. All of them get older.',
      parent: 'Leaves one person out. Draw one face for each and write the extra years under it.',
    },
    'counted-one-too-many': {
      child: 'You counted one too many. Check how many there are.',
      parent: 'Counts one person too many. Draw one face for each and count again.',
    },
    'multiplied-the-ages': {
      child: 'Here the ages are not multiplied. Think about what changes each year.',
      parent: 'Multiplies numbers that do not belong together. Make a table of both ages, year by year.',
    },
    'added-everything': {
      child: 'Do not just add all the numbers. Ask what each of them means.',
      parent:
        'Adds all the numbers in the question. Ask them to say what each number stands for before doing a sum.',
    },
    'took-off-too-much': {
      child: 'Take the age off once only.',
      parent: 'Takes the child’s age off twice. Ask how many years ago the birth was.',
    },
    'added-instead-of-multiplying': {
      child: '“Times as old” means multiply.',
      parent:
        'Adds where “times as old” means multiply. Draw one bar for the child and several for the adult.',
    },
    'took-off-the-wrong-number': {
      child: 'Count back by the years since the birth. That is the younger one’s age.',
      parent: 'Takes off the number of times and not the years. Ask how long ago the birth was.',
    },
    'gave-the-age-then': {
      child: 'That is the age then. Read again: years from now, or the age now.',
      parent:
        'Gives the age at that time, but something else is asked for. Underline “in how many years” or “now”.',
    },
    'forgot-that-both-get-older': {
      child: 'Both get older. Only the gap stays the same.',
      parent: 'Lets only one of the two get older. Make a table with both ages, year by year.',
    },
    'slipped-by-a-few-years': {
      child: 'You were a few years out. Put your answer into the story and check.',
      parent: 'Is a few years out. Putting the answer back into the story shows at once whether it fits.',
    },
    'did-not-divide-by-four': {
      child: 'Divide the last two digits by 4. A leap year leaves nothing over.',
      parent:
        'Does not test whether the year can be divided by 4. Only the last two digits are needed for this.',
    },
    'took-every-even-year': {
      child: 'Not every even year is a leap year. They come every four years.',
      parent: 'Thinks every even year is a leap year. Write down 2024, 2028, 2032 and see the steps of four.',
    },
    'took-every-hundredth-year': {
      child: 'A year that ends in 00 is a leap year only if 400 goes into it.',
      parent:
        'Counts a year such as 1900 as a leap year. Years that end in 00 count only if 400 goes into them.',
    },
    'left-out-the-four-hundreds': {
      child: 'The year 2000 was a leap year, because 2000 can be divided by 400.',
      parent:
        'Thinks that no year ending in 00 is a leap year. The years 1600 and 2000 were, as 400 goes into them.',
    },
    'left-out-one-end-of-the-years': {
      child: 'Write down the first and the last leap year. Then count both of them.',
      parent: 'Counts the steps of four and not the leap years. There is one more year than there are steps.',
    },
    'miscounted-the-leap-years': {
      child: 'You were a little out. Write the leap years down in a row and count.',
      parent: 'Miscounts the leap years. A written list in steps of four is safer than counting in the head.',
    },
    'looked-in-the-wrong-month': {
      child: 'Check the month. The page shows another one.',
      parent: 'Reads the page as if it were the month asked for. Ask with which day that month begins.',
    },
    'one-week-out': {
      child: 'You were one week out. Count the rows again.',
      parent: 'Is exactly one week out. Count first, second, third down the column, and skip empty boxes.',
    },
    'miscounted-the-days': {
      child: 'Find the right column first. Then count down in weeks.',
      parent: 'Loses count on the page. Follow the column of that day with a finger.',
    },
  })),
  templates: [daysBetween, weekday, ages, leapYears, page],
}
