import type { Price, Subscription } from './billing-objects.ts'
import { invalid } from './failures.ts'
import type { Invoices } from './invoices.ts'
import type { Params } from './params.ts'
import { periodEnd } from './prices.ts'
import type { Routes } from './server.ts'
import { listOf, type Store } from './store.ts'

export interface NewSubscription {
  readonly customer: string
  readonly card: string
  readonly metadata: Record<string, string>
  readonly lines: { readonly price: Price; readonly quantity: number | null }[]
}

/** Subscriptions: their periods, which are on their items, and how they end. */
export class Subscriptions {
  readonly #store: Store
  readonly #invoices: Invoices

  constructor(store: Store, invoices: Invoices) {
    this.#store = store
    this.#invoices = invoices
  }

  get routes(): Routes {
    const store = this.#store
    return {
      'GET /v1/subscriptions': params => this.#list(params),
      'GET /v1/subscriptions/:id': (_, id) => store.find('subscription', id),
      'POST /v1/subscriptions/:id': (params, id) => this.#update(params, store.find('subscription', id)),
      'DELETE /v1/subscriptions/:id': (params, id) => {
        params.ignore('invoice_now', 'prorate', 'cancellation_details')
        return this.#end(store.find('subscription', id))
      },
    }
  }

  /** Starts with an invoice for the first period, which the customer paid in person. */
  create({ customer, card, metadata, lines }: NewSubscription): Subscription {
    const begun = this.#store.begin('sub', 'subscription')
    const { created } = begun
    const items = lines.map(({ price, quantity }) => ({
      id: this.#store.newId('si'),
      object: 'subscription_item' as const,
      created,
      current_period_start: created,
      current_period_end: periodEnd(created, created, price),
      metadata: {},
      price,
      ...(quantity !== null && { quantity }),
      subscription: begun.id,
    }))
    return this.#store.add<Subscription>({
      ...begun,
      billing_cycle_anchor: created,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      collection_method: 'charge_automatically',
      currency: lines[0]?.price.currency ?? 'usd',
      customer,
      default_payment_method: card,
      ended_at: null,
      items: listOf(`/v1/subscription_items?subscription=${begun.id}`, items),
      latest_invoice: null,
      metadata,
      start_date: created,
      status: 'active',
      trial_end: null,
    })
  }

  /** The period ends. The next one starts and is charged, or the subscription ends. */
  renew(subscription: Subscription, usage: number): void {
    if (subscription.ended_at !== null) throw invalid(`The subscription ${subscription.id} has ended.`)
    if (subscription.cancel_at_period_end) {
      this.#end(subscription)
      return
    }
    const before = subscription.items
    const items = structuredClone(before)
    for (const item of items.data) {
      const start = item.current_period_end
      item.current_period_start = start
      item.current_period_end = periodEnd(subscription.billing_cycle_anchor, start, item.price)
    }
    this.#store.change('customer.subscription.updated', subscription, { items })
    const invoice = this.#invoices.create(subscription, { items: before.data, usage })
    subscription.latest_invoice = invoice.id
    this.payInvoice(invoice.id)
  }

  /** Charges an invoice, on time or again, and updates the subscription. */
  payInvoice(id: string): void {
    const invoice = this.#store.find('invoice', id)
    const isPaid = this.#invoices.pay(invoice)
    const subscription = this.#invoices.subscriptionOf(invoice)
    const status = isPaid ? 'active' : 'past_due'
    if (subscription.status !== status && subscription.ended_at === null) this.setStatus(subscription, status)
  }

  setStatus(subscription: Subscription, status: Subscription['status']): void {
    if (status === 'canceled') this.#end(subscription)
    else this.#store.change('customer.subscription.updated', subscription, { status })
  }

  #end(subscription: Subscription): Subscription {
    const now = this.#store.seconds
    if (subscription.ended_at !== null) throw invalid(`The subscription ${subscription.id} has ended.`)
    subscription.status = 'canceled'
    subscription.canceled_at ??= now
    subscription.ended_at = now
    this.#store.emit('customer.subscription.deleted', subscription)
    return subscription
  }

  #update(params: Params, subscription: Subscription): Subscription {
    params.ignore('cancellation_details', 'proration_behavior')
    if (subscription.ended_at !== null) throw invalid(`The subscription ${subscription.id} has ended.`)
    const ends = params.flag('cancel_at_period_end')
    const card = params.text('default_payment_method')
    if (card) this.#store.find('payment_method', card, 'default_payment_method')
    const periodEnds = subscription.items.data.map(item => item.current_period_end)
    return this.#store.change('customer.subscription.updated', subscription, {
      metadata: params.metadata('metadata', subscription.metadata),
      ...(card !== undefined && { default_payment_method: card || null }),
      ...(ends !== undefined && {
        cancel_at_period_end: ends,
        cancel_at: ends ? Math.max(...periodEnds) : null,
        canceled_at: ends ? this.#store.seconds : null,
      }),
    })
  }

  /** Ended subscriptions are listed only on request. */
  #list(params: Params): object {
    const status = params.text('status')
    const filters = { customer: (subscription: Subscription) => subscription.customer }
    const isWanted = (subscription: Subscription) =>
      status === 'all' || (status ? subscription.status === status : subscription.status !== 'canceled')
    return this.#store.list('/v1/subscriptions', params, 'subscription', filters, isWanted)
  }
}
