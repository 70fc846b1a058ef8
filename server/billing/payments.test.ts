import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { assertLedger } from '../../test/support/ledger.ts'
import { hurry, Money, withStripe } from '../../test/support/money.ts'
import { StripeSimulator } from '../../test/support/stripe-simulator.ts'
import { callTrial, createWord, trialUnusual } from '../../test/support/trial.ts'
import { type Tenant, World } from '../../test/support/world.ts'

const stripe = await StripeSimulator.start()
const world = await World.create(withStripe(stripe), undefined, hurry)
const money = new Money(world, stripe)
after(async () => {
  await world.close()
  await stripe.stop()
})

/** The requests of one kind that the provider received. */
const requestsTo = (path: string) =>
  stripe.requests.filter(request => request.method === 'POST' && request.path === path)

test('a top-up says what to pay and where, and its metadata says what it is for', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const returnUrl = `${world.server.url}/docs?paid=yes`
  const { status, body } = await world.call('billing.createTopUp', key, {
    organizationId,
    credits: 500,
    returnUrl,
  })
  assert.equal(status, 201)
  assert.deepEqual([body.credits, body.amount, body.currency], [500, 5000, 'gbp'])
  assert.equal(new URL(body.url).origin, stripe.url)
  assert(new Date(body.expiresAt) > new Date())
  const { params, idempotencyKey } = requestsTo('/v1/checkout/sessions').at(-1) ?? assert.fail()
  assert.equal(params['metadata[organizationId]'], organizationId)
  assert.equal(params['payment_intent_data[metadata][credits]'], '500')
  assert.equal(params['payment_intent_data[setup_future_usage]'], 'off_session')
  assert.deepEqual([params.success_url, params.cancel_url], [returnUrl, returnUrl])
  assert(idempotencyKey)
})

test('an organization is one customer, whichever member buys', async () => {
  const tenant = await world.tenant()
  await money.beginTopUp(tenant)
  await money.beginTopUp(tenant, 200)
  const customers = requestsTo('/v1/customers').filter(
    ({ params }) => params['metadata[organizationId]'] === tenant.organizationId,
  )
  assert.equal(customers.length, 1)
  assert.equal(customers[0]?.idempotencyKey, `customer-${tenant.organizationId}`)
})

test('concurrent buyers each get a page or are asked to wait, and there is one customer', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      world.call('billing.createTopUp', key, { organizationId, credits: 100 }),
    ),
  )
  assert(answers.some(({ status }) => status === 201))
  for (const { status, headers } of answers) {
    assert([201, 429].includes(status), String(status))
    if (status === 429) assert.equal(headers.get('retry-after'), '1')
  }
  const made = stripe.events.filter(
    ({ type, data: { object } }) =>
      type === 'customer.created' &&
      object.object === 'customer' &&
      object.metadata.organizationId === organizationId,
  )
  assert.equal(made.length, 1)
})

test('at most four calls wait for the provider, and the fifth is asked to retry', async () => {
  const tenants = await Promise.all(Array.from({ length: 6 }, () => world.tenant()))
  for (const _ of tenants) stripe.disturbNext('POST /v1/customers', 'silent')
  const topUp = async ({ key, organizationId }: Tenant) =>
    (await world.call('billing.createTopUp', key, { organizationId, credits: 100 })).body._tag
  const before = requestsTo('/v1/customers').length
  const waiting = tenants.slice(0, 4).map(topUp)
  while (requestsTo('/v1/customers').length < before + 4) await sleep(10)
  assert.deepEqual(await Promise.all(tenants.slice(4).map(topUp)), Array(2).fill('TooManyRequests'))
  assert.deepEqual(await Promise.all(waiting), Array(4).fill('InternalError'))
  await stripe.waitForDisconnects()
  const [tenant] = tenants
  assert(tenant)
  // Uses up the simulated failures that no request has met.
  for (const _ of [1, 2]) {
    const { key, organizationId } = tenant
    await world.call('billing.createTopUp', key, { organizationId, credits: 100 })
  }
  await stripe.waitForDisconnects()
  await money.beginTopUp(tenant)
})

for (const how of ['breaks', 'limits', 'silent'] as const) {
  test(`a provider that ${how} causes a retryable error without the provider’s own words`, async () => {
    const { key, organizationId } = await world.tenant()
    stripe.disturbNext('POST /v1/checkout/sessions', how)
    const input = { organizationId, credits: 100 }
    const { status, body } = await world.call('billing.createTopUp', key, input)
    assert.deepEqual([status, body._tag], [500, 'InternalError'])
    assert.match(body.message ?? '', /provider is not responding\. Nothing was charged/)
    assert.doesNotMatch(body.message ?? '', /simulator|sk_test|Too many/)
    await stripe.waitForDisconnects()
    assert.equal((await world.call('billing.createTopUp', key, input)).status, 201)
  })
}

test('an unreachable provider or a wrong key is reported without the address and the key', async () => {
  const { stripe: good } = withStripe(stripe)
  assert(good)
  for (const wrong of [{ apiBase: 'http://127.0.0.1:1' }, { secretKey: 'sk_test_another0123456789' }]) {
    const server = await world.startAnotherServer({ stripe: { ...good, ...wrong } }, undefined, hurry)
    const tenant = await world.tenant()
    const { organizationId, key } = tenant
    const { body } = await world.call('billing.createTopUp', key, { organizationId, credits: 100 }, server)
    assert.equal(body._tag, 'InternalError')
    assert.match(body.message ?? '', /is not responding/)
    const { events } = await money.pay(tenant)
    for (const event of events) {
      const { status } = await money.deliver(event, server.url)
      assert([200, 500].includes(status), `${event.type} ${status}`)
    }
    assert.deepEqual(await money.balance(tenant), [0, 0])
    await money.deliverAll(events)
    assert.deepEqual(await money.balance(tenant), [100, 0])
    await server.close()
  }
  assert(!world.log.some(line => line.includes('another0123456789')))
})

test('after a crash between the provider and the commit, a retry creates no second session or customer', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const sessions = () =>
    requestsTo('/v1/checkout/sessions').filter(
      ({ params }) => params['metadata[organizationId]'] === organizationId,
    )
  const headers = { 'idempotency-key': 'the-same' }
  const buy = async () =>
    await world.call('billing.createTopUp', key, { organizationId, credits: 100 }, { headers })
  // The connection dies while the provider's answer is being stored.
  await world.owner.query(`create function die() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
  await world.owner.query(`create trigger die before update of provider_customer_id on organizations
    for each row when (new.id = '${organizationId}') execute function die()`)
  // It is tried again a few times, with the same key, and fails each time.
  assert.equal((await buy()).status, 429)
  await world.owner.query('drop trigger die on organizations')
  assert.equal((await money.organization(tenant)).providerCustomerId, null)
  const { status, body } = await buy()
  assert.equal(status, 201)
  const asked = sessions()
  assert(asked.length >= 2)
  assert.equal(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size, 1)
  assert.equal(new Set(asked.map(({ params }) => params.customer)).size, 1)
  const again = await buy()
  assert.deepEqual(again.body, body)
  assert.equal(sessions().length, asked.length, 'a stored answer calls nobody')
  await money.deliverAll(stripe.completeCheckout(body.id))
  assert.deepEqual(await money.balance(tenant), [100, 0])
  await assertLedger(world, tenant)
})

test('a return URL can’t redirect the browser elsewhere', async () => {
  const { organizationId, key } = await world.tenant()
  const { url } = world.server
  for (const returnUrl of [
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/relative',
    'javascript:alert(1)',
    `${url}@elsewhere.example/`,
    `${url}.elsewhere.example/`,
    url.replace('//', '//somebody@'),
    url.replace('http', 'https'),
  ]) {
    const { body } = await world.call('billing.createTopUp', key, { organizationId, credits: 1, returnUrl })
    assert.equal(body._tag, 'BadRequest', returnUrl)
    assert.match(body.message ?? '', /^returnUrl must be a URL under http/)
  }
})

test('an unknown plan is refused with a list of the plans', async () => {
  const { organizationId, key } = await world.tenant()
  const { body } = await world.call('billing.createSubscription', key, { organizationId, plan: 'school' })
  assert.equal(body.plan, 'school')
  const { params } = requestsTo('/v1/checkout/sessions').at(-1) ?? assert.fail()
  assert.deepEqual([params.mode, params['line_items[0][price]']], ['subscription', 'price_school'])
  assert.equal(params['subscription_data[metadata][organizationId]'], organizationId)
  const unknown = await world.call('billing.createSubscription', key, { organizationId, plan: 'toString' })
  assert.equal(unknown.body._tag, 'BadRequest')
  assert.match(unknown.body.message ?? '', /starter, school/)
})

test('the portal opens after a first purchase and returns to the given URL', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const early = await world.call('billing.createPortalSession', key, { organizationId })
  assert.equal(early.body._tag, 'Conflict')
  assert.match(early.body.message ?? '', /billing\.createTopUp/)
  await money.beginTopUp(tenant)
  const { status, body } = await world.call('billing.createPortalSession', key, { organizationId })
  assert.equal(status, 201)
  assert.match(await (await fetch(body.url)).text(), new RegExp(world.server.url))
})

test('auto-recharge needs a card, a threshold and an amount, and keeps its settings', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const set = async (input: object) =>
    await world.call('billing.updateAutoRecharge', key, { organizationId, enabled: true, ...input })
  assert.match((await set({})).body.message ?? '', /threshold.*amount/)
  assert.match((await set({ threshold: 10, amount: 5 })).body.message ?? '', /billing\.createTopUp/)
  assert.equal((await set({ enabled: false, threshold: 10 })).body.threshold, 10)
  await money.buy(tenant)
  assert.equal((await set({})).body._tag, 'Conflict')
  assert.deepEqual((await set({ amount: 20 })).body, {
    organizationId,
    enabled: true,
    threshold: 10,
    amount: 20,
    dailyLimit: 3,
    failures: 0,
  })
  const shown = await money.organization(tenant)
  assert.deepEqual(
    [shown.autoRechargeEnabled, shown.autoRechargeThreshold, shown.autoRechargeAmount],
    [true, 10, 20],
  )
  const { body } = await set({ enabled: false, dailyLimit: 100 })
  assert.deepEqual([body.enabled, body.threshold, body.amount, body.dailyLimit], [false, 10, 20, 100])
  for (const wrong of [{ dailyLimit: 101 }, { dailyLimit: 0 }, { threshold: 0 }, { amount: 1.5 }])
    assert.equal((await set(wrong)).body._tag, 'HttpApiDecodeError')
})

test('a call that costs too much says how to get credits, with payments and without', async () => {
  const buying = await world.startAnotherServer(withStripe(stripe), undefined, trialUnusual)
  const asking = await world.startAnotherServer({}, undefined, trialUnusual)
  const { organizationId, key } = await world.tenant()
  const messageOf = async (url: string) =>
    (await callTrial(url, createWord, key, { organizationId, word: 'yes' })).body.message
  const cost = 'This costs 5 credits, but the balance is 0.'
  assert.equal(await messageOf(buying.url), `${cost} Buy more with billing.createTopUp.`)
  assert.equal(await messageOf(asking.url), `${cost} Ask this server’s operator for more.`)
  await Promise.all([buying.close(), asking.close()])
})

test('without payments, every payment operation says who grants credits instead', async () => {
  const local = await world.startAnotherServer()
  const { url } = local
  const { organizationId, key } = await world.tenant()
  const recharge = { organizationId, enabled: true, threshold: 1, amount: 1 }
  for (const { body } of [
    await world.call('billing.createTopUp', key, { organizationId, credits: 1 }, { url }),
    await world.call('billing.createSubscription', key, { organizationId, plan: 'starter' }, { url }),
    await world.call('billing.createPortalSession', key, { organizationId }, { url }),
    await world.call('billing.updateAutoRecharge', key, recharge, { url }),
  ]) {
    assert.equal(body._tag, 'Conflict')
    assert.match(body.message ?? '', /does not take payments.*npm run admin -- grant/)
  }
  const off = { organizationId, enabled: false }
  assert.equal((await world.call('billing.updateAutoRecharge', key, off, { url })).status, 200)
  await local.close()
})

test('a purchase whose connection to the database is lost is begun again at the provider under the same name', async () => {
  const tenant = await world.tenant()
  await world.owner.query(`create sequence lost_connections`)
  await world.owner.query(
    `create function lose_connection() returns trigger language plpgsql security definer as $$ begin
      if nextval('lost_connections') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$`,
  )
  await world.owner.query(
    `create trigger lose_connection before update of provider_customer_id on organizations
      for each row when (new.id = '${tenant.organizationId}') execute function lose_connection()`,
  )
  const before = requestsTo('/v1/checkout/sessions').length
  const { url } = await money.beginTopUp(tenant)
  await world.owner.query('drop function lose_connection cascade; drop sequence lost_connections')
  const names = requestsTo('/v1/checkout/sessions')
    .slice(before)
    .map(({ idempotencyKey }) => idempotencyKey)
  assert.equal(names.length, 2)
  assert.equal(new Set(names).size, 1, `so there is one page to pay at: ${url}`)
})
