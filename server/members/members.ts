import * as contract from '@learn/contract/members'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../context.ts'
import { refusing } from '../fault.ts'
import { lacksScope } from '../identity/scope-words.ts'
import { throwNotFound } from '../not-found.ts'
import { listPage } from '../storage/page.ts'
import { translateViolations } from '../storage/rule.ts'
import * as store from './members.store.ts'

export async function listMembers(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listMembers>,
): Promise<Output<typeof contract.listMembers>> {
  return await listPage(ctx, contract.listMembers, input, request => {
    const { teamId = null, kind = null, role = null, membershipType = null } = request.filters
    return store.findMembers(ctx.db, ctx.reach, request, [teamId, kind, role, membershipType])
  })
}

export async function getMember(
  ctx: Context<'NotFound'>,
  { memberId }: Input<typeof contract.getMember>,
): Promise<Output<typeof contract.getMember>> {
  return await requireMember(ctx, memberId)
}

export async function updateMember(
  ctx: MutationContext<'BadRequest' | 'Forbidden' | 'NotFound' | 'Conflict'>,
  { memberId, role, membershipType }: Input<typeof contract.updateMember>,
): Promise<Output<typeof contract.updateMember>> {
  const { kind } = await requireMember(ctx, memberId)
  // A key with another role is another key.
  if (kind === 'key' && !ctx.scopes.has('keys:write'))
    throw refusing(
      ctx.fault(
        'Forbidden',
        `${lacksScope(ctx.actor.kind, 'keys:write')} You need it to change a key’s role.`,
      ),
      { error: 'insufficient_scope', scope: 'keys:write' },
    )
  await translateViolations(store.saveMember(ctx.db, memberId, role ?? null, membershipType ?? null), {
    ...rules(ctx),
    client_is_no_administrator: () =>
      ctx.fault('BadRequest', 'A client member can’t be an administrator. Choose one or the other.'),
  })
  ctx.audit(organizationIdOf(ctx), memberId)
  return await requireMember(ctx, memberId)
}

export async function removeMember(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { memberId }: Input<typeof contract.removeMember>,
): Promise<Output<typeof contract.removeMember>> {
  await requireMember(ctx, memberId)
  return await remove(ctx, memberId)
}

export async function leaveOrganization(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
): Promise<Output<typeof contract.leaveOrganization>> {
  const memberId = await store.findMembershipId(ctx.db, organizationIdOf(ctx), ctx.actor.principalId)
  if (!memberId) throwNotFound(ctx, 'memberId')
  return await remove(ctx, memberId)
}

async function remove(ctx: MutationContext<'NotFound' | 'Conflict'>, memberId: string) {
  if (await store.isHomeOfKey(ctx.db, memberId)) {
    throw ctx.fault('Conflict', 'A key can’t be removed from its own organization. Revoke the key instead.')
  }
  const revokedKeys = await translateViolations(store.deleteMember(ctx.db, memberId), rules(ctx))
  for (const id of [memberId, ...revokedKeys]) ctx.audit(organizationIdOf(ctx), id)
  return { id: memberId, deletedAt: ctx.now.toISOString() }
}

const rules = (ctx: Context<'Conflict'>) => ({
  last_administrator: () =>
    ctx.fault(
      'Conflict',
      'An organization needs at least one person as its administrator. Make somebody else an administrator first.',
    ),
})

async function requireMember(ctx: Context<'NotFound'>, memberId: string) {
  const member = await store.findMember(ctx.db, memberId)
  if (!member) throwNotFound(ctx, 'memberId')
  return member
}
