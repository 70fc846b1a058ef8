/** What can be bought. Amounts are in the currency's minor units. */
export interface Terms {
  readonly currency: string
  /** The price of one credit. */
  readonly creditPrice: number
  /** The names of the available plans. */
  readonly plans: readonly string[]
}

/** Metadata that is sent with a payment and returned with it. */
export type Notes = Readonly<Record<string, string>>

interface Order {
  readonly organizationId: string
  readonly customerId: string
  /** Sent as the idempotency key: the provider handles requests with the same name only once. */
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

/** The provider's payment page. */
export interface Checkout {
  readonly id: string
  readonly url: string
  readonly expiresAt: Date
}

/** The result of a charge. It is open while it is unknown whether money moved. */
export type ChargeOutcome =
  | { readonly state: 'paid'; readonly paymentId: string }
  | { readonly state: 'open' }

/** What an event is about. Its current state is always read from the provider, never from the event. */
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

/** The current state of a payment. */
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

/** The current state of a subscription's invoice. */
export interface InvoiceState {
  readonly id: string
  readonly isPaid: boolean
  readonly amount: number
  readonly currency: string
  readonly customerId: string | null
  /** The credits that its lines grant, and until when. */
  readonly credits: number
  readonly periodEnd: Date | null
  /** Undefined if the invoice was free. */
  readonly paymentId: string | undefined
}

export interface CustomerState {
  readonly organizationId: string | undefined
  readonly paymentMethodId: string | null
}

/** The customer's subscription; if there are several, the newest live one. */
export interface SubscriptionState {
  readonly id: string
  readonly status: 'active' | 'inactive' | 'trialing' | 'past_due' | 'canceled' | 'paused' | 'unpaid'
  readonly plan: string | null
  readonly startedAt: Date
  readonly endsAt: Date | null
  readonly currentPeriodEnd: Date | null
  readonly meteredItemId: string | null
}

/** Takes payments. Every failure is a ProviderError. */
export interface PaymentProvider {
  /** Undefined if no payments are taken; then nothing else may be called. */
  readonly terms: Terms | undefined
  createCustomer(organizationId: string): Promise<string>
  createTopUp(order: TopUpOrder): Promise<Checkout>
  createSubscription(order: PlanOrder): Promise<Checkout>
  createPortalSession(order: CheckoutOrder): Promise<string>
  /** Charges a saved card without the customer present. */
  charge(order: ChargeOrder): Promise<ChargeOutcome>
  /** The result of an earlier charge with this note, if there was one. */
  findCharge(customerId: string, note: readonly [string, string]): Promise<ChargeOutcome | undefined>
  /** Throws BadRequest unless the provider has signed it recently. */
  readEvent(body: Buffer, signature: string | undefined, now: Date): Promise<ProviderEvent>
  readPayment(id: string): Promise<PaymentState>
  readInvoice(id: string): Promise<InvoiceState>
  findInvoiceOf(paymentId: string): Promise<InvoiceState | undefined>
  readCustomer(id: string): Promise<CustomerState>
  findSubscription(customerId: string): Promise<SubscriptionState | undefined>
}

/**
 * Why it failed. `unreachable`: the outcome is unknown, and a retry with the same key is safe. `declined`: by the bank.
 * `missing`: the object does not exist. `refused`: anything else that a retry won't fix.
 */
export class ProviderError extends Error {
  readonly reason: 'unreachable' | 'declined' | 'missing' | 'refused'
  /** The provider's error code. Unlike its messages it contains no secrets. */
  readonly code: string
  readonly requestId: string | undefined

  constructor(reason: ProviderError['reason'], code: string, requestId?: string) {
    super(`the payment provider failed: ${reason}, ${code}`)
    this.reason = reason
    this.code = code
    this.requestId = requestId
  }
}
