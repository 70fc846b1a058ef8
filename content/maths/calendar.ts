/** Dates, without a clock: years, months from 1 to 12 and days. */

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The number of days since 1 January of the year 1, which was a Monday. */
export function daysSince({ year, month, day }: Day): number {
  const before = year - 1
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
  const inYear = months.slice(0, month - 1).reduce((sum, _, at) => sum + daysIn(year, at + 1), 0)
  return before * 365 + leapDays + inYear + day - 1
}

/** From 0, a Monday, to 6. */
export const weekdayOf = (day: Day) => daysSince(day) % 7

/** So many days later, or earlier. */
export function daysLater({ year, month, day }: Day, days: number): Day {
  let [y, m, d] = [year, month, day + days]
  while (d > daysIn(y, m)) {
    d -= daysIn(y, m)
    if (++m > 12) [y, m] = [y + 1, 1]
  }
  while (d < 1) {
    if (--m < 1) [y, m] = [y - 1, 12]
    d += daysIn(y, m)
  }
  return { year: y, month: m, day: d }
}

/** `5 March`. */
export const dayAndMonth = ({ month, day }: Day) => `${day} ${months[month - 1]}`

/** `5 March 2028`. */
export const fullDate = (date: Day) => `${dayAndMonth(date)} ${date.year}`

export const weekdayName = (weekday: number) => weekdays[((weekday % 7) + 7) % 7] ?? 'Monday'
