import { randomBytes } from 'node:crypto'
import type { Price, Subscription } from '../stripe/billing-objects.ts'
import { Checkout } from '../stripe/checkout.ts'
import { type Behaviour, Customers } from '../stripe/customers.ts'
import { Invoices } from '../stripe/invoices.ts'
import type { Dispute, Event } from '../stripe/objects.ts'
import { checkoutPage, paidPage, portalPage } from '../stripe/pages.ts'
import { Payments } from '../stripe/payments.ts'
import { type NewPrice, Prices } from '../stripe/prices.ts'
import { Reversals } from '../stripe/reversals.ts'
import { ApiServer, type Disturbance, type LoggedRequest, type Routes } from '../stripe/server.ts'
import { Store } from '../stripe/store.ts'
import { Subscriptions } from '../stripe/subscriptions.ts'
import { type Delivery, post, type Signing, sign } from '../stripe/webhooks.ts'

interface Options {
  readonly webhookSecret?: string
  readonly now?: () => Date
}

/**
 * The part of Stripe that a server needs to sell credits: the HTTP API for the server, and for tests the actions of
 * customers and banks. Events are not delivered automatically: tests choose which arrive, when and how often.
 */
export class StripeSimulator {
  readonly url: string
  readonly apiKey: string
  readonly webhookSecret: string
  readonly #server: ApiServer
  readonly #store: Store
  readonly #customers: Customers
  readonly #payments: Payments
  readonly #reversals: Reversals
  readonly #prices: Prices
  readonly #subscriptions: Subscriptions
  readonly #checkout: Checkout

  private constructor(server: ApiServer, store: Store, url: string, apiKey: string, webhookSecret: string) {
    this.url = url
    this.apiKey = apiKey
    this.webhookSecret = webhookSecret
    this.#server = server
    this.#store = store
    const customers = new Customers(store)
    const payments = new Payments(store, customers)
    const prices = new Prices(store)
    const invoices = new Invoices(store, payments)
    const subscriptions = new Subscriptions(store, invoices)
    this.#customers = customers
    this.#payments = payments
    this.#prices = prices
    this.#subscriptions = subscriptions
    this.#reversals = new Reversals(store, payments)
    this.#checkout = new Checkout({ store, customers, payments, prices, invoices, subscriptions }, url)
    const parts = [customers, payments, prices, invoices, subscriptions, this.#reversals, this.#checkout]
    const routes = Object.assign({}, ...parts.map(part => part.routes), this.#routes)
    server.open(routes, {
      'GET /pay/:id': id => checkoutPage(store.find('checkout.session', id)),
      'POST /pay/:id': id => {
        this.completeCheckout(id)
        return paidPage(store.find('checkout.session', id))
      },
      'GET /portal/:id': id => portalPage(store.find('billing_portal.session', id)),
    })
  }

  static async start({ webhookSecret, now = () => new Date() }: Options = {}): Promise<StripeSimulator> {
    const random = () => randomBytes(16).toString('hex')
    const store = new Store(now)
    const apiKey = `sk_test_${random()}`
    const server = new ApiServer(store, apiKey)
    const url = await server.listen()
    return new StripeSimulator(server, store, url, apiKey, webhookSecret ?? `whsec_${random()}`)
  }

  async stop(): Promise<void> {
    await this.#server.close()
  }

  /** The calls so far, in order. */
  get requests(): readonly LoggedRequest[] {
    return this.#server.requests
  }

  /** The events so far, in order. */
  get events(): readonly Event[] {
    return this.#store.events
  }

  /** The options that make `new Stripe(apiKey, …)` call this simulator. */
  get clientOptions() {
    const { hostname: host, port } = new URL(this.url)
    return { host, port: Number(port), protocol: 'http' as const }
  }

  addPrice(price: NewPrice): Price {
    return this.#prices.add(price)
  }

  /** Creates a card, attached to the customer if there is one, and returns its payment method id. */
  newCard(behaviour: Behaviour = 'succeeds', customer?: string): string {
    return this.#customers.newCard(behaviour, customer).id
  }

  setCard(id: string, behaviour: Behaviour): void {
    this.#customers.setCard(id, behaviour)
  }

  /** Disturbs the next call that starts like this, such as `POST /v1/checkout/sessions`. */
  disturbNext(call: string, how: Disturbance): void {
    this.#server.disturbNext(call, how)
  }

  /** Waits until the clients that got no answer have disconnected, which frees their idempotency keys. */
  async waitForDisconnects(): Promise<void> {
    await this.#server.silenceEnds()
  }

  completeCheckout(sessionId: string, { card }: { card?: string } = {}): Event[] {
    return this.#eventsOf(() => this.#checkout.complete(sessionId, card))
  }

  /** Completes a checkout with a payment method that takes days. `settleCheckout` decides the payment. */
  completeCheckoutUnpaid(sessionId: string): Event[] {
    return this.#eventsOf(() => this.#checkout.completeUnpaid(sessionId))
  }

  settleCheckout(sessionId: string, outcome: 'succeeded' | 'failed'): Event[] {
    return this.#eventsOf(() => this.#checkout.settle(sessionId, outcome))
  }

  /** `usage` is the quantity used of a metered price. */
  renewSubscription(id: string, { usage = 0 }: { usage?: number } = {}): Event[] {
    return this.#eventsOf(() => this.#subscriptions.renew(this.#store.find('subscription', id), usage))
  }

  setSubscriptionStatus(id: string, status: Subscription['status']): Event[] {
    return this.#eventsOf(() => this.#subscriptions.setStatus(this.#store.find('subscription', id), status))
  }

  /** Another attempt at an invoice whose payment failed. */
  payInvoice(id: string): Event[] {
    return this.#eventsOf(() => this.#subscriptions.payInvoice(id))
  }

  refund(paymentIntentId: string, amount?: number): Event[] {
    return this.#eventsOf(() => this.#reversals.refund(this.#payments.chargeOf(paymentIntentId), amount))
  }

  failRefund(refundId: string): Event[] {
    return this.#eventsOf(() => this.#reversals.fail(refundId))
  }

  openDispute(paymentIntentId: string, amount?: number): Event[] {
    return this.#eventsOf(() => this.#reversals.openDispute(this.#payments.chargeOf(paymentIntentId), amount))
  }

  closeDispute(id: Dispute['id'], status: 'won' | 'lost'): Event[] {
    return this.#eventsOf(() => this.#reversals.closeDispute(id, status))
  }

  signEvent(event: Event, signing: Partial<Signing> = {}): Delivery {
    return sign(event, { secret: this.webhookSecret, timestamp: this.#store.seconds, ...signing })
  }

  deliver(url: string, event: Event, signing: Partial<Signing> = {}): Promise<Response> {
    return post(url, this.signEvent(event, signing))
  }

  get #routes(): Routes {
    const store = this.#store
    return {
      'GET /v1/events': params => store.list('/v1/events', params, 'event', { type: event => event.type }),
      'GET /v1/events/:id': (_, id) => store.find('event', id),
      'POST /v1/billing_portal/sessions': params => {
        params.ignore('configuration', 'flow_data', 'locale')
        const begun = store.begin('bps', 'billing_portal.session')
        return store.add({
          ...begun,
          configuration: 'bpc_simulated',
          customer: store.find('customer', params.required('customer'), 'customer').id,
          return_url: params.text('return_url') || null,
          url: `${this.url}/portal/${begun.id}`,
        })
      },
    }
  }

  #eventsOf(act: () => void): Event[] {
    const before = this.#store.events.length
    act()
    return this.#store.events.slice(before)
  }
}
