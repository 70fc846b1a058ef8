import { invalid } from './failures.ts'
import type { Charge, Dispute, Refund } from './objects.ts'
import type { Params } from './params.ts'
import type { Payments } from './payments.ts'
import type { Routes } from './server.ts'
import type { Store } from './store.ts'

/** Money that goes back: refunds, which we give, and disputes, which the bank takes. */
export class Reversals {
  readonly #store: Store
  readonly #payments: Payments

  constructor(store: Store, payments: Payments) {
    this.#store = store
    this.#payments = payments
  }

  get routes(): Routes {
    const store = this.#store
    const filters = {
      charge: (object: Refund | Dispute) => object.charge,
      payment_intent: (object: Refund | Dispute) => object.payment_intent,
    }
    return {
      'POST /v1/refunds': params => this.#create(params),
      'GET /v1/refunds': params => store.list('/v1/refunds', params, 'refund', filters),
      'GET /v1/refunds/:id': (_, id) => store.find('refund', id),
      'GET /v1/disputes': params => store.list('/v1/disputes', params, 'dispute', filters),
      'GET /v1/disputes/:id': (_, id) => store.find('dispute', id),
    }
  }

  refund(charge: Charge, amount?: number, fields: Partial<Refund> = {}): Refund {
    const left = charge.amount - charge.amount_refunded
    if (charge.disputed) throw invalid(`The charge ${charge.id} is disputed.`, 'charge_disputed')
    if (left === 0) throw invalid(`The charge ${charge.id} is already refunded.`, 'charge_already_refunded')
    const refunded = amount ?? left
    if (refunded < 1 || refunded > left)
      throw invalid(`At most ${left} can be refunded.`, undefined, 'amount')
    const refund: Refund = this.#store.add({
      id: this.#store.newId('re'),
      object: 'refund',
      created: this.#store.seconds,
      amount: refunded,
      charge: charge.id,
      currency: charge.currency,
      customer: charge.customer,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: null,
      status: 'succeeded',
      ...fields,
    })
    this.#store.emit('refund.created', refund)
    this.#addRefunded('charge.refunded', charge, refunded)
    return refund
  }

  /** The bank could not return the money, so it is ours again. */
  fail(id: string): void {
    const refund = this.#store.find('refund', id)
    if (refund.status !== 'succeeded') throw invalid(`The refund ${id} is ${refund.status}.`)
    const failed = { status: 'failed', failure_reason: 'lost_or_stolen_card' }
    this.#store.change('refund.updated', refund, failed)
    this.#store.emit('refund.failed', refund)
    this.#store.emit('charge.refund.updated', refund)
    this.#addRefunded('charge.updated', this.#store.find('charge', refund.charge), -refund.amount)
  }

  /** The bank takes the money immediately, and decides later. */
  openDispute(charge: Charge, amount = charge.amount - charge.amount_refunded): Dispute {
    const dispute: Dispute = this.#store.add({
      ...this.#store.begin('du', 'dispute'),
      amount,
      charge: charge.id,
      currency: charge.currency,
      is_charge_refundable: false,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: 'fraudulent',
      status: 'needs_response',
    })
    charge.disputed = true
    this.#store.emit('charge.dispute.created', dispute)
    this.#store.emit('charge.dispute.funds_withdrawn', dispute)
    return dispute
  }

  closeDispute(id: string, status: 'won' | 'lost'): void {
    const dispute = this.#store.find('dispute', id)
    if (['won', 'lost'].includes(dispute.status)) throw invalid(`The dispute ${id} is already closed.`)
    dispute.status = status
    this.#store.emit('charge.dispute.closed', dispute)
    if (status === 'won') this.#store.emit('charge.dispute.funds_reinstated', dispute)
  }

  #addRefunded(type: 'charge.refunded' | 'charge.updated', charge: Charge, amount: number): void {
    const sum = charge.amount_refunded + amount
    this.#store.change(type, charge, { amount_refunded: sum, refunded: sum === charge.amount })
  }

  #create(params: Params): Refund {
    const intent = params.text('payment_intent')
    const charge = intent
      ? this.#payments.chargeOf(this.#store.find('payment_intent', intent, 'payment_intent').id)
      : this.#store.find('charge', params.required('charge'), 'charge')
    const fields = { metadata: params.metadata('metadata'), reason: params.text('reason') || null }
    return this.refund(charge, params.number('amount'), fields)
  }
}
