import type { Context, MutationContext } from '../../context.ts'
import { throwNotFound } from '../../not-found.ts'
import { isGuardian, linkGuardian, linkToSame } from './guardian.store.ts'
import { notifyOfGuardian } from './notices.ts'

/** Only a child's guardians may manage the child's account: in person, not with a key, and whatever anyone's role. */
export async function requireGuardian(
  ctx: Context<'Forbidden' | 'NotFound'>,
  studentId: string,
): Promise<void> {
  const { kind, userId } = ctx.actor
  const found = await isGuardian(ctx.db, studentId, userId)
  if (found === undefined) throwNotFound(ctx, 'studentId')
  if (!found || kind !== 'user')
    throw ctx.fault(
      'Forbidden',
      'Only a guardian of this student can do this, signed in as themselves and not with an API key.',
    )
}

/** The caller has accepted an organization's invitation: they become the guardian of the children added for them there. */
export async function acceptGuardianship(ctx: MutationContext, organizationId: string): Promise<void> {
  for (const studentId of await linkGuardian(ctx.db, organizationId, ctx.now))
    ctx.audit(organizationId, studentId)
}

/** The caller has accepted a guardian's invitation: they become a guardian of the same children. */
export async function shareGuardianship(
  ctx: MutationContext<'Conflict'>,
  organizationId: string,
  invitation: { readonly id: string; readonly teamId: string | null; readonly email: string },
): Promise<void> {
  const children = await linkToSame(ctx.db, invitation.id, ctx.now)
  const { teamId, email } = invitation
  if (children.length === 0 || teamId === null)
    throw ctx.fault(
      'Conflict',
      'The person who invited you is no longer a guardian in this family. Ask for a new invitation.',
    )
  for (const studentId of children) ctx.audit(organizationId, studentId)
  await notifyOfGuardian(ctx, { organizationId, teamId }, email)
}
