import type Stripe from 'stripe'
import type { List } from './list.ts'

export interface Product
  extends Pick<Stripe.Product, 'id' | 'object' | 'created' | 'livemode' | 'active' | 'metadata' | 'name'> {}

/** On the wire a decimal is a string; the package turns it into a Decimal. */
export interface Price
  extends Pick<
    Stripe.Price,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'active'
    | 'billing_scheme'
    | 'currency'
    | 'lookup_key'
    | 'metadata'
    | 'nickname'
    | 'product'
    | 'recurring'
    | 'type'
    | 'unit_amount'
  > {
  product: string
  unit_amount: number
  unit_amount_decimal: string
}

export interface SubscriptionItem
  extends Pick<
    Stripe.SubscriptionItem,
    | 'id'
    | 'object'
    | 'created'
    | 'current_period_end'
    | 'current_period_start'
    | 'metadata'
    | 'quantity'
    | 'subscription'
  > {
  price: Price
}

export interface Subscription
  extends Pick<
    Stripe.Subscription,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'billing_cycle_anchor'
    | 'cancel_at'
    | 'cancel_at_period_end'
    | 'canceled_at'
    | 'collection_method'
    | 'currency'
    | 'customer'
    | 'default_payment_method'
    | 'ended_at'
    | 'latest_invoice'
    | 'metadata'
    | 'start_date'
    | 'status'
    | 'trial_end'
  > {
  customer: string
  default_payment_method: string | null
  latest_invoice: string | null
  items: List<SubscriptionItem>
}

export interface InvoiceLine
  extends Pick<
    Stripe.InvoiceLineItem,
    | 'id'
    | 'object'
    | 'livemode'
    | 'amount'
    | 'currency'
    | 'description'
    | 'discountable'
    | 'invoice'
    | 'metadata'
    | 'parent'
    | 'period'
    | 'quantity'
    | 'subscription'
    | 'subtotal'
  > {
  pricing: {
    type: 'price_details'
    price_details: { price: string; product: string }
    unit_amount_decimal: string
  }
}

export interface Invoice
  extends Pick<
    Stripe.Invoice,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'amount_due'
    | 'amount_paid'
    | 'amount_remaining'
    | 'attempt_count'
    | 'attempted'
    | 'billing_reason'
    | 'collection_method'
    | 'currency'
    | 'customer'
    | 'customer_email'
    | 'hosted_invoice_url'
    | 'metadata'
    | 'number'
    | 'parent'
    | 'period_end'
    | 'period_start'
    | 'status'
    | 'status_transitions'
    | 'subtotal'
    | 'total'
  > {
  customer: string
  lines: List<InvoiceLine>
  payments: List<InvoicePayment>
}

export interface InvoicePayment
  extends Pick<
    Stripe.InvoicePayment,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'amount_paid'
    | 'amount_requested'
    | 'currency'
    | 'invoice'
    | 'is_default'
    | 'status'
  > {
  invoice: string
  payment: { type: 'payment_intent'; payment_intent: string }
}
