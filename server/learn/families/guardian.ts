import type { Context } from '../../context.ts'
import { throwNotFound } from '../../not-found.ts'
import { isGuardian } from './guardian.store.ts'

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
