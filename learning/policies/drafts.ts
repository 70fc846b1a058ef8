import type { ActionType, CandidateCode, ReasonCode } from '@learn/contract/learn/words'
import type { Candidate, ScorePart } from '../record.ts'
import type { TopicView, View } from '../view.ts'
import type { Overview } from './overview.ts'

/** A candidate before the decision, with the parts of its score. */
export interface Option extends Candidate {
  readonly actionType: ActionType
  readonly parts: readonly ScorePart[]
  /** The step of difficulty of its question, if the policy chooses it. */
  readonly step?: number
}

/** A possible next step, before anyone has asked whether it can be taken. */
export interface Draft {
  readonly actionType: ActionType
  readonly targetId: string
  readonly name: string
  readonly reasons: readonly ReasonCode[]
  readonly parts: readonly ScorePart[]
  readonly step?: number
}

/** With fewer attempts than this, a score says little. */
export const enoughEvidence = 5
/** After this many wrong answers in a row, something easier should come … */
export const discouraging = 3
/** … whose predicted score is about this. */
export const encouraging = 0.75

const labels: Record<ActionType, string> = {
  lesson: 'Lesson',
  'mini-test': 'Mini-test',
  test: 'Test',
  practice: 'Practice',
  break: 'Break',
}

export const part = (component: ScorePart['component'], value: number): ScorePart => ({
  component,
  value: value === 0 ? 0 : value,
})

/** A test is a small exam: subjects, and the topics in them, come in proportion to their shares. */
export function testDraft(actionType: 'mini-test' | 'test', topic: TopicView, overview: Overview): Draft {
  const { position, steps } = overview.session
  const owed = topic.share * (position + 1) - (steps[topic.topicId] ?? 0)
  const reasons: ReasonCode[] = ['blueprint_bucket']
  if (overview.weight(topic) >= 1.25) reasons.push('exam_priority')
  return {
    actionType,
    targetId: topic.topicId,
    name: topic.name,
    reasons,
    parts: [
      part('blueprint', owed),
      part('balance', overview.owedTo(topic)),
      part('variety', -0.2 * overview.countRecent(topic)),
    ],
  }
}

/** The reasons why a draft can't be chosen, whatever a tutor would say. */
function obstacles({ actionType, targetId }: Draft, overview: Overview): ReasonCode[] {
  const { constraints, modes } = overview.view
  const found: ReasonCode[] = []
  const topic = overview.topic(targetId)
  const excluded = constraints.excludedCandidateIds.includes(`${actionType}:${targetId}`)
  if (excluded || !constraints.allowedActionTypes.includes(actionType)) found.push('excluded_by_constraint')
  if (topic ? isMissing(actionType, topic, overview.view) : hasNothingOf(targetId, overview.view))
    found.push('ineligible_missing_content')
  if (topic && actionType !== 'lesson' && !topic.modes.some(mode => modes.includes(mode)))
    found.push('ineligible_wrong_answer_mode')
  return found
}

function isMissing(actionType: ActionType, topic: TopicView, { constraints }: View): boolean {
  if (!constraints.contentAvailable || topic.hidden) return true
  if (actionType !== 'lesson') return false
  return !topic.lessonExists || (constraints.requirePublishedContent && !topic.lessonPublished)
}

/** A mixed mini-test needs at least one visible topic with an answer mode that the exam uses. */
const hasNothingOf = (subject: string, { constraints, topics, modes }: View) =>
  !constraints.contentAvailable ||
  !topics.some(
    ({ subjectId, hidden, modes: own }) =>
      subjectId === subject && !hidden && own.some(mode => modes.includes(mode)),
  )

/** The draft as a candidate. `rules` are a tutor's reasons against it, which set work may overrule. */
export function finish(draft: Draft, overview: Overview, rules: readonly CandidateCode[] = []): Option {
  const { actionType, targetId, name, reasons, parts, step } = draft
  const against: CandidateCode[] = [...obstacles(draft, overview), ...rules]
  const inPlace =
    actionType === 'practice' && lessonIsMissing(targetId, overview) ? (['content_fallback'] as const) : []
  return {
    candidateId: `${actionType}:${targetId}`,
    targetId,
    label: `${labels[actionType]}: ${name}`,
    eligible: against.length === 0,
    reasonCodes: [...reasons, ...(against.length === 0 ? inPlace : []), ...against],
    actionType,
    parts,
    ...(step !== undefined && { step }),
  }
}

/** A lesson should come first but isn't available, so practice replaces it. */
function lessonIsMissing(topicId: string, overview: Overview): boolean {
  const { view } = overview
  const topic = overview.topic(topicId)
  if (!topic || topic.attempts > 0 || topic.lessonSeen || topic.hidden) return false
  return view.constraints.allowedActionTypes.includes('lesson') && isMissing('lesson', topic, view)
}
