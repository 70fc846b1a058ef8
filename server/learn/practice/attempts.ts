import {
  grade,
  isAnswer,
  misconceptionOf,
  mistakesIn,
  type Question,
  questionVersionId,
} from '@learn/content'
import * as contract from '@learn/contract/learn/attempts'
import type { Input, Output } from '@learn/contract/operation'
import { score } from '@learn/learning'
import { packMarks } from '@learn/learning/marks'
import { fold, type Projection, rebuild } from '@learn/learning/projection'
import { type Context, type MutationContext, organizationIdOf } from '../../context.ts'
import { isOneLine } from '../../names.ts'
import { throwNotFound } from '../../not-found.ts'
import type { Queries } from '../../storage/database.ts'
import { listPage } from '../../storage/page.ts'
import { readMoment } from '../../times.ts'
import { findHistories } from '../knowledge/history.store.ts'
import { guessOf, model } from '../knowledge/model.ts'
import { readStoredProjection, toStored } from '../knowledge/stored-projection.ts'
import * as store from './attempts.store.ts'
import { questionOf } from './decisions.ts'
import { refuseWithoutConsent } from './sessions.ts'

/** Clocks differ: a device that is ahead by less than this means now. */
const clockTolerance = 60_000

export async function createLearnAttempt(
  ctx: MutationContext<'BadRequest' | 'Forbidden' | 'NotFound' | 'Conflict'>,
  input: Input<typeof contract.createLearnAttempt>,
): Promise<Output<typeof contract.createLearnAttempt>> {
  const { decisionId, milliseconds = null } = input
  const asked = await store.findAsked(ctx.db, decisionId)
  if (!asked) throwNotFound(ctx, 'decisionId')
  const question = questionIn(ctx, asked)
  const answer = readAnswer(ctx, question, input.answer)
  const answeredAt = momentOf(ctx, asked, input.answeredAt)
  const { right, misconception = null } = answer === null ? { right: false } : grade(question, answer)
  const { topicId, difficulty } = question
  const before = await readCurrentProjection(ctx.db, asked)
  const after = fold(model, before, { topicId, difficulty, right, at: answeredAt.getTime() })
  const scoreIn = ({ state }: Projection) =>
    score(model, state, topicId, answeredAt.getTime(), guessOf(topicId)).score
  const row = {
    id: ctx.newId(),
    studentId: asked.studentId,
    sessionId: asked.sessionId,
    decisionId,
    questionId: asked.questionId ?? '',
    topicId,
    answer,
    misconception,
    milliseconds,
  }
  const mastery = { before: scoreIn(before), after: scoreIn(after) }
  await store.insertAttempt(ctx.soon, {
    ...row,
    organizationId: organizationIdOf(ctx),
    number: asked.attempts + 1,
    difficulty,
    isRight: right,
    scoreBefore: mastery.before,
    scoreAfter: mastery.after,
    answeredAt,
    now: ctx.now,
    modelVersion: model.version,
    asOf: new Date(after.asOf ?? ctx.now),
    ...toStored(asked, after),
    marks: packMarks(model, after),
    maker: ctx.auditInRow(),
    overcome: right ? mistakesIn(question) : [],
  })
  const times = { answeredAt: answeredAt.toISOString(), createdAt: ctx.now.toISOString() }
  return toAttempt({ ...row, ...mastery, ...times, correct: right }, question)
}

function questionIn(
  ctx: Context<'BadRequest' | 'Forbidden' | 'Conflict'>,
  asked: store.AttemptTarget,
): Question {
  refuseWithoutConsent(ctx, asked)
  if (asked.questionId === null)
    throw ctx.fault('BadRequest', 'decisionId: this decision has no question to answer.')
  if (asked.attemptId !== null) throw ctx.fault('Conflict', 'This question has already been answered.')
  if (asked.endedAt !== null)
    throw ctx.fault(
      'Conflict',
      'The session has ended, so its question can no longer be answered. Start a new session.',
    )
  return questionOf(asked.questionId)
}

export function readAnswer(
  ctx: Context<'BadRequest'>,
  question: Question,
  answer: string | null,
): string | null {
  if (answer === null || (isAnswer(question, answer) && isOneLine(answer))) return answer
  throw ctx.fault(
    'BadRequest',
    question.mode === 'options'
      ? `answer must be one of the letters ${question.options.map(({ letter }) => letter).join(', ')}, or null.`
      : 'answer must be the typed text, on one line and not blank, or null.',
  )
}

function momentOf(
  ctx: Context<'BadRequest'>,
  { decidedAt }: store.AttemptTarget,
  given: string | undefined,
): Date {
  const now = ctx.now.getTime()
  const decided = Date.parse(decidedAt)
  // If the clock was set back since the question was asked, the answer gets the time of the question.
  if (given === undefined) return new Date(Math.max(decided, now))
  const moment = Date.parse(readMoment(ctx, 'answeredAt', given))
  if (moment > now + clockTolerance)
    throw ctx.fault(
      'BadRequest',
      `answeredAt is in the future. The server’s time is ${ctx.now.toISOString()}.`,
    )
  if (moment < decided - clockTolerance)
    throw ctx.fault('BadRequest', `answeredAt is earlier than the question, which was asked at ${decidedAt}.`)
  return new Date(Math.max(decided, Math.min(now, moment)))
}

/** The stored projection or, if that is stale, one rebuilt from all answers. */
async function readCurrentProjection(db: Queries, asked: store.AttemptTarget): Promise<Projection> {
  const { projection, stale } = readStoredProjection(asked)
  if (!stale) return projection
  const [history] = await findHistories(db, [asked.studentId])
  return rebuild(model, history?.attempts ?? [])
}

export async function listLearnAttempts(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listLearnAttempts>,
): Promise<Output<typeof contract.listLearnAttempts>> {
  const page = await listPage(ctx, contract.listLearnAttempts, input, request => {
    const { sessionId = null, topicId = null } = request.filters
    return store.findAttempts(ctx, request, [sessionId, topicId])
  })
  return { ...page, data: page.data.map(row => toAttempt(row, questionOf(row.questionId))) }
}

/** The attempt, with the right answer and an explanation. */
function toAttempt({ before, after, ...row }: store.AttemptRow, question: Question): contract.LearnAttempt {
  return {
    ...row,
    questionVersionId: questionVersionId(question),
    rightAnswer: question.answer,
    slip: (row.misconception && misconceptionOf(row.topicId, row.misconception)?.child) ?? null,
    explanation: question.explanation,
    mastery: { before, after },
  }
}
