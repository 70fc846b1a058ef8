import type { Customer, PaymentMethod } from './objects.ts'
import type { Params } from './params.ts'
import type { Routes } from './server.ts'
import type { Store } from './store.ts'

/**
 * What a card does when it is charged. With the silent ones the client gets no response, and with the broken ones status
 * 500. If they pay, the money moves nevertheless.
 */
export type Behaviour =
  | 'succeeds'
  | 'declines'
  | { declines: string }
  | 'needs action'
  | 'silent'
  | 'pays silently'
  | 'breaks'
  | 'pays and breaks'

/** Customers and their cards. */
export class Customers {
  readonly #store: Store
  readonly #behaviours = new Map<string, Behaviour>()

  constructor(store: Store) {
    this.#store = store
  }

  get routes(): Routes {
    const store = this.#store
    return {
      'POST /v1/customers': params => this.#create(params),
      'GET /v1/customers': params =>
        store.list('/v1/customers', params, 'customer', { email: customer => customer.email }),
      'GET /v1/customers/:id': (_, id) => store.find('customer', id),
      'POST /v1/customers/:id': (params, id) => this.#update(params, store.find('customer', id)),
      'GET /v1/customers/:id/payment_methods': (params, id) => this.#listCards(params, id),
      'GET /v1/payment_methods': params => this.#listCards(params, params.required('customer')),
      'GET /v1/payment_methods/:id': (_, id) => store.find('payment_method', id),
      'POST /v1/payment_methods/:id/attach': (params, id) => {
        const customer = store.find('customer', params.required('customer'), 'customer')
        return this.attach(store.find('payment_method', id), customer.id)
      },
      'POST /v1/payment_methods/:id/detach': (_, id) =>
        store.change('payment_method.detached', store.find('payment_method', id), { customer: null }),
    }
  }

  newCard(behaviour: Behaviour, customer?: string): PaymentMethod {
    const card: PaymentMethod = this.#store.add({
      ...this.#store.begin('pm', 'payment_method'),
      type: 'card',
      card: {
        brand: 'visa',
        country: 'US',
        exp_month: 12,
        exp_year: 2040,
        funding: 'credit',
        last4: '4242',
      },
      customer: null,
      metadata: {},
    })
    this.setCard(card.id, behaviour)
    return customer ? this.attach(card, this.#store.find('customer', customer).id) : card
  }

  setCard(id: string, behaviour: Behaviour): void {
    this.#behaviours.set(this.#store.find('payment_method', id).id, behaviour)
  }

  behaviourOf(id: string): Behaviour {
    return this.#behaviours.get(id) ?? 'succeeds'
  }

  attach(card: PaymentMethod, customer: string): PaymentMethod {
    return card.customer === customer
      ? card
      : this.#store.change('payment_method.attached', card, { customer })
  }

  create(fields: Partial<Pick<Customer, 'email' | 'name' | 'description' | 'metadata'>>): Customer {
    const customer: Customer = this.#store.add({
      ...this.#store.begin('cus', 'customer'),
      balance: 0,
      description: null,
      email: null,
      metadata: {},
      name: null,
      invoice_settings: { default_payment_method: null },
      ...fields,
    })
    this.#store.emit('customer.created', customer)
    return customer
  }

  #create(params: Params): Customer {
    return this.create({
      email: params.text('email') || null,
      name: params.text('name') || null,
      description: params.text('description') || null,
      metadata: params.metadata('metadata'),
    })
  }

  #update(params: Params, customer: Customer): Customer {
    const defaultCard = 'invoice_settings[default_payment_method]'
    const card = params.text(defaultCard)
    if (card) this.#store.find('payment_method', card, defaultCard)
    const given = (name: 'email' | 'name' | 'description') => params.text(name) ?? customer[name]
    return this.#store.change('customer.updated', customer, {
      email: given('email') || null,
      name: given('name') || null,
      description: given('description') || null,
      metadata: params.metadata('metadata', customer.metadata),
      ...(card !== undefined && { invoice_settings: { default_payment_method: card || null } }),
    })
  }

  #listCards(params: Params, customer: string): object {
    const { id } = this.#store.find('customer', customer)
    params.ignore('type', 'customer')
    return this.#store.list('/v1/payment_methods', params, 'payment_method', {}, card => card.customer === id)
  }
}
