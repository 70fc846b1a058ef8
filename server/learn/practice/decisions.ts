import {
  contentVersion,
  makeQuestion,
  parseQuestionId,
  type Question,
  questionId,
  questionVersionId,
  topicById,
} from '@learn/content'
import * as contract from '@learn/contract/learn/decisions'
import type { PolicyDecision } from '@learn/contract/learn/record'
import type { Input, Output } from '@learn/contract/operation'
import { explain } from '@learn/learning/explain'
import { explainToChild } from '@learn/learning/explain-to-child'
import { decideAmong, versionFor } from '@learn/learning/policy'
import { emptyProjection, type Projection } from '@learn/learning/projection'
import { packWeighed } from '@learn/learning/replay/weighed'
import { type Context, type MutationContext, organizationIdOf } from '../../context.ts'
import { throwNotFound } from '../../not-found.ts'
import { listPage } from '../../storage/page.ts'
import { chances, model } from '../knowledge/model.ts'
import { readStoredProjection } from '../knowledge/stored-projection.ts'
import { type StudentView, storedView } from '../knowledge/view.ts'
import { publicLesson, publicQuestion } from '../teaching/content.ts'
import type { DecisionRecord } from './decision-record.ts'
import * as store from './decisions.store.ts'
import { type PickedQuestion, type PickInput, pickQuestion, sourceFor } from './pick.ts'
import { reproduce } from './reproduce.ts'
import { refuseWithoutRight } from './sessions.ts'
import { findSituation, type Situation } from './situation.store.ts'
import { decisionTimeIn, findAssignmentFor, openMistakesIn, viewIn } from './situation.ts'

type DecisionContext = MutationContext<'PaymentRequired' | 'Forbidden' | 'NotFound' | 'Conflict'>

export async function createLearnDecision(
  ctx: DecisionContext,
  { sessionId }: Input<typeof contract.createLearnDecision>,
): Promise<Output<typeof contract.createLearnDecision>> {
  const { row, question } = (await decideIn(ctx, sessionId)) ?? (await decideAlone(ctx, sessionId))
  return { decision: toPolicyDecision(row), ...presentStep(ctx, row, question) }
}

interface NextStep {
  readonly row: store.DecisionRow
  readonly question: Question | undefined
}

/** Undefined if a question is open, or somebody else was faster. Usually neither is so, and no lock is needed. */
async function decideIn(ctx: DecisionContext, sessionId: string): Promise<NextStep | undefined> {
  if (ctx.isRetried) return undefined
  const situation = await requireSituation(ctx, sessionId)
  return situation.openDecisionId === null ? await decideNext(ctx, sessionId, situation) : undefined
}

/** Decides while the session is locked. A decision that has not been answered yet remains the next step. */
async function decideAlone(ctx: DecisionContext, sessionId: string): Promise<NextStep> {
  await store.lockSession(ctx.db, sessionId)
  const situation = await requireSituation(ctx, sessionId)
  const { openDecisionId } = situation
  if (!openDecisionId) return await decideNext(ctx, sessionId, situation)
  const next = await findOpenStep(ctx, openDecisionId)
  if (!next) throw new Error('the open decision of a locked session is missing')
  return next
}

async function findOpenStep(ctx: DecisionContext, decisionId: string): Promise<NextStep | undefined> {
  ctx.auditInRow() // The row already says who asked for it first.
  const row = await store.findDecision(ctx.db, decisionId)
  return row && { row, question: row.questionId === null ? undefined : questionOf(row.questionId) }
}

async function requireSituation(ctx: DecisionContext, sessionId: string): Promise<Situation> {
  const situation = await findSituation(ctx.db, sessionId, ctx.now)
  if (!situation) throwNotFound(ctx, 'sessionId')
  if (situation.endedAt) throw ctx.fault('Conflict', 'This session has ended. Start a new one.')
  refuseWithoutRight(ctx, situation)
  return situation
}

/** Decides, and records everything the decision was made from. Its random seed comes from its id. */
async function decideNext(ctx: MutationContext, sessionId: string, situation: Situation): Promise<NextStep> {
  const id = ctx.newId()
  const seed = Number.parseInt(id.slice(-8), 16)
  const kept = readStoredProjection(situation)
  const { stale } = kept
  const projection = stale ? emptyProjection(model) : kept.projection
  const assignment = await findAssignmentFor(ctx, situation)
  const now = decisionTimeIn(situation, ctx.now)
  const view = viewIn(situation, { projection, stale, assignment }, now)
  const version = versionFor(situation.studentId, situation.newPolicyPercent)
  const { decision, eligible } = decideAmong(view, seed, version)
  const picked = await pick(ctx, situation, { decision, view, chanceOf: chances(projection, now.getTime()) })
  const question = picked?.question
  const asked = question ? questionId(question) : null
  const { studentId, sessionType, position } = situation
  const record: DecisionRecord = {
    ...decision,
    questionVersionId: question ? questionVersionId(question) : null,
    studentState: stateIn(situation, projection, view),
    constraints: view.constraints,
    projectionFreshness: { asOf: situation.asOf ?? situation.studentCreatedAt, stale },
  }
  const rule = decision.deterministic ? (decision.reasonCodes[0] ?? null) : null
  await store.insertDecision(ctx.soon, {
    id,
    organizationId: organizationIdOf(ctx),
    studentId,
    sessionId,
    position,
    actionType: decision.actionType,
    algorithmId: decision.algorithmId,
    targetId: decision.targetId,
    questionId: asked,
    asked: picked ? { templateId: picked.question.templateId, hash: picked.hash } : null,
    assignmentId: rule === 'tutor_assigned' && assignment ? assignment.assignmentId : null,
    deterministic: decision.deterministic,
    rule,
    seed,
    record,
    view: storedView(view),
    weighed: rule === null ? packWeighed(decision, { view, eligible, at: now.getTime() }) : null,
    modelVersion: model.version,
    contentVersion,
    maker: ctx.auditInRow(),
    now,
  })
  const place = { sessionId, sessionType, positionInSession: position }
  const when = { attemptId: null, createdAt: now.toISOString() }
  return { row: { id, studentId, questionId: asked, record, ...place, ...when }, question }
}

/** The question for a decision, unless it needs none. */
async function pick(
  ctx: MutationContext,
  { studentId, questionIds, openMistakes }: Situation,
  known: Pick<PickInput, 'decision' | 'view' | 'chanceOf'>,
): Promise<PickedQuestion | undefined> {
  const source = sourceFor(known.decision, known.view)
  if (!source) return undefined
  const asked = await store.findAskedQuestions(
    ctx.db,
    studentId,
    source.templates.map(({ id }) => id),
  )
  const recent = questionIds.filter(id => id !== null)
  const mistakes = openMistakesIn(openMistakes, source.topic.id)
  return pickQuestion(source, { ...known, recent, asked, mistakes })
}

function stateIn(
  { studentId, learnerKey }: Situation,
  { state }: Projection,
  { topics, assignment }: StudentView,
) {
  const last = new Map(state.topics.map(({ topicId, lastPractisedAt }) => [topicId, lastPractisedAt]))
  return {
    studentId,
    learnerKey,
    consecutiveCorrect: Math.max(0, Math.round(state.overall.streak)),
    activeAssignmentId: assignment?.assignmentId ?? '',
    masteryByTopic: topics
      .filter(({ attempts }) => attempts > 0)
      .map(({ topicId, score }) => ({ topicId, score, lastPractisedAt: isoTime(last.get(topicId)) })),
  }
}

const isoTime = (moment: number | null | undefined) => (moment ? new Date(moment).toISOString() : '')

/** The fields that the record has and the contract does not are left out of the answer. */
const toPolicyDecision = ({ record, ...row }: store.DecisionRow): PolicyDecision => ({
  ...record,
  ...row,
  learnerKey: record.studentState.learnerKey,
})

/** The question or lesson for the child, if the step has one. */
function presentStep(ctx: Context, { record }: store.DecisionRow, question: Question | undefined) {
  const { actionType, targetId } = record
  const topic = actionType === 'lesson' ? topicById(targetId) : undefined
  return {
    question: question ? publicQuestion(question, ctx.actor.kind !== 'student') : null,
    lesson: topic ? publicLesson(topic) : null,
  }
}

/** The question with this id, as it was asked. */
export function questionOf(id: string): Question {
  const reference = parseQuestionId(id)
  const question = reference && makeQuestion(reference)
  if (!question) throw new Error(`question ${id} can't be generated again`)
  return question
}

export async function getLearnPolicyDecisionLog(
  ctx: Context<'NotFound'>,
  { studentId }: Input<typeof contract.getLearnPolicyDecisionLog>,
): Promise<Output<typeof contract.getLearnPolicyDecisionLog>> {
  const seesAll = ctx.organizations.some(id => !ctx.clientOf.has(id))
  const row =
    studentId === undefined && seesAll
      ? await store.findLatestOfOrganizations(ctx.db, ctx.reach)
      : await store.findLatestOfStudents(ctx.db, ctx.reach, studentId ?? null)
  if (!row)
    throw ctx.fault(
      'NotFound',
      'There are no decisions yet. learn.createLearnDecision decides what a student does next.',
    )
  return toPolicyDecision(row)
}

export async function listLearnDecisions(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listLearnDecisions>,
): Promise<Output<typeof contract.listLearnDecisions>> {
  const page = await listPage(ctx, contract.listLearnDecisions, input, request => {
    const { sessionId = null, actionType = null, algorithmId = null } = request.filters
    return store.findDecisions(ctx, request, [sessionId, actionType, algorithmId])
  })
  return { ...page, data: page.data.map(toPolicyDecision) }
}

export async function getLearnDecision(
  ctx: Context<'NotFound'>,
  { decisionId }: Input<typeof contract.getLearnDecision>,
): Promise<Output<typeof contract.getLearnDecision>> {
  const row = await store.findDecision(ctx.db, decisionId)
  if (!row) throwNotFound(ctx, 'decisionId')
  return toPolicyDecision(row)
}

export async function explainLearnDecision(
  ctx: Context<'NotFound'>,
  { decisionId }: Input<typeof contract.explainLearnDecision>,
): Promise<Output<typeof contract.explainLearnDecision>> {
  const found = (await store.findExplainableDecision(ctx.db, decisionId)) ?? throwNotFound(ctx, 'decisionId')
  const { record, createdAt, displayName } = found
  const topic = record.studentState.masteryByTopic.find(({ topicId }) => topicId === record.targetId)
  const lastPractisedAt = topic?.lastPractisedAt ? Date.parse(topic.lastPractisedAt) : null
  const explained = { ...record, lastPractisedAt, decidedAt: Date.parse(createdAt) }
  return {
    decisionId,
    explanation: explain(explained, displayName),
    forStudent: explainToChild(explained),
  }
}

export async function reproduceLearnDecision(
  ctx: Context<'NotFound'>,
  { decisionId }: Input<typeof contract.reproduceLearnDecision>,
): Promise<Output<typeof contract.reproduceLearnDecision>> {
  const { record, view, ...stored } = await requireDecision(ctx, decisionId)
  const { algorithmId, algorithmVersion, draw, candidateScores } = record
  return {
    decisionId,
    ...reproduce({ record, view, ...stored }),
    algorithmId,
    algorithmVersion,
    draw,
    ...stored,
    propensities: candidateScores.map(({ candidateId, propensity }) => ({ candidateId, propensity })),
  }
}

async function requireDecision(ctx: Context<'NotFound'>, id: string): Promise<store.ReproducibleDecision> {
  const found = await store.findReproducibleDecision(ctx.db, id)
  if (!found) throwNotFound(ctx, 'decisionId')
  return found
}
