import type { Input, Output } from '@learn/contract/operation'
import * as contract from '@learn/contract/organizations'
import type { Context, MutationContext } from '../context.ts'
import { readPage, toPage } from '../storage/page.ts'
import { findOrganizations, insertAdministrators, insertOrganization } from './organizations.store.ts'

export async function listOrganizations(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listOrganizations>,
): Promise<Output<typeof contract.listOrganizations>> {
  const request = readPage(ctx, contract.listOrganizations.listing, input)
  return toPage(ctx, request, await findOrganizations(ctx.db, ctx.organizations, ctx.reach, request))
}

export async function createOrganization(
  ctx: MutationContext,
  input: Input<typeof contract.createOrganization>,
): Promise<Output<typeof contract.createOrganization>> {
  const id = ctx.newId()
  await ctx.enterNew(id)
  const organization = await insertOrganization(ctx.db, { id, name: input.name, now: ctx.now })
  await insertAdministrators(ctx.db, [ctx.actor.principalId, ctx.actor.userId], id, ctx.now)
  ctx.audit(id, id)
  return organization
}
