import * as contract from '@learn/contract/invitations'
import type { Input, Output } from '@learn/contract/operation'
import type { Context } from '../context.ts'
import { readPage, toPage } from '../storage/page.ts'
import { findInvitations } from './invitations.store.ts'
import { invitationTokens } from './token.ts'

export async function listInvitations(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listInvitations>,
): Promise<Output<typeof contract.listInvitations>> {
  const request = readPage(ctx, contract.listInvitations.listing, input)
  const found = await findInvitations(ctx.db, ctx.reach, request, ctx.now)
  const tokens = invitationTokens(
    ctx.secrets.invitationToken,
    found.items.map(row => row.tokenSeed),
  )
  const items = found.items.map((row, index) => Object.assign(row, { token: tokens[index] ?? '' }))
  return toPage(ctx, request, { ...found, items })
}
