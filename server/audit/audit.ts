import * as contract from '@learn/contract/audit'
import type { Input, Output } from '@learn/contract/operation'
import type { Context } from '../context.ts'
import { listPage } from '../storage/page.ts'
import { findAuditEvents } from './audit.store.ts'

export async function listAuditEvents(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listAuditEvents>,
): Promise<Output<typeof contract.listAuditEvents>> {
  return await listPage(ctx, contract.listAuditEvents, input, request => {
    const { operation = null, subjectId = null, principalId = null, actorKind = null } = request.filters
    return findAuditEvents(ctx.db, ctx.reach, request, [operation, subjectId, principalId, actorKind])
  })
}
