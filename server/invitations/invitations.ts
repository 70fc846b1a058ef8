import * as contract from '@learn/contract/invitations'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../context.ts'
import type { Fault } from '../fault.ts'
import { findEmail } from '../identity/credential.store.ts'
import { readEmail } from '../identity/email.ts'
import { randomId } from '../ids.ts'
import { acceptGuardianship, shareGuardianship } from '../learn/families/guardian.ts'
import { notifyOfTutor } from '../learn/families/notices.ts'
import { mayReceive } from '../mail/limits.ts'
import { throwNotFound } from '../not-found.ts'
import { lockOrganization } from '../storage/organization.store.ts'
import { listPage } from '../storage/page.ts'
import { translateViolations } from '../storage/rule.ts'
import { joinFamily } from './family-invitations.store.ts'
import * as store from './invitations.store.ts'
import { writeInvitation } from './mail.ts'
import { refuseTooManyMails } from './mail-limits.ts'
import { invitationTokens, seedOfToken } from './token.ts'

const validMilliseconds = 7 * 24 * 60 * 60 * 1000

export async function listInvitations(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listInvitations>,
): Promise<Output<typeof contract.listInvitations>> {
  const page = await listPage(ctx, contract.listInvitations, input, request =>
    store.findInvitations(ctx.db, ctx.reach, request, ctx.now),
  )
  return { ...page, data: withTokens(ctx, page.data) }
}

export async function getInvitation(
  ctx: Context<'NotFound'>,
  { invitationId }: Input<typeof contract.getInvitation>,
): Promise<Output<typeof contract.getInvitation>> {
  return withToken(ctx, await requireInvitation(ctx, invitationId))
}

export async function createInvitation(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  { organizationId: _, ...invitee }: Input<typeof contract.createInvitation>,
): Promise<Output<typeof contract.createInvitation>> {
  await lockOrganization(ctx.db, organizationIdOf(ctx))
  return await invite(ctx, organizationIdOf(ctx), invitee)
}

export async function createInvitations(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  { invitations }: Input<typeof contract.createInvitations>,
): Promise<Output<typeof contract.createInvitations>> {
  await lockOrganization(ctx.db, organizationIdOf(ctx))
  const data: contract.Invitation[] = []
  for (const [index, invitee] of invitations.entries()) {
    data.push(await invite(ctx, organizationIdOf(ctx), invitee, `invitations.${index}.`))
  }
  return { data }
}

type Invitee = Input<typeof contract.createInvitations>['invitations'][number]

/**
 * Invites a person who has no pending invitation. False if one to another team is pending: it is valid only for that
 * team, and a person can't have two. Callers must hold the organization's lock.
 */
export async function inviteUnlessKnown(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  organizationId: string,
  invitee: Invitee,
): Promise<boolean> {
  const pending = await store.findPending(ctx.db, organizationId, invitee.email, ctx.now)
  if (!pending) await invite(ctx, organizationId, invitee)
  return !pending || pending.membershipType === 'team' || pending.teamId === invitee.teamId
}

/**
 * Invites a parent to become the guardian of the children whom the organization has added for them. If they already have
 * a pending invitation, accepting that one does it too, and the email about it is sent again. Callers must hold the
 * organization's lock.
 */
export async function inviteGuardian(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  organizationId: string,
  { email, teamId }: { email: string; teamId: string },
): Promise<void> {
  const pending = await store.findPending(ctx.db, organizationId, email, ctx.now)
  if (pending) {
    await store.addGuardianship(ctx.db, pending.id)
    await refuseTooManyMails(ctx, organizationId, true)
    await sendInvitation(ctx, pending.id)
  } else await invite(ctx, organizationId, { email, teamId, role: 'member', membershipType: 'client' })
}

/** Creates one invitation and its email. `place` tells errors which of several invitations it is. */
async function invite(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  organizationId: string,
  invitee: Invitee,
  place = '',
): Promise<contract.Invitation> {
  const { role, teamId = null, membershipType = 'team' } = invitee
  const email = readEmail(ctx, `${place}email`, invitee.email)
  if (membershipType === 'client' && teamId === null) {
    throw ctx.fault('BadRequest', `${place}teamId is required: a client member sees only their own teams.`)
  }
  if (await store.isMember(ctx.db, organizationId, email)) {
    throw ctx.fault('Conflict', `${emailPlace(place)}${email} is already a member of this organization.`)
  }
  await store.expireOverdue(ctx.db, organizationId, email, ctx.now)
  const guardian = teamId !== null && (await store.isParent(ctx.db, teamId, email))
  await refuseTooManyMails(ctx, organizationId, guardian)
  const id = ctx.newId()
  const token = makeTokenFields(ctx)
  const row = { id, organizationId, email, role, teamId, membershipType, guardian, family: false, ...token }
  await translateViolations(
    store.insertInvitation(ctx.db, { ...row, invitedByUserId: ctx.actor.userId, now: ctx.now }),
    rules(ctx, email, place),
  )
  ctx.audit(organizationId, id)
  return await sendInvitation(ctx, id)
}

export async function resendInvitation(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { invitationId }: Input<typeof contract.resendInvitation>,
): Promise<Output<typeof contract.resendInvitation>> {
  await lockOrganization(ctx.db, organizationIdOf(ctx))
  const { status, email, guardian } = await requireInvitation(ctx, invitationId, 'for update')
  if (status === 'accepted' || status === 'revoked') {
    throw ctx.fault('Conflict', `This invitation has been ${status}. Create a new one.`)
  }
  await refuseTooManyMails(ctx, organizationIdOf(ctx), guardian)
  await translateViolations(
    store.renewInvitation(ctx.db, invitationId, makeTokenFields(ctx)),
    rules(ctx, email, ''),
  )
  ctx.audit(organizationIdOf(ctx), invitationId)
  return await sendInvitation(ctx, invitationId)
}

export async function revokeInvitation(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { invitationId }: Input<typeof contract.revokeInvitation>,
): Promise<Output<typeof contract.revokeInvitation>> {
  const { status } = await requireInvitation(ctx, invitationId, 'for update')
  if (status !== 'pending')
    throw ctx.fault('Conflict', `Only a pending invitation can be revoked. This one is ${status}.`)
  await store.revokeInvitation(ctx.db, invitationId, ctx.actor.userId, ctx.now)
  ctx.audit(organizationIdOf(ctx), invitationId)
  return withToken(ctx, await requireInvitation(ctx, invitationId))
}

export async function lookUpInvitation(
  ctx: Context<'NotFound' | 'Forbidden'>,
  { token }: Input<typeof contract.lookUpInvitation>,
): Promise<Output<typeof contract.lookUpInvitation>> {
  return (await requireReceived(ctx, token)).invitation
}

export async function acceptInvitation(
  ctx: MutationContext<'NotFound' | 'Forbidden' | 'Conflict'>,
  { token }: Input<typeof contract.acceptInvitation>,
): Promise<Output<typeof contract.acceptInvitation>> {
  const { seed, invitation } = await requireReceived(ctx, token)
  const { id, organizationId, status, suspendedReason } = invitation
  if (status !== 'pending') throw notPendingFault(ctx, status)
  if (suspendedReason) throw ctx.fault('Forbidden', `This organization is suspended: ${suspendedReason}`)
  if (!(await ctx.enterInvited(seed))) throw noInvitationFault(ctx)
  await lockOrganization(ctx.db, organizationId)
  const { userId } = ctx.actor
  // Of several concurrent calls only one finds it pending. The invitation's seat passes to the member.
  const accepted = await store.acceptInvitation(ctx.db, { id, seed, userId, now: ctx.now })
  if (!accepted) throw notPendingFault(ctx, (await requireReceived(ctx, token)).invitation.status)
  const { teamId, guardian } = accepted // Its team may have been deleted since it was looked up.
  const member = { ...invitation, teamId, membershipId: ctx.newId(), userId, now: ctx.now }
  const join = invitation.fromGuardian ? joinFamily : store.insertMember
  await translateViolations(join(ctx.db, member), {
    memberships_principal_id_organization_id_key: () =>
      ctx.fault('Conflict', 'You are already a member of this organization.'),
    most_memberships: () =>
      ctx.fault('Conflict', 'You already belong to 1,000 organizations. Leave one first.'),
  })
  if (guardian && invitation.fromGuardian)
    await shareGuardianship(ctx, organizationId, { id, teamId, email: invitation.email })
  else if (guardian) await acceptGuardianship(ctx, organizationId)
  if (teamId) await notifyOfTutor(ctx, { organizationId, teamId }, invitation)
  ctx.audit(organizationId, id)
  return { ...invitation, teamName: teamId && invitation.teamName, status: 'accepted' }
}

const notPendingFault = (ctx: Context<'Conflict'>, status: string) =>
  ctx.fault(
    'Conflict',
    `This invitation ${status === 'expired' ? 'has expired' : `has already been ${status}`}. Ask for a new one.`,
  )

/** The invitation of a token, only for the person it was sent to. */
async function requireReceived(ctx: Context<'NotFound' | 'Forbidden'>, token: string) {
  const found = await findByToken(ctx, token)
  if (!found) throw noInvitationFault(ctx)
  const { seed, invitation } = found
  if ((await findEmail(ctx.db, ctx.actor.userId)) !== invitation.email) {
    throw ctx.fault(
      'Forbidden',
      'This invitation was sent to a different email address. Sign in with that address.',
    )
  }
  return { seed, invitation }
}

async function findByToken(ctx: Context, token: string) {
  for (const key of ctx.secrets.invitationToken.accepted) {
    const seed = seedOfToken(key, token)
    const invitation = seed && (await store.lookUpInvitation(ctx.db, seed, ctx.now))
    if (seed && invitation) return { seed, invitation }
  }
  return undefined
}

const noInvitationFault = (ctx: Context<'NotFound'>) =>
  ctx.fault('NotFound', 'Invitation not found. A newer link may have replaced this one.')

/** A new token, valid for a week. */
export const makeTokenFields = (ctx: Pick<Context, 'now'>) => ({
  tokenSeed: randomId(),
  expiresAt: new Date(ctx.now.getTime() + validMilliseconds),
})

export async function sendInvitation(ctx: MutationContext<'NotFound'>, id: string) {
  const row = await requireInvitation(ctx, id)
  const invitation = withToken(ctx, row)
  if (await mayReceive(ctx, invitation.email, 'invitation'))
    await ctx.mail(await writeInvitation(ctx.db, ctx.publicUrl, row, invitation))
  return invitation
}

/** Names the field where there are many invitations in one request. */
const emailPlace = (place: string) => (place === '' ? '' : `${place}email: `)

const rules = (
  ctx: Context<'BadRequest' | 'NotFound' | 'Conflict'> | Context<'NotFound' | 'Conflict'>,
  email: string,
  place: string,
): Record<string, () => Fault> => {
  // Only creating can break the rules that throw BadRequest, and only creating declares that kind.
  const refuse = ctx.fault as Context<'BadRequest' | 'NotFound' | 'Conflict'>['fault']
  return {
    invitations_one_pending: () =>
      refuse(
        'Conflict',
        `${emailPlace(place)}${email} already has a pending invitation. Resend or revoke it.`,
      ),
    invitations_team_id_organization_id_fkey: () =>
      refuse('NotFound', `${place}teamId: this organization has no team with this id.`),
    client_is_no_administrator: () =>
      refuse('BadRequest', `${place}role: a client member can’t be an administrator.`),
    seats: () => noSeatFault(ctx),
  }
}

export const noSeatFault = (ctx: Context<'Conflict'>) =>
  ctx.fault(
    'Conflict',
    'Members and pending invitations take all of this organization’s seats. Revoke an invitation, remove a member, or ask this server’s operator for more seats.',
  )

async function requireInvitation(ctx: Context<'NotFound'>, id: string, lock?: 'for update') {
  const row = await store.findInvitation(ctx.db, id, ctx.now, lock)
  if (!row) throwNotFound(ctx, 'invitationId')
  return row
}

function withTokens<Row extends store.InvitationRow>(ctx: Context, rows: readonly Row[]) {
  const tokens = invitationTokens(
    ctx.secrets.invitationToken.current,
    rows.map(row => row.tokenSeed),
  )
  return rows.map((row, index) => Object.assign(row, { token: tokens[index] ?? '' }))
}

export function withToken(ctx: Pick<Context, 'secrets'>, row: store.InvitationRow): contract.Invitation {
  const { tokenSeed, ...invitation } = row
  const [token = ''] = invitationTokens(ctx.secrets.invitationToken.current, [tokenSeed])
  return { ...invitation, token }
}
