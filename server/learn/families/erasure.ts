import * as contract from '@learn/contract/learn/erasure'
import type { Input } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../../context.ts'
import { mayReceive } from '../../mail/limits.ts'
import type { Mail } from '../../mail/mail.ts'
import { foldName } from '../../names.ts'
import { throwNotFound } from '../../not-found.ts'
import { day } from '../../times.ts'
import * as store from './erasure.store.ts'
import { requireGuardian } from './guardian.ts'
import { erasureMail, erasureStoppedMail } from './mail.ts'

type Ctx = MutationContext<'BadRequest' | 'Forbidden' | 'NotFound'>

export async function getLearnStudentErasure(
  ctx: Context<'Forbidden' | 'NotFound'>,
  { studentId }: Input<typeof contract.getLearnStudentErasure>,
): Promise<contract.LearnStudentErasure> {
  await requireGuardian(ctx, studentId)
  return await requireErasure(ctx, studentId)
}

export async function scheduleLearnStudentErasure(
  ctx: Ctx,
  { studentId, confirmName }: Input<typeof contract.scheduleLearnStudentErasure>,
): Promise<contract.LearnStudentErasure> {
  await requireGuardian(ctx, studentId)
  const student = (await store.lockStudent(ctx.db, studentId)) ?? throwNotFound(ctx, 'studentId')
  if (foldName(confirmName) !== foldName(student.displayName))
    throw ctx.fault(
      'BadRequest',
      'confirmName is not the student’s display name. Type the name as it is shown. Nothing was changed.',
    )
  if (student.erasureAt === null) {
    const at = new Date(ctx.now.getTime() + contract.graceDays * day)
    await store.saveErasure(ctx.db, studentId, at)
    await mailGuardians(ctx, studentId, student.teamId, to => erasureMail(ctx.publicUrl, to, studentId, at))
  }
  ctx.audit(organizationIdOf(ctx), studentId)
  return await requireErasure(ctx, studentId)
}

export async function cancelLearnStudentErasure(
  ctx: Ctx,
  { studentId }: Input<typeof contract.cancelLearnStudentErasure>,
): Promise<contract.LearnStudentErasure> {
  await requireGuardian(ctx, studentId)
  const student = (await store.lockStudent(ctx.db, studentId)) ?? throwNotFound(ctx, 'studentId')
  if (student.erasureAt !== null) {
    await store.saveErasure(ctx.db, studentId, null)
    await mailGuardians(ctx, studentId, student.teamId, to =>
      erasureStoppedMail(ctx.publicUrl, to, studentId),
    )
  }
  ctx.audit(organizationIdOf(ctx), studentId)
  return await requireErasure(ctx, studentId)
}

async function requireErasure(ctx: Context<'NotFound'>, studentId: string) {
  return (await store.findErasure(ctx.db, studentId)) ?? throwNotFound(ctx, 'studentId')
}

/** All of them, the caller too: it is the receipt, and has the link that stops it. */
async function mailGuardians(
  ctx: MutationContext,
  studentId: string,
  teamId: string,
  write: (to: string) => Mail,
): Promise<void> {
  for (const email of await store.findGuardianEmails(ctx.db, studentId, teamId))
    if (await mayReceive(ctx, email, 'erasure')) await ctx.mail(write(email))
}
