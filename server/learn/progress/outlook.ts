import { type ExamFamilyId, type Mode, subjects, topics } from '@learn/content'
import {
  answersForEstimate,
  answersForSubjectEstimate,
  type LearnEstimate,
} from '@learn/contract/learn/progress'
import type { YearGroup } from '@learn/contract/learn/values'
import {
  type Estimate,
  foldOutlook,
  forecast,
  newOutlook,
  type Outlook,
  type OutlookAnswer,
  outlookModel,
} from '@learn/learning/outlook'
import { day } from '../../times.ts'
import { guessIn, guessOf } from '../knowledge/model.ts'
import { blueprintOf } from '../papers/blueprint.ts'

/** An answer, as far as an outlook needs it. */
export interface AnswerRow {
  readonly topicId: string
  readonly questionId: string
  readonly difficulty: number
  readonly right: boolean
  readonly answeredAt: string
  readonly milliseconds: number
}

/** The student as far as a test depends on them, and the outlook that was kept, if any. */
export interface OutlookRow {
  readonly organizationId: string
  readonly examFamilyId: ExamFamilyId
  readonly yearGroup: YearGroup
  readonly subjectIds: readonly string[]
  readonly hiddenTopicIds: readonly string[]
  readonly version: string | null
  /** How many answers it covers. */
  readonly attempts: number | null
  readonly state: Outlook | null
}

/** How a test would go. */
export interface Expectations {
  readonly answers: number
  readonly estimate: LearnEstimate | null
  readonly subjects: readonly SubjectExpectation[]
}

interface SubjectExpectation {
  readonly subjectId: (typeof subjects)[number]['id']
  readonly answers: number
  readonly estimate: LearnEstimate | null
}

export interface Sums {
  attempts: number
  rightAnswers: number
  milliseconds: number
}

/** The outlook after some more answers, with what they add to the weeks and days in which they were given. */
export interface Advance {
  readonly outlook: Outlook
  /** By Monday. */
  readonly weeks: ReadonlyMap<string, Expectations>
  readonly days: ReadonlyMap<string, Sums>
}

/** The outlook that was kept, or a new one if it comes from another version. */
export function keptOutlook({ version, attempts, state }: OutlookRow): {
  outlook: Outlook
  attempts: number
} {
  return version === outlookModel.version && state !== null
    ? { outlook: state, attempts: attempts ?? 0 }
    : { outlook: newOutlook(outlookModel), attempts: 0 }
}

/** Takes the answers in, week by week, so that each week is seen as it stood at its end. */
export function advance(
  student: OutlookRow,
  from: Outlook,
  answers: readonly AnswerRow[],
  now: Date,
): Advance {
  const weeks = new Map<string, Expectations>()
  const days = new Map<string, Sums>()
  let outlook = from
  let monday = ''
  let taken: OutlookAnswer[] = []
  const endWeek = () => {
    if (taken.length === 0) return
    outlook = foldOutlook(outlookModel, outlook, taken)
    taken = []
    weeks.set(monday, expectationsOf(student, outlook, Math.min(now.getTime(), Date.parse(monday) + 7 * day)))
  }
  for (const row of answers) {
    const at = Date.parse(row.answeredAt)
    addTo(days, dayOf(at), row)
    // A late answer belongs to the week in which the others arrived.
    const week = mondayOf(at)
    if (week > monday) {
      endWeek()
      monday = week
    }
    taken.push(toAnswer(row, at))
  }
  endWeek()
  return { outlook, weeks, days }
}

function addTo(days: Map<string, Sums>, name: string, { right, milliseconds }: AnswerRow): void {
  const sums = days.get(name) ?? { attempts: 0, rightAnswers: 0, milliseconds: 0 }
  sums.attempts++
  if (right) sums.rightAnswers++
  sums.milliseconds += milliseconds
  days.set(name, sums)
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The Monday of the week, in UTC. 1 January 1970 was a Thursday. */
export const mondayOf = (time: number) => dayOf(time - ((Math.floor(time / day) + 3) % 7) * day)

const modes = new Map<string, Mode>(
  topics.flatMap(topic => topic.templates.map(({ id, mode }) => [id, mode])),
)

function toAnswer({ topicId, questionId, difficulty, right }: AnswerRow, at: number): OutlookAnswer {
  const mode = modes.get(questionId.slice(0, questionId.indexOf('@')))
  return {
    topicId,
    subjectId: subjectOf(topicId),
    difficulty,
    guess: mode ? guessIn(mode) : guessOf(topicId),
    right,
    at,
  }
}

const subjectOf = (topicId: string) => topicId.slice(0, topicId.indexOf('.'))

/** How a test of the student's exam, year and subjects would go at this time. */
export function expectationsOf(student: OutlookRow, outlook: Outlook, time: number): Expectations {
  const test = blueprintOf({
    examFamilyId: student.examFamilyId,
    year: Number(student.yearGroup.slice(-1)),
    subjectIds: student.subjectIds,
    hidden: new Set(student.hiddenTopicIds),
  })
  const { overall, subjects: estimates } = forecast(outlookModel, outlook, test, time)
  const answers = new Map<string, number>()
  for (const [topicId, topic] of Object.entries(outlook.topics)) {
    const subjectId = subjectOf(topicId)
    answers.set(subjectId, (answers.get(subjectId) ?? 0) + topic.answers)
  }
  const learned = subjects.filter(({ id }) => student.subjectIds.includes(id))
  const parts = learned.map(({ id }): SubjectExpectation => {
    const count = answers.get(id) ?? 0
    return {
      subjectId: id,
      answers: count,
      estimate: count < answersForSubjectEstimate ? null : rounded(estimates.get(id)),
    }
  })
  const all = parts.reduce((sum, part) => sum + part.answers, 0)
  return { answers: all, estimate: all < answersForEstimate ? null : rounded(overall), subjects: parts }
}

/** Three digits are more than any forecast is good for. */
function rounded(estimate: Estimate | undefined): LearnEstimate | null {
  if (!estimate) return null
  const round = (share: number) => Math.round(share * 1_000) / 1_000
  return { value: round(estimate.value), low: round(estimate.low), high: round(estimate.high) }
}
