import { isMastered, needOf, Picture, weighing } from './picture.ts'
import type { ActionType, Candidate, ReasonCode, ScorePart } from './record.ts'
import type { SessionView, TopicView, View } from './view.ts'

/** A candidate before it is decided upon: what speaks for it and against it. */
export interface Option extends Candidate {
  readonly actionType: ActionType
  readonly parts: readonly ScorePart[]
}

/** Fewer attempts than this say little. */
export const enoughEvidence = 5
/** So many wrong answers in a row ask for something easier, … */
export const discouraging = 3
/** … which goes well about so often. */
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

/** Everything that could come next in this session, the ineligible too, with what speaks for it. */
export function optionsFor(view: View): Option[] {
  const picture = new Picture(view)
  return drafts[view.session.type](picture).map(draft => finish(draft, picture))
}

const drafts: Record<SessionView['type'], (picture: Picture) => Draft[]> = {
  diagnostic: picture => picture.topics.map(topic => diagnosticDraft(topic, picture)),
  lesson: picture => picture.topics.flatMap(topic => workDrafts(topic, picture)),
  practice: picture => [
    ...picture.topics.flatMap(topic => workDrafts(topic, picture)),
    ...mixedDrafts(picture),
  ],
  'mini-test': picture => picture.topics.map(topic => testDraft('mini-test', topic, picture)),
  test: picture => picture.topics.map(topic => testDraft('test', topic, picture)),
}

function practiceDraft(topic: TopicView, picture: Picture): Draft {
  const { score, best, attempts } = topic
  const need = needOf(score, attempts)
  const weight = Math.max(0.05, picture.weight(topic))
  const unready = picture.unreadinessOf(topic)
  const pull = picture.pullOn(topic)
  const isDue = need > 0 && needOf(best, attempts) <= 0
  const lag = picture.lagOf(topic)
  const shortfall = picture.shortfallOf(topic)
  const discouraged = picture.session.wrongInARow >= discouraging
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
      part('variety', -weighing.variety * picture.recently(topic)),
      part('confidence', discouraged ? weighing.confidence * (score - encouraging) : 0),
    ],
  }
}

/** What is mastered is left alone while anything else is to be had. */
const settled = 5

function workDrafts(topic: TopicView, picture: Picture): Draft[] {
  const practice = practiceDraft(topic, picture)
  return [practice, lessonDraft(topic, practice)]
}

/** A lesson comes before a topic is begun, and where practice alone does not help. */
function lessonDraft({ score, attempts, lessonSeen }: TopicView, practice: Draft): Draft {
  const begun = Math.min(1, attempts / enoughEvidence)
  const stuck = attempts >= enoughEvidence && score < 0.5
  const useful = !lessonSeen && (attempts === 0 || stuck)
  const teaching = part('teaching', useful ? 0.2 - 0.1 * begun : -2 - begun)
  return { ...practice, actionType: 'lesson', parts: [...practice.parts, teaching] }
}

/** Questions of many topics at once, where there are enough that are known. */
function mixedDrafts(picture: Picture): Draft[] {
  return [...Map.groupBy(picture.topics, ({ subjectId }) => subjectId)].map(([subjectId, topics]) => {
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

function diagnosticDraft(topic: TopicView, picture: Picture): Draft {
  const steps = picture.session.steps[topic.topicId] ?? 0
  return {
    actionType: 'practice',
    targetId: topic.topicId,
    name: topic.name,
    reasons: topic.attempts < enoughEvidence ? ['diagnostic', 'not_enough_evidence'] : ['diagnostic'],
    parts: [
      part('evidence', 1 / (1 + topic.attempts)),
      part('exam', 0.3 * picture.weight(topic)),
      part('uncertainty', topic.score * (1 - topic.score)),
      part('balance', 0.5 * picture.owedTo(topic)),
      part('variety', -0.8 * steps - 0.1 * picture.recently(topic)),
    ],
  }
}

/** A test is a small exam: each subject, and in it each topic, in proportion to its share. */
function testDraft(actionType: 'mini-test' | 'test', topic: TopicView, picture: Picture): Draft {
  const { position, steps } = picture.session
  const owed = topic.share * (position + 1) - (steps[topic.topicId] ?? 0)
  const reasons: ReasonCode[] = ['blueprint_bucket']
  if (picture.weight(topic) >= 1.25) reasons.push('exam_priority')
  return {
    actionType,
    targetId: topic.topicId,
    name: topic.name,
    reasons,
    parts: [
      part('blueprint', owed),
      part('balance', picture.owedTo(topic)),
      part('variety', -0.2 * picture.recently(topic)),
    ],
  }
}

const part = (component: string, value: number): ScorePart => ({ component, value: value === 0 ? 0 : value })

/** What stands against it being chosen at all. */
function hindrances({ actionType, targetId }: Draft, picture: Picture): ReasonCode[] {
  const { constraints, modes } = picture.view
  const found: ReasonCode[] = []
  const topic = picture.topic(targetId)
  const excluded = constraints.excludedCandidateIds.includes(`${actionType}:${targetId}`)
  if (excluded || !constraints.allowedActionTypes.includes(actionType)) found.push('excluded_by_constraint')
  if (topic ? isMissing(actionType, topic, picture.view) : nothingOf(targetId, picture.view))
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

/** Questions of a whole subject need one topic that is shown, and that the exam knows a way to answer. */
const nothingOf = (subject: string, { constraints, topics, modes }: View) =>
  !constraints.contentAvailable ||
  !topics.some(
    ({ subjectId, hidden, modes: own }) =>
      subjectId === subject && !hidden && own.some(mode => modes.includes(mode)),
  )

function finish(draft: Draft, picture: Picture): Option {
  const { actionType, targetId, name, reasons, parts } = draft
  const against = hindrances(draft, picture)
  const inPlace =
    actionType === 'practice' && lessonIsMissing(targetId, picture) ? (['content_fallback'] as const) : []
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

/** A lesson would come first, and there is none to be had: practice stands in for it. */
function lessonIsMissing(topicId: string, picture: Picture): boolean {
  const { view } = picture
  const topic = picture.topic(topicId)
  if (!topic || topic.attempts > 0 || topic.lessonSeen || topic.hidden) return false
  return view.constraints.allowedActionTypes.includes('lesson') && isMissing('lesson', topic, view)
}
