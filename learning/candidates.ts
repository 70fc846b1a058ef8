import type { ActionType, Candidate, ReasonCode, ScorePart } from './record.ts'
import type { SessionView, TopicView, View } from './view.ts'

/** A candidate before it is decided upon: what speaks for it and against it. */
export interface Option extends Candidate {
  readonly actionType: ActionType
  readonly parts: readonly ScorePart[]
}

/** From here on a topic counts as mastered. */
export const mastered = 0.85
/** A topic is not begun before those that it stands on are at least so well known. */
export const ready = 0.6
/** Where practice teaches most: hard enough to learn from, easy enough to go on. */
export const fruitful = 0.72
/** Fewer attempts than this say little. */
export const enoughEvidence = 5
/** So many wrong answers in a row ask for something easier. */
export const discouraging = 3

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
  lesson: picture =>
    picture.topics.flatMap(topic => [lessonDraft(topic, picture), practiceDraft(topic, picture)]),
  practice: picture => [
    ...picture.topics.flatMap(topic => [practiceDraft(topic, picture), lessonDraft(topic, picture)]),
    ...mixedDrafts(picture),
  ],
  'mini-test': picture => picture.topics.map(topic => testDraft('mini-test', topic, picture)),
  test: picture => picture.topics.map(topic => testDraft('test', topic, picture)),
}

/** What several drafts need to know of all topics together. */
class Picture {
  readonly topics: readonly TopicView[]
  readonly session: SessionView
  readonly view: View
  readonly #byId: ReadonlyMap<string, TopicView>
  readonly #subdomains = new Map<string, number>()
  readonly #pull = new Map<string, number>()
  readonly #average: number
  readonly #practised: number

  constructor(view: View) {
    this.view = view
    this.topics = view.topics
    this.session = view.session
    this.#byId = new Map(view.topics.map(topic => [topic.topicId, topic]))
    this.#practised = view.topics.reduce((sum, { attempts }) => sum + attempts, 0)
    this.#average = mean(view.topics.map(({ score }) => score))
    for (const [subdomain, members] of Map.groupBy(view.topics, subdomainOf))
      this.#subdomains.set(subdomain, mean(members.map(({ score }) => score)))
    for (const topic of view.topics)
      for (const before of topic.prerequisites)
        this.#pull.set(
          before,
          Math.max(this.#pull.get(before) ?? 0, this.weight(topic) * Math.max(0, mastered - topic.score)),
        )
  }

  /** How much of the exam it is: 1 is an average topic. */
  weight({ share }: TopicView): number {
    return Math.min(3, share * this.topics.length)
  }

  /** How well the least known of those that it stands on is known. */
  groundOf({ prerequisites }: TopicView): number {
    return Math.min(1, ...prerequisites.map(id => this.#byId.get(id)?.score ?? 1))
  }

  /** How much a topic that stands on it would gain. */
  pullOn({ topicId }: TopicView): number {
    return this.#pull.get(topicId) ?? 0
  }

  /** How far its sub-domain lies behind. */
  lagOf(topic: TopicView): number {
    return Math.max(0, this.#average - (this.#subdomains.get(subdomainOf(topic)) ?? this.#average))
  }

  /** How far it has been practised less than the exam asks for, from −1 to 1. */
  shortfallOf({ share, attempts }: TopicView): number {
    if (this.#practised === 0) return 0
    return Math.max(-1, Math.min(1, (share - attempts / this.#practised) * this.topics.length))
  }

  recently({ topicId }: TopicView): number {
    return this.session.recentTopicIds.filter(id => id === topicId).length
  }
}

const subdomainOf = ({ subjectId, subdomain }: TopicView) => `${subjectId}/${subdomain}`

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

function practiceDraft(topic: TopicView, picture: Picture): Draft {
  const { score, best, attempts } = topic
  const need = Math.max(0, mastered - score)
  const ground = picture.groundOf(topic)
  const unready = Math.max(0, ready - ground) / ready
  const due = best >= mastered && score < mastered ? best - score : 0
  const pull = ground >= ready ? picture.pullOn(topic) * Math.max(0, ready + 0.1 - score) : 0
  const lag = picture.lagOf(topic)
  const discouraged = picture.session.wrongInARow >= discouraging
  const unknown = Math.max(0, 1 - attempts / enoughEvidence)
  const reasons: ReasonCode[] = []
  if (due > 0) reasons.push('due_review')
  if (lag > 0.05) reasons.push('weak_subdomain')
  if (picture.weight(topic) >= 1.25 && need > 0) reasons.push('exam_priority')
  if (pull > 0) reasons.push('prerequisite')
  if (discouraged && score >= fruitful) reasons.push('confidence_recovery')
  if (picture.shortfallOf(topic) > 0.5) reasons.push('blueprint_bucket')
  if (unknown > 0) reasons.push('not_enough_evidence')
  return {
    actionType: 'practice',
    targetId: topic.topicId,
    name: topic.name,
    reasons,
    parts: [
      part('need', picture.weight(topic) * need),
      part('readiness', -2 * unready),
      part('foundation', 2 * pull),
      part('challenge', need > 0 ? -Math.abs(score - fruitful) : -0.5),
      part('review', 2 * due),
      part('weakness', lag),
      part('evidence', 0.15 * unknown),
      part('blueprint', 0.1 * picture.shortfallOf(topic)),
      part('variety', -0.05 * picture.recently(topic)),
      part('confidence', discouraged ? 2 * (score - fruitful) : 0),
    ],
  }
}

/** A lesson comes before a topic is begun, and where practice alone does not help. */
function lessonDraft(topic: TopicView, picture: Picture): Draft {
  const { score, attempts, lessonSeen } = topic
  const begun = Math.min(1, attempts / enoughEvidence)
  const stuck = attempts >= enoughEvidence && score < 0.5
  const practice = practiceDraft(topic, picture)
  const useful = !lessonSeen && (attempts === 0 || stuck)
  const base = practice.parts.filter(({ component }) => component !== 'challenge' && component !== 'evidence')
  return {
    actionType: 'lesson',
    targetId: topic.topicId,
    name: topic.name,
    reasons: practice.reasons,
    parts: [...base, part('teaching', useful ? 0.2 - 0.1 * begun : -1 - begun)],
  }
}

/** Questions of many topics at once, where there are enough that are known. */
function mixedDrafts(picture: Picture): Draft[] {
  return [...Map.groupBy(picture.topics, ({ subjectId }) => subjectId)].map(([subjectId, topics]) => {
    const known = topics.filter(({ score }) => score >= mastered).length
    const isReady = known >= 4
    return {
      actionType: 'mini-test',
      targetId: subjectId,
      name: 'mixed review',
      reasons: isReady ? ['mixed_review_ready'] : [],
      parts: [part('mixing', isReady ? 0.1 * Math.min(6, known) - 0.4 : -2)],
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
      part('variety', -0.8 * steps - 0.1 * picture.recently(topic)),
    ],
  }
}

/** A test is a small exam: each topic in proportion to its share. */
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
    parts: [part('blueprint', owed), part('variety', -0.2 * picture.recently(topic))],
  }
}

const part = (component: string, value: number): ScorePart => ({ component, value: value === 0 ? 0 : value })

/** What stands against it being chosen at all. */
function hindrances({ actionType, targetId }: Draft, { view }: Picture): ReasonCode[] {
  const { constraints, modes, topics } = view
  const found: ReasonCode[] = []
  const topic = topics.find(({ topicId }) => topicId === targetId)
  const excluded = constraints.excludedCandidateIds.includes(`${actionType}:${targetId}`)
  if (excluded || !constraints.allowedActionTypes.includes(actionType)) found.push('excluded_by_constraint')
  if (isMissing(actionType, topic, view)) found.push('ineligible_missing_content')
  if (topic && actionType !== 'lesson' && !topic.modes.some(mode => modes.includes(mode)))
    found.push('ineligible_wrong_answer_mode')
  return found
}

function isMissing(
  actionType: ActionType,
  topic: TopicView | undefined,
  { constraints, topics }: View,
): boolean {
  if (!constraints.contentAvailable) return true
  if (!topic) return topics.every(({ hidden }) => hidden)
  if (topic.hidden) return true
  if (actionType !== 'lesson') return false
  return !topic.lessonExists || (constraints.requirePublishedContent && !topic.lessonPublished)
}

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
function lessonIsMissing(topicId: string, { view }: Picture): boolean {
  const topic = view.topics.find(known => known.topicId === topicId)
  if (!topic || topic.attempts > 0 || topic.lessonSeen || topic.hidden) return false
  return view.constraints.allowedActionTypes.includes('lesson') && isMissing('lesson', topic, view)
}
