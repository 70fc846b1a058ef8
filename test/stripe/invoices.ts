import type {
  Invoice,
  InvoiceLine,
  InvoicePayment,
  Subscription,
  SubscriptionItem,
} from './billing-objects.ts'
import { invalid } from './failures.ts'
import type { PaymentIntent } from './objects.ts'
import type { Payments } from './payments.ts'
import type { Routes } from './server.ts'
import { listOf, type Store } from './store.ts'

/** The period that has ended: its items, and their metered usage. */
interface Past {
  readonly items: SubscriptionItem[]
  readonly usage: number
}

/** Invoices of subscriptions, and the payments for them. */
export class Invoices {
  readonly #store: Store
  readonly #payments: Payments

  constructor(store: Store, payments: Payments) {
    this.#store = store
    this.#payments = payments
  }

  get routes(): Routes {
    const store = this.#store
    return {
      'GET /v1/invoices': params =>
        store.list('/v1/invoices', params, 'invoice', {
          customer: invoice => invoice.customer,
          status: invoice => invoice.status,
          subscription: invoice => this.subscriptionOf(invoice).id,
        }),
      'GET /v1/invoices/:id': (_, id) => store.find('invoice', id),
      'GET /v1/invoice_payments': params =>
        store.list('/v1/invoice_payments', params, 'invoice_payment', {
          invoice: payment => payment.invoice,
          status: payment => payment.status,
          'payment[type]': payment => payment.payment.type,
          'payment[payment_intent]': payment => payment.payment.payment_intent,
        }),
    }
  }

  create(subscription: Subscription, past?: Past): Invoice {
    const begun = this.#store.begin('in', 'invoice')
    const { id, created } = begun
    const lines = subscription.items.data.map(item => this.#line(id, item, past))
    const total = lines.reduce((sum, { amount }) => sum + amount, 0)
    const [first] = past?.items ?? []
    return this.#store.add<Invoice>({
      ...begun,
      amount_due: total,
      amount_paid: 0,
      amount_remaining: total,
      attempt_count: 0,
      attempted: false,
      billing_reason: past ? 'subscription_cycle' : 'subscription_create',
      collection_method: 'charge_automatically',
      currency: subscription.currency,
      customer: subscription.customer,
      customer_email: this.#store.find('customer', subscription.customer).email,
      hosted_invoice_url: null,
      lines: listOf(`/v1/invoices/${id}/lines`, lines),
      metadata: {},
      number: `SIM-${id.slice(-8)}`,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      },
      payments: listOf(`/v1/invoice_payments?invoice=${id}`, []),
      // The period that has ended. The one paid in advance is on the lines.
      period_start: first?.current_period_start ?? created,
      period_end: first?.current_period_end ?? created,
      status: 'open',
      status_transitions: {
        finalized_at: created,
        marked_uncollectible_at: null,
        paid_at: null,
        voided_at: null,
      },
      subtotal: total,
      total,
    })
  }

  subscriptionOf({ parent }: Invoice): Subscription {
    const subscription = parent?.subscription_details?.subscription
    return this.#store.find('subscription', typeof subscription === 'string' ? subscription : '')
  }

  /** Charges the card of the subscription, or else of the customer, without the customer present. */
  pay(invoice: Invoice): boolean {
    if (invoice.status !== 'open') throw invalid(`The invoice ${invoice.id} is ${invoice.status}.`)
    invoice.attempted = true
    invoice.attempt_count++
    if (invoice.amount_due === 0) {
      this.settle(invoice)
      return true
    }
    const { customer, amount_due: amount, currency } = invoice
    const payer = this.#store.find('customer', customer)
    const card =
      this.subscriptionOf(invoice).default_payment_method ?? payer.invoice_settings.default_payment_method
    if (!card) throw invalid(`The customer ${customer} has no card for the invoice ${invoice.id}.`)
    const [before] = invoice.payments.data
    const intent = before
      ? this.#store.find('payment_intent', before.payment.payment_intent)
      : this.#payments.newIntent({ amount, currency, customer })
    this.link(invoice, intent)
    if (this.#payments.pay(intent, card, false)) {
      this.#store.emit('invoice.payment_failed', invoice)
      return false
    }
    this.settle(invoice)
    return true
  }

  /** Links an invoice to a payment intent, which does not name its invoice. */
  link(invoice: Invoice, intent: PaymentIntent): void {
    if (invoice.payments.data.length > 0) return
    const payment: InvoicePayment = this.#store.add({
      ...this.#store.begin('inpay', 'invoice_payment'),
      amount_paid: null,
      amount_requested: intent.amount,
      currency: intent.currency,
      invoice: invoice.id,
      is_default: true,
      payment: { type: 'payment_intent', payment_intent: intent.id },
      status: 'open',
    })
    invoice.payments.data.push(payment)
  }

  settle(invoice: Invoice): void {
    invoice.status = 'paid'
    invoice.amount_paid = invoice.amount_due
    invoice.amount_remaining = 0
    invoice.status_transitions.paid_at = this.#store.seconds
    for (const payment of invoice.payments.data) {
      payment.status = 'paid'
      payment.amount_paid = payment.amount_requested
      this.#store.emit('invoice_payment.paid', payment)
    }
    this.#store.emit('invoice.paid', invoice)
    this.#store.emit('invoice.payment_succeeded', invoice)
  }

  /** Licensed prices are charged in advance; metered ones afterwards, by usage. */
  #line(invoice: string, item: SubscriptionItem, past?: Past): InvoiceLine {
    const { price, subscription } = item
    const isMetered = price.recurring?.usage_type === 'metered'
    const billed = (isMetered && past?.items.find(({ id }) => id === item.id)) || item
    const quantity = isMetered ? (past?.usage ?? 0) : (item.quantity ?? 1)
    const amount = quantity * price.unit_amount
    return {
      id: this.#store.newId('il'),
      object: 'line_item',
      livemode: false,
      amount,
      currency: price.currency,
      description: `${quantity} × ${this.#store.find('product', price.product).name}`,
      discountable: true,
      invoice,
      metadata: { ...item.metadata },
      parent: {
        type: 'subscription_item_details',
        invoice_item_details: null,
        subscription_item_details: {
          invoice_item: null,
          proration: false,
          proration_details: null,
          subscription,
          subscription_item: item.id,
        },
      },
      period: { start: billed.current_period_start, end: billed.current_period_end },
      pricing: {
        type: 'price_details',
        price_details: { price: price.id, product: price.product },
        unit_amount_decimal: price.unit_amount_decimal,
      },
      quantity,
      subscription,
      subtotal: amount,
    }
  }
}
