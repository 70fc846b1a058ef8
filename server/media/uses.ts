import * as contract from '@learn/contract/media/uses'
import type { Input, Output } from '@learn/contract/operation'
import type { Context } from '../context.ts'
import { refusing } from '../fault.ts'
import { lacksScope } from '../identity/scope-words.ts'
import { listPage } from '../storage/page.ts'
import * as store from './uses.store.ts'

export async function listMediaItemUses(
  ctx: Context<'BadRequest' | 'Forbidden' | 'NotFound'>,
  input: Input<typeof contract.listMediaItemUses>,
): Promise<Output<typeof contract.listMediaItemUses>> {
  if (!ctx.scopes.has('learn:read'))
    throw refusing(
      ctx.fault(
        'Forbidden',
        `${lacksScope(ctx.actor.kind, 'learn:read')} You need it because the list shows students.`,
      ),
      { error: 'insufficient_scope', scope: 'learn:read' },
    )
  return await listPage(ctx, contract.listMediaItemUses, input, request => {
    const { studentId = null, status = null } = request.filters
    return store.findUses(ctx.db, ctx.reach, request, [input.mediaItemId, studentId, status])
  })
}
