import * as contract from '@learn/contract/media/uses'
import type { Input, Output } from '@learn/contract/operation'
import type { Context } from '../context.ts'
import { listPage } from '../storage/page.ts'
import * as store from './uses.store.ts'

export async function listMediaItemUses(
  ctx: Context<'BadRequest' | 'Forbidden' | 'NotFound'>,
  input: Input<typeof contract.listMediaItemUses>,
): Promise<Output<typeof contract.listMediaItemUses>> {
  if (!ctx.scopes.has('learn:read'))
    throw ctx.fault(
      'Forbidden',
      'Listing the uses of a file shows students, so it needs the scope learn:read, which this credential lacks.',
    )
  return await listPage(ctx, contract.listMediaItemUses, input, request => {
    const { studentId = null, status = null } = request.filters
    return store.findUses(ctx.db, ctx.reach, request, [input.mediaItemId, studentId, status])
  })
}
