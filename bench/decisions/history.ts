import { difficultyOf, questionId, subjectIds, templateById, topics } from '@learn/content'
import { type Decision, decideAmong } from '@learn/learning/policy'
import { emptyProjection, fold, type Projection } from '@learn/learning/projection'
import { type ActionType, actionTypes } from '@learn/learning/record'
import { chances, model } from '../../server/learn/knowledge/model.ts'
import { type StudentView, viewOf } from '../../server/learn/knowledge/view.ts'
import { pickQuestion } from '../../server/learn/practice/pick.ts'
import { Pupil } from '../pupils/pupil.ts'

/** A day's work of a child. */
export const stepsInSession = 20
const day = 86_400_000
const minute = 60_000
const recentSteps = 10
/** Of one pupil. */
const mostSteps = 1_000_000

export interface Answered {
  readonly topicId: string
  readonly questionId: string
  readonly difficulty: number
  readonly right: boolean
  /** Milliseconds after the first day began. */
  readonly at: number
}

/** Of the pupils' first lesson. */
export const firstDay = Date.UTC(2025, 0, 6, 16)

/** What a simulated pupil answers whom the policy itself leads, day after day; the same for the same number. */
export function historyOf(seed: number, attempts: number): Answered[] {
  const history: Answered[] = []
  for (const { answered } of stepsOf(seed)) {
    if (answered) history.push(answered)
    if (history.length === attempts) break
  }
  return history
}

/** What was decided for a pupil, from what, and what it answered, if it was asked a question. */
export interface Step {
  readonly at: number
  readonly view: StudentView
  readonly decision: Decision
  /** How many could have been chosen. */
  readonly eligible: number
  readonly answered: Answered | undefined
  /** What is known after it. */
  readonly known: Projection
}

/** All that such a pupil does, as far as it may; it never ends. */
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
  /** No other step of any pupil has the same. */
  draws: number
  readonly allowed: readonly ActionType[]
}

/** How the day has gone, the newest first. */
interface Day {
  readonly asked: string[]
  readonly visited: string[]
  wrongInARow: number
}

/** A session. */
function* learn(pupil: Pupil, learner: Learner, today: number): Generator<Step, void> {
  const { lessonsSeen } = learner
  const past: Day = { asked: [], visited: [], wrongInARow: 0 }
  for (let position = 0; position < stepsInSession; position++) {
    const at = today * day + position * minute
    const now = firstDay + at
    const view = viewIn(learner, past, position, now)
    const { decision, eligible } = decideAmong(view, Math.imul(++learner.draws, 0x9e3779b1) >>> 0)
    const { actionType, targetId } = decision
    if (actionType === 'lesson') {
      lessonsSeen.add(targetId)
      pupil.read(targetId, today)
    }
    if (actionType === 'break') past.wrongInARow = 0
    const answered = answerTo(decision, view, { pupil, learner, past, at, today })
    past.visited.unshift(answered?.topicId ?? targetId)
    yield { at, view, decision, eligible, answered, known: learner.known }
  }
}

interface Moment {
  readonly pupil: Pupil
  readonly learner: Learner
  readonly past: Day
  readonly at: number
  readonly today: number
}

/** What the pupil answers, if there is a question. */
function answerTo(
  decision: Decision,
  view: StudentView,
  { pupil, learner, past, at, today }: Moment,
): Answered | undefined {
  const now = firstDay + at
  const picked = pickQuestion({ decision, view, chanceOf: chances(learner.known, now), recent: past.asked })
  const found = picked && templateById(picked.templateId)
  if (!picked || !found) return undefined
  const topicId = found.topic.id
  const difficulty = difficultyOf(found.topic, found.template, picked.step)
  const right = pupil.answer(topicId, difficulty, today)
  learner.known = fold(model, learner.known, { topicId, difficulty, right, at: now })
  learner.answers++
  past.asked.unshift(questionId(picked))
  past.wrongInARow = right ? 0 : past.wrongInARow + 1
  return { topicId, questionId: questionId(picked), difficulty, right, at }
}

function viewIn(
  { known, lessonsSeen, allowed }: Learner,
  { visited, wrongInARow }: Day,
  position: number,
  now: number,
) {
  const steps: Record<string, number> = {}
  for (const topicId of visited) steps[topicId] = (steps[topicId] ?? 0) + 1
  const recentTopicIds = visited.slice(0, recentSteps)
  return viewOf({
    examFamilyId: 'gl',
    subjectIds,
    projection: known,
    now,
    settings: new Map(),
    lessonsSeen,
    session: { type: 'practice', position, minutes: position, wrongInARow, recentTopicIds, steps },
    constraints: {
      allowedActionTypes: allowed,
      excludedCandidateIds: [],
      contentAvailable: true,
      requirePublishedContent: true,
    },
    assignment: null,
    stale: false,
  })
}
