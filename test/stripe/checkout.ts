import type { Customers } from './customers.ts'
import { invalid } from './failures.ts'
import type { Invoices } from './invoices.ts'
import type { CheckoutSession, LineItem, PaymentIntent } from './objects.ts'
import type { Params } from './params.ts'
import type { Payments } from './payments.ts'
import type { Prices } from './prices.ts'
import type { Routes } from './server.ts'
import { listOf, type Store } from './store.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Passed on to the payment or the subscription. The session itself does not show it. */
interface Handed {
  readonly metadata: Record<string, string>
  readonly description: string | null
  readonly setupFutureUsage: PaymentIntent['setup_future_usage']
}

interface Parts {
  readonly store: Store
  readonly customers: Customers
  readonly payments: Payments
  readonly prices: Prices
  readonly invoices: Invoices
  readonly subscriptions: Subscriptions
}

const minute = 60
const day = 24 * 60 * minute

/** Checkout sessions, from creation to payment. */
export class Checkout {
  readonly #parts: Parts
  readonly #store: Store
  readonly #url: string
  readonly #handed = new Map<string, Handed>()

  constructor(parts: Parts, url: string) {
    this.#parts = parts
    this.#store = parts.store
    this.#url = url
  }

  get routes(): Routes {
    const store = this.#store
    return {
      'POST /v1/checkout/sessions': params => this.#create(params),
      'GET /v1/checkout/sessions': params =>
        store.list('/v1/checkout/sessions', params, 'checkout.session', {
          customer: session => session.customer,
          payment_intent: session => session.payment_intent,
          subscription: session => session.subscription,
          status: session => session.status,
        }),
      'GET /v1/checkout/sessions/:id': (_, id) => store.find('checkout.session', id),
      'GET /v1/checkout/sessions/:id/line_items': (params, id) => {
        params.ignore('limit')
        return store.find('checkout.session', id).line_items
      },
      'POST /v1/checkout/sessions/:id/expire': (_, id) => this.#expire(this.#openSession(id)),
    }
  }

  /** After a declined card the session stays open, and the customer can try another. */
  complete(id: string, card = this.#parts.customers.newCard('succeeds').id): void {
    const session = this.#openSession(id)
    const isPaid = session.mode === 'payment' ? this.#payOnce(session, card) : this.#subscribe(session, card)
    if (isPaid) this.#close(session, session.amount_total === 0 ? 'no_payment_required' : 'paid')
  }

  /** Like a bank transfer: the customer is done, but the money has not arrived yet. */
  completeUnpaid(id: string): void {
    const session = this.#openSession(id)
    const intent = this.#newIntent(session)
    intent.status = 'processing'
    this.#store.emit('payment_intent.processing', intent)
    this.#close(session, 'unpaid')
  }

  settle(id: string, outcome: 'succeeded' | 'failed'): void {
    const { payments, customers } = this.#parts
    const session = this.#store.find('checkout.session', id)
    if (session.payment_status !== 'unpaid' || !session.payment_intent) {
      throw invalid(`The session ${id} is not waiting for a payment.`)
    }
    const intent = this.#store.find('payment_intent', session.payment_intent)
    payments.pay(intent, customers.newCard(outcome === 'failed' ? 'declines' : 'succeeds').id, true)
    if (outcome === 'succeeded') session.payment_status = 'paid'
    this.#store.emit(`checkout.session.async_payment_${outcome}`, session)
  }

  #payOnce(session: CheckoutSession, card: string): boolean {
    if (session.amount_total === 0) return true
    const { payments, customers } = this.#parts
    const intent = session.payment_intent
      ? this.#store.find('payment_intent', session.payment_intent)
      : this.#newIntent(session)
    if (payments.pay(intent, card, true)) return false
    if (intent.setup_future_usage && session.customer) {
      customers.attach(this.#store.find('payment_method', card), session.customer)
    }
    return true
  }

  #subscribe(session: CheckoutSession, card: string): boolean {
    const { customers, invoices, payments, subscriptions } = this.#parts
    session.customer ??= customers.create({ email: session.customer_email }).id
    const { customer, amount_total: amount, currency } = session
    const intent = amount > 0 ? payments.newIntent({ amount, currency, customer }) : undefined
    if (intent && payments.pay(intent, card, true)) return false
    customers.attach(this.#store.find('payment_method', card), customer)
    const metadata = this.#handed.get(session.id)?.metadata ?? {}
    const lines = session.line_items.data.map(({ price, quantity }) => ({ price, quantity }))
    const subscription = subscriptions.create({ customer, card, metadata, lines })
    const invoice = invoices.create(subscription)
    subscription.latest_invoice = invoice.id
    this.#store.emit('customer.subscription.created', subscription)
    if (intent) invoices.link(invoice, intent)
    invoices.settle(invoice)
    session.subscription = subscription.id
    session.invoice = invoice.id
    return true
  }

  #newIntent(session: CheckoutSession): PaymentIntent {
    const { metadata = {}, description = null, setupFutureUsage = null } = this.#handed.get(session.id) ?? {}
    const intent = this.#parts.payments.newIntent({
      amount: session.amount_total,
      currency: session.currency,
      customer: session.customer,
      description,
      metadata: { ...metadata },
      setup_future_usage: setupFutureUsage,
    })
    session.payment_intent = intent.id
    return intent
  }

  #close(session: CheckoutSession, status: CheckoutSession['payment_status']): void {
    const customer = session.customer ? this.#store.find('customer', session.customer) : undefined
    session.status = 'complete'
    session.payment_status = status
    session.url = null
    session.customer_details = {
      email: customer?.email ?? session.customer_email,
      name: customer?.name ?? null,
    }
    this.#store.emit('checkout.session.completed', session)
  }

  #expire(session: CheckoutSession): CheckoutSession {
    session.status = 'expired'
    session.url = null
    this.#store.emit('checkout.session.expired', session)
    return session
  }

  #openSession(id: string): CheckoutSession {
    const session = this.#store.find('checkout.session', id)
    if (session.status !== 'open') throw invalid(`The session ${id} is ${session.status}.`)
    if (session.expires_at <= this.#store.seconds) throw invalid(`The session ${id} has expired.`)
    return session
  }

  #create(params: Params): CheckoutSession {
    params.ignore(
      'payment_method_types',
      'allow_promotion_codes',
      'automatic_tax',
      'billing_address_collection',
    )
    params.ignore('customer_update', 'customer_creation', 'invoice_creation', 'locale', 'tax_id_collection')
    params.ignore(
      'submit_type',
      'custom_text',
      'saved_payment_method_options',
      'ui_mode',
      'consent_collection',
    )
    const mode = params.required('mode')
    if (mode !== 'payment' && mode !== 'subscription')
      throw invalid(`The simulator does not support mode ${mode}.`, undefined, 'mode')
    const customer = params.text('customer') || null
    if (customer) this.#store.find('customer', customer, 'customer')
    const begun = this.#store.begin('cs_test', 'checkout.session')
    const lines = params.items('line_items').map(name => this.#line(params, name))
    this.#checkLines(mode, lines)
    const total = lines.reduce((sum, { amount_total }) => sum + amount_total, 0)
    const data = mode === 'payment' ? 'payment_intent_data' : 'subscription_data'
    this.#handed.set(begun.id, {
      metadata: params.metadata(`${data}[metadata]`),
      description: params.text(`${data}[description]`) || null,
      setupFutureUsage: params.text('payment_intent_data[setup_future_usage]') || null,
    })
    return this.#store.add<CheckoutSession>({
      ...begun,
      amount_subtotal: total,
      amount_total: total,
      cancel_url: params.text('cancel_url') || null,
      client_reference_id: params.text('client_reference_id') || null,
      currency: lines[0]?.currency ?? 'usd',
      customer,
      customer_details: null,
      customer_email: params.text('customer_email') || null,
      expires_at: this.#expiry(params.number('expires_at'), begun.created),
      invoice: null,
      line_items: listOf(`/v1/checkout/sessions/${begun.id}/line_items`, lines),
      metadata: params.metadata('metadata'),
      mode,
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
      success_url: params.required('success_url'),
      url: `${this.#url}/pay/${begun.id}`,
    })
  }

  #expiry(asked: number | undefined, created: number): number {
    const expiry = asked ?? created + day
    // One second of tolerance, because the client uses its own clock.
    if (expiry < created + 30 * minute - 1 || expiry > created + day + 1) {
      throw invalid('A session expires between 30 minutes and 24 hours from now.', undefined, 'expires_at')
    }
    return expiry
  }

  #line(params: Params, name: string): LineItem {
    const id = params.text(`${name}[price]`)
    const price = id
      ? this.#store.find('price', id, `${name}[price]`)
      : this.#parts.prices.addFrom(params, `${name}[price_data]`)
    const isMetered = price.recurring?.usage_type === 'metered'
    const quantity = params.number(`${name}[quantity]`) ?? null
    if (isMetered !== (quantity === null)) {
      throw invalid('Every price needs a quantity, except metered ones.', undefined, `${name}[quantity]`)
    }
    const amount = isMetered ? 0 : price.unit_amount * (quantity ?? 0)
    return {
      id: this.#store.newId('li'),
      object: 'item',
      amount_subtotal: amount,
      amount_total: amount,
      currency: price.currency,
      description: this.#store.find('product', price.product).name,
      price,
      quantity,
    }
  }

  #checkLines(mode: 'payment' | 'subscription', lines: LineItem[]): void {
    const recurring = lines.filter(({ price }) => price.recurring).length
    if (lines.length === 0)
      throw invalid('At least one line item is needed.', 'parameter_missing', 'line_items')
    if (new Set(lines.map(({ currency }) => currency)).size > 1)
      throw invalid('All prices must have the same currency.')
    if (mode === 'payment' && recurring > 0) throw invalid('A recurring price needs mode subscription.')
    if (mode === 'subscription' && recurring < lines.length) {
      throw invalid('The simulator only supports subscriptions to recurring prices.')
    }
  }
}
