import type { AuditEvent } from '@learn/contract/audit'
import * as contract from '@learn/contract/audit'
import type { Input, Output } from '@learn/contract/operation'
import type { Context } from '../context.ts'
import { type FoundRows, listPage, type PageRequest } from '../storage/page.ts'
import { findAuditEvents, findMade } from './audit.store.ts'

export async function listAuditEvents(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listAuditEvents>,
): Promise<Output<typeof contract.listAuditEvents>> {
  return await listPage(ctx, contract.listAuditEvents, input, async request => {
    const { operation = null, subjectId = null, principalId = null, actorKind = null } = request.filters
    const wanted = [operation, subjectId, principalId, actorKind]
    const found = findAuditEvents(ctx.db, ctx.reach, request, wanted)
    return subjectId === null ? found : withOwnRecord(ctx, request, subjectId, await found)
  })
}

/** A decision or an answer is its own record. Its network address and request are not kept. */
async function withOwnRecord(
  ctx: Context<'BadRequest'>,
  { filters, position }: PageRequest,
  subjectId: string,
  found: FoundRows<AuditEvent & { readonly beyond: boolean }>,
) {
  if (found.total > 0 || position) return found
  const made = await findMade(ctx.db, ctx.reach, subjectId)
  const { operation, principalId, actorKind } = filters
  const isWanted =
    made &&
    (operation ?? made.operation) === made.operation &&
    (principalId ?? made.principalId) === made.principalId &&
    (actorKind ?? made.actorKind) === made.actorKind
  if (!isWanted) return found
  const event = { ...made, id: subjectId, address: null, requestId: '', beyond: false }
  return { items: [event], beyond: false, total: 1 }
}
