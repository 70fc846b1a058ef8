import { parseQuestionId } from '@learn/content'
import type { ActionType, SessionType } from '@learn/contract/learn/words'
import type { Projection } from '@learn/learning/projection'
import type { Assignment, SessionView } from '@learn/learning/view'
import type { Context } from '../../context.ts'
import { type StudentView, type TopicSetting, viewOf } from '../knowledge/view.ts'
import { findActiveAssignment } from '../teaching/active-assignment.store.ts'
import type { Situation } from './decisions.store.ts'

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
  const { hasAssignments, studentId, sessionType, allowedActionTypes } = situation
  if (!hasAssignments) return null
  const possible = stepsIn[sessionType].filter(type => allowedActionTypes.includes(type))
  return await findActiveAssignment(ctx.db, studentId, possible)
}

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
    session: sessionIn(situation, now),
    constraints: {
      allowedActionTypes: situation.allowedActionTypes,
      excludedCandidateIds: situation.excludedCandidateIds,
      contentAvailable: true,
      requirePublishedContent: situation.requirePublishedContent,
    },
    assignment,
    stale,
  }
  const view = viewOf(known)
  const contentAvailable = view.topics.some(({ hidden }) => !hidden)
  return contentAvailable ? view : { ...view, constraints: { ...view.constraints, contentAvailable } }
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

function sessionIn(situation: Situation, now: Date): SessionView {
  const { sessionType, position, wrongInARow, startedAt, targetIds, questionIds } = situation
  const topicIds = targetIds.map((targetId, at) => topicOfQuestion(questionIds[at]) ?? targetId)
  const steps: Record<string, number> = {}
  for (const topicId of topicIds) steps[topicId] = (steps[topicId] ?? 0) + 1
  return {
    type: sessionType,
    position,
    minutes: (now.getTime() - Date.parse(startedAt)) / 60_000,
    wrongInARow,
    recentTopicIds: topicIds.slice(0, recentSteps),
    steps,
  }
}

/** A template id consists of the topic id and a name. */
function topicOfQuestion(id: string | null | undefined): string | undefined {
  const { templateId } = (id && parseQuestionId(id)) || {}
  return templateId?.slice(0, templateId.lastIndexOf('.'))
}
