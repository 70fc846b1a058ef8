import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template, type WrongChoice } from '../template.ts'
import { capital, listed, ordinal } from '../wording.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const weekdayAt = (at: number) => weekdays[((at % 7) + 7) % 7] ?? 'Monday'

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

const near: Readonly<Record<string, string>> = {
  '-2': 'the day before yesterday',
  '-1': 'yesterday',
  '0': 'today',
  '1': 'tomorrow',
  '2': 'the day after tomorrow',
}

/** A day, counted from today, and some days before or after it. */
interface Day {
  readonly base: number
  readonly more: number
}

const total = ({ base, more }: Day) => base + more

/** `the day after tomorrow`, `in 5 days’ time`, `three days before yesterday`. */
function described({ base, more }: Day): string {
  const from = near[base]
  if (more === 0) return from ?? (base > 0 ? `in ${base} days’ time` : `${-base} days ago`)
  const days = Math.abs(more) === 1 ? 'the day' : `${numberWords[Math.abs(more)]} days`
  return `${days} ${more > 0 ? 'after' : 'before'} ${from}`
}

const tense = (day: Day, [past, now, future]: readonly [string, string, string]) =>
  total(day) < 0 ? past : total(day) > 0 ? future : now

const plain = (base: number): Day => ({ base, more: 0 })

/** Further from yesterday or tomorrow in their own direction, or back past today. */
function drawFar(random: Random): Day {
  const base = random.pick([-2, -1, 1, 2])
  const more = random.int(2, 5) * (random.chance(0.5) ? 1 : -1)
  return { base, more }
}

function drawDays(random: Random, step: Step): { given: Day; asked: Day } {
  const far = () => random.int(3, 6) * (random.chance(0.5) ? 1 : -1)
  switch (step) {
    case 1:
      return { given: plain(0), asked: plain(random.pick([-5, -4, -3, -2, 2, 3, 4, 5])) }
    case 2:
      return { given: plain(random.pick([-2, -1, 1, 2])), asked: plain(random.pick([-2, -1, 0, 1, 2])) }
    case 3:
      return { given: plain(random.pick([-2, -1, 1, 2])), asked: plain(far()) }
    case 4:
      return { given: drawFar(random), asked: plain(random.chance(0.5) ? far() : random.int(-2, 2)) }
    case 5:
      return {
        given: drawFar(random),
        asked: random.chance(0.3) ? plain(random.pick([20, 25, 30, 40, 50, 60, 100])) : drawFar(random),
      }
  }
}

const partsOf = ({ base, more }: Day) => (base === 0 ? 0 : 1) + (more === 0 ? 0 : 1)

export const dayPuzzle = template({
  id: 'verbal-reasoning.dates-and-directions.day-puzzle',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    for (;;) {
      const { given, asked } = drawDays(random, step)
      const apart = total(asked) - total(given)
      if (apart % 7 !== 0) return { given, asked, apart, right: random.int(0, 6) }
    }
  },
  measure: 'parts of the two descriptions, and days to count',
  hardness: ({ given, asked, apart }) =>
    2 * (partsOf(given) + partsOf(asked)) + Math.min(10, Math.abs(apart)) / 4,
  write: ({ given, asked, apart, right }, random) => {
    const start = right - apart
    const known: WrongChoice[] = [
      { text: weekdayAt(start - apart), misconception: 'counted-the-wrong-way' },
      { text: weekdayAt(start + total(asked)), misconception: 'took-the-given-day-for-today' },
      { text: weekdayAt(start - total(given)), misconception: 'stopped-at-today' },
      ...[asked.more, -given.more]
        .filter(more => more !== 0)
        .map(more => ({ text: weekdayAt(right - more), misconception: 'left-out-a-part' })),
      { text: weekdayAt(right - 1), misconception: 'one-day-out' },
      { text: weekdayAt(right + 1), misconception: 'one-day-out' },
    ]
    const others = random.shuffle(weekdays).map(text => ({ text, misconception: 'lost-count-of-the-days' }))
    const today = weekdayAt(start - total(given))
    const statement = `${described(given)} ${tense(given, ['was', 'is', 'will be'])} **${weekdayAt(start)}**`
    return {
      stem: `${capital(statement)}. What day ${tense(asked, ['was it', 'is it', 'will it be'])} **${described(asked)}**?`,
      right: { text: weekdayAt(right) },
      wrong: [...known, ...others].filter(({ text }) => text !== weekdayAt(right)),
      explanation: `${given.base === 0 ? '' : foundToday(given, today)}${total(asked) === 0 ? 'That is the day you are asked for.' : `${given.base === 0 ? 'Count' : 'Now count'}: ${described(asked)} is ${countedDays(total(asked))} today.${sevensTaken(Math.abs(total(asked)))} That is **${weekdayAt(right)}**.`}`,
    }
  },
})

/** How many of the days are left to count when the full weeks are taken away. */
function sevensTaken(days: number): string {
  if (days <= 7) return ''
  const left = days % 7
  return ` Every seven days it is the same day again: ${days} = ${days - left} + ${left}, so you need to count only ${left === 1 ? 'one day' : `${left} days`}.`
}

const foundToday = (given: Day, today: string) =>
  `First find today. ${capital(described(given))} ${total(given) === 0 ? 'is today' : `is ${countedDays(total(given))} today`}, so today is **${today}**. `

const countedDays = (days: number) =>
  `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days < 0 ? 'before' : 'after'}`

const months = [
  { name: 'January', days: 31 },
  { name: 'February', days: 28 },
  { name: 'March', days: 31 },
  { name: 'April', days: 30 },
  { name: 'May', days: 31 },
  { name: 'June', days: 30 },
  { name: 'July', days: 31 },
  { name: 'August', days: 31 },
  { name: 'September', days: 30 },
  { name: 'October', days: 31 },
  { name: 'November', days: 30 },
  { name: 'December', days: 31 },
] as const

const month = (at: number) => months[at] ?? months[0]

type Kind = 'weekday' | 'which-one' | 'days-later' | 'next-year'

interface DateFacts {
  readonly kind: Kind
  readonly month: number
  readonly date: number
  /** The weekday of this date. */
  readonly weekday: number
  readonly later: number
  /** Which of the weekdays asked for, or 0 for the last of the month. */
  readonly which: number
  readonly asked: number
  /** The year of a date a year before. */
  readonly year: number
}

const blank = { later: 0, which: 0, asked: 0, year: 0 }

const realWeekday = (year: number, at: number, date: number) =>
  (new Date(Date.UTC(year, at, date)).getUTCDay() + 6) % 7

/** Never across the end of February, where the year would matter. */
function drawDate(random: Random, step: Step): DateFacts {
  const weekday = random.int(0, 6)
  if (step === 1) {
    const date = random.int(1, 10)
    return { ...blank, kind: 'weekday', month: random.int(0, 11), date, weekday, later: random.int(3, 13) }
  }
  if (step === 2 || (step === 3 && random.chance(0.4))) {
    const date = step === 2 ? random.int(1, 9) : random.int(1, 3)
    if (step === 2)
      return { ...blank, kind: 'weekday', month: random.int(0, 11), date, weekday, later: random.int(12, 18) }
    return {
      ...blank,
      kind: 'which-one',
      month: random.int(0, 11),
      date,
      weekday,
      which: random.int(2, 4),
      asked: random.int(0, 6),
    }
  }
  const start = random.int(2, 10)
  if (step === 3)
    return {
      ...blank,
      kind: 'days-later',
      month: start,
      date: random.int(10, 25),
      weekday,
      later: random.int(15, 28),
    }
  if (step === 4)
    return random.chance(0.5)
      ? {
          ...blank,
          kind: 'weekday',
          month: start,
          date: random.int(12, 28),
          weekday,
          later: random.int(19, 32),
        }
      : {
          ...blank,
          kind: 'which-one',
          month: start,
          date: random.int(1, 3),
          weekday,
          asked: random.int(0, 6),
        }
  const kind = random.pick(['weekday', 'days-later', 'next-year'] as const)
  if (kind === 'next-year') {
    const [year, date] = [random.int(2025, 2032), random.int(2, 27)]
    return { ...blank, kind, month: start, date, weekday: realWeekday(year, start, date), year }
  }
  return {
    ...blank,
    kind,
    month: random.int(2, 8),
    date: random.int(5, 28),
    weekday,
    later: random.int(47, 75),
  }
}

/** The date so many days later, and the names of the months on the way. */
function dateLater({ month: from, date, later }: DateFacts) {
  let [at, left] = [from, date + later]
  while (left > month(at).days) {
    left -= month(at).days
    at++
  }
  return { month: at, date: left }
}

const isLeap = (year: number) => year % 4 === 0

/** The first date of the month on the weekday asked for. */
const firstOn = ({ date, weekday, asked }: DateFacts) => {
  const first = date + ((asked - weekday + 7) % 7)
  return first > 7 ? first - 7 : first
}

function answerTo(facts: DateFacts): string {
  const { kind, month: at, weekday, later, which, year } = facts
  if (kind === 'weekday') return weekdayAt(weekday + later)
  if (kind === 'next-year') return weekdayAt(weekday + (isLeap(year + 1) ? 2 : 1))
  if (kind === 'days-later') {
    const found = dateLater(facts)
    return `${found.date} ${month(found.month).name}`
  }
  const first = firstOn(facts)
  const last = first + 7 * Math.floor((month(at).days - first) / 7)
  return `${which === 0 ? last : first + 7 * (which - 1)} ${month(at).name}`
}

function questionOf(facts: DateFacts): string {
  const { kind, month: at, date, weekday, later, which, asked, year } = facts
  const day = `${date} ${month(at).name}`
  if (kind === 'days-later')
    return `The school fair is on **${day}**, and the concert is **${later} days later**. On which date is the concert?`
  if (kind === 'next-year')
    return `In ${year}, ${day} is a **${weekdayAt(weekday)}**. Which day of the week is ${day} in ${year + 1}?`
  const given = `In one year, ${day} is a **${weekdayAt(weekday)}**.`
  if (kind === 'which-one')
    return `${given} On which date is the **${which === 0 ? 'last' : ordinalWord(which)} ${weekdayAt(asked)}** of that month?`
  const other = dateLater(facts)
  return `${given} Which day of the week is **${other.date} ${month(other.month).name}** in the same year?`
}

const ordinalWord = (which: number) => ['last', 'first', 'second', 'third', 'fourth'][which] ?? ordinal(which)

/** The days from one date to the other, in words with their numbers. */
function daysBetween(facts: DateFacts): string {
  const { month: at, date } = facts
  const end = dateLater(facts)
  if (end.month === at) return `From ${date} to ${end.date} ${month(at).name} is ${facts.later} days.`
  const parts = [`${month(at).days - date} days to the end of ${month(at).name}`]
  for (let between = at + 1; between < end.month; between++)
    parts.push(`${month(between).days} in ${month(between).name}`)
  parts.push(`${end.date} in ${month(end.month).name}`)
  return `${month(at).name} has ${month(at).days} days. Count ${listed(parts)}: that makes ${facts.later}.`
}

function explained(facts: DateFacts): string {
  const { kind, month: at, date, weekday, later, which, asked, year } = facts
  const answer = answerTo(facts)
  if (kind === 'weekday')
    return `${daysBetween(facts)} ${later < 7 ? '' : `Every 7 days it is a ${weekdayAt(weekday)} again. ${later} days is ${Math.floor(later / 7)} ${Math.floor(later / 7) === 1 ? 'week' : 'weeks'} and ${later % 7} ${later % 7 === 1 ? 'day' : 'days'}. `}Count on ${later % 7} from ${weekdayAt(weekday)}: it is a **${answer}**.`
  if (kind === 'days-later') return `${daysBetween(facts)} So the concert is on **${answer}**.`
  if (kind === 'next-year')
    return `A year has 52 weeks and 1 day, so the same date moves on by one day of the week. ${isLeap(year + 1) ? `But ${year + 1} can be divided by 4, so it is a leap year. 29 February ${year + 1} comes in between, and the date moves on by two days` : `No 29 February comes in between, because ${year + 1} can’t be divided by 4. The date moves on by one day`}: it is a **${answer}**.`
  const first = firstOn(facts)
  return `If ${date} ${month(at).name} is a ${weekdayAt(weekday)}, the first ${weekdayAt(asked)} is on ${first} ${month(at).name}. Add 7 for the next ones: ${datesFrom(first, which, month(at).days)}. ${which === 0 ? `${month(at).name} has ${month(at).days} days, so the` : 'The'} ${ordinalWord(which)} ${weekdayAt(asked)} is on **${answer}**.`
}

const datesFrom = (first: number, which: number, days: number) =>
  [0, 1, 2, 3, 4]
    .map(week => first + 7 * week)
    .filter((date, week) => date <= days && (which === 0 || week < which))
    .join(', ')

/** Wrong dates in the month of the answer. */
function wrongDates(random: Random, facts: DateFacts): WrongChoice[] {
  const [text = '', name = ''] = answerTo(facts).split(' ')
  const right = Number(text)
  const days = months.find(each => each.name === name)?.days ?? 30
  const shifts: readonly (readonly [number, string])[] =
    facts.kind === 'which-one'
      ? [
          [-7, 'one-week-out'],
          [7, 'one-week-out'],
          [-1, 'one-day-out'],
          [1, 'one-day-out'],
        ]
      : [
          [-1, 'mixed-up-the-lengths-of-months'],
          [1, 'mixed-up-the-lengths-of-months'],
          [-2, 'mixed-up-the-lengths-of-months'],
          [2, 'one-day-out'],
        ]
  const far = [-14, 14, -8, 8, -6, 6, -3, 3, -10, 10, -4, 4, -5, 5, -9, 9, -7, 7]
  return [
    ...random.shuffle(shifts),
    ...random.shuffle(far).map(shift => [shift, 'lost-count-of-the-days'] as const),
  ]
    .map(([shift, misconception]) => ({ date: right + shift, misconception }))
    .filter(({ date }) => date >= 1 && date <= days)
    .map(({ date, misconception }) => ({ text: `${date} ${name}`, misconception }))
}

function wrongDays(random: Random, facts: DateFacts): WrongChoice[] {
  const { kind, weekday, later, year, month: at } = facts
  const right = weekdays.indexOf(answerTo(facts) as (typeof weekdays)[number])
  const crosses = kind === 'weekday' && dateLater(facts).month > at
  const known =
    kind === 'next-year'
      ? [
          {
            text: weekdayAt(weekday + (isLeap(year + 1) ? 1 : 2)),
            misconception: 'forgot-or-added-a-leap-day',
          },
          { text: weekdayAt(weekday), misconception: 'thought-it-is-the-same-day-each-year' },
        ]
      : [
          ...[-1, 1].map(shift => ({
            text: weekdayAt(right + shift),
            misconception: crosses ? 'mixed-up-the-lengths-of-months' : 'one-day-out',
          })),
          { text: weekdayAt(weekday - later), misconception: 'counted-the-wrong-way' },
        ]
  const others = random.shuffle(weekdays).map(text => ({ text, misconception: 'lost-count-of-the-days' }))
  return [...known, ...others]
}

export const datePuzzle = template({
  id: 'verbal-reasoning.dates-and-directions.date-puzzle',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 60,
  draw: (random, step): DateFacts => {
    for (;;) {
      const facts = drawDate(random, step)
      if (facts.kind !== 'weekday' || facts.later % 7 !== 0) return facts
    }
  },
  measure: 'days to count, and months or years on the way',
  hardness: facts => {
    if (facts.kind === 'which-one') return facts.which === 0 ? 6 : 2.5 + facts.which / 2
    if (facts.kind === 'next-year') return 7
    return facts.later / 7 + 2 * (dateLater(facts).month - facts.month)
  },
  write: (facts, random) => {
    const right = answerTo(facts)
    const wrong = /\d/.test(right) ? wrongDates(random, facts) : wrongDays(random, facts)
    return {
      stem: questionOf(facts),
      right: { text: right },
      wrong: wrong.filter(({ text }) => text !== right),
      explanation: explained(facts),
    }
  },
})
