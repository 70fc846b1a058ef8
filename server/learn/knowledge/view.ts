import type { ExamFamilyId, SubjectId } from '@learn/content'
import type { ActionType } from '@learn/contract/learn/words'
import { scoreOf } from '@learn/learning'
import type { Projection } from '@learn/learning/projection'
import type { PastStep, SessionView, TopicView, View } from '@learn/learning/view'
import { model } from './model.ts'
import { type OutlineTopic, outlineOf } from './outline.ts'

/** A view that includes its exam and subjects, so that it can be stored compactly. */
export interface StudentView extends View {
  readonly examFamilyId: ExamFamilyId
  readonly subjectIds: readonly SubjectId[]
}

export interface TopicSetting {
  readonly hidden: boolean
  readonly lessonPublished: boolean
}

/** Everything a view is made from, apart from the content. */
export interface ViewSource extends Pick<View, 'session' | 'constraints' | 'assignment' | 'stale' | 'year'> {
  readonly examFamilyId: ExamFamilyId
  readonly subjectIds: readonly string[]
  readonly projection: Projection
  /** Milliseconds since 1970. */
  readonly now: number
  /** The organization's settings. A topic without one is shown, and its lesson is published. */
  readonly settings: ReadonlyMap<string, TopicSetting>
  /** Ids of the topics whose lesson the student has seen. */
  readonly lessonsSeen: ReadonlySet<string>
  /** … and those whose lesson they saw in the last seven days. */
  readonly lessonsThisWeek: ReadonlySet<string>
  /** Ids of the topics with an open mistake. */
  readonly mistakenTopics: ReadonlySet<string>
}

export function viewOf(known: ViewSource): StudentView {
  const { examFamilyId, projection, now, settings, lessonsSeen, lessonsThisWeek, mistakenTopics } = known
  const { session, constraints, assignment, stale, year } = known
  const { subjectIds, modes, topics } = outlineOf(examFamilyId, known.subjectIds)
  const { overall, topics: practised } = projection.state
  const places = new Map<string, number>()
  for (let place = 0; place < practised.length; place++) places.set(practised[place]?.topicId ?? '', place)
  const looked = topics.map(topic => {
    const { topicId, guess } = topic
    const place = places.get(topicId) ?? -1
    const { score: exact, evidence } = scoreOf(model, overall, practised[place], topicId, now, guess)
    const score = roundChance(exact)
    const best = evidence.attempts > 0 ? Math.max(score, roundChance(projection.best[place] ?? 0)) : 0
    const setting = settings.get(topicId)
    const flags =
      (setting?.hidden ? hidden : 0) +
      (setting && !setting.lessonPublished ? withheld : 0) +
      (lessonsSeen.has(topicId) ? seen : 0) +
      (lessonsThisWeek.has(topicId) ? thisWeek : 0) +
      (mistakenTopics.has(topicId) ? mistaken : 0)
    return topicView(topic, score, best, evidence.attempts, flags)
  })
  return { examFamilyId, subjectIds, modes, topics: looked, session, constraints, assignment, stale, year }
}

/** Four digits are more than any estimate is good for, and need half the space. */
const roundChance = (chance: number) => Math.round(chance * 10_000) / 10_000

const hidden = 1
const withheld = 2
const seen = 4
const thisWeek = 8
const mistaken = 16

const topicView = (
  topic: OutlineTopic,
  score: number,
  best: number,
  attempts: number,
  flags: number,
): TopicView => ({
  topicId: topic.topicId,
  name: topic.name,
  subjectId: topic.subjectId,
  subdomain: topic.subdomain,
  prerequisites: topic.prerequisites,
  share: topic.share,
  modes: topic.modes,
  hidden: (flags & hidden) !== 0,
  lessonExists: topic.lessonExists,
  lessonPublished: (flags & withheld) === 0,
  lessonSeen: (flags & seen) !== 0,
  lessonThisWeek: (flags & thisWeek) !== 0,
  mistaken: (flags & mistaken) !== 0,
  ease: topic.ease,
  score,
  best,
  attempts,
})

/** The part of a view that does not follow from the content, as plain JSON. */
export interface StoredView
  extends Pick<StudentView, 'examFamilyId' | 'subjectIds' | 'constraints' | 'assignment' | 'stale'> {
  readonly topics: readonly StoredTopic[]
  readonly session: Omit<SessionView, 'latest'> & { readonly latest?: readonly StoredStep[] }
  readonly year?: number
}

type StoredTopic = readonly [topicId: string, score: number, best: number, attempts: number, flags: number]

type StoredStep = readonly [topicId: string, actionType: ActionType, step: number, right: boolean | null]

export function storedView({ modes, topics, session, ...rest }: StudentView): StoredView {
  const latest = session.latest.map(
    ({ topicId, actionType, step, right }): StoredStep => [topicId, actionType, step, right],
  )
  return { ...rest, session: { ...session, latest }, topics: topics.map(toStoredTopic) }
}

const toStoredTopic = (topic: TopicView): StoredTopic => [
  topic.topicId,
  topic.score,
  topic.best,
  topic.attempts,
  (topic.hidden ? hidden : 0) +
    (topic.lessonPublished ? 0 : withheld) +
    (topic.lessonSeen ? seen : 0) +
    (topic.lessonThisWeek ? thisWeek : 0) +
    (topic.mistaken ? mistaken : 0),
]

/** Views that version 1 decided from have no year, which it did not use. */
const lastYear = 6

/** The stored view, with this version of the content. Topics that it does not have are left out. */
export function viewFrom(
  { topics, session, year = lastYear, ...rest }: StoredView,
  contentVersion: string,
): StudentView {
  const latest = (session.latest ?? []).map(
    ([topicId, actionType, step, right]): PastStep => ({ topicId, actionType, step, right }),
  )
  const { modes, byId } = outlineOf(rest.examFamilyId, rest.subjectIds, contentVersion)
  const looked = topics.flatMap(([topicId, score, best, attempts, flags]) => {
    const topic = byId.get(topicId)
    return topic ? [topicView(topic, score, best, attempts, flags)] : []
  })
  return { ...rest, session: { ...session, latest }, year, modes, topics: looked }
}
