import type { MutationContext } from '../../context.ts'
import { mayReceive } from '../../mail/limits.ts'
import type { Mail } from '../../mail/mail.ts'
import { newChildMail, newGuardianMail, newPinMail, newTutorMail } from './mail.ts'
import * as store from './notices.store.ts'

interface Family {
  readonly organizationId: string
  readonly teamId: string
}

/** Tells the guardians of a team's or group's children that somebody has joined it, and now sees them. */
export async function notifyOfTutor(
  ctx: MutationContext,
  family: Family,
  tutor: { readonly email: string } | { readonly memberId: string },
): Promise<void> {
  const email = 'email' in tutor ? tutor.email : await store.findMemberEmail(ctx.db, tutor.memberId)
  if (email !== undefined)
    await notify(ctx, family, email, (to, name) => newTutorMail(ctx.publicUrl, to, email, name))
}

/** Tells the other guardians of a family's children that the caller is one of them now. */
export async function notifyOfGuardian(ctx: MutationContext, family: Family, email: string): Promise<void> {
  await notify(ctx, family, null, to => newGuardianMail(ctx.publicUrl, to, email))
}

/** Tells the guardians of a family's children that a child was added to it. */
export async function notifyOfChild(ctx: MutationContext, family: Family): Promise<void> {
  await notify(ctx, family, null, (to, name) => newChildMail(ctx.publicUrl, to, name))
}

/** Tells the guardians of a family's children that somebody who teaches one of them has set the PIN. */
export async function notifyOfPin(ctx: MutationContext, family: Family): Promise<void> {
  await notify(ctx, family, null, (to, name) => newPinMail(ctx.publicUrl, to, name), 'pin')
}

/** Nobody gets an email about what they have done themselves, or about themselves. */
async function notify(
  ctx: MutationContext,
  { organizationId, teamId }: Family,
  newcomer: string | null,
  write: (to: string, organizationName: string) => Mail,
  kind: 'notice' | 'pin' = 'notice',
): Promise<void> {
  const guardians = await store.findGuardians(ctx.db, organizationId, teamId)
  if (guardians.some(({ email, isFamily }) => isFamily && email === newcomer)) return
  for (const { userId, email, organizationName } of guardians) {
    if (email === newcomer || (ctx.actor.kind === 'user' && ctx.actor.userId === userId)) continue
    if (await mayReceive(ctx, email, kind)) await ctx.mail(write(email, organizationName))
  }
}
