import { weeklyHour } from '@learn/contract/learn/mail-preferences'
import { day } from '../../times.ts'
import { mondayOf } from '../progress/outlook.ts'

/** The zone's own name for itself, or undefined if it is not the name of a time zone. */
export function readTimeZone(name: string): string | undefined {
  try {
    // An offset such as +01:00 has no summer time.
    return /^[+-]/.test(name)
      ? undefined
      : new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(timeZone, format)
  }
  return format
}

/** What the clocks there show, as if it were UTC. */
function localTime(timeZone: string, time: number): number {
  const parts = formatOf(timeZone).formatToParts(time)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(part => part.type === type)?.value)
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
}

const offsetAt = (timeZone: string, time: number) =>
  localTime(timeZone, time) - Math.floor(time / 1_000) * 1_000

/** Longer than any change of the clocks, and than any distance from UTC. */
const safely = 1.5 * day

/**
 * When the clocks there first show this hour of this date, or a later time if they skip it. An hour that comes twice, and
 * a day that the zone leaves out, have one such moment too.
 */
export function momentOf(timeZone: string, date: string, hour: number): Date {
  const wanted = Date.parse(date) + hour * 3_600_000
  const moments = [wanted - safely, wanted + safely]
    .map(near => wanted - offsetAt(timeZone, near))
    .filter(time => localTime(timeZone, time) >= wanted)
  return new Date(Math.min(...moments))
}

/** When the email of the week that begins on this Monday is due. */
export const dueAt = (timeZone: string, monday: string): Date => momentOf(timeZone, monday, weeklyHour)

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export const weekAfter = (monday: string) => dateOf(Date.parse(monday) + 7 * day)
export const weekBefore = (monday: string) => dateOf(Date.parse(monday) - 7 * day)

/** The first Monday there whose email is due after this time. */
export function firstWeekAfter(timeZone: string, time: Date): string {
  let monday = mondayOf(localTime(timeZone, time.getTime()))
  while (dueAt(timeZone, monday) <= time) monday = weekAfter(monday)
  return monday
}
