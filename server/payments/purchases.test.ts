import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Event } from '../../test/stripe/objects.ts'
import { assertLedger } from '../../test/support/ledger.ts'
import { hurry, Money, withStripe } from '../../test/support/money.ts'
import { StripeSimulator } from '../../test/support/stripe-simulator.ts'
import { World } from '../../test/support/world.ts'
import { deriveSecrets } from '../secrets.ts'
import { creditsToTakeBack, notesOf, readPurchase } from './purchase.ts'

const stripe = await StripeSimulator.start()
const world = await World.create(withStripe(stripe), undefined, hurry)
const second = await world.startAnotherServer(withStripe(stripe), undefined, hurry)
const money = new Money(world, stripe)
after(async () => {
  await second.close()
  await world.close()
  await stripe.stop()
})

const dispute = (events: readonly Event[]) => {
  const object = events[0]?.data.object
  assert(object?.object === 'dispute')
  return object.id
}
const refundOf = (events: readonly Event[]) => {
  const object = events[0]?.data.object
  assert(object?.object === 'refund')
  return object.id
}

test('a payment grants credits, and the card is saved', async () => {
  const tenant = await world.tenant()
  const card = stripe.newCard()
  const { paymentId } = await money.buy(tenant, 250, card)
  const [entry, ...others] = await assertLedger(world, tenant)
  assert.deepEqual(
    [entry?.kind, entry?.fromAccount, entry?.credits, others.length],
    ['grant', 'purchase', 250, 0],
  )
  assert.equal(entry?.paymentId, paymentId)
  const organization = await money.organization(tenant)
  assert.equal(organization.providerPaymentMethodId, card)
  assert.match(organization.providerCustomerId ?? '', /^cus_/)
  const { body } = await world.call('billing.getBalance', tenant.key, {
    organizationId: tenant.organizationId,
  })
  assert.deepEqual(
    body.grants.map(({ kind, priority, expiresAt }) => [kind, priority, expiresAt]),
    [['purchase', 40, null]],
  )
  assert.deepEqual(await money.listProviderEvents(tenant), [
    'provider.recordPayment',
    'provider.savePaymentMethod',
  ])
})

test('events grant once, however often and in whatever order they arrive', async () => {
  const tenant = await world.tenant()
  const { events } = await money.pay(tenant, 100)
  await money.deliverAll([...events].reverse())
  await money.deliverAll(events)
  await money.deliverAll([...events, ...events])
  assert.deepEqual(await money.balance(tenant), [100, 0])
  assert.equal((await assertLedger(world, tenant)).length, 1)
})

test('twenty concurrent copies of one or several events on two servers grant once', async () => {
  const tenant = await world.tenant()
  const { events } = await money.pay(tenant, 100)
  const [completed, succeeded] = ['checkout.session.completed', 'payment_intent.succeeded'].map(wanted =>
    events.find(({ type }) => type === wanted),
  )
  assert(completed && succeeded)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      money.deliver(index % 3 ? completed : succeeded, index % 2 ? second.url : world.server.url),
    ),
  )
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  assert.deepEqual(await money.balance(tenant), [100, 0])
  assert.equal((await assertLedger(world, tenant)).length, 1)
})

test('an event counts as handled only with its credits: one that failed halfway is handled when it is resent', async () => {
  const tenant = await world.tenant()
  const { events, paymentId } = await money.pay(tenant, 100)
  const event = events.find(({ type }) => type === 'payment_intent.succeeded')
  assert(event)
  const countEvents = async () =>
    (await world.owner.query('select from payment_events where id = $1', [event.id])).rows.length
  stripe.disturbNext(`GET /v1/payment_intents/${paymentId}`, 'breaks')
  const response = await money.deliver(event)
  assert.equal(response.status, 500)
  assert.match(((await response.json()) as { message: string }).message, /is not responding/)
  stripe.disturbNext(`GET /v1/payment_intents/${paymentId}`, 'silent')
  assert.equal((await money.deliver(event)).status, 500)
  // The connection is lost while the grant is being written.
  await world.owner.query(`create function die() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
  await world.owner.query(
    'create trigger die before insert on payment_events for each row execute function die()',
  )
  assert.equal((await money.deliver(event)).status, 429)
  await world.owner.query('drop trigger die on payment_events')
  assert.equal(await countEvents(), 0)
  assert.deepEqual(await money.balance(tenant), [0, 0])
  assert.equal((await money.deliver(event)).status, 200)
  assert.equal(await countEvents(), 1)
  assert.deepEqual(await money.balance(tenant), [100, 0])
  await assertLedger(world, tenant)
})

test('a slow payment grants when it is paid, and a failed one never does', async () => {
  const tenant = await world.tenant()
  for (const outcome of ['failed', 'succeeded'] as const) {
    const session = await money.beginTopUp(tenant, 40)
    await money.deliverAll(stripe.completeCheckoutUnpaid(session.id))
    assert.deepEqual(await money.balance(tenant), [0, 0])
    await money.deliverAll(stripe.settleCheckout(session.id, outcome))
  }
  assert.deepEqual(await money.balance(tenant), [40, 0])
  await assertLedger(world, tenant)
})

test('partial refunds take credits back until none are left, and a failed refund returns them', async () => {
  const tenant = await world.tenant()
  const { paymentId } = await money.buy(tenant, 100)
  await money.deliverAll(stripe.refund(paymentId, 333))
  assert.deepEqual(await money.balance(tenant), [66, 0])
  const second = stripe.refund(paymentId)
  await money.deliverAll([...second].reverse())
  await money.deliverAll(second)
  assert.deepEqual(await money.balance(tenant), [0, 0])
  await money.deliverAll(stripe.failRefund(refundOf(second)))
  assert.deepEqual(await money.balance(tenant), [66, 0])
  const entries = await assertLedger(world, tenant)
  assert.deepEqual(
    entries.map(({ kind, credits }) => `${kind} ${credits}`),
    ['grant 100', 'refund 34', 'refund 66', 'refund_failed 66'],
  )
  assert(entries.every(entry => entry.paymentId === paymentId))
})

test('a refund whose event arrives before its payment’s leaves no credits', async () => {
  const tenant = await world.tenant()
  const { events, paymentId } = await money.pay(tenant, 100)
  await money.deliverAll(stripe.refund(paymentId))
  await money.deliverAll(events)
  assert.deepEqual(await money.balance(tenant), [0, 0])
  assert.deepEqual(
    (await assertLedger(world, tenant)).map(({ kind }) => kind),
    ['grant', 'refund'],
  )
})

test('a dispute takes credits back immediately; if won they return, if lost they don’t', async () => {
  for (const [outcome, left] of [
    ['won', 100],
    ['lost', 0],
  ] as const) {
    const tenant = await world.tenant()
    const { paymentId } = await money.buy(tenant, 100)
    const opened = stripe.openDispute(paymentId)
    await money.deliverAll(opened)
    assert.deepEqual(await money.balance(tenant), [0, 0])
    const closed = stripe.closeDispute(dispute(opened), outcome)
    await money.deliverAll([...closed, ...opened])
    assert.deepEqual(await money.balance(tenant), [left, 0])
    await assertLedger(world, tenant)
  }
})

test('credits spent before a refund are owed, and the next purchase pays them first', async () => {
  const tenant = await world.tenant()
  const { paymentId } = await money.buy(tenant, 100)
  await world.spend(tenant, 70)
  await money.deliverAll(stripe.refund(paymentId))
  assert.deepEqual(await money.balance(tenant), [0, 70])
  await money.buy(tenant, 100)
  assert.deepEqual(await money.balance(tenant), [30, 0])
  const entries = await assertLedger(world, tenant)
  assert.deepEqual(
    entries.slice(-2).map(({ toAccount, credits }) => [toAccount, credits]),
    [
      ['owed', 70],
      ['available', 30],
    ],
  )
})

test('concurrent refund and dispute events on two servers end in the provider’s state', async () => {
  const tenant = await world.tenant()
  const { events, paymentId } = await money.pay(tenant, 100)
  const all = [...events, ...stripe.refund(paymentId, 500), ...stripe.openDispute(paymentId)]
  const answers = await Promise.all(
    [...all, ...all].map((event, index) => money.deliver(event, index % 2 ? second.url : world.server.url)),
  )
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  assert.deepEqual(await money.balance(tenant), [0, 0])
  await assertLedger(world, tenant)
})

test('the credits taken back are rounded up, never beyond the total', () => {
  const takenBackFor = (refundedAmount: number, disputedAmount = 0) =>
    creditsToTakeBack(3, { amount: 100, refundedAmount, disputedAmount })
  assert.deepEqual(takenBackFor(0), { refunded: 0, disputed: 0 })
  assert.deepEqual(takenBackFor(1), { refunded: 1, disputed: 0 })
  assert.deepEqual(takenBackFor(33), { refunded: 1, disputed: 0 })
  assert.deepEqual(takenBackFor(34), { refunded: 2, disputed: 0 })
  assert.deepEqual(takenBackFor(33, 33), { refunded: 1, disputed: 1 })
  assert.deepEqual(takenBackFor(100), { refunded: 3, disputed: 0 })
  assert.deepEqual(takenBackFor(60, 60), { refunded: 2, disputed: 1 })
  const large = { amount: 99_999_999_999, refundedAmount: 99_999_999_998, disputedAmount: 0 }
  assert.deepEqual(creditsToTakeBack(999_999_999, large), { refunded: 999_999_999, disputed: 0 })
})

test('the notes on a payment prove what it buys, for exactly that amount', () => {
  const secrets = deriveSecrets('x'.repeat(32))
  const organizationId = '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f'
  const purchase = { organizationId, credits: 100, amount: 1_000, currency: 'gbp' }
  const notes = notesOf(secrets, purchase)
  assert.deepEqual(readPurchase(secrets, notes, purchase), purchase)
  for (const wrong of [
    { ...notes, credits: '1000' },
    { ...notes, organizationId: organizationId.replace('019', '018') },
    { ...notes, proof: '' },
    { ...notes, credits: '1e2' },
    {},
  ])
    assert.equal(readPurchase(secrets, wrong, purchase), undefined)
  assert.equal(readPurchase(secrets, notes, { amount: 100, currency: 'gbp' }), undefined)
  assert.equal(readPurchase(secrets, notes, { amount: 1_000, currency: 'jpy' }), undefined)
  assert.equal(readPurchase(deriveSecrets('y'.repeat(32)), notes, purchase), undefined)
})
