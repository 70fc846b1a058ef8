import * as contract from '@learn/contract/audit'
import type { Input, Output } from '@learn/contract/operation'
import type { Context } from '../context.ts'
import { readPage, toPage } from '../storage/page.ts'
import { findAuditEvents } from './audit.store.ts'

export async function listAuditEvents(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listAuditEvents>,
): Promise<Output<typeof contract.listAuditEvents>> {
  const request = readPage(ctx, contract.listAuditEvents.listing, input)
  const { operation = null, subjectId = null, principalId = null, actorKind = null } = request.filters
  const found = await findAuditEvents(ctx.db, ctx.reach, request, [
    operation,
    subjectId,
    principalId,
    actorKind,
  ])
  return toPage(ctx, request, found)
}
