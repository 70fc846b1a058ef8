import { mostFamilyInvitations } from '@learn/contract/learn/viewers'
import type { MutationContext } from '../context.ts'
import { lockOrganization } from '../storage/organization.store.ts'
import { translateViolations } from '../storage/rule.ts'
import * as family from './family-invitations.store.ts'
import { insertInvitation } from './invitations.store.ts'
import { makeTokenFields, noSeatFault, sendInvitation } from './invitations.ts'
import { refuseTooManyMails } from './mail-limits.ts'

/**
 * Invites somebody in a guardian's name. Nothing depends on whether the address belongs to a member of the organization or
 * is invited by others, so that a guardian learns nothing about them.
 */
export async function inviteToFamily(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  organizationId: string,
  { teamId, email, guardian }: { teamId: string; email: string; guardian: boolean },
) {
  await lockOrganization(ctx.db, organizationId)
  await family.expireFamilyInvitations(ctx.db, teamId, ctx.now)
  const pending = await family.findFamilyInvitations(ctx.db, teamId, ctx.now)
  const known = pending.find(invitation => invitation.email === email)
  if (!known && pending.length >= mostFamilyInvitations)
    throw ctx.fault(
      'Conflict',
      `${mostFamilyInvitations} invitations to this family are pending, which is the maximum. Take one of them back first.`,
    )
  await refuseTooManyMails(ctx, organizationId, true)
  const id = known?.id ?? ctx.newId()
  const { userId } = ctx.actor
  const fields = { id, guardian, ...makeTokenFields(ctx) }
  if (known) await family.renewFamilyInvitation(ctx.db, { ...fields, userId })
  else {
    const client = { role: 'member', membershipType: 'client', family: true } as const
    const row = { ...fields, ...client, organizationId, teamId, email, invitedByUserId: userId, now: ctx.now }
    await translateViolations(insertInvitation(ctx.db, row), { seats: () => noSeatFault(ctx) })
  }
  ctx.audit(organizationId, id)
  return await sendInvitation(ctx, id)
}
