import {
  examShare,
  makeQuestion,
  type QuestionReference,
  questionId,
  type Step,
  topics,
} from '@learn/content'
import { Random } from '@learn/content/random'
import { type ActionType, actionTypes } from '@learn/contract/learn/words'
import type { Decision } from '@learn/learning/policy'
import { emptyProjection, fold, type Projection } from '@learn/learning/projection'
import type { PastStep } from '@learn/learning/view'
import { chances, model } from '../../../server/learn/knowledge/model.ts'
import { type StudentView, viewOf } from '../../../server/learn/knowledge/view.ts'
import { type PickInput, pickQuestion, sourceFor } from '../../../server/learn/practice/pick.ts'
import { practiceSource } from '../source.ts'
import { course, times } from './assumptions.ts'
import { WeeksPupil } from './pupil.ts'

const day = 86_400_000
const minute = 60_000
/** A Monday afternoon. */
const firstDay = Date.UTC(2026, 0, 5, 16)
/** A session never has more steps than this, whatever the policy chooses. */
const mostSteps = 60

export interface PastAnswer {
  readonly topicId: string
  readonly step: Step
  readonly difficulty: number
  readonly right: boolean
  readonly at: number
  /** The number of its session, from 0. */
  readonly session: number
}

/** Everything that happened so far, for policies that need more than the view. */
export interface Past {
  readonly answers: readonly PastAnswer[]
  /** When the pupil last read each topic's lesson. */
  readonly lessons: ReadonlyMap<string, number>
  readonly session: number
  readonly now: number
}

/** A policy sees what the server's policy sees, never the pupil's true knowledge. */
export interface CoursePolicy {
  readonly name: string
  readonly decide: (
    view: StudentView,
    seed: number,
    past: Past,
  ) => Pick<Decision, 'actionType' | 'targetId' | 'seed' | 'step'>
  /** Chooses the question. Without it, the server's own choice is used. */
  readonly pick?: (asking: PickInput, past: Past) => QuestionReference | undefined
}

export interface Outcome {
  /** Shares of the exam that the pupil did not know before: at the end, and those still known later. */
  readonly learned: number
  readonly kept: number
  readonly hours: number
  readonly questions: number
  readonly right: number
  readonly lessons: number
  readonly sessionsLeft: number
}

/** One pupil's weeks under one policy. */
export function study(policy: CoursePolicy, seed: number): Outcome {
  const studies = new Studies(policy, seed)
  const unknown = topics.filter(({ id }) => !studies.pupil.hasMastered(id, firstDay))
  for (const start of sessionTimes()) studies.runSession(start)
  const shareKnownAt = (time: number) =>
    unknown.reduce((sum, { id }) => sum + (studies.pupil.hasMastered(id, time) ? examShare('gl', id) : 0), 0)
  return {
    ...studies.counts,
    learned: shareKnownAt(studies.now),
    kept: shareKnownAt(studies.now + course.daysLater * day),
  }
}

/** When the sessions of a course begin. */
export const sessionTimes = (): readonly number[] =>
  Array.from({ length: course.weeks }, (_, week) =>
    course.days.map(weekday => firstDay + (7 * week + weekday) * day),
  ).flat()

/** One pupil's course, session by session. */
export class Studies {
  readonly pupil: WeeksPupil
  readonly counts = { hours: 0, questions: 0, right: 0, lessons: 0, sessionsLeft: 0 }
  now = firstDay
  readonly #policy: CoursePolicy
  readonly #random: Random
  readonly #answers: PastAnswer[] = []
  readonly #lessons = new Map<string, number>()
  #known: Projection = emptyProjection(model)
  #session = -1
  /** The hashes of the questions last asked from each template. */
  readonly #hashes = new Map<string, number[]>()
  /** Topics in which the last mistake was a misconception. */
  readonly #mistaken = new Set<string>()
  /** In this session, newest first. */
  #latest: PastStep[] = []
  #visited: string[] = []
  #asked: string[] = []
  #wrongInARow = 0

  constructor(policy: CoursePolicy, seed: number) {
    this.#policy = policy
    this.pupil = new WeeksPupil(seed)
    this.#random = new Random(`weeks decisions ${seed}`)
  }

  /** What the server would know about the pupil now. */
  get known(): Projection {
    return this.#known
  }

  get answers(): readonly PastAnswer[] {
    return this.#answers
  }

  runSession(start: number): void {
    this.now = start
    this.#session++
    this.#latest = []
    this.#visited = []
    this.#asked = []
    this.#wrongInARow = 0
    this.pupil.startSession()
    for (let position = 0; position < mostSteps; position++) {
      const minutes = (this.now - start) / minute
      if (this.#asked.length >= course.questions || minutes >= course.minutes) return
      if (this.#takeStep(position, minutes)) {
        this.counts.sessionsLeft++
        return
      }
    }
  }

  /** Returns whether the pupil leaves after it. */
  #takeStep(position: number, minutes: number): boolean {
    const past = { answers: this.#answers, lessons: this.#lessons, session: this.#session, now: this.now }
    const view = viewOf(
      practiceSource({
        known: this.#known,
        lessonsSeen: new Set(this.#lessons.keys()),
        allowed: actionTypes,
        visited: this.#visited,
        wrongInARow: this.#wrongInARow,
        position,
        minutes,
        now: this.now,
        latest: this.#latest,
        lessonsThisWeek: new Set(
          [...this.#lessons].filter(([, at]) => at > this.now - 7 * day).map(([id]) => id),
        ),
        mistakenTopics: this.#mistaken,
      }),
    )
    const decision = this.#policy.decide(view, this.#random.int(0, 2 ** 32 - 1), past)
    if (decision.actionType === 'break') return this.#rest(decision.targetId)
    if (decision.actionType === 'lesson') return this.#read(decision.targetId)
    const chanceOf = chances(this.#known, this.now)
    const asking = { decision, view, chanceOf, recent: this.#asked, asked: this.#hashes, mistakes: [] }
    return this.#ask(this.#policy.pick?.(asking, past) ?? this.#pick(asking), decision.actionType)
  }

  /** As the server does. */
  #pick(asking: PickInput): QuestionReference {
    const source = sourceFor(asking.decision, asking.view)
    if (!source)
      throw new Error(`no question for ${asking.decision.actionType} of ${asking.decision.targetId}`)
    const { question, hash } = pickQuestion(source, asking)
    const { templateId } = question
    this.#hashes.set(templateId, [hash, ...(this.#hashes.get(templateId) ?? [])].slice(0, 50))
    return question
  }

  #rest(targetId: string): boolean {
    this.pupil.rest()
    this.#latest.unshift({ topicId: targetId, actionType: 'break', step: 0, right: null })
    this.#wrongInARow = 0
    this.#visited.unshift(targetId)
    this.now += times.rest * minute
    return false
  }

  #read(topicId: string): boolean {
    const minutes = this.pupil.read(topicId, this.now)
    this.#lessons.set(topicId, this.now)
    this.#visited.unshift(topicId)
    this.#latest.unshift({ topicId, actionType: 'lesson', step: 0, right: null })
    this.counts.lessons++
    this.#work(minutes)
    return false
  }

  #ask(picked: QuestionReference, actionType: ActionType): boolean {
    const question = makeQuestion(picked)
    if (!question) throw new Error(`no question ${questionId(picked)}`)
    const { topicId, difficulty, step } = question
    const { right, misled, minutes, leaves } = this.pupil.answer(question, this.now)
    if (misled) this.#mistaken.add(topicId)
    else if (right) this.#mistaken.delete(topicId)
    this.#work(minutes)
    this.#known = fold(model, this.#known, { topicId, difficulty, right, at: this.now })
    this.#answers.push({ topicId, step, difficulty, right, at: this.now, session: this.#session })
    this.#asked.unshift(questionId(picked))
    this.#visited.unshift(topicId)
    this.#latest.unshift({ topicId, actionType, step, right })
    this.#wrongInARow = right ? 0 : this.#wrongInARow + 1
    this.counts.questions++
    if (right) this.counts.right++
    return leaves
  }

  #work(minutes: number): void {
    this.now += minutes * minute
    this.counts.hours += minutes / 60
  }
}
