import { topicById } from '@learn/content'
import * as contract from '@learn/contract/learn/progress'
import { type LearnStudentState, weakestFirst } from '@learn/contract/learn/states'
import type { LearnStudentProgress } from '@learn/contract/learn/students'

type Summary = contract.LearnStudentSummary
type Suggestion = Summary['next'][number]
type Mastery = LearnStudentState['masteryByTopic'][number]

const nameOf = (topicId: string) => topicById(topicId)?.name ?? topicId
export const named = (topicId: string) => ({ topicId, topicName: nameOf(topicId) })

/** Smaller rises can be luck. */
const leastRise = 0.03
const leastAnswers = 3

/** The topics whose score rose most. */
export const wentWellIn = ({ topics }: Pick<LearnStudentProgress, 'topics'>): Summary['wentWell'] =>
  topics
    .filter(({ first, latest, attempts }) => attempts >= leastAnswers && latest - first >= leastRise)
    .sort((a, b) => b.latest - b.first - (a.latest - a.first))
    .slice(0, contract.mostInSummary)
    .map(({ topicId, first, latest }) => ({ ...named(topicId), first, latest }))

/** The open mistakes made on these days, the most frequent first. One for each topic. */
export function hardIn(
  { openMisconceptions }: Pick<LearnStudentState, 'openMisconceptions'>,
  from: string,
  to: string,
): Summary['hard'] {
  const made = openMisconceptions.filter(
    ({ madeAt }) => madeAt.slice(0, 10) >= from && madeAt.slice(0, 10) <= to,
  )
  const byTopic = new Map<string, (typeof made)[number]>()
  for (const mistake of made)
    if (mistake.times > (byTopic.get(mistake.topicId)?.times ?? 0)) byTopic.set(mistake.topicId, mistake)
  return [...byTopic.values()]
    .sort((a, b) => b.times - a.times)
    .slice(0, contract.mostInSummary)
    .map(({ topicId, times, forParent }) => ({ ...named(topicId), times, forParent }))
}

/**
 * What is worth doing now: what may be fading, what keeps going wrong, what is begun and not secure, and only then new
 * topics in teaching order. Of each kind, the lowest score first; a topic without answers never counts as low.
 */
export function nextIn({ masteryByTopic, openMisconceptions }: LearnStudentState): Suggestion[] {
  const mistaken = new Set(openMisconceptions.map(({ topicId }) => topicId))
  const ordered = weakestFirst(masteryByTopic)
  const suggest = (kind: Suggestion['kind'], topics: readonly Mastery[]) =>
    topics.map(({ topicId }): Suggestion => ({ ...named(topicId), kind }))
  const standing = (which: Mastery['standing']) => ordered.filter(topic => topic.standing === which)
  const all = [
    ...suggest('review', standing('review')),
    ...suggest(
      'mistake',
      ordered.filter(({ topicId }) => mistaken.has(topicId)),
    ),
    ...suggest('practice', standing('learning')),
    ...suggest('start', standing('new')),
  ]
  const seen = new Set<string>()
  return all.filter(({ topicId }) => !seen.has(topicId) && seen.add(topicId)).slice(0, contract.mostInSummary)
}

export const list = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
export const namesOf = (topics: readonly { topicName: string }[]) => topics.map(({ topicName }) => topicName)
export const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** What was done, how it went, and what to do next. */
export function sentencesFor(
  summary: Omit<Summary, 'sentences' | 'studentId' | 'start'>,
): Summary['sentences'] {
  const { displayName: name, days, attempts, rightAnswers, minutes } = summary
  const done =
    attempts === 0
      ? `${name} did not practise in this week.`
      : `${name} practised for ${plural(Math.round(minutes), 'minute')} on ${plural(days, 'day')} and got ${rightAnswers} of ${plural(attempts, 'question')} right.`
  return [done, howItWent(summary), nextWords(summary)]
}

function howItWent({ wentWell, hard, estimate }: Pick<Summary, 'wentWell' | 'hard' | 'estimate'>): string {
  const well = wentWell.length > 0 ? `${list(namesOf(wentWell))} went well` : ''
  const still = hard.length > 0 ? `${list(namesOf(hard))} ${hard.length === 1 ? 'is' : 'are'} still hard` : ''
  if (well && still) return `${well}; ${still}.`
  if (well || still) return `${well || still}.`
  return estimate
    ? `In a test today, about ${Math.round(100 * estimate.value)}% of the answers would be right.`
    : 'There are not enough answers yet to say how it is going.'
}

function nextWords({ next }: Pick<Summary, 'next'>): string {
  const [first] = next
  return first ? `Next, ${stepWords(first)}.` : 'Next, keep practising: everything is up to date.'
}

/** A suggestion, as in “Next, …”. */
export function stepWords({ kind, topicName }: Suggestion): string {
  const words: Record<Suggestion['kind'], string> = {
    review: `look at ${topicName} again before it fades`,
    mistake: `go over ${topicName} once more`,
    practice: `practise ${topicName} a little more`,
    start: `start with ${topicName}`,
  }
  return words[kind]
}
