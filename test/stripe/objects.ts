import type Stripe from 'stripe'
import type { Invoice, InvoicePayment, Price, Product, Subscription } from './billing-objects.ts'
import type { List } from './list.ts'

/**
 * The simulator's versions of Stripe's objects: the fields a server might want, checked against Stripe's own types,
 * with references to other objects always as ids.
 */
export type StripeObject =
  | Charge
  | CheckoutSession
  | Customer
  | Dispute
  | Event
  | Invoice
  | InvoicePayment
  | PaymentIntent
  | PaymentMethod
  | PortalSession
  | Price
  | Product
  | Refund
  | Subscription

export type Kind = StripeObject['object']
export type ObjectOf<K extends Kind> = Extract<StripeObject, { object: K }>
export type EventType = Stripe.Event.Type

export interface Event extends Pick<Stripe.EventBase, 'id' | 'object' | 'api_version' | 'created'> {
  livemode: boolean
  pending_webhooks: number
  type: EventType
  request: { id: string; idempotency_key: string | null } | null
  data: { object: Exclude<StripeObject, Event>; previous_attributes?: Record<string, unknown> }
}

export interface Customer
  extends Pick<
    Stripe.Customer,
    'id' | 'object' | 'created' | 'livemode' | 'balance' | 'description' | 'email' | 'metadata'
  > {
  name: string | null
  invoice_settings: { default_payment_method: string | null }
}

export interface PaymentMethod
  extends Pick<Stripe.PaymentMethod, 'id' | 'object' | 'created' | 'livemode' | 'metadata' | 'customer'> {
  customer: string | null
  type: 'card'
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'exp_month' | 'exp_year' | 'funding' | 'last4' | 'country'>
}

export interface PaymentIntent
  extends Pick<
    Stripe.PaymentIntent,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'amount'
    | 'amount_received'
    | 'canceled_at'
    | 'client_secret'
    | 'currency'
    | 'customer'
    | 'description'
    | 'latest_charge'
    | 'metadata'
    | 'payment_method'
    | 'payment_method_types'
    | 'setup_future_usage'
    | 'status'
  > {
  customer: string | null
  latest_charge: string | null
  payment_method: string | null
  last_payment_error: CardError | null
}

/** Why a card was declined, as in a payment intent and in a 402 response. */
export interface CardError {
  type: 'card_error'
  code: string
  decline_code: string
  message: string
  charge: string
  payment_method: PaymentMethod
}

export interface Charge
  extends Pick<
    Stripe.Charge,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'amount'
    | 'amount_captured'
    | 'amount_refunded'
    | 'captured'
    | 'currency'
    | 'customer'
    | 'disputed'
    | 'failure_code'
    | 'failure_message'
    | 'metadata'
    | 'paid'
    | 'payment_intent'
    | 'payment_method'
    | 'refunded'
    | 'status'
  > {
  customer: string | null
  payment_intent: string
}

export interface Refund
  extends Pick<
    Stripe.Refund,
    | 'id'
    | 'object'
    | 'created'
    | 'amount'
    | 'charge'
    | 'currency'
    | 'customer'
    | 'failure_reason'
    | 'metadata'
    | 'payment_intent'
    | 'reason'
    | 'status'
  > {
  charge: string
  customer: string | null
  payment_intent: string
}

export interface Dispute
  extends Pick<
    Stripe.Dispute,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'amount'
    | 'charge'
    | 'currency'
    | 'is_charge_refundable'
    | 'metadata'
    | 'payment_intent'
    | 'reason'
    | 'status'
  > {
  charge: string
  payment_intent: string
}

export interface LineItem
  extends Pick<
    Stripe.LineItem,
    'id' | 'object' | 'amount_subtotal' | 'amount_total' | 'currency' | 'description' | 'quantity'
  > {
  price: Price
}

export interface CheckoutSession
  extends Pick<
    Stripe.Checkout.Session,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'amount_subtotal'
    | 'amount_total'
    | 'cancel_url'
    | 'client_reference_id'
    | 'currency'
    | 'customer'
    | 'customer_email'
    | 'expires_at'
    | 'invoice'
    | 'metadata'
    | 'mode'
    | 'payment_intent'
    | 'payment_status'
    | 'status'
    | 'subscription'
    | 'success_url'
    | 'url'
  > {
  amount_total: number
  currency: string
  customer: string | null
  customer_details: { email: string | null; name: string | null } | null
  invoice: string | null
  line_items: List<LineItem>
  mode: 'payment' | 'subscription'
  payment_intent: string | null
  subscription: string | null
}

export interface PortalSession
  extends Pick<
    Stripe.BillingPortal.Session,
    'id' | 'object' | 'created' | 'livemode' | 'configuration' | 'customer' | 'return_url' | 'url'
  > {
  configuration: string
}
