import type { Input } from '@learn/contract/operation'
import { liveSubscriptionStatuses } from '@learn/contract/organizations'
import type * as contract from '@learn/contract/payments'
import { type Context, type MutationContext, organizationIdOf } from '../context.ts'
import { throwNotFound } from '../not-found.ts'
import { tooManyRequestsFault } from '../payments/desk.ts'
import type { Checkout, PaymentProvider, Terms } from '../payments/provider.ts'
import { notesOf } from '../payments/purchase.ts'
import * as store from './payments.store.ts'

type PaymentContext = MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>

export async function createTopUp(
  ctx: PaymentContext,
  { credits, returnUrl: given }: Input<typeof contract.createTopUp>,
): Promise<contract.TopUp> {
  const { currency, creditPrice } = termsOf(ctx)
  const organizationId = organizationIdOf(ctx)
  const returnUrl = readReturnUrl(ctx, given)
  const amount = credits * creditPrice
  const purchase = { organizationId, credits, amount, currency }
  const notes = notesOf(ctx.secrets, purchase)
  const { id, url, expiresAt } = await startPayment(ctx, (provider, customerId) =>
    provider.createTopUp({
      organizationId,
      customerId,
      name: ctx.requestName(),
      returnUrl,
      credits,
      amount,
      notes,
    }),
  )
  return { id, url, credits, amount, currency, expiresAt: expiresAt.toISOString() }
}

export async function createSubscription(
  ctx: PaymentContext,
  { plan, returnUrl: given }: Input<typeof contract.createSubscription>,
): Promise<contract.SubscriptionCheckout> {
  const { plans } = termsOf(ctx)
  if (!plans.includes(plan)) {
    const known = plans.length > 0 ? `The plans are ${plans.join(', ')}.` : 'This server has no plans.'
    throw ctx.fault('BadRequest', `There is no plan "${plan}". ${known}`)
  }
  const organizationId = organizationIdOf(ctx)
  const returnUrl = readReturnUrl(ctx, given)
  const account = (await store.findAccount(ctx.db, organizationId)) ?? throwNotFound(ctx, 'organizationId')
  if (isLive(account))
    throw ctx.fault(
      'Conflict',
      'This organization already has a subscription. Change or cancel it with billing.createPortalSession.',
    )
  const { id, url, expiresAt } = await startPayment(ctx, (provider, customerId) =>
    provider.createSubscription({ organizationId, customerId, name: ctx.requestName(), returnUrl, plan }),
  )
  return { id, url, plan, expiresAt: expiresAt.toISOString() }
}

export async function createPortalSession(
  ctx: PaymentContext,
  { returnUrl: given }: Input<typeof contract.createPortalSession>,
): Promise<contract.PortalSession> {
  termsOf(ctx)
  const organizationId = organizationIdOf(ctx)
  const returnUrl = readReturnUrl(ctx, given)
  const { customerId } =
    (await store.findAccount(ctx.db, organizationId)) ?? throwNotFound(ctx, 'organizationId')
  if (customerId === null)
    throw ctx.fault(
      'Conflict',
      'There is nothing to manage yet. Buy credits with billing.createTopUp or subscribe with billing.createSubscription first.',
    )
  const order = { organizationId, customerId, name: ctx.requestName(), returnUrl }
  const url = await ctx.outside(
    ({ desk }) => desk.ask(provider => provider.createPortalSession(order)),
    returnUrl,
  )
  ctx.audit(organizationId, organizationId)
  return { url }
}

export async function updateAutoRecharge(
  ctx: PaymentContext,
  { enabled, ...given }: Input<typeof contract.updateAutoRecharge>,
): Promise<contract.AutoRecharge> {
  const organizationId = organizationIdOf(ctx)
  const { hasCard, ...before } =
    (await store.lockAutoRecharge(ctx.db, organizationId)) ?? throwNotFound(ctx, 'organizationId')
  const { threshold = before.threshold, amount = before.amount, dailyLimit = before.dailyLimit } = given
  if (enabled) {
    termsOf(ctx)
    if (threshold === null || amount === null)
      throw ctx.fault(
        'Conflict',
        'Set both threshold (the balance that triggers a purchase) and amount (the credits to buy).',
      )
    if (!hasCard)
      throw ctx.fault(
        'Conflict',
        'No card is saved yet. Buy credits once with billing.createTopUp; the card you use is saved.',
      )
  }
  const failures = enabled ? 0 : before.failures
  const wanted = { organizationId, enabled, threshold, amount, dailyLimit, failures }
  ctx.audit(organizationId, organizationId)
  return (await store.saveAutoRecharge(ctx.db, wanted, ctx.now)) ?? throwNotFound(ctx, 'organizationId')
}

/**
 * Starts a payment as the organization's customer at the provider, which the first payment creates. The provider is
 * asked before anything is locked, so that spending credits never waits for it. Retries use the same idempotency key. A
 * dry run does not ask it, so it has no payment page to link to.
 */
async function startPayment(
  ctx: PaymentContext,
  begin: (provider: PaymentProvider, customerId: string) => Promise<Checkout>,
): Promise<Checkout> {
  const organizationId = organizationIdOf(ctx)
  const begun = await ctx.outside(
    ({ desk }) =>
      desk.ask(async provider => {
        const customerId = await customerOf(ctx, provider, organizationId)
        return { customerId, checkout: await begin(provider, customerId) }
      }),
    undefined,
  )
  ctx.audit(organizationId, organizationId)
  if (!begun) return { id: ctx.newId(), url: `${ctx.publicUrl}/`, expiresAt: ctx.now }
  await store.saveCustomer(ctx.db, organizationId, begun.customerId, ctx.now)
  return begun.checkout
}

async function customerOf(
  ctx: PaymentContext,
  provider: PaymentProvider,
  organizationId: string,
): Promise<string> {
  const known = await store.findAccount(ctx.db, organizationId)
  if (known?.customerId) return known.customerId
  if (!(await store.claimCustomer(ctx.db, organizationId)))
    throw tooManyRequestsFault('Another purchase for this organization is being started.')
  // The previous holder of the lock may have created one by now.
  const account = (await store.findAccount(ctx.db, organizationId)) ?? throwNotFound(ctx, 'organizationId')
  return account.customerId ?? (await provider.createCustomer(organizationId))
}

const live: ReadonlySet<string> = new Set(liveSubscriptionStatuses)

const isLive = ({
  subscriptionId,
  subscriptionStatus,
}: Pick<store.Account, 'subscriptionId' | 'subscriptionStatus'>) =>
  subscriptionId !== null && live.has(subscriptionStatus)

function termsOf(ctx: Context<'Conflict'>): Terms {
  if (ctx.parts.desk.terms) return ctx.parts.desk.terms
  throw ctx.fault(
    'Conflict',
    'This server does not take payments. Ask its operator for credits (npm run admin -- grant <organization id> <credits>).',
  )
}

/** Only our own pages: a payment link must not redirect people elsewhere. */
function readReturnUrl(ctx: Context<'BadRequest'>, given: string | undefined): string {
  if (given === undefined) return `${ctx.publicUrl}/`
  const url = URL.parse(given)
  if (url?.origin === ctx.publicUrl && url.username === '' && url.password === '') return url.href
  throw ctx.fault('BadRequest', `returnUrl must be a URL under ${ctx.publicUrl}.`)
}
