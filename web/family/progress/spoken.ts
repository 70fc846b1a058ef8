import { type DayBar, percent, type Row, type Week } from '../../drawing/charts/geometry.ts'
import { probably, type ThisWeek } from './summary.ts'

/** What charts say, in sentences for those who hear them. */

const minuteWords = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)

/** Where a line begins and ends. */
export function lineSpoken(weeks: readonly Week[]): string {
  const known = weeks.flatMap(({ name, shares }) => (shares ? [{ name, shares }] : []))
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last) return 'There are too few answers to say.'
  const told = `${percent(last.shares.value)} in the week from ${last.name}`
  return first === last
    ? `${told}.`
    : `${percent(first.shares.value)} in the week from ${first.name}, ${told}.`
}

export const rangesSpoken = (rows: readonly Row[]): string =>
  rows
    .map(({ name, shares, missing }) =>
      shares ? `${name}: ${percent(shares.value)}, ${probably(shares)}.` : `${name}: ${missing}.`,
    )
    .join(' ')

export function barsSpoken(days: readonly DayBar[]): string {
  const sum = (isLatest: boolean) =>
    Math.round(days.reduce((all, day) => all + (day.isLatest === isLatest ? day.minutes : 0), 0))
  return `${minuteWords(sum(false))} last week, ${minuteWords(sum(true))} this week.`
}

/** This week in a figure and a sentence. A child who has not begun has no zeros. */
export function weekWords({ minutes, days, minutesBefore }: ThisWeek, name: string): [string, string] {
  const before = minutesBefore > 0 ? `${minuteWords(minutesBefore)} the week before` : ''
  if (days === 0)
    return ['Not yet', [`${name} hasn’t practised this week yet.`, before && `${before}.`].join(' ').trim()]
  const figure = minutes === 0 ? 'Under a minute' : minuteWords(minutes)
  return [figure, [days === 1 ? 'on 1 day' : `on ${days} days`, before].filter(Boolean).join('; ')]
}
