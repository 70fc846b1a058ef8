import type { Input, Output } from '@learn/contract/operation'
import * as contract from '@learn/contract/sign-ins'
import type { Context, MutationContext } from '../context.ts'
import { listPage } from '../storage/page.ts'
import * as store from './sign-ins.store.ts'

export async function listGrants(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listGrants>,
): Promise<Output<typeof contract.listGrants>> {
  return await listPage(ctx, contract.listGrants, input, request =>
    store.findGrants(ctx.db, ctx.actor.principalId, request, ctx.now),
  )
}

export async function revokeGrant(
  ctx: MutationContext<'NotFound'>,
  { grantId }: Input<typeof contract.revokeGrant>,
): Promise<Output<typeof contract.revokeGrant>> {
  if (!(await store.deleteGrant(ctx.db, grantId)))
    throw ctx.fault('NotFound', 'You have no grant with this ID.')
  ctx.audit(null, grantId)
  return { id: grantId, deletedAt: ctx.now.toISOString() }
}

export async function listSessions(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listSessions>,
): Promise<Output<typeof contract.listSessions>> {
  return await listPage(ctx, contract.listSessions, input, request =>
    store.findSessions(ctx.db, ctx.actor.principalId, request, ctx.now),
  )
}

export async function revokeSession(
  ctx: MutationContext<'NotFound'>,
  { sessionId }: Input<typeof contract.revokeSession>,
): Promise<Output<typeof contract.revokeSession>> {
  if (!(await store.deleteSession(ctx.db, sessionId)))
    throw ctx.fault('NotFound', 'You have no session with this ID.')
  ctx.audit(null, sessionId)
  return { id: sessionId, deletedAt: ctx.now.toISOString() }
}

export async function revokeAllSessions(
  ctx: MutationContext,
  _: Input<typeof contract.revokeAllSessions>,
): Promise<Output<typeof contract.revokeAllSessions>> {
  const { principalId } = ctx.actor
  const ended = await store.deleteSessions(ctx.db, principalId, ctx.now)
  ctx.audit(null, principalId)
  return { ended }
}
