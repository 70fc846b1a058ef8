import { essenceOf, grade, mistakesIn, type Question, questionId } from '@learn/content'
import { actionTypes, type SessionType } from '@learn/contract/learn/words'
import { type Decision, decideAmong } from '@learn/learning/policy'
import { emptyProjection, fold, type Projection } from '@learn/learning/projection'
import { chances, model } from '../../server/learn/knowledge/model.ts'
import type { StudentView } from '../../server/learn/knowledge/view.ts'
import { pickQuestion, sourceFor } from '../../server/learn/practice/pick.ts'
import type { Situation } from '../../server/learn/practice/situation.store.ts'
import { openMistakesIn, viewIn } from '../../server/learn/practice/situation.ts'
import type { Child } from './child.ts'

/** One step of a session, as the log would show it. */
export interface Step {
  readonly decision: Decision
  readonly view: StudentView
  readonly question: Question | undefined
  readonly right: boolean | null
  readonly at: number
  /** The predicted chance of a right answer, before it was given. */
  readonly chance: number
  readonly essence: string
}

const minute = 60_000
const day = 24 * 60 * minute
const week = 7 * day

export interface Options {
  readonly version: string
  readonly type: SessionType
  readonly subjectIds: readonly string[]
  readonly seed: number
}

/** Everything that the server remembers about a child, kept in memory. */
export class Practice {
  readonly #child: Child
  #projection: Projection = emptyProjection(model)
  readonly #lessons = new Map<string, number>()
  readonly #asked = new Map<string, number[]>()
  readonly #mistakes = new Map<string, { readonly templateId: string; readonly at: number }>()
  #seed: number

  constructor(child: Child, seed: number) {
    this.#child = child
    this.#seed = seed * 100_003
  }

  /** The names of open mistakes: the topic's id, a space, and the mistake. */
  get openMistakes(): ReadonlySet<string> {
    return new Set(this.#mistakes.keys())
  }

  /** A session that begins at this time. It ends after so many questions, or when nothing is left to do. */
  session(start: number, questions: number, { version, type, subjectIds }: Options): Step[] {
    const steps: Step[] = []
    let at = start
    let asked = 0
    while (asked < questions && steps.length < 3 * questions) {
      const step = this.#step(steps, { start, at, version, type, subjectIds })
      steps.push(step)
      at += step.question ? step.question.seconds * 1_000 : 2 * minute
      if (step.question) asked++
      if (step.decision.reasonCodes.includes('content_fallback') && step.decision.actionType === 'break')
        break
    }
    return steps
  }

  #step(
    before: readonly Step[],
    known: { start: number; at: number; version: string; type: SessionType; subjectIds: readonly string[] },
  ): Step {
    const { at, version } = known
    const situation = this.#situation(before, known)
    const view = viewIn(
      situation,
      { projection: this.#projection, stale: false, assignment: null },
      new Date(at),
    )
    this.#seed = (this.#seed + 0x9e3779b1) >>> 0
    const { decision } = decideAmong(view, this.#seed, version)
    if (decision.actionType === 'lesson') {
      this.#lessons.set(decision.targetId, at)
      this.#child.readLesson(decision.targetId)
    }
    const question = this.#pick(decision, view, situation, at)
    if (!question) return { decision, view, question, right: null, at, chance: 1, essence: '' }
    const chance = chances(this.#projection, at)(question.topicId, question.difficulty)
    const right = this.#answer(question, at)
    return { decision, view, question, right, at, chance, essence: essenceOf(question) }
  }

  #pick(decision: Decision, view: StudentView, { openMistakes, questionIds }: Situation, at: number) {
    const source = sourceFor(decision, view)
    if (!source) return undefined
    const { question, hash } = pickQuestion(source, {
      decision,
      view,
      chanceOf: chances(this.#projection, at),
      recent: questionIds.filter(id => id !== null),
      asked: this.#asked,
      mistakes: openMistakesIn(openMistakes, source.topic.id),
    })
    const { templateId } = question
    this.#asked.set(templateId, [hash, ...(this.#asked.get(templateId) ?? [])].slice(0, 50))
    return question
  }

  #answer(question: Question, at: number): boolean {
    const { topicId, difficulty } = question
    const { right, misconception } = grade(question, this.#child.answer(question))
    this.#projection = fold(model, this.#projection, { topicId, difficulty, right, at })
    if (misconception)
      this.#mistakes.set(`${topicId} ${misconception}`, { templateId: question.templateId, at })
    if (right) for (const name of mistakesIn(question)) this.#mistakes.delete(`${topicId} ${name}`)
    return right
  }

  #situation(
    before: readonly Step[],
    {
      start,
      at,
      type,
      subjectIds,
    }: { start: number; at: number; type: SessionType; subjectIds: readonly string[] },
  ): Situation {
    const newest = before.toReversed()
    let wrongInARow = 0
    for (const { right, decision } of newest) {
      if (right === true || decision.actionType === 'break') break
      if (right === false) wrongInARow++
    }
    return {
      sessionType: type,
      subjectIds: [...subjectIds],
      allowedActionTypes: [...actionTypes],
      excludedCandidateIds: [],
      position: before.length,
      wrongInARow,
      startedAt: new Date(start).toISOString(),
      endedAt: null,
      openDecisionId: null,
      studentId: 's',
      learnerKey: 'k',
      examFamilyId: 'gl',
      studentCreatedAt: new Date(start).toISOString(),
      consent: 'given',
      plan: 'free',
      status: 'active',
      startsAt: new Date(0).toISOString(),
      endsAt: null,
      attempts: this.#projection.attempts,
      projectionVersion: model.version,
      projectedAttempts: this.#projection.attempts,
      asOf: null,
      state: null,
      changes: null,
      requirePublishedContent: true,
      newPolicyPercent: 100,
      hiddenTopicIds: [],
      withheldTopicIds: [],
      lessonsSeen: [...this.#lessons.keys()],
      lessonsThisWeek: [...this.#lessons].filter(([, seen]) => seen > at - week).map(([id]) => id),
      openMistakes: [...this.#mistakes]
        .sort((a, b) => b[1].at - a[1].at)
        .map(([mistake, { templateId }]) => mistake.replace(' ', ` ${templateId} `))
        .slice(0, 60),
      yearGroup: `Year ${this.#child.kind.year}`,
      hasAssignments: false,
      lastDecidedAt: null,
      targetIds: newest.map(({ decision }) => decision.targetId),
      questionIds: newest.map(({ question }) => (question ? questionId(question) : null)),
      actionTypes: newest.map(({ decision }) => decision.actionType),
      answersRight: newest.map(({ right }) => right),
    }
  }
}
