/** What money buys here. Amounts are in the currency's minor units. */
export interface Terms {
  readonly currency: string
  /** For one credit. */
  readonly creditPrice: number
  /** The names of the plans that can be subscribed to. */
  readonly plans: readonly string[]
}

/** Notes that go with a payment and come back with it. */
export type Notes = Readonly<Record<string, string>>

interface Order {
  readonly organizationId: string
  readonly customerId: string
  /** Asked twice under one name, the provider does it once. */
  readonly name: string
}

export interface CheckoutOrder extends Order {
  readonly returnUrl: string
}

export interface TopUpOrder extends CheckoutOrder {
  readonly credits: number
  readonly amount: number
  readonly notes: Notes
}

export interface PlanOrder extends CheckoutOrder {
  readonly plan: string
}

export interface ChargeOrder extends Order {
  readonly paymentMethodId: string
  readonly amount: number
  readonly currency: string
  readonly notes: Notes
}

/** A page of the provider's on which somebody pays. */
export interface Checkout {
  readonly id: string
  readonly url: string
  readonly expiresAt: Date
}

/** What came of a charge. Whether money moved may not be known yet: then it is open. */
export type Charged = { readonly state: 'paid'; readonly paymentId: string } | { readonly state: 'open' }

/** What an event asks to be looked at. It says no more: what counts is what the provider says when it is asked. */
export type Subject =
  | { readonly kind: 'payment'; readonly id: string }
  | { readonly kind: 'invoice'; readonly id: string }
  | { readonly kind: 'subscription'; readonly id: string }
  | { readonly kind: 'card'; readonly id: string }

export interface ProviderEvent {
  readonly id: string
  readonly type: string
  readonly about: Subject | undefined
}

/** A payment as it stands. */
export interface PaymentState {
  readonly id: string
  readonly isPaid: boolean
  readonly amount: number
  readonly currency: string
  readonly customerId: string | null
  readonly notes: Notes
  readonly refundedAmount: number
  readonly disputedAmount: number
}

/** An invoice of a subscription as it stands. */
export interface InvoiceState {
  readonly id: string
  readonly isPaid: boolean
  readonly amount: number
  readonly currency: string
  readonly customerId: string | null
  /** What its lines grant, and until when. */
  readonly credits: number
  readonly periodEnd: Date | null
  /** Nothing where it was free. */
  readonly paymentId: string | undefined
}

export interface CustomerState {
  readonly organizationId: string | undefined
  readonly paymentMethodId: string | null
}

/** The subscription that counts: of several the newest that lives. */
export interface SubscriptionState {
  readonly id: string
  readonly status: 'active' | 'inactive' | 'trialing' | 'past_due' | 'canceled' | 'paused' | 'unpaid'
  readonly plan: string | null
  readonly startedAt: Date
  readonly endsAt: Date | null
  readonly currentPeriodEnd: Date | null
  readonly meteredItemId: string | null
}

/** Whoever takes the money. Where it fails it throws a ProviderError. */
export interface PaymentProvider {
  /** Nothing where no payments are taken; then nothing else may be asked. */
  readonly terms: Terms | undefined
  createCustomer(organizationId: string): Promise<string>
  createTopUp(order: TopUpOrder): Promise<Checkout>
  createSubscription(order: PlanOrder): Promise<Checkout>
  createPortalSession(order: CheckoutOrder): Promise<string>
  /** Charges a saved card, with nobody there to be asked. */
  charge(order: ChargeOrder): Promise<Charged>
  /** What came of a charge with this note, where there was one. */
  findCharge(customerId: string, note: readonly [string, string]): Promise<Charged | undefined>
  /** Refuses, as BadRequest, what it has not signed, or not just now. */
  readEvent(body: Buffer, signature: string | undefined, now: Date): Promise<ProviderEvent>
  readPayment(id: string): Promise<PaymentState>
  readInvoice(id: string): Promise<InvoiceState>
  findInvoiceOf(paymentId: string): Promise<InvoiceState | undefined>
  readCustomer(id: string): Promise<CustomerState>
  findSubscription(customerId: string): Promise<SubscriptionState | undefined>
}

/**
 * Why it failed. `unreachable`: nobody knows what came of it; asked again under the same name, it is done once.
 * `declined` is the bank's word, `missing` names what is not there, `refused` is all else that will not do.
 */
export class ProviderError extends Error {
  readonly reason: 'unreachable' | 'declined' | 'missing' | 'refused'
  /** The provider's own word for it, which holds no secret; its sentences may. */
  readonly code: string
  readonly requestId: string | undefined

  constructor(reason: ProviderError['reason'], code: string, requestId?: string) {
    super(`the payment provider failed: ${reason}, ${code}`)
    this.reason = reason
    this.code = code
    this.requestId = requestId
  }
}
