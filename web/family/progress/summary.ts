import type { Answers } from '@learn/sdk'
import { type DayBar, percent, type Week } from '../../drawing/charts/geometry.ts'

export type Trend = Answers['learn.getLearnStudentTrend']
export type Forecast = Answers['learn.getLearnStudentForecast']
export type State = Answers['learn.getLearnStudentState']
export type Topic = Answers['learn.listLearnTopics']['data'][number]

const day = 86_400_000

const nameOf = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Date(date).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options })

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** This week beside the one before, for the head of the page. */
export interface ThisWeek {
  readonly minutes: number
  readonly days: number
  readonly minutesBefore: number
  readonly answers: number
  readonly right: number
}

/** Weeks begin on Monday, in UTC, as the server counts them. */
export function thisWeek({ weeks, days }: Trend, now: number): ThisWeek {
  const monday = mondayOf(now)
  const before = mondayOf(now - 7 * day)
  const week = (start: string) => weeks.find(one => one.start === start)
  return {
    minutes: Math.round(week(monday)?.minutes ?? 0),
    days: days.filter(one => one.day >= monday).length,
    minutesBefore: Math.round(week(before)?.minutes ?? 0),
    answers: week(monday)?.attempts ?? 0,
    right: week(monday)?.rightAnswers ?? 0,
  }
}

/** 1 January 1970 was a Thursday. */
const mondayOf = (time: number) => dayOf(time - ((Math.floor(time / day) + 3) % 7) * day)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Last week and this one, from Monday to Sunday. */
export function twoWeeks({ days }: Trend, now: number): DayBar[] {
  const first = Date.parse(mondayOf(now - 7 * day))
  const minutes = new Map(days.map(one => [one.day, one.minutes]))
  return Array.from({ length: 14 }, (_, at) => {
    const date = dayOf(first + at * day)
    return {
      letter: nameOf(date, { weekday: 'narrow' }),
      name: nameOf(date, { weekday: 'long', day: 'numeric', month: 'long' }),
      minutes: minutes.get(date) ?? 0,
      isLatest: at >= 7,
    }
  })
}

/** With fewer answers in a week than this, its point is drawn open. */
const thin = 10

/** The weeks of a chart: of all subjects together, or of one. */
export const chartWeeks = ({ weeks }: Trend, subjectId?: string): Week[] =>
  weeks.map(({ start, attempts, estimate, subjects }) => ({
    name: nameOf(start, { day: 'numeric', month: 'short' }),
    shares: subjectId ? (subjects.find(one => one.subjectId === subjectId)?.estimate ?? null) : estimate,
    isThin: attempts < thin,
  }))

/** "57–71%". */
export const rangeWords = ({ low, high }: { low: number; high: number }) =>
  `${Math.round(100 * low)}–${percent(high)}`

/** "probably between 57% and 71%". */
export const probably = ({ low, high }: { low: number; high: number }) =>
  `probably between ${percent(low)} and ${percent(high)}`

/** As the server has them: below these numbers of answers, in all and in a subject, it gives no estimate. */
export const enough = 20
export const enoughInSubject = 10

/** Why there is no estimate yet, and what it takes. */
export function tooFew(answers: number, needed: number): string {
  const left = Math.max(1, needed - answers)
  return answers === 0 ? 'no answers yet' : `${plural(left, 'more answer')} needed`
}

/** Where the expected share went since the first week that has one, in a sentence; nothing if it is too early to say. */
export function trendWords({ weeks }: Trend, name: string): string {
  const known = weeks.flatMap(({ start, estimate }) => (estimate ? [{ start, estimate }] : []))
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || known.length < 3) return ''
  const since = nameOf(first.start, { day: 'numeric', month: 'long' })
  const points = Math.round(100 * (last.estimate.value - first.estimate.value))
  const isClear = last.estimate.low > first.estimate.value || last.estimate.high < first.estimate.value
  if (!isClear || points === 0)
    return `About as high as in the week of ${since}. Small ups and downs mean little.`
  return points > 0
    ? `${name} would get ${plural(points, 'more question')} in 100 right than in the week of ${since}.`
    : `${plural(-points, 'question')} in 100 fewer than in the week of ${since}. Time without practice does that.`
}

/** How a topic is shown: a level for its colour, and always a word. */
export interface TopicMark {
  readonly id: string
  readonly name: string
  readonly level: 'new' | 'few' | 'review' | 1 | 2 | 3 | 4 | 5
  readonly words: string
}

type Known = State['masteryByTopic'][number]

export function markOf({
  score,
  low,
  high,
  standing,
  enoughEvidence,
  attempts,
}: Known): Pick<TopicMark, 'level' | 'words'> {
  if (standing === 'new') return { level: 'new', words: 'not started' }
  if (!enoughEvidence)
    return { level: 'few', words: `started: ${plural(attempts, 'answer')}, too few to say` }
  const told = `${percent(score)}, ${probably({ low, high })}`
  if (standing === 'review') return { level: 'review', words: `due for review: ${told}` }
  return { level: levelOf(score), words: `${standing === 'secure' ? 'secure' : 'in progress'}: ${told}` }
}

const levelOf = (score: number) =>
  score < 0.5 ? 1 : score < 0.62 ? 2 : score < 0.74 ? 3 : score < 0.86 ? 4 : 5

export interface SubjectMap {
  readonly subjectId: string
  /** The parts of the subject, with their topics. */
  readonly parts: readonly { readonly name: string; readonly topics: readonly TopicMark[] }[]
  readonly counts: {
    readonly secure: number
    readonly review: number
    readonly progress: number
    readonly new: number
  }
}

/** Every topic that the child learns, by subject and part. */
export function mapOf(
  { masteryByTopic }: State,
  topics: readonly Topic[],
  partNames: ReadonlyMap<string, string>,
): SubjectMap[] {
  const known = new Map(masteryByTopic.map(topic => [topic.topicId, topic]))
  const learned = topics.flatMap(topic => {
    const state = known.get(topic.id)
    return state ? [{ topic, state }] : []
  })
  return [...groups(learned, ({ topic }) => topic.subjectId)].map(([subjectId, all]) => ({
    subjectId,
    parts: [...groups(all, ({ topic }) => topic.subdomainId)].map(([partId, some]) => ({
      name: partNames.get(partId) ?? '',
      topics: some.map(({ topic, state }) => ({ id: topic.id, name: topic.name, ...markOf(state) })),
    })),
    counts: {
      secure: all.filter(({ state }) => state.standing === 'secure').length,
      review: all.filter(({ state }) => state.standing === 'review').length,
      progress: all.filter(({ state }) => state.standing === 'learning').length,
      new: all.filter(({ state }) => state.standing === 'new').length,
    },
  }))
}

/** Not `Map.groupBy`, which tablets of 2023 don't have. */
function groups<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>()
  for (const item of items) found.set(nameOf(item), [...(found.get(nameOf(item)) ?? []), item])
  return found
}

/** "12 secure, 3 due for review, 9 in progress, 10 not started". */
export const countWords = ({ secure, review, progress, new: fresh }: SubjectMap['counts']) =>
  [
    [secure, 'secure'],
    [review, 'due for review'],
    [progress, 'in progress'],
    [fresh, 'not started'],
  ]
    .flatMap(([count, words]) => (count ? [`${count} ${words}`] : []))
    .join(', ')

export interface Hard {
  readonly topicId: string
  readonly topic: string
  readonly subjectId: string
  readonly times: number
  readonly words: string
}

/** The mistakes that a child has made most lately and most often, at most so many. */
export function foundHard({ openMisconceptions }: State, topics: readonly Topic[], most: number): Hard[] {
  const named = new Map(topics.map(topic => [topic.id, topic]))
  return [...openMisconceptions]
    .sort((one, other) => other.times - one.times)
    .slice(0, most)
    .flatMap(({ topicId, times, forParent }) => {
      const topic = named.get(topicId)
      return topic
        ? [{ topicId, topic: topic.name, subjectId: topic.subjectId, times, words: forParent }]
        : []
    })
}
