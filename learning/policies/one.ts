import type { ReasonCode } from '@learn/contract/learn/words'
import type { DrawSettings } from '../choose.ts'
import type { SessionView, TopicView, View } from '../view.ts'
import { type Draft, discouraging, encouraging, enoughEvidence, finish, part, testDraft } from './drafts.ts'
import type { Policy } from './drawing.ts'
import { assignedOption, breakIfTired } from './guardrails.ts'
import { isMastered, needOf, Overview, weighing } from './overview.ts'

/** How this version draws. */
export const choosing: DrawSettings = { temperature: 0.08, exploring: 0.05 }

/** The first version: the largest share of the exam for the least effort. It is frozen. */
export const one: Policy = {
  version: '1',
  choosing,
  prepare(view) {
    const options = optionsFor(view)
    return { options, rule: breakIfTired(view) ?? assignedOption(view, options) }
  },
}

/** Every possible next step in this session, including ineligible ones. */
function optionsFor(view: View) {
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
