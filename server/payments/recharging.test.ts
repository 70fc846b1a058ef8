import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Behaviour } from '../../test/stripe/customers.ts'
import { assertLedger } from '../../test/support/ledger.ts'
import { eventually, hurry, Money, withStripe } from '../../test/support/money.ts'
import { StripeSimulator } from '../../test/support/stripe-simulator.ts'
import { callTrial, createWord, trialTable, trialUnusual } from '../../test/support/trial.ts'
import { type Tenant, World } from '../../test/support/world.ts'

const stripe = await StripeSimulator.start()
const unusual = { ...trialUnusual, ...hurry }
const world = await World.create(withStripe(stripe), undefined, unusual)
const second = await world.startAnotherServer(withStripe(stripe), undefined, unusual)
const money = new Money(world, stripe)
await world.owner.query(trialTable)
after(async () => {
  await second.close()
  await world.close()
  await stripe.stop()
})

/** A tenant that has bought 100 credits and recharges below 50. */
async function createRecharging(input: { amount?: number; dailyLimit?: number } = {}) {
  const tenant = await world.tenant()
  const card = stripe.newCard()
  await money.buy(tenant, 100, card)
  const { organizationId, key } = tenant
  const wanted = { organizationId, enabled: true, threshold: 50, amount: 200, ...input }
  const { status, body } = await world.call('billing.updateAutoRecharge', key, wanted)
  assert.equal(status, 200, body.message)
  const { providerCustomerId } = await money.organization(tenant)
  return { tenant, card, customerId: providerCustomerId ?? '' }
}

const statesOf = async (tenant: Tenant) => (await money.recharges(tenant)).map(({ state }) => state)

const waitForStates = async (tenant: Tenant, ...states: string[]) =>
  await eventually(
    `recharges ${states}`,
    async () => JSON.stringify(await statesOf(tenant)) === JSON.stringify(states),
  )

const failuresOf = async ({ organizationId, key }: Tenant) =>
  (await world.call('billing.updateAutoRecharge', key, { organizationId, enabled: false })).body.failures

/** The events that the provider sends for the last payment. */
const lastPayment = () => stripe.events.filter(({ type }) => type === 'payment_intent.succeeded').slice(-1)

test('credits are bought below the threshold, and the later event changes nothing', async () => {
  const { tenant, customerId } = await createRecharging()
  assert.deepEqual(await money.recharges(tenant), [], 'the balance is high enough')
  await world.spend(tenant, 60)
  await waitForStates(tenant, 'succeeded')
  assert.deepEqual(await money.balance(tenant), [240, 0])
  await money.deliverAll(lastPayment())
  assert.deepEqual(await money.balance(tenant), [240, 0])
  const charges = money.charges(customerId)
  assert.deepEqual(
    charges.map(({ amount, currency }) => [amount, currency]),
    [
      [1000, 'gbp'],
      [2000, 'gbp'],
    ],
  )
  const [recharge] = await money.recharges(tenant)
  const asked = stripe.requests.findLast(
    ({ path, method }) => path === '/v1/payment_intents' && method === 'POST',
  )
  assert.equal(asked?.idempotencyKey, recharge?.id)
  await assertLedger(world, tenant)
})

test('auto-recharge buys immediately if the balance is already too low when it is switched on', async () => {
  const { tenant } = await createRecharging()
  const { organizationId, key } = tenant
  await world.call('billing.updateAutoRecharge', key, { organizationId, enabled: true, threshold: 150 })
  await waitForStates(tenant, 'succeeded')
  assert.deepEqual(await money.balance(tenant), [300, 0])
})

test('concurrent spending on two servers triggers one purchase at a time', async () => {
  const { tenant, customerId } = await createRecharging({ amount: 1000, dailyLimit: 100 })
  const { organizationId, key } = tenant
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      callTrial(index % 2 ? second.url : world.server.url, createWord, key, {
        organizationId,
        word: `w${index}`,
      }),
    ),
  )
  assert(
    answers.every(({ status }) => status === 201),
    answers.map(({ status }) => status).join(),
  )
  await waitForStates(tenant, 'succeeded')
  assert.equal(money.charges(customerId).length, 2)
  assert.deepEqual(await money.balance(tenant), [1000, 0])
  await assertLedger(world, tenant)
})

test('a recharge below the threshold is followed by another, up to the daily limit', async () => {
  const { tenant, customerId } = await createRecharging({ amount: 10, dailyLimit: 2 })
  await world.spend(tenant, 90)
  await waitForStates(tenant, 'succeeded', 'succeeded')
  assert.deepEqual(await money.balance(tenant), [30, 0])
  await world.spend(tenant, 5)
  assert.equal((await money.recharges(tenant)).length, 2)
  assert.equal(money.charges(customerId).length, 3)
  await world.owner.query(
    `update recharges set created_at = created_at - interval '25 hours' where organization_id = $1`,
    [tenant.organizationId],
  )
  await world.spend(tenant, 5)
  await waitForStates(tenant, 'succeeded', 'succeeded', 'succeeded', 'succeeded')
  await assertLedger(world, tenant)
})

for (const [who, address] of [
  ['the billing address', 'accounts@example.org'],
  ['its administrators if there is no billing address', undefined],
] as const) {
  test(`three declines in a row switch auto-recharge off and notify ${who}`, async () => {
    const { tenant, card, customerId } = await createRecharging({ dailyLimit: 10 })
    const { organizationId, key, userId } = tenant
    if (address)
      await world.call('organizations.updateOrganization', key, { organizationId, billingEmail: address })
    stripe.setCard(card, { declines: 'insufficient_funds' })
    await world.spend(tenant, 60)
    await waitForStates(tenant, 'failed')
    await world.spend(tenant, 1)
    await waitForStates(tenant, 'failed', 'failed')
    assert.equal((await money.organization(tenant)).autoRechargeEnabled, true)
    await world.spend(tenant, 1)
    await waitForStates(tenant, 'failed', 'failed', 'failed')
    const shown = await money.organization(tenant)
    assert.deepEqual(
      [shown.autoRechargeEnabled, shown.autoRechargeThreshold, shown.autoRechargeAmount],
      [false, 50, 200],
    )
    const [mail, ...others] = await world.waitForMails(address ?? `${userId}@example.org`)
    assert.match(mail?.text ?? '', /declined 3 times in a row/)
    assert.equal(others.length, 0)
    await world.spend(tenant, 1)
    assert.equal((await money.recharges(tenant)).length, 3)
    assert.deepEqual(await money.balance(tenant), [37, 0])
    assert.deepEqual(
      (await money.listProviderEvents(tenant)).filter(operation => /Recharge/.test(operation)),
      [...Array(3).fill('provider.declineRecharge'), 'provider.stopAutoRecharge'],
    )
    stripe.setCard(card, 'succeeds')
    const { body } = await world.call('billing.updateAutoRecharge', key, { organizationId, enabled: true })
    assert.deepEqual([body.failures, body.threshold, body.amount], [0, 50, 200])
    await waitForStates(tenant, 'failed', 'failed', 'failed', 'succeeded')
    assert.equal(money.charges(customerId).length, 5)
    await assertLedger(world, tenant)
  })
}

test('only failures in a row count: a paid recharge resets them', async () => {
  const { tenant, card } = await createRecharging({ dailyLimit: 10 })
  stripe.setCard(card, 'needs action')
  await world.spend(tenant, 60)
  await waitForStates(tenant, 'failed')
  stripe.setCard(card, 'succeeds')
  await world.spend(tenant, 1)
  await waitForStates(tenant, 'failed', 'succeeded')
  assert.equal(await failuresOf(tenant), 0)
})

/** What the provider does with the first attempt. */
const lost: Record<string, Behaviour> = {
  'the provider does not answer': 'silent',
  'the payment is made and the answer lost': 'pays silently',
  'the payment is made and the answer an error': 'pays and breaks',
}
for (const [what, behaviour] of Object.entries(lost)) {
  test(`if ${what}, a recharge is retried and paid once`, async () => {
    const { tenant, card, customerId } = await createRecharging()
    stripe.setCard(card, behaviour)
    await world.spend(tenant, 60)
    const [recharge] = await money.recharges(tenant)
    await eventually('an attempt without an answer', async () =>
      world.log.some(line => line.includes(recharge?.id ?? '') && line.includes('unreachable')),
    )
    assert.deepEqual(await statesOf(tenant), ['pending'])
    assert.deepEqual(await money.balance(tenant), [40, 0])
    await stripe.waitForDisconnects()
    stripe.setCard(card, 'succeeds')
    await world.spend(tenant, 1)
    await money.makeDue(tenant)
    await waitForStates(tenant, 'succeeded')
    assert.equal(money.charges(customerId).length, 2, 'the purchase and the recharge')
    assert.deepEqual(await money.balance(tenant), [239, 0])
    await assertLedger(world, tenant)
  })
}

test('if the answer to a charge is lost but its event arrives, the event settles it and nothing is charged again', async () => {
  const { tenant, card, customerId } = await createRecharging()
  stripe.setCard(card, 'pays and breaks')
  await world.spend(tenant, 60)
  await eventually('the payment', async () => money.charges(customerId).length === 2)
  await eventually('its attempt', async () => (await money.recharges(tenant))[0]?.attempts === 1)
  await money.deliverAll(lastPayment())
  await waitForStates(tenant, 'succeeded')
  await money.makeDue(tenant)
  assert.deepEqual(await money.balance(tenant), [240, 0])
  assert.equal(money.charges(customerId).length, 2)
  assert.equal((await assertLedger(world, tenant)).filter(({ kind }) => kind === 'grant').length, 2)
})

test('a provider error is not a decline, and after a day the recharge is given up', async () => {
  const { tenant, card, customerId } = await createRecharging()
  stripe.setCard(card, 'breaks')
  await world.spend(tenant, 60)
  for (const attempts of [1, 2, 3]) {
    await eventually('an attempt', async () => (await money.recharges(tenant))[0]?.attempts === attempts)
    await money.makeDue(tenant)
  }
  assert.deepEqual(await statesOf(tenant), ['pending'])
  await world.owner.query(
    `update recharges set created_at = now() - interval '24 hours' where organization_id = $1`,
    [tenant.organizationId],
  )
  await money.makeDue(tenant)
  await waitForStates(tenant, 'failed')
  assert.equal(money.charges(customerId).length, 1)
  assert.equal(await failuresOf(tenant), 0)
  assert.deepEqual(await money.balance(tenant), [40, 0])
})

test('a recharge that was switched off before it was charged is not charged', async () => {
  const { tenant, card, customerId } = await createRecharging()
  const { organizationId, key } = tenant
  stripe.setCard(card, 'breaks')
  await world.spend(tenant, 60)
  await eventually('an attempt', async () => (await money.recharges(tenant))[0]?.attempts === 1)
  await world.call('billing.updateAutoRecharge', key, { organizationId, enabled: false })
  stripe.setCard(card, 'succeeds')
  await money.makeDue(tenant)
  await waitForStates(tenant, 'failed')
  assert.equal(money.charges(customerId).length, 1)
})

test('a new card is not charged for a recharge that the old card has paid', async () => {
  const { tenant, card, customerId } = await createRecharging()
  stripe.setCard(card, 'pays silently')
  await world.spend(tenant, 60)
  await eventually('the payment', async () => money.charges(customerId).length === 2)
  await stripe.waitForDisconnects()
  await money.buy(tenant, 1, stripe.newCard())
  await money.makeDue(tenant)
  await waitForStates(tenant, 'succeeded')
  assert.equal(money.charges(customerId).length, 3)
  assert.deepEqual(await money.balance(tenant), [241, 0])
})

test('a refund does not trigger a recharge, but later spending does', async () => {
  const { tenant, customerId } = await createRecharging()
  const [purchase] = money.charges(customerId)
  await money.deliverAll(stripe.refund(purchase?.id ?? '', 900))
  assert.deepEqual(await money.balance(tenant), [10, 0])
  assert.deepEqual(await money.recharges(tenant), [])
  await world.spend(tenant, 1)
  await waitForStates(tenant, 'succeeded')
  assert.deepEqual(await money.balance(tenant), [209, 0])
  await assertLedger(world, tenant)
})

test('a disputed payment switches auto-recharge off', async () => {
  const { tenant, customerId } = await createRecharging()
  const [purchase] = money.charges(customerId)
  await money.deliverAll(stripe.openDispute(purchase?.id ?? ''))
  assert.deepEqual(await money.balance(tenant), [0, 0])
  assert.equal((await money.organization(tenant)).autoRechargeEnabled, false)
  assert.deepEqual(await money.recharges(tenant), [])
  await assertLedger(world, tenant)
})

test('a server that stops finishes its charges in progress', async () => {
  const third = await world.startAnotherServer(withStripe(stripe), undefined, unusual)
  const { tenant } = await createRecharging()
  await world.spend(tenant, 60)
  await third.close()
  await waitForStates(tenant, 'succeeded')
  assert.deepEqual(await money.balance(tenant), [240, 0])
})
