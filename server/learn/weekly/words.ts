import { day } from '../../times.ts'
import type { Week } from '../progress/progress.ts'
import { list, named, namesOf, plural, stepWords } from '../progress/summary.ts'

/** Everything that the email says about one child. */
export interface ChildWords {
  /** The first word of the name that the family chose, and never more. */
  readonly name: string
  readonly sentences: readonly [string, string, string]
  readonly next: string
  /** The minutes of each day from Monday, for the picture; undefined after a week without practice. */
  readonly minutes: readonly number[] | undefined
  /** The picture in words. */
  readonly minutesWords: string
}

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? ''

export function wordsFor(week: Week): ChildWords {
  const name = firstWord(week.summary.displayName)
  return week.summary.attempts === 0 ? afterRest(name, week) : afterPractice(name, week)
}

/** Nobody is asked to come back: nothing is lost by a week off. */
function afterRest(name: string, { summary: { next } }: Week): ChildWords {
  const [first] = next
  return {
    name,
    sentences: [
      `${name} did not practise last week, and that is fine.`,
      'Everything learned so far is kept.',
      'A few questions are enough to begin again, on any day.',
    ],
    next: first
      ? `When ${name} feels like it, ${first.topicName} is a good place to start.`
      : `When ${name} feels like it, any practice is a good place to start.`,
    minutes: undefined,
    minutesWords: '',
  }
}

function afterPractice(name: string, week: Week): ChildWords {
  const { next, start } = week.summary
  const minutes = minutesOf(week, start)
  const [first] = next
  return {
    name,
    sentences: [doneWords(name, week), betterWords(week), hardWords(week)],
    next: first ? `${capital(stepWords(first))}.` : 'Keep practising: everything is up to date.',
    minutes,
    minutesWords: `Minutes of practice: ${minutes.map((count, day) => `${dayNames[day]} ${shown(count)}`).join(', ')}.`,
  }
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A day with practice never counts as none. */
export const shown = (minutes: number) => (minutes > 0 ? Math.max(1, Math.round(minutes)) : 0)

function minutesOf({ days }: Week, start: string): number[] {
  const known = new Map(days.map(({ day, minutes, attempts }) => [day, attempts > 0 ? minutes || 0.1 : 0]))
  return dayNames.map((_, after) => {
    const date = new Date(Date.parse(start) + after * day)
    return known.get(date.toISOString().slice(0, 10)) ?? 0
  })
}

function doneWords(name: string, { summary, before }: Week): string {
  const { minutes, days, rightAnswers, attempts } = summary
  const earlier =
    before.attempts === 0
      ? 'there was no practice the week before'
      : `the week before, it was ${minuteWords(before.minutes)} with ${before.rightAnswers} of ${before.attempts} right`
  return `${name} practised for ${minuteWords(minutes)} on ${plural(days, 'day')} last week and got ${rightAnswers} of ${plural(attempts, 'question')} right; ${earlier}.`
}

const minuteWords = (minutes: number) =>
  Math.round(minutes) === 0 ? 'less than a minute' : plural(Math.round(minutes), 'minute')

const mostStrong = 2

function betterWords({ summary: { wentWell }, state }: Week): string {
  if (wentWell.length > 0) return `${list(namesOf(wentWell))} got better.`
  const strong = state.masteryByTopic
    .filter(({ standing }) => standing === 'secure')
    .sort((a, b) => b.score - a.score)
    .slice(0, mostStrong)
    .map(({ topicId }) => named(topicId))
  return strong.length > 0
    ? `${list(namesOf(strong))} ${strong.length === 1 ? 'is' : 'are'} strong.`
    : 'There are not enough answers yet to say what is going well.'
}

const hardWords = ({ summary: { hard } }: Week) =>
  hard.length > 0
    ? `${list(namesOf(hard))} ${hard.length === 1 ? 'was' : 'were'} hard.`
    : 'Nothing stood out as hard.'

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
