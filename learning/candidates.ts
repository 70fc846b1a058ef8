import type { ActionType, ReasonCode } from '@learn/contract/learn/words'
import { isMastered, needOf, Overview, weighing } from './overview.ts'
import type { Candidate, ScorePart } from './record.ts'
import type { SessionView, TopicView, View } from './view.ts'

/** A candidate before the decision, with the parts of its score. */
export interface Option extends Candidate {
  readonly actionType: ActionType
  readonly parts: readonly ScorePart[]
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

interface Draft {
  readonly actionType: ActionType
  readonly targetId: string
  readonly name: string
  readonly reasons: readonly ReasonCode[]
  readonly parts: readonly ScorePart[]
}

/** Every possible next step in this session, including ineligible ones. */
export function optionsFor(view: View): Option[] {
  const overview = new Overview(view)
  return drafts[view.session.type](overview).map(draft => finish(draft, overview))
}

const drafts: Record<SessionView['type'], (overview: Overview) => Draft[]> = {
  diagnostic: overview => overview.topics.map(topic => diagnosticDraft(topic, overview)),
  lesson: overview => overview.topics.flatMap(topic => workDrafts(topic, overview)),
  practice: overview => [
    ...overview.topics.flatMap(topic => workDrafts(topic, overview)),
    ...mixedDrafts(overview),
  ],
  'mini-test': overview => overview.topics.map(topic => testDraft('mini-test', topic, overview)),
  test: overview => overview.topics.map(topic => testDraft('test', topic, overview)),
}

function practiceDraft(topic: TopicView, overview: Overview): Draft {
  const { score, best, attempts } = topic
  const need = needOf(score, attempts)
  const weight = Math.max(0.05, overview.weight(topic))
  const unready = overview.unreadinessOf(topic)
  const pull = overview.pullOn(topic)
  const isDue = need > 0 && needOf(best, attempts) <= 0
  const lag = overview.lagOf(topic)
  const shortfall = overview.shortfallOf(topic)
  const discouraged = overview.session.wrongInARow >= discouraging
  const reasons: ReasonCode[] = []
  if (isDue) reasons.push('due_review')
  if (lag > 0.05) reasons.push('weak_subdomain')
  if (weight >= 1.25 && need > 0) reasons.push('exam_priority')
  if (pull > 0) reasons.push('prerequisite')
  if (discouraged && score >= encouraging) reasons.push('confidence_recovery')
  if (shortfall > 0.5) reasons.push('blueprint_bucket')
  if (attempts < enoughEvidence) reasons.push('not_enough_evidence')
  return {
    actionType: 'practice',
    targetId: topic.topicId,
    name: topic.name,
    reasons,
    parts: [
      part('exam', weighing.exam * Math.log(weight)),
      part('effort', -weighing.effort * Math.log(weighing.least + Math.max(0, need))),
      part('mastered', need > 0 ? 0 : need - settled),
      part('foundation', weighing.foundation * Math.log(1 + pull / weight)),
      part('readiness', -weighing.readiness * unready),
      part('review', isDue ? weighing.review : 0),
      part('weakness', weighing.weakness * lag),
      part('blueprint', weighing.blueprint * shortfall),
      part('variety', -weighing.variety * overview.countRecent(topic)),
      part('confidence', discouraged ? weighing.confidence * (score - encouraging) : 0),
    ],
  }
}

/** The penalty for mastered topics, which come only when nothing else is left. */
const settled = 5

function workDrafts(topic: TopicView, overview: Overview): Draft[] {
  const practice = practiceDraft(topic, overview)
  return [practice, lessonDraft(topic, practice)]
}

/** A lesson is useful before the first question on a topic, and when practice alone doesn't help. */
function lessonDraft({ score, attempts, lessonSeen }: TopicView, practice: Draft): Draft {
  const begun = Math.min(1, attempts / enoughEvidence)
  const stuck = attempts >= enoughEvidence && score < 0.5
  const useful = !lessonSeen && (attempts === 0 || stuck)
  const teaching = part('teaching', useful ? 0.2 - 0.1 * begun : -2 - begun)
  return { ...practice, actionType: 'lesson', parts: [...practice.parts, teaching] }
}

/** Mini-tests that mix a subject's topics, once enough of them are mastered. */
function mixedDrafts(overview: Overview): Draft[] {
  return [...Map.groupBy(overview.topics, ({ subjectId }) => subjectId)].map(([subjectId, topics]) => {
    const known = topics.filter(isMastered).length
    const isReady = known >= 4
    return {
      actionType: 'mini-test',
      targetId: subjectId,
      name: 'mixed review',
      reasons: isReady ? ['mixed_review_ready'] : [],
      parts: [part('mixing', isReady ? Math.log(known / topics.length) - 1 : -2 * settled)],
    }
  })
}

function diagnosticDraft(topic: TopicView, overview: Overview): Draft {
  const steps = overview.session.steps[topic.topicId] ?? 0
  return {
    actionType: 'practice',
    targetId: topic.topicId,
    name: topic.name,
    reasons: topic.attempts < enoughEvidence ? ['diagnostic', 'not_enough_evidence'] : ['diagnostic'],
    parts: [
      part('evidence', 1 / (1 + topic.attempts)),
      part('exam', 0.3 * overview.weight(topic)),
      part('uncertainty', topic.score * (1 - topic.score)),
      part('balance', 0.5 * overview.owedTo(topic)),
      part('variety', -0.8 * steps - 0.1 * overview.countRecent(topic)),
    ],
  }
}

/** A test is a small exam: subjects, and the topics in them, come in proportion to their shares. */
function testDraft(actionType: 'mini-test' | 'test', topic: TopicView, overview: Overview): Draft {
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

const part = (component: string, value: number): ScorePart => ({ component, value: value === 0 ? 0 : value })

/** The reasons why a draft can't be chosen. */
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

function finish(draft: Draft, overview: Overview): Option {
  const { actionType, targetId, name, reasons, parts } = draft
  const against = obstacles(draft, overview)
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
  }
}

/** A lesson should come first but isn't available, so practice replaces it. */
function lessonIsMissing(topicId: string, overview: Overview): boolean {
  const { view } = overview
  const topic = overview.topic(topicId)
  if (!topic || topic.attempts > 0 || topic.lessonSeen || topic.hidden) return false
  return view.constraints.allowedActionTypes.includes('lesson') && isMissing('lesson', topic, view)
}
