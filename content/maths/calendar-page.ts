import { label, line, picture, rectangle } from '../svg.ts'
import { daysIn, months, weekdayOf, weekdays } from './calendar.ts'

const [left, top, wide, high] = [6, 34, 44, 27] as const

/** One month, with a column for each day of the week. */
export function drawMonth(year: number, month: number) {
  const first = weekdayOf({ year, month, day: 1 })
  const count = daysIn(year, month)
  const rows = Math.ceil((first + count) / 7)
  const name = `${months[month - 1]} ${year}`
  const bottom = top + 24 + rows * high
  const days = Array.from({ length: count }, (_, at) => {
    const place = first + at
    return label(
      [left + ((place % 7) + 0.5) * wide, top + 24 + Math.floor(place / 7) * high + 18],
      String(at + 1),
    )
  })
  return picture(
    320,
    bottom + 6,
    `A page of a calendar for ${name}. The columns are Monday to Sunday. The first of the month is a ${weekdays[first]}, and the month has ${count} days.`,
    [
      label([160, 22], name, { size: 15, bold: true }),
      rectangle(left, top, wide * 7, bottom - top, 'white', 1.5),
      ...weekdays.map((day, at) =>
        label([left + (at + 0.5) * wide, top + 17], day.slice(0, 3), { size: 13, bold: true }),
      ),
      ...Array.from({ length: rows }, (_, at) =>
        line([left, top + 24 + at * high], [left + wide * 7, top + 24 + at * high], 1),
      ),
      ...[1, 2, 3, 4, 5, 6].map(at => line([left + at * wide, top], [left + at * wide, bottom], 1)),
      ...days,
    ].join(''),
  )
}
