import { type MutationContext, organizationIdOf } from '../../context.ts'
import { throwNotFound } from '../../not-found.ts'
import { notifyOfPin } from './notices.ts'
import { findPinRights } from './pin-rights.store.ts'

/**
 * Who may give a child a new PIN: their guardians, and the people who teach them if the organization or a guardian allows
 * it, or if nobody is their guardian yet. Always in person, not with a key. Nothing else decides this. Guardians get an
 * email about a PIN that somebody else sets.
 */
export async function takePinRights(
  ctx: MutationContext<'Forbidden' | 'NotFound'>,
  asked: readonly string[],
): Promise<void> {
  const { kind, userId } = ctx.actor
  const studentIds = asked.map(id => id.toLowerCase())
  const found = await findPinRights(ctx.db, organizationIdOf(ctx), studentIds, userId)
  const missing = studentIds.length - found.length
  if (missing > 0 && studentIds.length === 1) throwNotFound(ctx, 'studentId')
  if (missing > 0)
    throw ctx.fault(
      'NotFound',
      `The organization has no student with ${missing} of these ids. Nobody got a new PIN.`,
    )
  const allowed = new Set(found.flatMap(({ studentId, isAllowed }) => (isAllowed ? studentId : [])))
  const refused = studentIds.flatMap((id, at) => (allowed.has(id) && kind === 'user' ? [] : at))
  if (refused.length === 0) return await notifyGuardians(ctx, found)
  const whom = studentIds.length === 1 ? 'this student' : refused.map(at => `studentIds.${at}`).join(', ')
  throw ctx.fault(
    'Forbidden',
    `You can’t give a new PIN to ${whom}. Ask a guardian to set it, or to allow tutors to do so in the child’s settings. An administrator can allow it for the whole organization with staffPinResets in learn.updateLearnSettings. Nobody got a new PIN.`,
  )
}

/** One email for each family, in the same order in every call, because emails are counted by address. */
async function notifyGuardians(
  ctx: MutationContext,
  students: readonly { readonly teamId: string; readonly isGuardian: boolean }[],
): Promise<void> {
  const families = students.flatMap(({ teamId, isGuardian }) => (isGuardian ? [] : teamId))
  for (const teamId of [...new Set(families)].sort())
    await notifyOfPin(ctx, { organizationId: organizationIdOf(ctx), teamId })
}
