import { Random } from '@learn/content/random'
import type { DemoChild, Habit } from './cast.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The days on which somebody with this habit may practise, Monday first, and how often they then do. */
const habits: Record<Habit, { days: readonly number[]; chance: number }> = {
  daily: { days: [0, 1, 2, 3, 4, 5, 6], chance: 0.9 },
  'school days': { days: [0, 1, 2, 3, 4], chance: 0.85 },
  'four days': { days: [0, 1, 3, 5], chance: 0.9 },
  'twice a week': { days: [1, 4], chance: 0.95 },
  weekends: { days: [5, 6], chance: 0.95 },
  'now and then': { days: [0, 1, 2, 3, 4, 5, 6], chance: 0.2 },
  new: { days: [], chance: 0 },
}

/** The days of the demo. They end yesterday, so that nothing is in the future. */
export interface Calendar {
  readonly start: number
  readonly days: number
}

export function makeCalendar(weeks: number, today: Date): Calendar {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  return { start: midnight - weeks * 7 * day, days: weeks * 7 }
}

/** When a child practises on a day: after school, or on a weekend's morning. Undefined if they don't. */
export function practiceTime(child: DemoChild, { start }: Calendar, place: number): number | undefined {
  const { days, chance } = habits[child.habit]
  const week = Math.floor(place / 7)
  const random = new Random(`demo ${child.username} day ${place}`)
  const midnight = start + place * day
  const weekday = (new Date(midnight).getUTCDay() + 6) % 7
  const practises = days.includes(weekday) && random.chance(chance)
  if (!practises || week < (child.firstWeek ?? 0) || week > (child.lastWeek ?? Number.POSITIVE_INFINITY))
    return undefined
  const [from, until] = weekday < 5 ? [16 * 60, 18 * 60 + 30] : [10 * 60, 12 * 60]
  return midnight + random.int(from, until) * minute
}
