import type { LearnStudentTrend } from '@learn/contract/learn/progress'
import { day } from '../../times.ts'
import { type Expectations, mondayOf, type Sums } from './outlook.ts'

/** Weeks by their Monday, and days, in any order. */
interface Known {
  readonly weeks: ReadonlyMap<string, Expectations>
  readonly days: ReadonlyMap<string, Sums>
}

export const nothingKept: Known = { weeks: new Map(), days: new Map() }

/** What was kept, with what came later. Days add up; a week is seen as it stood last. */
export function combine(kept: Known, later: Known): Known {
  const days = new Map(kept.days)
  for (const [day, sums] of later.days) days.set(day, add(days.get(day), sums))
  return { weeks: new Map([...kept.weeks, ...later.weeks]), days }
}

const week = 7 * day
const nothing: Sums = { attempts: 0, rightAnswers: 0, milliseconds: 0 }

const add = (one: Sums = nothing, other: Sums): Sums => ({
  attempts: one.attempts + other.attempts,
  rightAnswers: one.rightAnswers + other.rightAnswers,
  milliseconds: one.milliseconds + other.milliseconds,
})

/** From the first of these weeks, or the first with practice, to the last. Weeks are given by their Monday. */
export function trendIn(
  { first, last }: { first: string; last: string },
  { weeks, days }: Known,
): Pick<LearnStudentTrend, 'weeks' | 'days'> {
  const isShown = (day: string) => day >= first && mondayOf(Date.parse(day)) <= last
  const shown = [...days].filter(([day]) => isShown(day)).sort(([a], [b]) => (a < b ? -1 : 1))
  const sums = new Map<string, Sums>()
  for (const [day, more] of shown) {
    const monday = mondayOf(Date.parse(day))
    sums.set(monday, add(sums.get(monday), more))
  }
  return {
    weeks: mondaysBetween([...sums.keys()][0], last).map(start => ({
      start,
      ...toPublic(sums.get(start) ?? nothing),
      estimate: weeks.get(start)?.estimate ?? null,
      subjects: [...(weeks.get(start)?.subjects ?? [])],
    })),
    days: shown.map(([day, more]) => ({ day, ...toPublic(more) })),
  }
}

function mondaysBetween(first: string | undefined, last: string): string[] {
  const all: string[] = []
  for (
    let monday = first;
    monday !== undefined && monday <= last;
    monday = mondayOf(Date.parse(monday) + week)
  )
    all.push(monday)
  return all
}

/** Minutes are rounded to a tenth. */
const toPublic = ({ attempts, rightAnswers, milliseconds }: Sums) => ({
  attempts,
  rightAnswers,
  minutes: Math.round(milliseconds / 6_000) / 10,
})
