import type * as contract from '@learn/contract/learn/viewers'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../../context.ts'
import { readEmail } from '../../identity/email.ts'
import { inviteToFamily } from '../../invitations/family-invitations.ts'
import { mayReceive } from '../../mail/limits.ts'
import { throwNotFound } from '../../not-found.ts'
import { requireGuardian } from './guardian.ts'
import { removedMail } from './mail.ts'
import * as store from './viewers.store.ts'

type Ctx = MutationContext<'BadRequest' | 'Forbidden' | 'NotFound' | 'Conflict'>

export async function listLearnStudentViewers(
  ctx: Context<'Forbidden' | 'NotFound'>,
  { studentId }: Input<typeof contract.listLearnStudentViewers>,
): Promise<contract.LearnStudentViewers> {
  await requireGuardian(ctx, studentId)
  return { data: await store.findViewers(ctx.db, studentId, ctx.now) }
}

export async function inviteLearnStudentViewer(
  ctx: Ctx,
  { studentId, email: asked, kind }: Input<typeof contract.inviteLearnStudentViewer>,
): Promise<contract.LearnStudentViewer> {
  await requireGuardian(ctx, studentId)
  const email = readEmail(ctx, 'email', asked)
  const viewers = await store.findViewers(ctx.db, studentId, ctx.now)
  const known = viewers.filter(viewer => viewer.email === email && !viewer.invited)
  if (known.some(({ isYou }) => isYou)) throw ctx.fault('Conflict', 'This is your own email address.')
  // A tutor whom guardians can't remove sees the child only through a group.
  const same = known.find(one => one.kind === 'guardian' || (one.kind === kind && one.canRemove))
  if (same) throw ctx.fault('Conflict', `${email} is already a ${same.kind} of this family.`)
  const teamId = (await store.findTeam(ctx.db, studentId)) ?? throwNotFound(ctx, 'studentId')
  const guardian = kind === 'guardian'
  const { id } = await inviteToFamily(ctx, organizationIdOf(ctx), { teamId, email, guardian })
  ctx.audit(organizationIdOf(ctx), studentId)
  const after = await store.findViewers(ctx.db, studentId, ctx.now)
  return after.find(viewer => viewer.id === id) ?? throwNotFound(ctx, 'studentId')
}

export async function removeLearnStudentViewer(
  ctx: Ctx,
  { studentId, viewerId }: Input<typeof contract.removeLearnStudentViewer>,
): Promise<Output<typeof contract.removeLearnStudentViewer>> {
  await requireGuardian(ctx, studentId)
  const removal = await store.removeViewer(ctx.db, studentId, viewerId, ctx.now)
  if (!removal) throw ctx.fault('NotFound', 'Nobody with this id sees the student any more.')
  const { outcome, email, endedMembershipId } = removal
  if (outcome === 'yourself')
    throw ctx.fault('Conflict', 'You can’t remove yourself. Ask another guardian, or close your account.')
  if (outcome === 'earlier')
    throw ctx.fault('Conflict', `${email ?? 'This person'} became a guardian in this family before you.`)
  ctx.audit(organizationIdOf(ctx), studentId)
  if (endedMembershipId) ctx.audit(organizationIdOf(ctx), endedMembershipId)
  if (outcome === 'removed' && email && (await mayReceive(ctx, email, 'notice')))
    await ctx.mail(removedMail(email))
  return { id: viewerId, deletedAt: ctx.now.toISOString() }
}
