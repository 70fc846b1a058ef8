import { subjectIds as allSubjects } from '@learn/content'
import * as contract from '@learn/contract/learn/sessions'
import { actionTypes } from '@learn/contract/learn/words'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../../context.ts'
import { isOneLine } from '../../names.ts'
import { throwNotFound } from '../../not-found.ts'
import { listPage } from '../../storage/page.ts'
import { isRunning } from '../families/entitlements.ts'
import { keepProgress } from '../progress/progress.ts'
import * as store from './sessions.store.ts'

export async function createLearnSession(
  ctx: MutationContext<'BadRequest' | 'PaymentRequired' | 'Forbidden' | 'NotFound'>,
  input: Input<typeof contract.createLearnSession>,
): Promise<Output<typeof contract.createLearnSession>> {
  const { studentId, sessionType, allowedActionTypes = actionTypes, excludedCandidateIds = [] } = input
  const organizationId = organizationIdOf(ctx)
  if (!excludedCandidateIds.every(isOneLine))
    throw ctx.fault('BadRequest', 'excludedCandidateIds must be candidate ids such as practice:maths.area.')
  const standing = await store.findStanding(ctx.db, studentId)
  if (!standing) throwNotFound(ctx, 'studentId')
  refuseWithoutRight(ctx, standing)
  const subjectIds = subjectsOf(ctx, standing, input.subjectIds ?? [])
  const left = await store.endOpenSession(ctx.db, studentId, ctx.now)
  if (left) ctx.audit(organizationId, left)
  await keepProgress(ctx.db, studentId, ctx.now)
  const id = ctx.newId()
  await store.insertSession(ctx.soon, {
    id,
    organizationId,
    studentId,
    sessionType,
    subjectIds,
    allowedActionTypes: actionTypes.filter(type => allowedActionTypes.includes(type)),
    excludedCandidateIds: [...new Set(excludedCandidateIds)],
    now: ctx.now,
  })
  ctx.audit(organizationId, id)
  return await requireSession(ctx, id)
}

/** Without consent, nothing about a child's learning is recorded. Without an active entitlement, there are no sessions. */
export function refuseWithoutRight(
  ctx: Context<'PaymentRequired' | 'Forbidden'>,
  standing: Pick<store.SessionAccess, 'consent' | 'plan' | 'status' | 'startsAt' | 'endsAt'>,
): void {
  refuseWithoutConsent(ctx, standing)
  if (isRunning(standing, ctx.now)) return
  throw ctx.fault(
    'PaymentRequired',
    `This student’s plan (${standing.plan}, ${standing.status}) is not active. Ask the organization to renew it. learn.getLearnEntitlement shows the details.`,
  )
}

export function refuseWithoutConsent(
  ctx: Context<'Forbidden'>,
  { consent }: Pick<store.SessionAccess, 'consent'>,
): void {
  if (consent === 'given') return
  if (consent === 'erasing')
    throw ctx.fault(
      'Forbidden',
      'A guardian has asked us to erase this student, so there is no practice. A guardian can stop it with learn.cancelLearnStudentErasure.',
    )
  throw ctx.fault(
    'Forbidden',
    consent === 'unconfirmed'
      ? `This organization requires a guardian’s own consent, and so far only the organization has said that the guardian agrees. The guardian can agree at ${ctx.publicUrl}/family or with learn.updateLearnConsent.`
      : 'A guardian has withdrawn consent for this student. A guardian can give it again with learn.updateLearnConsent.',
  )
}

/** The requested subjects, or all that the student studies, as far as the entitlement covers them. */
export function subjectsOf(
  ctx: Context<'BadRequest' | 'PaymentRequired'>,
  standing: store.SessionAccess,
  wanted: readonly string[],
) {
  const strange = wanted.find(id => !standing.subjectIds.includes(id))
  if (strange) throw ctx.fault('BadRequest', `subjectIds: this student does not study ${strange}.`)
  const asked = wanted.length === 0 ? standing.subjectIds : wanted
  const entitled = allSubjects.filter(id => asked.includes(id) && standing.entitledSubjectIds.includes(id))
  if (entitled.length > 0) return entitled
  throw ctx.fault(
    'PaymentRequired',
    `This student’s plan covers only ${standing.entitledSubjectIds.join(', ')}.`,
  )
}

export async function listLearnSessions(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listLearnSessions>,
): Promise<Output<typeof contract.listLearnSessions>> {
  const page = await listPage(ctx, contract.listLearnSessions, input, request =>
    store.findSessions(ctx, request, [request.filters.sessionType ?? null]),
  )
  return { ...page, data: await addTopics(ctx, page.data) }
}

export async function getLearnSession(
  ctx: Context<'NotFound'>,
  { sessionId }: Input<typeof contract.getLearnSession>,
): Promise<Output<typeof contract.getLearnSession>> {
  return await requireSession(ctx, sessionId)
}

export async function endLearnSession(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { sessionId }: Input<typeof contract.endLearnSession>,
): Promise<Output<typeof contract.endLearnSession>> {
  if (!(await store.endSession(ctx.db, sessionId, ctx.now))) {
    await requireSession(ctx, sessionId)
    throw ctx.fault('Conflict', 'This session has already ended.')
  }
  ctx.audit(organizationIdOf(ctx), sessionId)
  return await requireSession(ctx, sessionId)
}

async function requireSession(ctx: Context<'NotFound'>, id: string): Promise<contract.LearnSession> {
  const row = await store.findSession(ctx.db, id)
  const [session] = row ? await addTopics(ctx, [row]) : []
  if (!session) throwNotFound(ctx, 'sessionId')
  return session
}

async function addTopics(ctx: Context, rows: readonly store.SessionRow[]): Promise<contract.LearnSession[]> {
  const answered = rows.filter(({ attempts }) => attempts > 0).map(({ id }) => id)
  const topics = answered.length === 0 ? [] : await store.sumTopics(ctx.db, answered)
  const bySession = Map.groupBy(topics, ({ sessionId }) => sessionId)
  return rows.map(({ decisions, attempts, rightAnswers, lastAnsweredAt, ...session }) => ({
    ...session,
    summary: {
      decisions,
      attempts,
      rightAnswers,
      minutes: minutesBetween(session.startedAt, session.endedAt ?? lastAnsweredAt ?? session.startedAt),
      topics: bySession.get(session.id) ?? [],
    },
  }))
}

const minutesBetween = (from: string, to: string) =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 6_000) / 10)
