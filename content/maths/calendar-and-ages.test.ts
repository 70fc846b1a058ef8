import { numbersIn, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { ages, calendarAndAges, daysBetween, leapYears, page, weekday } from './calendar-and-ages.ts'

const names = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

const dayLength = 86_400_000

/** Reads `5 March 2028`, with the year of the facts if there is none. */
function dateIn(text: string, year: number): number {
  const [, day, month = '', own] = /(\d+) ([A-Z][a-z]+)(?: (\d{4}))?/.exec(text) ?? []
  return Date.UTC(Number(own ?? year), months.indexOf(month), Number(day)) / dayLength
}

const weekdayAt = (day: number) => names[new Date(day * dayLength).getUTCDay()] ?? ''

const bold = (stem: string) => [...stem.matchAll(/\*\*([^*]+)\*\*/g)].map(([, one = '']) => one)

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

const timesIn = (text: string) => (text === 'twice' ? 2 : (numbersIn(text)[0] ?? 0))

/** Tries every pair of ages that fits the first sentences, and looks whether the answer is the only one. */
function solves(stem: string, answer: number): boolean {
  const numbers = numbersIn(stem)
  const [a = 0, b = 0, c = 0] = numbers
  if (stem.includes('How old will')) return a + (c - b) === answer
  if (stem.startsWith('In ')) return b - a - c === answer
  if (stem.includes('cousins')) return b + a * c === answer
  if (stem.includes('add up to')) return a + 2 * b === answer
  if (stem.includes('was born')) return a * b - a === answer
  const [first = '', second = ''] = [...stem.matchAll(/(twice|\d+ times) as old/g)].map(
    ([, times = '']) => times,
  )
  if (stem.includes('In how many years')) {
    const years = Array.from({ length: 99 }, (_, at) => at).filter(at => b + at === timesIn(first) * (a + at))
    return years.length === 1 && years[0] === answer
  }
  const years = Number(/In (\d+) years/.exec(stem)?.[1])
  const young = Array.from({ length: 60 }, (_, at) => at + 1).filter(
    age => timesIn(first) * age + years === timesIn(second) * (age + years),
  )
  return young.length === 1 && young[0] === answer
}

prove(calendarAndAges, [
  proof(daysBetween, ({ from }, answer, { draft: { stem } }) => {
    const [first = '', second = ''] = bold(stem)
    const [a, b] = [dateIn(first, from.year), dateIn(second, from.year)]
    return b - a + (/count/.test(stem) ? 1 : 0) === Number(answer)
  }),
  // Steps from day to day through the week.
  proof(weekday, ({ from }, answer, { draft: { stem } }) => {
    const [first = '', second = '', third = ''] = bold(stem)
    if (stem.startsWith('Today')) {
      const days = (numbersIn(second)[0] ?? 0) * (second.includes('ago') ? -1 : 1)
      let at = names.indexOf(first)
      for (let day = 0; day < Math.abs(days); day++) at = (at + (days < 0 ? 6 : 1)) % 7
      return names[at] === answer
    }
    return weekdayAt(dateIn(first, from.year)) === second && weekdayAt(dateIn(third, from.year)) === answer
  }),
  proof(ages, (_, answer, { draft: { stem } }) => solves(stem, Number(answer))),
  proof(leapYears, (_, answer, { draft: { stem } }) => {
    const [first = '', last = ''] = bold(stem)
    if (first === 'leap year') return isLeap(Number(answer))
    if (first === 'not') return !isLeap(Number(answer))
    let count = 0
    for (let year = Number(first); year <= Number(last); year++) if (isLeap(year)) count++
    return count === Number(answer)
  }),
  // Checks the printed page, then goes on to the date in the real calendar.
  proof(page, (_, answer, { draft: { stem, picture } }) => {
    const printed = texts(picture?.svg ?? '')
    const [, month = '', year = ''] = /^([A-Z][a-z]+) (\d{4})$/.exec(printed[0]?.text ?? '') ?? []
    const heads = printed.filter(({ text }) => /^[A-Z][a-z]{2}$/.test(text))
    const days = printed.filter(({ text }) => /^\d+$/.test(text))
    const at = (day: number, of = months.indexOf(month)) => Date.UTC(Number(year), of, day) / dayLength
    const isPrintedRight = days.every(({ x, text }) => {
      const head = heads.find(one => Math.abs(one.x - x) < 1)
      return head && weekdayAt(at(Number(text))).startsWith(head.text)
    })
    if (
      !isPrintedRight ||
      days.length !== new Date(Date.UTC(Number(year), months.indexOf(month) + 1, 0)).getUTCDate()
    )
      return false
    const [asked = '', other = ''] = bold(stem)
    if (/^\d/.test(asked)) return weekdayAt(dateIn(asked, Number(year))) === answer
    const [rank = '', name = ''] = asked.split(' ')
    const inMonth = other ? months.indexOf(other) : months.indexOf(month)
    const all = Array.from(
      { length: new Date(Date.UTC(Number(year), inMonth + 1, 0)).getUTCDate() },
      (_, day) => day + 1,
    ).filter(day => weekdayAt(at(day, inMonth)) === name)
    const found = rank === 'last' ? all.at(-1) : all[['first', 'second', 'third', 'fourth'].indexOf(rank)]
    return answer === `${(found ?? 0) + (stem.includes('two weeks') ? 14 : 0)} ${months[inMonth]}`
  }),
])
