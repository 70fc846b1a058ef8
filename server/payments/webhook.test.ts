import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, test } from 'node:test'
import Stripe from 'stripe'
import type { Event } from '../../test/stripe/objects.ts'
import { hurry, Money, withStripe } from '../../test/support/money.ts'
import { StripeSimulator } from '../../test/support/stripe-simulator.ts'
import { type Tenant, World } from '../../test/support/world.ts'
import { forgetEvents } from './payments.store.ts'
import { notesOf } from './purchase.ts'

const stripe = await StripeSimulator.start()
const world = await World.create(withStripe(stripe), undefined, hurry)
const money = new Money(world, stripe)
const direct = new Stripe(stripe.apiKey, { ...stripe.clientOptions, maxNetworkRetries: 0 })
after(async () => {
  await world.close()
  await stripe.stop()
})

const url = `${world.server.url}/webhooks/stripe`
const post = async (body: string, headers: Record<string, string>, to = url) => {
  const response = await fetch(to, { method: 'POST', body, headers })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { _tag?: string; message: string },
  }
}
const refusal = async (event: Event): Promise<string> => {
  const before = await countWritten()
  const response = await money.deliver(event)
  const body = (await response.json()) as { _tag: string; message: string; requestId: string }
  assert.deepEqual([response.status, body._tag], [400, 'BadRequest'], body.message)
  assert.equal(response.headers.get('x-request-id'), body.requestId)
  assert.deepEqual(await countWritten(), before, 'nothing was written')
  return body.message
}

/** Counts everything that an event could leave behind. */
async function countWritten() {
  const { rows } = await world.owner.query(`select (select count(*) from payment_events) as events,
    (select count(*) from payments) as payments, (select count(*) from credit_entries) as entries,
    (select count(*) from audit_events where actor_kind = 'provider') as audited`)
  return rows[0]
}

async function payFor(tenant: Tenant): Promise<Event> {
  const { events } = await money.pay(tenant)
  const event = events.find(({ type }) => type === 'payment_intent.succeeded')
  assert(event)
  return event
}

/** A payment that somebody created manually at Stripe. */
async function createManually(params: Partial<Stripe.PaymentIntentCreateParams>): Promise<Event> {
  const intent = {
    amount: 1_000,
    currency: 'gbp',
    confirm: true,
    payment_method: stripe.newCard(),
    ...params,
  }
  await direct.paymentIntents.create(intent)
  const event = stripe.events.findLast(({ type }) => type === 'payment_intent.succeeded')
  assert(event)
  return event
}

test('every signed event is accepted', async () => {
  const event = await payFor(await world.tenant())
  const { body, headers } = stripe.signEvent(event)
  const answer = await post(body, headers)
  assert.deepEqual([answer.status, answer.body], [200, { received: true }])
  assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
  const unheard = stripe.events.find(({ type }) => type === 'customer.created')
  assert(unheard)
  assert.equal((await money.deliver(unheard)).status, 200)
})

test('an event that is unsigned, altered, signed by another, old or from the future is refused', async () => {
  const event = await payFor(await world.tenant())
  const before = await countWritten()
  const { body, headers } = stripe.signEvent(event)
  const seconds = Math.floor(Date.now() / 1000)
  const signature = headers['stripe-signature'] ?? ''
  const wrong = [
    { body, headers: {} },
    { body, headers: { 'stripe-signature': '' } },
    { body, headers: { 'stripe-signature': 'nonsense' } },
    { body, headers: { 'stripe-signature': signature.replace(/v1=./, 'v1=x') } },
    { body, headers: { 'stripe-signature': signature.replace('v1=', 'v0=') } },
    { body, headers: { 'stripe-signature': signature.replace(/t=\d+/, `t=${seconds - 1}`) } },
    { body: JSON.stringify(event), headers },
    { body: '', headers },
    stripe.signEvent(event, { secret: 'whsec_another' }),
    stripe.signEvent(event, { timestamp: seconds - 310 }),
    stripe.signEvent(event, { timestamp: seconds + 310 }),
  ]
  for (const delivery of wrong) {
    const answer = await post(delivery.body, delivery.headers)
    assert.deepEqual(
      [answer.status, answer.body._tag],
      [400, 'BadRequest'],
      delivery.headers['stripe-signature'],
    )
    assert.doesNotMatch(answer.body.message, /whsec|v1=/)
  }
  assert.deepEqual(await countWritten(), before)
  for (const offset of [-290, 290])
    assert.equal((await stripe.deliver(url, event, { timestamp: seconds + offset })).status, 200)
})

test('a signature’s age is measured with the server’s clock', async () => {
  const ahead = await world.startAnotherServer(
    withStripe(stripe),
    () => new Date(Date.now() + 3_600_000),
    hurry,
  )
  const event = await payFor(await world.tenant())
  const there = `${ahead.url}/webhooks/stripe`
  assert.equal((await stripe.deliver(there, event)).status, 400)
  const timestamp = Math.floor(Date.now() / 1000) + 3_600
  assert.equal((await stripe.deliver(there, event, { timestamp })).status, 200)
  await ahead.close()
})

test('a signed but malformed event is refused and changes nothing', async () => {
  for (const body of ['{', 'null', '[]', '{}', '{"type":"payment_intent.succeeded"}', '"\u0000"']) {
    const at = Math.floor(Date.now() / 1000)
    const v1 = createHmac('sha256', stripe.webhookSecret).update(`${at}.${body}`).digest('hex')
    const answer = await post(body, { 'stripe-signature': `t=${at},v1=${v1}` })
    assert.equal(answer.status, 400, body)
  }
})

test('an unknown customer is refused by id', async () => {
  const tenant = await world.tenant()
  const { id: customer } = await direct.customers.create({})
  const purchase = { organizationId: tenant.organizationId, credits: 100, amount: 1_000, currency: 'gbp' }
  const metadata = notesOf(world.server.app.secrets, purchase)
  assert.match(await refusal(await createManually({ customer, metadata })), new RegExp(customer))
  assert.match(await refusal(await createManually({ metadata })), /customer/)
  const other = await world.tenant()
  await money.buy(other)
  const theirs = (await money.organization(other)).providerCustomerId ?? ''
  assert.match(await refusal(await createManually({ customer: theirs, metadata })), new RegExp(theirs))
})

test('an unsupported currency is refused by name', async () => {
  const tenant = await world.tenant()
  await money.buy(tenant)
  const customer = (await money.organization(tenant)).providerCustomerId ?? ''
  const purchase = { organizationId: tenant.organizationId, credits: 100, amount: 1_000, currency: 'jpy' }
  const metadata = notesOf(world.server.app.secrets, purchase)
  assert.match(await refusal(await createManually({ customer, currency: 'jpy', metadata })), /jpy.*gbp/)
})

test('metadata with more credits than were paid for is refused', async () => {
  const tenant = await world.tenant()
  await money.buy(tenant)
  const customer = (await money.organization(tenant)).providerCustomerId ?? ''
  const purchase = { organizationId: tenant.organizationId, credits: 100, amount: 1_000, currency: 'gbp' }
  const metadata = { ...notesOf(world.server.app.secrets, purchase), credits: '100000' }
  assert.match(await refusal(await createManually({ customer, metadata })), /metadata/)
  const cheap = notesOf(world.server.app.secrets, purchase)
  assert.match(await refusal(await createManually({ customer, amount: 100, metadata: cheap })), /of 100 gbp/)
  assert.deepEqual(await money.balance(tenant), [100, 0])
})

test('a payment that is not ours is ignored', async () => {
  const before = await countWritten()
  assert.equal((await money.deliver(await createManually({ metadata: { order: '7' } }))).status, 200)
  const after = await countWritten()
  assert.deepEqual([after.payments, after.entries], [before.payments, before.entries])
})

test('a payment for a deleted organization is accepted and logged', async () => {
  const tenant = await world.tenant('Ended')
  const { paymentId } = await money.buy(tenant)
  const late = await payFor(tenant)
  const { organizationId, userId } = tenant
  const token = await world.token(userId)
  const gone = { organizationId, confirmName: 'Ended' }
  assert.equal((await world.call('organizations.deleteOrganization', token, gone)).status, 200)
  assert.equal((await money.deliver(late)).status, 200)
  await money.deliverAll(stripe.refund(paymentId))
  assert(world.log.some(line => line.includes(organizationId) && line.includes('for a deleted organization')))
})

test('changing or removing a card at the provider changes it here', async () => {
  const tenant = await world.tenant()
  const first = stripe.newCard()
  await money.buy(tenant, 100, first)
  const { providerCustomerId: customer } = await money.organization(tenant)
  const eventsOf = async (work: () => unknown) => {
    const before = stripe.events.length
    await work()
    return stripe.events.slice(before)
  }
  const readPaymentMethod = async () => (await money.organization(tenant)).providerPaymentMethodId
  const chosen = stripe.newCard('succeeds', customer ?? '')
  const settings = { invoice_settings: { default_payment_method: first } }
  await money.deliverAll(await eventsOf(() => direct.customers.update(customer ?? '', settings)))
  assert.equal(await readPaymentMethod(), first)
  const other = { invoice_settings: { default_payment_method: chosen } }
  await money.deliverAll(await eventsOf(() => direct.customers.update(customer ?? '', other)))
  assert.equal(await readPaymentMethod(), chosen)
  await direct.customers.update(customer ?? '', { invoice_settings: { default_payment_method: '' } })
  await money.deliverAll(await eventsOf(() => direct.paymentMethods.detach(chosen)))
  assert.equal(await readPaymentMethod(), first)
  await money.deliverAll(await eventsOf(() => direct.paymentMethods.detach(first)))
  assert.equal(await readPaymentMethod(), null)
})

test('senders of unsigned events are rate limited, and the provider is not', async () => {
  const strict = await world.startAnotherServer(
    { ...withStripe(stripe), requestsPerMinute: 3 },
    undefined,
    hurry,
  )
  const there = `${strict.url}/webhooks/stripe`
  const statuses: number[] = []
  for (let guess = 0; guess < 6; guess++) statuses.push((await post('{}', {}, there)).status)
  assert.deepEqual(statuses, [400, 400, 400, 429, 429, 429])
  assert.equal((await stripe.deliver(there, await payFor(await world.tenant()))).status, 200)
  await strict.close()
})

test('without payments there is no webhook', async () => {
  const local = await world.startAnotherServer()
  const event = await payFor(await world.tenant())
  const response = await stripe.deliver(`${local.url}/webhooks/stripe`, event)
  const body = (await response.json()) as { _tag: string; message: string }
  assert.deepEqual([response.status, body._tag], [404, 'NotFound'])
  assert.match(body.message, /does not take payments/)
  await local.close()
})

test('events are deleted after 90 days', async () => {
  const insert = `insert into payment_events (id, type, received_at) values ($1, 'x', now() - $2::interval)`
  await world.owner.query(insert, ['evt_old', '91 days'])
  await world.owner.query(insert, ['evt_young', '89 days'])
  await forgetEvents(world.server.app.payments.system, new Date(), 100)
  const { rows } = await world.owner.query(
    `select id from payment_events where id in ('evt_old', 'evt_young')`,
  )
  assert.deepEqual(rows, [{ id: 'evt_young' }])
})

test('the log contains no secret of the provider', () => {
  for (const secret of [stripe.apiKey, stripe.webhookSecret])
    assert(!world.log.some(line => line.includes(secret)))
})
