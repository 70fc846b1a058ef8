import { makeQuestion, parseQuestionId } from '@learn/content'
import type * as contract from '@learn/contract/learn/rights'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../../context.ts'
import { readNewPin } from '../../identity/common-pin.ts'
import { foldUsername, hashPin, hashUsername } from '../../identity/pin.ts'
import { throwNotFound } from '../../not-found.ts'
import { lockOrganization } from '../../storage/organization.store.ts'
import { translateViolations } from '../../storage/rule.ts'
import type { InPieces } from '../../surface.ts'
import { submitDueOf } from '../papers/hand-in.store.ts'
import { publicQuestion } from '../teaching/content.ts'
import { consentWording } from './consent-wording.ts'
import * as consents from './consents.store.ts'
import { getLearnEntitlement } from './entitlements.ts'
import * as exported from './export.store.ts'
import { requireGuardian } from './guardian.ts'
import { takePinRights } from './pin-rights.ts'
import * as store from './rights.store.ts'
import { getLearnStudent, getLearnStudentState } from './students.ts'
import { countUsername, readUsername, takeBackTries } from './usernames.ts'

type Ctx = MutationContext<'Forbidden' | 'NotFound'>

export async function resetLearnStudentPin(
  ctx: MutationContext<'BadRequest' | 'Forbidden' | 'NotFound'>,
  { studentId, pin }: Input<typeof contract.resetLearnStudentPin>,
): Promise<Output<typeof contract.resetLearnStudentPin>> {
  await takePinRights(ctx, [studentId])
  const username = await setPin(ctx, studentId, await hashPin(ctx.secrets.pin, readNewPin(ctx, 'pin', pin)))
  ctx.audit(organizationIdOf(ctx), studentId)
  return { username, pinSet: true, credentialKind: 'student_username_pin' }
}

/** Sets the PIN, signs the child out and lifts the locks of wrong PINs. Returns the username. */
export async function setPin(ctx: Ctx, studentId: string, pinHash: string): Promise<string> {
  const username = await store.updatePin(ctx.db, studentId, pinHash, ctx.now)
  if (username === undefined) throwNotFound(ctx, 'studentId')
  await store.releaseStudent(ctx.db, studentId, hashUsername(ctx.secrets.username, username))
  return username
}

export async function updateLearnStudentUsername(
  ctx: MutationContext<'BadRequest' | 'Forbidden' | 'NotFound' | 'Conflict'>,
  { studentId, username: asked }: Input<typeof contract.updateLearnStudentUsername>,
): Promise<Output<typeof contract.updateLearnStudentUsername>> {
  await requireGuardian(ctx, studentId)
  const username = readUsername(ctx, 'username', asked)
  await countUsername(ctx)
  const former = await store.findUsername(ctx.db, studentId)
  if (former === undefined) throwNotFound(ctx, 'studentId')
  const folded = foldUsername(username)
  const pinSet = await translateViolations(
    store.updateUsername(ctx.db, studentId, { username, folded, now: ctx.now }),
    {
      student_credentials_username: () => ctx.fault('Conflict', 'username is taken. Choose another.'),
    },
  )
  // Wrong PINs are counted by name, and the old name leads to nobody now.
  await store.releaseStudent(ctx.db, studentId, hashUsername(ctx.secrets.username, former))
  ctx.afterCommit(() => takeBackTries(ctx))
  ctx.audit(organizationIdOf(ctx), studentId)
  return { username, pinSet, credentialKind: 'student_username_pin' }
}

export async function updateLearnConsent(
  ctx: MutationContext<'Forbidden' | 'NotFound' | 'Conflict'>,
  { studentId, given, wording = consentWording.wording }: Input<typeof contract.updateLearnConsent>,
): Promise<Output<typeof contract.updateLearnConsent>> {
  await requireGuardian(ctx, studentId)
  if (wording !== consentWording.wording)
    throw ctx.fault(
      'Conflict',
      `wording is not the current version. Read ${consentWording.wording} with learn.getLearnConsentWording, and agree to that.`,
    )
  if (!(await store.lockStudent(ctx.db, studentId))) throwNotFound(ctx, 'studentId')
  const before = await consents.findConsent(ctx.db, studentId)
  const { userId } = ctx.actor
  if (before?.given && !given) await consents.withdrawConsent(ctx.db, studentId, userId, ctx.now)
  if (given && before?.given && before.basis === 'organization')
    await consents.confirmConsent(ctx.db, { studentId, userId, wording, now: ctx.now })
  if (given && !before?.given) {
    await consents.insertConsent(ctx.db, {
      id: ctx.newId(),
      organizationId: organizationIdOf(ctx),
      studentId,
      givenBy: userId,
      basis: 'guardian',
      wording,
      now: ctx.now,
    })
  }
  ctx.audit(organizationIdOf(ctx), studentId)
  const after = await consents.findConsent(ctx.db, studentId)
  if (!after) throw new Error('the student has no record of consent')
  return after
}

/** Long lists are read while they are sent. */
export async function exportLearnStudent(
  ctx: Context<'Forbidden' | 'NotFound'>,
  { studentId }: Input<typeof contract.exportLearnStudent>,
): Promise<InPieces<Output<typeof contract.exportLearnStudent>>> {
  await requireGuardian(ctx, studentId)
  const { db } = ctx
  await submitDueOf(db, studentId, ctx.now)
  return {
    exportedAt: ctx.now.toISOString(),
    student: await getLearnStudent(ctx, { studentId }),
    guardians: await exported.findGuardians(db, studentId),
    consents: await exported.findConsents(db, studentId),
    entitlement: await getLearnEntitlement(ctx, { studentId }),
    state: await getLearnStudentState(ctx, { studentId }),
    lessonsSeen: await exported.findLessonsSeen(db, studentId),
    assignments: exported.findAssignments(db, studentId),
    groups: await exported.findGroups(db, studentId),
    notes: await exported.findNotes(db, studentId),
    sessions: exported.findSessions(db, studentId),
    decisions: exported.findDecisions(db, studentId),
    replayedDecisions: exported.findReplayedDecisions(db, studentId),
    attempts: withQuestions(exported.findAttempts(db, studentId)),
    papers: withPaperQuestions(exported.findPapers(db, studentId)),
    auditEvents: checkAccessAtEnd(ctx, studentId, exported.findAuditEvents(db, studentId)),
  }
}

/** If the child is erased or the caller loses access midway, the lists just end early. So this checks again at the end. */
async function* checkAccessAtEnd<Row>(
  ctx: Context<'Forbidden' | 'NotFound'>,
  studentId: string,
  batches: AsyncIterable<readonly Row[]>,
) {
  yield* batches
  await requireGuardian(ctx, studentId)
}

async function* withQuestions(batches: AsyncIterable<readonly exported.ExportedAttempt[]>) {
  for await (const batch of batches)
    yield batch.map(attempt => ({ ...attempt, question: regenerateQuestion(attempt.questionId, true) }))
}

/** Nothing gives away the answers of a paper that is still open. */
async function* withPaperQuestions(batches: AsyncIterable<readonly exported.ExportedPaper[]>) {
  for await (const batch of batches)
    yield batch.map(paper => ({
      ...paper,
      questions: paper.questions.map(asked => ({
        ...asked,
        question: regenerateQuestion(asked.questionId, paper.submittedAt !== null),
      })),
    }))
}

/** The question as it was then; null if it can no longer be generated. */
function regenerateQuestion(questionId: string, revealed: boolean) {
  const reference = parseQuestionId(questionId)
  const question = reference && makeQuestion(reference)
  return question ? publicQuestion(question, revealed) : null
}

export async function eraseLearnStudent(
  ctx: Ctx,
  { studentId }: Input<typeof contract.eraseLearnStudent>,
): Promise<Output<typeof contract.eraseLearnStudent>> {
  await requireGuardian(ctx, studentId)
  if (!(await eraseStudent(ctx, organizationIdOf(ctx), studentId))) throwNotFound(ctx, 'studentId')
  return { id: studentId, deletedAt: ctx.now.toISOString() }
}

/** Erases a student, and with the last one their family's team and files. False if the student does not exist. */
export async function eraseStudent(
  ctx: MutationContext,
  organizationId: string,
  studentId: string,
): Promise<boolean> {
  const username = await store.findUsername(ctx.db, studentId)
  if (username === undefined) return false
  const usernameHash = hashUsername(ctx.secrets.username, username)
  const student = { id: studentId, usernameHash, userId: ctx.actor.userId, now: ctx.now }
  const erased = await ctx.unlessDryRun(() => store.eraseStudent(ctx.db, student), { endedTeamId: null })
  if (!erased) return false
  ctx.audit(organizationId, studentId)
  if (erased.endedTeamId) ctx.audit(organizationId, erased.endedTeamId)
  return true
}

/** For children without a guardian, whom nobody else could erase. */
export async function cancelLearnOnboarding(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { studentId }: Input<typeof contract.cancelLearnOnboarding>,
): Promise<Output<typeof contract.cancelLearnOnboarding>> {
  const organizationId = organizationIdOf(ctx)
  await lockOrganization(ctx.db, organizationId) // The parent may be accepting at this moment.
  if (await store.hasGuardian(ctx.db, studentId))
    throw ctx.fault('Conflict', 'This student has a guardian, and only the guardian can erase them.')
  if (!(await eraseStudent(ctx, organizationId, studentId))) throwNotFound(ctx, 'studentId')
  return { id: studentId, deletedAt: ctx.now.toISOString() }
}
