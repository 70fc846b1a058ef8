import type { Input, Output } from '@learn/contract/operation'
import * as contract from '@learn/contract/organizations'
import { type Context, type MutationContext, organizationIdOf } from '../context.ts'
import { readEmail } from '../identity/email.ts'
import { readName } from '../names.ts'
import { throwNotFound } from '../not-found.ts'
import { closeCredits } from '../storage/credits.store.ts'
import { listPage } from '../storage/page.ts'
import { translateViolations } from '../storage/rule.ts'
import { answerStep } from './onboarding.ts'
import {
  deleteOrganization as deleteRow,
  findOrganization,
  findOrganizations,
  insertAdministrators,
  insertOrganization,
  keepDeleted,
  saveOnboarding,
  saveOrganization,
} from './organizations.store.ts'

export async function listOrganizations(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listOrganizations>,
): Promise<Output<typeof contract.listOrganizations>> {
  const page = await listPage(ctx, contract.listOrganizations, input, request =>
    findOrganizations(ctx.db, ctx.organizations, ctx.reach, request),
  )
  return ctx.clientOf.size === 0
    ? page
    : { ...page, data: page.data.map(item => hidePaymentFromClients(ctx, item)) }
}

export async function createOrganization(
  ctx: MutationContext<'BadRequest' | 'Conflict'>,
  input: Input<typeof contract.createOrganization>,
): Promise<Output<typeof contract.createOrganization>> {
  const name = readName(ctx, 'name', input.name)
  const id = ctx.newId()
  const administrators = [...new Set([ctx.actor.principalId, ctx.actor.userId])]
  const members = administrators.map(principalId => ({ id: ctx.newId(), principalId }))
  ctx.audit(id, id)
  // They run in this order, in one round trip. The row is read again, because a trigger may have granted signup credits.
  const steps = Promise.all([
    ctx.enterNew(id),
    insertOrganization(ctx.db, { id, name, now: ctx.now }),
    insertAdministrators(ctx.db, members, id, ctx.now),
    findOrganization(ctx.db, id, 'read'),
  ])
  const [, , , created] = await translateViolations(steps, {
    most_memberships: () =>
      ctx.fault(
        'Conflict',
        'You, or the person whom this key acts for, already belong to 1,000 organizations. Leave one first.',
      ),
  })
  if (!created) throw new Error('the organization that was just created is missing')
  return created
}

export async function getOrganization(
  ctx: Context<'NotFound'>,
): Promise<Output<typeof contract.getOrganization>> {
  return hidePaymentFromClients(
    ctx,
    (await findOrganization(ctx.db, organizationIdOf(ctx), 'read')) ?? throwNotFound(ctx, 'organizationId'),
  )
}

/** What a client sees of an organization's money: as if it had none. A new field must be shown or hidden here. */
const hiddenFromClients: Omit<contract.Organization, 'id' | 'name' | 'createdAt' | 'updatedAt'> = {
  billingEmail: null,
  onboardingData: null,
  providerCustomerId: null,
  providerSubscriptionId: null,
  providerPaymentMethodId: null,
  providerMeteredSubscriptionItemId: null,
  creditsBalance: 0,
  reservedCredits: 0,
  autoRechargeEnabled: false,
  autoRechargeThreshold: null,
  autoRechargeAmount: null,
  isSubscribed: false,
  subscriptionStatus: 'inactive',
  subscriptionPlan: null,
  subscriptionStartedAt: null,
  subscriptionEndsAt: null,
  subscriptionCurrentPeriodEnd: null,
}

function hidePaymentFromClients<Seen extends contract.Organization>(ctx: Context, organization: Seen): Seen {
  return ctx.clientOf.has(organization.id) ? { ...organization, ...hiddenFromClients } : organization
}

export async function updateOrganization(
  ctx: MutationContext<'BadRequest' | 'NotFound'>,
  input: Input<typeof contract.updateOrganization>,
): Promise<Output<typeof contract.updateOrganization>> {
  const id = organizationIdOf(ctx)
  const { billingEmail } = input
  const saved = await saveOrganization(ctx.db, {
    id,
    name: input.name === undefined ? null : readName(ctx, 'name', input.name),
    billingEmail: billingEmail ? readEmail(ctx, 'billingEmail', billingEmail) : null,
    changesBillingEmail: billingEmail !== undefined,
    now: ctx.now,
  })
  ctx.audit(id, id)
  return saved ?? throwNotFound(ctx, 'organizationId')
}

export async function updateOnboarding(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  { organizationId: _, ...answer }: Input<typeof contract.updateOnboarding>,
): Promise<Output<typeof contract.updateOnboarding>> {
  const id = organizationIdOf(ctx)
  const before = await findOrganization(ctx.db, id, 'change')
  if (!before) return throwNotFound(ctx, 'organizationId')
  const saved = await saveOnboarding(ctx.db, id, answerStep(ctx, before.onboardingData, answer), ctx.now)
  ctx.audit(id, id)
  return saved ?? throwNotFound(ctx, 'organizationId')
}

const liveStatuses: ReadonlySet<string> = new Set(contract.liveSubscriptionStatuses)

export async function deleteOrganization(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  { confirmName }: Input<typeof contract.deleteOrganization>,
): Promise<Output<typeof contract.deleteOrganization>> {
  const id = organizationIdOf(ctx)
  const organization = (await findOrganization(ctx.db, id, 'delete')) ?? throwNotFound(ctx, 'organizationId')
  if (organization.name !== confirmName) {
    throw ctx.fault(
      'BadRequest',
      'confirmName does not match the name of this organization. Nothing was deleted.',
    )
  }
  await removeOrganization(ctx, organization, () => keepDeleted(ctx.db, id, ctx.now))
  return { id, deletedAt: ctx.now.toISOString() }
}

/** Deletes an organization, unless somebody still pays for it. */
async function removeOrganization(
  ctx: MutationContext<'Conflict'>,
  { id, name, providerSubscriptionId, subscriptionStatus }: contract.Organization,
  keep: () => Promise<void>,
): Promise<void> {
  if (providerSubscriptionId !== null && liveStatuses.has(subscriptionStatus)) {
    throw ctx.fault(
      'Conflict',
      `“${name}” still has a paid subscription. Cancel it first: billing.createPortalSession gives you the link. Nothing was deleted.`,
    )
  }
  await ctx.unlessDryRun(async () => {
    await closeCredits(ctx.db, id, ctx.now)
    await keep()
    await deleteRow(ctx.db, id)
  }, undefined)
  ctx.auditDeletion(id)
}

/** Deletes an organization whose only member closes their account. Nobody can restore it. */
export async function removeWithAccount(ctx: MutationContext<'Conflict'>, id: string): Promise<void> {
  const organization = await findOrganization(ctx.db, id, 'delete')
  if (organization) await removeOrganization(ctx, organization, async () => undefined)
}
