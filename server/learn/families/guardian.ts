import type { Context, MutationContext } from '../../context.ts'
import { throwNotFound } from '../../not-found.ts'
import { isGuardian, linkGuardian } from './guardian.store.ts'

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
