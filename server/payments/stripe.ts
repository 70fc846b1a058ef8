import { liveSubscriptionStatuses } from '@learn/contract/organizations'
import type Stripe from 'stripe'
import type { StripeConfig } from '../config.ts'
import { fault } from '../fault.ts'
import { count } from '../monitoring/count.ts'
import {
  type ChargeOrder,
  type ChargeOutcome,
  type Checkout,
  type CheckoutOrder,
  type CustomerState,
  type InvoiceState,
  type PaymentProvider,
  type PaymentState,
  type PlanOrder,
  ProviderError,
  type ProviderEvent,
  type SubscriptionState,
  type Terms,
  type TopUpOrder,
} from './provider.ts'
import { toProviderError } from './stripe-errors.ts'
import { subjectOf } from './stripe-events.ts'
import { dateOf, subscriptionState } from './stripe-subscription.ts'

const usualTimeoutMilliseconds = 8_000
const toleranceSeconds = 300

/** Disputes in which the money is gone or withheld. An inquiry withholds nothing, and a won dispute returns it. */
const disputed = new Set(['needs_response', 'under_review', 'lost'])

const living: ReadonlySet<string> = new Set(liveSubscriptionStatuses)

const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** Calls Stripe without its automatic retries; callers retry with the same idempotency key. */
export class StripeProvider implements PaymentProvider {
  readonly terms: Terms
  readonly #config: StripeConfig
  readonly #timeout: number
  #loading: Promise<Stripe> | undefined

  constructor(config: StripeConfig, timeoutMilliseconds = usualTimeoutMilliseconds) {
    const { currency, creditPrice, plans } = config
    this.terms = { currency, creditPrice, plans: Object.keys(plans) }
    this.#config = config
    this.#timeout = timeoutMilliseconds
  }

  async createCustomer(organizationId: string): Promise<string> {
    const { id } = await this.#ask(stripe =>
      // No name or address: identical requests can be repeated safely, and payers enter their own.
      stripe.customers.create(
        { description: `Learn organization ${organizationId}`, metadata: { organizationId } },
        { idempotencyKey: `customer-${organizationId}` },
      ),
    )
    return id
  }

  async createTopUp(order: TopUpOrder): Promise<Checkout> {
    const { credits, amount, notes } = order
    const product_data = { name: `${credits.toLocaleString('en')} ${credits === 1 ? 'credit' : 'credits'}` }
    return await this.#checkOut(order, {
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: this.terms.currency, unit_amount: amount, product_data } },
      ],
      payment_intent_data: { setup_future_usage: 'off_session', metadata: notes },
      metadata: notes,
    })
  }

  async createSubscription(order: PlanOrder): Promise<Checkout> {
    const { plan, organizationId } = order
    const metadata = { organizationId, plan }
    return await this.#checkOut(order, {
      mode: 'subscription',
      line_items: [{ price: this.#config.plans[plan] ?? '', quantity: 1 }],
      subscription_data: { metadata },
      metadata,
    })
  }

  async createPortalSession({ customerId, returnUrl, name }: CheckoutOrder): Promise<string> {
    const session = await this.#ask(stripe =>
      stripe.billingPortal.sessions.create(
        { customer: customerId, return_url: returnUrl },
        { idempotencyKey: name },
      ),
    )
    return session.url
  }

  async charge(order: ChargeOrder): Promise<ChargeOutcome> {
    const { customerId, paymentMethodId, amount, currency, notes, name } = order
    const intent = await this.#ask(stripe =>
      stripe.paymentIntents.create(
        {
          amount,
          currency,
          customer: customerId,
          payment_method: paymentMethodId,
          confirm: true,
          off_session: true,
          metadata: notes,
        },
        { idempotencyKey: name },
      ),
    )
    return toCharged(intent)
  }

  async findCharge(customerId: string, [name, value]: readonly [string, string]) {
    const { data } = await this.#ask(stripe =>
      stripe.paymentIntents.list({ customer: customerId, limit: 100 }),
    )
    const intent = data.find(({ metadata }) => metadata[name] === value)
    return intent && toCharged(intent)
  }

  async readEvent(body: Buffer, signature: string | undefined, now: Date): Promise<ProviderEvent> {
    const stripe = await this.#client()
    const signedAt = Number(/(?:^|,)t=(\d{1,15})(?:,|$)/.exec(signature ?? '')?.[1])
    // The package accepts signatures from the future.
    if (!(Math.abs(now.getTime() / 1000 - signedAt) <= toleranceSeconds))
      throw fault('BadRequest', 'The signature is missing, or its time is more than five minutes off.')
    const event = verifyEvent(() =>
      stripe.webhooks.constructEvent(
        body,
        signature ?? '',
        this.#config.webhookSecret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      ),
    )
    const { id, type, data } = event ?? {}
    if (
      typeof id !== 'string' ||
      typeof type !== 'string' ||
      typeof data?.object !== 'object' ||
      data.object === null
    )
      throw fault('BadRequest', 'The body is signed but is not an event.')
    return { id, type, about: subjectOf({ type, data }) }
  }

  async readPayment(id: string): Promise<PaymentState> {
    const intent = await this.#ask(stripe =>
      stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
    )
    const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
    return {
      id,
      isPaid: intent.status === 'succeeded',
      amount: intent.amount_received,
      currency: intent.currency,
      customerId: idOf(intent.customer),
      notes: intent.metadata,
      refundedAmount: charge?.amount_refunded ?? 0,
      disputedAmount: charge?.disputed ? await this.#disputedAmount(id) : 0,
    }
  }

  async readInvoice(id: string): Promise<InvoiceState> {
    const invoice = await this.#ask(stripe => stripe.invoices.retrieve(id, { expand: ['payments'] }))
    const isOfSubscription = Boolean(invoice.parent?.subscription_details)
    const lines = await Promise.all(invoice.lines.data.map(line => this.#grantOf(line)))
    const granting = isOfSubscription ? lines.filter(line => line.credits > 0) : []
    const paid = invoice.payments?.data.find(({ status }) => status === 'paid')
    return {
      id,
      isPaid: invoice.status === 'paid',
      amount: invoice.amount_paid,
      currency: invoice.currency,
      customerId: idOf(invoice.customer),
      credits: granting.reduce((sum, { credits }) => sum + credits, 0),
      periodEnd: granting.length > 0 ? dateOf(Math.max(...granting.map(({ end }) => end))) : null,
      paymentId: idOf(paid?.payment.payment_intent) ?? undefined,
    }
  }

  async findInvoiceOf(paymentId: string): Promise<InvoiceState | undefined> {
    const payment = { type: 'payment_intent', payment_intent: paymentId } as const
    const { data } = await this.#ask(stripe => stripe.invoicePayments.list({ payment, limit: 1 }))
    const id = idOf(data[0]?.invoice)
    return id ? await this.readInvoice(id) : undefined
  }

  /** The card to charge is the default one, or else the newest. */
  async readCustomer(id: string): Promise<CustomerState> {
    const customer = await this.#ask(stripe => stripe.customers.retrieve(id))
    if (customer.deleted) return { organizationId: undefined, paymentMethodId: null }
    const { organizationId } = customer.metadata
    const chosen = idOf(customer.invoice_settings.default_payment_method)
    if (chosen) return { organizationId, paymentMethodId: chosen }
    const { data } = await this.#ask(stripe => stripe.customers.listPaymentMethods(id, { limit: 1 }))
    return { organizationId, paymentMethodId: data[0]?.id ?? null }
  }

  async findSubscription(customerId: string): Promise<SubscriptionState | undefined> {
    const { data } = await this.#ask(stripe =>
      stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
    )
    const found =
      data.find(({ status }) => living.has(status)) ??
      data.find(({ status }) => status === 'incomplete') ??
      data[0]
    return found && subscriptionState(found, this.#config.plans)
  }

  /** The credits that an invoice line grants. Changes within a period are settled in money, not in credits. */
  async #grantOf(line: Stripe.InvoiceLineItem): Promise<{ credits: number; end: number }> {
    const price = idOf(line.pricing?.price_details?.price)
    const { end } = line.period
    if (!price || line.parent?.subscription_item_details?.proration) return { credits: 0, end }
    const { metadata, recurring } = await this.#ask(stripe => stripe.prices.retrieve(price))
    const each = /^[1-9][0-9]{0,8}$/.test(metadata.credits ?? '') ? Number(metadata.credits) : 0
    return { credits: recurring?.usage_type === 'metered' ? 0 : each * (line.quantity ?? 0), end }
  }

  async #disputedAmount(paymentId: string): Promise<number> {
    const { data } = await this.#ask(stripe =>
      stripe.disputes.list({ payment_intent: paymentId, limit: 100 }),
    )
    return data.reduce((sum, { amount, status }) => sum + (disputed.has(status) ? amount : 0), 0)
  }

  async #checkOut(
    { organizationId, customerId, returnUrl, name }: CheckoutOrder,
    params: Stripe.Checkout.SessionCreateParams,
  ): Promise<Checkout> {
    // Nothing here may depend on the time: a retry with the same key must be identical.
    const common = {
      customer: customerId,
      client_reference_id: organizationId,
      success_url: returnUrl,
      cancel_url: returnUrl,
    }
    const session = await this.#ask(stripe =>
      stripe.checkout.sessions.create({ ...params, ...common }, { idempotencyKey: name }),
    )
    if (!session.url) throw new ProviderError('refused', 'session_without_url')
    return { id: session.id, url: session.url, expiresAt: dateOf(session.expires_at) }
  }

  async #ask<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      const answer = await work(await this.#client())
      count('learn_provider_requests_total', { outcome: 'succeeded' })
      return answer
    } catch (error) {
      const { default: Stripe } = await import('stripe')
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      const failure = toProviderError(error)
      count('learn_provider_requests_total', { outcome: failure.reason })
      throw failure
    }
  }

  /** Loaded on first use: it takes 150 ms, which start-up should not. */
  #client(): Promise<Stripe> {
    this.#loading ??= import('stripe').then(({ default: Stripe }) => {
      const { secretKey, apiBase } = this.#config
      const settings = { maxNetworkRetries: 0, timeout: this.#timeout, telemetry: false }
      return new Stripe(secretKey, { ...settings, ...(apiBase && addressOf(apiBase)) })
    })
    return this.#loading
  }
}

/** Stripe's own messages quote the request. It parses the JSON only after the signature has been verified. */
function verifyEvent(construct: () => Stripe.Event): Partial<Stripe.Event> | null {
  try {
    return construct()
  } catch {
    throw fault('BadRequest', 'The signature does not match this body and this webhook’s secret.')
  }
}

function addressOf(base: string) {
  const { protocol, hostname: host, port } = new URL(base)
  const isHttp = protocol === 'http:'
  return {
    host,
    port: Number(port) || (isHttp ? 80 : 443),
    protocol: isHttp ? ('http' as const) : ('https' as const),
  }
}

function toCharged({ id, status, last_payment_error }: Stripe.PaymentIntent): ChargeOutcome {
  if (status === 'succeeded') return { state: 'paid', paymentId: id }
  if (status === 'processing') return { state: 'open' }
  throw new ProviderError('declined', last_payment_error?.decline_code ?? last_payment_error?.code ?? status)
}
