import type { Context } from '../../context.ts'
import { isGuardian } from './guardian.store.ts'

/** What concerns a child's account is for its guardians in person: for no role, and for no key of theirs. */
export async function requireGuardian(
  ctx: Context<'Forbidden' | 'NotFound'>,
  studentId: string,
): Promise<void> {
  const { kind, userId } = ctx.actor
  const found = await isGuardian(ctx.db, studentId, userId)
  if (found === undefined) throw noStudent(ctx)
  if (!found || kind !== 'user')
    throw ctx.fault('Forbidden', 'This is for a guardian of the student, in person.')
}

export const noStudent = (ctx: Context<'NotFound'>) => ctx.fault('NotFound', 'There is no such student.')
