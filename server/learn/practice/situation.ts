import { parseQuestionId, type QuestionReference } from '@learn/content'
import { setOf } from '@learn/content/english/long-passages/sets'
import type { ActionType, SessionType } from '@learn/contract/learn/words'
import type { Projection } from '@learn/learning/projection'
import type { Assignment, PastStep, SessionView, View } from '@learn/learning/view'
import type { Context } from '../../context.ts'
import { type StudentView, type TopicSetting, viewOf } from '../knowledge/view.ts'
import { findActiveAssignment } from '../teaching/active-assignment.store.ts'
import type { Situation } from './situation.store.ts'

/** The steps of a session are ordered in time, whichever request arrived first and whatever the clock does. */
export function decisionTimeIn({ lastDecidedAt }: Situation, now: Date): Date {
  return lastDecidedAt === null ? now : new Date(Math.max(now.getTime(), Date.parse(lastDecidedAt) + 1))
}

/** An assignment can come up only in sessions that have its kind of step. */
const stepsIn: Record<SessionType, readonly ActionType[]> = {
  diagnostic: ['practice'],
  lesson: ['lesson', 'practice'],
  practice: ['lesson', 'practice'],
  'mini-test': ['mini-test'],
  test: ['test'],
}

export async function findAssignmentFor(ctx: Context, situation: Situation): Promise<Assignment | null> {
  const { hasAssignments, studentId, sessionType, subjectIds, allowedActionTypes } = situation
  if (!hasAssignments) return null
  const actionTypes = stepsIn[sessionType].filter(type => allowedActionTypes.includes(type))
  return await findActiveAssignment(ctx.db, studentId, { actionTypes, subjectIds })
}

export interface OpenMistake {
  readonly name: string
  /** What made the question. Most mistakes can be made with one template only. Empty if it was not recorded. */
  readonly templateId: string
}

/** The open mistakes in one topic. */
export const openMistakesIn = (openMistakes: Situation['openMistakes'], topicId: string): OpenMistake[] =>
  openMistakes.flatMap(mistake => {
    const [madeIn, templateId = '', name = ''] = mistake.split(' ')
    return madeIn === topicId ? [{ templateId, name }] : []
  })

export function viewIn(
  situation: Situation,
  {
    projection,
    stale,
    assignment,
  }: { projection: Projection; stale: boolean; assignment: Assignment | null },
  now: Date,
): StudentView {
  const known = {
    examFamilyId: situation.examFamilyId,
    subjectIds: situation.subjectIds,
    projection,
    now: now.getTime(),
    settings: settingsIn(situation),
    lessonsSeen: new Set(situation.lessonsSeen),
    lessonsThisWeek: new Set(situation.lessonsThisWeek),
    mistakenTopics: new Set(situation.openMistakes.map(mistake => mistake.slice(0, mistake.indexOf(' ')))),
    session: sessionIn(situation, now),
    constraints: {
      allowedActionTypes: situation.allowedActionTypes,
      excludedCandidateIds: situation.excludedCandidateIds,
      contentAvailable: true,
      requirePublishedContent: situation.requirePublishedContent,
    },
    assignment,
    stale,
    year: Number(situation.yearGroup.slice(-1)),
  }
  const view = withReading(viewOf(known), situation)
  const contentAvailable = view.topics.some(({ hidden }) => !hidden)
  return contentAvailable ? view : { ...view, constraints: { ...view.constraints, contentAvailable } }
}

function withReading(view: StudentView, { questionIds }: Situation): StudentView {
  const next = nextOnText(questionIds, view)
  if (!next) return view
  const reading = { topicId: topicOfQuestion(next), step: next.step }
  return { ...view, session: { ...view.session, reading } }
}

/** The next question on the long text of the session's last question, newest first, that the child may be asked. */
export function nextOnText(
  questionIds: readonly (string | null)[],
  { session, topics }: Pick<View, 'session' | 'topics'>,
): QuestionReference | undefined {
  if (session.type !== 'practice' && session.type !== 'lesson') return undefined
  const last = questionIds.find(id => id !== null)
  const reference = last === undefined ? undefined : parseQuestionId(last)
  const set = reference && setOf(reference)
  if (!set) return undefined
  const asked = textsRead(questionIds).get(set.passage.id)
  const shown = new Set(topics.flatMap(({ topicId, hidden }) => (hidden ? [] : [topicId])))
  return set.questions.find((next, at) => !asked?.has(at) && shown.has(topicOfQuestion(next)))
}

/** The long texts among these questions, by passage, each with the places of the questions asked. */
export function textsRead(questionIds: readonly (string | null)[]): ReadonlyMap<string, ReadonlySet<number>> {
  const read = new Map<string, Set<number>>()
  for (const id of questionIds) {
    const reference = id === null ? undefined : parseQuestionId(id)
    const set = reference && setOf(reference)
    if (set) read.set(set.passage.id, (read.get(set.passage.id) ?? new Set()).add(set.at))
  }
  return read
}

function settingsIn({ hiddenTopicIds, withheldTopicIds }: Situation): Map<string, TopicSetting> {
  const withheld = new Set(withheldTopicIds)
  const settings = new Map(
    hiddenTopicIds.map(id => [id, { hidden: true, lessonPublished: !withheld.has(id) }]),
  )
  for (const id of withheldTopicIds)
    if (!settings.has(id)) settings.set(id, { hidden: false, lessonPublished: false })
  return settings
}

/** How many steps back a topic still counts as recent. */
const recentSteps = 10
/** How many questions a tutor's rules look back. A first session has at most this many. */
const ruledQuestions = 24

function sessionIn(situation: Situation, now: Date): SessionView {
  const { sessionType, position, wrongInARow, startedAt, targetIds, questionIds } = situation
  const questions = questionIds.map(id => (id === null ? undefined : parseQuestionId(id)))
  const topicIds = targetIds.map((targetId, at) => {
    const question = questions[at]
    return question ? topicOfQuestion(question) : targetId
  })
  const steps: Record<string, number> = {}
  for (const topicId of topicIds) steps[topicId] = (steps[topicId] ?? 0) + 1
  return {
    type: sessionType,
    position,
    minutes: (now.getTime() - Date.parse(startedAt)) / 60_000,
    wrongInARow,
    recentTopicIds: topicIds.slice(0, recentSteps),
    steps,
    latest: latestIn(situation, topicIds, questions),
  }
}

/** The steps with the last questions. Several breaks in a row count as one, so that they don't push the questions out. */
function latestIn(
  { actionTypes, answersRight }: Situation,
  topicIds: readonly string[],
  questions: readonly (QuestionReference | undefined)[],
): PastStep[] {
  const latest: PastStep[] = []
  let count = 0
  for (const [at, topicId] of topicIds.entries()) {
    const actionType = actionTypes[at] ?? 'practice'
    if (actionType === 'break' && latest.at(-1)?.actionType === 'break') continue
    const step = questions[at]?.step ?? 0
    if (step > 0) count++
    if (count > ruledQuestions) break
    latest.push({ topicId, actionType, step, right: answersRight[at] ?? null })
  }
  return latest
}

/** A template id consists of the topic id and a name. */
const topicOfQuestion = ({ templateId }: QuestionReference) =>
  templateId.slice(0, templateId.lastIndexOf('.'))
