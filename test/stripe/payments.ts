import type { Customers } from './customers.ts'
import { broken, invalid, Refusal, Silence } from './failures.ts'
import type { CardError, Charge, PaymentIntent } from './objects.ts'
import type { Params } from './params.ts'
import type { Routes } from './server.ts'
import type { Store } from './store.ts'

type NewIntent = Pick<PaymentIntent, 'amount' | 'currency' | 'customer'> & Partial<PaymentIntent>

/** Payment intents and their charges. */
export class Payments {
  readonly #store: Store
  readonly #customers: Customers

  constructor(store: Store, customers: Customers) {
    this.#store = store
    this.#customers = customers
  }

  get routes(): Routes {
    const store = this.#store
    return {
      'POST /v1/payment_intents': params => this.#create(params),
      'GET /v1/payment_intents': params =>
        store.list('/v1/payment_intents', params, 'payment_intent', { customer: intent => intent.customer }),
      'GET /v1/payment_intents/:id': (_, id) => store.find('payment_intent', id),
      'POST /v1/payment_intents/:id/cancel': (params, id) => this.#cancel(params, id),
      'GET /v1/charges': params =>
        store.list('/v1/charges', params, 'charge', {
          customer: charge => charge.customer,
          payment_intent: charge => charge.payment_intent,
        }),
      'GET /v1/charges/:id': (_, id) => store.find('charge', id),
    }
  }

  newIntent(fields: NewIntent): PaymentIntent {
    const begun = this.#store.begin('pi', 'payment_intent')
    const intent: PaymentIntent = this.#store.add({
      ...begun,
      amount_received: 0,
      canceled_at: null,
      client_secret: `${begun.id}_secret_simulated`,
      description: null,
      last_payment_error: null,
      latest_charge: null,
      metadata: {},
      payment_method: null,
      payment_method_types: ['card'],
      setup_future_usage: null,
      status: 'requires_payment_method',
      ...fields,
    })
    this.#store.emit('payment_intent.created', intent)
    return intent
  }

  /** Charges a card, and returns the reason if it fails. A customer who is present can approve charges that need it. */
  pay(intent: PaymentIntent, card: string, isSomebodyThere: boolean): CardError | undefined {
    const behaviour = this.#customers.behaviourOf(card)
    if (behaviour === 'declines') return this.#decline(intent, card, 'generic_decline')
    if (typeof behaviour === 'object') return this.#decline(intent, card, behaviour.declines)
    if (behaviour === 'needs action' && !isSomebodyThere) {
      return this.#decline(intent, card, 'authentication_required')
    }
    this.succeed(intent, card)
    return undefined
  }

  succeed(intent: PaymentIntent, card: string | null): void {
    const charge = this.#newCharge(intent, card, { status: 'succeeded', paid: true, captured: true })
    charge.amount_captured = charge.amount
    this.#store.emit('charge.succeeded', charge)
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    intent.latest_charge = charge.id
    intent.payment_method = card
    intent.last_payment_error = null
    this.#store.emit('payment_intent.succeeded', intent)
  }

  /** The charge that took the money for a payment. */
  chargeOf(intentId: string): Charge {
    const charge = this.#store.find(
      'charge',
      this.#store.find('payment_intent', intentId).latest_charge ?? '',
    )
    if (!charge.paid) throw invalid(`The payment ${intentId} was never made.`)
    return charge
  }

  #decline(intent: PaymentIntent, card: string, declineCode: string): CardError {
    const code = declineCode === 'authentication_required' ? declineCode : 'card_declined'
    const message = `The card was declined: ${declineCode}.`
    const failed = { status: 'failed', failure_code: code, failure_message: message } as const
    const charge = this.#newCharge(intent, card, failed)
    this.#store.emit('charge.failed', charge)
    const method = structuredClone(this.#store.find('payment_method', card))
    const error: CardError = {
      type: 'card_error',
      code,
      decline_code: declineCode,
      message,
      charge: charge.id,
      payment_method: method,
    }
    intent.status = 'requires_payment_method'
    intent.latest_charge = charge.id
    intent.payment_method = null
    intent.last_payment_error = error
    this.#store.emit('payment_intent.payment_failed', intent)
    return error
  }

  #newCharge(intent: PaymentIntent, card: string | null, fields: Partial<Charge>): Charge {
    return this.#store.add<Charge>({
      ...this.#store.begin('ch', 'charge'),
      amount: intent.amount,
      amount_captured: 0,
      amount_refunded: 0,
      captured: false,
      currency: intent.currency,
      customer: intent.customer,
      disputed: false,
      failure_code: null,
      failure_message: null,
      metadata: { ...intent.metadata },
      paid: false,
      payment_intent: intent.id,
      payment_method: card,
      refunded: false,
      status: 'pending',
      ...fields,
    })
  }

  #create(params: Params): PaymentIntent {
    params.ignore(
      'automatic_payment_methods',
      'payment_method_types',
      'receipt_email',
      'statement_descriptor',
    )
    const amount = Number(params.required('amount'))
    if (!(amount >= 50)) throw invalid('The amount is too small.', 'amount_too_small', 'amount')
    const customer = params.text('customer') || null
    if (customer) this.#store.find('customer', customer, 'customer')
    const card = params.text('payment_method')
    const method = card ? this.#store.find('payment_method', card, 'payment_method') : null
    if (method?.customer && method.customer !== customer) {
      throw invalid('The payment method belongs to another customer.', undefined, 'payment_method')
    }
    const isConfirmed = params.flag('confirm') ?? false
    const isSomebodyThere = !params.flag('off_session')
    if (!isConfirmed && !isSomebodyThere)
      throw invalid('off_session needs confirm.', undefined, 'off_session')
    const fields: NewIntent = {
      amount,
      currency: params.required('currency').toLowerCase(),
      customer,
      description: params.text('description') || null,
      metadata: params.metadata('metadata'),
      payment_method: method?.id ?? null,
      setup_future_usage: params.text('setup_future_usage') || null,
      status: method ? 'requires_confirmation' : 'requires_payment_method',
    }
    if (!isConfirmed) return this.newIntent(fields)
    if (!method)
      throw invalid(
        'A payment method is needed to confirm this payment.',
        'parameter_missing',
        'payment_method',
      )
    return this.#confirm(fields, method.id, isSomebodyThere)
  }

  #confirm(fields: NewIntent, card: string, isSomebodyThere: boolean): PaymentIntent {
    const behaviour = this.#customers.behaviourOf(card)
    if (behaviour === 'silent') throw new Silence()
    if (behaviour === 'breaks') throw broken()
    const intent = this.newIntent(fields)
    if (behaviour === 'needs action' && isSomebodyThere) {
      intent.status = 'requires_action'
      this.#store.emit('payment_intent.requires_action', intent)
      return intent
    }
    const error = this.pay(intent, card, isSomebodyThere)
    if (error) throw new Refusal(402, { ...error, payment_intent: this.#store.show(intent) })
    if (behaviour === 'pays silently') throw new Silence(intent)
    if (behaviour === 'pays and breaks') throw broken()
    return intent
  }

  #cancel(params: Params, id: string): PaymentIntent {
    params.ignore('cancellation_reason')
    const intent = this.#store.find('payment_intent', id)
    if (['succeeded', 'canceled', 'processing'].includes(intent.status)) {
      const message = `A payment with status ${intent.status} can't be canceled.`
      throw invalid(message, 'payment_intent_unexpected_state')
    }
    const canceled = { status: 'canceled', canceled_at: this.#store.seconds }
    return this.#store.change('payment_intent.canceled', intent, canceled)
  }
}
