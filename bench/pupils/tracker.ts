import { examShare, modesOf, subjects } from '@learn/content'
import type { ExamFamilyId } from '@learn/content/topic'
import { newStudent, openModel, score, update } from '@learn/learning'
import { currentVersion } from '@learn/learning/versions'
import type { TopicView } from '@learn/learning/view'

/** The shipped model's estimates for a pupil, which are all that a policy can see. */
export class Tracker {
  #state = newStudent()
  #day = -1
  readonly #views: Map<string, TopicView>
  readonly #luck: number

  constructor(family: ExamFamilyId, luck: number) {
    this.#luck = luck
    this.#views = new Map(topicViewsOf(family).map(view => [view.topicId, view]))
  }

  score(topicId: string, day: number): number {
    this.#moveTo(day)
    return this.#views.get(topicId)?.score ?? 0
  }

  views(day: number): TopicView[] {
    this.#moveTo(day)
    return [...this.#views.values()]
  }

  observe(topicId: string, difficulty: number, right: boolean, day: number): void {
    this.#state = update(model, this.#state, { topicId, difficulty, right, at: timeOf(day) })
    // An answer changes the estimate of its own topic, and of the topics without answers.
    for (const view of this.#views.values())
      if (view.topicId === topicId || view.attempts === 0) this.#refresh(view)
  }

  /** The estimates of all topics fade overnight. */
  #moveTo(day: number): void {
    if (day === this.#day) return
    this.#day = day
    for (const view of this.#views.values()) this.#refresh(view)
  }

  #refresh(view: TopicView): void {
    const { topicId, best } = view
    const { score: now, evidence } = score(model, this.#state, topicId, timeOf(this.#day), this.#luck)
    const { attempts } = evidence
    this.#views.set(topicId, {
      ...view,
      score: now,
      best: attempts > 0 ? Math.max(best, now) : 0,
      attempts,
    })
  }
}

const timeOf = (day: number) => (20_000 + day) * 86_400_000

const model = openModel(currentVersion)

const topicViewsOf = (family: ExamFamilyId): TopicView[] =>
  subjects.flatMap(subject =>
    subject.topics.map(topic => ({
      topicId: topic.id,
      name: topic.name,
      subjectId: subject.id,
      subdomain: topic.subdomain,
      prerequisites: topic.prerequisites,
      share: examShare(family, topic.id),
      modes: modesOf(topic),
      hidden: false,
      lessonExists: true,
      lessonPublished: true,
      lessonSeen: true,
      lessonThisWeek: false,
      mistaken: false,
      ease: [1.1, 0.55, 0, -0.55, -1.1],
      score: 0,
      best: 0,
      attempts: 0,
    })),
  )
