import type { Price } from './billing-objects.ts'
import { invalid } from './failures.ts'
import type { Params } from './params.ts'
import type { Routes } from './server.ts'
import type { Store } from './store.ts'

export type Interval = 'day' | 'week' | 'month' | 'year'

/** A price as a test registers it; licensed unless it says metered. */
export interface NewPrice {
  readonly id?: string
  readonly unit_amount: number
  readonly currency?: string
  readonly recurring?: {
    readonly interval: Interval
    readonly interval_count?: number
    readonly usage_type?: 'licensed' | 'metered'
  }
  readonly metadata?: Record<string, string>
  readonly lookup_key?: string
  readonly product?: {
    readonly id?: string
    readonly name?: string
    readonly metadata?: Record<string, string>
  }
}

/** Products and their prices. */
export class Prices {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  get routes(): Routes {
    const store = this.#store
    return {
      'GET /v1/prices': params => this.#list(params),
      'GET /v1/prices/:id': (_, id) => store.find('price', id),
      'GET /v1/products': params =>
        store.list('/v1/products', params, 'product', { active: product => product.active }),
      'GET /v1/products/:id': (_, id) => store.find('product', id),
    }
  }

  add({ id, unit_amount, currency = 'usd', recurring, metadata = {}, lookup_key, product }: NewPrice): Price {
    const { id: productId } = this.#store.add({
      ...this.#store.begin('prod', 'product'),
      active: true,
      metadata: {},
      name: 'Product',
      ...product,
    })
    const { interval, interval_count = 1, usage_type = 'licensed' } = recurring ?? {}
    const meter = usage_type === 'metered' ? this.#store.newId('mtr') : null
    return this.#store.add<Price>({
      ...this.#store.begin('price', 'price'),
      ...(id && { id }),
      active: true,
      billing_scheme: 'per_unit',
      currency,
      lookup_key: lookup_key ?? null,
      metadata,
      nickname: null,
      product: productId,
      recurring: interval ? { interval, interval_count, meter, trial_period_days: null, usage_type } : null,
      type: interval ? 'recurring' : 'one_time',
      unit_amount,
      unit_amount_decimal: String(unit_amount),
    })
  }

  /** A price created inline, as in a checkout line. */
  addFrom(params: Params, name: string): Price {
    const product = params.text(`${name}[product]`)
    params.ignore(
      `${name}[product_data][description]`,
      `${name}[product_data][images]`,
      `${name}[tax_behavior]`,
    )
    const currency = params.required(`${name}[currency]`).toLowerCase()
    const unitAmount = params.number(`${name}[unit_amount]`)
    if (unitAmount === undefined) throw invalid('A price needs a unit amount.', 'parameter_missing', name)
    const interval = params.text(`${name}[recurring][interval]`)
    const count = params.number(`${name}[recurring][interval_count]`)
    return this.add({
      unit_amount: unitAmount,
      currency,
      ...(isInterval(interval) && { recurring: { interval, interval_count: count ?? 1 } }),
      product: product
        ? this.#store.find('product', product, `${name}[product]`)
        : {
            name: params.required(`${name}[product_data][name]`),
            metadata: params.metadata(`${name}[product_data][metadata]`),
          },
    })
  }

  #list(params: Params): object {
    const keys = Object.values(params.map('lookup_keys'))
    const filters = {
      active: (price: Price) => price.active,
      product: (price: Price) => price.product,
      currency: (price: Price) => price.currency,
      type: (price: Price) => price.type,
    }
    const isNamed = (price: Price) => keys.length === 0 || keys.includes(price.lookup_key ?? '')
    return this.#store.list('/v1/prices', params, 'price', filters, isNamed)
  }
}

const isInterval = (text: string | undefined): text is Interval =>
  text !== undefined && ['day', 'week', 'month', 'year'].includes(text)

/** The end of the period that starts at `start`, counted from the anchor, so that the 31st does not drift. */
export function periodEnd(anchor: number, start: number, { recurring }: Price): number {
  const { interval, interval_count } = recurring ?? { interval: 'month', interval_count: 1 }
  for (let count = interval_count; ; count += interval_count) {
    const end = addIntervals(anchor, interval, count)
    if (end > start) return end
  }
}

function addIntervals(seconds: number, interval: string, count: number): number {
  const date = new Date(seconds * 1000)
  if (interval === 'day' || interval === 'week') {
    date.setUTCDate(date.getUTCDate() + count * (interval === 'week' ? 7 : 1))
  } else {
    const day = date.getUTCDate()
    date.setUTCMonth(date.getUTCMonth() + count * (interval === 'year' ? 12 : 1))
    // A shorter month has no such day, so the date has overflowed into the next.
    if (date.getUTCDate() !== day) date.setUTCDate(0)
  }
  return date.getTime() / 1000
}
