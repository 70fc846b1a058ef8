import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import Stripe from 'stripe'
import type { Event } from '../../test/stripe/objects.ts'
import { assertLedger } from '../../test/support/ledger.ts'
import { hurry, Money, paymentOf, withStripe } from '../../test/support/money.ts'
import { StripeSimulator } from '../../test/support/stripe-simulator.ts'
import { type Tenant, World } from '../../test/support/world.ts'

const stripe = await StripeSimulator.start()
const world = await World.create(withStripe(stripe), undefined, hurry)
const money = new Money(world, stripe)
const direct = new Stripe(stripe.apiKey, { ...stripe.clientOptions, maxNetworkRetries: 0 })
after(async () => {
  await world.close()
  await stripe.stop()
})

async function subscribe({ key, organizationId }: Tenant, plan = 'starter', card = stripe.newCard()) {
  const { status, body } = await world.call('billing.createSubscription', key, { organizationId, plan })
  assert.equal(status, 201, body.message)
  const events = stripe.completeCheckout(body.id, { card })
  const created = events.find(({ type }) => type === 'customer.subscription.created')?.data.object
  assert(created?.object === 'subscription')
  return { body, events, card, id: created.id, periodEnd: created.items.data[0]?.current_period_end ?? 0 }
}

const iso = (seconds: number | null | undefined) => new Date((seconds ?? 0) * 1000).toISOString()

const invoiceOf = (events: readonly Event[]) => {
  const object = events.find(({ type }) => type.startsWith('invoice.'))?.data.object
  assert(object?.object === 'invoice')
  return object.id
}

test('a subscription is shown and grants credits until the end of the period', async () => {
  const tenant = await world.tenant()
  const { events, id, card, periodEnd } = await subscribe(tenant)
  await money.deliverAll(events)
  const shown = await money.organization(tenant)
  assert.deepEqual(
    [shown.isSubscribed, shown.subscriptionStatus, shown.subscriptionPlan, shown.providerSubscriptionId],
    [true, 'active', 'starter', id],
  )
  assert.equal(shown.subscriptionCurrentPeriodEnd, iso(periodEnd))
  assert.equal(shown.subscriptionEndsAt, null)
  assert.match(shown.subscriptionStartedAt ?? '', /^20/)
  assert.equal(shown.providerPaymentMethodId, card)
  const { organizationId, key } = tenant
  const { body } = await world.call('billing.getBalance', key, { organizationId })
  assert.deepEqual(
    body.grants.map(({ kind, priority, credits, expiresAt }) => [kind, priority, credits, expiresAt]),
    [['plan', 10, 1000, iso(periodEnd)]],
  )
  await money.deliverAll([...events].reverse())
  assert.deepEqual(await money.balance(tenant), [1000, 0])
  assert.equal((await assertLedger(world, tenant)).length, 1)
})

test('the life of a subscription: renewed, unpaid, paid again, ended', async () => {
  const tenant = await world.tenant()
  const { events, id, card } = await subscribe(tenant)
  await money.deliverAll([...events].reverse())
  const first = await money.organization(tenant)
  await money.deliverAll(stripe.renewSubscription(id))
  const renewed = await money.organization(tenant)
  assert((renewed.subscriptionCurrentPeriodEnd ?? '') > (first.subscriptionCurrentPeriodEnd ?? ''))
  assert.deepEqual(await money.balance(tenant), [2000, 0])
  stripe.setCard(card, 'declines')
  const failed = stripe.renewSubscription(id)
  await money.deliverAll(failed)
  const late = await money.organization(tenant)
  assert.deepEqual([late.subscriptionStatus, late.isSubscribed], ['past_due', true])
  assert.deepEqual(await money.balance(tenant), [2000, 0])
  stripe.setCard(card, 'succeeds')
  await money.deliverAll(stripe.payInvoice(invoiceOf(failed)))
  assert.deepEqual(await money.balance(tenant), [3000, 0])
  assert.equal((await money.organization(tenant)).subscriptionStatus, 'active')
  await direct.subscriptions.update(id, { cancel_at_period_end: true })
  await money.deliverAll(stripe.events.slice(-1))
  const ending = await money.organization(tenant)
  assert.deepEqual(
    [ending.isSubscribed, ending.subscriptionEndsAt],
    [true, ending.subscriptionCurrentPeriodEnd],
  )
  await money.deliverAll(stripe.renewSubscription(id))
  const ended = await money.organization(tenant)
  assert.deepEqual([ended.isSubscribed, ended.subscriptionStatus], [false, 'canceled'])
  // Old events are sent again and change nothing.
  await money.deliverAll(events)
  assert.equal((await money.organization(tenant)).subscriptionStatus, 'canceled')
  await assertLedger(world, tenant)
})

test('every status of the provider maps to one of ours', async () => {
  const tenant = await world.tenant()
  const { events, id } = await subscribe(tenant)
  await money.deliverAll(events)
  for (const [theirs, ours, isSubscribed] of [
    ['trialing', 'trialing', true],
    ['past_due', 'past_due', true],
    ['unpaid', 'unpaid', false],
    ['paused', 'paused', false],
    ['incomplete', 'inactive', false],
    ['incomplete_expired', 'inactive', false],
    ['active', 'active', true],
    ['canceled', 'canceled', false],
  ] as const) {
    await money.deliverAll(stripe.setSubscriptionStatus(id, theirs))
    const shown = await money.organization(tenant)
    assert.deepEqual([shown.subscriptionStatus, shown.isSubscribed], [ours, isSubscribed], theirs)
  }
})

test('refunding a period takes its credits back', async () => {
  const tenant = await world.tenant()
  const { events } = await subscribe(tenant)
  const intent = events.find(({ type }) => type === 'payment_intent.succeeded')?.data.object
  assert(intent?.object === 'payment_intent')
  await money.deliverAll(stripe.refund(intent.id, intent.amount / 2))
  await money.deliverAll(events)
  assert.deepEqual(await money.balance(tenant), [500, 0])
  await assertLedger(world, tenant)
})

test('refunding a past period takes back spent credits, not lapsed ones', async () => {
  const tenant = await world.tenant()
  const { events } = await subscribe(tenant)
  await money.deliverAll(events)
  await money.buy(tenant, 500)
  await world.spend(tenant, 200)
  await world.owner.query(
    `update credit_grants set expires_at = now() - interval '1 hour' where organization_id = $1 and kind = 'plan'`,
    [tenant.organizationId],
  )
  const refunds = stripe.refund(paymentOf(events))
  await money.deliverAll([...refunds, ...refunds])
  assert.deepEqual(await money.balance(tenant), [300, 0])
  assert.deepEqual(
    (await assertLedger(world, tenant)).slice(-2).map(({ kind, credits }) => [kind, credits]),
    [
      ['lapse', 800],
      ['refund', 200],
    ],
  )
})

test('a metered item is recorded and grants nothing', async () => {
  const tenant = await world.tenant()
  await money.beginTopUp(tenant)
  const { providerCustomerId: customer } = await money.organization(tenant)
  const recurring = { interval: 'month', usage_type: 'metered' } as const
  const metered = stripe.addPrice({ unit_amount: 3, currency: 'gbp', recurring, metadata: { credits: '9' } })
  const session = await direct.checkout.sessions.create({
    mode: 'subscription',
    customer: customer ?? '',
    line_items: [{ price: 'price_school', quantity: 2 }, { price: metered.id }],
    success_url: 'https://learn.example/',
  })
  const events = stripe.completeCheckout(session.id)
  await money.deliverAll(events)
  const shown = await money.organization(tenant)
  assert.match(shown.providerMeteredSubscriptionItemId ?? '', /^si_/)
  assert.equal(shown.subscriptionPlan, 'school')
  assert.deepEqual(await money.balance(tenant), [10_000, 0])
  await money.deliverAll(stripe.renewSubscription(shown.providerSubscriptionId ?? '', { usage: 7 }))
  assert.deepEqual(await money.balance(tenant), [20_000, 0])
  await assertLedger(world, tenant)
})

test('a free invoice grants its credits once', async () => {
  const tenant = await world.tenant()
  await money.beginTopUp(tenant)
  const { providerCustomerId: customer } = await money.organization(tenant)
  const recurring = { interval: 'month' } as const
  const free = stripe.addPrice({ unit_amount: 0, currency: 'gbp', recurring, metadata: { credits: '50' } })
  const session = await direct.checkout.sessions.create({
    mode: 'subscription',
    customer: customer ?? '',
    line_items: [{ price: free.id, quantity: 1 }],
    success_url: 'https://learn.example/',
  })
  const events = stripe.completeCheckout(session.id)
  await money.deliverAll([...events, ...events])
  assert.deepEqual(await money.balance(tenant), [50, 0])
  await assertLedger(world, tenant)
})

test('a subscribed organization can’t subscribe again or be deleted', async () => {
  const tenant = await world.tenant('Paying')
  const { organizationId, userId, key } = tenant
  const token = await world.token(userId)
  const { events, id } = await subscribe(tenant)
  await money.deliverAll(events)
  const subscribeAgain = async () =>
    await world.call('billing.createSubscription', key, { organizationId, plan: 'school' })
  const remove = async () =>
    await world.call('organizations.deleteOrganization', token, { organizationId, confirmName: 'Paying' })
  for (const status of ['trialing', 'past_due', 'unpaid', 'paused', 'active'] as const) {
    await money.deliverAll(stripe.setSubscriptionStatus(id, status))
    for (const { body } of [await subscribeAgain(), await remove()]) {
      assert.equal(body._tag, 'Conflict', status)
      assert.match(body.message ?? '', /billing\.createPortalSession/)
    }
  }
  await money.deliverAll(stripe.setSubscriptionStatus(id, 'canceled'))
  assert.equal((await subscribeAgain()).status, 201)
  assert.equal((await remove()).status, 200)
})
