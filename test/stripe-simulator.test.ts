import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import Stripe from 'stripe'
import type { Event, Kind, ObjectOf } from './stripe/objects.ts'
import { StripeSimulator } from './support/stripe-simulator.ts'

const simulator = await StripeSimulator.start()
after(() => simulator.stop())

const clientOf = (apiKey: string) => new Stripe(apiKey, { ...simulator.clientOptions, maxNetworkRetries: 0 })
const stripe = clientOf(simulator.apiKey)

const typesOf = (events: readonly Event[]) => events.map(({ type }) => type)

/** The object of the event of this type. */
function told<K extends Kind>(events: readonly Event[], type: Event['type'], kind: K): ObjectOf<K> {
  const object: { object: Kind } | undefined = events.find(event => event.type === type)?.data.object
  assert.equal(object?.object, kind, `${type} is not among ${typesOf(events)}`)
  // Safe: its kind was just compared.
  return object as ObjectOf<K>
}

/** The package's error for a refused call. */
async function refusalOf(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await work.then(
    () => undefined,
    error => error,
  )
  assert(error instanceof Stripe.errors.StripeError, `refused with ${error}`)
  return error
}

const newCustomer = (email = 'ada@example.org') => stripe.customers.create({ email, name: 'Ada' })

const credits = (unitAmount = 2500) => ({
  quantity: 1,
  price_data: { currency: 'usd', unit_amount: unitAmount, product_data: { name: 'Credits' } },
})

const newSession = (customer: string, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    customer,
    line_items: [credits()],
    success_url: 'https://learn.example/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://learn.example/back',
    ...more,
  })

const recharge = (customer: string, card: string, options: Stripe.RequestOptions = {}, amount = 1000) =>
  stripe.paymentIntents.create(
    {
      amount,
      currency: 'usd',
      customer,
      payment_method: card,
      confirm: true,
      off_session: true,
      metadata: { order: 'one' },
    },
    options,
  )

/** A successful payment. */
async function newPayment(amount = 1000) {
  const customer = await newCustomer()
  return await recharge(customer.id, simulator.newCard('succeeds', customer.id), {}, amount)
}

async function newSubscription(prices: Stripe.Checkout.SessionCreateParams.LineItem[]) {
  const customer = await newCustomer()
  const card = simulator.newCard()
  const subscription_data = { metadata: { organization: 'one' } }
  const session = await newSession(customer.id, {
    mode: 'subscription',
    line_items: prices,
    subscription_data,
  })
  const events = simulator.completeCheckout(session.id, { card })
  const { id } = told(events, 'customer.subscription.created', 'subscription')
  return { customer, card, session, events, subscription: await stripe.subscriptions.retrieve(id) }
}

const plan = simulator.addPrice({
  id: 'price_plan',
  unit_amount: 9900,
  recurring: { interval: 'month' },
  metadata: { credits: '1000' },
  lookup_key: 'plan',
})
const metered = simulator.addPrice({
  unit_amount: 3,
  recurring: { interval: 'month', usage_type: 'metered' },
})

test('a wrong key is refused', async () => {
  const error = await refusalOf(clientOf('sk_test_wrong').customers.create({}))
  assert(error instanceof Stripe.errors.StripeAuthenticationError)
  assert.equal(error.statusCode, 401)
  assert.match(error.requestId ?? '', /^req_/)
})

test('an unknown id is a 404 in the path and a 400 in a parameter', async () => {
  const inPath = await refusalOf(stripe.customers.retrieve('cus_none'))
  assert.deepEqual([inPath.statusCode, inPath.code], [404, 'resource_missing'])
  const inParameter = await refusalOf(newSession('cus_none'))
  assert.deepEqual(
    [inParameter.statusCode, inParameter.code, inParameter.param],
    [400, 'resource_missing', 'customer'],
  )
})

test('a parameter that the simulator does not support is refused', async () => {
  const error = await refusalOf(stripe.customers.create({ phone: '1' }))
  assert.deepEqual([error.code, error.param], ['parameter_unknown', 'phone'])
})

test('a customer is created, read and changed', async () => {
  const { id, lastResponse } = await stripe.customers.create({
    email: 'a+b@example.org',
    metadata: { a: '1', b: '2' },
  })
  assert.match(lastResponse.requestId, /^req_/)
  assert.equal(lastResponse.apiVersion, Stripe.API_VERSION)
  const card = simulator.newCard('succeeds', id)
  await stripe.customers.update(id, {
    metadata: { a: '', c: '3' },
    invoice_settings: { default_payment_method: card },
  })
  const read = await stripe.customers.retrieve(id, { expand: ['invoice_settings.default_payment_method'] })
  assert(!read.deleted)
  assert.equal(read.email, 'a+b@example.org')
  assert.deepEqual(read.metadata, { b: '2', c: '3' })
  const { default_payment_method: shown } = read.invoice_settings
  assert(typeof shown === 'object')
  assert.equal(shown?.card?.last4, '4242')
  const last = simulator.events.at(-1)
  assert.equal(last?.type, 'customer.updated')
  assert.deepEqual(last?.data.previous_attributes, {
    metadata: { a: '1', b: '2' },
    invoice_settings: { default_payment_method: null },
  })
})

test('cards are attached, listed and detached', async () => {
  const customer = await newCustomer()
  const cards = [simulator.newCard('succeeds', customer.id), simulator.newCard(), simulator.newCard()]
  await stripe.paymentMethods.attach(cards[1] ?? '', { customer: customer.id })
  const list = async () =>
    (await stripe.paymentMethods.list({ customer: customer.id })).data.map(({ id }) => id)
  assert.deepEqual(await list(), [cards[1], cards[0]])
  await stripe.paymentMethods.detach(cards[0] ?? '')
  assert.deepEqual(await list(), [cards[1]])
  assert.equal((await stripe.paymentMethods.retrieve(cards[2] ?? '')).customer, null)
  assert.equal((await stripe.customers.listPaymentMethods(customer.id, { type: 'card' })).data.length, 1)
})

test('the same call with the same idempotency key gets the same answer and is done once', async () => {
  const options = { idempotencyKey: 'customer-1' }
  const params = { email: 'a@example.org', metadata: { a: '1' } }
  const first = await stripe.customers.create(params, options)
  const again = await stripe.customers.create({ metadata: { a: '1' }, email: 'a@example.org' }, options)
  assert.deepEqual(again, first)
  assert.equal(first.lastResponse.headers['idempotent-replayed'], undefined)
  assert.equal(again.lastResponse.headers['idempotent-replayed'], 'true')
  assert.equal(again.lastResponse.headers['original-request'], first.lastResponse.requestId)
  assert.equal(simulator.events.filter(({ request }) => request?.idempotency_key === 'customer-1').length, 1)
  const other = await refusalOf(stripe.customers.create({ email: 'b@example.org' }, options))
  assert(other instanceof Stripe.errors.StripeIdempotencyError)
  assert.equal(other.statusCode, 400)
  const elsewhere = await refusalOf(stripe.customers.update(first.id, params, options))
  assert(elsewhere instanceof Stripe.errors.StripeIdempotencyError)
})

test('a call refused before any work frees its key, and a declined card does not', async () => {
  const customer = await newCustomer()
  const card = simulator.newCard('declines', customer.id)
  await refusalOf(recharge(customer.id, 'pm_none', { idempotencyKey: 'recharge-1' }))
  const declined = await refusalOf(recharge(customer.id, card, { idempotencyKey: 'recharge-1' }))
  simulator.setCard(card, 'succeeds')
  const again = await refusalOf(recharge(customer.id, card, { idempotencyKey: 'recharge-1' }))
  assert.equal(again.statusCode, 402)
  assert.equal(again.payment_intent?.id, declined.payment_intent?.id)
  assert.equal((await recharge(customer.id, card, { idempotencyKey: 'recharge-2' })).status, 'succeeded')
})

test('a key is free again after a day', async () => {
  let later = 0
  const other = await StripeSimulator.start({ now: () => new Date(Date.now() + later) })
  const client = new Stripe(other.apiKey, other.clientOptions)
  const create = () => client.customers.create({}, { idempotencyKey: 'one' })
  const { id } = await create()
  assert.equal((await create()).id, id)
  later = 25 * 60 * 60 * 1000
  assert.notEqual((await create()).id, id)
  await other.stop()
})

test('an off-session payment succeeds', async () => {
  const intent = await newPayment(1234)
  assert.equal(intent.status, 'succeeded')
  assert.equal(intent.amount_received, 1234)
  const read = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
  assert(read.latest_charge && typeof read.latest_charge === 'object')
  const { id, amount, amount_refunded, refunded, disputed, payment_intent, customer, currency } =
    read.latest_charge
  assert.deepEqual(
    { amount, amount_refunded, refunded, disputed, payment_intent, customer, currency },
    {
      amount: 1234,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      payment_intent: intent.id,
      customer: intent.customer,
      currency: 'usd',
    },
  )
  assert.equal((await stripe.charges.retrieve(id)).id, id)
  const event = simulator.events.findLast(({ type }) => type === 'payment_intent.succeeded')
  assert(event)
  assert.deepEqual(
    (await stripe.events.retrieve(event.id)).data.object,
    await stripe.paymentIntents.retrieve(intent.id),
  )
})

test('a declined card gives an error with the reason and the payment', async () => {
  const customer = await newCustomer()
  const card = simulator.newCard({ declines: 'insufficient_funds' }, customer.id)
  const error = await refusalOf(recharge(customer.id, card))
  assert(error instanceof Stripe.errors.StripeCardError)
  assert.deepEqual(
    [error.statusCode, error.code, error.decline_code],
    [402, 'card_declined', 'insufficient_funds'],
  )
  assert.equal(error.payment_intent?.status, 'requires_payment_method')
  assert.equal(error.payment_method?.id, card)
  assert.deepEqual(typesOf(simulator.events.slice(-2)), ['charge.failed', 'payment_intent.payment_failed'])
  const { status } = await stripe.paymentIntents.cancel(error.payment_intent?.id ?? '')
  assert.equal(status, 'canceled')
})

test('a card that needs authentication is declined off-session', async () => {
  const customer = await newCustomer()
  const card = simulator.newCard('needs action', customer.id)
  const error = await refusalOf(recharge(customer.id, card))
  assert.deepEqual([error.code, error.decline_code], ['authentication_required', 'authentication_required'])
  const params = { amount: 1000, currency: 'usd', customer: customer.id, payment_method: card, confirm: true }
  assert.equal((await stripe.paymentIntents.create(params)).status, 'requires_action')
})

test('another customer’s card and an amount below the minimum are refused', async () => {
  const [one, other] = [await newCustomer(), await newCustomer()]
  const card = simulator.newCard('succeeds', one.id)
  assert.equal((await refusalOf(recharge(other.id, card))).param, 'payment_method')
  assert.equal((await refusalOf(recharge(one.id, card, {}, 49))).code, 'amount_too_small')
})

test('while a call gets no answer its key is in use, and it is free once the client disconnects', async () => {
  const customer = await newCustomer()
  const card = simulator.newCard('silent', customer.id)
  const options = { idempotencyKey: 'silent-1' }
  const events = simulator.events.length
  const silent = refusalOf(recharge(customer.id, card, { ...options, timeout: 2_000 }))
  while (simulator.requests.at(-1)?.idempotencyKey !== 'silent-1') await new Promise(setImmediate)
  const meanwhile = await refusalOf(recharge(customer.id, card, options))
  assert.deepEqual([meanwhile.statusCode, meanwhile.code], [409, 'idempotency_key_in_use'])
  assert((await silent) instanceof Stripe.errors.StripeConnectionError)
  await simulator.waitForDisconnects()
  assert.equal(simulator.events.length, events)
  simulator.setCard(card, 'succeeds')
  assert.equal((await recharge(customer.id, card, options)).status, 'succeeded')
})

test('if the answer to a payment is lost, a retry with the same key gets it, and it is paid once', async () => {
  const customer = await newCustomer()
  const card = simulator.newCard('pays silently', customer.id)
  const options = { idempotencyKey: 'silent-2' }
  const lost = await refusalOf(recharge(customer.id, card, { ...options, timeout: 1_000 }))
  assert(lost instanceof Stripe.errors.StripeConnectionError)
  const found = await recharge(customer.id, card, options)
  assert.equal(found.status, 'succeeded')
  assert.equal(found.lastResponse.headers['idempotent-replayed'], 'true')
  assert.equal((await stripe.charges.list({ customer: customer.id })).data.length, 1)
})

test('an internal error of Stripe stays the answer for its key, whether or not the payment was made', async () => {
  const customer = await newCustomer()
  for (const [behaviour, charges] of [
    ['breaks', 0],
    ['pays and breaks', 1],
  ] as const) {
    const card = simulator.newCard(behaviour, customer.id)
    const options = { idempotencyKey: behaviour }
    for (let attempt = 0; attempt < 2; attempt++) {
      const error = await refusalOf(recharge(customer.id, card, options))
      assert(error instanceof Stripe.errors.StripeAPIError)
      assert.equal(error.statusCode, 500)
    }
    assert.equal((await stripe.charges.list({ customer: customer.id })).data.length, charges)
  }
})

test('any call can be disturbed once', async () => {
  const customer = await newCustomer()
  simulator.disturbNext('POST /v1/checkout/sessions', 'limits')
  assert((await refusalOf(newSession(customer.id))) instanceof Stripe.errors.StripeRateLimitError)
  simulator.disturbNext('GET /v1/customers', 'breaks')
  assert.equal((await refusalOf(stripe.customers.retrieve(customer.id))).statusCode, 500)
  simulator.disturbNext('GET /v1/customers', 'silent')
  const silent = await refusalOf(stripe.customers.retrieve(customer.id, {}, { timeout: 1_000 }))
  assert(silent instanceof Stripe.errors.StripeConnectionError)
  assert.equal((await stripe.customers.retrieve(customer.id)).id, customer.id)
})

test('a checkout is paid, and its card is saved for later', async () => {
  const customer = await newCustomer()
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const session = await newSession(customer.id, {
    metadata: { purchase: 'one' },
    payment_intent_data: { metadata: { purchase: 'two' }, setup_future_usage: 'off_session' },
    expires_at,
  })
  assert.deepEqual(
    [session.status, session.payment_status, session.amount_total, session.currency, session.expires_at],
    ['open', 'unpaid', 2500, 'usd', expires_at],
  )
  assert.equal(session.payment_intent, null)
  assert.equal(session.line_items, undefined)
  assert(session.url?.startsWith(`${simulator.url}/`))
  const card = simulator.newCard()
  const events = simulator.completeCheckout(session.id, { card })
  const expected = ['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed']
  assert.deepEqual(
    typesOf(events).filter(type => expected.includes(type)),
    expected,
  )
  const read = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items', 'payment_intent'],
  })
  assert.deepEqual([read.status, read.payment_status, read.url], ['complete', 'paid', null])
  assert.deepEqual(read.metadata, { purchase: 'one' })
  assert.equal(read.line_items?.data[0]?.price?.unit_amount, 2500)
  assert(read.payment_intent && typeof read.payment_intent === 'object')
  assert.deepEqual(read.payment_intent.metadata, { purchase: 'two' })
  assert.equal((await stripe.paymentMethods.list({ customer: customer.id })).data[0]?.id, card)
  assert.throws(() => simulator.completeCheckout(session.id), /is complete/)
})

test('a declined card leaves a checkout open for another card', async () => {
  const session = await newSession((await newCustomer()).id)
  const events = simulator.completeCheckout(session.id, { card: simulator.newCard('declines') })
  assert(typesOf(events).includes('payment_intent.payment_failed'))
  assert(!typesOf(events).includes('checkout.session.completed'))
  assert.equal((await stripe.checkout.sessions.retrieve(session.id)).status, 'open')
  const paid = simulator.completeCheckout(session.id, { card: simulator.newCard('needs action') })
  assert.equal(told(paid, 'checkout.session.completed', 'checkout.session').payment_status, 'paid')
})

test('a checkout can be completed before its payment succeeds or fails', async () => {
  for (const outcome of ['succeeded', 'failed'] as const) {
    const session = await newSession((await newCustomer()).id)
    const completed = simulator.completeCheckoutUnpaid(session.id)
    assert.equal(told(completed, 'checkout.session.completed', 'checkout.session').payment_status, 'unpaid')
    const events = simulator.settleCheckout(session.id, outcome)
    const settled = told(events, `checkout.session.async_payment_${outcome}`, 'checkout.session')
    assert.equal(settled.payment_status, outcome === 'succeeded' ? 'paid' : 'unpaid')
    assert.equal(typesOf(events).includes('payment_intent.succeeded'), outcome === 'succeeded')
  }
})

test('a checkout expires, within limits on its time', async () => {
  const customer = await newCustomer()
  const session = await newSession(customer.id)
  assert.equal((await stripe.checkout.sessions.expire(session.id)).status, 'expired')
  assert.equal(simulator.events.at(-1)?.type, 'checkout.session.expired')
  assert.throws(() => simulator.completeCheckout(session.id), /is expired/)
  assert.equal((await refusalOf(stripe.checkout.sessions.expire(session.id))).statusCode, 400)
  const soon = Math.floor(Date.now() / 1000) + 60
  assert.equal((await refusalOf(newSession(customer.id, { expires_at: soon }))).param, 'expires_at')
  assert.equal((await refusalOf(newSession(customer.id, { line_items: [] }))).param, 'line_items')
})

test('a browser can go through a checkout and to the portal', async () => {
  const customer = await newCustomer()
  const { id, url } = await newSession(customer.id)
  const page = await (await fetch(url ?? '')).text()
  assert.match(page, /Pay 2500 usd/)
  const paid = await fetch(url ?? '', { method: 'POST', redirect: 'manual' })
  assert.equal(paid.headers.get('location'), `https://learn.example/done?session=${id}`)
  assert.equal((await stripe.checkout.sessions.retrieve(id)).payment_status, 'paid')
  const return_url = 'https://learn.example/billing'
  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url })
  assert.match(await (await fetch(portal.url)).text(), /https:\/\/learn\.example\/billing/)
})

test('a payment can be refunded in parts, by us and by the bank, up to its amount', async () => {
  const intent = await newPayment(1000)
  const refund = await stripe.refunds.create({
    payment_intent: intent.id,
    amount: 300,
    metadata: { why: 'x' },
  })
  assert.equal(refund.status, 'succeeded')
  const charge = told(simulator.refund(intent.id), 'charge.refunded', 'charge')
  assert.deepEqual([charge.amount_refunded, charge.refunded], [1000, true])
  const error = await refusalOf(stripe.refunds.create({ charge: charge.id }))
  assert.equal(error.code, 'charge_already_refunded')
  const list = await stripe.refunds.list({ payment_intent: intent.id })
  assert.deepEqual(
    list.data.map(({ amount }) => amount),
    [700, 300],
  )
  const events = simulator.failRefund(refund.id)
  assert.equal(told(events, 'refund.failed', 'refund').status, 'failed')
  assert.equal((await stripe.charges.retrieve(charge.id)).amount_refunded, 700)
})

test('a dispute takes the money, and winning it brings the money back', async () => {
  for (const outcome of ['won', 'lost'] as const) {
    const intent = await newPayment(1000)
    const opened = simulator.openDispute(intent.id)
    assert.deepEqual(typesOf(opened), ['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
    const { id, charge } = told(opened, 'charge.dispute.created', 'dispute')
    assert((await stripe.charges.retrieve(charge)).disputed)
    assert.equal((await refusalOf(stripe.refunds.create({ charge }))).code, 'charge_disputed')
    const closed = simulator.closeDispute(id, outcome)
    assert.equal(told(closed, 'charge.dispute.closed', 'dispute').status, outcome)
    assert.equal(typesOf(closed).includes('charge.dispute.funds_reinstated'), outcome === 'won')
    assert.equal((await stripe.disputes.retrieve(id)).status, outcome)
    for (const filter of [{ charge }, { payment_intent: intent.id }]) {
      assert.deepEqual(
        (await stripe.disputes.list(filter)).data.map(dispute => dispute.id),
        [id],
      )
    }
    assert.throws(() => simulator.closeDispute(id, 'won'), /already closed/)
  }
})

test('prices and products are read, and found by their keys', async () => {
  const price = await stripe.prices.retrieve('price_plan', { expand: ['product'] })
  assert.deepEqual([price.unit_amount, price.metadata, price.type], [9900, { credits: '1000' }, 'recurring'])
  assert.equal(String(price.unit_amount_decimal), '9900')
  assert(typeof price.product === 'object')
  assert.equal((await stripe.products.retrieve(price.product.id)).id, plan.product)
  const { data } = await stripe.prices.list({ lookup_keys: ['plan'] })
  assert.deepEqual(
    data.map(({ id }) => id),
    ['price_plan'],
  )
  assert.equal((await stripe.prices.retrieve(metered.id)).recurring?.usage_type, 'metered')
})

test('a subscription starts with a paid invoice, and its items have its period', async () => {
  const { customer, card, session, events, subscription } = await newSubscription([
    { price: plan.id, quantity: 2 },
    { price: metered.id },
  ])
  for (const type of ['payment_intent.succeeded', 'invoice.paid', 'checkout.session.completed'] as const) {
    assert(typesOf(events).includes(type), type)
  }
  assert.deepEqual([subscription.status, subscription.default_payment_method], ['active', card])
  assert.deepEqual(subscription.metadata, { organization: 'one' })
  assert(!('current_period_end' in subscription))
  const [item] = subscription.items.data
  assert(item && item.current_period_end > item.current_period_start + 27 * 24 * 3600)
  const { invoice: id } = await stripe.checkout.sessions.retrieve(session.id)
  assert(typeof id === 'string')
  const invoice = await stripe.invoices.retrieve(id, { expand: ['payments'] })
  assert.deepEqual(
    [invoice.status, invoice.total, invoice.billing_reason],
    ['paid', 19_800, 'subscription_create'],
  )
  assert.equal(invoice.parent?.subscription_details?.subscription, subscription.id)
  assert.deepEqual(invoice.parent?.subscription_details?.metadata, { organization: 'one' })
  const [line] = invoice.lines.data
  assert.equal(line?.pricing?.price_details?.price, plan.id)
  assert.deepEqual(line?.period, { start: item?.current_period_start, end: item?.current_period_end })
  const intent = invoice.payments?.data[0]?.payment.payment_intent
  assert(typeof intent === 'string')
  const payments = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
  })
  assert.equal(payments.data[0]?.invoice, id)
  assert.equal((await stripe.invoices.retrieve(id)).payments, undefined)
  const { data } = await stripe.subscriptions.list({ customer: customer.id })
  assert.equal(data[0]?.id, subscription.id)
})

test('a renewal starts where the last period ended, and charges for both kinds of price', async () => {
  const { subscription } = await newSubscription([{ price: plan.id, quantity: 1 }, { price: metered.id }])
  const [before] = subscription.items.data
  const events = simulator.renewSubscription(subscription.id, { usage: 10 })
  const invoice = told(events, 'invoice.paid', 'invoice')
  assert.deepEqual([invoice.total, invoice.billing_reason], [9930, 'subscription_cycle'])
  assert.equal(invoice.period_end, before?.current_period_end)
  const [licensed, used] = invoice.lines.data
  assert.equal(licensed?.period.start, before?.current_period_end)
  assert.deepEqual(used?.period, { start: before?.current_period_start, end: before?.current_period_end })
  const [after] = told(events, 'customer.subscription.updated', 'subscription').items.data
  assert.equal(after?.current_period_start, before?.current_period_end)
})

test('an unpaid renewal leaves a subscription past due until its invoice is paid', async () => {
  const { subscription, card } = await newSubscription([{ price: plan.id, quantity: 1 }])
  simulator.setCard(card, 'declines')
  const failed = simulator.renewSubscription(subscription.id)
  const { id, attempt_count } = told(failed, 'invoice.payment_failed', 'invoice')
  assert.equal(attempt_count, 1)
  assert.equal((await stripe.subscriptions.retrieve(subscription.id)).status, 'past_due')
  simulator.setCard(card, 'succeeds')
  const paid = simulator.payInvoice(id)
  assert.equal(told(paid, 'invoice.paid', 'invoice').attempt_count, 2)
  assert.equal((await stripe.subscriptions.retrieve(subscription.id)).status, 'active')
})

test('a subscription can end with its period, immediately, or with a status', async () => {
  const { customer, subscription: one } = await newSubscription([{ price: plan.id, quantity: 1 }])
  const ending = await stripe.subscriptions.update(one.id, { cancel_at_period_end: true })
  assert.deepEqual([ending.status, ending.cancel_at], ['active', one.items.data[0]?.current_period_end])
  assert.deepEqual(simulator.events.at(-1)?.data.previous_attributes?.cancel_at_period_end, false)
  assert.deepEqual(typesOf(simulator.renewSubscription(one.id)), ['customer.subscription.deleted'])
  assert.equal((await stripe.subscriptions.list({ customer: customer.id })).data.length, 0)
  assert.equal((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data.length, 1)
  const { subscription: two } = await newSubscription([{ price: plan.id, quantity: 1 }])
  assert.equal((await stripe.subscriptions.cancel(two.id)).status, 'canceled')
  const { subscription: three } = await newSubscription([{ price: plan.id, quantity: 1 }])
  const unpaid = simulator.setSubscriptionStatus(three.id, 'unpaid')
  assert.deepEqual(unpaid[0]?.data.previous_attributes, { status: 'active' })
  assert.deepEqual(typesOf(simulator.setSubscriptionStatus(three.id, 'canceled')), [
    'customer.subscription.deleted',
  ])
})

test('lists come in pages', async () => {
  const customer = await newCustomer()
  const card = simulator.newCard('succeeds', customer.id)
  for (let count = 0; count < 5; count++) await recharge(customer.id, card, {}, 100 + count)
  const amounts: number[] = []
  for await (const { amount } of stripe.paymentIntents.list({ customer: customer.id, limit: 2 }))
    amounts.push(amount)
  assert.deepEqual(amounts, [104, 103, 102, 101, 100])
})

test('an event has the object as it was then', async () => {
  const session = await newSession((await newCustomer()).id)
  const [created] = simulator
    .completeCheckout(session.id)
    .filter(({ type }) => type === 'payment_intent.created')
  assert(created?.data.object.object === 'payment_intent')
  assert.equal(created.data.object.status, 'requires_payment_method')
  assert.equal(created.api_version, Stripe.API_VERSION)
})

test('the package accepts a signed event, and refuses one that is altered, old or signed with another secret', async () => {
  const intent = await newPayment()
  const [event] = simulator.refund(intent.id)
  assert(event)
  const accept = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
    stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', simulator.webhookSecret)
  const signed = simulator.signEvent(event)
  assert.deepEqual(accept(signed), event)
  const signature = signed.headers['stripe-signature'] ?? ''
  const { body } = signed
  assert.deepEqual(await stripe.webhooks.constructEventAsync(body, signature, simulator.webhookSecret), event)
  const now = Math.floor(Date.now() / 1000)
  assert.deepEqual(accept(simulator.signEvent(event, { timestamp: now - 290 })), event)
  for (const bad of [
    { ...signed, body: JSON.stringify(event) },
    simulator.signEvent(event, { timestamp: now - 310 }),
    simulator.signEvent(event, { secret: 'whsec_other' }),
    { ...signed, headers: { 'stripe-signature': signature.replace(/t=\d+/, `t=${now + 1}`) } },
    { ...signed, headers: {} },
  ]) {
    assert.throws(() => accept(bad), Stripe.errors.StripeSignatureVerificationError)
    const header = Object.entries(bad.headers).find(([name]) => name === 'stripe-signature')?.[1] ?? ''
    await assert.rejects(
      stripe.webhooks.constructEventAsync(bad.body, header, simulator.webhookSecret),
      Stripe.errors.StripeSignatureVerificationError,
    )
  }
})

test('a test can deliver an event anywhere and any number of times', async () => {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    const signature = String(request.headers['stripe-signature'])
    const event = stripe.webhooks.constructEvent(await text(request), signature, simulator.webhookSecret)
    received.push(event.id)
    response.writeHead(204).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  const [event] = simulator.refund((await newPayment()).id)
  assert(event)
  for (let count = 0; count < 2; count++) {
    assert.equal((await simulator.deliver(`http://127.0.0.1:${port}/`, event)).status, 204)
  }
  assert.deepEqual(received, [event.id, event.id])
  server.closeAllConnections()
  server.close()
})

test('the log has every call with its idempotency key', async () => {
  const before = simulator.requests.length
  const { id } = await stripe.customers.create({ email: 'log@example.org' }, { idempotencyKey: 'log-1' })
  await stripe.customers.retrieve(id)
  const apiVersion = Stripe.API_VERSION
  assert.deepEqual(simulator.requests.slice(before), [
    {
      method: 'POST',
      path: '/v1/customers',
      idempotencyKey: 'log-1',
      apiVersion,
      params: { email: 'log@example.org' },
    },
    { method: 'GET', path: `/v1/customers/${id}`, idempotencyKey: null, apiVersion, params: {} },
  ])
})
