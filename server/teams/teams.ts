import type { Input, Output } from '@learn/contract/operation'
import * as contract from '@learn/contract/teams'
import { type Context, type MutationContext, organizationIdOf } from '../context.ts'
import { notifyOfTutor } from '../learn/families/notices.ts'
import { readName } from '../names.ts'
import { throwNotFound } from '../not-found.ts'
import { lockOrganization } from '../storage/organization.store.ts'
import { listPage } from '../storage/page.ts'
import { translateViolations } from '../storage/rule.ts'
import * as store from './teams.store.ts'

export async function listTeams(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listTeams>,
): Promise<Output<typeof contract.listTeams>> {
  return await listPage(ctx, contract.listTeams, input, request =>
    store.findTeams(ctx.db, ctx.reach, request, []),
  )
}

export async function createTeam(
  ctx: MutationContext<'BadRequest' | 'NotFound'>,
  input: Input<typeof contract.createTeam>,
): Promise<Output<typeof contract.createTeam>> {
  const id = ctx.newId()
  const organizationId = organizationIdOf(ctx)
  const name = readName(ctx, 'name', input.name)
  await store.insertTeam(ctx.soon, { id, organizationId, name, now: ctx.now })
  ctx.audit(organizationId, id)
  const createdAt = ctx.now.toISOString()
  return { id, organizationId, name, memberCount: 0, createdAt, updatedAt: createdAt }
}

export async function getTeam(
  ctx: Context<'NotFound'>,
  { teamId }: Input<typeof contract.getTeam>,
): Promise<Output<typeof contract.getTeam>> {
  return await requireTeam(ctx, teamId)
}

export async function updateTeam(
  ctx: MutationContext<'BadRequest' | 'NotFound'>,
  { teamId, name }: Input<typeof contract.updateTeam>,
): Promise<Output<typeof contract.updateTeam>> {
  await store.saveTeam(ctx.db, teamId, readName(ctx, 'name', name), ctx.now)
  ctx.audit(organizationIdOf(ctx), teamId)
  return await requireTeam(ctx, teamId)
}

export async function deleteTeam(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { teamId }: Input<typeof contract.deleteTeam>,
): Promise<Output<typeof contract.deleteTeam>> {
  await lockOrganization(ctx.db, organizationIdOf(ctx)) // Deleting the team changes invitations to it.
  await requireTeam(ctx, teamId)
  await translateViolations(store.deleteTeam(ctx.db, teamId), {
    students_learn_in_a_team: () =>
      ctx.fault('Conflict', 'This team still has students. Their guardians must erase them first.'),
    media_items_belong_to_a_team: () =>
      ctx.fault(
        'Conflict',
        'This team still has files in the media library or its bin. Move them to another team or purge them first.',
      ),
  })
  ctx.audit(organizationIdOf(ctx), teamId)
  return { id: teamId, deletedAt: ctx.now.toISOString() }
}

export async function addTeamMember(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { teamId, memberId }: Input<typeof contract.addTeamMember>,
): Promise<Output<typeof contract.addTeamMember>> {
  const organizationId = organizationIdOf(ctx)
  await translateViolations(
    store.insertTeamMember(ctx.db, { teamId, memberId, organizationId, now: ctx.now }),
    {
      team_members_pkey: () => ctx.fault('Conflict', 'This member is already in the team.'),
      team_members_membership_id_organization_id_fkey: () =>
        ctx.fault('NotFound', 'The team’s organization has no member with this id.'),
      team_members_team_id_organization_id_fkey: () => throwNotFound(ctx, 'teamId'),
    },
  )
  await notifyOfTutor(ctx, { organizationId, teamId }, { memberId })
  ctx.audit(organizationId, teamId)
  ctx.audit(organizationId, memberId)
  return { teamId, memberId, addedAt: ctx.now.toISOString() }
}

export async function removeTeamMember(
  ctx: MutationContext<'NotFound'>,
  { teamId, memberId }: Input<typeof contract.removeTeamMember>,
): Promise<Output<typeof contract.removeTeamMember>> {
  const removed = await store.deleteTeamMember(ctx.db, teamId, memberId)
  if (!removed) throw ctx.fault('NotFound', 'This member is not in the team.')
  ctx.audit(organizationIdOf(ctx), teamId)
  ctx.audit(organizationIdOf(ctx), memberId)
  return removed
}

async function requireTeam(ctx: Context<'NotFound'>, teamId: string) {
  const team = await store.findTeam(ctx.db, teamId)
  if (!team) throwNotFound(ctx, 'teamId')
  return team
}
