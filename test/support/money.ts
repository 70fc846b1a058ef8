import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../server/config.ts'
import type { Event, PaymentIntent } from '../stripe/objects.ts'
import type { StripeSimulator } from './stripe-simulator.ts'
import type { Tenant, World } from './world.ts'

export const creditPrice = 10

/** The configuration of a server that takes payments and has two plans. */
export function withStripe(simulator: StripeSimulator): Pick<Config, 'stripe'> {
  for (const [plan, credits] of Object.entries({ starter: '1000', school: '5000' })) {
    if (known.get(simulator)?.has(plan)) continue
    const recurring = { interval: 'month' } as const
    simulator.addPrice({
      id: `price_${plan}`,
      currency: 'gbp',
      unit_amount: Number(credits) * 5,
      recurring,
      metadata: { credits },
    })
    known.set(simulator, (known.get(simulator) ?? new Set()).add(plan))
  }
  return {
    stripe: {
      secretKey: simulator.apiKey,
      webhookSecret: simulator.webhookSecret,
      apiBase: simulator.url,
      currency: 'gbp',
      creditPrice,
      plans: { starter: 'price_starter', school: 'price_school' },
    },
  }
}
const known = new WeakMap<StripeSimulator, Set<string>>()

/** Short timeouts for the simulator, though not for a busy machine, and frequent checks for due recharges. */
export const hurry = { paymentTimes: { timeoutMilliseconds: 4_000, pollMilliseconds: 50 } }

/** What buyers, their bank, the payment provider and its webhook do. */
export class Money {
  readonly world: World
  readonly stripe: StripeSimulator

  constructor(world: World, stripe: StripeSimulator) {
    this.world = world
    this.stripe = stripe
  }

  async deliver(event: Event, url = this.world.server.url): Promise<Response> {
    return await this.stripe.deliver(`${url}/webhooks/stripe`, event)
  }

  /** Delivers the events in this order. Each must be accepted. */
  async deliverAll(events: readonly Event[]): Promise<void> {
    for (const event of events) {
      const response = await this.deliver(event)
      assert.equal(response.status, 200, `${event.type}: ${await response.text()}`)
    }
  }

  async beginTopUp({ key, organizationId }: Tenant, credits = 100) {
    const { status, body } = await this.world.call('billing.createTopUp', key, { organizationId, credits })
    assert.equal(status, 201, body.message)
    return body
  }

  /** Buys and pays for credits, without delivering the events. */
  async pay(tenant: Tenant, credits = 100, card?: string) {
    const session = await this.beginTopUp(tenant, credits)
    const events = this.stripe.completeCheckout(session.id, card ? { card } : {})
    return { session, events, paymentId: paymentOf(events) }
  }

  async buy(tenant: Tenant, credits = 100, card?: string) {
    const bought = await this.pay(tenant, credits, card)
    await this.deliverAll(bought.events)
    return bought
  }

  async organization({ key, organizationId }: Tenant) {
    return (await this.world.call('organizations.getOrganization', key, { organizationId })).body
  }

  /** The balance and the owed credits. */
  async balance({ key, organizationId }: Tenant): Promise<[number, number]> {
    const { body } = await this.world.call('billing.getBalance', key, { organizationId })
    return [body.creditsBalance, body.owedCredits]
  }

  /** The operations of the provider's audit events. */
  async listProviderEvents({ key }: Tenant): Promise<string[]> {
    const { body } = await this.world.call('audit.listAuditEvents', key, { 'filter[actorKind]': 'provider' })
    return body.data.map(({ operation }) => operation).sort()
  }

  /** The payments charged to a customer, including declined ones. */
  charges(customerId: string | null): PaymentIntent[] {
    const created = this.stripe.events.filter(({ type }) => type === 'payment_intent.created')
    return created.flatMap(({ data: { object } }) =>
      object.object === 'payment_intent' && object.customer === customerId ? [object] : [],
    )
  }

  async recharges({ organizationId }: Tenant): Promise<{ id: string; state: string; attempts: number }[]> {
    const { rows } = await this.world.owner.query(
      'select id, state, attempts from recharges where organization_id = $1 order by created_at, id',
      [organizationId],
    )
    return rows
  }

  /** Makes a waiting recharge due now. */
  async makeDue({ organizationId }: Tenant): Promise<void> {
    await this.world.owner.query('update recharges set try_at = now() where organization_id = $1', [
      organizationId,
    ])
  }
}

export function paymentOf(events: readonly Event[]): string {
  const object = events.find(({ type }) => type === 'payment_intent.succeeded')?.data.object
  assert(object?.object === 'payment_intent')
  return object.id
}

/** Waits until a condition holds: longer than the minute after which a charge without an answer is tried again. */
export async function eventually(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 120_000; waited += 25) {
    if (await isSo()) return
    await sleep(25)
  }
  throw new Error(`timed out waiting: ${what}`)
}
