import { questionId, topics } from '@learn/content'
import { type ActionType, actionTypes } from '@learn/contract/learn/words'
import { type Decision, decideAmong } from '@learn/learning/policy'
import { emptyProjection, fold, type Projection } from '@learn/learning/projection'
import type { PastStep } from '@learn/learning/view'
import { chances, model } from '../../server/learn/knowledge/model.ts'
import { type StudentView, viewOf } from '../../server/learn/knowledge/view.ts'
import { pickQuestion, sourceFor } from '../../server/learn/practice/pick.ts'
import { Pupil } from '../pupils/pupil.ts'
import { practiceSource } from '../pupils/source.ts'

/** One day's work. */
export const stepsInSession = 20
const day = 86_400_000
const minute = 60_000
/** More than any pupil takes, so that no two pupils share a draw. */
const mostSteps = 1_000_000

export interface HistoryAnswer {
  readonly topicId: string
  readonly questionId: string
  readonly step: number
  readonly difficulty: number
  readonly right: boolean
  /** Milliseconds since `firstDay`. */
  readonly at: number
}

/** When the pupils' first session starts. */
export const firstDay = Date.UTC(2025, 0, 6, 16)

/** The answers of a simulated pupil who follows the policy day after day. The same seed gives the same answers. */
export function historyOf(seed: number, attempts: number): HistoryAnswer[] {
  const history: HistoryAnswer[] = []
  for (const { answered } of stepsOf(seed)) {
    if (answered) history.push(answered)
    if (history.length === attempts) break
  }
  return history
}

/** A decision, the view it was made from, and the pupil's answer if it led to a question. */
export interface Step {
  readonly at: number
  readonly view: StudentView
  readonly decision: Decision
  /** How many candidates could have been chosen. */
  readonly eligible: number
  readonly answered: HistoryAnswer | undefined
  /** The projection after this step. */
  readonly known: Projection
}

/** Every step of such a pupil, without end. */
export function* stepsOf(seed: number, allowed: readonly ActionType[] = actionTypes): Generator<Step, never> {
  const pupil = new Pupil(topics, seed)
  const learner: Learner = {
    known: emptyProjection(model),
    lessonsSeen: new Set(),
    answers: 0,
    draws: seed * mostSteps,
    allowed,
  }
  for (let today = 0; ; today++) yield* learn(pupil, learner, today)
}

interface Learner {
  known: Projection
  readonly lessonsSeen: Set<string>
  answers: number
  /** Unique to each step of each pupil. */
  draws: number
  readonly allowed: readonly ActionType[]
}

/** What has happened in today's session, newest first. */
interface Day {
  readonly asked: string[]
  readonly visited: string[]
  readonly latest: PastStep[]
  wrongInARow: number
}

/** Runs one session. */
function* learn(pupil: Pupil, learner: Learner, today: number): Generator<Step, void> {
  const { lessonsSeen } = learner
  const past: Day = { asked: [], visited: [], latest: [], wrongInARow: 0 }
  for (let position = 0; position < stepsInSession; position++) {
    const at = today * day + position * minute
    const now = firstDay + at
    const view = viewOf(practiceSource({ ...learner, ...past, position, minutes: position, now }))
    const { decision, eligible } = decideAmong(view, Math.imul(++learner.draws, 0x9e3779b1) >>> 0)
    const { actionType, targetId } = decision
    if (actionType === 'lesson') {
      lessonsSeen.add(targetId)
      pupil.read(targetId, today)
    }
    if (actionType === 'break') past.wrongInARow = 0
    const answered = answerTo(decision, view, { pupil, learner, past, at, today })
    past.visited.unshift(answered?.topicId ?? targetId)
    past.latest.unshift({
      topicId: answered?.topicId ?? targetId,
      actionType,
      step: answered?.step ?? 0,
      right: answered?.right ?? null,
    })
    yield { at, view, decision, eligible, answered, known: learner.known }
  }
}

interface HistoryMoment {
  readonly pupil: Pupil
  readonly learner: Learner
  readonly past: Day
  readonly at: number
  readonly today: number
}

/** The pupil's answer, if the decision led to a question. */
function answerTo(
  decision: Decision,
  view: StudentView,
  { pupil, learner, past, at, today }: HistoryMoment,
): HistoryAnswer | undefined {
  const now = firstDay + at
  const source = sourceFor(decision, view)
  if (!source) return undefined
  const chanceOf = chances(learner.known, now)
  const none = { asked: new Map(), mistakes: [] }
  const { question } = pickQuestion(source, { decision, view, chanceOf, recent: past.asked, ...none })
  const { topicId, difficulty } = question
  const right = pupil.answer(topicId, difficulty, today)
  learner.known = fold(model, learner.known, { topicId, difficulty, right, at: now })
  learner.answers++
  past.asked.unshift(questionId(question))
  past.wrongInARow = right ? 0 : past.wrongInARow + 1
  return { topicId, questionId: questionId(question), step: question.step, difficulty, right, at }
}
