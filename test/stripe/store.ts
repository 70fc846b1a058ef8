import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import Stripe from 'stripe'
import { invalid, missing } from './failures.ts'
import type { List } from './list.ts'
import type { Event, EventType, Kind, ObjectOf, StripeObject } from './objects.ts'
import type { Params } from './params.ts'

/** Fields that a response contains only if `expand` names them. */
const includedOnDemand: Record<string, string[]> = {
  'checkout.session': ['line_items'],
  invoice: ['payments'],
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOf = <K extends Kind>(kind: K, object: StripeObject | undefined): object is ObjectOf<K> =>
  object?.object === kind

/** Every object by id, and the events about them. */
export class Store {
  readonly #objects = new Map<string, StripeObject>()
  readonly #now: () => Date
  readonly events: Event[] = []
  /** The current call, which its events name. */
  request: Event['request'] = null

  constructor(now: () => Date) {
    this.#now = now
  }

  get seconds(): number {
    return Math.floor(this.#now().getTime() / 1000)
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`
  }

  /** The fields that every new object starts with. */
  begin<K extends string>(prefix: string, object: K) {
    return { id: this.newId(prefix), object, created: this.seconds, livemode: false }
  }

  add<O extends StripeObject>(object: O): O {
    this.#objects.set(object.id, object)
    return object
  }

  /** `param` is the parameter with the id, if it was not in the path. */
  find<K extends Kind>(kind: K, id: string, param?: string): ObjectOf<K> {
    const object = this.#objects.get(id)
    if (!isOf(kind, object)) throw missing(kind, id, param)
    return object
  }

  all<K extends Kind>(kind: K): ObjectOf<K>[] {
    return [...this.#objects.values()].filter(object => isOf(kind, object))
  }

  emit(type: EventType, object: Event['data']['object'], previous?: Record<string, unknown>): void {
    const event: Event = {
      ...this.begin('evt', 'event'),
      api_version: Stripe.API_VERSION,
      type,
      data: {
        // A copy without the fields included on demand, which the types always have.
        object: this.show(object) as typeof object,
        ...(previous && { previous_attributes: previous }),
      },
      pending_webhooks: 1,
      request: this.request,
    }
    this.events.push(this.add(event))
  }

  /** Changes an object, and sends an event with the previous values. */
  change<O extends Event['data']['object']>(type: EventType, object: O, changes: Partial<O>): O {
    const before = structuredClone(object)
    Object.assign(object, changes)
    const after = new Map(Object.entries(object))
    const changed = Object.entries(before).filter(
      ([name, value]) => !isDeepStrictEqual(value, after.get(name)),
    )
    this.emit(type, object, Object.fromEntries(changed))
    return object
  }

  /** A page of the objects that match the call's filters, newest first. */
  list<K extends Kind>(
    path: string,
    params: Params,
    kind: K,
    filters: Record<string, (object: ObjectOf<K>) => unknown>,
    isWanted: (object: ObjectOf<K>) => boolean = () => true,
  ): List<ObjectOf<K>> {
    const limit = params.number('limit') ?? 10
    if (limit < 1 || limit > 100) throw invalid('limit must be between 1 and 100.', undefined, 'limit')
    let found = this.all(kind).filter(isWanted).reverse()
    for (const [name, of] of Object.entries(filters)) {
      const wanted = params.text(name)
      if (wanted) found = found.filter(object => String(of(object)) === wanted)
    }
    const after = params.text('starting_after')
    if (after) found = found.slice(found.findIndex(({ id }) => id === after) + 1)
    const before = params.text('ending_before')
    if (before) {
      const newer = found.slice(
        0,
        found.findIndex(({ id }) => id === before),
      )
      const data = newer.slice(-limit)
      return { object: 'list', data, has_more: newer.length > data.length, url: path }
    }
    return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url: path }
  }

  /** A copy as sent on the wire, with the ids at these paths replaced by their objects. */
  show(value: unknown, paths: string[][] = []): unknown {
    if (Array.isArray(value)) return value.map(item => this.show(item, paths))
    if (!isRecord(value)) return value
    const onDemand = includedOnDemand[String(value.object)] ?? []
    const shown: Record<string, unknown> = {}
    for (const [name, inner] of Object.entries(value)) {
      const below = paths.filter(([first]) => first === name).map(path => path.slice(1))
      if (below.length === 0 && onDemand.includes(name)) continue
      const referred = below.length > 0 && typeof inner === 'string' ? this.#objects.get(inner) : undefined
      shown[name] = this.show(referred ?? inner, below)
    }
    return shown
  }
}

/** A list inside an object. */
export const listOf = <Item>(url: string, data: Item[]): List<Item> => ({
  object: 'list',
  data,
  has_more: false,
  url,
})
