import type { ReasonCode } from '@learn/contract/learn/words'
import type { PastStep, TopicView, View } from '../view.ts'
import { diagnosticOptions } from './diagnostic.ts'
import { type Draft, enoughEvidence, finish, type Option, part, testDraft } from './drafts.ts'
import type { Policy } from './drawing.ts'
import { assignedOption, breakIfTired } from './guardrails.ts'
import { one } from './one.ts'
import { isDueForReview, isMastered, needOf, Overview, weighing } from './overview.ts'
import { canPractise, Ruled } from './rules.ts'
import { aims, chanceAt, hardest, stepNear } from './steps.ts'

/**
 * The second version teaches as a tutor would. Rules exclude candidates first; the others are weighed by their share of
 * the exam for the effort, and drawn.
 */
export const two: Policy = {
  version: '2',
  // The same as in version 1, so that a replay of both can weigh them alike.
  choosing: one.choosing,
  prepare(view) {
    const overview = new Overview(view)
    const options = optionsFor(overview)
    return { options, rule: breakIfTired(view) ?? assignedOption(view, options) }
  },
}

/** Every candidate, with the rules against it. */
export function optionsFor(overview: Overview): Option[] {
  const { view, topics, session } = overview
  switch (session.type) {
    case 'diagnostic':
      return diagnosticOptions(overview)
    case 'mini-test':
    case 'test': {
      const { type } = session
      return topics.map(topic => finish(testDraft(type, topic, overview), overview))
    }
    default: {
      const ruled = new Ruled(view)
      const work = topics.flatMap(topic => workOptions(topic, overview, ruled))
      return session.type === 'lesson' ? work : [...work, ...mixedOptions(overview, ruled)]
    }
  }
}

function workOptions(topic: TopicView, overview: Overview, ruled: Ruled): Option[] {
  const practice = practiceDraft(topic, overview, ruled)
  const against = ruled.againstPractice(topic, practice.step ?? 1)
  const question = finish(practice, overview, against)
  if (!mayTeach(topic, overview.view, ruled)) return [question]
  const lesson: Draft = {
    actionType: 'lesson',
    targetId: topic.topicId,
    name: topic.name,
    reasons: practice.reasons,
    parts: [
      ...practice.parts.filter(({ component }) => component !== 'misconception'),
      part('teaching', teaching),
    ],
  }
  return [question, finish(lesson, overview, ruled.againstLesson(topic, against))]
}

/** A lesson is a candidate only where it would help the practice that follows, or where somebody asked for it. */
const mayTeach = (topic: TopicView, view: View, ruled: Ruled) =>
  isAskedToTeach(topic, view) || (ruled.needsLesson(topic) && canPractise(topic, view))

const isAskedToTeach = ({ topicId }: TopicView, { session, assignment, constraints }: View) =>
  session.type === 'lesson' ||
  !constraints.allowedActionTypes.includes('practice') ||
  (assignment?.actionType === 'lesson' && assignment.targetId === topicId)

/** A lesson that is needed comes a little before the practice that it prepares. */
const teaching = 0.3
/** The penalty for mastered topics, which come only when nothing else is left. */
const settled = 3

function practiceDraft(topic: TopicView, overview: Overview, ruled: Ruled): Draft {
  const { score, attempts, mistaken } = topic
  const need = needOf(score, attempts)
  const weight = Math.max(0.05, overview.weight(topic))
  const pull = overview.pullOn(topic)
  const isDue = isDueForReview(topic)
  const lag = overview.lagOf(topic)
  const step = practiceStep(topic, overview.view, ruled)
  const { last } = ruled.on(topic)
  const isAgain = mistaken && !isFresh(topic, overview)
  const reasons: ReasonCode[] = []
  if (isDue) reasons.push('due_review')
  if (lag > 0.05) reasons.push('weak_subdomain')
  if (weight >= 1.25 && need > 0) reasons.push('exam_priority')
  if (pull > 0) reasons.push('prerequisite')
  if (last && step < last.step) reasons.push('confidence_recovery')
  if (attempts < enoughEvidence) reasons.push('not_enough_evidence')
  return {
    actionType: 'practice',
    targetId: topic.topicId,
    name: topic.name,
    step,
    reasons,
    parts: [
      part('exam', weighing.exam * Math.log(weight)),
      part('effort', -effort * Math.log(weighing.least + Math.max(0, need))),
      part('mastered', need > 0 ? 0 : need - settled),
      part('foundation', weighing.foundation * Math.log(1 + pull / weight)),
      part('readiness', -weighing.readiness * overview.unreadinessOf(topic)),
      part('review', isDue ? review : 0),
      part('weakness', weighing.weakness * lag),
      part('balance', balance * overview.owedTo(topic)),
      part('variety', varietyOf(topic, overview)),
      part('confidence', -hardness * Math.max(0, comfortable - chanceAt(topic, step))),
      part('misconception', isAgain ? mistake : 0),
    ],
  }
}

/** After too many wrong answers on a topic, its next question is easier; after right ones in a row, it may be harder. */
function practiceStep(topic: TopicView, { year, session }: View, ruled: Ruled): number {
  const { last, isOverwhelmed } = ruled.on(topic)
  const most = isOverwhelmed && last !== undefined ? Math.max(1, last.step - 1) : hardest
  const isReady = rightInARow(topic, session.latest) >= readyAfter
  return stepNear(topic, isReady ? aims.challenge : aims.practice, year, most)
}

const readyAfter = 2

/** Less than in version 1: what is nearly finished is not all that a child should see. */
const effort = 1
const review = 0.8
/** A known mistake is tested again once two other questions have come between. */
const mistake = 0.6
const balance = 0.1
/** A step is a little less welcome for each tenth that its chance of a right answer is below this. */
const comfortable = 0.7
const hardness = 3

const isFresh = ({ topicId }: TopicView, { session }: Overview) =>
  session.latest.slice(0, 2).some(step => step.topicId === topicId)

/**
 * One or two questions more on the same topic are welcome, to settle it; after that, something else. Once three in a row
 * are right, the topic is done for today: what comes back another day is kept longer.
 */
function varietyOf(topic: TopicView, overview: Overview): number {
  const { latest } = overview.session
  const run = latest.findIndex(({ topicId }) => topicId !== topic.topicId)
  const inARow = run < 0 ? latest.length : run
  const forToday = rightInARow(topic, latest) >= doneForToday ? 1 : 0
  return -0.12 * overview.countRecent(topic) - (inARow >= 2 ? 0.25 * (inARow - 1) : 0) - forToday
}

const doneForToday = 3

function rightInARow({ topicId }: TopicView, latest: readonly PastStep[]): number {
  const own = latest.filter(step => step.topicId === topicId && step.step > 0)
  const other = own.findIndex(({ right }) => right !== true)
  return other < 0 ? own.length : other
}

/** How many mastered topics a mixed mini-test needs. */
export const enoughToMix = 4

/** A mini-test of mixed topics, once enough of a subject's topics are mastered. */
function mixedOptions(overview: Overview, ruled: Ruled): Option[] {
  return [...Map.groupBy(overview.topics, ({ subjectId }) => subjectId)].flatMap(([subjectId, topics]) => {
    const known = topics.filter(isMastered)
    if (known.length < enoughToMix) return []
    const draft: Draft = {
      actionType: 'mini-test',
      targetId: subjectId,
      name: 'mixed review',
      reasons: ['mixed_review_ready'],
      parts: [part('mixing', Math.log(known.length / topics.length) - 1)],
    }
    return [finish(draft, overview, ruled.againstMixed(subjectId, known))]
  })
}
